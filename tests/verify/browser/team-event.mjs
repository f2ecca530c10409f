// A private team event in the console, from the first form to the last table: sign-up by invitation, approval, matches with their games.
import { deepStrictEqual } from 'node:assert/strict';
import { changerOf } from '../../../scripts/demo/ask.mjs';
import { axeFinds, keepCode, nothingWaits, person, picture, press, readFrom } from './person.mjs';

const PRIVACY = 'The club keeps names until the event is over. Ask us at the desk.';

const settingsOf = async (page) => {
  await press(page, 'Settings');
  await page.getByRole('heading', { name: 'Sign-up by players' }).waitFor();
};

const signUpForm = (page) => page.getByRole('region', { name: 'Sign-up by players' });

const create = async (page, url) => {
  await page.goto(`${url}/organise`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Team Cup');
  await page.locator('input[name=rounds]').fill('1');
  await page.getByLabel('Who may read').selectOption('PRIVATE');
  await page.getByLabel('Format').selectOption('TEAMS');
  deepStrictEqual(await page.getByLabel('Left over').count(), 0);
  await page.getByLabel('Players of a team').fill('3');
  await page.getByLabel('How players find opponents').selectOption('CHAMPION');
  await picture(page, 'team-create');
  await press(page, 'Create');
  await keepCode(page);
  await page.getByLabel('One team a line: team; its 3 players').fill('Rohan; Ann; Bert; Cleo');
  await press(page, 'Register');
  await page.getByRole('rowheader', { name: 'Rohan' }).waitFor();
  await nothingWaits(page);
};

/** Opens sign-up, first with times that cannot be, and makes the invitation. */
const openSignUp = async (page) => {
  await settingsOf(page);
  const form = signUpForm(page);
  await form.locator('select[name=isOpen]').selectOption('true');
  await form.getByLabel('Who signs up').selectOption('ORGANISER');
  await form.getByLabel('What players consent to').fill(PRIVACY);
  await form.getByLabel('They check in from').fill('2027-05-01T10:00');
  await form.getByLabel('They check in until').fill('2027-05-01T09:00');
  await form.getByRole('button', { name: 'Save the sign-up' }).click();
  await form.getByText('They check in until: must be after “They check in from”').waitFor();
  await form.getByLabel('They check in from').fill('');
  await form.getByLabel('They check in until').fill('');
  await form.getByRole('button', { name: 'Save the sign-up' }).click();
  await form.getByText('Saved.').waitFor();
  await form.getByRole('button', { name: 'Make an invitation link' }).click();
  const link = await page.locator('.notice code').innerText();
  await picture(page, 'team-sign-up-settings');
  return link;
};

/** The organiser's own tiebreakers: two rows, as the editor shows them again. */
const setTiebreakers = async (page) => {
  const editor = page.getByRole('region', { name: 'Scoring and format' });
  const own = editor.locator('details', { hasText: 'Your own tiebreakers' });
  await own.getByText('Your own tiebreakers').click();
  for (const [index, name] of ['Painting', 'Penalties'].entries()) {
    await own.getByRole('button', { name: 'Add a tiebreaker' }).click();
    await own.getByLabel('Name').nth(index).fill(name);
  }
  await own.getByLabel('Better').nth(1).selectOption('LOWER');
  await press(page, 'Save the scoring');
  await editor.getByText('Saved.').waitFor();
  deepStrictEqual(await own.getByLabel('Name').nth(1).inputValue(), 'Penalties');
};

/** A channel of Discord, which is removed before there is anything to say. */
const addChannel = async (page) => {
  const add = async (address) => {
    await page.getByLabel('Channel').fill(address);
    await press(page, 'Add the channel');
  };
  const address = 'https://discord.com/api/webhooks/1/nobody';
  await add(address);
  await page.getByText('Choose at least one announcement.').waitFor();
  await page.getByLabel('Pairings').check();
  await add('https://example.org/hook');
  await page.getByText('Address: ').waitFor();
  await page.getByLabel('Final standings').check();
  await add(address);
  const channel = page.getByRole('listitem').filter({ hasText: address });
  await channel.getByText('Final standings').waitFor();
  await picture(page, 'team-settings');
  await channel.getByRole('button', { name: 'Remove' }).click();
  await channel.waitFor({ state: 'detached' });
};

const signUp = async (faults, url, link) => {
  const captain = await person(faults, url, { viewport: { width: 390, height: 844 } });
  const page = await captain.browser.newPage();
  await page.goto(link);
  await page.getByLabel('Name of the team').fill('Gondor');
  for (const [index, name] of ['Dirk', 'Eve', 'Finn'].entries())
    await page.getByLabel(`Player ${index + 1}`).fill(name);
  await page.getByText(PRIVACY).waitFor();
  await page.getByLabel('I have read this').check();
  await picture(page, 'team-sign-up');
  faults.push(...(await axeFinds(page)));
  await press(page, 'Sign up');
  await page.getByText('An organiser has to approve your entry.').waitFor();
  await page.getByRole('link', { name: 'Open your page' }).click();
  return { ...captain, page };
};

const closeSignUp = async (page) => {
  await settingsOf(page);
  const form = signUpForm(page);
  await form.locator('select[name=isOpen]').selectOption('');
  await form.getByRole('button', { name: 'Save the sign-up' }).click();
  await form.getByText('Saved.').waitFor();
};

/** The id and token of the event that the organiser's browser keeps. */
const keptEvent = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('muster.events'))[0]);

