// Helpers of the browser tests: people with their own browsers, pictures, axe-core, questions to the API.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openBrowser, pictures } from './browser.mjs';
import { noteShifts } from './shifts.mjs';

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

/** The same in both schemes of colours. */
export const axeFindsInBoth = async (page) => {
  const found = [];
  for (const colorScheme of ['dark', 'light']) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await axeFinds(page)).map((find) => `${colorScheme}: ${find}`));
  }
  return found;
};

/** Notes in every page of a browser how far things move by themselves. */
export const watchShifts = (browser) => browser.addInitScript(noteShifts);

const MOST_SHIFT = 0.05;

const SETTLE_MS = 1500;

/** What moves by itself while a page of this state is opened. */
export const shiftsOnLoad = async (page, name) => {
  await page.evaluate(() => scrollTo(0, 0));
  await page.reload({ waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const shift = await page.evaluate(() => globalThis.shift);
  return shift < MOST_SHIFT ? [] : [`${name}: moved by ${shift.toFixed(3)}`];
};

/** The least size of what a thumb presses, in CSS pixels. */
export const THUMB = 44;

/** Buttons, fields and links of a part of the page that are lower than a thumb; links within a sentence may be. */
export const smallTargets = async (page, within) => {
  const small = await page.evaluate(
    ([root, least]) =>
      [
        ...document.querySelectorAll(
          `${root} :is(button, .button, summary, select, input:not([type=checkbox]), label.tick, a)`,
        ),
      ]
        .filter(
          (element) => element.checkVisibility() && element.getBoundingClientRect().height < least - 0.5,
        )
        .filter(
          (element) =>
            element.tagName !== 'A' ||
            element.parentElement?.textContent.trim() === element.textContent.trim(),
        )
        .map(
          (element) =>
            `${element.outerHTML.slice(0, 80)} is ${element.getBoundingClientRect().height} px high`,
        ),
    [within, THUMB],
  );
  return small;
};

/** How far a page is wider than its window, in pixels. */
export const widthOver = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Looks at a page as it is now: it fits, and axe-core finds nothing. */
export const lookAt = async (faults, page, name) => {
  const over = await widthOver(page);
  if (over > 0) faults.push(`${name} is ${over} px too wide`);
  faults.push(...(await axeFinds(page)));
  await picture(page, name);
};

/** Looks at a page on a phone: axe-core in both schemes, what `small` finds too small for a thumb, the width. */
export const lookOnPhone = (small) => async (faults, page, name) => {
  faults.push(...(await axeFindsInBoth(page)), ...(await small(page)));
  if ((await widthOver(page)) > 0) faults.push(`${name} is wider than the phone`);
  await picture(page, name);
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

/** Shows the draw of a round, by the button that brings the event on, and publishes it. */
export const drawRound = async (page, number) => {
  await page.getByRole('button', { name: `Next: preview round ${number}` }).click();
  await page.getByText(`Preview of round ${number}`).waitFor();
  await press(page, 'Publish this draw');
  await page.getByText(`Round ${number} is drawn, not started`).waitFor();
};

/** After an event or a league is made: its recovery code is kept. */
export const keepCode = (page) => press(page, 'I have saved it: continue');

export const readFrom = (url) => async (path, token) =>
  (await fetch(`${url}${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })).json();
