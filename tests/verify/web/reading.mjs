// The pages for readers: without scripts, on another website, at every size in both colour schemes, weighed.
import { deepStrictEqual, match, ok } from 'node:assert/strict';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { axeFinds, person, picture } from './person.mjs';

const sizes = { phone: [360, 740], desktop: [1280, 900], projector: [1920, 1080] };

/** Every page at every size, light and dark: nothing sticks out, axe-core finds nothing, the budgets hold. */
export const lookAtAll = async (faults, url, paths) => {
  for (const colorScheme of ['light', 'dark']) {
    const reader = await person(faults, url, { colorScheme });
    const page = await reader.browser.newPage();
    for (const [size, [width, height]] of Object.entries(sizes)) {
      await page.setViewportSize({ width, height });
      for (const [name, path] of Object.entries(paths)) {
        await page.goto(`${url}${path}`);
        await page.evaluate(() => document.fonts.ready);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) faults.push(`${name} is ${over} px too wide at ${size}`);
        if (size !== 'desktop') faults.push(...(await axeFinds(page)));
        await picture(page, `${name}-${size}-${colorScheme}`);
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
  await page.getByLabel('The text that came with the roll').fill(rolled.receipt);
  await page.getByRole('button', { name: 'Check' }).first().click();
  await page.getByText('This receipt is ours and unchanged.').waitFor();
  deepStrictEqual(await page.locator('.verdict .dice').innerText(), rolled.dice.join('\n'));
  await picture(page, 'no-script');
  await reader.close();
};

/** A page on another origin with the one line in it: it grows with its table, takes its colours, and follows the window. */
export const embedElsewhere = async (faults, url, id) => {
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>A club</title><h1>A club</h1><script async src="${url}/embed.js" data-tournament="${id}" data-accent="7a2e2e" data-paper="fff8ee" data-theme="light"></script>
       <script async src="${url}/embed.js" data-tournament="${id}" data-show="pairings" data-theme="dark"></script>`,
    );
  });
  await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve));
  const reader = await person(faults, url, { otherSites: true });
  try {
    const page = await reader.browser.newPage();
    await page.goto(`http://localhost:${site.address().port}/`);
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
    site.close();
  }
};

/** What does not fit on the projector scrolls by itself; for who wants no movement it does not. */
export const hallScrolls = async (faults, url, id) => {
  const moved = () =>
    Math.max(...[...document.querySelectorAll('.scroller')].map(({ scrollTop }) => scrollTop));
  for (const reducedMotion of ['no-preference', 'reduce']) {
    const reader = await person(faults, url, { viewport: { width: 1280, height: 600 }, reducedMotion });
    const page = await reader.browser.newPage();
    await page.goto(`${url}/tournaments/${id}/hall`);
    if (reducedMotion === 'reduce') {
      await page.waitForTimeout(6_000);
      deepStrictEqual(await page.evaluate(moved), 0);
    } else await page.waitForFunction(moved);
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
