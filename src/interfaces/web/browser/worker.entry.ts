/**
 * Keeps the player's page, the game sheet and the forms of rules within reach without a connection: pages and their files as they were
 * last fetched.
 * It stores no answers of the API: what a player saw stands in the page's own storage, where it is deleted once its link no longer
 * holds. Forms answer by themselves.
 */

const CACHE = 'muster.play';
/** The pages that a table needs. */
const KEPT = ['/play', '/game'];

interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}

const worker = self as typeof self & {
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
};

/** Fetches and keeps a file; without a connection, answers the kept one. */
const freshOrKept = async (request: Request, key: string): Promise<Response> => {
  const cache = await caches.open(CACHE);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(key, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
};

/** A file with a hash in its name never changes. */
const keptOrFresh = async (request: Request): Promise<Response> => {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? freshOrKept(request, request.url);
};

/** The page of a form is kept once for each question, edition and event, not for each input. */
const askKey = ({ searchParams }: URL): string => {
  const named = ['question', 'edition', 'tournament'].map((name) => searchParams.get(name) ?? '');
  return `/rules/ask?${named.join('&')}`;
};

addEventListener('install', (event) => (event as WorkerEvent).waitUntil(worker.skipWaiting()));
addEventListener('activate', (event) => (event as WorkerEvent).waitUntil(worker.clients.claim()));
addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/web/')) respondWith.call(event, keptOrFresh(request));
  else if (request.mode === 'navigate' && KEPT.includes(pathname))
    respondWith.call(event, freshOrKept(request, pathname));
  else if (pathname === '/rules/ask')
    respondWith.call(event, freshOrKept(request, askKey(new URL(request.url))));
});
export {};
