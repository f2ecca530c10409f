// Awards in the pages: announced in the console, voted on by players, given, printed as certificates.
import { deepStrictEqual, match } from 'node:assert/strict';
import { axeFinds, person, picture, press } from './person.mjs';
import { atPlay, newEvent } from './players.mjs';

export const giveAwards = async (faults, url) => {
  const event = await newEvent(url, ['Ann', 'Bert', 'Cleo', 'Dora'], { startsOn: '2026-12-05' });
  await event.send('POST', '/rounds');
  await event.send('POST', '/rounds/1/start');
  for (const table of [1, 2])
    await event.send('PUT', `/rounds/1/tables/${table}/result`, {
      kind: 'PLAYED',
      victoryPoints: [6, table],
    });
  const organiser = await person(faults, url);
  const desk = await organiser.browser.newPage();
  await desk.goto(`${url}/organise#${event.id}.${event.token}`);
  await press(desk, 'Standings');
  for (const [name, decidedBy] of [
    ['Best painted', 'VOTES'],
    ['Most sporting', 'ORGANISER'],
  ]) {
    await desk.getByLabel('Award', { exact: true }).fill(name);
    await desk.getByLabel('Decided by').selectOption(decidedBy);
    await press(desk, 'Announce the award');
    await desk.getByLabel(`Who gets ${name}`).waitFor();
  }

  // Two of three votes are for Cleo; nobody can vote for themselves.
  for (const [entrant, choice] of [
    ['e1', 'Cleo'],
    ['e2', 'Cleo'],
    ['e3', 'Ann'],
  ]) {
    const { page, close } = await atPlay(faults, url, event, entrant);
    const ballot = page.getByLabel('Best painted');
    await ballot.selectOption(choice);
    deepStrictEqual(await ballot.locator('option').count(), 4);
    await press(page, 'Vote');
    await page.getByText('Sent.').waitFor();
    await page.locator('.outbox', { hasText: 'wait' }).waitFor({ state: 'detached' });
    if (entrant === 'e1') faults.push(...(await axeFinds(page)));
    await close();
  }

  const give = async (name, winner) => {
    const award = desk.locator('.awards li', { hasText: name });
    if (winner !== undefined) await award.locator('select').selectOption(winner);
    await award.getByRole('button', { name: 'Give' }).click();
    return award;
  };
  await (await give('Best painted')).getByText('Cleo: 2 votes').waitFor();
  await (await give('Most sporting', 'Dora')).locator('bdi', { hasText: 'Dora' }).waitFor();
  await picture(desk, 'console-awards');
  faults.push(...(await axeFinds(desk)));
  await event.send('POST', '/finish');

  // The certificates: the three best places, then the awards, a page each, with nothing else on the paper.
  await desk.goto(`${url}/tournaments/${event.id}/certificates`);
  const certificates = desk.locator('.certificate');
  deepStrictEqual(await certificates.locator('h2').allInnerTexts(), [
    'First place',
    'Second place',
    'Third place',
    'Best painted',
    'Most sporting',
  ]);
  deepStrictEqual((await certificates.locator('.whose').allInnerTexts()).slice(3), ['Cleo', 'Dora']);
  match(await certificates.first().innerText(), /The Bridge\s+5 December 2026/);
  deepStrictEqual(await desk.locator('form, nav, header.site').count(), 0);
  await picture(desk, 'certificates');
  faults.push(...(await axeFinds(desk)));
  await organiser.close();
};
