// The pages of the real server in headless Chromium, every other host blocked: a whole event in the console, two scorekeepers at
// once, a connection that goes and comes back, the frame on another website, reading without scripts, phone and projector, axe-core.
//   node tests/verify/web.mjs [--pictures FOLDER]
import { deepStrictEqual, match, ok } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { withServer } from '../../scripts/demo/server.mjs';

const CHROMIUM = '/usr/bin/chromium';
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];
const sizes = { phone: [360, 740], desktop: [1280, 900], projector: [1920, 1080] };
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const option = process.argv.indexOf('--pictures');
const pictures = option < 0 ? undefined : process.argv[option + 1];

if (!existsSync(CHROMIUM)) {
  const install = 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium';
  spawnSync('sh', ['-c', install], { stdio: ['ignore', 'ignore', 'inherit'] });
}

const PLAYERS = [
  'Adéla Nováková', 'Bruno Richter', 'Clara Söderström', 'Dario Bianchi', 'Edith Marlowe', 'Felix Krüger',
  'Greta van der Heijden', 'Hugo Lefèvre', 'Ivana Horváthová', 'Jonas Ødegård', '<img src=x onerror=alert(1)>', 'Lukáš Dvořák',
  'Marta Kowalska', 'Nikol "Nix" Jelínková', 'Oskar Þórsson', 'Petra & Šimková',
]; // prettier-ignore

/** A browser of its own, as another person has it; what it should not have done is noted. */
const person = async (faults, origin, more = {}) => {
  const profile = mkdtempSync(join(tmpdir(), 'muster-browser-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: flags,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    ...more,
  });
  browser.setDefaultTimeout(15_000);
  browser.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob|about):/.test(url) && !more.otherSites)
      faults.push(`asked ${url}`);
  });
  browser.on('weberror', (error) => faults.push(String(error.error())));
  browser.on('console', (message) => {
    // A refused or lost request is shown to the user; the browser notes it too.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      faults.push(message.text());
  });
  browser.on('dialog', (dialog) => dialog.accept());
  return {
    browser,
    close: async () => {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
};

const picture = async (page, name) => {
  if (pictures)
    await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: !name.includes('projector') });
};

const axeFinds = async (page) => {
  // Through the protocol: the page's own policy lets no foreign script in.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(async () => globalThis.axe.run());
  return violations.map(
    ({ id, nodes }) => `${new URL(page.url()).pathname}: ${id}: ${nodes[0]?.html.slice(0, 160)}`,
  );
};

const noTableIsOpen = (page) =>
  page.waitForFunction(() => !document.querySelector('form.game[data-open="true"]'));
const nothingWaits = (page) =>
  page
    .locator('.outbox', { hasText: 'wait' })
    .waitFor({ state: 'detached' })
    .catch(() => undefined);

