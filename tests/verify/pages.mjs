// Opens /explorer and /docs of the real server in headless Chromium with every other host blocked: a query is typed and run,
// a REST call is tried, nothing is asked of anybody else and nothing breaks the content security policy.
//   node tests/verify/pages.mjs [url] [--pictures FOLDER]
import { deepStrictEqual, match, ok } from 'node:assert/strict';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { openBrowser, pictures } from './web/browser.mjs';
import { withNpmStart } from './web/server.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
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

const tryOut = async (page) => {
  await page.locator('#operations-rules-toWound').getByText('/v1/rules/to-wound/').first().click();
  const operation = page.locator('#operations-rules-toWound');
  await operation.getByPlaceholder('strength').fill('4');
  await operation.getByPlaceholder('defence').fill('9');
  await operation.getByRole('button', { name: 'Execute' }).click();
  const answer = operation.locator('.live-responses-table');
  await answer.getByText('"1/12"').waitFor();
  match(await answer.innerText(), /"needed": "6\/4"/);
};

/** The client in a page of another site: a question, a refusal and a roll, read across origins. */
const useClient = async (browser, url) => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createMuster } from './clients/typescript/src';
        const muster = createMuster({ url: ${JSON.stringify(url)} });
        const said = async () => [
          (await muster.toWound({ strength: 4, defence: 9 })).needed,
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
  for (const path of ['/explorer', '/docs']) {
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
  browser.setDefaultTimeout(20_000);
  try {
    const faults = [
      ...(await visit(browser, `${url}/explorer`, explore)),
      ...(await visit(browser, `${url}/docs`, tryOut)),
    ];
    deepStrictEqual(faults, []);
    await useClient(browser, url);
  } finally {
    await close();
  }
  console.log(
    'pages: a query typed and run, a REST call tried; no other host asked, no policy broken; the client asked from another site',
  );
};

await (given ? check(given) : withNpmStart(check));
