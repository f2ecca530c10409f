// The odds while one types, on a phone: no reload, a profile by its name, and an answer without a connection.
import { deepStrictEqual, match, ok } from 'node:assert/strict';
import { person } from './person.mjs';

export const oddsWhileTyping = async (faults, url) => {
  const player = await person(faults, url, { viewport: { width: 390, height: 844 } });
  const page = await player.browser.newPage();
  await page.goto(`${url}/odds`);
  await page.waitForLoadState('networkidle');
  const said = () => page.locator('.said b').innerText();
  const field = (name) => page.locator(`[name="${name}"]`);
  // A name and Enter chooses, or says who is meant; the rest of the form stays shut.
  const more = page.locator('form > details');
  const isOpen = () => more.evaluate((one) => one.open);
  deepStrictEqual(await isOpen(), false);
  await field('a.profile').fill('aragorn');
  await field('a.profile').press('Enter');
  await page.getByRole('link', { name: 'Aragorn - Strider', exact: true }).click();
  await page.waitForFunction(() => document.querySelector('[name="a.fight"]')?.value === '6');
  await field('b.profile').fill('uruk-hai scout');
  await field('b.profile').press('Enter');
  await page.waitForFunction(() => document.querySelector('[name="b.fight"]')?.value === '4');
  match(await said(), /^Aragorn - Strider wins/);
  deepStrictEqual(await isOpen(), false);
  await page.goto(`${url}/odds`);
  await page.waitForLoadState('networkidle');
  await more.locator('summary').first().click();
  let loads = 0;
  page.on('load', () => (loads += 1));

  // One die each, the higher Fight wins ties: higher in 15 of 36 cases, level in 6.
  await field('a.fight').fill('6');
  match(await said(), /^First side wins 58\.3 %/);
  await field('a.profile').fill('Aragorn - Strider');
  await page.waitForFunction(() => document.querySelector('.said')?.textContent.startsWith('Aragorn'));
  deepStrictEqual(await field('a.might').inputValue(), '3');
  await page.locator('input[name="a.option"][value="horse"]').check();
  await page.waitForFunction(() => document.querySelector('[name="a.type"]').value === 'CAVALRY');
  ok(await field('a.shielding').isDisabled());
  const { y, height } = await page.locator('.said').boundingBox();
  ok(y >= 0 && y + height <= 844);
  const before = await said();

  await page.context().setOffline(true);
  await field('b.count').fill('4');
  ok((await said()) !== before);
  await page.context().setOffline(false);

  const fraction = page.locator('.fractions dd').first();
  ok(!(await fraction.isVisible()));
  await page.getByText('Exact fractions').click();
  match(await fraction.innerText(), /^\d+\/\d+$/);
  deepStrictEqual(loads, 0);
  const link = await page.getByRole('link', { name: 'Link to these odds' }).getAttribute('href');
  await page.goto(`${url}${link}`);
  match(await said(), /^Aragorn - Strider wins/);

  // A volley by its profiles. An Uruk-hai bow has Strength 3 (004, MISSILE WEAPON CHART).
  await page.goto(`${url}/odds?kind=volley`);
  await page.waitForLoadState('networkidle');
  await field('t.profile').fill('Aragorn - Strider');
  await page.waitForFunction(() => document.querySelector('.said')?.textContent.includes('slays Aragorn'));
  deepStrictEqual(await field('t.fate').inputValue(), '3');
  await field('s.profile').fill('Uruk-hai Scout');
  await page.locator('input[name="s.option"][value="uruk-hai-bow"]').check();
  await page.waitForFunction(() => document.querySelector('[name="s.strength"]').value === '3');
  await player.close();
};
