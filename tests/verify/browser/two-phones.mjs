// Two phones: a roll between two players and a fight of each edition, begun from a page, the second phone by the link that the code
// holds; then the one form that checks a roll, a fight and a receipt. Nothing but the pages is used.
import { deepStrictEqual, match, ok } from 'node:assert/strict';
import { THUMB, lookOnPhone, person } from './person.mjs';

const PHONE = { viewport: { width: 390, height: 844 } };
const MOST_LOOKS = 300;

/** What is touched at the table must be large enough for a thumb. */
const smallTargets = (page) =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll('.at-table :is(button, input:not([type=checkbox]), select, summary, a)')]
        .filter((one) => one.offsetParent !== null)
        .map((one) => [one.getBoundingClientRect().height, one.outerHTML.slice(0, 80)])
        .filter(([height]) => Math.round(height) < least)
        .map(([height, markup]) => `${location.pathname}: ${height} px: ${markup}`),
    THUMB,
  );

const look = lookOnPhone(smallTargets);

/** Both players sit down: the first makes the links, the second opens the one in the code. Each locks a word. */
const sitDown = async (faults, phones, name) => {
  const [first, second] = phones;
  await first.locator('svg.qr').waitFor();
  await look(faults, first, `${name}-code`);
  const link = await first.locator('.invitation a').getAttribute('href');
  await second.goto(link);
  for (const phone of phones) {
    await phone.getByLabel('Your word').waitFor();
    await phone.getByRole('button', { name: 'Lock my word' }).click();
  }
};

const names = async (page) => {
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Your opponent', { exact: true }).fill('Bert');
};

const fairRoll = async (faults, url, phones) => {
  const [first, second] = phones;
  await first.goto(`${url}/rolls`);
  await look(faults, first, 'rolls-phone');
  await names(first);
  await first.locator('#start-roll').getByLabel('Dice').fill('3');
  await first.getByRole('button', { name: 'Make the links' }).click();
  await sitDown(faults, phones, 'roll');
  for (const phone of phones) await phone.getByText('The dice follow from the secret').waitFor();
  const [mine, theirs] = await Promise.all(
    phones.map((phone) => phone.locator('[data-shown] .dice span').allInnerTexts()),
  );
  deepStrictEqual(mine.length, 3);
  deepStrictEqual(mine, theirs);
  await look(faults, second, 'roll-over');
  return first.url();
};

/** A click on what may be gone in a moment: the other phone may have moved. */
const clicked = (button) =>
  button.click({ timeout: 2_000 }).then(
    () => true,
    () => false,
  );

/** One of the two makes the move that is awaited, of a choice the last option. Whether anybody could. */
const move = async (faults, phones, seen) => {
  for (const phone of phones) {
    const options = phone.locator('.turn .options button:enabled');
    const dice = phone.locator('.turn > button:enabled');
    if ((await options.count()) > 0) {
      const texts = await options.allInnerTexts();
      ok(
        texts.some((text) => text.includes('(best)')),
        texts.join(),
      );
      if (seen.choices === 0) await look(faults, phone, 'fight-choice');
      if (!(await clicked(options.last()))) return false;
      seen.choices += 1;
      return true;
    }
    if ((await dice.count()) > 0) {
      if (!(await clicked(dice.first()))) return false;
      seen.throws += 1;
      return true;
    }
  }
  return false;
};

const fightOf = async (faults, url, phones, { edition, sides }) => {
  const [first] = phones;
  await first.goto(`${url}/rolls/fights?edition=${edition}`);
  await first.waitForLoadState('networkidle');
  await names(first);
  for (const [prefix, name] of Object.entries(sides))
    await first.locator(`[name="${prefix}.profile"]`).fill(name);
  await look(faults, first, `fight-form-${edition}`);
  await first.getByRole('button', { name: 'Make the links' }).click();
  await sitDown(faults, phones, `fight-${edition}`);
  const seen = { throws: 0, choices: 0 };
  const over = () => first.getByText('won the fight').count();
  for (let moves = 0; moves < MOST_LOOKS && (await over()) === 0; moves += 1) {
    if (!(await move(faults, phones, seen))) await first.waitForTimeout(200);
    if (moves === 1) await look(faults, first, `fight-${edition}`);
  }
  for (const phone of phones) await phone.getByText('won the fight').waitFor();
  ok(seen.throws >= 2, 'each side throws its dice');
  for (const phone of phones) await phone.getByText('make exactly this fight').waitFor();
  const told = await Promise.all(phones.map((phone) => phone.locator('#fight .steps li').allInnerTexts()));
  deepStrictEqual(told[0], told[1]);
  await look(faults, first, `fight-${edition}-over`);
  return { link: first.url(), seen };
};

const checkIn = async (page, url, text) => {
  await page.goto(`${url}/rolls`);
  await page.getByText('Check a roll', { exact: true }).click();
  await page.locator('#check').fill(text);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
};

export const playOnTwoPhones = async (faults, url) => {
  const [ann, bert] = await Promise.all([person(faults, url, PHONE), person(faults, url, PHONE)]);
  const phones = await Promise.all([ann.browser.newPage(), bert.browser.newPage()]);
  const [page] = phones;
  const roll = await fairRoll(faults, url, phones);
  // Aragorn has Might: his side may raise its best die.
  const named = { a: 'Aragorn - Strider', b: 'Uruk-hai Scout' };
  const in2018 = await fightOf(faults, url, phones, { edition: '2018', sides: named });
  const in2024 = await fightOf(faults, url, phones, {
    edition: '2024',
    sides: { a: 'Gimli', b: 'Moria Goblin Warrior' },
  });

  for (const link of [roll, in2018.link, in2024.link]) {
    await checkIn(page, url, link.replace(/#.*/, ''));
    await page.locator('.verdict[data-valid="true"]').waitFor();
    match(page.url(), /\/rolls\/(fights\/)?\w+$/);
  }
  // A stranger with the link of the page alone watches.
  await page.goto(in2018.link.replace(/#.*/, ''));
  deepStrictEqual(await page.getByRole('button', { name: 'Give up' }).count(), 0);

  // A die on a chart, and its receipt.
  await page.goto(`${url}/rolls`);
  const chart = page.locator('#chart-roll');
  await chart.getByLabel('Chart').selectOption('jump');
  await chart.getByRole('button', { name: 'Roll the die' }).click();
  await chart.getByText('The receipt of this roll').click();
  const receipt = await chart.locator('.receipt').innerText();
  await look(faults, page, 'rolls-chart');
  await chart.getByRole('link', { name: 'Check it' }).click();
  await page.getByText('This receipt is ours and unchanged.').waitFor();
  // Not its last character: some bits of that say nothing.
  const another = receipt.at(-10) === 'A' ? 'B' : 'A';
  await checkIn(page, url, `${receipt.slice(0, -10)}${another}${receipt.slice(-9)}`);
  await page.locator('.verdict[data-valid="false"]').waitFor();

  await Promise.all([ann.close(), bert.close()]);
};
