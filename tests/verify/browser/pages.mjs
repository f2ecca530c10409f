// Opens /explorer and /docs of the real server in headless Chromium with every other host blocked: a query is typed and run,
// a REST call is tried, both work before their heavy parts are there, axe-core finds nothing, nothing is asked of anybody else and
// nothing breaks the content security policy.
//   node tests/verify/browser/pages.mjs [url] [--pictures FOLDER]
import { deepStrictEqual, match, ok } from 'node:assert/strict';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { openBrowser, pictures } from './browser.mjs';
import { axeFinds, widthOver } from './person.mjs';
import { withNpmStart } from './server.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const given = process.argv[2]?.startsWith('http') ? process.argv[2] : undefined;

/** Opens a page, lets `use` work with it, and answers what it did that it should not have done. */
const visit = async (browser, address, use) => {
  const faults = [];
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const { origin, pathname } = new URL(address);
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:')) faults.push(`asked ${url}`);
  });
  page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${pathname}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${pathname}: ${error.message}`));
  await page.goto(address);
  try {
    await use(page);
  } finally {
    if (faults.length > 0) console.error(faults.join('\n'));
    if (pictures) await page.screenshot({ path: join(pictures, `${pathname.slice(1)}.png`) });
  }
  await page.close();
  return faults;
};

const explore = async (page) => {
  const editor = page.locator('.graphiql-query-editor .CodeMirror');
  await editor.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('{ toWound(strength: 3, defence: 6) { needed probability { fraction', {
    delay: 5,
  });
  // The editor closes the braces itself.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Enter');
  const result = page.locator('.graphiql-response .CodeMirror');
  await result.getByText('"6+"').waitFor();
  match(await result.innerText(), /"needed": "6\+"/);
  match(await result.innerText(), /"fraction": "1\/6"/);
  await page
    .getByRole('button', { name: /documentation explorer/i })
    .first()
    .click();
  await page
    .getByRole('link', { name: 'Query' })
    .or(page.getByText('Query', { exact: true }))
    .first()
    .click();
  await page.getByText('Questions. They change nothing.').first().waitFor();
};

/** An operation found by a word, read and sent; the same in Swagger UI; and an address of an earlier release. */
const tryOut = async (page) => {
  await page.getByRole('searchbox').fill('to-wound defence');
  await page.getByText('1 operation', { exact: true }).waitFor();
  await page.getByRole('link', { name: '/v1/rules/to-wound/{strength}/{defence}' }).click();
  await page.getByLabel('bonus').fill('1');
  await page.getByRole('button', { name: 'Send' }).click();
  match(await page.locator('#answer', { hasText: 'needed' }).innerText(), /"bonus": 1/);
  await page.getByRole('link', { name: 'In Swagger UI' }).click();
  const operation = page.locator('#operations-rules-getToWound');
  await operation.getByPlaceholder('strength').fill('4');
  await operation.getByPlaceholder('defence').fill('9');
  await operation.getByRole('button', { name: 'Execute' }).click();
  const answer = operation.locator('.live-responses-table');
  await answer.getByText('"1/12"').waitFor();
  match(await answer.innerText(), /"needed": "6\/4"/);
  await page.goto(new URL('/docs#/rules/getToWound', page.url()).href);
  await page.waitForURL('**/docs/getToWound');
};

const WIDTHS = [390, 768, 1440, 1920];

/** Each page at each width, light and dark, before its heavy part is there and with it: it fits, and axe-core finds nothing. */
const lookAt = async (url) => {
  const faults = [];
  const pages = [
    ['/docs', 'main', WIDTHS],
    ['/docs/updateTournament', 'main', WIDTHS],
    ['/docs/swagger#/rules/getToWound', '.opblock.is-open', WIDTHS],
    ['/explorer', '.graphiql-query-editor .CodeMirror', WIDTHS],
    ['/guide', 'main', WIDTHS],
    ['/guide/guides/organiser', 'main', []],
    // Half a megabyte of the same few elements, which axe-core reads for long.
    ['/docs/schema', 'main', []],
  ];
  for (const colorScheme of ['light', 'dark']) {
    const { browser, close } = await openBrowser({ colorScheme });
    browser.setDefaultTimeout(60_000);
    const page = await browser.newPage();
    const look = async (name, width) => {
      const over = await widthOver(page);
      if (over > 0) faults.push(`${name} is ${over} px too wide at ${width}`);
      faults.push(...(await axeFinds(page)));
      if (pictures)
        await page.screenshot({
          path: join(pictures, `${name.replaceAll(/\W+/g, '-')}-${width}-${colorScheme}.png`),
        });
    };
    for (const [path, heavy, widths] of pages) {
      // The scripts wait until the first view has been looked at.
      let go;
      const held = new Promise((resolve) => (go = resolve));
      await page.route(/(swagger|graphiql)-[^/]*\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.setViewportSize({ width: WIDTHS[0], height: 844 });
      await page.goto('about:blank');
      await page.goto(`${url}${path}`);
      await page.locator('h1').waitFor();
      await look(`${path} first`, WIDTHS[0]);
      go();
      if (path === '/explorer') await page.getByRole('button', { name: 'Completion' }).click();
      await page.locator(heavy).waitFor();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await look(path, width);
      }
      await page.unroute(/(swagger|graphiql)-[^/]*\.js$/);
    }
    await close();
  }
  return faults;
};

/** The simple forms: an operation chosen from the list, and a query run before GraphiQL is there. */
const useFirstViews = async (browser, url) => {
  const page = await browser.newPage();
  await page.route(/(swagger|graphiql)-[^/]*\.js$/, (route) => route.abort());
  await page.goto(`${url}/explorer`);
  await page.getByRole('button', { name: 'Run' }).click();
  match(await page.locator('#answer', { hasText: 'needed' }).innerText(), /"needed": "6\/4"/);
  await page.goto(`${url}/docs/swagger#/rules/getToWound`);
  await page.getByText('could not be loaded').waitFor();
  await page.getByRole('link', { name: 'The reference' }).click();
  ok((await page.locator('#list li').count()) > 200);
  await page.goto(`${url}/docs/getToWound`);
  await page.getByLabel('bonus').fill('9');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('#status', { hasText: '400' }).waitFor();
  match(await page.locator('#answer').innerText(), /"path": "bonus"/);
  await page.getByRole('link', { name: 'Events' }).click();
  deepStrictEqual(new URL(page.url()).pathname, '/');
  await page.close();
};

