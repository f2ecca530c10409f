import { shippedCatalogue } from '../../../src/app/armies/lists/shipped-catalogue';
import { readArmyText } from '../../../src/infrastructure/army-text/read-army-text';
import { readRoster } from '../../../src/infrastructure/battlescribe/read-roster';
import { armyOf, asWords, isDoubtful, pasted, readWords, saved, seeded } from './written-armies';

/** What is read is what was written, or the reading says that it may be wrong. */

const catalogue = shippedCatalogue();

/** A slip of the pen: a digit more, a word that nobody knows, a number left out. */
const SLIPS: readonly ((text: string) => string)[] = [
  (text) => text.replace(/number="(\d+)" type="model"/, 'number="$11" type="model"'),
  (text) =>
    text.replace(
      /<selection name="([^"]+)" number="1" type="upgrade"/,
      '<selection name="$1 of Bree" number="1" type="upgrade"',
    ),
  (text) =>
    text.replace(
      /type="model"><costs><cost name=" Points" value="(\d+)"/,
      'type="model"><costs><cost name=" Points" value="1$1"',
    ),
  (text) => text.replace(/number="\d+" type="model"/, 'number="" type="model"'),
];

it('500 rosters as a builder saves them', () => {
  const random = seeded(37);
  const wrong: string[] = [];
  let [exact, doubtful] = [0, 0];
  for (let index = 0; index < 500; index += 1) {
    const army = armyOf(catalogue, random);
    const slip = index % 5 === 4 ? random.of(SLIPS) : (text: string) => text;
    const read = readRoster(new TextEncoder().encode(slip(saved(army))), catalogue);
    if (!read.ok) throw new Error(read.error.detail);
    const isSame = readWords(read.value) === asWords(army);
    if (isSame) exact += 1;
    if (isDoubtful(read.value)) doubtful += 1;
    else if (!isSame) wrong.push(`${asWords(army)} is read as ${readWords(read.value)}`);
  }
  expect(wrong).toEqual([]);
  expect(exact).toBeGreaterThan(350);
  expect(doubtful).toBeLessThan(200);
});

it('60 lists as players paste them', () => {
  const random = seeded(60);
  const wrong: string[] = [];
  let exact = 0;
  for (let index = 0; index < 60; index += 1) {
    const army = armyOf(catalogue, random);
    const text = pasted(army, random);
    const read = readArmyText(text, catalogue);
    if (!read.ok) throw new Error(read.error.detail);
    const isSame = readWords(read.value) === asWords(army);
    if (isSame) exact += 1;
    else if (!isDoubtful(read.value)) wrong.push(`${text}\n--> ${readWords(read.value)}`);
  }
  expect(wrong).toEqual([]);
  expect(exact).toBeGreaterThan(50);
});
