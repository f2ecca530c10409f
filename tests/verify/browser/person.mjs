// Helpers of the browser tests: people with their own browsers, pictures, axe-core, questions to the API.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openBrowser, pictures } from './browser.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A browser of its own, as another person has it; what it should not have done is noted. */
export const person = async (faults, origin, more = {}) => {
  const { browser, close } = await openBrowser({ viewport: { width: 1280, height: 900 }, ...more });
  browser.setDefaultTimeout(15_000);
  browser.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob|about):/.test(url) && !more.otherSites)
      faults.push(`asked ${url}`);
  });
  browser.on('weberror', (error) => faults.push(String(error.error())));
  browser.on('console', (message) => {
    // A refused or lost request is shown to the user; the browser notes it too.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      faults.push(message.text());
  });
  browser.on('dialog', (dialog) => dialog.accept());
  return { browser, close };
};

export const picture = async (page, name) => {
  if (pictures)
    await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: !name.includes('projector') });
};

export const axeFinds = async (page) => {
  // Through the protocol: the page's own policy lets no foreign script in.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(async () => globalThis.axe.run());
  return violations.map(
    ({ id, nodes }) => `${new URL(page.url()).pathname}: ${id}: ${nodes[0]?.html.slice(0, 160)}`,
  );
};

/** Whether the keyboard still has a place after an act, also where the act took its button away. */
export const keepsFocus = (page) => page.waitForFunction(() => document.activeElement !== document.body);

export const noTableIsOpen = (page) =>
  page.waitForFunction(() => !document.querySelector('form.game[data-open="true"]'));
export const nothingWaits = (page) =>
  page
    .locator('.outbox', { hasText: 'wait' })
    .waitFor({ state: 'detached' })
    .catch(() => undefined);

export const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click();

/** After an event or a league is made: its recovery code is kept. */
export const keepCode = (page) => press(page, 'I have it: go on');

export const readFrom = (url) => async (path, token) =>
  (await fetch(`${url}${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })).json();
