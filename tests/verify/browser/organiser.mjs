// An organiser without the API: own scoring, 12 players, 3 rounds with a dispute, a correction and a drop; then what misleads under
// stress: a list pasted with a name twice, refused lines, a search among 300, helpers, a secret link, a page that moves while it loads.
import { deepStrictEqual, match, ok } from 'node:assert/strict';
import {
  axeFinds,
  keepCode,
  noTableIsOpen,
  nothingWaits,
  person,
  picture,
  press,
  readFrom,
} from './person.mjs';

const NAMES = [
  'Adéla', 'Bruno', 'Clara', 'Dario', 'Edith', 'Felix', 'Greta', 'Hugo', 'Ivana', 'Jonas', 'Lukáš', 'Marta',
]; // prettier-ignore

const next = (page, step) => page.getByRole('button', { name: `Next: ${step}` }).click();

/** Makes an event with brackets of difference, one of them changed. */
const create = async (page, url, name) => {
  await page.goto(`${url}/organise`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByLabel('Start from').selectOption({ label: 'Brackets of Victory Point difference, 10-0' });
  await page.locator('input[name=rounds]').fill('3');
  await page.getByText('Change its numbers').click();
  await page.getByLabel('Winner', { exact: true }).nth(1).fill('7');
  await press(page, 'Create');
  await keepCode(page);
  await page.getByLabel('One entrant a line').waitFor();
  return decodeURIComponent(new URL(page.url()).hash.slice(1));
};

/** Pastes a list with a name twice: the organiser is asked first, and nothing that is typed goes with a change of the tab. */
const register = async (page) => {
  const sent = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/entrants')) sent.push(request.url());
  });
  const list = page.getByLabel('One entrant a line');
  await list.fill([...NAMES, 'bruno'].join('\n'));
  await press(page, 'Settings');
  await page.getByRole('heading', { name: 'Who plays' }).waitFor();
  await press(page, 'Entrants');
  deepStrictEqual((await list.inputValue()).split('\n').length, 13);
  await press(page, 'Register');
  await page.getByText('“bruno” would be registered twice').waitFor();
  deepStrictEqual(sent.length, 0);
  await press(page, 'Register each name once');
  await page.getByRole('rowheader', { name: 'Marta' }).waitFor();
  await nothingWaits(page);
  deepStrictEqual([sent.length, await page.locator('.entrants tbody tr').count()], [1, 12]);
};

const beginRound = async (page, number) => {
  await next(page, `preview round ${number}`);
  await page.getByText(`Preview of round ${number}`).waitFor();
  await next(page, `publish round ${number}`);
  await page.getByText(`Round ${number} is drawn, not started`).waitFor();
  await next(page, `start round ${number}`);
  await page.locator('#quick').waitFor();
};

const type = async (page, line) => {
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
};

/** A refused line is typed over and stays in sight; points beyond what a game brings are asked about. */
const typeResults = async (page) => {
  await page.locator('#quick').focus();
  await type(page, '1 9 4');
  await type(page, '1 2 3');
  await page.getByText('is not taken: table 1 is in already').waitFor();
  await type(page, '2 99 5');
  await page.getByText('99 points are unusual').waitFor();
  await type(page, '2 9 5');
  await page.getByText('99 points are unusual').waitFor({ state: 'detached' });
  for (const line of ['3 7 7', '4 3 10*']) await type(page, line);
};

/** The link that the console hands to a player. */
const playerLink = async (page, name) => {
  const row = page.locator('.entrants tbody tr', { hasText: name });
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Link for the player' }).click();
  const link = await page.locator('.notice code').innerText();
  await press(page, 'Dismiss');
  await row.locator('summary').click();
  return link;
};

