// A spectator at an event of 300 players: the hall on a projector and a television, a name found on a phone, moves since the last round,
// the end with its podium and certificates, the frame on a light website read by somebody with a dark browser, two armies to send.
import { deepStrictEqual, match, ok } from 'node:assert/strict';
import { changerOf } from '../../../scripts/demo/ask.mjs';
import { axeFinds, person, picture, widthOver } from './person.mjs';

const PLAYERS = 300;
const AT_ONCE = 100;
/** Each board page by page: 3 of the tables, 3 of the names. */
const MOST_TURNS = 6;
const TURN_MS = 8_000;
const LONG = 'Wolfeschlegelsteinhausenbergerdorff Hubert Blaine Maximilian the Younger of Upper Bree';
const FIRST = ['Adéla', 'Bruno', 'Clara', 'Dario', 'Edith', 'Felix', 'Greta', 'Hugo', 'Ivana', 'Jonas', 'Lukáš', 'Marta', 'Nikol', 'Oskar', 'Petra']; // prettier-ignore
const LAST = ['Nováková', 'Richter', 'Söderström', 'Bianchi', 'Marlowe', 'Krüger', 'van der Heijden', 'Lefèvre', 'Horváthová', 'Ødegård', 'Dvořák', 'Kowalska', 'Jelínková', 'Þórsson', 'Šimková', 'Baggins', 'Took', 'Brandybuck', 'Gamgee', 'Proudfoot']; // prettier-ignore

const names = Array.from({ length: PLAYERS }, (_, index) =>
  index === 7
    ? LONG
    : `${FIRST[index % FIRST.length]} ${LAST[Math.floor(index / FIRST.length) % LAST.length]}`,
);

const parts = (all) =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, part) =>
    all.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );

/** An event of 300 with own criteria: one round is played, the second is on. */
export const largeEvent = async (url) => {
  const send = changerOf(url);
  const { tournament, organiserToken: token } = await send('POST', '/v1/tournaments', {
    name: 'Gathering of the Shire',
    rounds: 2,
    tiebreakers: ['Painting and hobby', 'Sportsmanship'].map((id) => ({ id, better: 'HIGHER' })),
  });
  const home = `/v1/tournaments/${tournament.id}`;
  const change = (path, body) => send('POST', `${home}${path}`, body, token);
  for (const part of parts(names))
    await change('/entrants/bulk', { entrants: part.map((name) => ({ name })) });
  const start = async (round) => {
    const { tables } = await change('/rounds', {});
    await change(`/rounds/${round}/start`, { minutes: 90 });
    const results = tables.map(({ table }) => ({
      table,
      kind: 'PLAYED',
      victoryPoints: [(table * 5 + round * 3) % 13, (table * 2 + round) % 11],
    }));
    return async () => {
      for (const part of parts(results)) await change(`/rounds/${round}/results`, { results: part });
    };
  };
  await (
    await start(1)
  )();
  return { id: tournament.id, report: await start(2), finish: () => change('/finish', {}) };
};

/** The names on the board of names over all its pages, and how many turns the hall takes. */
const hallShows = async (page) => {
  const seen = new Set();
  const turns = new Set();
  // A slow machine may let a turn pass by itself.
  for (let turn = 0; turn < 4 * MOST_TURNS && seen.size < PLAYERS; turn++) {
    const [title, shown, over] = await page.evaluate(() => {
      const section = document.querySelector('.boards > :not([hidden])');
      const rows = [...section.querySelectorAll('tr')].filter((row) => !row.hidden);
      const box = section.querySelector('.scroller');
      return [
        `${section.querySelector('h2').textContent} ${section.querySelector('h2').dataset.page}`,
        section.matches('.by-names') ? rows.map((row) => row.querySelector('th').innerText) : [],
        [box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth, ...new Set(rows.map((row) => row.getBoundingClientRect().width))], // prettier-ignore
      ];
    });
    turns.add(title);
    for (const name of shown) seen.add(name);
    // Nothing sticks out, and all columns are as wide as each other, whatever the longest name.
    deepStrictEqual([over.slice(0, 2), over.length], [[0, 0], 3]);
    await page.clock.runFor(TURN_MS);
  }
  return { seen, turns };
};

const watchHall = async (faults, url, { id }) => {
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
  ]) {
    const reader = await person(faults, url, { viewport: { width, height } });
    const page = await reader.browser.newPage();
    await page.clock.install();
    await page.goto(`${url}/tournaments/${id}/hall`);
    await page.evaluate(() => document.fonts.ready);
    await page.locator('.boards[data-alone] h2[data-page]').first().waitFor();
    const { seen, turns } = await hallShows(page);
    deepStrictEqual(seen.size, PLAYERS);
    ok(turns.size <= MOST_TURNS, `${turns.size} turns`);
    await picture(page, `hall-300-${width}-projector`);
    faults.push(...(await axeFinds(page)));
    await reader.close();
  }
};

