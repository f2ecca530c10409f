// What a reader on a slow phone waits for: each page on its first visit in Chromium, its processor slowed four times, on slow 4G.
import { openBrowser } from '../tests/verify/browser/browser.mjs';
import { playEvent } from '../tests/verify/browser/small-event.mjs';
import { median } from './measure.mjs';
import { startServer } from '../scripts/demo/server.mjs';

const VISITS = 5;
const SLOWER = 4;
/** Slow 4G: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const NETWORK = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** Long enough after `load` for fonts, live updates and what a page loads after its first view. */
const SETTLE_MS = 3000;

const OWN_FCP_MS = 1000;
const OWN_SHIFT = 0.05;
const OWN_BYTES = 60_000;
const READABLE_MS = 3000;

/** Runs in the page, before its own scripts. */
const observe = () => {
  globalThis.seen = { shift: 0, largestMs: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) globalThis.seen.largestMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

/** One first visit: a new browser with nothing stored. */
const visit = async (address) => {
  const { browser, close } = await openBrowser({ viewport: { width: 390, height: 844 } });
  try {
    const page = await browser.newPage();
    await page.addInitScript(observe);
    const protocol = await browser.newCDPSession(page);
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const types = new Map();
    const bytes = { fonts: 0, others: 0, later: 0 };
    let isLoaded = false;
    protocol.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = types.get(requestId) === 'Font' ? 'fonts' : isLoaded ? 'later' : 'others';
      bytes[kind] += encodedDataLength;
    });
    await page.goto(address, { waitUntil: 'load' });
    isLoaded = true;
    await page.waitForTimeout(SETTLE_MS);
    const measured = await page.evaluate(() => ({
      ...globalThis.seen,
      firstMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    }));
    return { ...measured, ...bytes };
  } finally {
    await close();
  }
};

/** The sheet of a game with two armies, as its first player opens it. */
const newSheet = async (url) => {
  const units = Array.from({ length: 12 }, (_, number) => ({
    name: `Unit ${number + 1}`,
    models: 4,
    might: 1,
  }));
  const response = await fetch(`${url}/v1/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'the-first-view-of-a-sheet' },
    body: JSON.stringify({
      edition: '2024',
      scenario: '2024-domination',
      sides: ['Ann', 'Bert'].map((name) => ({ name, units })),
    }),
  });
  const { game, joinTokens } = await response.json();
  return `/game#${game.id}.${joinTokens[0].token}`;
};

const measure = async (address) => {
  const visits = [];
  for (let count = 0; count < VISITS; count++) visits.push(await visit(address));
  const middle = (name) => median(visits.map((one) => one[name]));
  return Object.fromEntries(Object.keys(visits[0]).map((name) => [name, middle(name)]));
};

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

const row = ({ name, firstMs, largestMs, shift, others, later, fonts }) =>
  `| ${name} | ${firstMs.toFixed(0)} | ${largestMs.toFixed(0)} | ${shift.toFixed(3)} | ${kilobytes(others)} | ${kilobytes(later)} | ${kilobytes(fonts)} |`;

const aimsOf = (own, heavy) => {
  const worst = (rows, name) => Math.max(...rows.map((one) => one[name]));
  const [firstMs, shift, others] = ['firstMs', 'shift', 'others'].map((name) => worst(own, name));
  const readableMs = worst(heavy, 'largestMs');
  return [
    {
      name: 'first contentful paint of our pages',
      aim: 'under 1.0 s',
      measured: `${firstMs.toFixed(0)} ms`,
      met: firstMs < OWN_FCP_MS,
    },
    {
      name: 'layout shift of our pages',
      aim: 'under 0.05',
      measured: shift.toFixed(3),
      met: shift < OWN_SHIFT,
    },
    {
      name: 'first visit besides fonts',
      aim: 'under 60 KB',
      measured: `${kilobytes(others)} KB`,
      met: others < OWN_BYTES,
    },
    {
      name: '`/docs` and `/explorer` readable',
      aim: 'within 3 s',
      measured: `${readableMs.toFixed(0)} ms`,
      met: readableMs < READABLE_MS,
    },
  ];
};

export const run = async () => {
  const { buildAll } = await import('../scripts/build.mjs');
  await buildAll();
  const server = await startServer();
  try {
    const { id } = await playEvent(server.url);
    const measureAll = async (paths) => {
      const rows = [];
      for (const [name, path] of paths) rows.push({ name, ...(await measure(`${server.url}${path}`)) });
      return rows;
    };
    const own = await measureAll([
      ['start page', '/'],
      ['event', `/tournaments/${id}`],
      ['standings', `/tournaments/${id}/standings`],
      ['round', `/tournaments/${id}/rounds/2`],
      ['entrants', `/tournaments/${id}/entrants`],
      ['hall', `/tournaments/${id}/hall`],
      ['embed', `/tournaments/${id}/embed`],
      ['player', '/play'],
      ['game sheet', await newSheet(server.url)],
      ['console', '/organise'],
      ['odds', '/odds'],
      ['army list', '/armies/lists/minas-tirith'],
      ['scenario', '/rules/scenarios/no-escape'],
      ['rules', '/rules'],
      ['guide', '/guide'],
    ]);
    const heavy = await measureAll([
      ['`/docs`', '/docs'],
      ['`/explorer`', '/explorer'],
    ]);
    return {
      title: 'The first view on a slow phone',
      command: 'npm run bench -- first-view',
      markdown: [
        `Chromium at 390 px, its processor slowed ${SLOWER} times, slow 4G (150 ms round trip, 1.6 Mbit/s), nothing stored in the browser, the`,
        `local gateway; medians of ${VISITS} visits. A tournament of 12 after 3 rounds. FCP: first contentful paint; LCP: the largest one.`,
        '',
        '| page | FCP, ms | LCP, ms | layout shift | KB | KB after the first view | KB of fonts |',
        '|---|---|---|---|---|---|---|',
        ...[...own, ...heavy].map(row),
      ].join('\n'),
      aims: aimsOf(own, heavy),
    };
  } finally {
    await server.stop();
  }
};
