// Pages that open with a token, at every width, light and dark: each view of the console, and the player's page. Nothing sticks out, no word is
// squeezed until it stands letter by letter, also where only the letters grow, and axe-core finds nothing.
import { changerOf } from '../../../scripts/demo/ask.mjs';
import { axeFinds, person, picture, widthOver } from './person.mjs';
import { newEvent } from './players.mjs';

const WIDTHS = [390, 768, 1440, 1920];
const VIEWS = ['Round', 'Entrants', 'Army desk', 'Standings', 'Event', 'Settings'];
const NAMES = ['Adéla Nováková', 'Greta van der Heijden', 'Clara Söderström', 'Dario Bianchi'];

/** An event in its second round: one table reported, by one of its players, and one open; the army of one player is handed in. */
const beginEvent = async (url) => {
  const event = await newEvent(url, NAMES, {
    rounds: 2,
    pointsLimit: 150,
    scenarios: ['no-escape', 'cornered'],
  });
  const warband = { leader: { profile: 'tauriel' }, followers: [{ profile: 'mirkwood-ranger', count: 12 }] };
  const army = { pointsLimit: 150, forces: [{ list: 'halls-of-thranduil', warbands: [warband] }] };
  await event.send('PUT', '/entrants/e1/army', { army });
  let reported = [];
  for (const round of [1, 2]) {
    const { tables } = await event.send('POST', '/rounds');
    await event.send('POST', `/rounds/${round}/start`, { minutes: 90 });
    reported = tables[1].entrants;
    for (const { table, entrants } of tables.slice(round - 1))
      await changerOf(url)(
        'PUT',
        `${event.home}/rounds/${round}/tables/${table}/result`,
        { kind: 'PLAYED', victoryPoints: [7, 3] },
        round === 1 ? event.token : event.tokens[entrants[0]],
      );
  }
  return { ...event, reported };
};

/** Words that have less than two letters in a line. */
const squeezed = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => {
        const text = [...element.childNodes].find(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim().length > 3,
        );
        if (!text || element.closest('.hidden, option') || !element.checkVisibility()) return false;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { width, height } = range.getBoundingClientRect();
        const letter = Number.parseFloat(getComputedStyle(element).fontSize);
        return width > 0 && width < letter * 1.2 && height > letter * 4;
      })
      .map(({ textContent }) => textContent.trim().slice(0, 40)),
  );

const lookAt = async (page, name, { faults, colorScheme }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const letters of ['100%', '200%']) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
      const at = `${name} at ${width}, letters ${letters}`;
      const over = await widthOver(page);
      if (over > 0) faults.push(`${at}: ${over} px too wide`);
      for (const text of await squeezed(page)) faults.push(`${at}: "${text}" is squeezed`);
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await picture(page, `${name}-${width}-${colorScheme}`);
  }
  await page.setViewportSize({ width: WIDTHS[0], height: 900 });
  faults.push(...(await axeFinds(page)));
};

/** A player who is to check in, and a captain who is to choose: the states of the player's page that others do not show. */
const beginOthers = async (url) => {
  const checkIn = await newEvent(url, NAMES, { pointsLimit: 150 });
  await checkIn.send('POST', '/open-check-in');
  const teams = { size: 3, substitutes: 1, protocol: ['DEFEND'], pickMinutes: 30 };
  const captains = await newEvent(url, ['Riders of the Westfold', 'Gondor'], {
    format: 'TEAMS',
    teams,
    rounds: 1,
  });
  await captains.send('POST', '/rounds');
  await captains.send('POST', '/rounds/1/start');
  return [
    { event: checkIn, entrant: 'e1', name: 'play-check-in', shows: 'You have not checked in yet.' },
    { event: captains, entrant: 'e1', name: 'play-captain', shows: 'Seal my choice' },
  ];
};

export const lookAtTokenPages = async (faults, url) => {
  const event = await beginEvent(url);
  const others = (await beginOthers(url)).map((other) => ({
    ...other,
    token: other.event.tokens[other.entrant],
  }));
  for (const colorScheme of ['light', 'dark']) {
    const organiser = await person(faults, url, { colorScheme });
    const page = await organiser.browser.newPage();
    await page.goto(`${url}/organise#${event.id}.${event.token}`);
    for (const view of VIEWS) {
      await page.getByRole('button', { name: view, exact: true }).first().click();
      await page.locator('#organise :is(h2, caption):visible').first().waitFor();
      await lookAt(page, `console-${view.toLowerCase().replace(' ', '-')}`, { faults, colorScheme });
    }
    await organiser.close();
    const reporters = event.reported.map((entrant) => ({
      event,
      token: event.tokens[entrant],
      name: `play-${entrant}`,
      shows: 'Your games',
    }));
    for (const { event: at, token, name, shows } of [...reporters, ...others]) {
      const player = await person(faults, url, { colorScheme });
      const own = await player.browser.newPage();
      await own.goto(`${url}/play#${at.id}.${token}`);
      await own.getByText(shows).waitFor();
      await lookAt(own, name, { faults, colorScheme });
      await player.close();
    }
  }
};
