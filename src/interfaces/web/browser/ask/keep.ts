/** Keeps this page and all that it has loaded in this browser, so that it opens without a connection: the worker keeps what passes it. */
export const keepPage = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  const isTaken = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  await serviceWorker.register('/worker.js', { scope: '/rules/ask' });
  if (serviceWorker.controller !== null) return;
  await isTaken;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/web/`));
  await Promise.all([location.href, ...new Set(files)].map(async (file) => fetch(file)));
};