const asPlayer = async (faults, url, link) => {
  const player = await person(faults, url, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await player.browser.newPage();
  await page.goto(link);
  return { ...player, page };
};

/** At table 6 one side reports and the other disputes; the organiser rules. */
const dispute = async (faults, url, { page, id }) => {
  const { tables } = await readFrom(url)(`/v1/tournaments/${id}/rounds/1`);
  const { entrants } = await readFrom(url)(`/v1/tournaments/${id}`);
  const names = tables[5].entrants.map((entrant) => entrants.find((one) => one.id === entrant).name);
  await press(page, 'Entrants');
  const links = [await playerLink(page, names[0]), await playerLink(page, names[1])];
  const [first, second] = [await asPlayer(faults, url, links[0]), await asPlayer(faults, url, links[1])];
  await first.page.locator('input[name=first]').fill('12');
  await first.page.locator('input[name=second]').fill('1');
  await press(first.page, 'Send');
  await first.page.getByText('waiting for the other side to confirm').waitFor();
  await second.page.getByLabel('What is wrong').fill('the relic was ours');
  await second.page.getByRole('button', { name: 'That is wrong' }).click();
  await second.page.getByText('disputed: a referee rules').waitFor();
  await first.close();
  await second.close();
  await press(page, 'Round');
  await page.locator('#quick').fill('5 1 0');
  await page.locator('#quick').press('Enter');
  await next(page, '1 dispute to rule');
  const table = page.locator('form.game[data-table="6"]');
  ok(await table.evaluate((form) => form.contains(document.activeElement)));
  await table.locator('input[name=first]').fill('6');
  await table.locator('input[name=second]').fill('5');
  await table.locator('input[name=reason]').fill('the relic counts once');
  await table.getByRole('button', { name: 'Rule' }).click();
  await page.getByRole('button', { name: 'Next: preview round 2' }).waitFor();
};

const correctAndDrop = async (page) => {
  const table = page.getByRole('form', { name: 'Table 1', exact: true });
  await table.locator('input[name=first]').fill('8');
  await table.getByRole('button', { name: 'Correct' }).click();
  await nothingWaits(page);
  await press(page, 'Entrants');
  const row = page.locator('.entrants tbody tr', { hasText: 'Hugo' });
  const before = await row.getByRole('rowheader').boundingBox();
  await row.locator('summary').click();
  const after = await row.getByRole('rowheader').boundingBox();
  deepStrictEqual(Math.round(after.width), Math.round(before.width), 'More squeezes no column');
  await row.getByRole('button', { name: 'Withdraw' }).click();
  await row.getByText('withdrawn').waitFor();
  match(await page.getByRole('heading', { name: /^Entrants/ }).innerText(), /12, 1 withdrawn/);
};

const playEvent = async (faults, url, page) => {
  const id = await create(page, url, 'Own scoring of the Shire');
  await register(page);
  await beginRound(page, 1);
  await typeResults(page);
  await dispute(faults, url, { page, id });
  await correctAndDrop(page);
  for (const round of [2, 3]) {
    await beginRound(page, round);
    await page.locator('#quick').focus();
    for (const table of [1, 2, 3, 4, 5]) await type(page, `${table} ${table + round} ${table}`);
    await noTableIsOpen(page);
    await nothingWaits(page);
  }
  await next(page, 'finish the tournament');
  await page.getByText('Finished').first().waitFor();
  await press(page, 'Standings');
  const { standings, complete } = await readFrom(url)(`/v1/tournaments/${id}/standings`);
  deepStrictEqual([complete, standings.length], [true, 12]);
  // A lead of 2 or 3 brings 7 by the changed bracket.
  deepStrictEqual(standings[0].rank, 1);
  const rounds = await readFrom(url)(`/v1/tournaments/${id}/rounds/1`);
  deepStrictEqual(
    rounds.tables.map(({ result }) => result.victoryPoints),
    [[8, 4], [9, 5], [7, 7], [3, 10], [1, 0], [6, 5]], // prettier-ignore
  );
  await press(page, 'Entrants');
  deepStrictEqual(await page.locator('.entrants tbody', { hasText: 'playing' }).count(), 0);
  // Who has left is forgotten.
  const hugo = page.locator('.entrants tbody tr', { hasText: 'Hugo' });
  await hugo.locator('details').evaluate((more) => (more.open = true));
  await hugo.getByRole('button', { name: 'Erase the personal data' }).click();
  await hugo.waitFor({ state: 'detached' });
  return id;
};

/** The token that the browser keeps. */
const tokenOf = (page, id) =>
  page.evaluate(
    (event) => JSON.parse(localStorage.getItem('muster.events')).find((one) => one.id === event).token,
    id,
  );

/** What rules allow to change is changed: visibility, byes, scenarios with a question, a pool with vetoes. A fault says what the form says. */
const changeSettings = async (page, url, id) => {
  await press(page, 'Settings');
  await page.getByText('It stays: entrants are registered.').waitFor();
  await page.getByLabel('Left over').selectOption({ label: 'Spare Player' });
  await page.getByLabel('Scenario of round 1').fill('hold the ford');
  await page.getByLabel('Scenario of round 2').fill('no escape');
  await page.getByLabel('Day', { exact: true }).fill('2026-05-09');
  await page.getByLabel('Last day').fill('2026-05-08');
  await press(page, 'Save the settings');
  await page.locator('.fault').first().waitFor();
  const fault = await page.locator('.fault').first().innerText();
  ok(!/startsOn|endsOn/.test(fault), fault);
  await page.getByLabel('Last day').fill('2026-05-10');
  await press(page, 'Save the settings');
  await page.locator('.settings').getByText('Saved.').waitFor();
  const pack = page.getByRole('region', { name: 'Scoring and format' });
  await pack.locator('summary', { hasText: 'Scenarios' }).click();
  await pack.getByLabel('Chosen').selectOption({ label: 'From a pool, with vetoes by the players' });
  for (const name of ['Ford', 'Bridge', 'Hill']) {
    await pack.getByLabel('Scenario', { exact: true }).last().fill(name);
    if (name !== 'Hill') await press(page, 'Add a scenario');
  }
  await pack.getByRole('button', { name: 'Save the scoring' }).click();
  await pack.getByText('Saved.').waitFor();
  const read = readFrom(url);
  const { unpaired, scenarios, startsOn } = await read(`/v1/tournaments/${id}`);
  deepStrictEqual([unpaired, scenarios, startsOn], ['SPARE', ['hold the ford', 'no-escape'], '2026-05-09']);
  const { rules } = await read(`/v1/tournaments/${id}/pack`, await tokenOf(page, id));
  deepStrictEqual(rules.scenarios, { by: 'VETOED', pool: ['Ford', 'Bridge', 'Hill'], choices: 3 });
};

/** In a row of the desk or of the entrants. */
const recordCheck = async (row, { kind, result, note }) => {
  await row.getByLabel(/^Check(?! in)/).selectOption({ label: kind });
  await row.getByLabel('Result').selectOption({ label: result });
  if (note) await row.getByLabel('Note, if any').fill(note);
  await row.getByRole('button', { name: 'Record a check' }).click();
};

/** A referee records a check at the army desk, the organiser another at the entrants; both see both. */
const recordChecks = async (faults, { desk, page }) => {
  const onDesk = desk.locator('.desk tr', { hasText: 'Bruno' });
  await press(desk, 'Army desk');
  await onDesk.getByText('Record a check').click();
  await recordCheck(onDesk, { kind: 'Painting', result: 'not in order', note: 'two bases are bare' });
  await onDesk
    .locator('.checks li', { hasText: 'Painting: not in order two bases are bare Referee, ' })
    .waitFor();
  faults.push(...(await axeFinds(desk)));
  await picture(desk, 'console-checks-referee');
  await press(page, 'Entrants');
  const row = page.locator('.entrants tbody tr', { hasText: 'Bruno' });
  await row.locator('summary').click();
  await row
    .locator('.checks li', { hasText: 'Painting: not in order two bases are bare Referee, ' })
    .waitFor();
  await recordCheck(row, { kind: 'Painting', result: 'in order' });
  await row.locator('.checks li', { hasText: 'Painting: in order Organiser, ' }).waitFor();
  await recordCheck(row, { kind: 'Army list', result: 'in order' });
  await row.locator('.checks li', { hasText: 'Army list: in order Organiser, ' }).waitFor();
  deepStrictEqual(await row.locator('.checks li').count(), 2);
  faults.push(...(await axeFinds(page)));
  await picture(page, 'console-checks');
  await row.locator('summary').click();
  await onDesk.locator('.checks li', { hasText: 'Army list: in order Organiser, ' }).waitFor();
};

/** A link that was handed out in one event is gone from the page of the next; helpers see what is theirs. */
const handOut = async (faults, url, page) => {
  const id = await create(page, url, 'Helpers of the Shire');
  await page.getByLabel('One entrant a line').fill(NAMES.slice(0, 4).join('\n'));
  await press(page, 'Register');
  await page.getByRole('rowheader', { name: 'Dario' }).waitFor();
  await changeSettings(page, url, id);
  const views = {};
  for (const duty of ['Scorekeeper', 'Referee']) {
    await press(page, 'Event');
    if ((await page.locator('.notice code').count()) > 0) await press(page, 'Dismiss');
    await page.getByLabel('Duty').selectOption({ label: duty });
    await press(page, 'Make a link');
    const link = await page.locator('.notice code').innerText();
    const helper = await person(faults, url);
    const own = await helper.browser.newPage();
    await own.goto(link);
    await own.locator('.tabs button').first().waitFor();
    views[duty] = await own.locator('.tabs button').allInnerTexts();
    for (const view of views[duty]) {
      await press(own, view);
      await own.waitForTimeout(300);
      deepStrictEqual(await own.locator('.notice').allInnerTexts(), [], `${duty}, ${view}`);
    }
    faults.push(...(await axeFinds(own)));
    if (duty === 'Referee') await recordChecks(faults, { desk: own, page });
    await helper.close();
  }
  deepStrictEqual(views, {
    Scorekeeper: ['Round', 'Entrants', 'Standings'],
    Referee: ['Round', 'Army desk', 'Standings'],
  });
  deepStrictEqual(await page.locator('.notice code').count(), 1);
  await page.evaluate(() => (location.hash = ''));
  await page.getByRole('heading', { name: 'New tournament' }).waitFor();
  deepStrictEqual(await page.locator('.notice code').count(), 0);
  return id;
};

const PLAYERS = 300;

/** 300 entrants are three requests; the draw comes into sight and is not published by a second click; one of them is found. */
const runLarge = async (faults, url, page) => {
  await create(page, url, 'Three hundred');
  const sent = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/entrants')) sent.push(request.url());
  });
  const names = Array.from({ length: PLAYERS }, (_, index) => `Player ${index + 1}`);
  await page.getByLabel('One entrant a line').fill(names.join('\n'));
  await press(page, 'Register');
  await page
    .locator('.entrants tbody tr')
    .nth(PLAYERS - 1)
    .waitFor({ timeout: 90_000 });
  deepStrictEqual(sent.length, 3);
  await page.getByLabel('Find by name or number').fill('player 217', { timeout: 60_000 });
  deepStrictEqual(await page.locator('.entrants tbody tr').count(), 1);
  await page.getByRole('button', { name: 'Next: preview round 1' }).dblclick();
  await page.getByText('Preview of round 1').waitFor({ timeout: 60_000 });
  const top = await page.locator('.next-round').evaluate((box) => box.getBoundingClientRect().top);
  ok(top >= -1 && top < 900, `the preview is in sight, at ${top}`);
  deepStrictEqual(await page.getByText('Round 1 is drawn').count(), 0);
  await next(page, 'publish round 1');
  await page.getByText('Round 1 is drawn, not started').waitFor({ timeout: 60_000 });
  await next(page, 'start round 1');
  await page
    .locator('form.game')
    .nth(PLAYERS / 2 - 1)
    .waitFor({ timeout: 60_000 });
  await page.locator('[data-view=ROUND]').getByLabel('Find by name or number').fill('Player 42');
  await page.waitForFunction(() => document.querySelectorAll('form.game').length === 1);
  faults.push(...(await axeFinds(page)));
};

