// The game sheet on two phones: a singles and a doubles game of each edition at a table of an event, and two outside any event. One phone
// has no connection, at a table for ten minutes by its clock; both change the same models, a page is loaded anew; then both show the
// same and the result is confirmed. Nothing but the pages is used, apart from the event itself.
import { deepStrictEqual, match, ok } from 'node:assert/strict';
import { THUMB, axeFinds, lookOnPhone, person, picture, press, readFrom } from './person.mjs';
import { newEvent } from './players.mjs';

const PHONE = { viewport: { width: 360, height: 740 } };

const smallTargets = (page) =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll('.at-table :is(button, input:not([type=checkbox]), select, summary)')]
        .filter((one) => one.offsetParent !== null || getComputedStyle(one).position === 'fixed')
        .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 80)])
        .filter(([{ width, height }]) => Math.round(Math.min(width, height)) < least)
        .map(([{ width, height }, markup]) => `${width} by ${height} px: ${markup}`),
    THUMB,
  );

export const look = lookOnPhone(smallTargets);

export const tab = (page, name) =>
  page.locator('.game-bar').getByRole('button', { name, exact: true }).click();

/** One tap on the − of a counter, and what it shows then. */
export const less = (page, counter) => page.locator(`[data-counter="${counter}"] button`).first().click();
const plus = (page, counter) => page.locator(`[data-counter="${counter}"] button`).last().click();
export const shows = (page, counter, number) =>
  page.locator(`[data-counter="${counter}"] b`, { hasText: new RegExp(`^${number}$`) }).waitFor();

/** Until the phone has sent everything that was tapped on it. */
export const allSent = (page) =>
  page.waitForFunction(() => {
    const sheets = Object.keys(localStorage).filter((key) => key.startsWith('muster.game.'));
    return sheets.every((key) => JSON.parse(localStorage.getItem(key)).waiting.length === 0);
  });

/** What a phone shows of both armies, the turn and the score. */
const whole = async (page, isFirst, isScored = true) => {
  const texts = {};
  for (const [part, name] of Object.entries({
    ann: isFirst ? 'Mine' : 'Theirs',
    bert: isFirst ? 'Theirs' : 'Mine',
    turn: 'Turn',
    ...(isScored && { score: 'Score' }),
  })) {
    await tab(page, name);
    const shown = page.locator(part === 'score' ? '.game-score' : '.game-part');
    await shown.locator('b, h2').first().waitFor();
    texts[part] = await shown.innerText();
  }
  return texts;
};

/** The second phone has no connection while both go on; it is loaded anew, comes back, and both agree. */
const apart = async (faults, [first, second], name) => {
  await tab(first, 'Mine');
  await tab(second, 'Theirs');
  await shows(second, '0.1.casualties', 6);
  // Everything that a table needs is in the phone by now.
  await second.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await second.waitForFunction(async () => (await caches.match('/game')) !== undefined);
  await second.context().setOffline(true);
  await less(first, '0.1.casualties');
  await less(first, '0.0.might');
  for (let count = 0; count < 3; count += 1) await less(second, '0.1.casualties');
  await second.getByText('No connection. Go on').waitFor();
  await second.getByText('3 changes wait on this phone').waitFor();
  await shows(second, '0.1.casualties', 3);
  await look(faults, second, `game-${name}-offline`);
  // The same value on both: the later one counts, and the earlier one is shown beside it.
  await tab(first, 'Turn');
  await press(first, 'Ann');
  await allSent(first);
  await tab(second, 'Turn');
  await press(second, 'Bert');
  await press(second, 'Move');
  // The page is loaded anew without a connection: nothing is lost.
  await second.reload();
  await tab(second, 'Theirs');
  await shows(second, '0.1.casualties', 3);
  await second.context().setOffline(false);
  await allSent(second);
  for (const phone of [first, second]) {
    await tab(phone, phone === first ? 'Mine' : 'Theirs');
    await shows(phone, '0.1.casualties', 2);
    await shows(phone, '0.0.might', 1);
    await tab(phone, 'Turn');
    await phone.getByText('at the same time the other phone said').first().waitFor();
  }
  await look(faults, first, `game-${name}-turn`);
  // One change is taken back on the phone that made it.
  await tab(first, 'Mine');
  await less(first, '0.0.might');
  await shows(first, '0.0.might', 0);
  await press(first, 'Undo');
  await shows(first, '0.0.might', 1);
  await allSent(first);
  await tab(second, 'Theirs');
  await shows(second, '0.0.might', 1);
  deepStrictEqual(await whole(second, false), await whole(first, true));
};