/** The first game by the scoring sheet beside it: objective held twice over (8), General gone (3); the other side: Broken (1). */
const scoreBySheet = async (page) => {
  const game = page.locator('.team-game').first();
  await game.getByText('Scoring sheet: Hold Ground').click();
  const choose = (side, line, value) =>
    game.locator(`select[data-side=${side}][data-line="${line}"]`).selectOption(value);
  await choose('first', 'models-at-the-objective', '2x1');
  await choose('first', 'enemy-general', '2x1');
  await choose('second', 'enemy-broken', '1x1');
  deepStrictEqual(
    [await game.locator('input').nth(0).inputValue(), await game.locator('input').nth(1).inputValue()],
    ['11', '1'],
  );
  await picture(page, 'team-sheet');
};

const fillGames = async (page) => {
  const games = page.locator('.team-game');
  await games.nth(2).waitFor();
  for (const [index, [own, other]] of [
    [7, 3],
    [4, 5],
    [6, 6],
  ].entries()) {
    await games.nth(index).locator('input').nth(0).fill(String(own));
    await games.nth(index).locator('input').nth(1).fill(String(other));
  }
};

/** Creates and plays it; the captain reports, the organiser corrects. */
export const runTeamEvent = async (faults, url) => {
  const organiser = await person(faults, url);
  const page = await organiser.browser.newPage();
  await create(page, url);
  const link = await openSignUp(page);
  await setTiebreakers(page);
  await addChannel(page);
  faults.push(...(await axeFinds(page)));
  const captain = await signUp(faults, url, link);
  await closeSignUp(page);
  await press(page, 'Entrants');
  await page.getByRole('button', { name: 'Approve Gondor' }).click();
  await page.getByRole('button', { name: 'Approve Gondor' }).waitFor({ state: 'detached' });
  await nothingWaits(page);
  const event = await keptEvent(page);
  const today = { edition: '2024', scenarios: ['2024-hold-ground'] };
  await changerOf(url)('PATCH', `/v1/tournaments/${event.id}`, today, event.token);
  const next = (name) => page.getByRole('button', { name }).first().click();
  await next(/^Next: preview/);
  await page.getByText('Preview of round 1').waitFor();
  await next(/^Next: publish/);
  await page.getByText('Round 1 is drawn, not started').waitFor();
  await next(/^Next: start/);
  await page.locator('.match').waitFor();
  await captain.page.getByText('Games of the match').click();
  await scoreBySheet(captain.page);
  await fillGames(captain.page);
  await picture(captain.page, 'team-report');
  faults.push(...(await axeFinds(captain.page)));
  await press(captain.page, 'Send');
  await captain.page.getByText('waiting for the other side to confirm').waitFor();
  await page.locator('.match', { hasText: 'reported by a player' }).waitFor();
  await page.locator('.match summary').click();
  await page.locator('.team-game').nth(2).waitFor();
  await picture(page, 'team-results');
  faults.push(...(await axeFinds(page)));
  await page.locator('.match').getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('button', { name: /^Next: finish/ }).click();
  await page.getByText('finished').first().waitFor();
  const { id, token } = event;
  const read = readFrom(url);
  const { tables } = await read(`/v1/tournaments/${id}/rounds/1`, token);
  deepStrictEqual([tables[0].result.status, tables[0].result.victoryPoints], ['CONFIRMED', [3, 3]]);
  await captain.close();
  await organiser.close();
  return id;
};
