// Heavy parts of a page wait until the page is drawn and the browser is idle.

/** After the first view, when the browser rests. */
export const firstViewDone = () =>
  new Promise((resolve) => {
    const rest = () =>
      globalThis.requestIdleCallback ? requestIdleCallback(resolve, { timeout: 2000 }) : setTimeout(resolve);
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
  });

/** Adds a style sheet; resolves once it applies. */
export const addStyle = (address) =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', () => reject(new Error(`${address} did not come`)), { once: true });
    document.head.append(link);
  });
