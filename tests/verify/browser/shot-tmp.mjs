import { openBrowser } from './browser.mjs';
const { browser, close } = await openBrowser({ viewport: { width: 390, height: 844 } });
const page = await browser.newPage();
page.on('console', (m) => console.log('console', m.text()));
page.on('pageerror', (m) => console.log('error', m.message));
const url = 'http://127.0.0.1:39441';
let n = 0;
for (const q of process.argv.slice(2)) {
  await page.goto(url + q);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `/tmp/ask-${n++}.png`, fullPage: true });
  console.log(q, await page.locator('.said').innerText().catch(() => '-'));
  console.log(JSON.stringify(await page.evaluate(() => ({ w: document.documentElement.scrollWidth, small: [...document.querySelectorAll('main a, main button, main input:not([type=hidden]), main select, main summary, main label.tick')].filter((e) => { const r = e.getBoundingClientRect(); return r.height > 0 && r.height < 44 && !(e.matches('input[type=checkbox]')); }).map((e) => e.tagName + ' ' + (e.textContent || e.name).slice(0, 30).trim() + ' ' + Math.round(e.getBoundingClientRect().height)) }))));
}
await close();
