// A league organiser without the API: a league made, its recovery code kept, three events joined (one of this browser, two offered by
// others), claims decided and claimed by code, two entries of one player merged, a season ended, the table on another website, the key
// brought back, and the league deleted at last.
import { deepStrictEqual, match, ok } from 'node:assert/strict';
import { axeFinds, lookAt, person, picture, press } from './person.mjs';
import { newEvent } from './players.mjs';
import { listenHere } from '../runtime/loopback.mjs';

const VIEWS = ['Tournaments', 'Players', 'Seasons', 'Leagues', 'Settings'];

/** Every view light and dark, on a screen and a phone. */
const lookAtViews = async (page, faults) => {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      for (const view of VIEWS) {
        await press(page, view);
        await page.locator('main form:visible').last().waitFor();
        await lookAt(faults, page, `league-console-${view}-${width}-${colorScheme}`);
      }
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
};

/** Plays the only round: the first entrant wins the event, whoever is drawn against whom. */
const playOut = async (event) => {
  const { tables } = await event.send('POST', '/rounds');
  await event.send('POST', '/rounds/1/start');
  for (const { table, entrants } of tables) {
    const [first, second] = entrants.map((entrant) => Number(entrant.slice(1)));
    const most = Math.min(first, second) === 1 ? 12 : 8;
    const victoryPoints = first < second ? [most, 1] : [1, most];
    await event.send('PUT', `/rounds/1/tables/${table}/result`, { kind: 'PLAYED', victoryPoints });
  }
  await event.send('POST', '/finish');
};

const create = async (page, url, faults) => {
  await page.goto(`${url}/leagues`);
  await page.getByRole('link', { name: 'Make or manage a league' }).click();
  await page.getByRole('textbox', { name: 'Name of the league' }).fill('League of the Anduin');
  await page.getByLabel('Points of the places').fill('10, 7, 5');
  faults.push(...(await axeFinds(page)));
  await press(page, 'Create the league');
  await page.getByRole('heading', { name: 'One thing before you go on' }).waitFor();
  faults.push(...(await axeFinds(page)));
  await picture(page, 'league-recovery');
  const download = page.waitForEvent('download');
  await press(page, 'Download it');
  match((await download).suggestedFilename(), /^muster-.*\.txt$/);
  await page.getByText('Downloaded.').waitFor();
  const code = await page.locator('.recovery code.code').innerText();
  await press(page, 'I have saved it: continue');
  await page.getByRole('heading', { name: 'League of the Anduin' }).waitFor();
  return { code, id: decodeURIComponent(new URL(page.url()).hash.slice(1)) };
};

/** The organiser of a tournament offers it, without a key of the league, and gets a link to send. */
const offer = async (faults, url, { league, event }) => {
  const other = await person(faults, url);
  const page = await other.browser.newPage();
  await page.goto(`${url}/organise#${event.id}.${event.token}`);
  await page.getByRole('button', { name: 'Entrants', exact: true }).waitFor();
  await page.goto(`${url}/leagues/manage#${league}`);
  await page.getByText('This browser does not hold the key of this league.').waitFor();
  await press(page, 'Offer to the league');
  const link = await page.locator('.notice code').innerText();
  faults.push(...(await axeFinds(page)));
  return { link, page, close: other.close };
};

const claim = async (page, choose) => {
  await page.getByRole('button', { name: 'Who is who' }).first().click();
  await page.locator('table.claims select').first().waitFor();
  await choose();
  await page.getByRole('button', { name: /^Save \d+ decision/ }).click();
  await page.getByText('Release').first().waitFor();
  await press(page, 'Close');
};

const tableOf = (page) =>
  page
    .locator('table.standings tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.cells].map(({ innerText }) => innerText.trim()).join(' ')),
    );

/** The row of a player, whose name stands in the choices of the other rows too. */
const rowOf = (page, name) =>
  page.locator('table.league-players tr').filter({ has: page.getByRole('link', { name, exact: true }) });

/** A player opens the organiser's link, and enters the code of the tournament. */
const claimByCode = async (faults, url, { page, codesPage }) => {
  await press(codesPage, 'Claim codes');
  const code = await codesPage.locator('table.codes tr', { hasText: 'Ann' }).locator('code').innerText();
  await press(page, 'Players');
  const row = rowOf(page, 'Ann');
  await row.getByText('Change').click();
  await row.getByRole('button', { name: 'Make a link to claim with' }).click();
  const link = await page.locator('.notice code').innerText();
  await press(page, 'Dismiss');
  const player = await person(faults, url, { viewport: { width: 360, height: 740 } });
  const phone = await player.browser.newPage();
  await phone.goto(link);
  await phone.getByLabel('Tournament').selectOption({ label: 'Third of the river' });
  await phone.getByLabel('Entrant').selectOption({ label: 'Ann' });
  await phone.getByLabel('Claim code').fill(code.toLowerCase());
  faults.push(...(await axeFinds(phone)));
  await press(phone, 'That was me');
  await phone.getByText('Done: the result counts for you.').waitFor();
  ok(!phone.url().includes('muster_league_player'), 'no key stays in the address');
  await picture(phone, 'league-claim-phone');
  await player.close();
};

