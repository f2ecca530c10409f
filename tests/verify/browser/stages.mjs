// Pools and a cut, played in the console to the podium: numbers of the pack by line, squads, a field set by hand, scores by opponents.
import { deepStrictEqual, match, ok } from 'node:assert/strict';
import {
  axeFinds,
  drawRound,
  noTableIsOpen,
  nothingWaits,
  person,
  picture,
  press,
  readFrom,
} from './person.mjs';
import { atPlay, newEvent } from './players.mjs';

const NAMES = ['Ann', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana'];

const stages = [
  { name: 'Pools', by: 'ROUND_ROBIN', rounds: 3, groups: 2 },
  { name: 'Top 4', by: 'KNOCK_OUT', rounds: 2, cut: 4, thirdPlace: true },
];

const settings = {
  rounds: 5,
  pack: {
    stages,
    scoring: { numbers: [{ id: 'kills', most: 60, tournamentPoints: 0 }] },
  },
  tiebreakers: [{ id: 'sports', better: 'HIGHER', counts: 'OPPONENTS_SCORES', most: 5 }],
};

const draw = async (page, number) => {
  await page.getByRole('heading', { name: `Next: round ${number}` }).waitFor();
  await drawRound(page, number);
};

const startAndReport = async (page, tables) => {
  await press(page, 'Start the round');
  await page.locator('#quick').waitFor();
  await page.locator('#quick').focus();
  for (const { table, entrants } of tables) {
    // The lower number wins by its distance from 12.
    const [first, second] = entrants.map((id) => Number(id.slice(1)));
    const points = first < second ? `${12 - first}* 1` : `1 ${12 - second}*`;
    await page.keyboard.type(`${table} ${points} ${first} ${second}`);
    await page.keyboard.press('Enter');
  }
  await noTableIsOpen(page);
  await nothingWaits(page);
};

const setSquads = async (page) => {
  await press(page, 'Entrants');
  for (const [name, squad] of [
    ['Bert', 'Rohan'],
    ['Gus', 'rohan'],
  ]) {
    const row = page.locator('.entrants tbody tr', { hasText: name });
    await row.locator('summary').click();
    await row.locator('input[name=squad]').fill(squad);
    await row.getByRole('button', { name: 'Save the name' }).click();
    await row.locator('small', { hasText: squad }).waitFor();
    await row.locator('summary').click();
  }
  await press(page, 'Round');
};

const scoreOpponent = async (faults, url, event) => {
  const player = await atPlay(faults, url, event, 'e1');
  const form = player.page.locator('section[aria-label="My opponents"] form');
  await form.getByLabel('Opponent').selectOption({ index: 1 });
  await form.getByLabel('sports, 0 to 5').fill('4');
  await form.getByRole('button', { name: 'Give' }).click();
  await form.getByText(/^Sent for /).waitFor();
  faults.push(...(await axeFinds(player.page)));
  await player.close();
};

const FIELD = ['Ann', 'Bert', 'Cleo', 'Fay'];

/** The organiser's own cut, whoever the pools have put first. */
const setFieldByHand = async (page) => {
  await page.getByText('Field of Top 4 by hand').click();
  const form = page.locator('form', { has: page.getByLabel('Seed 4') });
  for (const [index, label] of FIELD.entries())
    await form.getByLabel(`Seed ${index + 1}`).selectOption({ label });
  await form.getByLabel('Why').fill('the train of the fourth leaves early');
  await picture(page, 'console-stage-field');
  await form.getByRole('button', { name: 'Set the field and draw again' }).click();
  await page.getByText('the train of the fourth leaves early').first().waitFor();
  await nothingWaits(page);
};

const readThePages = async (faults, url, { id }) => {
  const phone = await person(faults, url, {
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
  });
  const page = await phone.browser.newPage();
  await page.goto(`${url}/tournaments/${id}/stages`);
  deepStrictEqual(await page.locator('.places tbody tr').first().innerText(), '1\tAnn');
  deepStrictEqual(await page.locator('.bracket section').count(), 2);
  match(await page.locator('section[aria-label="Top 4"]').innerText(), /the train of the fourth/);
  deepStrictEqual(await page.locator('.crosstable').count(), 2);
  for (const link of await page.getByRole('link', { name: 'As a picture (PNG)' }).all()) {
    const file = await fetch(url + (await link.getAttribute('href')));
    const bytes = Buffer.from(await file.arrayBuffer());
    deepStrictEqual([file.status, bytes.subarray(1, 4).toString()], [200, 'PNG']);
    ok(bytes.readUInt32BE(16) > 600, `${link} is ${bytes.readUInt32BE(16)} pixels wide`);
  }
  await page.locator('.bracket a.game').first().click();
  match(page.url(), /\/rounds\/4\/tables\/\d+$/);
  await page.goto(`${url}/tournaments/${id}/squads`);
  match(await page.locator('.squads tbody').innerText(), /^1\s+Rohan/);
  await phone.close();
  const reader = await person(faults, url, { viewport: { width: 360, height: 740 } });
  const shown = await reader.browser.newPage();
  for (const name of ['stages', 'squads', 'embed?show=bracket', 'hall']) {
    await shown.goto(`${url}/tournaments/${id}/${name}`);
    await picture(shown, `stages-${name.split('?')[0]}`);
    ok(await shown.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} is too wide`);
    faults.push(...(await axeFinds(shown)));
  }
  deepStrictEqual(await shown.locator('.podium b').allInnerTexts(), ['Ann', 'Bert', 'Cleo']);
  await reader.close();
};

export const runStages = async (faults, url) => {
  const event = await newEvent(url, NAMES, settings);
  const read = readFrom(url);
  const organiser = await person(faults, url);
  const page = await organiser.browser.newPage();
  await page.goto(`${url}/organise#${event.id}.${event.token}`);
  await page.getByRole('heading', { name: 'Next: round 1' }).waitFor();
  await setSquads(page);
  for (let number = 1; number <= 5; number++) {
    await draw(page, number);
    if (number === 4) await setFieldByHand(page);
    const { tables } = await read(`${event.home}/rounds/${number}`);
    await startAndReport(page, tables);
    if (number === 1) await scoreOpponent(faults, url, event);
  }
  const first = await read(`${event.home}/rounds/1`);
  deepStrictEqual(first.tables[0].result.numbers[0].number, 'kills');
  const { stages: all, places } = await read(`${event.home}/stages`);
  deepStrictEqual(all[1].groups[0].seeds, ['e1', 'e2', 'e3', 'e6']);
  deepStrictEqual(places[0], { place: 1, entrants: ['e1'] });
  await press(page, 'Finish the tournament');
  await page.getByText('Finished').first().waitFor();
  await organiser.close();
  await readThePages(faults, url, event);
  return event.id;
};
