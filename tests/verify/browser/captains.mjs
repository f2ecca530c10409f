// A whole team match by two captains, each on their own phone, and the organiser in the console: nothing is asked of the API by hand.
import { deepStrictEqual, ok } from 'node:assert/strict';
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
  await gondor.page.getByRole('button', { name: 'That is right' }).tap();
  await gondor.page.getByText('confirmed').waitFor();
  const { tables } = await readFrom(url)(`/v1/tournaments/${id}/rounds/1`);
  deepStrictEqual(tables[0].result.status, 'CONFIRMED');
  ok(tables[0].result.games.every(({ members }) => members.length === 2));
  for (const { close } of [rohan, gondor, organiser]) await close();
};
