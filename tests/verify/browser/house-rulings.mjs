// House rulings: chosen and worded in the console, listed on the event's page, followed where its links lead.
import { deepStrictEqual } from 'node:assert/strict';
import { axeFinds, person, press, readFrom } from './person.mjs';
import { newEvent } from './players.mjs';

const WORDS = 'Here we roll Strikes one by one.';

const save = async (page) => {
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await press(page, 'Save the settings');
  await saved;
  await page.locator('.settings').getByText('Saved.').waitFor();
};

const setInConsole = async (page) => {
  await press(page, 'Settings');
  await page.locator('summary', { hasText: 'House rulings' }).click();
  await page
    .getByLabel('House ruling 16c')
    .first()
    .selectOption({ label: 'Strikes at one model are rolled one by one.' });
  await save(page);
  await page.getByLabel('House ruling 16c in your words').fill(WORDS);
  await save(page);
};

/** Four Strikes of Strength 3 with Might 3 at Defence 8: 0.858 one by one, 0.875 together. */
const askInEvent = async (page, faults) => {
  await page.getByText(`${WORDS} (Strikes at one model are rolled one by one.)`).waitFor();
  await page.getByRole('link', { name: 'Rules', exact: true }).first().click();
  await page.locator('#q').fill('4 attacks S3 3 might D8');
  await page.locator('#q').press('Enter');
  await page.getByRole('link', { name: '85.8 %: the target is slain' }).click();
  await page.locator('.said').getByText('85.8 %').waitFor();
  await page.locator('[data-house]').getByText(WORDS).waitFor();
  faults.push(...(await axeFinds(page)));
};

export const decideByHouseRulings = async (faults, url) => {
  const event = await newEvent(url, ['Ann', 'Bert']);
  const organiser = await person(faults, url);
  const page = await organiser.browser.newPage();
  await page.goto(`${url}/organise#${event.id}.${event.token}`);
  await setInConsole(page);
  const { houseRulings } = await readFrom(url)(event.home);
  deepStrictEqual(houseRulings, [{ switch: 'strikesRolled', value: 'ONE_BY_ONE', words: WORDS }]);
  await page.goto(`${url}/tournaments/${event.id}`);
  await askInEvent(page, faults);
  await organiser.close();
};