const embedElsewhere = async (faults, url, league) => {
  const site = await listenHere((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>A club</title><h1>A club</h1>
      <script async src="${url}/embed.js" data-league="${league}" data-theme="light" data-accent="7a2e2e"></script>
      <script async src="${url}/embed.js" data-league="${league}" data-season="1"></script>`);
  });
  const reader = await person(faults, url, { otherSites: true });
  try {
    const page = await reader.browser.newPage();
    await page.goto(`http://localhost:${site.port}/`);
    const [now, past] = [0, 1].map((index) => page.frameLocator('iframe').nth(index));
    await now.getByText('League table: 2027').waitFor();
    await past.getByText('League table: 2026').waitFor();
    await past.getByRole('rowheader', { name: 'Ann' }).waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('iframe')].every(({ height }) => Number(height) !== 400),
    );
    await picture(page, 'league-embed');
  } finally {
    await reader.close();
    await site.stop();
  }
};

/** In a browser that knows nothing: the code opens the console again, and the old key is refused from then on. */
const bringBack = async (faults, url, { id, code }) => {
  const again = await person(faults, url);
  const page = await again.browser.newPage();
  await page.goto(`${url}/leagues/manage`);
  await page.getByText('Lost the key? Bring it back').click();
  await page.getByLabel('Its address or id').fill(`${url}/leagues/${id}`);
  await page.getByLabel('Recovery code').fill('AAAA-AAAA-AAAA-AAAA-AAAA');
  await press(page, 'Bring it back');
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Recovery code').fill(code);
  await press(page, 'Bring it back');
  await page.getByRole('heading', { name: 'One thing before you go on' }).waitFor();
  await press(page, 'I have saved it: continue');
  await press(page, 'Settings');
  await page.getByLabel('Name of the league').waitFor();
  return { page, close: again.close };
};

/** The organiser deletes the league: nobody finds it any more. */
const deleteIt = async ({ page, close }, url, { id, faults }) => {
  await press(page, 'Delete this league');
  await page.getByText('“League of the Anduin” is deleted.').waitFor();
  deepStrictEqual(await page.locator('.events li').count(), 0);
  await page.goto(`${url}/leagues`);
  deepStrictEqual(await page.getByText('League of the Anduin').count(), 0);
  const gone = await page.goto(`${url}/leagues/${id}`);
  deepStrictEqual(gone.status(), 410);
  faults.push(...(await axeFinds(page)));
  await close();
};

/** Cancels an event, lets it go on, and deletes it at last. */
const callOff = async (page, url, { id, faults }) => {
  await press(page, 'Event');
  const cancel = async () => {
    const form = page.locator('form:has(button:text-is("Cancel the event"))');
    await form.getByLabel('Why').fill('the hall is flooded');
    await form.getByRole('button').click();
    await page.getByRole('button', { name: 'Go on with the cancelled event' }).waitFor();
  };
  await cancel();
  faults.push(...(await axeFinds(page)));
  await press(page, 'Go on with the cancelled event');
  await cancel();
  await press(page, 'Delete the event');
  await page.getByRole('heading', { name: 'New tournament' }).waitFor();
  deepStrictEqual(await page.getByText('Lost and found').count(), 0);
  const event = /[^/]+$/.exec(id)[0];
  deepStrictEqual((await (await fetch(`${url}/v1/tournaments/${event}`)).json()).code, 'GONE');
};

