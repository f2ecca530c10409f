// What the acts of those take who do not run the event: a newcomer, a player beside the table, a captain, the organiser of a league, a
// spectator, whoever sets a Discord server up. Long texts are pasted, as from another app; short ones are typed.
import { changerOf } from '../../../scripts/demo/ask.mjs';
import { countIn, counted } from './count-acts.mjs';
import { person, press } from './person.mjs';
import { newEvent } from './players.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const LIST = 'Halls of Thranduil\nTauriel\n3 Mirkwood Rangers';
const DEMO_MS = 60_000;

/** Somebody whose clicks and keys are counted, at this address. */
const someoneAt = async (faults, url, { path, ...options }) => {
  const { browser, close } = await person(faults, url, options);
  await countIn(browser);
  const page = await browser.newPage();
  await page.goto(url + path);
  return { page, close };
};

const tap = (page, name) => page.getByRole('button', { name, exact: true }).first().tap();

/** At an empty start page only: where there are events, nobody is offered a demo. */
const newcomerActs = async (faults, url) => {
  const { page, close } = await someoneAt(faults, url, { path: '/' });
  await page.waitForLoadState('networkidle');
  const begin = page.getByRole('button', { name: 'Look at a demo event' });
  const isOffered = await begin.isVisible();
  const acts = await counted(page, async () => {
    if (!isOffered) return;
    await begin.click();
    const hall = page.locator('[data-demo]').getByRole('link', { name: 'The hall', exact: true });
    await hall.click({ timeout: DEMO_MS });
    await page.getByText('Round 3').first().waitFor();
  });
  await close();
  return isOffered ? { 'newcomer: see a running demo event': acts } : {};
};

const playerActs = async (faults, url) => {
  const event = await newEvent(url, ['Ann'], { pointsLimit: 150 });
  await event.send('PUT', '/sign-up', { isOpen: true, privacyText: 'Names are kept until the end.' });
  const { page, close } = await someoneAt(faults, url, {
    path: `/tournaments/${event.id}/sign-up`,
    ...PHONE,
  });
  await page.getByLabel('Your name').waitFor();
  const signUp = await counted(page, async () => {
    await page.getByLabel('Your name').tap();
    await page.keyboard.type('Bert');
    await page.getByLabel('I have read this').tap();
    await tap(page, 'Sign up');
    await page.getByRole('link', { name: 'Open your page' }).tap();
    await page.getByRole('heading', { name: 'Bert' }).waitFor();
  });
  const army = await counted(page, async () => {
    await page.getByText('Or paste the list').tap();
    await page.locator('textarea[name=army]').tap();
    await page.keyboard.insertText(LIST);
    await tap(page, 'Look it over');
    await page.getByText('127 of 150 points, 4 models').waitFor();
    await tap(page, 'Submit');
    await page.getByText('Submitted.').waitFor();
  });
  await event.send('POST', '/open-check-in');
  await page.getByText('You have not checked in yet.').waitFor();
  const checkIn = await counted(page, async () => {
    await tap(page, 'Check in');
    await page.getByText('You are checked in.').waitFor();
  });
  const withdraw = await counted(page, async () => {
    await page.getByText('Withdraw from the event').first().tap();
    await page.getByLabel(/^Why/).tap();
    await page.keyboard.type('ill');
    await page.getByRole('button', { name: 'Withdraw from the event' }).tap();
    await page.getByText('You have withdrawn.').waitFor();
  });
  await close();
  return {
    'player: sign up and open the own page': signUp,
    'player: hand in an army, pasted': army,
    'player: check in': checkIn,
    'player: withdraw': withdraw,
  };
};

const TEAMS = {
  Rohan: ['Ann', 'Bert', 'Cleo', 'Cora'],
  Gondor: ['Dirk', 'Eve', 'Finn', 'Gil'],
};

/** A round of two teams of three, and both captains at their pages. */
const captainsOf = async (faults, url) => {
  const change = changerOf(url);
  const { tournament, organiserToken } = await change('POST', '/v1/tournaments', {
    name: 'Captains’ Cup',
    rounds: 1,
    format: 'TEAMS',
    teams: { size: 3, substitutes: 1, protocol: ['DEFEND'] },
  });
  const send = (path, body) =>
    change('POST', `/v1/tournaments/${tournament.id}${path}`, body, organiserToken);
  for (const [name, members] of Object.entries(TEAMS)) await send('/entrants', { name, members });
  const roles = [];
  for (const entrant of ['e1', 'e2']) roles.push(await send('/roles', { role: 'PLAYER', entrant }));
  await send('/rounds', {});
  await send('/rounds/1/start', {});
  return Promise.all(
    roles.map(({ token }) => someoneAt(faults, url, { path: `/play#${tournament.id}.${token}`, ...PHONE })),
  );
};

const CHOICES = [
  [['Cora'], ['Eve']],
  [['Bert', 'Ann'], ['Finn', 'Dirk']], // prettier-ignore
  [['Dirk'], ['Ann']],
];

