// The pages for readers: without scripts, on another website, at every size in both colour schemes, weighed.
import { deepStrictEqual, match, ok } from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { axeFinds, person, picture, widthOver } from './person.mjs';
import { listenHere } from '../runtime/loopback.mjs';

const sizes = { phone: [360, 740], desktop: [1280, 900], projector: [1920, 1080] };

const WIDTHS = [390, 768, 1440];

/** How far the page sticks out at the widths between those at which it is opened. */
const tooWideBetween = async (page) => {
  const found = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const over = await widthOver(page);
    if (over > 0) found.push(`${over} px at ${width}`);
  }
  return found;
};

/**
 * What sticks out, or moves sideways as a whole, where only the letters grow to 200 %: what asks for the width of the screen sees no
 * change then. A table, a picture or code may move in a box of its own.
 */
const tooWideInLettersOnly = async (page) => {
  const found = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const whole = [document.documentElement, ...document.querySelectorAll('body, main, main > *')];
      return Math.max(
        ...whole
          .filter((element) => !element.matches('.table-box, .scroll, pre, .hidden'))
          .map(({ scrollWidth, clientWidth }) => (clientWidth === 0 ? 0 : scrollWidth - clientWidth)),
      );
    });
    if (over > 0) found.push(`${over} px at ${width}`);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }
  return found;
};

/** How far the page sticks out for a reader who has set letters twice as large in the browser. */
const widthOverInLargeText = async (page, protocol) => {
  await protocol.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
  const over = await widthOver(page);
  await protocol.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  return over;
};

/** Counts what a page has asked for and not yet been given, so that nobody looks at it before it shows its answers. */
const followRequests = (page) => {
  let pending = 0;
  page.on('request', (request) => request.resourceType() === 'fetch' && pending++);
  for (const end of ['requestfinished', 'requestfailed'])
    page.on(end, (request) => request.resourceType() === 'fetch' && pending--);
  return async () => {
    for (let rounds = 0; pending > 0 && rounds < 40; rounds++) await page.waitForTimeout(25);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  };
};

/** Every page at every size, light and dark: nothing sticks out, in large text either, axe-core finds nothing, the budgets hold. */
export const lookAtAll = async (faults, url, paths) => {
  for (const colorScheme of ['light', 'dark']) {
    const reader = await person(faults, url, { colorScheme });
    const page = await reader.browser.newPage();
    const protocol = await reader.browser.newCDPSession(page);
    const answersShown = followRequests(page);
    for (const [size, [width, height]] of Object.entries(sizes)) {
      await page.setViewportSize({ width, height });
      for (const [name, path] of Object.entries(paths)) {
        await page.goto(`${url}${path}`);
        await page.evaluate(() => document.fonts.ready);
        await answersShown();
        const over = await widthOver(page);
        if (over > 0) faults.push(`${name} is ${over} px too wide at ${size}`);
        if (size !== 'desktop') faults.push(...(await axeFinds(page)));
        await picture(page, `${name}-${size}-${colorScheme}`);
        if (colorScheme === 'dark' || size === 'projector') continue;
        const overInLarge = await widthOverInLargeText(page, protocol);
        if (overInLarge > 0) faults.push(`${name} is ${overInLarge} px too wide at ${size} in large text`);
        if (size !== 'phone') continue;
        for (const fault of await tooWideBetween(page)) faults.push(`${name} is too wide: ${fault}`);
        for (const fault of await tooWideInLettersOnly(page))
          faults.push(`${name}, where only the letters grow, is too wide: ${fault}`);
        await page.setViewportSize({ width, height });
      }
    }
    await reader.close();
  }
};

/** The bytes of a page and of its scripts, unpacked and as sent. */
export const weigh = async (url, paths) => {
  const pages = {};
  for (const [name, path] of Object.entries(paths)) {
    const text = await (await fetch(`${url}${path}`)).text();
    const visited = new Set();
    const queue = [...text.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => src);
    let scriptBytes = 0;
    let sentBytes = 0;
    while (queue.length > 0) {
      const src = queue.shift();
      if (visited.has(src)) continue;
      visited.add(src);
      const script = await (await fetch(`${url}${src}`)).text();
      scriptBytes += Buffer.byteLength(script);
      sentBytes += gzipSync(script).length;
      for (const [, next] of script.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) queue.push(`/web/${next}`);
    }
    pages[name] = { htmlBytes: Buffer.byteLength(text), scriptBytes, sentBytes };
  }
  return pages;
};

