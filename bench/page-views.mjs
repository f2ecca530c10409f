// What somebody on a slow phone waits for, all in one run: every main page on its first visit, the console while it is used, odds while
// one types, and a result on twenty open pages.
//   npm run bench -- page-views
import { changerOf } from '../scripts/demo/ask.mjs';
import { startServer } from '../scripts/demo/server.mjs';
import { openCrowd } from '../tests/verify/browser/browser.mjs';
import { playEvent } from '../tests/verify/browser/small-event.mjs';
import { largeEvent } from '../tests/verify/browser/spectator.mjs';
import { median } from './measure.mjs';
import { firstPaintOf, openPhone, slow, takeSeen, visit } from './slow-phone.mjs';

/** First visits of each page until it shows something; one more goes on for fonts, live updates and what comes after the first view. */
const FIRST_VISITS = 2;
const SETTLE_MS = 1000;

const OWN_FCP_MS = 1000;
const LARGE_FCP_MS = 1300;
const OPERATION_MS = 1500;
const HEAVY_MS = 3000;
const BLOCKED_MS = 300;
const MOST_SHIFT = 0.05;
const MOST_BYTES = 60_000;
const RESULT_MS = 3000;
const OPEN_PAGES = 20;
/** Not a multiple of what pages wait between two looks: results come at any moment of these. */
const BETWEEN_MS = 1_100;

const measure = async (crowd, { name, address, ready }) => {
  const first = [];
  for (let count = 0; count < FIRST_VISITS; count += 1) first.push(await firstPaintOf(crowd, address));
  const whole = await visit(crowd, address, { settleMs: SETTLE_MS, ready });
  return { name, ...whole, firstMs: median([...first, whole.firstMs]) };
};

/** A game of two armies of a dozen units each, opened by its first player. */
const makeGame = async (url) => {
  const units = Array.from({ length: 12 }, (_, at) => ({ name: `Unit ${at + 1}`, models: 4, might: 1 }));
  const { game, joinTokens } = await changerOf(url)('POST', '/v1/games', {
    edition: '2024',
    scenario: '2024-domination',
    sides: ['Ann', 'Bert'].map((name) => ({ name, units })),
  });
  return `${game.id}.${joinTokens[0].token}`;
};

/** What moves and blocks while the work is done and until it has settled. */
const during = async (page, work, settleMs = 900) => {
  if (page.url() !== 'about:blank') await takeSeen(page);
  await work();
  await page.waitForTimeout(settleMs);
  return takeSeen(page);
};

const VIEWS = ['Entrants', 'Army desk', 'Standings', 'Event', 'Settings', 'Round'];

/** The console of a running event: opened, each view looked at, a name registered, a round drawn, started and a result typed. */
const useConsole = async (url) => {
  const event = await playEvent(url, { rounds: 4, started: 3 });
  const { browser, close } = await openPhone();
  try {
    browser.setDefaultTimeout(20_000);
    const page = await browser.newPage();
    await slow(browser, page);
    const rows = [];
    const note = async (name, work, settleMs) => rows.push({ name, ...(await during(page, work, settleMs)) });
    const press = (name) => page.getByRole('button', { name, exact: true }).first().click();
    const next = (name) =>
      page
        .getByRole('button', { name: new RegExp(`^Next: ${name}`) })
        .first()
        .click();
    await page.goto(`${url}/organise#${event.id}.${event.token}`);
    await page.locator('.tabs').waitFor();
    await page.waitForTimeout(2500);
    rows.push({ name: 'console, opened', ...(await takeSeen(page)) });
    for (const view of VIEWS) await note(`console, view ${view}`, () => press(view));
    await press('Event');
    await note('console, a link made', async () => {
      await press('Make a link');
      await page.locator('.notice code').waitFor();
    });
    await press('Dismiss');
    await press('Entrants');
    await note('console, a name registered', async () => {
      await page.getByLabel('One entrant a line: name; club; squad').fill('Nora Gamgee');
      await press('Register');
      await page.getByRole('rowheader', { name: 'Nora Gamgee' }).waitFor();
    });
    await note('console, round previewed', async () => {
      await next('preview');
      await page.getByText('Preview of round 4').waitFor();
    });
    await note('console, round published', async () => {
      await next('publish');
      await page.getByText('Round 4 is drawn, not started').waitFor();
    });
    await note('console, round started', async () => {
      await next('start');
      await page.locator('#quick').waitFor();
    });
    await note('console, a result typed', async () => {
      await page.locator('#quick').fill('1 9 4');
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        () => document.querySelectorAll('form.game:not([data-open="true"])').length > 0,
      );
    });
    return rows;
  } finally {
    await close();
  }
};

