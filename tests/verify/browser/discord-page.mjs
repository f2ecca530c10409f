// The page that sets a Discord server up: as `npm start` shows it without any key, with faults in what is typed, and as each step comes to work.
import { deepStrictEqual } from 'node:assert/strict';
import { lookAt, person, press } from './person.mjs';
import { newEvent } from './players.mjs';

const ID = '123456789012345678';
const PUBLIC_KEY = 'ab'.repeat(32);

const statesOf = (page) => page.locator('.step-state').allInnerTexts();

/** What the service answers once its keys are set: Discord itself is not asked here. */
const answerAs = (page, status) =>
  page.route('**/discord/status', (route) => route.fulfill({ json: { commands: 34, ...status } }));

const everyLook = async (page, name, faults) => {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await lookAt(faults, page, `discord-${name}-${width}-${colorScheme}`);
    }
  }
};

export const setUpDiscord = async (faults, url) => {
  const event = await newEvent(url, ['Ann', 'Bert'], { name: 'Trial at the Ford' });
  const admin = await person(faults, url);
  const page = await admin.browser.newPage();
  await page.goto(`${url}/organise#${event.id}.${event.token}`);
  await page.getByRole('heading', { name: 'Trial at the Ford' }).waitFor();

  // As it is after `npm start`.
  await page.goto(`${url}/discord`);
  await page.getByText('The service was started without DISCORD_PUBLIC_KEY').waitFor();
  const todo = 'to do';
  const unseen = 'cannot be seen from here';
  deepStrictEqual(await statesOf(page), [todo, todo, todo, unseen, todo, todo]);
  await everyLook(page, 'nothing', faults);

  await page.getByLabel('Application id').fill('12');
  await page.getByText('An application id has 17 to 20 digits.').waitFor();
  await page.getByLabel('Application id').fill(ID);
  await page.getByLabel('Public key').fill('not a key');
  await page.getByText('A public key has 64 digits').waitFor();
  await page.getByLabel('Public key').fill(PUBLIC_KEY);
  await page.getByText(`DISCORD_PUBLIC_KEY=${PUBLIC_KEY} npm start`).waitFor();
  await page.getByText(`DISCORD_APPLICATION_ID=${ID} DISCORD_BOT_TOKEN=<token>`).waitFor();
  deepStrictEqual(await statesOf(page), ['works', todo, todo, unseen, unseen, todo]);

  // Another application's key, and commands that are not registered.
  const application = { id: ID, name: 'muster', publicKey: PUBLIC_KEY, endpoint: null, commands: 3 };
  const started = {
    publicKeyState: 'SET',
    publicUrl: null,
    botToken: 'SET',
    lastSignedAt: null,
    application,
  };
  await answerAs(page, { ...started, publicKey: 'cd'.repeat(32) });
  await press(page, 'Check again');
  await page.getByText('The service has the public key of another application.').waitFor();
  await page.getByText('3 of 34 commands are registered.').waitFor();

  // All of it works.
  await page.route('**/roles', (route) =>
    route.fulfill({
      json: { holders: [{ id: 'x', role: 'SCOREKEEPER', holder: 'Discord server 42', entrant: null }] },
    }),
  );
  await answerAs(page, {
    ...started,
    publicKey: PUBLIC_KEY,
    lastSignedAt: '2026-11-28T10:00:00.000Z',
    application: { ...application, commands: 34 },
  });
  await press(page, 'Check again');
  await page.getByText('Connected: Discord server 42.').waitFor();
  deepStrictEqual(await statesOf(page), Array(6).fill('works'));
  await everyLook(page, 'works', faults);
  await admin.close();
};
