// A catalogue uploaded on a telephone: faults beside their fields, a large file in parts, the report, armies tried against it, a
// second version for its token.
import { deepStrictEqual, match } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { lookAt, person, press, readFrom } from './person.mjs';
import { newEvent } from './players.mjs';

const fixture = (name) =>
  readFileSync(new URL(`../../infrastructure/battlescribe/fixtures/${name}`, import.meta.url));
const file = (name, buffer = fixture(name)) => ({ name, mimeType: 'application/octet-stream', buffer });
/** 3.5 MB of spaces behind the game system: more than one request may hold. */
const large = file(
  'shire-watch.gst',
  Buffer.concat([fixture('shire-watch.gst'), Buffer.alloc(3_500_000, ' ')]),
);

/** The captain alone, as New Recruit exports him. */
const selection = { name: 'Captain Bolger', type: 'model', number: 1, entryId: 'x', selections: [] };
const exported = {
  roster: {
    name: 'Watch',
    generatedBy: 'https://newrecruit.eu',
    forces: [{ name: 'Army', catalogueName: 'The Hedge Watch', selections: [selection] }],
  },
};

const ARMY = 'The Hedge Watch\nCaptain Bolger\n5 Hedge Guards\n';

export const uploadCatalogue = async (faults, url) => {
  const organiser = await person(faults, url, { viewport: { width: 360, height: 740 } });
  const page = await organiser.browser.newPage();
  const look = (name) => lookAt(faults, page, name);
  const faultOf = (field) => page.locator(`#${field}-fault`);
  await page.goto(`${url}/armies`);
  await page.getByRole('link', { name: /Upload a catalogue/ }).click();

  // Nothing chosen, then a file that is broken: each said beside its field, which has the focus.
  await press(page, 'Upload');
  match(await faultOf('name').innerText(), /name/);
  match(await faultOf('files').innerText(), /at least one file/);
  deepStrictEqual(await page.evaluate(() => document.activeElement?.id), 'name');
  await page.getByLabel('Name of the catalogue').fill('The Shire');
  await page.getByLabel('Files').setInputFiles([file('broken.cat', Buffer.from('<catalogue>')), large]);
  await press(page, 'Upload');
  await faultOf('files')
    .getByText(/broken\.cat cannot be read: line 1/)
    .waitFor();
  deepStrictEqual(await page.getByLabel('Files').getAttribute('aria-invalid'), 'true');
  await look('catalogue-faults-phone');

  // In two parts, with the game system cut between them.
  let uploads = 0;
  page.on('request', (request) => (uploads += request.url().endsWith('/uploads') ? 1 : 0));
  await page.getByLabel('Files').setInputFiles([large, file('shire-watch.cat')]);
  await press(page, 'Upload');
  await page.getByText('One army list was read.').waitFor();
  deepStrictEqual(uploads, 2);
  const [id, token] = await page.locator('.verdict code').allInnerTexts();
  match(token, /^muster_catalogue_/);
  await look('catalogue-made-phone');

  await page.getByRole('link', { name: /try an army/ }).click();
  match(await page.locator('main').innerText(), /The Hedge Watch[\s\S]*a link that leads nowhere/);
  await page.getByLabel('Or paste the list').fill(ARMY);
  await page.getByLabel('Points limit').fill('100');
  await press(page, 'Check the list');
  await page.getByText('80 of 100 points').waitFor();
  await page.getByText('Your army is legal.').waitFor();
  await page.getByLabel('Points limit').fill('70');
  await press(page, 'Check the list');
  await page.getByText('80 of 70 points').waitFor();
  match(await page.locator('.findings').innerText(), /70/);
  await look('catalogue-phone');

  await page
    .getByLabel(/^Roster file/)
    .setInputFiles([file('export.json', Buffer.from(JSON.stringify(exported)))]);
  await press(page, 'Check the list');
  await page.getByText('60 of 70 points').waitFor();

  // The next version, for its token alone.
  await page.getByText('Upload a new version').click();
  await page.getByLabel('Token of this catalogue').fill('muster_catalogue_1_nonsense');
  await page.getByLabel('Files').setInputFiles([file('shire-watch.gst'), file('shire-watch.cat')]);
  await press(page, 'Upload');
  await page.waitForFunction(() => document.querySelector('#token-fault')?.textContent !== '');
  await page.getByLabel('Token of this catalogue').fill(token);
  await press(page, 'Upload');
  await page.waitForURL(/\?version=2$/);
  match(await page.locator('main').innerText(), /Version 2/);

  // An event that has armies judged by it keeps it when its dates are saved.
  const catalogue = { catalogue: id, version: 1 };
  const event = await newEvent(url, ['Ann'], { pointsLimit: 100, armyDesk: { catalogue } });
  await page.goto(`${url}/organise#${event.id}.${event.token}`);
  await press(page, 'Army desk');
  deepStrictEqual(await page.getByLabel(/^Id of the catalogue/).inputValue(), id);
  await page.getByLabel('Handed in until').fill('2040-05-01T12:00');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await press(page, 'Save the army desk');
  await saved;
  const { armyDesk } = await readFrom(url)(event.home);
  deepStrictEqual([armyDesk.catalogue, armyDesk.deadline !== null], [catalogue, true]);
  await look('console-desk-phone');
  await organiser.close();
  return id;
};
