import { throwDie } from './dice';

/**
 * The answer beside its form, asked anew as somebody ticks and types: the same page is fetched, and its parts are put in the place of
 * these. Without this script the form's button does the same.
 */
const WAIT_MS = 150;

const form = document.querySelector<HTMLFormElement>('.ask form');
let asked = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const replace = (page: Document, selector: string): void => {
  const [before, after] = [document, page].map((one) => one.querySelector(selector));
  if (before && after) before.replaceChildren(...document.adoptNode(after).childNodes);
};

/** Whether a name of the form has other controls there: fields come and go with what is chosen. */
const namesIn = (root: ParentNode): string =>
  [...root.querySelectorAll<HTMLInputElement>('[data-fields] [name]')].map(({ name }) => name).join(' ');

const show = async (address: string, hasNewFields: boolean): Promise<void> => {
  asked += 1;
  const mine = asked;
  try {
    const text = await (await fetch(address)).text();
    if (mine !== asked) return;
    const page = new DOMParser().parseFromString(text, 'text/html');
    replace(page, '[data-answer]');
    replace(page, '[data-follows]');
    if (hasNewFields || namesIn(page) !== namesIn(document)) {
      const { name = '' } = (document.activeElement ?? {}) as HTMLInputElement;
      const open = [...document.querySelectorAll('[data-fields] details')].map((one) =>
        one.hasAttribute('open'),
      );
      replace(page, '[data-fields]');
      for (const [place, one] of document.querySelectorAll('[data-fields] details').entries())
        if (open[place]) one.setAttribute('open', '');
      if (name !== '') form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
    }
    history.replaceState(null, '', address);
  } catch {
    // Without a connection the button asks again.
  }
};

const addressOf = (by?: HTMLElement | null): string =>
  `${form?.getAttribute('action') ?? ''}?${new URLSearchParams([...new FormData(form ?? undefined, by)].map(([name, value]) => [name, String(value)])).toString()}`;

form?.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(() => void show(addressOf(), false), WAIT_MS);
});
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  clearTimeout(timer);
  void show(addressOf(event.submitter), true);
});
document.querySelector<HTMLElement>('[data-answer]')?.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-remedy]') : null;
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  void show(link.href, true);
});

const die = form?.querySelector<HTMLInputElement>('[name=die]');
const roll = form?.querySelector<HTMLButtonElement>('[data-roll]');
if (die && roll) {
  roll.hidden = false;
  roll.addEventListener('click', () => {
    die.value = String(throwDie());
    void show(addressOf(), false);
  });
}