/** The documentation: a search, and an example run against this service. */
const readGuide = async (page) => {
  await page.getByRole('searchbox').fill('idempotency');
  await page.locator('#hits a').first().waitFor();
  match(await page.locator('#hits').innerText(), /Idempotency/);
  await page.goto(new URL('/guide/guides/app-developer', page.url()).href);
  const example = page.locator('pre', { hasText: '/v1/rules/to-wound/4/9' }).first();
  await example.locator('xpath=following-sibling::button[1]').click();
  await page.locator('pre.answer', { hasText: '"1/12"' }).waitFor();
};

/** The documentation once more, without a connection: only here may a service worker answer. */
const readOffline = async (url) => {
  const { browser, close } = await openBrowser({ serviceWorkers: 'allow' });
  browser.setDefaultTimeout(60_000);
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/guide/rest`);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await browser.setOffline(true);
    await page.goto(`${url}/guide/concepts`);
    match(await page.locator('h1').innerText(), /Concepts/);
  } finally {
    await close();
  }
};

/** The client in a page of another site: a question, a refusal and a roll, read across origins. */
const useClient = async (browser, url) => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createMuster } from './clients/typescript/src';
        const muster = createMuster({ url: ${JSON.stringify(url)} });
        const said = async () => [
          (await muster.getToWound({ strength: 4, defence: 9 })).needed,
          await muster.chart({ id: 'leep' }).catch(({ problem }) => problem.code),
          (await muster.rollChart({ id: 'leap' })).dice.length,
        ];
        said().then((words) => (document.title = words.join(' ')), (error) => (document.title = String(error)));`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const page = await browser.newPage();
  await page.addScriptTag({ type: 'module', content: outputFiles[0].text });
  await page.waitForFunction(() => document.title !== '');
  deepStrictEqual(await page.title(), '6/4 NOT_FOUND 1');
  await page.close();
};

const checkHeaders = async (url) => {
  for (const path of ['/explorer', '/docs', '/guide']) {
    const { headers } = await fetch(`${url}${path}`);
    const policy = headers.get('content-security-policy');
    match(policy, /default-src 'none'; script-src 'self'; style-src 'self';/);
    ok(!/unsafe|https?:|\*/.test(policy));
    match(headers.get('content-type'), /charset=utf-8/);
  }
  const document = await fetch(`${url}/openapi.json`);
  const etag = document.headers.get('etag');
  deepStrictEqual((await document.json()).openapi, '3.1.0');
  const again = await fetch(`${url}/openapi.json`, { headers: { 'if-none-match': etag } });
  deepStrictEqual(again.status, 304);
  const missing = await fetch(`${url}/docs/nothing.js`);
  deepStrictEqual(missing.status, 404);
};

const check = async (url) => {
  await checkHeaders(url);
  const { browser, close } = await openBrowser();
  browser.setDefaultTimeout(60_000);
  try {
    const faults = [
      ...(await visit(browser, `${url}/explorer`, explore)),
      ...(await visit(browser, `${url}/docs`, tryOut)),
      ...(await visit(browser, `${url}/guide`, readGuide)),
      ...(await lookAt(url)),
    ];
    deepStrictEqual(faults, []);
    await useFirstViews(browser, url);
    await readOffline(url);
    await useClient(browser, url);
  } finally {
    await close();
  }
  console.log(
    'pages: a query typed and run, a REST call tried, before and after the heavy parts are there; every width, light and dark, nothing found by axe-core; no other host asked, no policy broken; the client asked from another site',
  );
};

await (given ? check(given) : withNpmStart(check));
