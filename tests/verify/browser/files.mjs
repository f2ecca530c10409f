// Files of other programs in the console: a CSV of odd headings, results from a sheet, a report file of chess in and out, a late pair.
import { deepStrictEqual, match } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { newEvent } from './players.mjs';
import { axeFinds, nothingWaits, person, picture, press, readFrom } from './person.mjs';

const list = '\uFEFFNr;Wer;Heimat\r\n1;"Burr; Ann";Rohan\r\n2;Bert;\r\n3;Cleo;Gondor\r\n4;Dora;\r\n';
const fileOf = (name, text) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

const openPart = (page, text) => page.locator('summary', { hasText: text }).click();

const saved = async (page, button) => {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, button)]);
  return readFileSync(await download.path(), 'utf8');
};

export const exchangeFiles = async (faults, url) => {
  const read = readFrom(url);
  const event = await newEvent(url, []);
  const organiser = await person(faults, url, { acceptDownloads: true });
  const desk = await organiser.browser.newPage();
  await desk.goto(`${url}/organise#${event.id}.${event.token}`);

  // Nothing is taken before it is clear what each column means.
  await press(desk, 'Entrants');
  await openPart(desk, 'Entrants from a CSV file');
  await desk.getByLabel('CSV file').setInputFiles(fileOf('list.csv', list));
  await desk.getByText('Burr; Ann, Bert, Cleo').waitFor();
  await desk.getByText('"Wer" is not a column').waitFor();
  deepStrictEqual((await read(event.home, event.token)).entrants.length, 0);
  await desk.getByLabel('Wer is').selectOption('NAME');
  await desk.getByLabel('Heimat is').selectOption('CLUB');
  faults.push(...(await axeFinds(desk)));
  await picture(desk, 'console-csv');
  await press(desk, 'Take these lines (4 lines)');
  await desk.getByText('4 taken.').waitFor();
  deepStrictEqual(
    (await read(event.home, event.token)).entrants.map(({ name, club }) => [name, club]),
    [['Burr; Ann', 'Rohan'], ['Bert', null], ['Cleo', 'Gondor'], ['Dora', null]], // prettier-ignore
  );

  // Two come after the draw, and meet.
  await event.send('POST', '/rounds');
  await event.send('POST', '/rounds/1/start');
  for (const name of ['Eve', 'Fay']) await event.send('POST', '/entrants', { name });
  await press(desk, 'Round');
  await openPart(desk, 'Pair two who have nobody to play');
  const pair = desk.locator('details[open]');
  await pair.locator('select[name=first]').selectOption('Eve');
  await pair.locator('select[name=second]').selectOption('Fay');
  await pair.locator('input[name=reason]').fill('the train was late');
  await press(desk, 'Pair them');
  await nothingWaits(desk);
  const { tables } = await read(`${event.home}/rounds/1`, event.token);
  deepStrictEqual(tables[2]?.entrants, ['e5', 'e6']);

  // Its results come out of a sheet that was filled in.
  await openPart(desk, 'Results from a CSV file');
  await desk
    .locator('[data-view=ROUND]')
    .getByLabel('CSV file')
    .setInputFiles(fileOf('r.csv', 'Tisch,VP 1,VP 2\n1,7,3\n2,5,5\n3,0,8\n'));
  await press(desk, 'Take these lines (3 lines)');
  await desk.getByText('3 taken.').waitFor();
  await press(desk, 'Event');
  match(await saved(desk, 'Pairings and results (CSV)'), /\r\n1,3,Eve,Fay,0,8,0,3,/);

  // The event as a report file, and another event made of it.
  const report = await saved(desk, 'Report file (TRF16)');
  match(report, /^001 {4}6 {6}Fay {31}/mu);
  await desk.goto(`${url}/organise`);
  await desk.getByLabel('TRF file').setInputFiles(fileOf('event.trf', report));
  await press(desk, 'Make an event of it');
  await desk.waitForURL(/#./);
  await desk.locator('table.entrants').getByText('Fay').waitFor();
  await picture(desk, 'console-trf');
  faults.push(...(await axeFinds(desk)));
  await organiser.close();
};