/** The same in the console of tournaments. */
const bringEventBack = async (faults, url) => {
  const someone = await person(faults, url);
  const page = await someone.browser.newPage();
  await page.goto(`${url}/organise`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lost and found');
  await press(page, 'Create');
  await page.getByRole('heading', { name: 'One thing before you go on' }).waitFor();
  faults.push(...(await axeFinds(page)));
  const code = await page.locator('.recovery code.code').innerText();
  const id = await page.locator('.recovery code').first().innerText();
  await press(page, 'I have saved it: continue');
  await page.getByLabel('One entrant a line: name; club').waitFor();
  await someone.close();
  const again = await person(faults, url);
  const found = await again.browser.newPage();
  await found.goto(`${url}/organise`);
  await found.getByText('Lost the key? Bring it back').click();
  await found.getByLabel('Its address or id').fill(id);
  await found.getByLabel('Recovery code').fill(code);
  await press(found, 'Bring it back');
  await press(found, 'I have saved it: continue');
  await found.getByRole('heading', { name: 'Lost and found' }).waitFor();
  await callOff(found, url, { id, faults });
  await again.close();
};

export const runLeague = async (faults, url) => {
  const events = {};
  for (const [name, startsOn, names] of [
    ['First of the river', '2026-03-07', ['Ann', 'Bert', 'Cleo', 'Dora']],
    ['Second of the river', '2026-06-06', ['Anna', 'Bert', 'Cleo', 'Emil']],
    ['Third of the river', '2027-02-06', ['Ann', 'Bert', 'Cleo', 'Dora']],
  ]) {
    events[name] = await newEvent(url, names, { name, startsOn, rounds: 1 });
    await playOut(events[name]);
  }
  const [first, second, third] = Object.values(events);
  const organiser = await person(faults, url);
  const page = await organiser.browser.newPage();
  await page.goto(`${url}/organise#${first.id}.${first.token}`);
  await page.getByRole('heading', { name: 'First of the river' }).waitFor();
  const { id, code } = await create(page, url, faults);

  // Nothing that is typed goes with a change of the tab.
  const which = page.getByLabel('The link that you were sent');
  await which.fill('not sent yet');
  await press(page, 'Seasons');
  await press(page, 'Tournaments');
  deepStrictEqual(await which.inputValue(), 'not sent yet');
  await which.fill('');
  await press(page, 'Add to the league');
  await page.getByText('0 of 4 known').waitFor();
  await claim(page, () => press(page, 'Everybody undecided is new'));
  await page.getByText('4 of 4 known').waitFor();

  const offered = await offer(faults, url, { league: id, event: second });
  await page.goto(offered.link);
  await page.getByText('“Second of the river” was offered to this league.').waitFor();
  faults.push(...(await axeFinds(page)));
  await page.locator('.notice').getByRole('button', { name: 'Accept' }).click();
  await page.getByText('0 of 4 known').waitFor();
  // Bert and Cleo are proposed by their names; Anna and Emil are new.
  await claim(page, async () => {
    deepStrictEqual(await page.getByText('same name: check it').count(), 2);
    await press(page, 'Everybody undecided is new');
  });
  await offered.close();

  const last = await offer(faults, url, { league: id, event: third });
  await page.getByLabel('The link that you were sent').fill(last.link);
  await page
    .locator('form', { hasText: 'Accept a tournament' })
    .getByRole('button', { name: 'Accept' })
    .click();
  await page.getByRole('link', { name: 'Third of the river' }).waitFor();
  await claimByCode(faults, url, { page, codesPage: last.page });
  await last.close();

  // Anna of the second tournament is Ann.
  await press(page, 'Players');
  const anna = rowOf(page, 'Anna');
  await anna.getByText('Change').click();
  const options = await anna.locator('select[name=into] option').allInnerTexts();
  await anna
    .locator('select[name=into]')
    .selectOption({ label: options.find((text) => /^Ann \(/.test(text)) });
  await anna.getByRole('button', { name: 'Merge' }).click();
  await page.getByText('counts for Ann').waitFor();

  await page.goto(`${url}/leagues/${id}`);
  deepStrictEqual((await tableOf(page))[0], '1 Ann 3 30');

  // The season ends: the new one has its own table, the old one stays readable.
  await page.getByRole('link', { name: 'Manage this league' }).click();
  await press(page, 'Seasons');
  await page.getByLabel('Name of the season that ends').fill('2026');
  await page.getByLabel('Name of the new season').fill('2027');
  await page.getByLabel('Its first day').fill('2027-01-01');
  await press(page, 'Begin it');
  await page.getByRole('link', { name: '2026', exact: true }).waitFor();
  await press(page, 'Settings');
  await page.getByLabel('Points of the places').fill('3, 2, 1');
  await press(page, 'Save');
  await page.getByText('Saved.').waitFor();
  await lookAtViews(page, faults);

  await page.goto(`${url}/leagues/${id}`);
  await page.getByText('League table: 2027').waitFor();
  deepStrictEqual(await tableOf(page), ['1 Ann 1 3']);
  await page.getByRole('link', { name: '2026', exact: true }).click();
  await page.getByText('League table: 2026').waitFor();
  deepStrictEqual((await tableOf(page))[0], '1 Ann 2 20');
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    faults.push(...(await axeFinds(page)));
  }
  await picture(page, 'league-past-season');
  await embedElsewhere(faults, url, id);
  await deleteIt(await bringBack(faults, url, { id, code }), url, { id, faults });
  await organiser.close();
  await bringEventBack(faults, url);
};
