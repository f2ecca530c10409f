import type { LiveCursor } from '../../../app/kernel/generated/answers';
import { startClocks } from './page-parts/clock';
import { startLiveState, wasCurrent } from './live/state';
import { localDates } from './page-parts/dates';
import { createPoller } from './requests/poller';
import { tokenFor } from './requests/tokens';

/**
 * Keeps a page current. A page of a public tournament follows its cursor, one small answer that everybody shares, and asks for the page
 * when that has changed. Any other page is asked for again with the fingerprint it has; a private one with the token this browser keeps
 * for its tournament. Nothing is asked while nobody looks.
 */
const EVERY_MS = 10_000;
const LONGEST_WAIT_MS = 120_000;
/** A server that is started again is back within seconds. */
const LONGEST_FIRST_WAIT_MS = 3_000;
const FIRST_FAILURES = 20;

const versionMeta = (root: Document): HTMLMetaElement | null =>
  root.querySelector<HTMLMetaElement>('meta[name="muster-version"]');

const SHORTEST_WAIT_MS = 500;

const tournament = /^\/tournaments\/([^/]+)/.exec(location.pathname)?.[1] ?? '';

/** The page as it is shown. */
const shown = {
  /** Null once the page is one that does not change by itself. */
  version: (versionMeta(document)?.content ?? '') as string | null,
  /** Whether the cursor is followed; not before it was answered, nor where it may not be read. */
  follows: tournament !== '',
  cursor: '',
  failures: 0,
};

const ask = async (address: string, known: string, isPublic = false): Promise<Response> => {
  const token = isPublic ? null : tokenFor(decodeURIComponent(tournament));
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

/** The address of the focused link, so that the keyboard stays there. */
const focused = (): string | null => document.activeElement?.closest('main a')?.getAttribute('href') ?? null;

/** A page opened by a token may need another shell and other scripts than the refusal shown before. */
const dress = (page: Document): void => {
  const { shell } = page.documentElement.dataset;
  if (shell !== document.documentElement.dataset['shell']) {
    document.documentElement.dataset['shell'] = shell;
    for (const part of document.querySelectorAll('.skip, .site')) part.remove();
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
  shown.version = versionMeta(page)?.content ?? null;
  if (at !== null) document.querySelector<HTMLElement>(`main a[href="${CSS.escape(at)}"]`)?.focus();
  localDates();
  document.dispatchEvent(new CustomEvent('muster:updated'));
};

/** The page as it is at this cursor or later: an address of its own, so that no cache answers with an older one. */
const addressAt = (cursor: string): string => {
  const address = new URL(location.href);
  address.hash = '';
  address.searchParams.set('cursor', cursor);
  return address.href;
};

const SECOND_MS = 1_000;
const TOO_MANY = 429;

/** Follows the cursor once. False: it may not be read by everybody, so the page itself is asked for. */
const follow = async (): Promise<boolean> => {
  const response = await fetch(`/v1/tournaments/${tournament}/cursor`, { cache: 'no-store' });
  if (response.status === TOO_MANY) {
    poller.wait(Math.max(SECOND_MS * Number(response.headers.get('retry-after') ?? 1), EVERY_MS));
    return true;
  }
  if (response.status >= 500) throw new Error('no answer');
  if (!response.ok) return false;
  const { cursor, ageSeconds, askAgainMs } = (await response.json()) as LiveCursor;
  if (cursor !== shown.cursor) {
    const page = await ask(addressAt(cursor), shown.version ?? '', true);
    if (page.status >= 500) throw new Error('no answer');
    if (page.status === 200) takeOver(await page.text());
    shown.cursor = cursor;
  }
  wasCurrent(ageSeconds);
  poller.wait(askAgainMs);
  return true;
};

const look = async (): Promise<void> => {
  try {
    if (shown.follows) {
      shown.follows = await follow();
      shown.failures = 0;
      if (shown.follows) return next();
    }
    const response = await ask(location.href, shown.version ?? '');
    if (response.status === 200) {
      takeOver(await response.text());
      await showPrivate();
    }
    if (response.status < 500) wasCurrent(0);
    poller.wait(response.status < 500 ? EVERY_MS : 'LONGER');
  } catch {
    shown.failures += 1;
    poller.wait(shown.follows && shown.failures < FIRST_FAILURES ? LONGEST_FIRST_WAIT_MS : 'LONGER');
  }
  next();
};

const poller = createPoller(look, { usualMs: EVERY_MS, longestMs: LONGEST_WAIT_MS });

const next = (leastMs = SHORTEST_WAIT_MS): void => {
  poller.stop();
  if (shown.version !== null && document.visibilityState === 'visible') poller.start(leastMs);
};

document.addEventListener('visibilitychange', () => {
  if (shown.version !== null && document.visibilityState === 'visible') poller.startNow();
  else poller.stop();
});
addEventListener('online', () => {
  if (shown.version !== null) poller.startNow();
});

startClocks();
if (shown.version !== null) startLiveState();
localDates();
// A refusal has no version yet: what a token may open is asked for at once.
if (shown.version === '""' || shown.follows) poller.startNow();
else next(EVERY_MS);
