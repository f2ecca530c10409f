/**
 * Remembers the edition that was chosen: a page that is opened plainly goes on to the remembered edition. An address with a query is a
 * question of its own, and a link to it means the same to everybody.
 */
const KEY = 'muster.edition';

const shown = document.querySelector<HTMLElement>('[data-edition]')?.dataset['edition'] ?? '';

const remembered = (chosen: string | undefined): string => {
  try {
    if (chosen !== undefined) localStorage.setItem(KEY, chosen);
    return localStorage.getItem(KEY) ?? shown;
  } catch {
    return shown; // The reader allows no storage: the links carry the edition.
  }
};

/** This address, as it is now, in an edition: a form writes what is asked into it after the page was made. */
const thisPageIn = (edition: string): string => {
  const there = new URL(location.href);
  there.searchParams.set('edition', edition);
  return there.href;
};

const wanted = remembered(new URLSearchParams(location.search).has('edition') ? shown : undefined);
if (wanted !== shown && location.search === '') location.replace(thisPageIn(wanted));

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-edition] a'))
  link.addEventListener('click', () => {
    link.href = thisPageIn(link.textContent);
  });
export {};
