/** Keeps pages in this browser, so that they open without a connection. */

const CACHE = 'muster.play';

/** The scripts and styles of ours that this page has loaded. */
const loadedFiles = (): readonly string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/web/`)),
  ),
];

/** Keeps the page of this path and all that it has loaded. */
export const keepPage = async (path: string): Promise<void> => {
  await navigator.serviceWorker.register('/worker.js', { scope: path });
  const cache = await caches.open(CACHE);
  await cache.addAll([path, ...loadedFiles()]);
};

/** Keeps this page of a question with its files: the worker keeps what passes it. */
export const keepQuestion = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  const isTaken = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  await serviceWorker.register('/worker.js', { scope: '/rules/ask' });
  if (serviceWorker.controller !== null) return;
  await isTaken;
  await Promise.all([location.href, ...loadedFiles()].map(async (file) => fetch(file)));
};
