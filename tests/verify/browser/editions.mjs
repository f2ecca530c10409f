// The switch of edition on a phone: chosen once, it holds for odds, rules, charts and scenarios; coverage and changes from data.
import { deepStrictEqual, ok } from 'node:assert/strict';
import { axeFinds, person, widthOver } from './person.mjs';

const PAGES = [
  '/rules/coverage',
  '/rules/changes',
  '/rules?edition=2024',
  '/rules/charts/thrown-rider?edition=2024',
  '/rules/scenarios/2024-hold-ground',
  '/odds?edition=2024',
];

const fits = async (faults, page, path) => {
  const over = await widthOver(page);
  if (over > 0) faults.push(`${path}: ${over} px too wide`);
  faults.push(...(await axeFinds(page)));
};

export const switchEditions = async (faults, url) => {
  const reader = await person(faults, url, { viewport: { width: 390, height: 844 } });
  const page = await reader.browser.newPage();
  const open = async (path) => {
    await page.goto(`${url}${path}`);
    await page.waitForLoadState('networkidle');
  };
  const shown = () => page.locator('[data-edition] [aria-current]').innerText();

  await open('/odds');
  deepStrictEqual(await shown(), '2018');
  await page.locator('[data-edition]').getByRole('link', { name: '2024' }).click();
  await page.waitForURL(/edition=2024/);
  deepStrictEqual(await shown(), '2024');
  for (const path of ['/odds', '/rules', '/rules/to-wound', '/rules/charts/thrown-rider', '/']) {
    await open(path);
    if (path === '/') await page.getByRole('link', { name: 'Rules', exact: true }).first().click();
    await page.waitForURL(/edition=2024/);
    deepStrictEqual([path, await shown()], [path, '2024']);
  }
  await open('/rules');
  await page.waitForURL(/edition=2024/);
  await page.getByRole('link', { name: 'Hold Ground' }).click();
  await page.getByRole('heading', { name: 'Hold Ground' }).waitFor();
  ok((await page.locator('main').innerText()).includes('its procedure is not'));

  // A two-handed weapon at equal Fight, one die each, wins 7/18 in 2024 and 13/36 in 2018; the page names the likelier side.
  const twoHanded = 'a.count=1&a.fight=4&a.twoHanded=on&b.count=1&b.fight=4';
  const win = async (edition) => {
    await open(`/odds?${twoHanded}&edition=${edition}`);
    return (await page.locator('.said b').innerText()).match(/[\d.]+ %/)?.[0];
  };
  deepStrictEqual([await win('2024'), await win('2018')], ['61.1 %', '63.9 %']);

  // The last choice holds, as the one before it did.
  await open('/rules');
  deepStrictEqual(await shown(), '2018');
  for (const path of PAGES) {
    await open(path);
    await fits(faults, page, path);
  }
  await reader.close();
};