/** A whole round by quick entry: Enter after each line, never the mouse. */
const reportByKeyboard = async (page, tables, { from = 1, round }) => {
  await page.locator('#quick').focus();
  for (let table = from; table <= tables; table++) {
    const line = `${table} ${(table * 5 + round * 3) % 13}${table % 3 === 0 ? '*' : ''} ${(table * 2 + round) % 11}`;
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
};

const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click();

const startRound = async (page, number) => {
  await page.getByRole('heading', { name: `Next: round ${number}` }).waitFor();
  await press(page, 'Preview');
  await page.getByText(`Preview of round ${number}`).waitFor();
  await press(page, 'Publish this draw');
  await page.getByText(`Round ${number} is drawn, not started`).waitFor();
  await picture(page, `console-drawn-${number}`);
  if (number === 2) {
    await page.getByText('Swap two entrants').click();
    const [first, second] = [page.locator('select[name=first]'), page.locator('select[name=second]')];
    await first.selectOption({ index: 1 });
    await second.selectOption({ index: 3 });
    await page
      .locator('form:has(button:text-is("Swap")) input[name=reason]')
      .fill('they came by the same car');
    await press(page, 'Swap');
    await page.getByText('they came by the same car').first().waitFor();
  }
  await page.locator('input[name=minutes]').fill('120');
  await press(page, 'Start the round');
  await page.locator('#quick').waitFor();
};

const createEvent = async (page, url) => {
  await page.goto(`${url}/organise`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Open of the Shire');
  await page.locator('input[name=rounds]').fill('4');
  await page.keyboard.press('Enter');
  await page
    .getByLabel('One entrant a line: name; club')
    .fill(PLAYERS.map((name, index) => `${name}; Club ${index % 3}`).join('\n'));
  await press(page, 'Register');
  await page.getByRole('rowheader', { name: 'Petra & Šimková' }).waitFor();
  await nothingWaits(page);
  await press(page, 'Open check-in');
  await press(page, 'Check in everybody');
  await page.waitForFunction(
    () =>
      document.querySelectorAll('.entrants tbody tr').length === 16 &&
      !document.querySelector('.entrants tbody button[aria-label^="Check in"]'),
  );
  await press(page, 'Round');
  return decodeURIComponent(new URL(page.url()).hash.slice(1));
};

/** The whole event, with a second scorekeeper, a lost connection, a correction and a penalty in it. */
const runEvent = async (faults, url) => {
  const organiser = await person(faults, url);
  const page = await organiser.browser.newPage();
  const id = await createEvent(page, url);
  await picture(page, 'console-start');

  await startRound(page, 1);
  await reportByKeyboard(page, 8, { round: 1 });
  await noTableIsOpen(page);
  await nothingWaits(page);

  // A second scorekeeper, in a browser of their own, by the link they were given.
  await press(page, 'Event');
  await press(page, 'Make a link');
  const link = await page.locator('.notice code').innerText();
  await press(page, 'Dismiss');
  const helper = await person(faults, url);
  const second = await helper.browser.newPage();
  await second.goto(link);
  await second.getByRole('heading', { name: 'Open of the Shire' }).waitFor();
  ok(!second.url().includes('muster_'), 'the token stays out of the address');
  await press(page, 'Round');

  await startRound(page, 2);
  await second.getByRole('heading', { name: 'Round 2', exact: true }).waitFor();
  await second.locator('#quick').waitFor();
  // Both see table 1 open; the second enters it first. What the organiser sends after is not put over it unseen.
  await second.locator('form.game').first().waitFor();
  await page.route('**/v1/tournaments/**', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await second.locator('#quick').fill('1 9 4');
  await second.keyboard.press('Enter');
  await second.locator('form.game[data-open="false"]').first().waitFor();
  await nothingWaits(second);
  await page.locator('#quick').fill('1 2 8');
  await page.keyboard.press('Enter');
  await page.getByText('Entered meanwhile').waitFor();
  match(await page.locator('.refused').innerText(), /9–4/);
  await picture(page, 'console-conflict');
  await press(page, 'Keep theirs');
  await page.unroute('**/v1/tournaments/**');

  // The connection goes: entering goes on, and what waits is in sight; then it comes back.
  await organiser.browser.setOffline(true);
  await reportByKeyboard(page, 5, { from: 2, round: 2 });
  await page.getByText('4 changes wait to be sent').waitFor();
  await page.getByText('No connection.').waitFor();
  await picture(page, 'console-offline');
  await organiser.browser.setOffline(false);
  await reportByKeyboard(second, 8, { from: 6, round: 2 });
  await noTableIsOpen(page);
  await page.locator('.offline').waitFor({ state: 'detached' });
  const stored = await (await fetch(`${url}/v1/tournaments/${id}/rounds/2`)).json();
  deepStrictEqual(stored.tables[0].result.victoryPoints, [9, 4]);
  deepStrictEqual(stored.tables[1].result.victoryPoints, [(2 * 5 + 6) % 13, (2 * 2 + 2) % 11]);
  deepStrictEqual(
    stored.tables.filter(({ result }) => result === null),
    [],
  );

  // A correction by the fields of its table.
  const game = page.getByRole('form', { name: 'Table 1', exact: true });
  await game.locator('input[name=first]').fill('10');
  await game.getByRole('button', { name: 'Correct' }).click();
  await page.waitForFunction(() => document.querySelector('form.game input[name=first]')?.value === '10');
  await nothingWaits(page);
  await helper.close();

  await startRound(page, 3);
  // By the fields and the mouse this time: Enter goes on to the next open table.
  await page.getByRole('form', { name: 'Table 1', exact: true }).locator('select').selectOption({ index: 1 });
  await page
    .getByRole('form', { name: 'Table 1', exact: true })
    .getByRole('button', { name: 'Save' })
    .click();
  for (let table = 2; table <= 8; table++) {
    const form = page.getByRole('form', { name: `Table ${table}`, exact: true });
    await form.locator('input[name=first]').fill(String(table));
    await form.locator('input[name=second]').fill('3');
    await page.keyboard.press('Enter');
  }
  await noTableIsOpen(page);
  await press(page, 'Entrants');
  const row = page.locator('.entrants tbody tr').first();
  await row.locator('summary').click();
  await row.locator('select[name=what]').selectOption('adjustments');
  await row.locator('input[name=victoryPoints]').fill('-2');
  await row.locator('input[name=reason]').fill('late to the table');
  await row.getByRole('button', { name: 'Do it' }).click();
  await nothingWaits(page);
  await press(page, 'Round');

  await startRound(page, 4);
  await reportByKeyboard(page, 8, { round: 4 });
  await noTableIsOpen(page);
  await nothingWaits(page);
  faults.push(...(await axeFinds(page)));
  await press(page, 'Finish the tournament');
  await page.getByText('Finished').first().waitFor();
  await press(page, 'Standings');
  deepStrictEqual(await page.locator('.standings tbody tr').count(), 16);
  await press(page, 'Event');
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Everything (JSON)')]);
  const exported = JSON.parse(readFileSync(await download.path(), 'utf8'));
  deepStrictEqual(exported.rounds.length, 4);
  faults.push(...(await axeFinds(page)));
  const entrant = (await (await fetch(`${url}/v1/tournaments/${id}`)).json()).entrants[0];
  deepStrictEqual(entrant.adjustments[0].reason, 'late to the table');
  const { standings, complete } = await (await fetch(`${url}/v1/tournaments/${id}/standings`)).json();
  ok(complete && standings.length === 16 && standings.every(({ played }) => played === 4));
  await organiser.close();
  return id;
};

const pathsOf = (id) => ({
  home: '/',
  event: `/tournaments/${id}`,
  standings: `/tournaments/${id}/standings`,
  round: `/tournaments/${id}/rounds/2`,
  entrants: `/tournaments/${id}/entrants`,
  entrant: `/tournaments/${id}/entrants/e1`,
  movement: `/tournaments/${id}/movement`,
  hall: `/tournaments/${id}/hall`,
  print: `/tournaments/${id}/rounds/2/print`,
  slips: `/tournaments/${id}/rounds/2/slips`,
  table: `/tournaments/${id}/rounds/2/tables/3`,
  embed: `/tournaments/${id}/embed`,
  rules: '/rules',
  search: '/rules?q=heroc%20fight',
  'to-wound': '/rules/to-wound',
  chart: '/rules/charts/leap',
  scenario: '/rules/scenarios/no-escape',
  entry: '/rules/entries/heroic-combat',
  odds: '/odds',
  volley: '/odds?kind=volley',
  rolls: '/rolls',
  planner: '/planner',
  organise: '/organise',
  play: '/play',
});

/** Every page at every size, light and dark: nothing sticks out, axe-core finds nothing, the budgets hold. */
const lookAtAll = async (faults, url, id) => {
  for (const colorScheme of ['light', 'dark']) {
    const reader = await person(faults, url, { colorScheme });
    const page = await reader.browser.newPage();
    for (const [size, [width, height]] of Object.entries(sizes)) {
      await page.setViewportSize({ width, height });
      for (const [name, path] of Object.entries(pathsOf(id))) {
        await page.goto(`${url}${path}`);
        await page.evaluate(() => document.fonts.ready);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) faults.push(`${name} is ${over} px too wide at ${size}`);
        if (size !== 'desktop') faults.push(...(await axeFinds(page)));
        await picture(page, `${name}-${size}-${colorScheme}`);
      }
    }
    await reader.close();
  }
};

/** The bytes of a page and of its scripts, unpacked and as sent. */
const weigh = async (url, id) => {
  const pages = {};
  for (const [name, path] of Object.entries(pathsOf(id))) {
    const text = await (await fetch(`${url}${path}`)).text();
    const visited = new Set();
    const queue = [...text.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => src);
    let scriptBytes = 0;
    let sentBytes = 0;
    while (queue.length > 0) {
      const src = queue.shift();
      if (visited.has(src)) continue;
      visited.add(src);
      const script = await (await fetch(`${url}${src}`)).text();
      scriptBytes += Buffer.byteLength(script);
      sentBytes += (await import('node:zlib')).gzipSync(script).length;
      for (const [, next] of script.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) queue.push(`/web/${next}`);
    }
    pages[name] = { htmlBytes: Buffer.byteLength(text), scriptBytes, sentBytes };
  }
  return pages;
};

const readWithoutScripts = async (faults, url, id) => {
  const reader = await person(faults, url, { javaScriptEnabled: false });
  const page = await reader.browser.newPage();
  await page.goto(`${url}/tournaments/${id}`);
  match(await page.locator('main').innerText(), /Petra & Šimková/);
  await page.getByRole('link', { name: 'Round 2' }).click();
  match(await page.locator('main').innerText(), /they came by the same car/);
  await page.getByRole('link', { name: 'Standings' }).click();
  deepStrictEqual(await page.locator('.standings tbody tr').count(), 16);
  await page.goto(`${url}/odds`);
  await page.locator('input[name="a.fight"]').fill('5');
  await page.getByRole('button', { name: 'Work it out' }).click();
  match(page.url(), /a\.fight=5/);
  match(await page.locator('main').innerText(), /66\.7 %|%/);
  await picture(page, 'no-script');
  await reader.close();
};

/** A page on another origin with the one line in it. */
const embedElsewhere = async (faults, url, id) => {
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>A club</title><h1>A club</h1><script async src="${url}/embed.js" data-tournament="${id}" data-accent="7a2e2e"></script>`,
    );
  });
  await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve));
  const reader = await person(faults, url, { otherSites: true });
  try {
    const page = await reader.browser.newPage();
    await page.goto(`http://localhost:${site.address().port}/`);
    const frame = page.frameLocator('iframe');
    await frame.locator('.standings tbody tr').nth(15).waitFor();
    await page.waitForFunction(() => Number(document.querySelector('iframe').height) > 500);
    const accent = await frame
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--accent'));
    deepStrictEqual(accent, '#7a2e2e');
    await picture(page, 'embed-elsewhere');
  } finally {
    await reader.close();
    site.close();
  }
};

/** A page that is open shows a result as soon as it is in; a player reports, the other confirms. */
const playAndWatch = async (faults, url) => {
  const send = async (method, path, body, token) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body ?? {}),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(answer));
    return answer;
  };
  const { tournament, organiserToken } = await send('POST', '/v1/tournaments', { name: 'Two', rounds: 1 });
  const home = `/v1/tournaments/${tournament.id}`;
  for (const name of ['Ann', 'Bert']) await send('POST', `${home}/entrants`, { name }, organiserToken);
  const tokens = {};
  for (const entrant of ['e1', 'e2'])
    tokens[entrant] = (
      await send('POST', `${home}/roles`, { role: 'PLAYER', entrant }, organiserToken)
    ).token;
  const drawn = await send('POST', `${home}/rounds`, {}, organiserToken);
  await send('POST', `${home}/rounds/1/start`, { minutes: 90 }, organiserToken);

  const watcher = await person(faults, url);
  const watching = await watcher.browser.newPage();
  await watching.goto(`${url}/tournaments/${tournament.id}`);
  await watching.locator('.clock b', { hasText: /^1:(29|30):\d\d$/ }).waitFor();

  const players = {};
  for (const entrant of ['e1', 'e2']) {
    players[entrant] = await person(faults, url, { viewport: { width: 360, height: 740 } });
    players[entrant].page = await players[entrant].browser.newPage();
    await players[entrant].page.goto(`${url}/play#${tournament.id}.${tokens[entrant]}`);
    await players[entrant].page.getByText('Table 1', { exact: true }).waitFor();
    ok(!players[entrant].page.url().includes('muster_'));
  }
  const [first, second] = drawn.tables[0].entrants;
  const { page } = players[first];
  await picture(page, 'play-phone');
  faults.push(...(await axeFinds(page)));
  await page.locator('input[name=first]').fill('8');
  await page.locator('input[name=second]').fill('2');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('waiting for the other side to confirm').waitFor();
  await players[second].page.getByRole('button', { name: 'That is right' }).click();
  await players[second].page.getByText('confirmed').waitFor();
  await watching.locator('.score', { hasText: '8–2' }).waitFor();
  const [{ result }] = (await (await fetch(`${url}${home}/rounds/1`)).json()).tables;
  deepStrictEqual([result.status, result.victoryPoints], ['CONFIRMED', [8, 2]]);
  for (const { close } of [watcher, ...Object.values(players)]) await close();
};

