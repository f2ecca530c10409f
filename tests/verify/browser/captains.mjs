// A whole team match by two captains, each on their own phone, and the organiser in the console: nothing is asked of the API by hand.
// The games are reported in one form, taken back, and kept on a sheet each, of which the last reports the match.
import { deepStrictEqual, ok } from 'node:assert/strict';
import { allSent, less, look, shows, tab } from './game-sheet.mjs';
import {
  axeFindsInBoth,
  keepCode,
  nothingWaits,
  person,
  picture,
  press,
  readFrom,
  shiftsOnLoad,
  smallTargets,
  watchShifts,
} from './person.mjs';

const LOOK_MS = 30_000;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

const createTeams = async (page, url) => {
  await page.goto(`${url}/organise`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Captains’ Cup');
  await page.locator('input[name=rounds]').fill('1');
  await page.getByLabel('Format').selectOption('TEAMS');
  await page.getByLabel('Players of a team').fill('3');
  await page.getByLabel('How players find opponents').selectOption('DEFEND');
  await press(page, 'Create');
  await keepCode(page);
  await press(page, 'Settings');
  await page.getByLabel('Substitutes of a team').fill('1');
  await page.getByLabel('Scores during a game').selectOption('true');
  await press(page, 'Save the settings');
  await page.locator('.settings').getByText('Saved.').waitFor();
  await press(page, 'Entrants');
  await page
    .getByLabel(/^One team a line/)
    .fill('Rohan; Ann; Bert; Cleo; Cora\nGondor; Dirk; Eve; Finn; Gil');
  await press(page, 'Register');
  await page.getByRole('rowheader', { name: 'Gondor' }).waitFor();
  await nothingWaits(page);
};

/** The captain types the code that the organiser holds up. */
const captainOf = async (faults, url, { desk, team }) => {
  const row = desk.getByRole('row', { name: new RegExp(team) });
  const more = row.locator('details');
  if ((await more.getAttribute('open')) === null) await more.locator('summary').press('Enter');
  await row.getByRole('button', { name: 'Code for the player' }).press('Enter');
  const code = await desk.getByRole('dialog').locator('.code').innerText();
  await desk.keyboard.press('Escape');
  const captain = await person(faults, url, PHONE);
  await watchShifts(captain.browser);
  const page = await captain.browser.newPage();
  await page.goto(`${url}/play`);
  await page.getByLabel('Tournament').fill(desk.url().split('#')[1]);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByLabel('Code', { exact: true }).press('Enter');
  await page.getByRole('heading', { name: team, exact: true }).waitFor();
  return { ...captain, page };
};

const tap = async (page, group, names) => {
  const buttons = page.getByRole('group', { name: group, exact: true });
  for (const name of names) await buttons.getByRole('button', { name }).tap();
};

/** Both seal, one after the other has loaded the page anew, and both show. */
const pickBoth = async (faults, [one, other], { names, step, what }) => {
  for (const [{ page }, chosen] of [
    [one, names[0]],
    [other, names[1]],
  ]) {
    await page.getByRole('heading', { name: `Choice ${step}`, exact: true }).waitFor();
    await page.getByText(what).waitFor();
    await tap(page, `Choice ${step}`, chosen);
    await picture(page, `captain-${step}-chosen`);
    faults.push(...(await axeFindsInBoth(page)), ...(await smallTargets(page, '.captain')));
    await press(page, 'Seal my choice');
    await page.getByText('You have sealed').waitFor();
  }
  // What hides the choice outlives the page.
  faults.push(...(await shiftsOnLoad(one.page, `captain, choice ${step}`)));
  await one.page.getByRole('button', { name: 'Show my choice' }).waitFor();
  await picture(one.page, `captain-${step}-sealed`);
  faults.push(...(await axeFindsInBoth(one.page)));
  await press(one.page, 'Show my choice');
  await one.page.getByText('Waiting for Gondor to show').waitFor();
  await press(other.page, 'Show my choice');
};

/** The line-up: a substitute plays in place of Cleo. */
const bringIn = async (page) => {
  await page.getByText('Line-up: Ann, Bert, Cleo').tap();
  await tap(page, 'Line-up', ['Ann', 'Bert', 'Cora']);
  await picture(page, 'captain-line-up');
  await press(page, 'Save the line-up');
  await page.getByText('Line-up: Ann, Bert, Cora').waitFor();
};

const reportMatch = async (page) => {
  await page.getByText('Games of the match').tap();
  const games = page.locator('.team-game');
  await games.nth(2).waitFor();
  deepStrictEqual(await games.locator('select[name=one2]').count(), 1);
  for (const [index, points] of [
    [7, 3],
    [12, 4],
    [6, 6],
  ].entries())
    // prettier-ignore
    for (const [side, value] of points.entries()) await games.nth(index).locator('input').nth(side).fill(String(value));
  await press(page, 'Send');
  await page.getByText('waiting for the other side to confirm').waitFor();
};

const takeBack = async (page) => {
  await press(page, 'Take back');
  await page.getByText('Everybody has an opponent.').waitFor();
};

const openBoard = async (page, url, { event, words }) => {
  if (!page.url().includes('/play')) await page.goto(`${url}/play#${event}`);
  const link = page.getByRole('link', { name: `Keep the game: ${words}`, exact: true });
  await link.waitFor();
  await link.tap();
  await page.waitForURL(/\/game#\w+-1-1-\d$/);
};

const addArmy = async (page, list) => {
  await tab(page, 'Mine');
  await page.getByLabel('The army: a list').fill(list);
  await press(page, 'Add the army');
};

const endBoard = async (page, points) => {
  await tab(page, 'More');
  for (const [index, name] of ['first', 'second'].entries())
    await page.locator(`input[name=${name}]`).fill(String(points[index]));
  await press(page, 'End the game');
};

/** The games of the match on their sheets: one on both phones, until a side is Broken; the report comes with the end of the last. */
const keepBoards = async (faults, url, { event, side, rohan, gondor, desk }) => {
  const board = (words) => ({ event, words });
  await openBoard(rohan, url, board('Cora meets Dirk'));
  await addArmy(rohan, 'Rohan\nCaptain of Rohan\n6 Warrior of Rohan with shield');
  await shows(rohan, `${side}.1.casualties`, 6);
  await openBoard(gondor, url, board('Dirk meets Cora'));
  await addArmy(gondor, 'Mordor\nOrc Captain\n8 Orc Warrior with shield');
  await tab(gondor, 'Theirs');
  for (let count = 0; count < 2; count += 1) await less(rohan, `${side}.1.casualties`);
  for (let count = 0; count < 2; count += 1) await less(gondor, `${side}.1.casualties`);
  for (const page of [rohan, gondor]) {
    await page.getByText('Broken', { exact: true }).waitFor();
    await shows(page, `${side}.1.casualties`, 2);
    await allSent(page);
  }
  await look(faults, gondor, 'captain-sheet');
  await desk.getByText(/^Table 1, game \d:$/).waitFor();
  await desk.getByText('Cora (Rohan) is Broken').waitFor();
  await picture(desk, 'captain-near-end');
  await endBoard(rohan, [7, 3]);
  await rohan.getByText('once the last is over, all are reported together').waitFor();
  await look(faults, rohan, 'captain-sheet-over');
  await gondor.getByText('The game is over.').waitFor();
  // One game won is two Game Points, in the hall and on the page of the event.
  const live = await desk.context().newPage();
  for (const part of ['/hall', '']) {
    await live.goto(`${url}/tournaments/${event}${part}`);
    await live.locator('[data-open-table]', { hasText: /^2–0$/ }).waitFor();
    await picture(live, `captain-live${part.replace('/', '-')}`);
  }
  await live.close();
  // The report by hand has the points of the game that is over.
  await rohan.goto(`${url}/play#${event}`);
  await rohan.getByText('Games of the match').tap();
  await rohan.waitForFunction(() =>
    [1, 2, 3].some((game) => {
      const [first, second] = ['first', 'second'].map((name) =>
        document.querySelector(`input[name=${name}${game}]`),
      );
      return first?.value === '7' && second?.value === '3';
    }),
  );
  await openBoard(gondor, url, board('Eve meets Ann'));
  await endBoard(gondor, [12, 4]);
  await gondor.getByText('once the last is over, all are reported together').waitFor();
  await openBoard(rohan, url, board('Bert meets Finn'));
  await endBoard(rohan, [6, 6]);
  await rohan.getByText('waiting for the other side to confirm').waitFor();
  await tab(gondor, 'More');
  await gondor.getByText('Rohan has reported this. Right?').waitFor();
  const games = gondor.locator('.card li');
  const [one, other] = side === 0 ? ['Cora', 'Dirk'] : ['Dirk', 'Cora'];
  await games.getByText(`${one} 7 – 3 ${other}`).waitFor();
  deepStrictEqual(await games.count(), 3);
  await look(faults, gondor, 'captain-sheet-confirm');
  await press(gondor, 'That is right');
  await gondor.getByText('confirmed', { exact: true }).waitFor();
};

export const playByCaptains = async (faults, url) => {
  const organiser = await person(faults, url);
  const desk = await organiser.browser.newPage();
  await createTeams(desk, url);
  const id = decodeURIComponent(desk.url().split('#')[1]);
  const rohan = await captainOf(faults, url, { desk, team: 'Rohan' });
  const gondor = await captainOf(faults, url, { desk, team: 'Gondor' });
  await press(desk, 'Round');
  const next = (name) => desk.getByRole('button', { name }).first().click();
  await next(/^Next: preview/);
  await desk.getByText('Preview of round 1').waitFor();
  await next(/^Next: publish/);
  await desk.getByText('Round 1 is drawn, not started').waitFor();
  await next(/^Next: start/);
  await desk.locator('.match').waitFor();

  await bringIn(rohan.page);
  const both = [rohan, gondor];
  const pick = (step, what, names) => pickBoth(faults, both, { names, step, what });
  await pick(1, 'Tap your defender', [['Cora'], ['Eve']]);
  await pick(2, 'Tap the two who challenge', [['Bert', 'Ann'], ['Finn', 'Dirk']]); // prettier-ignore
  await pick(3, 'Tap the one who plays against your defender', [['Dirk'], ['Ann']]); // prettier-ignore
  for (const [{ page }, games] of [
    [rohan, ['Cora meets Dirk', 'Ann meets Eve', 'Bert meets Finn']],
    [gondor, ['Dirk meets Cora', 'Eve meets Ann', 'Finn meets Bert']],
  ]) {
    await page.getByText('Everybody has an opponent.').waitFor();
    for (const game of games) await page.getByText(game).waitFor();
    await page.getByText('Both choices fit their seals').waitFor();
    await picture(page, 'captain-paired');
    faults.push(...(await axeFindsInBoth(page)), ...(await shiftsOnLoad(page, 'captain')));
    // Nothing is kept that is shown.
    deepStrictEqual(await page.evaluate(() => localStorage.getItem('muster.seals')), '[]');
  }
  await reportMatch(rohan.page);
  await gondor.page.getByRole('button', { name: 'That is right' }).waitFor();
  deepStrictEqual(
    await gondor.page.locator('main li', { hasText: /^\w+ (7 – 3|12 – 4|6 – 6) \w+$/ }).count(),
    3,
  );
  await picture(gondor.page, 'captain-confirm');
  await takeBack(rohan.page);
  // A page that has its answer asks less often: the other team sees this with its next look.
  await gondor.page.getByText('Everybody has an opponent.').waitFor({ timeout: LOOK_MS });
  const [{ entrants }] = (await readFrom(url)(`/v1/tournaments/${id}/rounds/1`)).tables;
  const side = entrants.indexOf('e1');
  await keepBoards(faults, url, { event: id, side, rohan: rohan.page, gondor: gondor.page, desk });
  const { tables } = await readFrom(url)(`/v1/tournaments/${id}/rounds/1`);
  deepStrictEqual(tables[0].result.games.map(({ victoryPoints }) => victoryPoints.join('–')).toSorted(), [
    '12–4',
    '6–6',
    '7–3',
  ]);
  deepStrictEqual(tables[0].result.status, 'CONFIRMED');
  ok(tables[0].result.games.every(({ members }) => members.length === 2));
  for (const { close } of [rohan, gondor, organiser]) await close();
};
