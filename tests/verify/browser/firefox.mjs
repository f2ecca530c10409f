// The main paths in Firefox: an event of 12 in the console, its players, its readers, odds, the reference and the explorer.
//   node tests/verify/browser/firefox.mjs [url] [--pictures FOLDER]
import { match, ok } from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changerOf } from '../../../scripts/demo/ask.mjs';
import { openFirefox } from './marionette.mjs';
import { withNpmStart } from './server.mjs';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);
const ENTER = '\uE007';
const option = process.argv.indexOf('--pictures');
const pictures = option < 0 ? undefined : process.argv[option + 1];
const NAMES = ['Ann', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana', 'Ivo', 'Jana', 'Karl', 'Lída'];

const button = (name) => `//button[normalize-space()='${name}']`;
const heading = (name) => `//*[self::h1 or self::h2][contains(normalize-space(), '${name}')]`;

const look = async (reader, name) => {
  ok((await reader.run('return document.documentElement.scrollWidth - innerWidth')) <= 0, `${name} fits`);
  if (pictures) writeFileSync(join(pictures, `firefox-${name}.png`), await reader.picture());
};

/** The console: names, check-in, a draw, a round by quick entry. */
const organise = async (reader, url) => {
  await reader.goto(`${url}/organise`);
  await reader.write("//input[@name='name']", 'In Firefox');
  await reader.write("//input[@name='rounds']", `1${ENTER}`);
  await reader.write('//textarea', NAMES.join('\n'));
  await reader.press(button('Register'));
  await reader.see("//th[contains(., 'Lída')]");
  await reader.press(button('Open check-in'));
  await reader.press(button('Check in everybody'));
  // A preview is out of date once somebody else is checked in.
  await reader.until(`!document.querySelector('.entrants [aria-label^="Check in"], .outbox details')`);
  await reader.press(button('Round'));
  await reader.press(button('Next: preview round 1'));
  await reader.press(button('Publish this draw'));
  await reader.press(button('Start the round'));
  for (let table = 2; table <= 6; table++)
    await reader.write("//*[@id='quick']", `${table} ${table + 3} ${table}${ENTER}`);
  await reader.see("(//form[@data-open='false'])[5]");
  await look(reader, 'console');
  return reader.run(`
    const id = decodeURIComponent(location.hash.slice(1));
    return [id, Object.values(localStorage).join(' ').match(/muster_organiser_[\\w-]+/)[0]];`);
};

/** Two players at table 1: one reports, the other confirms. */
const play = async (reader, url, { id, token }) => {
  const home = `/v1/tournaments/${id}`;
  const { tables } = await (await fetch(`${url}${home}/rounds/1`)).json();
  const send = changerOf(url);
  const [first, second] = tables[0].entrants;
  const linkOf = async (entrant) => {
    const role = await send('POST', `${home}/roles`, { role: 'PLAYER', entrant }, token);
    return `${url}/play#${id}.${role.token}`;
  };
  await reader.goto(await linkOf(first));
  await reader.write("//input[@name='first']", '8');
  await reader.write("//input[@name='second']", '2');
  await reader.press(button('Send'));
  await reader.see("//*[contains(text(), 'waiting for the other side')]");
  await look(reader, 'play');
  await reader.goto('about:blank');
  await reader.goto(await linkOf(second));
  await reader.press(button('That is right'));
  await reader.see("//*[contains(text(), 'confirmed')]");
};

const readAll = async (reader, url, id) => {
  await reader.goto(`${url}/tournaments/${id}/standings`);
  await reader.see('(//table//tbody/tr)[12]');
  await look(reader, 'standings');
  await reader.goto(`${url}/tournaments/${id}/hall`);
  await reader.see('//table');
  await look(reader, 'hall');
  await reader.goto(`${url}/odds`);
  await reader.write("//input[@name='a.profile']", 'Aragorn - Strider');
  await reader.see("//*[contains(@class, 'said')]//b[starts-with(., 'Aragorn')]");
  await look(reader, 'odds');
};

const readReference = async (reader, url) => {
  await reader.goto(`${url}/explorer`);
  match(await reader.run("return document.getElementById('query').value"), /toWound/);
  await reader.goto(`${url}/docs`);
  await reader.press("//a[@href='#/rules/getToWound']");
  await reader.see("//*[@id='operations-rules-getToWound']//button[normalize-space()='Execute']");
  await look(reader, 'docs');
};

const check = async (url) => {
  const reader = await openFirefox(FIREFOX);
  try {
    await reader.resize(1280, 900);
    await reader.goto(url);
    await reader.see(heading('Middle-earth'));
    const [id, token] = await organise(reader, url);
    match(token, /^muster_organiser_/);
    await reader.resize(500, 844);
    await play(reader, url, { id, token });
    await readAll(reader, url, id);
    await readReference(reader, url);
  } catch (error) {
    if (pictures) writeFileSync(join(pictures, 'firefox-fault.png'), await reader.picture());
    throw error;
  } finally {
    await reader.close();
  }
  console.log(
    'firefox: an event of 12 organised, reported, confirmed and read; odds, reference and explorer',
  );
};

const given = process.argv[2]?.startsWith('http') ? process.argv[2] : undefined;
if (FIREFOX === undefined)
  console.warn(
    'firefox: SKIPPED. NOTHING WAS CHECKED IN FIREFOX: install it with apt-get install firefox-esr',
  );
else await (given ? check(given) : withNpmStart(check));