/** Both seal, then both show. */
const choose = async (pages, step) => {
  for (const [side, page] of pages.entries()) {
    await page.getByRole('heading', { name: `Choice ${step}`, exact: true }).waitFor();
    const group = page.getByRole('group', { name: `Choice ${step}`, exact: true });
    for (const name of CHOICES[step - 1][side]) await group.getByRole('button', { name }).tap();
    await tap(page, 'Seal my choice');
    await page.getByText('You have sealed').waitFor();
  }
  for (const page of pages) await tap(page, 'Show my choice');
};

const captainActs = async (faults, url) => {
  const captains = await captainsOf(faults, url);
  const pages = captains.map(({ page }) => page);
  const [page] = pages;
  await page.getByText('Line-up: Ann, Bert, Cleo').waitFor();
  const lineup = await counted(page, async () => {
    await page.getByText('Line-up: Ann, Bert, Cleo').tap();
    const group = page.getByRole('group', { name: 'Line-up', exact: true });
    for (const name of ['Ann', 'Bert', 'Cora']) await group.getByRole('button', { name }).tap();
    await tap(page, 'Save the line-up');
    await page.getByText('Line-up: Ann, Bert, Cora').waitFor();
  });
  const pairing = await counted(page, async () => {
    for (const step of [1, 2, 3]) await choose(pages, step);
    await page.getByText('Everybody has an opponent.').waitFor();
  });
  const report = await counted(page, async () => {
    await page.getByText('Games of the match').tap();
    const fields = page.locator('.team-game input[type=number]');
    await fields.nth(5).waitFor();
    for (const [at, points] of ['7', '3', '12', '4', '6', '6'].entries()) {
      await fields.nth(at).tap();
      await page.keyboard.type(points);
    }
    await tap(page, 'Send');
    await page.getByText('waiting for the other side to confirm').waitFor();
  });
  for (const { close } of captains) await close();
  return {
    'captain: name a line-up of 3': lineup,
    'captain: pair a match by 3 sealed choices': pairing,
    'captain: report a match of 3 games': report,
  };
};

/** An event of twelve that is over, taken into a new league. */
const leagueActs = async (faults, url) => {
  const names = Array.from({ length: 12 }, (_, index) => `Player ${index + 1}`);
  const event = await newEvent(url, names);
  const { tables } = await event.send('POST', '/rounds');
  await event.send('POST', '/rounds/1/start');
  for (const { table } of tables)
    await event.send('PUT', `/rounds/1/tables/${table}/result`, { kind: 'PLAYED', victoryPoints: [7, 3] });
  await event.send('POST', '/finish');
  const { page, close } = await someoneAt(faults, url, { path: `/organise#${event.id}.${event.token}` });
  await page.getByRole('heading', { name: 'The Bridge' }).waitFor();
  await page.goto(`${url}/leagues`);
  const make = await counted(page, async () => {
    await page.getByRole('link', { name: 'Make or manage a league' }).click();
    await page.getByRole('textbox', { name: 'Name of the league' }).click();
    await page.keyboard.type('Anduin');
    await press(page, 'Create the league');
    await press(page, 'I have saved it: continue');
    await page.getByRole('heading', { name: 'Anduin' }).waitFor();
  });
  const add = await counted(page, async () => {
    await press(page, 'Add to the league');
    await page.getByText('0 of 12 known').waitFor();
    await page.getByRole('button', { name: 'Who is who' }).first().click();
    await press(page, 'Everybody undecided is new');
    await page.getByRole('button', { name: /^Save \d+ decision/ }).click();
    await page.getByText('12 of 12 known').waitFor();
  });
  await close();
  return { 'league: make a league': make, 'league: take an event of 12 in, with its players': add };
};

const spectatorActs = async (faults, url) => {
  const event = await newEvent(url, ['Horváthová']);
  const names = Array.from({ length: 99 }, (_, index) => `Player ${index + 1}`);
  await event.send('POST', '/entrants/bulk', { entrants: names.map((name) => ({ name })) });
  const { page, close } = await someoneAt(faults, url, {
    path: `/tournaments/${event.id}/entrants`,
    ...PHONE,
  });
  const find = await counted(page, async () => {
    await page.getByLabel('Find a name').tap();
    await page.keyboard.type('horv');
    await page.getByText('1 of 100').waitFor();
  });
  await close();
  return { 'spectator: find a name among 100': find };
};

const discordActs = async (faults, url) => {
  const { page, close } = await someoneAt(faults, url, { path: '/discord' });
  await page.getByLabel('Application id').waitFor();
  const identify = await counted(page, async () => {
    await page.getByLabel('Application id').click();
    await page.keyboard.insertText('123456789012345678');
    await page.getByLabel('Public key').click();
    await page.keyboard.insertText('ab'.repeat(32));
    await page.getByText('npm start').first().waitFor();
  });
  await close();
  return { 'Discord: get the commands for an application, pasted': identify };
};

/** The acts of every role but the organiser and the player at the table, by name. */
export const actsOfRoles = async (faults, url) => {
  const taken = {};
  for (const acts of [newcomerActs, playerActs, captainActs, leagueActs, spectatorActs, discordActs])
    Object.assign(taken, await acts(faults, url));
  return taken;
};
