// A player's whole event on a phone: signs up, keeps the link, hands in an army, checks in, reads the opponent's list, reports without a
// connection, withdraws. The organiser works in the console; nothing is asked of the API by hand.
import { deepStrictEqual, match, ok } from 'node:assert/strict';
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
const LIST = 'Halls of Thranduil\nTauriel\n3 Mirkwood Rangers';

const createEvent = async (page, url) => {
  await page.goto(`${url}/organise`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Feast of Leaves');
  await page.locator('input[name=rounds]').fill('2');
  await page.locator('input[name=pointsLimit]').fill('150');
  await press(page, 'Create');
  await keepCode(page);
  await page.getByLabel('One entrant a line: name; club; squad').fill('Ann');
  await press(page, 'Register');
  await page.getByRole('rowheader', { name: 'Ann' }).waitFor();
  await press(page, 'Settings');
  await page.getByLabel('Scenario of round 1').fill('no-escape');
  await press(page, 'Save the settings');
  await page.locator('.settings').getByText('Saved.').waitFor();
  const form = page.getByRole('region', { name: 'Sign-up by players' });
  await form.locator('select[name=isOpen]').selectOption('true');
  await form.getByLabel('What players consent to').fill('Names are kept until the event is over.');
  await form.getByRole('button', { name: 'Save the sign-up' }).click();
  await form.getByText('Saved.').waitFor();
  return decodeURIComponent(page.url().split('#')[1]);
};

/** Signs up; the link is copied with its token, and opens the page in another browser. */
const signUp = async (faults, url, id) => {
  const player = await person(faults, url, { ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  await watchShifts(player.browser);
  const page = await player.browser.newPage();
  await page.goto(`${url}/tournaments/${id}/sign-up`);
  await page.getByLabel('Your name').fill('Bert');
  await page.getByLabel('I have read this').check();
  await press(page, 'Sign up');
  await page.getByText('You are signed up.').waitFor();
  await press(page, 'Copy');
  await page.getByText('Copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  ok(link.startsWith(`${url}/play#${id}.muster_player_`), link.slice(0, 60));
  await picture(page, 'player-signed-up');
  faults.push(...(await axeFindsInBoth(page)), ...(await smallTargets(page, '#sign-up')));
  await page.getByRole('link', { name: 'Open your page' }).tap();
  await page.getByRole('heading', { name: 'Bert' }).waitFor();
  // The token has left the address, and is still in the link.
  deepStrictEqual(new URL(page.url()).hash, `#${id}`);
  await page.getByText('My link').tap();
  deepStrictEqual(await page.getByLabel('Link', { exact: true }).inputValue(), link);
  await press(page, 'Copy');
  await page.getByText('Copied.').waitFor();
  await page.getByText('My link').tap();
  const other = await person(faults, url, PHONE);
  // A phone that can share: the same link goes to the other app.
  await other.browser.addInitScript(() => {
    navigator.share = async (shared) => (globalThis.shared = shared);
  });
  const second = await other.browser.newPage();
  await second.goto(link);
  await second.getByRole('heading', { name: 'Bert' }).waitFor();
  await second.getByText('My link').tap();
  await press(second, 'Share');
  deepStrictEqual(await second.evaluate(() => globalThis.shared), { title: 'Feast of Leaves', url: link });
  await other.close();
  return { ...player, page };
};

/** One of a club signs the others up on a phone: everybody's outcome is told, and everybody's link can be copied. */
const signUpClub = async (faults, url, id) => {
  const member = await person(faults, url, { ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await member.browser.newPage();
  await page.goto(`${url}/tournaments/${id}/sign-up`);
  await page.getByText('Sign up several players of a club').tap();
  await page.getByLabel('Club', { exact: true }).fill('Dale');
  await page.getByLabel('Names of the players').fill('Cleo\n\n Dirk \ncleo');
  await page.getByLabel('Each of them has read this').check();
  await press(page, 'Sign up the club');
  await page.getByText('2 of 3 are signed up.').waitFor();
  await page.getByText('cleo: is there already').waitFor();
  await press(page, 'Copy all links');
  await page.getByText('Copied.').waitFor();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  deepStrictEqual(
    lines.map((line) => line.split(': ')[0]),
    ['Cleo', 'Dirk'],
  );
  await picture(page, 'club-signed-up');
  faults.push(...(await axeFindsInBoth(page)), ...(await smallTargets(page, '#sign-up')));
  // Each link opens the page of its player, who leaves again.
  for (const line of lines) {
    const [name, link] = line.split(': ');
    const own = await person(faults, url, PHONE);
    const theirs = await own.browser.newPage();
    await theirs.goto(link);
    await theirs.getByRole('heading', { name }).waitFor();
    await theirs.getByText('Withdraw from the event').first().tap();
    await theirs.getByLabel(/^Why/).fill('only tried');
    await theirs.getByRole('button', { name: 'Withdraw from the event' }).tap();
    await theirs.getByText('You have withdrawn.').waitFor();
    await own.close();
  }
  await member.close();
};

/** The army is shown as it was read, with its points, before and after; the pasted text stays what it was. */
const handIn = async (faults, page) => {
  await page.getByText('Or paste the list').tap();
  await page.locator('textarea[name=army]').fill(LIST);
  await press(page, 'Look it over');
  const found = page.locator('.card', { hasText: 'What was found' });
  await found.getByText('127 of 150 points, 4 models').waitFor();
  match(
    (await found.innerText()).replaceAll(/\s+/g, ' '),
    /Tauriel.* 85 points.* 3 × Mirkwood Ranger.* 42 points/,
  );
  deepStrictEqual(await page.locator('textarea[name=army]').inputValue(), LIST);
  await picture(page, 'player-army-read');
  faults.push(...(await axeFindsInBoth(page)));
  await press(page, 'Submit');
  await page.getByText('Submitted.').waitFor();
  await page.getByText('127 of 150 points, 4 models').waitFor();
  faults.push(...(await shiftsOnLoad(page, 'play with an army')));
  await page.getByText('127 of 150 points, 4 models').waitFor();
  await page.getByText('3 × Mirkwood Ranger').waitFor();
  deepStrictEqual(await page.locator('textarea[name=army]').inputValue(), '');
  await picture(page, 'player-army-submitted');
  faults.push(...(await axeFindsInBoth(page)), ...(await smallTargets(page, '#play')));
};

const checkIn = async (faults, { desk, page }) => {
  await press(desk, 'Entrants');
  await press(desk, 'Open check-in');
  await page.getByText('You have not checked in yet.').waitFor();
  await picture(page, 'player-check-in');
  faults.push(...(await axeFindsInBoth(page)));
  await press(page, 'Check in');
  await page.getByText('You are checked in.').waitFor();
  await press(desk, 'Check in everybody');
  await nothingWaits(desk);
};

const drawAndStart = async (desk, round) => {
  const next = (name) => desk.getByRole('button', { name }).first().click();
  await next(/^Next: preview/);
  await desk.getByText(`Preview of round ${round}`).waitFor();
  await next(/^Next: publish/);
  await desk.getByText(`Round ${round} is drawn, not started`).waitFor();
  await next(/^Next: start/);
  await desk.locator('#quick').waitFor();
};

const publishLists = async (desk) => {
  await press(desk, 'Army desk');
  await press(desk, 'Publish the army lists');
  await nothingWaits(desk);
  await press(desk, 'Round');
};

/** A result without a connection, its points asked about first: it waits with its score, and arrives. */
const reportOffline = async (faults, { browser, page }) => {
  const questions = [];
  page.once('dialog', (dialog) => questions.push(dialog.message()));
  for (const name of ['first', 'second'])
    deepStrictEqual(await page.locator(`input[name=${name}]`).getAttribute('inputmode'), 'numeric');
  await page.locator('input[name=first]').fill('99');
  await page.locator('input[name=second]').fill('5');
  await browser.setOffline(true);
  await press(page, 'Send');
  await page.getByText('1 change waits to be sent').waitFor();
  match(questions[0], /^No Escape gives at most 12 Victory Points, and you have typed 99/);
  await page.getByText('Report the result: You 99 – 5 Ann.').waitFor();
  await picture(page, 'player-offline');
  faults.push(...(await axeFindsInBoth(page)));
  await browser.setOffline(false);
  await page.getByText('waiting for the other side to confirm').waitFor();
  await press(page, 'Change the report');
  await page.locator('input[name=first]').fill('9');
  await press(page, 'Send');
  await page.getByText('You 9 – 5 Ann.').waitFor();
};

/** The own record, and what somebody else sees of it while it is shared and after. */
const shareRecord = async (faults, { page, url }) => {
  await press(page, 'Show all my games, by list, scenario and opponent');
  const game = /^Feast of Leaves \(1\)\s+9–5 won\s+Ann\s+Halls of Thranduil\s+No Escape\s/;
  match(await page.locator('table.record tbody tr').innerText(), game);
  await press(page, 'Share my record');
  const link = await page.locator('a[href*="/me#"]').getAttribute('href');
  await picture(page, 'player-record');
  faults.push(...(await axeFindsInBoth(page)), ...(await smallTargets(page, '#me')));
  const other = await person(faults, url, PHONE);
  const seen = await other.browser.newPage();
  await seen.goto(link);
  await seen.getByRole('heading', { name: 'Bert: record' }).waitFor();
  match(await seen.locator('table.record tbody tr').innerText(), game);
  faults.push(...(await axeFindsInBoth(seen)), ...(await smallTargets(seen, '#me')));
  await press(page, 'Share it no longer');
  await page.getByText('Nobody else sees your record.').waitFor();
  await seen.reload();
  await seen.getByText('This record is not shared, or there is none.').waitFor();
  await other.close();
};

/** One's own place over all events, and back to the table of this one. */
const overAllEvents = async (faults, { page, url }) => {
  await page.getByRole('link', { name: 'My games over all events' }).tap();
  await page.getByLabel('What shall we call you?').fill('Bert');
  await press(page, 'Begin');
  await press(page, 'I have written them down');
  await press(page, 'Add Feast of Leaves');
  await page.getByRole('link', { name: 'My table' }).waitFor();
  await picture(page, 'player-me');
  faults.push(...(await axeFindsInBoth(page)), ...(await smallTargets(page, '#me')));
  await shareRecord(faults, { page, url });
  await page.getByRole('link', { name: 'My table' }).tap();
  await page.getByRole('heading', { name: 'Bert' }).waitFor();
};

export const playOneEvent = async (faults, url) => {
  const organiser = await person(faults, url);
  const desk = await organiser.browser.newPage();
  const id = await createEvent(desk, url);
  const player = await signUp(faults, url, id);
  await signUpClub(faults, url, id);
  const { page } = player;
  await handIn(faults, page);
  await checkIn(faults, { desk, page });
  await press(desk, 'Round');
  await drawAndStart(desk, 1);
  await page.getByText('Scenario:').waitFor();
  deepStrictEqual(
    await page.getByRole('link', { name: 'No Escape' }).getAttribute('href'),
    '/rules/scenarios/no-escape',
  );
  deepStrictEqual(await page.getByText('Army list of Ann').count(), 0);
  await publishLists(desk);
  faults.push(...(await shiftsOnLoad(page, 'play at a table')));
  await page.getByText('Army list of Ann').tap();
  await page.getByText('No army list is handed in.').waitFor();
  await picture(page, 'player-table');
  faults.push(...(await axeFindsInBoth(page)), ...(await smallTargets(page, '#play')));
  await reportOffline(faults, player);
  await overAllEvents(faults, { page, url });
  await page.getByText('Withdraw from the event').first().tap();
  await page.getByLabel(/^Why/).fill('the last train');
  await page.getByRole('button', { name: 'Withdraw from the event' }).tap();
  await page.getByText('You have withdrawn.').waitFor();
  await picture(page, 'player-withdrawn');
  faults.push(...(await axeFindsInBoth(page)), ...(await shiftsOnLoad(page, 'play, withdrawn')));
  const { entrants } = await readFrom(url)(`/v1/tournaments/${id}`);
  deepStrictEqual(entrants.find(({ name }) => name === 'Bert').status, 'WITHDRAWN');
  for (const { close } of [player, organiser]) await close();
};
