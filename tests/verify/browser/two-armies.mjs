// Two armies for each player: set in the console, handed in and chosen by both on their own pages, shown on slips, in the hall, in the
// pairings and at the army desk.
import { deepStrictEqual } from 'node:assert/strict';
import { changerOf } from '../../../scripts/demo/ask.mjs';
import { axeFinds, nothingWaits, person, picture, press, readFrom } from './person.mjs';
import { atPlay, newEvent } from './players.mjs';

const army = (list, leader) => ({
  forces: [{ list, warbands: [{ leader: { profile: leader }, followers: [] }] }],
});
const GOOD = army('rohan', 'captain-of-rohan');
const EVIL = army('mordor', 'orc-captain');

/** The organiser makes a list of Good and Evil armies; a draw without an Evil one is refused by name first. */
const setArmies = async (page) => {
  await press(page, 'Army desk');
  await page.getByText('Several armies for each entrant').click();
  await press(page, 'Good and Evil');
  const form = page.locator('form.army-slots');
  await form.locator('select[name=alignment-1]').selectOption('GOOD');
  await form.getByRole('button', { name: 'Save the armies' }).click();
  await form.getByText('one Good army and one Evil army must apply to each round').first().waitFor();
  await picture(page, 'console-two-armies-fault');
  await form.locator('select[name=alignment-1]').selectOption('EVIL');
  await form.locator('input[name=points-0]').fill('100');
  await form.getByRole('button', { name: 'Save the armies' }).click();
  await form.getByText('Saved.').waitFor();
  await picture(page, 'console-two-armies');
};

const handIn = async (page, which, given) => {
  await page.locator('select[name=which]').selectOption({ label: which });
  await page.getByLabel(/^Roster file/).setInputFiles({
    name: 'army.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(given)),
  });
  await press(page, 'Look it over');
  await press(page, 'Submit');
  await page.getByText('Submitted.').waitFor();
};

/** Both armies of a player, the Evil one first as a Good list, which is told. */
const handInBoth = async (page) => {
  await page.getByText('My armies').waitFor();
  await handIn(page, 'Evil', GOOD);
  await page.getByText('Rohan is Good; the army "Evil" must be Evil').waitFor();
  await handIn(page, 'Evil', EVIL);
  await page.getByText('Rohan is Good; the army "Evil" must be Evil').waitFor({ state: 'detached' });
  await handIn(page, 'Good', GOOD);
};

/** The names with their armies, as they stand in a part of a page. */
const shows = async (page, path, texts) => {
  await page.goto(path);
  for (const text of texts) await page.getByText(text).first().waitFor();
};

/** Good meets Evil by the draw: on the players' pages, the slips, in the hall, the pairings and the console. */
const byDraw = async (faults, url, page, event) => {
  const read = readFrom(url);
  const { tables } = await event.send('POST', '/rounds');
  const { armies } = (await read(`${event.home}/rounds/1`)).tables[0];
  deepStrictEqual(armies.map(({ slot }) => slot).sort(), ['EVIL', 'GOOD']);
  deepStrictEqual(tables[0].armies, armies);
  const names = { e1: 'Ann', e2: 'Bert' };
  const shown = armies.map(({ entrant, name }) => `${names[entrant]} (${name})`);
  await page.goto(`${url}/organise#${event.id}.${event.token}`);
  await press(page, 'Round');
  for (const text of shown) await page.getByText(text).first().waitFor();
  const reader = await person(faults, url);
  const other = await reader.browser.newPage();
  for (const path of ['rounds/1', 'rounds/1/slips', 'rounds/1/print', 'hall']) {
    await shows(other, `${url}/tournaments/${event.id}/${path}`, shown);
    await picture(other, `two-armies-${path.replaceAll('/', '-')}`);
    faults.push(...(await axeFinds(other)));
  }
  await reader.close();
  const player = await atPlay(faults, url, event, 'e1');
  const own = armies.find(({ entrant }) => entrant === 'e1');
  await player.page.getByText(`You: ${own.name}`).waitFor();
  await picture(player.page, 'play-two-armies-phone');
  faults.push(...(await axeFinds(player.page)));
  await player.close();
};

/** Both choose, each on a telephone; nobody sees it before both have. */
const byChoice = async (faults, url) => {
  const slots = [
    { id: 'GOOD', name: 'Good', alignment: 'GOOD' },
    { id: 'EVIL', name: 'Evil', alignment: 'EVIL' },
  ];
  const pack = { armies: { chosen: 'BY_CHOICE', slots } };
  const event = await newEvent(url, ['Ann', 'Bert'], { pack });
  await event.send('POST', '/rounds');
  const ann = await atPlay(faults, url, event, 'e1');
  await press(ann.page, 'Play Evil');
  await ann.page.getByText('You have chosen Evil: it is shown once both have').waitFor();
  await ann.page.getByText('Bert: not chosen yet').waitFor();
  await nothingWaits(ann.page);
  await picture(ann.page, 'play-choose-army-phone');
  faults.push(...(await axeFinds(ann.page)));
  const bert = await atPlay(faults, url, event, 'e2');
  await bert.page.getByText('Ann: chosen, and shown once both have').waitFor();
  await press(bert.page, 'Play Good');
  await bert.page.getByText('Ann: Evil').waitFor();
  await ann.page.getByText('Bert: Good').waitFor();
  deepStrictEqual(await ann.page.getByRole('button', { name: 'Play Good' }).count(), 0);
  await ann.close();
  await bert.close();
};

export const runTwoArmies = async (faults, url) => {
  const event = await newEvent(url, ['Ann', 'Bert'], { pointsLimit: 150, rounds: 2 });
  const organiser = await person(faults, url);
  const page = await organiser.browser.newPage();
  await page.goto(`${url}/organise#${event.id}.${event.token}`);
  await setArmies(page);
  faults.push(...(await axeFinds(page)));
  for (const entrant of ['e1', 'e2']) {
    const player = await atPlay(faults, url, event, entrant);
    await handInBoth(player.page);
    if (entrant === 'e1') {
      await picture(player.page, 'play-my-armies-phone');
      faults.push(...(await axeFinds(player.page)));
    }
    await player.close();
  }
  const { lines } = await readFrom(url)(`${event.home}/army-desk`, event.token);
  deepStrictEqual(
    lines.map(({ entrant, slot, standing }) => [entrant, slot, standing.slotFindings.length]),
    [
      ['e1', 'GOOD', 0],
      ['e1', 'EVIL', 0],
      ['e2', 'GOOD', 0],
      ['e2', 'EVIL', 0],
    ],
  );
  await page.reload();
  await press(page, 'Army desk');
  await page.getByRole('rowheader', { name: 'Ann: Evil' }).waitFor();
  await press(page, 'Publish the lists of “Good”');
  await nothingWaits(page);
  await page.getByRole('button', { name: 'Publish the lists of “Good”' }).waitFor({ state: 'detached' });
  await picture(page, 'console-two-armies-desk');
  const anybody = await readFrom(url)(`${event.home}/army-desk`);
  deepStrictEqual([...new Set(anybody.lines.map(({ slot }) => slot))], ['GOOD']);
  const theirs = await fetch(`${url}${event.home}/entrants/e1/army?slot=EVIL`);
  deepStrictEqual(theirs.status, 401);
  await byDraw(faults, url, page, event);
  await organiser.close();
  await byChoice(faults, url);
  await changerOf(url)('POST', `${event.home}/rounds/1/start`, {}, event.token);
};
