// Own scoring without a line of JSON: an event made from a pack with other numbers, and another whose scoring is changed in its settings.
import { deepStrictEqual, match } from 'node:assert/strict';
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
import { newEvent } from './players.mjs';

const NAMES = ['Adéla', 'Bruno', 'Clara', 'Dario'];

const cellsOf = (page, caption) =>
  page
    .locator('.pack-preview table', { hasText: caption })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.cells].map(({ innerText }) => innerText.trim()).join(' | ')),
    );

const report = async (page, lines) => {
  await page.locator('#quick').waitFor();
  for (const line of lines) {
    await page.locator('#quick').fill(line);
    await page.locator('#quick').press('Enter');
  }
  await noTableIsOpen(page);
  await nothingWaits(page);
};

const playRound = async (page, number, lines) => {
  await press(page, 'Round');
  await drawRound(page, number);
  await press(page, 'Start the round');
  await report(page, lines);
};

/** Brackets of difference, of which one is changed before the event is made. */
const createWithBrackets = async (page, url) => {
  await page.goto(`${url}/organise`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Brackets of the Shire');
  await page.getByLabel('Start from').selectOption({ label: 'Brackets of Victory Point difference, 10-0' });
  await page.getByText('Change its numbers').click();
  const winners = page.getByLabel('Winner', { exact: true });
  await page.locator('.pack-preview tr', { hasText: '12-2' }).waitFor();
  // 12-2, 9-3, 7-4, 6-5, 5-5: the leads 10, 6, 3, 1 and 0.
  deepStrictEqual((await cellsOf(page, 'a bye')).slice(0, 5), [
    '12-2 | 10 | 0',
    '9-3 | 7 | 3',
    '7-4 | 6 | 4',
    '6-5 | 5 | 5',
    '5-5 | 5 | 5',
  ]);
  await winners.nth(0).fill('6');
  await page.getByText('the first band holds the draw').first().waitFor();
  await winners.nth(0).fill('5');
  await winners.nth(1).fill('7');
  // The preview follows what is typed.
  await page.locator('.pack-preview tr', { hasText: '7-4' }).locator('td', { hasText: /^7$/ }).waitFor();
  await picture(page, 'console-own-scoring-new');
};

const withBrackets = async (faults, url) => {
  const organiser = await person(faults, url);
  const page = await organiser.browser.newPage();
  await createWithBrackets(page, url);
  faults.push(...(await axeFinds(page)));
  await press(page, 'Create');
  await keepCode(page);
  await page.getByLabel('One entrant a line: name; club').fill(NAMES.join('\n'));
  await press(page, 'Register');
  await page.getByRole('rowheader', { name: 'Dario' }).waitFor();
  await nothingWaits(page);
  // Leads of 5 and 2: 7-3, and 7-4 by the changed bracket.
  await playRound(page, 1, ['1 9 4', '2 5 3']);
  await press(page, 'Standings');
  await page.getByRole('table').first().waitFor();
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
  const read = readFrom(url);
  const { standings } = await read(`/v1/tournaments/${id}/standings`);
  deepStrictEqual(
    standings.map(({ tournamentPoints, victoryPointDifference }) => [
      tournamentPoints,
      victoryPointDifference,
    ]),
    [
      [7, 5],
      [7, 2],
      [4, -2],
      [3, -5],
    ],
  );
  const { pack, rounds } = await read(`/v1/tournaments/${id}`);
  deepStrictEqual([pack.version, rounds], [1, 4]);
  match(pack.sections[0].lines[0], /2 to 3: 7-4; 4 to 6: 7-3/);
  await page.goto(`${url}/tournaments/${id}`);
  await page
    .getByText(/^Rules of this event: /)
    .first()
    .click();
  await page.getByText('2 to 3: 7-4').waitFor();
  await organiser.close();
};

const percents = (page) => page.getByLabel('Percent', { exact: true });

/** Weights of a total: refused while they do not add up. */
const setWeights = async (page) => {
  await press(page, 'Settings');
  const editor = page.getByRole('region', { name: 'Scoring and format' });
  await editor.getByLabel('Start from').selectOption({ label: 'Hobby weights 45/30/15/10' });
  await percents(page).nth(1).fill('25');
  await editor.getByText('must add up to 100 %, not 95 %').first().waitFor();
  await editor.getByRole('button', { name: 'Save the scoring' }).click();
  await editor.getByText('Not saved yet.').waitFor();
  await percents(page).nth(3).fill('15');
  await editor.getByText('must add up to 100 %').first().waitFor({ state: 'detached' });
  await editor.getByText('The rules in words').click();
  await editor.getByText('painting out of 30').first().waitFor();
  await picture(page, 'console-own-scoring');
  await editor.getByRole('button', { name: 'Save the scoring' }).click();
  await editor.getByText('Saved.').waitFor();
};

const withWeights = async (faults, url) => {
  const event = await newEvent(url, NAMES, { rounds: 4 });
  const organiser = await person(faults, url);
  const page = await organiser.browser.newPage();
  await page.goto(`${url}/organise#${event.id}.${event.token}`);
  await page.getByRole('button', { name: 'Settings', exact: true }).waitFor();
  await setWeights(page);
  faults.push(...(await axeFinds(page)));
  await playRound(page, 1, ['1 9 4', '2 5 5']);
  const read = readFrom(url);
  const [first, second] = (await read(`${event.home}/rounds/1`)).tables.map(({ entrants }) => entrants);
  const note = (entrant, tiebreaker, value) =>
    event.send('POST', `/entrants/${entrant}/scores`, { tiebreaker, value });
  await note(first[0], 'painting', 12);
  await note(first[1], 'painting', 30);
  await note(second[0], 'theme', 10);
  await press(page, 'Standings');
  const { standings } = await read(`${event.home}/standings`);
  // Of 45, 25, 15, 15 percent: 3/12 of 45 and 12/30 of 25; 25 alone; 1/12 of 45 and 15; 1/12 of 45.
  deepStrictEqual(
    standings.map(({ entrant, criteria }) => [entrant, criteria[0].value]),
    [
      [first[1], '25'],
      [first[0], '85/4'],
      [second[0], '75/4'],
      [second[1], '15/4'],
    ],
  );
  await page.getByRole('cell', { name: '18.75' }).waitFor();
  await organiser.close();
};

/** Game Points of a team event by the difference: changed before it is made, and again in its settings; none at all are by the result. */
const withTeamBands = async (faults, url) => {
  const organiser = await person(faults, url);
  const page = await organiser.browser.newPage();
  await page.goto(`${url}/organise`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nations of the North');
  await page.getByLabel('Start from').selectOption({ label: 'Teams of five, 20-0 a table' });
  await page.getByText('Change its numbers').click();
  const points = page.getByRole('group', { name: 'Game Points of a game between two teams' });
  await points.getByLabel('Winner', { exact: true }).nth(1).fill('13');
  await points.getByLabel('Loser', { exact: true }).nth(1).fill('7');
  await press(page, 'Create');
  await keepCode(page);
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
  const teams = async () => (await readFrom(url)(`/v1/tournaments/${id}`)).teams;
  deepStrictEqual((await teams()).bands[1], {
    aheadBy: (await teams()).bands[1].aheadBy,
    winner: 13,
    loser: 7,
  });
  await press(page, 'Settings');
  const editor = page.getByRole('region', { name: 'Scoring and format' });
  const save = async () => {
    await editor.getByRole('button', { name: 'Save the scoring' }).click();
    await editor.getByText('Saved.').waitFor();
  };
  await points.getByLabel('Winner', { exact: true }).nth(1).fill('12');
  await points.getByLabel('Loser', { exact: true }).nth(1).fill('8');
  await picture(page, 'console-team-bands');
  faults.push(...(await axeFinds(page)));
  await save();
  deepStrictEqual([(await teams()).bands[1].winner, (await teams()).bands[1].loser], [12, 8]);
  while ((await points.getByRole('button', { name: /^Remove band/ }).count()) > 0)
    await points
      .getByRole('button', { name: /^Remove band/ })
      .first()
      .click();
  await points.getByText('By the result').waitFor();
  await save();
  deepStrictEqual([(await teams()).bands, (await teams()).gamePoints], [null, { win: 2, draw: 1, loss: 0 }]);
  await organiser.close();
};

export const runOwnScoring = async (faults, url) => {
  await withTeamBands(faults, url);
  await withBrackets(faults, url);
  await withWeights(faults, url);
};
