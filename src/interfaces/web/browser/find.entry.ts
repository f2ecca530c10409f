import { plainText } from '../../../shared/plain-text';
import { eventEndTexts } from '../event-end-texts';

/** Finds a name in a long table while one types; what was typed outlasts a live page's next state. */

const fieldHere = (): HTMLInputElement | null => document.querySelector('form[data-find] input[type=search]');

const apply = (): void => {
  const wanted = plainText(fieldHere()?.value.trim() ?? '');
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('main tbody tr')];
  for (const row of rows)
    row.hidden = !plainText(row.querySelector('th')?.textContent ?? '').includes(wanted);
  const shown = rows.filter(({ hidden }) => !hidden).length;
  const said = document.querySelector('form[data-find] output');
  if (said) said.textContent = shown < rows.length ? eventEndTexts.found(shown, rows.length) : '';
};

let typed: string | null = null;
let isIn = false;

document.addEventListener('focusin', ({ target }) => {
  isIn = target === fieldHere();
});
document.addEventListener('focusout', ({ target }) => {
  if (target instanceof Node && target.isConnected) isIn = false;
});
document.addEventListener('input', ({ target }) => {
  const field = fieldHere();
  if (field === null || target !== field) return;
  typed = field.value;
  apply();
});
document.addEventListener('submit', (event) => {
  if (event.target instanceof HTMLElement && 'find' in event.target.dataset) event.preventDefault();
});
document.addEventListener('muster:updated', () => {
  const field = fieldHere();
  if (field === null || typed === null) return;
  field.value = typed;
  apply();
  if (isIn) field.focus();
});
export {};
