import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { alliancesSchema, listSchema } from '../../../src/app/armies/catalogue-schema';
import { shippedAlliances, shippedCatalogue, shippedLists } from '../../../src/app/armies/shipped-catalogue';
import { checkInput } from '../../../src/app/use-case';
import { checkFiles } from '../../../src/armies/catalogue/check-files';

const folder = join(__dirname, '../../../data/catalogue');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));

test.each(files)('%s fits the published schema', (name) => {
  const checked = checkInput(name === 'alliances.json' ? alliancesSchema : listSchema, read(name));
  expect(checked).toEqual({ ok: true, value: expect.anything() });
});

test('every file of the folder ships, under its own id', () => {
  expect(shippedLists.map(({ id }) => `${id}.json`).sort()).toEqual(
    files.filter((name) => name !== 'alliances.json').sort(),
  );
});

test('no reference leads nowhere and nothing is said twice', () => {
  expect(checkFiles(shippedLists, shippedAlliances)).toEqual([]);
});

test('there are 46 army lists: 28 Good, 18 Evil, nine of them complete', () => {
  const { armyLists } = shippedCatalogue();
  expect(armyLists).toHaveLength(46);
  expect(armyLists.filter(({ alignment }) => alignment === 'GOOD')).toHaveLength(28);
  expect(armyLists.filter(({ complete }) => complete).map(({ id }) => id)).toEqual([
    'halls-of-thranduil',
    'isengard',
    'minas-tirith',
    'mordor',
    'rohan',
    'the-dead-of-dunharrow',
    'the-fellowship',
    'the-rangers',
    'the-serpent-horde',
  ]);
});
