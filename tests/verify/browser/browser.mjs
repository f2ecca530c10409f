// Headless Chromium with every other host blocked, installed where a machine lacks it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
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

if (!existsSync(CHROMIUM)) {
  const install = 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium';
  spawnSync('sh', ['-c', install], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** A browser with an empty profile of its own, and how to end it. */
export const openBrowser = async (options = {}) => {
  const profile = mkdtempSync(join(tmpdir(), 'muster-browser-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: flags,
    serviceWorkers: 'block',
    ...options,
  });
  return {
    browser,
    close: async () => {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
};

const option = process.argv.indexOf('--pictures');
/** The folder for pictures of what was seen; undefined where none are wanted. */
export const pictures = option < 0 ? undefined : process.argv[option + 1];

/** A picture for the guide: what is seen at once, small. */
export const guidePicture = async (page, name, size, scrolledTo = null) => {
  if (!pictures) return;
  const before = page.viewportSize();
  await page.setViewportSize(size);
  await scrolledTo?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(600);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
  await writeFile(join(pictures, `${name}.webp`), Buffer.from(data, 'base64'));
  await session.detach();
  if (before) await page.setViewportSize(before);
};