const checkPicture = async (url, id) => {
  const png = await fetch(`${url}/movement/${id}.png`);
  deepStrictEqual([png.status, png.headers.get('content-type')], [200, 'image/png']);
  const bytes = Buffer.from(await png.arrayBuffer());
  deepStrictEqual(bytes.subarray(1, 4).toString(), 'PNG');
  const again = await fetch(`${url}/movement/${id}.png`, {
    headers: { 'if-none-match': png.headers.get('etag') },
  });
  deepStrictEqual(again.status, 304);
};

const check = async (url) => {
  const faults = [];
  const id = await runEvent(faults, url);
  console.log(
    'web: 16 players, 4 rounds run in the console: two scorekeepers, a conflict, a lost connection, a correction',
  );
  await checkPicture(url, id);
  await playAndWatch(faults, url);
  await readWithoutScripts(faults, url, id);
  await embedElsewhere(faults, url, id);
  await lookAtAll(faults, url, id);
  const weights = await weigh(url, id);
  for (const [name, { htmlBytes, scriptBytes, sentBytes }] of Object.entries(weights)) {
    if (htmlBytes > 50_000) faults.push(`${name}: ${htmlBytes} bytes of HTML`);
    if (sentBytes > 30_000 || (!['organise'].includes(name) && scriptBytes > 30_000))
      faults.push(`${name}: ${scriptBytes} bytes of script`);
  }
  deepStrictEqual([...new Set(faults)], []);
  console.log(
    'web: pages, phone to projector, light and dark: nothing too wide, nothing found by axe-core, no other host asked',
  );
  console.log(
    Object.entries(weights)
      .map(
        ([name, { htmlBytes, scriptBytes, sentBytes }]) =>
          `  ${name}: ${htmlBytes} bytes of HTML, ${scriptBytes} of script (${sentBytes} packed)`,
      )
      .join('\n'),
  );
};

await withServer(process.argv[2]?.startsWith('http') ? process.argv[2] : undefined, check);
