// A doubles event in the console: its scenarios are chosen by name, and a report at the wrong table is taken back.
import { deepStrictEqual } from 'node:assert/strict';
import { changerOf } from '../../../scripts/demo/ask.mjs';
import { axeFinds, nothingWaits, person, picture, press, readFrom } from './person.mjs';
import { newEvent } from './players.mjs';

const TEAMS = ['Rohan', 'Gondor', 'Arnor', 'Dale'];

const chooseScenarios = async (page) => {
  await press(page, 'Settings');
  await page.getByLabel('Scenario of round 2').selectOption({ label: 'Cornered' });
  await press(page, 'Save the settings');
  await page.locator('.settings').getByText('Saved.').waitFor();
};

const changeOfRound = async (page) => {
  await press(page, 'Round');
  await page.getByText('Change the scenario').first().click();
  await page.locator('[data-view=ROUND]').getByLabel('Scenario').selectOption({ label: 'Duel of Wits' });
  await page
    .locator('form', { has: page.locator('select[name=scenario]') })
    .getByLabel('Why')
    .fill('Asked for');
  await page.getByRole('button', { name: 'Change the scenario' }).click();
  await page.getByText('Scenario: Duel of Wits').waitFor();
};

const takeBack = async (page) => {
  await page.getByText('reported by a player').waitFor();
  await page.getByText('Take back a report').click();
  const form = page.locator('details[open] form');
  await form.getByLabel('Not confirmed yet').selectOption({ index: 1 });
  await picture(page, 'console-take-back');
  await form.getByRole('button', { name: 'Take back' }).click();
  await page.getByText('Take back a report').waitFor({ state: 'detached' });
};

export const runDoubles = async (faults, url) => {
  const event = await newEvent(url, TEAMS, { format: 'DOUBLES', rounds: 2 });
  const read = readFrom(url);
  const organiser = await person(faults, url);
  const page = await organiser.browser.newPage();
  await page.goto(`${url}/organise#${event.id}.${event.token}`);
  await chooseScenarios(page);
  await picture(page, 'console-doubles-settings');
  faults.push(...(await axeFinds(page)));
  deepStrictEqual((await read(event.home)).scenarios, [null, 'cornered']);
  const { tables } = await event.send('POST', '/rounds');
  await changeOfRound(page);
  await nothingWaits(page);
  await event.send('POST', '/rounds/1/start', {});
  const [{ table, entrants }] = tables;
  const path = `${event.home}/rounds/1/tables/${table}/result`;
  const report = { kind: 'PLAYED', victoryPoints: [7, 3] };
  await changerOf(url)('PUT', path, report, event.tokens[entrants[0]]);
  await takeBack(page);
  await nothingWaits(page);
  const round = await read(`${event.home}/rounds/1`);
  deepStrictEqual(
    round.tables.map(({ result }) => result),
    [null, null],
  );
  await organiser.close();
};
