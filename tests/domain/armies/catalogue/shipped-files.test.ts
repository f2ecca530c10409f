import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  alliancesSchema,
  editionsSchema,
  listSchema,
} from '../../../../src/app/armies/lists/catalogue-schema';
import {
  shippedAlliances,
  shippedCatalogue,
  shippedLists,
} from '../../../../src/app/armies/lists/shipped-catalogue';
import { checkInput } from '../../../../src/app/kernel/use-case';
import { resolveLists } from '../../../../src/domain/armies/catalogue/resolve';
import { checkFiles } from '../../../../src/domain/armies/catalogue/check-files';

const folder = join(__dirname, '../../../../data/catalogue');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));

test.each(files)('%s fits the published schema', (name) => {
  const schema =
    name === 'alliances.json' ? alliancesSchema : name === 'editions.json' ? editionsSchema : listSchema;
  const checked = checkInput(schema, read(name));
  expect(checked).toEqual({ ok: true, value: expect.anything() });
});

test('every file of the folder ships, under its own id', () => {
  expect(
    shippedLists()
      .map(({ id }) => `${id}.json`)
      .sort(),
  ).toEqual(files.filter((name) => name !== 'alliances.json' && name !== 'editions.json').sort());
});

test('no reference leads nowhere and nothing is said twice', () => {
  expect(checkFiles(shippedLists(), shippedAlliances)).toEqual([]);
});

test('all 46 army lists ship, and two more of Heroes who stand in none: 30 Good, 18 Evil', () => {
  const { armyLists, legions } = shippedCatalogue();
  expect(armyLists).toHaveLength(48);
  expect(armyLists.filter(({ alignment }) => alignment === 'GOOD')).toHaveLength(30);
  expect(armyLists.every(({ complete, profiles }) => complete && profiles.length > 0)).toBe(true);
  expect(armyLists.every(({ edition }) => edition.id === '2018')).toBe(true);
  expect(legions).toHaveLength(34);
});

test('a part of the catalogue is what the whole has', () => {
  const whole = shippedCatalogue();
  const rivendell = whole.armyLists.find(({ id }) => id === 'rivendell');
  expect(resolveLists({ files: shippedLists(), wanted: (id) => id === 'rivendell' }).armyLists).toEqual([
    rivendell,
  ]);
});
