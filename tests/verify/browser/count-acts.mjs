// Counts clicks and keys in the pages themselves, over all pages that one tab opens.

/** From now on each page of this browser counts. */
export const countIn = (browser) =>
  browser.addInitScript(() => {
    const key = 'counted acts';
    globalThis.takeActs = () => {
      const acts = JSON.parse(sessionStorage.getItem(key) ?? '{ "clicks": 0, "keys": 0 }');
      sessionStorage.removeItem(key);
      return acts;
    };
    // A form sent with Enter clicks its button without a pointer; that is the key's doing.
    const count = (name) => (event) => {
      if (!event.isTrusted || (name === 'clicks' && event.pointerType === '')) return;
      const acts = globalThis.takeActs();
      sessionStorage.setItem(key, JSON.stringify({ ...acts, [name]: acts[name] + 1 }));
    };
    addEventListener('click', count('clicks'), true);
    addEventListener('keydown', count('keys'), true);
  });

const take = (page) => page.evaluate(() => globalThis.takeActs());

/** The clicks and keys that the work takes. */
export const counted = async (page, work) => {
  await take(page);
  await work();
  return take(page);
};