export const readWithoutScripts = async (faults, url, id) => {
  const reader = await person(faults, url, { javaScriptEnabled: false });
  const page = await reader.browser.newPage();
  await page.goto(`${url}/tournaments/${id}`);
  match(await page.locator('main').innerText(), /Petra & Šimková/);
  await page.getByRole('link', { name: 'Round 2' }).click();
  match(await page.locator('main').innerText(), /they came by the same car/);
  await page.getByRole('link', { name: 'Standings' }).click();
  deepStrictEqual(await page.locator('.standings tbody tr').count(), 16);
  await page.goto(`${url}/odds`);
  await page.locator('form > details > summary').click();
  await page.locator('input[name="a.fight"]').fill('5');
  await page.getByRole('button', { name: 'Work it out' }).click();
  match(page.url(), /a\.fight=5/);
  // A second kind of model, and away with it again.
  await page.getByRole('button', { name: 'Add another kind of model' }).first().click();
  await page.locator('input[name="a.2.attacks"]').fill('3');
  await page.locator('input[name="a.2.attacks"]').press('Enter');
  match(page.url(), /a\.2\.attacks=3/);
  deepStrictEqual(await page.locator('figure img').count(), 2);
  ok(
    await page.evaluate(() =>
      [...document.querySelectorAll('figure img')].every(({ alt }) => alt.length > 60),
    ),
  );
  await page.getByRole('button', { name: 'Remove' }).click();
  ok(
    !page.url().includes('a.2.count=1&a.2.attacks') ||
      (await page.locator('input[name="a.2.attacks"]').count()) === 0,
  );
  deepStrictEqual(await page.locator('input[name="a.2.attacks"]').count(), 0);
  const rolled = await (
    await fetch(`${url}/v1/rules/charts/leap/roll`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
  ).json();
  await page.goto(`${url}/rolls`);
  await page.getByText('Check a roll', { exact: true }).click();
  await page.getByLabel('A receipt').fill(rolled.receipt);
  await page.getByRole('button', { name: 'Check' }).first().click();
  await page.getByText('This receipt is ours and unchanged.').waitFor();
  deepStrictEqual(await page.locator('.verdict .dice').innerText(), rolled.dice.join('\n'));
  await picture(page, 'no-script');
  await reader.close();
};

/** A page on another origin with the one line in it: it grows with its table, takes its colours, and follows the window. */
export const embedElsewhere = async (faults, url, id) => {
  const site = await listenHere((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>A club</title><h1>A club</h1><script async src="${url}/embed.js" data-tournament="${id}" data-accent="7a2e2e" data-paper="fff8ee" data-theme="light"></script>
       <script async src="${url}/embed.js" data-tournament="${id}" data-show="pairings" data-theme="dark"></script>`,
    );
  });
  const reader = await person(faults, url, { otherSites: true });
  try {
    const page = await reader.browser.newPage();
    await page.goto(`http://localhost:${site.port}/`);
    const frame = page.frameLocator('iframe').first();
    await frame.locator('.standings tbody tr').nth(15).waitFor();
    await page.waitForFunction(() => Number(document.querySelector('iframe').height) > 500);
    const styles = await frame.locator('html').evaluate((root) => {
      const style = getComputedStyle(root);
      return [style.getPropertyValue('--accent'), style.backgroundColor, style.colorScheme];
    });
    deepStrictEqual(styles, ['#7a2e2e', 'rgb(255, 248, 238)', 'light']);
    await page.frameLocator('iframe').nth(1).locator('.pairings tbody tr').nth(7).waitFor();
    const fits = () =>
      page.waitForFunction(() =>
        [...document.querySelectorAll('iframe')].every(({ height }) => Number(height) !== 400),
      );
    await fits();
    await picture(page, 'embed-elsewhere');
    const [wide] = await page.evaluate(() => [document.querySelector('iframe').clientHeight]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.waitForFunction((before) => document.querySelector('iframe').clientHeight !== before, wide);
    const inner = await frame
      .locator('body')
      .evaluate((body) => [body.scrollWidth, innerWidth, body.getBoundingClientRect().height]);
    ok(inner[0] <= inner[1], 'nothing sticks out of the frame on a phone');
    await page.waitForFunction(
      (height) => Math.abs(document.querySelector('iframe').clientHeight - height) <= 2,
      inner[2],
    );
    // A browser lays out a frame out of sight only once it comes into sight.
    for (const index of [0, 1]) {
      await page.locator('iframe').nth(index).scrollIntoViewIfNeeded();
      const root = page.frameLocator('iframe').nth(index).locator('html');
      const missing = () =>
        root.evaluate(({ scrollHeight, scrollWidth }) => [
          scrollHeight - innerHeight,
          scrollWidth - innerWidth,
        ]);
      for (let tries = 0; tries < 50 && (await missing()).some((pixels) => pixels > 0); tries++)
        await page.waitForTimeout(100);
      deepStrictEqual(await missing(), [0, 0]);
    }
    await picture(page, 'embed-elsewhere-phone');
    deepStrictEqual(await page.evaluate(() => document.querySelector('iframe').contentDocument), null);
  } finally {
    await reader.close();
    await site.stop();
  }
};

/** Every board of the hall fits the projector, and every row of it has its turn; for who wants no movement too. */
export const hallFits = async (faults, url, id) => {
  for (const reducedMotion of ['no-preference', 'reduce']) {
    const reader = await person(faults, url, { viewport: { width: 1280, height: 600 }, reducedMotion });
    const page = await reader.browser.newPage();
    await page.goto(`${url}/tournaments/${id}/hall`);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.scroller')].every(
        (box) => box.scrollHeight <= box.clientHeight + 1 && box.querySelector('tbody tr:not([hidden])'),
      ),
    );
    const seen = new Set();
    for (let turn = 0; turn < 60 && seen.size < 16; turn++) {
      for (const name of await page.locator('.scroller th[scope=row]:visible').allInnerTexts())
        seen.add(name);
      await page.waitForTimeout(500);
    }
    ok(seen.size >= 16, 'every row is shown at some time');
    await reader.close();
  }
};

export const checkPicture = async (url, id) => {
  const png = await fetch(`${url}/movement/${id}.png`);
  deepStrictEqual([png.status, png.headers.get('content-type')], [200, 'image/png']);
  const bytes = Buffer.from(await png.arrayBuffer());
  deepStrictEqual(bytes.subarray(1, 4).toString(), 'PNG');
  const again = await fetch(`${url}/movement/${id}.png`, {
    headers: { 'if-none-match': png.headers.get('etag') },
  });
  deepStrictEqual(again.status, 304);
};
