// How many clicks and keys an act takes in an event of 12, counted in the pages themselves: none may take more than it did.
import { deepStrictEqual, ok } from 'node:assert/strict';
import { changerOf } from '../../../scripts/demo/ask.mjs';
import { actsOfRoles } from './acts-of-roles.mjs';
import { countIn, counted } from './count-acts.mjs';
import { noTableIsOpen, nothingWaits, person, press, readFrom } from './person.mjs';

/** The most that each act may take. `docs/performance.md` lists what they take. */
export const MOST = {
  'make an event': { clicks: 3, keys: 5 },
  'register 12 players, pasted': { clicks: 2, keys: 0 },
  'run a round of 6 tables': { clicks: 3, keys: 45 },
  'pause the clock': { clicks: 3, keys: 10 },
  'resume the clock': { clicks: 1, keys: 0 },
  'correct a result': { clicks: 3, keys: 1 },
  'withdraw a player': { clicks: 3, keys: 0 },
  'report a result': { clicks: 3, keys: 3 },
  'confirm a result': { clicks: 1, keys: 0 },
  'newcomer: see a running demo event': { clicks: 2, keys: 0 },
  'player: sign up and open the own page': { clicks: 4, keys: 4 },
  'player: hand in an army, pasted': { clicks: 4, keys: 0 },
  'player: check in': { clicks: 1, keys: 0 },
  'player: withdraw': { clicks: 3, keys: 3 },
  'captain: name a line-up of 3': { clicks: 5, keys: 0 },
  'captain: pair a match by 3 sealed choices': { clicks: 10, keys: 0 },
  'captain: report a match of 3 games': { clicks: 8, keys: 7 },
  'league: make a league': { clicks: 4, keys: 6 },
  'league: take an event of 12 in, with its players': { clicks: 4, keys: 0 },
  'spectator: find a name among 100': { clicks: 1, keys: 4 },
  'Discord: get the commands for an application, pasted': { clicks: 2, keys: 0 },
};

const NAMES = [
  'Adéla', 'Bruno', 'Clara', 'Dario', 'Edith', 'Felix', 'Greta', 'Hugo', 'Ivana', 'Jonas', 'Lukáš', 'Marta',
]; // prettier-ignore

/** Results as they are typed: table, points, points; the last killed a leader. */
const LINES = ['1 12 4', '2 7 3', '3 5 5', '4 10 8', '5 0 6', '6 9* 2'];

const next = (page, name) => page.getByRole('button', { name, exact: false }).first().click();

const organiserActs = async (page) => {
  const register = await counted(page, async () => {
    await page.getByLabel('One entrant a line: name; club; squad').click();
    await page.keyboard.insertText(NAMES.join('\n'));
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.getByRole('rowheader', { name: 'Marta' }).waitFor();
    await nothingWaits(page);
  });
  const round = await counted(page, async () => {
    await next(page, /^Next: preview/);
    await page.getByText('Preview of round 1').waitFor();
    await next(page, /^Next: publish/);
    await page.getByText('Round 1 is drawn, not started').waitFor();
    await next(page, /^Next: start/);
    await page.locator('#quick').waitFor();
    // The focus has stayed on the button, which now leads to the results.
    await page.keyboard.press('Enter');
    for (const line of LINES.slice(0, -1)) {
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
    }
  });
  // A result that is still on its way moves the page under the pointer, and a click that misses counts too.
  await page.waitForFunction(() => document.querySelectorAll('form.game[data-open="true"]').length === 1);
  await nothingWaits(page);
  const pause = await counted(page, async () => {
    await page.getByText('The clock', { exact: true }).click();
    const form = page.locator('form:has(button:text-is("Pause the clock"))');
    await form.getByLabel('Why').click();
    await page.keyboard.type('fire alarm');
    await form.getByRole('button').click();
    await page.getByText(/^Paused, /).waitFor();
  });
  const resume = await counted(page, async () => {
    await page.getByRole('button', { name: 'Resume the clock' }).click();
    await page.locator('.clock[data-ends]').waitFor();
  });
  const last = await counted(page, async () => {
    await page.locator('#quick').focus();
    await page.keyboard.type(LINES.at(-1));
    await page.keyboard.press('Enter');
    await noTableIsOpen(page);
    await nothingWaits(page);
  });
  const correct = await counted(page, async () => {
    const table = page.getByRole('form', { name: 'Table 1', exact: true });
    await table.locator('input[name=first]').dblclick();
    await page.keyboard.type('9');
    await table.getByRole('button', { name: 'Correct' }).click();
    await nothingWaits(page);
  });
  const withdraw = await counted(page, async () => {
    await press(page, 'Entrants');
    const row = page.locator('.entrants tbody tr', { hasText: 'Hugo' });
    await row.locator('summary').click();
    await row.getByRole('button', { name: 'Withdraw' }).click();
    await row.getByText('withdrawn').waitFor();
  });
  return {
    'register 12 players, pasted': register,
    'run a round of 6 tables': { clicks: round.clicks + last.clicks, keys: round.keys + last.keys },
    'pause the clock': pause,
    'resume the clock': resume,
    'correct a result': correct,
    'withdraw a player': withdraw,
  };
};

