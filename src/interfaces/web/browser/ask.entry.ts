import type { EventRules } from '../../../shared/house-ruling';
import type * as Here from './ask/here';
import { throwDie } from './dice';
import { createPause } from './requests/pause';

/**
 * The answer beside its form, asked anew as somebody ticks and types. What answers is loaded after the first view and needs no
 * connection; until then, and on pages of charts, the same page is fetched. Its parts are put in the place of these. Without this
 * script the form's button does the same.
 */
const WAIT_MS = 150;

const place = document.querySelector<HTMLElement>('.ask');
const form = place?.querySelector('form');
let asked = 0;
const pause = createPause(WAIT_MS);

const rulesHere = place?.dataset['here'];
let here: typeof Here | undefined;

const replace = (page: Document, selector: string): void => {
  const [before, after] = [document, page].map((one) => one.querySelector(selector));
  if (before && after) before.replaceChildren(...document.adoptNode(after).childNodes);
};

/** Whether a name of the form has other controls there: fields come and go with what is chosen. */
const namesIn = (root: ParentNode): string =>
  [...root.querySelectorAll<HTMLInputElement>('[data-fields] [name]')].map(({ name }) => name).join(' ');

/** The page of an address, or its parts, made here where that can be. */
const pageOf = async (address: string): Promise<string> => {
  const query = new URLSearchParams(address.slice(address.indexOf('?')));
  const made =
    here && rulesHere !== undefined
      ? await here.answerHere(query, JSON.parse(rulesHere) as EventRules)
      : null;
  return made ?? (await fetch(address)).text();
};

const die = (): HTMLInputElement | null | undefined =>
  form?.querySelector<HTMLInputElement>('[name=die], [name="thrown.dice"]');

const show = async (address: string, hasNewFields: boolean): Promise<boolean> => {
  asked += 1;
  const mine = asked;
  try {
    const text = await pageOf(address);
    if (mine !== asked) return false;
    const page = new DOMParser().parseFromString(text, 'text/html');
    replace(page, '[data-answer]');
    replace(page, '[data-follows]');
    const thrown = page.querySelector<HTMLElement>('[data-thrown]')?.dataset['thrown'];
    if (hasNewFields || namesIn(page) !== namesIn(document)) {
      const { name = '' } = (document.activeElement ?? {}) as HTMLInputElement;
      const open = [...document.querySelectorAll('[data-fields] details')].map((one) =>
        one.hasAttribute('open'),
      );
      replace(page, '[data-fields]');
      for (const [index, one] of document.querySelectorAll('[data-fields] details').entries())
        if (open[index]) one.setAttribute('open', '');
      if (name !== '') form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
      offerDice();
    } else if (thrown !== undefined)
      form?.querySelector('[data-thrown]')?.setAttribute('data-thrown', thrown);
    history.replaceState(null, '', address);
    return true;
  } catch {
    // Without a connection the button asks again.
    return false;
  }
};

const addressOf = (by?: HTMLElement | null): string =>
  `${form?.getAttribute('action') ?? ''}?${new URLSearchParams([...new FormData(form ?? undefined, by)].map(([name, value]) => [name, String(value)])).toString()}`;

form?.addEventListener('input', () => {
  pause(() => show(addressOf(), false));
});
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  pause();
  void show(addressOf(event.submitter), true);
});
document.querySelector<HTMLElement>('[data-answer]')?.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-remedy]') : null;
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  void show(link.href, true);
});

/** How the dice of the form stand: more must follow, more may, or none does. */
const further = (): string | undefined =>
  form?.querySelector<HTMLElement>('[data-thrown]')?.dataset['thrown'];

/** Throws the die of a chart, or the dice of a test one after the other until it is over. */
const throwDice = async (): Promise<void> => {
  const field = die();
  if (!field) return;
  const isGoingOn = further() === 'MAY' || further() === 'MUST';
  field.value = isGoingOn ? `${field.value.trim()} ${throwDie()}` : String(throwDie());
  while ((await show(addressOf(), false)) && further() === 'MUST') field.value += ` ${throwDie()}`;
};

const offerDice = (): void => {
  const roll = form?.querySelector<HTMLButtonElement>('[data-roll]');
  if (roll) roll.hidden = false;
};
form?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-roll]')) void throwDice();
});
offerDice();

/** Answers and opens without a connection from now on: loads what answers, then keeps this page with its files. */
const begin = async (): Promise<void> => {
  const query = new URLSearchParams(location.search);
  here = await import('./ask/here');
  await here.loadQuestion(query);
  // A page that was kept is of another question to the same form.
  if (place && query.toString() !== new URLSearchParams(place.dataset['asked']).toString())
    await show(location.pathname + location.search, true);
  if ('serviceWorker' in navigator) await (await import('./requests/keep-page')).keepQuestion();
};

if (rulesHere !== undefined) {
  const start = (): void => void begin().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
