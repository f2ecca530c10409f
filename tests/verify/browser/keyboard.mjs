// A whole event in the console without a mouse: only Tab, Enter, arrows and letters.
import { deepStrictEqual, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { axeFinds, nothingWaits, person, readFrom } from './person.mjs';

const MOST_TABS = 250;

/** The focused element, as a screen reader names it. */
const focusedName = () => {
  const at = document.activeElement;
  const text =
    at?.getAttribute('aria-label') ??
    (at?.labels?.[0]?.querySelector('span') ?? at?.labels?.[0])?.innerText ??
    at?.innerText ??
    '';
  return text.trim();
};

/** The way on begins where the keyboard is, also after an act that took its button away. */
const tabTo = async (page, name) => {
  const isLost = await page.evaluate(
    () => globalThis.wasReached === true && document.activeElement === document.body,
  );
  ok(!isLost, `the keyboard has its place on the way to "${name}"`);
  await page.evaluate(() => (globalThis.wasReached = true));
  for (let count = 0; count < MOST_TABS; count++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(focusedName)) === name) {
      const outlined = await page.evaluate(
        () => getComputedStyle(document.activeElement).outlineStyle !== 'none',
      );
      ok(outlined, `${name} shows that it has the keyboard`);
      return;
    }
  }
  throw new Error(`no way to "${name}" by keyboard`);
};

const enter = async (page, name) => {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
};

const write = async (page, name, text) => {
  await tabTo(page, name);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
};

const shows = (page, text) => page.getByText(text).first().waitFor();

const createByKeyboard = async (page, url) => {
  await page.goto(`${url}/organise`);
  await page.getByRole('heading', { name: 'New tournament' }).waitFor();
  await write(page, 'Name', 'By keyboard alone');
  await write(page, 'Rounds', '2');
  await page.keyboard.press('Enter');
  await enter(page, 'I have saved it: continue');
  await page.getByLabel('One entrant a line: name; club; squad').waitFor();
  await tabTo(page, 'One entrant a line: name; club; squad');
  for (const line of ['Ann; Shire', 'Bert; Shire', 'Cleo', 'Dora', 'Emil']) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  await enter(page, 'Register');
  await page.getByRole('rowheader', { name: 'Emil' }).waitFor();
  await nothingWaits(page);
  await enter(page, 'Open check-in');
  await page.getByRole('button', { name: 'Check in everybody' }).waitFor();
  await enter(page, 'Check in Ann');
  await enter(page, 'Check in everybody');
  await page.waitForFunction(() => !document.querySelector('.entrants [aria-label^="Check in"]'));
  await nothingWaits(page);
  return decodeURIComponent(new URL(page.url()).hash.slice(1));
};

const drawByKeyboard = async (page, number) => {
  await page.getByRole('heading', { name: `Next: round ${number}` }).waitFor();
  await enter(page, `Next: preview round ${number}`);
  await shows(page, `Preview of round ${number}`);
  await enter(page, 'Publish this draw');
  await shows(page, `Round ${number} is drawn, not started`);
};

/** The one who has the bye changes places with somebody who has a game. */
const swapByKeyboard = async (page) => {
  await enter(page, 'Swap two entrants');
  await tabTo(page, 'This one');
  await page.keyboard.press('End');
  await tabTo(page, 'with this one');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'Why');
  await page.keyboard.type('came by the same car');
  await page.keyboard.press('Enter');
  await shows(page, 'came by the same car');
};

const startByKeyboard = async (page) => {
  await write(page, 'Minutes', '90');
  await page.keyboard.press('Enter');
  await page.locator('#quick').waitFor();
};

const quickByKeyboard = async (page, lines) => {
  await tabTo(page, 'Quick entry');
  for (const line of lines) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  await page.waitForFunction(() => !document.querySelector('form.game[data-open="true"]'));
  await nothingWaits(page);
};

export const runByKeyboard = async (faults, url) => {
  const organiser = await person(faults, url);
  const page = await organiser.browser.newPage();
  const read = readFrom(url);
  const id = await createByKeyboard(page, url);
  const home = `/v1/tournaments/${id}`;
  await enter(page, 'Round');
  await drawByKeyboard(page, 1);
  const before = await read(`${home}/rounds/1`);
  await swapByKeyboard(page);
  const after = await read(`${home}/rounds/1`);
  deepStrictEqual(after.unpaired.entrant, before.tables[0].entrants[0]);
  await startByKeyboard(page);
  await quickByKeyboard(page, ['1 7* 3', '2 4 4']);

  await drawByKeyboard(page, 2);
  await startByKeyboard(page);
  await quickByKeyboard(page, ['1 0 12*', '2 5 2']);

  // A correction of the first round.
  await enter(page, 'Round 1');
  await page.getByRole('heading', { name: 'Round 1', exact: true }).waitFor();
  const [
    {
      entrants: [first],
    },
  ] = after.tables;
  const { entrants } = await read(home);
  const { name } = entrants.find((entrant) => entrant.id === first);
  await write(page, `Victory Points of ${name}, table 1`, '9');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('form.game input[name=first]')?.value === '9');
  await nothingWaits(page);
  deepStrictEqual((await read(`${home}/rounds/1`)).tables[0].result.victoryPoints, [9, 3]);

  // A penalty, the lists, a helper, the export, the end.
  await enter(page, 'Entrants');
  await page.getByRole('rowheader', { name: 'Ann' }).waitFor();
  await enter(page, 'More about Ann');
  await write(page, 'Victory Points', '-3');
  await write(page, 'Why', 'late');
  await page.keyboard.press('Enter');
  await nothingWaits(page);
  deepStrictEqual((await read(home)).entrants[0].adjustments[0].victoryPoints, -3);
  await enter(page, 'Event');
  await page.getByRole('heading', { name: 'Helpers' }).waitFor();
  await enter(page, 'Make a link');
  await page.locator('.notice code').waitFor();
  await enter(page, 'Army desk');
  await page.getByRole('heading', { name: 'Army desk' }).waitFor();
  await enter(page, 'Publish the army lists');
  await shows(page, 'The army lists are published.');
  await enter(page, 'Event');
  await page.getByRole('heading', { name: 'Helpers' }).waitFor();
  const waiting = page.waitForEvent('download');
  await enter(page, 'Everything (JSON)');
  const exported = JSON.parse(readFileSync(await (await waiting).path(), 'utf8'));
  deepStrictEqual(exported.rounds.length, 2);
  faults.push(...(await axeFinds(page)));
  await enter(page, 'Round');
  await enter(page, 'Finish the tournament');
  await shows(page, 'Finished');
  await enter(page, 'Standings');
  await page.locator('.standings tbody tr').nth(4).waitFor();
  faults.push(...(await axeFinds(page)));
  await organiser.close();
};