const FAST_MS = 8_000;
const MOST_WRITES_A_SECOND = 2;

/** Both players tap as fast as they can: what they tapped arrives, in few writes. */
const tapFast = async (phones) => {
  let writes = 0;
  const count = (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/changes')) writes += 1;
  };
  for (const phone of phones) {
    phone.on('request', count);
    await tab(phone, 'Mine');
  }
  const begun = Date.now();
  const tapping = async (phone, counter) => {
    let taps = 0;
    for (; Date.now() - begun < FAST_MS; taps += 2) {
      await less(phone, counter);
      await plus(phone, counter);
    }
    return taps;
  };
  const taps = await Promise.all([tapping(phones[0], '0.0.might'), tapping(phones[1], '1.0.might')]);
  const seconds = (Date.now() - begun) / 1000;
  const written = writes;
  ok(
    written < MOST_WRITES_A_SECOND * seconds,
    `${written} writes of ${taps.join(' and ')} taps in ${seconds} seconds`,
  );
  for (const phone of phones) {
    await allSent(phone);
    phone.off('request', count);
  }
};

const MINUTE_MS = 60_000;
const MINUTES = 10;
const chosen = (page, name) => page.getByRole('button', { name, exact: true, pressed: true }).waitFor();

/** What the second player taps in one minute without a connection; the page is loaded anew halfway. */
const minuteApart = async (page, minute) => {
  await tab(page, 'Mine');
  await less(page, '1.0.might');
  await plus(page, '1.0.might');
  if (minute < 3) await less(page, '1.1.casualties');
  if (minute === 3) {
    await tab(page, 'Theirs');
    await less(page, '0.1.casualties');
  }
  if (minute === 4) {
    await tab(page, 'Turn');
    await press(page, 'Fight');
    await page.reload();
    await tab(page, 'Turn');
    await chosen(page, 'Fight');
  }
  if (minute === 6) {
    await less(page, '1.0.will');
    await press(page, 'Undo');
    await shows(page, '1.0.will', 1);
  }
};

/**
 * Ten minutes by the clock of the second phone without a connection, in which it asks in vain as often as in ten minutes. Both play on;
 * then all of it counts once, and both phones show the same.
 */
const tenMinutesApart = async (faults, [first, second], { name, isScored }) => {
  await allSent(second);
  await second.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await second.waitForFunction(async () => (await caches.match('/game')) !== undefined);
  const now = () => second.evaluate(() => Date.now());
  await second.context().setOffline(true);
  const begun = await now();
  for (let minute = 0; minute < MINUTES; minute += 1) {
    await minuteApart(second, minute);
    if (minute === 5) {
      await less(first, '0.1.casualties');
      await allSent(first);
    }
    await second.clock.runFor(MINUTE_MS);
  }
  ok((await now()) - begun >= MINUTES * MINUTE_MS);
  await second.getByText('No connection. Go on').waitFor();
  await second.getByText('27 changes wait on this phone').waitFor();
  await look(faults, second, `game-${name}-ten-minutes`);
  await second.context().setOffline(false);
  await allSent(second);
  for (const [phone, own, other] of [
    [first, 'Mine', 'Theirs'],
    [second, 'Theirs', 'Mine'],
  ]) {
    await tab(phone, own);
    await shows(phone, '0.1.casualties', 4);
    await tab(phone, other);
    await shows(phone, '1.1.casualties', 5);
    await shows(phone, '1.0.might', 2);
    await shows(phone, '1.0.will', 1);
    await tab(phone, 'Turn');
    await chosen(phone, 'Fight');
  }
  deepStrictEqual(await whole(second, false, isScored), await whole(first, true, isScored));
  await tab(first, 'Mine');
};

