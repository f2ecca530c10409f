// What the browser tests are made of: people with browsers of their own, pictures, axe-core, questions to the API.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const option = process.argv.indexOf('--pictures');
const pictures = option < 0 ? undefined : process.argv[option + 1];

if (!existsSync(CHROMIUM)) {
  const install = 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium';
  spawnSync('sh', ['-c', install], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** A browser of its own, as another person has it; what it should not have done is noted. */
export const person = async (faults, origin, more = {}) => {
  const profile = mkdtempSync(join(tmpdir(), 'muster-browser-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: flags,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    ...more,
  });
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
  return {
    browser,
    close: async () => {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
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

export const noTableIsOpen = (page) =>
  page.waitForFunction(() => !document.querySelector('form.game[data-open="true"]'));
export const nothingWaits = (page) =>
  page
    .locator('.outbox', { hasText: 'wait' })
    .waitFor({ state: 'detached' })
    .catch(() => undefined);

export const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click();

/** A change through the API, as another program makes it. */
export const sendTo = (url) => async (method, path, body, token) => {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body ?? {}),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
};

export const readFrom = (url) => async (path, token) =>
  (await fetch(`${url}${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })).json();
