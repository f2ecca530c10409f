// A Discord server set up on the page of a running service with a bot, against a stand-in as strict as Discord's documentation: each step is
// done as the page says, until all of them work; then an answer in the channel, which is drawn for the guide with --pictures.
import { deepStrictEqual, match, ok } from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { guidePicture } from './browser.mjs';
import { startDiscord } from './discord-stand-in.mjs';
import { person, press } from './person.mjs';
import { newEvent } from './players.mjs';
import { withNpmStart } from './server.mjs';

const LONGEST_BUILD_MS = 120_000;

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs a line of the page, with the token of the bot. */
const runLine = (line, { DISCORD_API, DISCORD_BOT_TOKEN }) => {
  const [, application] =
    /^DISCORD_APPLICATION_ID=(\d+) DISCORD_BOT_TOKEN=<token> npm run discord:register$/.exec(line);
  const child = spawn('npm', ['run', '--silent', 'discord:register'], {
    cwd: root,
    env: { ...process.env, DISCORD_API, DISCORD_BOT_TOKEN, DISCORD_APPLICATION_ID: application },
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('exit', resolve));
};

const statesOf = (page) => page.locator('.step-state').allInnerTexts();
const checkAgain = async (page, text) => {
  await press(page, 'Check again');
  await page.getByText(text).first().waitFor();
};
/** The line of a page that begins so. */
const lineOf = (page, start) => page.locator('code', { hasText: start }).first().innerText();

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** The few marks of a message that our answers use. */
const marked = (text) =>
  escaped(text)
    .replace(/```(?:\w*\n)?([\s\S]*?)```/g, '<pre>$1</pre>')
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n', '<br>');

/** A message as a neutral card: title, text, fields, picture, buttons. */
const cardOf = (command, { embeds = [], components = [] }) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>An answer in a channel</title>
<style>
  body { margin: 0; padding: 1rem; background: #fbfaf6; color: #1c2326; font: 1rem/1.5 'Source Sans 3', sans-serif; }
  .asked { margin: 0 0 0.6rem; color: #4d5a5f; }
  article { border: 1px solid #d9d5c8; border-left: 4px solid #1f5c4d; border-radius: 6px; background: #fff; padding: 0.8rem 1rem; }
  h1 { font-size: 1.1rem; margin: 0 0 0.3rem; } h2 { font-size: 0.95rem; margin: 0.6rem 0 0; } p { margin: 0; }
  img { display: block; max-width: 100%; margin-top: 0.7rem; border-radius: 4px; } pre { margin: 0.2rem 0; font-size: 0.85rem; }
  small { display: block; margin-top: 0.5rem; color: #4d5a5f; } .buttons span { display: inline-block; margin: 0.6rem 0.5rem 0 0;
  padding: 0.3rem 0.8rem; border-radius: 4px; background: #1f5c4d; color: #fff; }
</style>
<p class="asked">${escaped(command)}</p>
${embeds
  .map(
    ({ title, description, fields = [], image, footer }) => `<article>
  ${title ? `<h1>${marked(title)}</h1>` : ''}${description ? `<p>${marked(description)}</p>` : ''}
  ${fields.map(({ name, value }) => `<h2>${marked(name)}</h2><p>${marked(value)}</p>`).join('')}
  ${image ? `<img src="${image.url.replaceAll('&', '&amp;')}" alt="">` : ''}${footer ? `<small>${marked(footer.text)}</small>` : ''}
</article>`,
  )
  .join('')}
<p class="buttons">${components.flatMap((row) => row.components.map(({ label }) => `<span>${escaped(label)}</span>`)).join('')}</p>
</html>`;

/** Connects the event as the page says, with what it shows. */
const connect = async (page, discord) => {
  const id = await page.locator('.setup-steps > li').last().locator('code').first().innerText();
  await page.getByText('Show the token').click();
  const token = await lineOf(page, 'muster_organiser_');
  const connected = await discord.fill(await discord.say('connect'), { kind: 'TOURNAMENT', id, token });
  match(JSON.stringify(connected), /Trial at the Ford/);
};

const setUp = (discord, faults) => async (url) => {
  const event = await newEvent(url, ['Ann', 'Bert'], { name: 'Trial at the Ford' });
  const admin = await person(faults, url);
  const page = await admin.browser.newPage();
  // The first page may wait until it is built.
  await page.goto(`${url}/organise#${event.id}.${event.token}`, { timeout: LONGEST_BUILD_MS });
  await page.getByRole('heading', { name: 'Trial at the Ford' }).waitFor();
  await page.goto(`${url}/discord`);
  await page.getByText('0 of 34 commands are registered.').waitFor();
  deepStrictEqual(await statesOf(page), [
    'works',
    'works',
    'to do',
    'to do',
    'cannot be seen from here',
    'to do',
  ]);

  await discord.saveEndpoint(await lineOf(page, `${url}/discord/interactions`));
  deepStrictEqual(await runLine(await lineOf(page, 'npm run discord:register'), discord.settings), 0);
  // Discord is asked again only some seconds later, since anybody may look at the page.
  await page.waitForTimeout(16_000);
  await checkAgain(page, '34 of 34 commands are registered.');
  await connect(page, discord);
  await checkAgain(page, `Connected: Discord server ${discord.server}.`);
  deepStrictEqual(await statesOf(page), Array(6).fill('works'));

  const answer = await discord.say('duel', { first: 'A3 F6 M2', second: '2x A1 F4' });
  ok(answer.embeds.length > 0);
  const reader = await person(faults, url);
  const shown = await reader.browser.newPage();
  await shown.setContent(cardOf('/duel first:A3 F6 M2 second:2x A1 F4', answer), {
    waitUntil: 'networkidle',
  });
  await guidePicture(shown, 'discord-answer', {
    width: 560,
    height: await shown.evaluate(() => document.documentElement.scrollHeight),
  });
  await reader.close();
  await admin.close();
};

export const useDiscord = async (faults) => {
  const discord = await startDiscord();
  try {
    await withNpmStart(setUp(discord, faults), discord.settings);
  } finally {
    discord.stop();
  }
};
