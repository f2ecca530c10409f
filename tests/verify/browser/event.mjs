// A whole event of 16 players and 4 rounds in the console, by mouse and keyboard: two scorekeepers at once, a connection that goes
// and comes back, a conflict, a swap, corrections, a penalty, the export.
import { deepStrictEqual, match, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import {
  axeFinds,
  drawRound,
  keepCode,
  noTableIsOpen,
  nothingWaits,
  person,
  picture,
  press,
  readFrom,
} from './person.mjs';

const PLAYERS = [
  'Adéla Nováková', 'Bruno Richter', 'Clara Söderström', 'Dario Bianchi', 'Edith Marlowe', 'Felix Krüger',
  'Greta van der Heijden', 'Hugo Lefèvre', 'Ivana Horváthová', 'Jonas Ødegård', '<img src=x onerror=alert(1)>', 'Lukáš Dvořák',
  'Marta Kowalska', 'Nikol "Nix" Jelínková', 'Oskar Þórsson', 'Petra & Šimková',
]; // prettier-ignore

/** A whole round by quick entry: Enter after each line, never the mouse. */
const reportByKeyboard = async (page, tables, { from = 1, round }) => {
  await page.locator('#quick').focus();
  for (let table = from; table <= tables; table++) {
    const line = `${table} ${(table * 5 + round * 3) % 13}${table % 3 === 0 ? '*' : ''} ${(table * 2 + round) % 11}`;
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
};

const startRound = async (page, number) => {
  await page.getByRole('heading', { name: `Next: round ${number}` }).waitFor();
  await drawRound(page, number);
  await picture(page, `console-drawn-${number}`);
  if (number === 2) {
    await page.getByText('Swap two entrants').click();
    const form = page.locator('form:has(button:text-is("Swap"))');
    await form.locator('select[name=first]').selectOption({ index: 1 });
    await form.locator('select[name=second]').selectOption({ index: 3 });
    await form.locator('input[name=reason]').fill('they came by the same car');
    await press(page, 'Swap');
    await page.getByText('they came by the same car').first().waitFor();
  }
  await page.locator('input[name=minutes]').fill('120');
  await press(page, 'Start the round');
  await page.locator('#quick').waitFor();
};

const createEvent = async (page, url, faults) => {
  await page.goto(`${url}/organise`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Open of the Shire');
  await page.locator('input[name=rounds]').fill('4');
  await page.keyboard.press('Enter');
  await keepCode(page);
  await page
    .getByLabel('One entrant a line: name; club; squad')
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
  // A card for everybody: its code, typed, opens the player's own page.
  await press(page, 'Player cards');
  await page.locator('.cards-of-players .qr').nth(15).waitFor();
  await picture(page, 'console-cards');
  const card = page.locator('.cards-of-players .slip').nth(4);
  const [address, event, code] = await card.locator('code').allInnerTexts();
  const player = await person(faults, url);
  const own = await player.browser.newPage();
  await own.goto(`http://${address}`);
  await own.getByLabel('Tournament').fill(event);
  await own.getByLabel('Code', { exact: true }).fill(code);
  await press(own, 'Open');
  await own.getByRole('heading', { name: PLAYERS[4] }).waitFor();
  await player.close();
  faults.push(...(await axeFinds(page)));
  await page.getByRole('region', { name: 'Player cards' }).getByRole('button', { name: 'Dismiss' }).click();
  await press(page, 'Round');
  return decodeURIComponent(new URL(page.url()).hash.slice(1));
};

/** The whole event, with a second scorekeeper, a lost connection, a correction and a penalty in it. */
export const runEvent = async (faults, url) => {
  const organiser = await person(faults, url);
  let page = await organiser.browser.newPage();
  const read = readFrom(url);
  const id = await createEvent(page, url, faults);
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
  // From an earlier round the one button leads back.
  await press(page, 'Round 1');
  await press(page, 'Next: go to round 2');
  await second.getByRole('heading', { name: 'Round 2', exact: true }).waitFor();
  await second.locator('#quick').waitFor();
  // Both see table 1 open; the second enters it first. The organiser's later change does not overwrite it unseen.
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

  // The connection goes: entering goes on, and what waits is in sight; meanwhile somebody else enters table 5. Then it comes back.
  await organiser.browser.setOffline(true);
  await reportByKeyboard(page, 5, { from: 2, round: 2 });
  await page.getByText('4 changes wait to be sent').waitFor();
  await page.getByText('No connection.').waitFor();
  await picture(page, 'console-offline');
  const keys = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('muster.outbox')).map(({ key }) => key),
  );
  deepStrictEqual(new Set(keys).size, 4);
  await second.locator('#quick').fill('5 3 3');
  await second.keyboard.press('Enter');
  await nothingWaits(second);
  await organiser.browser.setOffline(false);
  await page.getByText('Entered meanwhile').waitFor();
  match(await page.locator('.refused').innerText(), /3–3/);
  await picture(page, 'console-conflict-after-offline');
  await press(page, 'Put mine in its place');
  await page.locator('.refused').waitFor({ state: 'detached' });
  await reportByKeyboard(second, 8, { from: 6, round: 2 });
  await noTableIsOpen(page);
  await page.locator('.offline').waitFor({ state: 'detached' });
  const stored = await read(`/v1/tournaments/${id}/rounds/2`);
  deepStrictEqual(stored.tables[0].result.victoryPoints, [9, 4]);
  for (const table of [2, 5])
    deepStrictEqual(stored.tables[table - 1].result.victoryPoints, [
      (table * 5 + 6) % 13,
      (table * 2 + 2) % 11,
    ]);
  deepStrictEqual(stored.tables[4].result.corrections, 1);
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
  await row.locator('input[name=victoryPoints]').fill('-2');
  await row.locator('input[name=reason]').first().fill('late to the table');
  await row.getByRole('button', { name: 'Give or take points' }).click();
  await nothingWaits(page);
  await press(page, 'Round');

  // Without a connection, then the page is closed: what was entered is sent by the next page of this browser.
  await startRound(page, 4);
  await organiser.browser.setOffline(true);
  await reportByKeyboard(page, 4, { round: 4 });
  await page.getByText('4 changes wait to be sent').waitFor();
  await page.close();
  await organiser.browser.setOffline(false);
  page = await organiser.browser.newPage();
  await page.goto(`${url}/organise#${id}`);
  await page.locator('form.game').nth(7).waitFor();
  await nothingWaits(page);
  await reportByKeyboard(page, 8, { from: 5, round: 4 });
  await noTableIsOpen(page);
  await nothingWaits(page);

  // A correction of a round that is long over.
  await press(page, 'Round 1');
  await page.getByRole('heading', { name: 'Round 1', exact: true }).waitFor();
  await page.getByRole('form', { name: 'Table 2', exact: true }).locator('input[name=first]').fill('11');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !document.querySelector('.outbox details'));
  deepStrictEqual((await read(`/v1/tournaments/${id}/rounds/1`)).tables[1].result.victoryPoints[0], 11);
  await press(page, 'Round 4');

  faults.push(...(await axeFinds(page)));
  await press(page, 'Finish the tournament');
  await page.getByText('Finished').first().waitFor();
  await press(page, 'Standings');
  await page.locator('.standings tbody tr').nth(15).waitFor();
  await press(page, 'Event');
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Everything (JSON)')]);
  const exported = JSON.parse(readFileSync(await download.path(), 'utf8'));
  deepStrictEqual(
    [exported.format, exported.rounds.length, exported.entrants.length],
    ['muster-tournament', 4, 16],
  );
  const [sheet] = await Promise.all([page.waitForEvent('download'), press(page, 'Standings (CSV)')]);
  deepStrictEqual(
    readFileSync(await sheet.path(), 'utf8')
      .trim()
      .split('\n').length,
    17,
  );
  await press(page, 'Army desk');
  await press(page, 'Publish the army lists');
  await page.getByText('The army lists are published.').waitFor();
  faults.push(...(await axeFinds(page)));
  const entrant = (await read(`/v1/tournaments/${id}`)).entrants[0];
  deepStrictEqual(entrant.adjustments[0].reason, 'late to the table');
  const { standings, complete } = await read(`/v1/tournaments/${id}/standings`);
  ok(complete && standings.length === 16 && standings.every(({ played }) => played === 4));
  await organiser.close();
  return id;
};