/** On a phone: a name is found while one types, and stays found when the page renews itself; no word breaks. */
const findName = async (faults, url, { id, report }) => {
  const reader = await person(faults, url, { viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  const page = await reader.browser.newPage();
  await page.goto(`${url}/tournaments/${id}/standings`);
  await page.getByLabel('Find a name').fill('horvathova');
  await page.getByText(`15 of ${PLAYERS}`).waitFor();
  await report();
  await page.locator('.standings :is(.up, .down):visible').first().waitFor();
  await page.getByText(`15 of ${PLAYERS}`).waitFor();
  deepStrictEqual(await page.locator('.standings tbody tr:visible').count(), 15);
  const lines = await page
    .locator('.standings tbody tr:visible th a')
    .evaluateAll((links) => links.map((link) => Math.round(link.getClientRects().length)));
  ok(Math.max(...lines) <= 2, 'first and last name take a line each at most');
  deepStrictEqual(await widthOver(page), 0);
  await picture(page, 'standings-300-found-phone');
  faults.push(...(await axeFinds(page)));
  await page.goto(`${url}/tournaments/${id}/entrants?q=wolfe`);
  deepStrictEqual(await page.locator('.entrants tbody tr:visible').count(), 1);
  faults.push(...(await axeFinds(page)));
  await reader.close();
};

const readEnd = async (faults, url, { id, finish }) => {
  await finish();
  for (const more of [
    { colorScheme: 'light' },
    { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
  ]) {
    const reader = await person(faults, url, more);
    const page = await reader.browser.newPage();
    await page.goto(`${url}/tournaments/${id}`);
    deepStrictEqual(await page.locator('.first-three small').first().innerText(), 'First');
    deepStrictEqual(await page.locator('.pairings').count(), 0);
    deepStrictEqual(await widthOver(page), 0);
    await picture(page, `event-end-${more.colorScheme}`);
    faults.push(...(await axeFinds(page)));
    await page.getByRole('link', { name: 'Certificates, to print' }).click();
    await page.locator('.certificate').nth(2).waitFor();
    deepStrictEqual(await widthOver(page), 0);
    await picture(page, `certificates-${more.colorScheme}`);
    faults.push(...(await axeFinds(page)));
    // A website is light, whatever its reader has set.
    for (const [query, scheme] of [
      ['', 'light'],
      ['?theme=auto', 'light dark'],
      ['?theme=dark', 'dark'],
    ]) {
      await page.goto(`${url}/tournaments/${id}/embed${query}`);
      deepStrictEqual(
        await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
        scheme,
      );
    }
    await reader.close();
  }
  for (const name of [`podiums/${id}`, 'win-rates/by%3DLIST']) {
    const card = await fetch(`${url}/cards/${name}.png`);
    deepStrictEqual([card.status, card.headers.get('content-type')], [200, 'image/png']);
    const bytes = Buffer.from(await card.arrayBuffer());
    deepStrictEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630]);
  }
};

const OURS = 'Rivendell\nElrond, Master of Rivendell\n6x High Elf Warrior with shield, spear';
const THEIRS = 'Mordor\nOrc Captain\n8 Mordor Orcs';

/** Two pasted lists become a page to send, without a script too; turned round by one link. */
const setArmiesAgainst = async (faults, url) => {
  for (const more of [
    { javaScriptEnabled: false },
    { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
  ]) {
    const reader = await person(faults, url, more);
    const page = await reader.browser.newPage();
    await page.goto(`${url}/armies`);
    await page.getByRole('link', { name: 'Who should fight whom?' }).click();
    if (more.colorScheme) faults.push(...(await axeFinds(page)));
    await page.getByLabel('Your army').fill(OURS);
    await page.getByLabel('Their army').fill(`${THEIRS}\nBalrog of Bree`);
    await page.getByRole('button', { name: 'Set them against each other' }).click();
    await page.getByText('Not found, and left out').waitFor();
    await page.getByLabel('Their army').fill(THEIRS);
    await page.getByRole('button', { name: 'Set them against each other' }).click();
    await page.getByRole('heading', { name: 'Rivendell v Mordor', level: 1 }).waitFor();
    deepStrictEqual(await page.locator('.advice li').count(), 3);
    match(await page.locator('.advice').innerText(), /Send Elrond, Master of Rivendell at/);
    deepStrictEqual(await widthOver(page), 0);
    if (more.colorScheme) {
      await picture(page, 'two-armies-page-phone');
      faults.push(...(await axeFinds(page)));
    }
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const card = await fetch(image);
    deepStrictEqual([card.status, card.headers.get('content-type')], [200, 'image/png']);
    await page.getByRole('link', { name: 'As Mordor sees it' }).click();
    await page.getByRole('heading', { name: 'Mordor v Rivendell', level: 1 }).waitFor();
    await reader.close();
  }
};

/** What a thumb has to hit on the list of the rules. */
const hitRules = async (faults, url) => {
  const reader = await person(faults, url, { viewport: { width: 360, height: 740 } });
  const page = await reader.browser.newPage();
  await page.goto(`${url}/rules`);
  const small = await page
    .locator('main :is(a, button, input:not([type=hidden])), .editions a')
    .evaluateAll((all) =>
      all.flatMap((one) => (one.getBoundingClientRect().height < 44 ? [one.textContent.trim()] : [])),
    );
  deepStrictEqual(small, []);
  await reader.close();
};

export const watchLargeEvent = async (faults, url) => {
  const event = await largeEvent(url);
  await watchHall(faults, url, event);
  await findName(faults, url, event);
  await readEnd(faults, url, event);
  await setArmiesAgainst(faults, url);
  await hitRules(faults, url);
};