/** A player at the table: the page opened by its link, a result sent. */
const usePlay = async (url) => {
  const event = await playEvent(url, { rounds: 4, played: 3 });
  const { token } = await event.send('POST', '/roles', { role: 'PLAYER', entrant: 'e1' });
  const { browser, close } = await openPhone();
  try {
    const page = await browser.newPage();
    await slow(browser, page);
    const opened = await during(page, () => page.goto(`${url}/play#${event.id}.${token}`), 3000);
    const sent = await during(page, async () => {
      await page.locator('input[name=first]').fill('9');
      await page.locator('input[name=second]').fill('4');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('waiting for the other side to confirm').waitFor();
    });
    return [
      { name: '`/play` opened', ...opened },
      { name: '`/play`, a result sent', ...sent },
    ];
  } finally {
    await close();
  }
};

/** The odds while one types: what blocks the fields. */
const typeOdds = async (url) => {
  const { browser, close } = await openPhone();
  try {
    const page = await browser.newPage();
    await slow(browser, page);
    await page.goto(`${url}/odds`);
    await page.waitForTimeout(2500);
    await page.locator('form > details summary').first().click();
    return await during(page, async () => {
      await page.locator('[name="a.fight"]').fill('6');
      await page.locator('[name="b.fight"]').fill('5');
      await page.locator('[name="a.might"]').fill('2');
    });
  } finally {
    await close();
  }
};

const pagesOf = (event) => [event, `${event}/rounds/4`, `${event}/standings`, `${event}/hall`];

/** A page of somebody's own. Chromium slows a processor by keeping it busy, and there are two: one reader has the slow one. */
const openPage = async (crowd, address, isSlow) => {
  const context = await crowd.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await slow(context, page, isSlow ? {} : { slower: 1 });
  await page.goto(address, { timeout: 90_000 });
  return page;
};

/** When the page last changed, once that is after the moment. */
const updatedSince = async (page, since) => {
  const shown = (moment) => globalThis.seen.updatedAt.find((at) => at >= moment);
  const handle = await page.waitForFunction(shown, since, { timeout: 20_000, polling: 100 });
  return handle.jsonValue();
};

/** From the organiser's request to the last of twenty open pages that shows the result, each on a slow network: milliseconds of each. */
const showResults = async (url) => {
  const event = await playEvent(url, { rounds: 4, played: 3 });
  const crowd = await openCrowd();
  try {
    const paths = pagesOf(`/tournaments/${event.id}`);
    const pages = [];
    // A few at once: two cores start no twenty pages together.
    while (pages.length < OPEN_PAGES)
      pages.push(
        ...(await Promise.all(
          paths.map((path, at) => openPage(crowd, `${url}${path}`, pages.length + at === 0)),
        )),
      );
    await pages[0].waitForTimeout(3000);
    const waited = [];
    for (const table of [1, 2, 3]) {
      const sentAt = Date.now();
      const result = { kind: 'PLAYED', victoryPoints: [table + 5, table] };
      await event.send('PUT', `/rounds/4/tables/${table}/result`, result);
      const updated = await Promise.all(pages.map((page) => updatedSince(page, sentAt)));
      await pages[0].waitForTimeout(BETWEEN_MS);
      waited.push(...updated.map((at) => at - sentAt));
    }
    return waited;
  } finally {
    await crowd.close();
  }
};

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const ms = (value) => `${Math.round(value)} ms`;

const row = ({ name, firstMs, largestMs, blockedMs, shift, others, later, fonts }) =>
  `| ${name} | ${firstMs.toFixed(0)} | ${largestMs.toFixed(0)} | ${blockedMs.toFixed(0)} | ${shift.toFixed(3)} | ${kilobytes(others)} | ${kilobytes(later)} | ${kilobytes(fonts)} |`;

const worstOf = (rows, of) => rows.reduce((worst, one) => (one[of] > worst[of] ? one : worst));

const aim = (name, limit, value, said) => ({
  name,
  aim: limit.said,
  measured: said,
  met: value < limit.most,
});

const under = (most, said) => ({ most, said: `under ${said}` });

const aimsOf = ({ own, large, operation, game, heavy, used, odds, typed, waited }) => {
  const first = worstOf(own, 'firstMs');
  const moved = worstOf([...own, large, operation, game], 'shift');
  const heavier = worstOf(own, 'others');
  const movedInUse = worstOf(
    used.filter(({ name }) => name.startsWith('console')),
    'shift',
  );
  const slowest = worstOf(heavy, 'largestMs');
  const worst = Math.max(...waited);
  const shift = under(MOST_SHIFT, '0.05');
  return [
    aim('first contentful paint, each of our pages', under(OWN_FCP_MS, '1.0 s'), first.firstMs, `${ms(first.firstMs)} (${first.name})`),
    aim('first contentful paint, standings of 300', under(LARGE_FCP_MS, '1.3 s'), large.firstMs, ms(large.firstMs)),
    aim('an operation’s page, its largest part', under(OPERATION_MS, '1.5 s'), operation.largestMs, ms(operation.largestMs)),
    aim('odds, blocked while they load', under(BLOCKED_MS, '300 ms'), odds.blockedMs, ms(odds.blockedMs)),
    aim('odds, blocked while one types', under(BLOCKED_MS, '300 ms'), typed.blockedMs, ms(typed.blockedMs)),
    aim('layout shift of our pages', shift, moved.shift, `${moved.shift.toFixed(3)} (${moved.name})`),
    aim('layout shift of the console in use', shift, movedInUse.shift, `${movedInUse.shift.toFixed(3)} (${movedInUse.name})`),
    aim('first paint of the sheet of a game', under(OWN_FCP_MS, '1.0 s'), game.firstMs, ms(game.firstMs)),
    aim('first view of the sheet of a game, besides fonts', under(MOST_BYTES, '60 KB'), game.others, `${kilobytes(game.others)} KB`),
    aim('first visit besides fonts, each of our pages', under(MOST_BYTES, '60 KB'), heavier.others, `${kilobytes(heavier.others)} KB (${heavier.name})`),
    aim('`/docs` and `/explorer`, their largest part', under(HEAVY_MS, '3 s'), slowest.largestMs, ms(slowest.largestMs)),
    aim(`a result on ${OPEN_PAGES} open pages, the last of them`, { most: RESULT_MS + 1, said: 'within 3 s' }, worst, ms(worst)),
  ]; // prettier-ignore
};