/** Both armies as text; the link of the opponent from the code. */
const begin = async (faults, url, [first, second], { edition, scenario, armies }) => {
  await first.goto(`${url}/games`);
  await look(faults, first, `games-${edition}`);
  await first.getByLabel('Edition').selectOption(edition);
  await first.getByLabel('Scenario').selectOption(scenario);
  await first.getByLabel('Your name').fill('Ann');
  await first.getByLabel('Your opponent').fill('Bert');
  await first.locator('#army0').fill('Nobody knows this army\n3 Balloons');
  await first.locator('#army1').fill(armies[1]);
  await press(first, 'Make the sheet');
  await first.getByRole('alert').waitFor();
  await first.locator('#army0').fill(armies[0]);
  await press(first, 'Make the sheet');
  await first.waitForURL(/\/game#\w+$/);
  await tab(first, 'More');
  await first.locator('svg.qr').waitFor();
  await look(faults, first, `game-${edition}-code`);
  await second.goto(await first.locator('.invitation a').getAttribute('href'));
  await second.waitForFunction(() => !location.hash.includes('muster_'));
};

const ROHAN = 'Rohan\nCaptain of Rohan\n6 Warrior of Rohan with shield';
const GONDOR = 'Minas Tirith\nCaptain of Minas Tirith\n6 Warrior of Minas Tirith';
const MORDOR = 'Mordor\nOrc Captain\n8 Orc Warrior with shield\n1 Mordor Troll';
const ISENGARD = 'Isengard\nUruk-hai Captain\n6 Uruk-hai Warrior';
const EDORAS = 'Army of Edoras\nCaptain of Rohan\n6 Warrior of Rohan';
const GOTHMOG = 'Army of Gothmog\nOrc Captain\n8 Orc Warrior';
const BARAD_DUR = 'Barad-dur\nOrc Captain\n8 Orc Warrior\n1 Mordor Troll';

const casual = async (faults, url, phones, game) => {
  const [first, second] = phones;
  await begin(faults, url, phones, game);
  await tab(first, 'Mine');
  await look(faults, first, `game-${game.edition}-army`);
  await apart(faults, phones, game.edition);
  await tapFast(phones);
  await game.score(first);
  await allSent(first);
  await tab(second, 'Score');
  await second.locator('.game-score', { hasText: game.expected }).waitFor();
  await look(faults, second, `game-${game.edition}-score`);
  // Sealed on one phone, shown later: the other sees only that there is something.
  await tab(first, 'More');
  await first.getByText('Seal it').first().click();
  await first.getByLabel('What it is').fill('the target');
  await first.getByLabel('What you choose').fill('Mordor Troll');
  await first.getByRole('button', { name: 'Seal it' }).click();
  await first.getByText('Ann has sealed: the target').waitFor();
  await tab(second, 'More');
  await second.getByText('Ann has sealed: the target').waitFor();
  ok(!(await second.locator('main').innerText()).includes('Mordor Troll'));
  await press(first, 'Show it to both');
  await second.getByText('Ann has shown the target: Mordor Troll').waitFor();
  await look(faults, first, `game-${game.edition}-more`);
  await first.getByRole('button', { name: 'End the game' }).click();
  await second.getByText('The game is over.').waitFor();
  await look(faults, second, `game-${game.edition}-over`);
  return new URL(first.url()).hash.slice(1);
};

/** The sheet of a table, from both players' pages to the result that the opponent confirms; the organiser sees that the end is near. */
const atTable = async (faults, url, phones, { edition, format, scenario, armies, points }) => {
  const [first, second] = phones;
  const event = await newEvent(url, ['Ann', 'Bert'], {
    edition,
    format,
    scenarios: [scenario],
    liveScores: true,
  });
  await event.send('POST', '/rounds');
  await event.send('POST', '/rounds/1/start', {});
  const [{ entrants }] = (await readFrom(url)(`${event.home}/rounds/1`)).tables;
  const sides = { e1: first, e2: second };
  for (const [side, entrant] of entrants.entries()) {
    const page = sides[entrant];
    await page.goto(`${url}/play#${event.id}.${event.tokens[entrant]}`);
    await page.getByRole('link', { name: /^Keep the game/ }).click();
    await page.waitForURL(/\/game#/);
    await tab(page, 'Mine');
    await page.getByLabel('The army: a list').fill(armies[side]);
    await press(page, 'Add the army');
    await page.locator(`[data-counter="${side}.0.might"]`).waitFor();
  }
  const [own, other] = entrants.map((entrant) => sides[entrant]);
  await tenMinutesApart(faults, [own, other], {
    name: `${edition}-${format.toLowerCase()}`,
    isScored: points === undefined,
  });
  for (let count = 0; count < 4; count += 1) await less(own, '0.1.casualties');
  // In doubles the whole army counts: some of the other force go too.
  if (format === 'DOUBLES') for (let count = 0; count < 3; count += 1) await less(own, '0.3.casualties');
  await own.getByText('Broken', { exact: true }).waitFor();
  await allSent(own);
  const organiser = await person(faults, url);
  const page = await organiser.browser.newPage();
  await page.goto(`${url}/organise#${event.id}.${event.token}`);
  await page.getByText('Near their end').waitFor();
  faults.push(...(await axeFinds(page)));
  await picture(page, `console-near-end-${edition}-${format.toLowerCase()}`);
  await page.goto(`${url}/tournaments/${event.id}/hall`);
  if (points === undefined) await page.locator('[data-open-table]', { hasText: /^\d+–\d+$/ }).waitFor();
  await picture(page, `hall-live-${edition}-${format.toLowerCase()}`);
  await organiser.close();
  await tab(own, 'More');
  // A scenario in the organiser's own words has no scoring sheet: the players say their points.
  for (const [side, of] of (points ?? []).entries())
    await own.locator(`input[name=${['first', 'second'][side]}]`).fill(of);
  await look(faults, own, `game-${edition}-report`);
  await press(own, 'End the game');
  await own.getByText('waiting for the other side to confirm').waitFor();
  await tab(other, 'More');
  await other.getByText('has reported this. Right?').waitFor();
  await look(faults, other, `game-${edition}-confirm`);
  await press(other, 'That is right');
  await other.getByText('confirmed', { exact: true }).waitFor();
  const [{ result }] = (await readFrom(url)(`${event.home}/rounds/1`)).tables;
  deepStrictEqual(result.status, 'CONFIRMED');
  match(await own.locator('.game-turn').innerText(), /Turn 1/);
};

/** Links that are none, of a stranger, and of a game that is not there. */
const refuseLinks = async (faults, url, game) => {
  const stranger = await person(faults, url, PHONE);
  const page = await stranger.browser.newPage();
  for (const [hash, words] of [
    ['x!', 'This is no link to a game'],
    [game, 'Each player opens the own link'],
    [`${game}.muster_game_${'A'.repeat(43)}`, 'This link is of another game'],
    ['A'.repeat(20), 'There is no such game'],
  ]) {
    await page.goto('about:blank');
    await page.goto(`${url}/game#${hash}`);
    await page.getByRole('alert').filter({ hasText: words }).waitFor();
  }
  await look(faults, page, 'game-refused');
  await stranger.close();
};

export const keepGames = async (faults, url) => {
  const more = { ...PHONE, serviceWorkers: 'allow' };
  const [ann, bert] = await Promise.all([person(faults, url, more), person(faults, url, more)]);
  const phones = await Promise.all([ann.browser.newPage(), bert.browser.newPage()]);
  const game = await casual(faults, url, phones, {
    edition: '2024',
    scenario: { label: 'Hold Ground' },
    armies: [EDORAS, BARAD_DUR],
    score: async () => undefined,
    expected: /\d+ – \d+/,
  });
  await refuseLinks(faults, url, game);
  await casual(faults, url, phones, {
    edition: '2018',
    scenario: { label: 'Take and Hold' },
    armies: [`${ROHAN}\n\n${GONDOR}`, `${MORDOR}\n\n${ISENGARD}`],
    score: async (page) => {
      await tab(page, 'Score');
      const centre = page.locator('[data-register="objective.centre.0"] button').last();
      await centre.click();
      await centre.click();
    },
    expected: /5 – 0/,
  });
  // The clocks go on by themselves until a game makes them leap.
  for (const phone of phones) await phone.clock.install();
  await atTable(faults, url, phones, {
    edition: '2018',
    format: 'SINGLES',
    scenario: 'Ambush at the ford',
    armies: [ROHAN, MORDOR],
    points: ['5', '3'],
  });
  await atTable(faults, url, phones, {
    edition: '2018',
    format: 'DOUBLES',
    scenario: 'take-and-hold',
    armies: [`${ROHAN}\n\n${GONDOR}`, `${MORDOR}\n\n${ISENGARD}`],
  });
  await atTable(faults, url, phones, {
    edition: '2024',
    format: 'SINGLES',
    scenario: '2024-hold-ground',
    armies: [EDORAS, BARAD_DUR],
  });
  await atTable(faults, url, phones, {
    edition: '2024',
    format: 'DOUBLES',
    scenario: '2024-total-conquest',
    armies: [`${EDORAS}\n\n${GOTHMOG}`, BARAD_DUR],
  });
  await Promise.all([ann.close(), bert.close()]);
};
