// Awards in the pages: announced in the console, voted on by players, given, printed as certificates.
import { deepStrictEqual, match } from 'node:assert/strict';
import { axeFinds, person, picture, press } from './person.mjs';
import { atPlay, newEvent } from './players.mjs';

const FAVOURITES = {
  rounds: 2,
  tiebreakers: [{ id: 'Favourite', better: 'HIGHER', counts: 'FAVOURITE_OPPONENT' }],
};

/** Once the event has started a player chooses the favourite among those met, sees the choice, and changes it. */
const chooseFavourite = async (faults, url) => {
  const event = await newEvent(url, ['Ann', 'Bert', 'Cleo', 'Dora'], FAVOURITES);
  const { page, close } = await atPlay(faults, url, event, 'e1');
  await page.getByRole('heading', { name: 'Ann' }).waitFor();
  const section = page.getByRole('region', { name: 'My favourite opponent' });
  const opponents = [];
  for (const round of [1, 2]) {
    const { tables } = await event.send('POST', '/rounds');
    deepStrictEqual(await section.count(), round - 1);
    await event.send('POST', `/rounds/${round}/start`);
    const met = tables.find(({ entrants }) => entrants.includes('e1')).entrants.find((one) => one !== 'e1');
    opponents.push({ e2: 'Bert', e3: 'Cleo', e4: 'Dora' }[met]);
    for (const { table } of tables)
      await event.send('PUT', `/rounds/${round}/tables/${table}/result`, {
        kind: 'PLAYED',
        victoryPoints: [6, table],
      });
    await section.getByRole('option', { name: opponents.at(-1) }).waitFor({ state: 'attached' });
    deepStrictEqual(await section.getByRole('option').allInnerTexts(), ['', ...opponents]);
    await section.getByLabel('Opponent').selectOption(opponents.at(-1));
    await press(page, 'Choose');
    await section.getByText(`You have chosen ${opponents.at(-1)}.`).waitFor();
  }
  await page.reload();
  await section.getByText(`You have chosen ${opponents[1]}.`).waitFor();
  deepStrictEqual(
    await section.getByLabel('Opponent').evaluate(({ selectedOptions }) => selectedOptions[0].text),
    opponents[1],
  );
  faults.push(...(await axeFinds(page)));
  await picture(page, 'play-favourite-phone');
  await close();
};

export const giveAwards = async (faults, url) => {
  await chooseFavourite(faults, url);
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
