// A slow phone for the bench: Chromium at 390 px, its processor slowed four times, on slow 4G, with nothing stored.
import { openBrowser } from '../tests/verify/browser/browser.mjs';
import { noteShifts } from '../tests/verify/browser/shifts.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' };
const SLOWER = 4;
/** Slow 4G: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const NETWORK = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** A task may take this long before it blocks. */
const SHORT_TASK_MS = 50;

/** Runs in the page, before its own scripts. */
const observe = (shortTaskMs) => {
  globalThis.seen = { largestMs: 0, blockedMs: 0, updatedAt: [] };
  const { seen } = globalThis;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestMs = startTime));
  watch('longtask', ({ duration }) => (seen.blockedMs += duration - shortTaskMs));
  document.addEventListener('muster:updated', () => seen.updatedAt.push(Date.now()));
};

/** Slows a page down, and notes the bytes that it receives. */
export const slow = async (browser, page, { slower = SLOWER } = {}) => {
  await page.addInitScript(noteShifts);
  await page.addInitScript(observe, SHORT_TASK_MS);
  const protocol = await browser.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const types = new Map();
  const bytes = { fonts: 0, others: 0, later: 0, isLoaded: false };
  protocol.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = types.get(requestId) === 'Font' ? 'fonts' : bytes.isLoaded ? 'later' : 'others';
    bytes[kind] += encodedDataLength;
  });
  return bytes;
};

/** A browser with nothing stored, as large as a phone. */
export const openPhone = () => openBrowser(PHONE);

/** What a page has observed of itself so far; from here on it begins anew, so that acts are told apart. */
export const takeSeen = (page) =>
  page.evaluate(() => {
    const before = { ...globalThis.seen, shift: globalThis.shift };
    globalThis.seen.blockedMs = 0;
    globalThis.shift = 0;
    return before;
  });

/** Once this much of a page is shown: milliseconds since it was asked for. */
const readyMsOf = async (page, ready) => {
  if (ready === undefined) return 0;
  await page.locator(ready).first().waitFor();
  return page.evaluate(() => performance.now());
};

const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;

/** Works with a page of a reader who has nothing stored. */
const withReader = async (crowd, work) => {
  const context = await crowd.newContext(PHONE);
  try {
    const page = await context.newPage();
    return await work(page, await slow(context, page));
  } finally {
    await context.close();
  }
};

/** When a first visit shows something, in milliseconds. */
export const firstPaintOf = (crowd, address) =>
  withReader(crowd, async (page) => {
    await page.goto(address, { waitUntil: 'commit' });
    return (await page.waitForFunction(firstPaint)).jsonValue();
  });

/** One first visit until it has settled. */
export const visit = (crowd, address, { settleMs, ready }) =>
  withReader(crowd, async (page, bytes) => {
    await page.goto(address, { waitUntil: 'load' });
    bytes.isLoaded = true;
    const readyMs = await readyMsOf(page, ready);
    await page.waitForTimeout(settleMs);
    const firstMs = await page.evaluate(firstPaint);
    const { shift, largestMs, blockedMs } = await takeSeen(page);
    const { fonts, others, later } = bytes;
    return { firstMs, largestMs, readyMs, blockedMs, shift, others, later, fonts };
  });
