// The questions of docs/table-questions.md, played on a phone just as its table says: at most two interactions each, no reload, nothing
// found by axe-core, nothing too small for a thumb.
import { deepStrictEqual, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { axeFinds, person, picture } from './person.mjs';

const THUMB = 44;
const page15 = readFileSync(new URL('../../../docs/table-questions.md', import.meta.url), 'utf8');

/** The rows of the first table, or of the second. */
const rowsOf = (place) =>
  page15
    .split(/\n\n/)
    .filter((part) => part.startsWith('| question'))
    [place].split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const named = (text) => /\*\*(.+)\*\*/.exec(text)?.[1];
const typed = (text) => /`(.+)`/.exec(text)?.[1];

/** One interaction, as the table words it. */
const act = async (page, words) => {
  if (words.startsWith('type')) {
    const field = page.locator('main [name="q"]');
    await field.fill(typed(words));
    await field.press('Enter');
  } else if (words.startsWith('tap')) await page.getByRole('link', { name: named(words), exact: true }).tap();
  else if (words.startsWith('tick')) await page.getByLabel(named(words), { exact: true }).first().tap();
  else if (words.startsWith('set'))
    await page.getByLabel(named(words), { exact: true }).first().fill(typed(words));
  else throw new Error(`no interaction: ${words}`);
};

const saysSoon = (page, text) =>
  page.waitForFunction(
    (expected) =>
      [...document.querySelectorAll('.said, .hits')].some(({ textContent }) =>
        textContent.replaceAll(/\s+/g, ' ').includes(expected),
      ),
    text,
  );

/** Controls of the form and its answer that are too low for a thumb. */
const tooSmall = (page) =>
  page.evaluate(
    (least) =>
      [
        ...document.querySelectorAll(
          '.ask button:not(.hidden), .ask select, .ask label.tick, .ask summary, .ask [type=number], .remedy, .asks a',
        ),
      ]
        .map((one) => [one.textContent.trim() || one.name, one.getBoundingClientRect().height])
        .filter(([, height]) => height > 0 && height < least)
        .map(([name, height]) => `${name}: ${height} px`),
    THUMB,
  );

const look = async (faults, page, name) => {
  faults.push(...(await axeFinds(page)));
  faults.push(...(await tooSmall(page)).map((small) => `${name}: ${small}`));
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > 390) faults.push(`${name}: ${width} px wide`);
  await picture(page, `ask-${name}`);
};

const playRow = async (faults, page, [question, first, second, says]) => {
  const start = first.startsWith('type') ? '/rules' : '/rules/ask';
  await page.goto(page.url().replace(/^(https?:\/\/[^/]+).*/, `$1${start}`));
  await page.waitForLoadState('networkidle');
  const steps = [first, second].filter((step) => step !== '');
  ok(steps.length <= 2, question);
  for (const step of steps) {
    await act(page, step);
    await page.waitForLoadState('networkidle');
  }
  await saysSoon(page, says);
};

export const askAtTheTable = async (faults, url) => {
  const player = await person(faults, url, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await player.browser.newPage();
  await page.goto(url);
  const rows = rowsOf(0);
  deepStrictEqual(rows.length, 15);
  for (const row of rows) {
    await playRow(faults, page, row);
    console.log(`  ${row[0]} ${row[2] === '' ? 1 : 2}: ${row[3]}`);
    if (!row[1].startsWith('type')) await look(faults, page, row[1].replaceAll(/\W+/g, '-'));
  }

  // Each no beside what would change it: one tap makes the change, and the page does not load again.
  for (const [question, no, change] of rowsOf(1)) {
    await playRow(
      faults,
      page,
      rows.find(([asked]) => asked === question),
    );
    const section = page.locator('[data-answer]');
    ok((await section.innerText()).includes(no), `${question} ${no}`);
    const said = await page.locator('.said').innerText();
    await page.getByRole('link', { name: named(change), exact: true }).tap();
    await page.waitForFunction((before) => document.querySelector('.said').innerText !== before, said);
  }

  // The form of a typed line is filled.
  await page.goto(`${url}/rules?q=${encodeURIComponent('S4 D6 +1 2 attacks')}`);
  await page.locator('.hits a').first().tap();
  await page.waitForLoadState('networkidle');
  deepStrictEqual(await page.locator('[name="strikes.0.strength"]').inputValue(), '4');
  deepStrictEqual(await page.locator('[name="strikes.0.bonus"]').inputValue(), '1');
  await saysSoon(page, '75.0 %: the target is slain');
  await look(faults, page, 'strikes');

  // A die is rolled on a chart, and what is ticked changes its chances.
  await page.goto(`${url}/rules/charts/swim`);
  await page.waitForLoadState('networkidle');
  const chances = () => page.locator('[data-follows]').innerText();
  const before = await chances();
  await page.locator('.ask [name="modifier"]').first().tap();
  await page.waitForFunction((old) => document.querySelector('[data-follows]').innerText !== old, before);
  await page.getByRole('button', { name: 'Roll a die' }).tap();
  await page.waitForFunction(() => document.querySelector('.ask .said') !== null);
  await look(faults, page, 'chart');

  // A list grows by its button, in place.
  await page.goto(`${url}/rules/ask?question=trapped`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'One more: In its way' }).tap();
  await page.locator('[name="blockers.0.kind"]').waitFor();
  await player.close();
};