/** The pages that somebody opens first, by name; `ready` finds what the reader came for where a script draws it. */
const ownPages = ({ event, large, game }) => [
  ['front page', '/'],
  ['event', event],
  ['standings', `${event}/standings`],
  ['round', `${event}/rounds/3`],
  ['entrants', `${event}/entrants`],
  ['hall', `${event}/hall`],
  ['embed', `${event}/embed`],
  ['leagues', '/leagues'],
  ['player', '/play'],
  ['console', '/organise'],
  ['odds', '/odds'],
  ['a question of the rules', '/rules/ask'],
  ['rolls', '/rolls'],
  ['rules', '/rules'],
  ['scenario', '/rules/scenarios/no-escape'],
  ['armies', '/armies'],
  ['army list', '/armies/lists/minas-tirith'],
  ['two armies', '/armies/against'],
  ['statistics', '/statistics'],
  ['guide', '/guide'],
  ['standings of 300', `${large}/standings`],
  ['an operation', '/docs/updateTournament'],
  ['sheet of a game', `/game#${game}`, '.game-part [data-counter]'],
  ['`/docs`', '/docs'],
  ['`/explorer`', '/explorer'],
];

const HEAVY = ['`/docs`', '`/explorer`'];
const WITH_OWN_AIM = ['standings of 300', ...HEAVY];

const measurePages = async (url, addresses) => {
  const crowd = await openCrowd();
  try {
    const rows = [];
    for (const [name, path, ready] of ownPages(addresses))
      rows.push(await measure(crowd, { name, address: url + path, ready }));
    return rows;
  } finally {
    await crowd.close();
  }
};

export const measureAll = async (url) => {
  const [event, large] = [await playEvent(url), await largeEvent(url)];
  const rows = await measurePages(url, {
    event: `/tournaments/${event.id}`,
    large: `/tournaments/${large.id}`,
    game: await makeGame(url),
  });
  const named = (name) => rows.find((one) => one.name === name);
  return {
    rows,
    own: rows.filter(({ name }) => !WITH_OWN_AIM.includes(name)),
    heavy: HEAVY.map(named),
    large: named('standings of 300'),
    operation: named('an operation'),
    game: named('sheet of a game'),
    odds: named('odds'),
    typed: await typeOdds(url),
    used: [...(await useConsole(url)), ...(await usePlay(url))],
    waited: await showResults(url),
  };
};

export const run = async () => {
  const { buildAll } = await import('../scripts/build.mjs');
  await buildAll();
  const server = await startServer();
  try {
    return report(await measureAll(server.url));
  } finally {
    await server.stop();
  }
};

const report = (all) => ({
  title: 'Pages on a slow phone',
  command: 'npm run bench -- page-views',
  markdown: [
    'Chromium at 390 px, its processor slowed four times, slow 4G (150 ms round trip, 1.6 Mbit/s), nothing stored in the browser, the local',
    `gateway; first paints are medians of ${FIRST_VISITS + 1} visits. A tournament of 12 after 3 rounds, and one of 300. FCP: first contentful paint; LCP: the largest one; blocked: what`,
    'tasks take beyond 50 ms each, from the first byte on; shift: how far things move by themselves.',
    '',
    '| page | FCP, ms | LCP, ms | blocked, ms | shift | KB | KB after the first view | KB of fonts |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...all.rows.map(row),
    '',
    `The sheet of a game shows its counters after ${ms(all.game.readyMs)}. A result was on ${OPEN_PAGES} open pages (event, round, standings, hall) after ${ms(median(all.waited))}, the median.`,
    '',
    '| in use | shift | blocked, ms |',
    '|---|---:|---:|',
    ...all.used.map(
      ({ name, shift, blockedMs }) => `| ${name} | ${shift.toFixed(3)} | ${blockedMs.toFixed(0)} |`,
    ),
  ].join('\n'),
  aims: aimsOf(all),
});
