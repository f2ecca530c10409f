// The forms of rules without a connection, on a phone: the page answers by itself, opens again, and says the same as the server; dice are
// thrown one after the other until the test is over.
import { deepStrictEqual, match, ok } from 'node:assert/strict';
import { axeFinds, person, picture } from './person.mjs';

/** Forms, a field that is set there, and a value for it. */
const forms = [
  ['may-shoot', 'movedInches', '4'],
  ['may-charge', 'distanceInches', '9'],
  ['may-move', 'distanceInches', '9'],
  ['may-support', 'spearsSupporting', '1'],
  ['may-cast', 'will', '0'],
  ['trapped', 'freeInches', '0.5'],
  ['water', 'event', 'STARTS_MOVE_PHASE'],
  ['crossing', 'sizeInches', '3'],
  ['carrying', 'action', 'CHARGE'],
  ['standing-up', 'remainingMoveInches', '1'],
  ['passenger', 'event', 'STRUCK'],
  ['to-wound', 'defence', '9'],
  ['strikes', 'target.defence', '8'],
  ['duel', 'sides.0.models.0.fight', '6'],
  ['volley', 'target.defence', '4'],
  ['in-the-way', 'mightAvailable', '1'],
  ['fall', 'fallInches', '9'],
  ['courage', 'courage', '2'],
  ['broken', 'sides.0.forces.0.modelsLeft', '12'],
  ['fate', 'fate', '3'],
  ['casting', 'caster.will', '3'],
  ['score-no-escape', 'sides.0.modelsLeft', '3'],
  ['break-test', 'courage', '5', '2024'],
  ['score-2024-hold-ground', 'sides.0.line-enemy-broken', '1', '2024'],
];

const answerOf = (page) => page.locator('[data-answer]').innerText();

/** The answer that the server gives to the address that the page is at. */
const fromServer = async (page, url) => {
  const { pathname, search } = new URL(page.url());
  const text = await (await fetch(`${url}${pathname}${search}`)).text();
  return page.evaluate((made) => {
    const section = new DOMParser().parseFromString(made, 'text/html').querySelector('[data-answer]');
    document.querySelector('[data-answer]').replaceChildren(...document.adoptNode(section).childNodes);
    return document.querySelector('[data-answer]').innerText;
  }, text);
};

/** Until the worker has the page and all that answers it. */
const isKept = async (page) => {
  const missing = () =>
    page.evaluate(async () => {
      const kept = (await (await caches.open('muster.play')).keys()).map(({ url }) => url);
      const named = ['question', 'edition', 'tournament'].map(
        (name) => new URLSearchParams(location.search).get(name) ?? '',
      );
      return performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.startsWith(`${location.origin}/web/`))
        .concat(`${location.origin}/rules/ask?${named.join('&')}`)
        .filter((name) => !kept.includes(name));
    });
  for (let tries = 0; (await missing()).length > 0; tries += 1) {
    ok(tries < 50, `kept without ${await missing()}`);
    await page.waitForTimeout(100);
  }
};

const setField = async (page, name, value) => {
  const field = page.locator(`[name="${name}"]`).first();
  if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
  else await field.fill(value);
};

const sameHereAndThere = async (page, url) => {
  for (const [question, name, value, edition = '2018'] of forms) {
    await page.context().setOffline(false);
    await page.goto(`${url}/rules/ask?question=${question}&edition=${edition}`);
    await page.waitForLoadState('networkidle');
    await isKept(page);
    await page.context().setOffline(true);
    const before = page.url();
    await setField(page, name, value);
    await page.waitForURL((now) => now.href !== before);
    const here = await answerOf(page);
    ok(here.length > 20, `${question}: ${here}`);
    await page.context().setOffline(false);
    deepStrictEqual(here, await fromServer(page, url), question);
  }
};

const opensAgain = async (page, url) => {
  await page.context().setOffline(true);
  await page.goto(`${url}/rules/ask?question=fate&edition=2018&asked=1&fate=1`);
  await page.locator('.said', { hasText: '50.0 %' }).waitFor();
  await page.goto(`${url}/rules/ask?question=fate&edition=2018&asked=1&fate=2`);
  await page.locator('.said', { hasText: '75.0 %' }).waitFor();
  deepStrictEqual(await page.locator('[name=fate]').inputValue(), '2');
  // A fault is named without a connection as well.
  await setField(page, 'fate', '99');
  await page.getByRole('alert').getByText('Fate points').waitFor();
  await page.context().setOffline(false);
};

/** Thrown by the page: two dice of Courage, one die of Fate after the other, all dice of a casting. */
const throwsDice = async (faults, page, url) => {
  const dice = () => page.locator('[name="thrown.dice"]').inputValue();
  const roll = async (question, name) => {
    await page.goto(`${url}/rules/ask?question=${question}`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name, exact: true }).tap();
    await page.locator('.said').nth(1).waitFor();
  };
  await roll('courage', 'Roll the dice');
  match(await dice(), /^[1-6] [1-6]$/);
  faults.push(...(await axeFinds(page)));
  await picture(page, 'ask-dice');
  await roll('fate', 'Roll a die');
  match(await dice(), /^[1-6]$/);
  await roll('casting', 'Roll the dice');
  match(await dice(), /^[1-6] [1-6]( [1-6])?$/);
  // Dice of the table: a 3 fails on 4+, and one Might would cast it.
  await setField(page, 'caster.might', '1');
  await setField(page, 'thrown.dice', '33');
  await page.getByText('1 Might of the caster would cast it').waitFor();
  await setField(page, 'thrown.casterMight', '1');
  await page.getByText('at least 3 are needed').waitFor();
  await setField(page, 'thrown.dice', '3 3 2');
  await page.getByText('The power takes effect').waitFor();
};

export const askWithoutConnection = async (faults, url) => {
  const player = await person(faults, url, {
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'allow' },
  });
  const page = await player.browser.newPage();
  await sameHereAndThere(page, url);
  await opensAgain(page, url);
  await throwsDice(faults, page, url);
  await player.close();
};