const playerAt = async (faults, url, { id, token }) => {
  const player = await person(faults, url, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await countIn(player.browser);
  const page = await player.browser.newPage();
  await page.goto(`${url}/play#${id}.${token}`);
  return { ...player, page };
};

/** In round 2, made through the API: one side reports, the other says that it is right. */
const playerActs = async (faults, url, { id, token }) => {
  const change = changerOf(url);
  const home = `/v1/tournaments/${id}`;
  const send = (path, body) => change('POST', `${home}${path}`, body, token);
  const { tables } = await send('/rounds', {});
  await send('/rounds/2/start', {});
  const [first, second] = await Promise.all(
    tables[0].entrants.map(async (entrant) => {
      const granted = await send('/roles', { role: 'PLAYER', entrant });
      return playerAt(faults, url, { id, token: granted.token });
    }),
  );
  await first.page.locator('input[name=first]').waitFor();
  const report = await counted(first.page, async () => {
    await first.page.locator('input[name=first]').tap();
    await first.page.keyboard.type('11');
    await first.page.locator('input[name=second]').tap();
    await first.page.keyboard.type('3');
    await first.page.getByRole('button', { name: 'Send' }).tap();
    await first.page.getByText('waiting for the other side to confirm').waitFor();
  });
  await second.page.getByRole('button', { name: 'That is right' }).waitFor();
  const confirm = await counted(second.page, async () => {
    await second.page.getByRole('button', { name: 'That is right' }).tap();
    await second.page.getByText('confirmed').waitFor();
  });
  await Promise.all([first.close(), second.close()]);
  const { result } = (await readFrom(url)(`${home}/rounds/2`)).tables[0];
  deepStrictEqual([result.status, [...result.victoryPoints].sort()], ['CONFIRMED', [11, 3]]);
  return { 'report a result': report, 'confirm a result': confirm };
};

const madeEvent = async (faults, url) => {
  const organiser = await person(faults, url);
  await countIn(organiser.browser);
  const page = await organiser.browser.newPage();
  await page.goto(`${url}/organise`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
  const make = await counted(page, async () => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).click();
    await page.keyboard.type('Shire');
    await press(page, 'Create');
    await press(page, 'I have saved it: continue');
    await page.getByLabel('One entrant a line: name; club; squad').waitFor();
  });
  await organiser.close();
  return { 'make an event': make };
};

/** Counts every act, prints what it takes, and notes which takes too much. */
export const countActs = async (faults, url) => {
  // First, while a newcomer may find no event.
  const others = await actsOfRoles(faults, url);
  const made = await changerOf(url)('POST', '/v1/tournaments', {
    name: 'Open of the Shire',
    rounds: 3,
    roundMinutes: 120,
  });
  const event = { id: made.tournament.id, token: made.organiserToken };
  const organiser = await person(faults, url);
  await countIn(organiser.browser);
  const page = await organiser.browser.newPage();
  await page.goto(`${url}/organise#${event.id}.${event.token}`);
  await page.getByRole('button', { name: 'Entrants', exact: true }).click();
  const taken = {
    ...(await madeEvent(faults, url)),
    ...(await organiserActs(page)),
    ...(await playerActs(faults, url, event)),
    ...others,
  };
  const stored = await readFrom(url)(`/v1/tournaments/${event.id}/rounds/1`);
  ok(stored.tables.every(({ result }) => result !== null));
  deepStrictEqual(stored.tables[5].result.leaderKilled, [true, false]);
  await organiser.close();
  for (const [name, { clicks, keys }] of Object.entries(taken)) {
    console.log(`  ${name}: ${clicks} clicks, ${keys} keys`);
    if (clicks > MOST[name].clicks || keys > MOST[name].keys)
      faults.push(`${name} takes ${clicks} clicks and ${keys} keys`);
  }
  return taken;
};