const NETWORK = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const MOST_SHIFT = 0.05;

/** How much the console moves while it loads on a slow phone, and while each view opens. */
const measureShift = async (faults, url, { id, token }) => {
  const phone = await person(faults, url, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await phone.browser.newPage();
  await page.addInitScript(() => {
    globalThis.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const protocol = await phone.browser.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const shifts = {};
  const note = async (name, wait) => {
    await page.waitForTimeout(wait);
    shifts[name] = await page.evaluate(() => globalThis.shift);
    await page.evaluate(() => (globalThis.shift = 0));
  };
  await page.goto(`${url}/organise`);
  await note('Start', 4000);
  await page.goto(`${url}/organise?again#${id}.${token}`);
  await page.locator('.tabs').waitFor();
  await note('Round', 4000);
  for (const view of ['Entrants', 'Army desk', 'Standings', 'Event', 'Settings']) {
    await press(page, view);
    await note(view, 3000);
  }
  await phone.close();
  for (const [name, shift] of Object.entries(shifts)) {
    console.log(`  layout shift of the console, ${name}: ${shift.toFixed(3)}`);
    if (shift >= MOST_SHIFT) faults.push(`the console moves by ${shift.toFixed(3)}: ${name}`);
  }
};

export const runOrganiser = async (faults, url) => {
  const organiser = await person(faults, url);
  const page = await organiser.browser.newPage();
  const id = await playEvent(faults, url, page);
  await picture(page, 'console-organiser');
  await handOut(faults, url, page);
  await runLarge(faults, url, page);
  await measureShift(faults, url, { id, token: await tokenOf(page, id) });
  await organiser.close();
};
