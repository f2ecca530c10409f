// A newcomer at an empty start page: a running demo event in two clicks, each of its pages, one search for everything, the guide; then
// the demo is thrown away. With --pictures the pictures of the guide are taken.
import { deepStrictEqual, match, ok } from 'node:assert/strict';
import { changerOf } from '../../../scripts/demo/ask.mjs';
import { guidePicture } from './browser.mjs';
import { axeFinds, person, press, readFrom, smallTargets } from './person.mjs';

const DEMO_MS = 60_000;

const linkTo = (page, name) => page.locator('[data-demo]').getByRole('link', { name, exact: true });
const addressOf = async (page, name) => linkTo(page, name).getAttribute('href');

/** From the start page to the hall of a running event: two clicks, counted by the page itself. */
const inTwoClicks = async (page, url, faults) => {
  await page.goto(url, { timeout: DEMO_MS });
  await page.evaluate(() => {
    addEventListener(
      'click',
      ({ isTrusted }) => isTrusted && (globalThis.clicks = (globalThis.clicks ?? 0) + 1),
      true,
    );
  });
  const begin = page.getByRole('button', { name: 'Look at a demo event' });
  await begin.waitFor();
  faults.push(...(await axeFinds(page)));
  await begin.click();
  await linkTo(page, 'The hall').waitFor({ timeout: DEMO_MS });
  deepStrictEqual(await page.evaluate(() => globalThis.clicks), 1);
  faults.push(...(await axeFinds(page)));
  await guidePicture(page, 'start', { width: 1100, height: 900 });
  const addresses = {};
  for (const name of ['The event', 'The hall', 'A player’s page', 'The console', 'The league'])
    addresses[name] = await addressOf(page, name);
  await linkTo(page, 'The hall').click();
  await page.getByText('Round 3').first().waitFor();
  await page.getByText('Adela Novak').first().waitFor();
  await guidePicture(page, 'hall', { width: 1280, height: 720 });
  return addresses;
};

/** The console opens by itself: the browser keeps the organiser's token, as of any event. */
const lookAtEach = async (page, url, addresses) => {
  await page.goto(url + addresses['The console']);
  await page.locator('#quick').waitFor();
  await guidePicture(page, 'console', { width: 1000, height: 860 });
  await page.locator('#quick').focus();
  await page.keyboard.type('2 7 3');
  await guidePicture(page, 'quick-entry', { width: 760, height: 320 }, page.locator('#quick'));
  await page.goto(url + addresses['A player’s page']);
  await page.locator('input[name=first]').waitFor();
  await guidePicture(page, 'play', { width: 390, height: 720 });
  await page.goto(url + addresses['The league']);
  await page.getByRole('heading', { name: 'Demo league' }).waitFor();
  await page.goto(`${url + addresses['The event']}/rounds/3/slips`);
  await page.getByText('Adela Novak').first().waitFor();
  await guidePicture(page, 'slip', { width: 760, height: 460 });
  await page.goto(`${url + addresses['The event']}/embed`);
  await page.getByText('Adela Novak').first().waitFor();
  await guidePicture(page, 'embed', { width: 640, height: 420 });
};

const searchEverything = async (page, url, faults) => {
  const finds = async (words, link) => {
    await page.goto(url);
    const box = page.getByRole('searchbox', { name: 'Search everything' });
    await box.fill(words);
    await box.press('Enter');
    await page.getByRole('link', { name: link }).first().waitFor();
  };
  await finds('adela', 'Adela Novak');
  await finds('heroic strike', /Heroic Strike/i);
  await finds('aragorn', /Aragorn/);
  await finds('shire', 'Demo: Open of the Shire');
  await finds('demo league', 'Demo league');
  await finds('F4 S4 D5 vs F3 S3 D4', /fight|odds/i);
  faults.push(...(await axeFinds(page)));
};

/** Addresses with a slash at the end lead to the page; the list of events stands by itself. */
const followSlashes = async (url) => {
  for (const path of ['guide', 'tournaments', 'leagues', 'rules', 'docs']) {
    const answer = await fetch(`${url}/${path}/`, { redirect: 'follow' });
    deepStrictEqual([answer.status, new URL(answer.url).pathname], [200, `/${path}`]);
  }
  match(await (await fetch(`${url}/tournaments`)).text(), /Demo: Open of the Shire/);
};

/** The guide: for those who organise first, not its storage. */
const readGuide = async (page, url, faults) => {
  await page.goto(url);
  await page.locator('footer').getByRole('link', { name: 'Guide', exact: true }).click();
  await page.getByLabel('Search').fill('projector');
  const first = page.locator('#hits a').first();
  await first.waitFor();
  match(await first.getAttribute('href'), /^\/guide\/guides\/organiser/);
  await page.goto(`${url}/guide/guides/organiser`);
  const seen = await page
    .locator('main img')
    .evaluateAll((all) => all.map((one) => one.complete && one.naturalWidth > 0));
  ok(seen.length >= 4 && seen.every(Boolean));
  deepStrictEqual(await page.locator('main pre').count(), 0);
  faults.push(...(await axeFinds(page)));
};

/** On a phone the links of the guide that stand alone are as tall as a thumb. */
const pressGuideLinks = async (faults, url) => {
  const phone = await person(faults, url, { viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = await phone.browser.newPage();
  for (const path of ['/guide', '/guide/guides/organiser', '/docs']) {
    await page.goto(url + path);
    const contents = page.locator('.contents > summary');
    if ((await contents.count()) > 0 && !(await page.locator('.contents').evaluate(({ open }) => open)))
      await contents.tap();
    faults.push(...(await smallTargets(page, ':is(header, nav, footer, .contents)')));
  }
  await phone.close();
};

export const beginAnew = async (faults, url) => {
  const newcomer = await person(faults, url);
  const page = await newcomer.browser.newPage();
  const addresses = await inTwoClicks(page, url, faults);
  await lookAtEach(page, url, addresses);
  await searchEverything(page, url, faults);
  await followSlashes(url);
  await readGuide(page, url, faults);
  await pressGuideLinks(faults, url);
  // Whatever has become of it since: here somebody has cancelled it in the console.
  const [, id, token] = /#([^.]*)\.(.*)$/.exec(addresses['The console']);
  await changerOf(url)('POST', `/v1/tournaments/${id}/cancel`, { reason: 'Enough seen' }, token);
  await page.goto(url);
  await linkTo(page, 'The hall').waitFor();
  await press(page, 'Throw the demo away');
  await page.getByText('The demo is thrown away.').waitFor();
  const { code } = await readFrom(url)(`/v1${addresses['The event']}`);
  deepStrictEqual(code, 'GONE');
  // Its league goes with it.
  deepStrictEqual((await readFrom(url)(`/v1${addresses['The league']}`)).code, 'GONE');
  await page.reload();
  await page.getByRole('button', { name: 'Look at a demo event' }).waitFor();
  await newcomer.close();
};
