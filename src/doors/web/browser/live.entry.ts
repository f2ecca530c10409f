import { startClocks } from './clock';
import { tokenFor } from './tokens';

/**
 * Keeps a page current: asks for the page again with the fingerprint it has, and takes over what has changed. Nothing is asked
 * while nobody looks. A private page is asked for with the token this browser keeps for its tournament.
 */
const EVERY_MS = 10_000;
const LONGEST_WAIT_MS = 120_000;

const versionMeta = (root: Document): HTMLMetaElement | null =>
  root.querySelector<HTMLMetaElement>('meta[name="muster-version"]');

/** Null once the page is one that does not change by itself. */
let version: string | null = versionMeta(document)?.content ?? '';
let wait = EVERY_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

const tournament = /^\/tournaments\/([^/]+)/.exec(location.pathname)?.[1] ?? '';

const ask = async (address: string, known: string): Promise<Response> => {
  const token = tokenFor(decodeURIComponent(tournament));
  return fetch(address, {
    headers: { 'if-none-match': known, ...(token !== null && { authorization: `Bearer ${token}` }) },
    cache: 'no-store',
  });
};

/** A picture of a private page: the browser asks for pictures without a token, so we do. */
const showPrivate = async (): Promise<void> => {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-private]:not([src])')) {
    const response = await ask(picture.dataset['private'] ?? '', '');
    if (response.ok) picture.src = `data:image/svg+xml,${encodeURIComponent(await response.text())}`;
  }
};

const rowKey = (row: Element): string => row.querySelector('th')?.textContent ?? '';

/** Marks the rows that say something new. */
const markChanged = (before: Element, after: Element): void => {
  const old = new Map([...before.querySelectorAll('tbody tr')].map((row) => [rowKey(row), row.textContent]));
  for (const row of after.querySelectorAll('tbody tr'))
    if (old.has(rowKey(row)) && old.get(rowKey(row)) !== row.textContent) row.classList.add('changed');
};

const keepOpen = (before: Element, after: Element): void => {
  const open = [...before.querySelectorAll('details')].map((details) => details.open);
  after.querySelectorAll('details').forEach((details, index) => {
    details.open = open[index] ?? false;
  });
};

/** Where the keyboard was, by the address of its link, so that it stays there. */
const focused = (): string | null => document.activeElement?.closest('main a')?.getAttribute('href') ?? null;

/** What a token opens may stand in another shell, and need other scripts, than the refusal that stood here. */
const dress = (page: Document): void => {
  const { shell } = page.documentElement.dataset;
  if (shell !== document.documentElement.dataset['shell']) {
    document.documentElement.dataset['shell'] = shell;
    for (const part of document.querySelectorAll('.skip, .house')) part.remove();
  }
  for (const script of page.querySelectorAll('script[src]')) {
    const address = script.getAttribute('src') ?? '';
    if (!document.querySelector(`script[src="${CSS.escape(address)}"]`)) void import(address);
  }
};

const takeOver = (text: string): void => {
  const page = new DOMParser().parseFromString(text, 'text/html');
  const before = document.querySelector('main');
  const after = page.querySelector('main');
  if (!before || !after) return;
  const at = focused();
  markChanged(before, after);
  keepOpen(before, after);
  before.replaceWith(document.adoptNode(after));
  document.title = page.title;
  dress(page);
  version = versionMeta(page)?.content ?? null;
  if (at !== null) document.querySelector<HTMLElement>(`main a[href="${CSS.escape(at)}"]`)?.focus();
  document.dispatchEvent(new CustomEvent('muster:updated'));
};

const look = async (): Promise<void> => {
  try {
    const response = await ask(location.href, version ?? '');
    if (response.status === 200) {
      takeOver(await response.text());
      await showPrivate();
    }
    wait = response.status < 500 ? EVERY_MS : Math.min(wait * 2, LONGEST_WAIT_MS);
  } catch {
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
  next();
};

const next = (): void => {
  clearTimeout(timer);
  if (version !== null && document.visibilityState === 'visible') timer = setTimeout(look, wait);
};

document.addEventListener('visibilitychange', () => {
  if (version !== null && document.visibilityState === 'visible') void look();
  else clearTimeout(timer);
});
addEventListener('online', () => {
  if (version !== null) void look();
});

startClocks();
// A refusal has no version yet: what a token may open is asked for at once.
if (version === '""') void look();
else next();
