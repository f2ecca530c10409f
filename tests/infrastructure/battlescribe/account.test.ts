import { readFileSync } from 'node:fs';
import { aLine } from './a-line';
import { join } from 'node:path';
import { accountOf as account } from '../../../scripts/catalogue-account';
import { importCatalogues } from '../../../src/infrastructure/battlescribe/catalogue/import-catalogues';

const read = (name: string) => ({
  name,
  bytes: new Uint8Array(readFileSync(join(__dirname, 'fixtures', name))),
});
const system = read('shire-watch.gst');

const accountOf = (catalogue: ReturnType<typeof read>) => {
  const result = importCatalogues([system, catalogue]);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return account(result.value.reading);
};

it('counts every modifier, constraint, condition and repeat of the files once', () => {
  // 13 modifiers, 22 constraints, 9 conditions, 5 repeats, and each of them is read.
  expect(accountOf(read('shire-watch.cat'))).toEqual({ total: 49, used: 49, unused: [] });
});

it('says why it leaves one out', () => {
  const text = `<catalogue id="l" name="Odd" gameSystemId="sys"><selectionEntries>
    <selectionEntry id="a" name="Lone Hero" type="model">
      <categoryLinks><categoryLink id="c" targetId="cat-valour" primary="true"/></categoryLinks>
      <constraints><constraint id="m" field="selections" scope="roster" value="1" type="max"/></constraints>
      <profiles>
        ${aLine('Lone Hero').replace('<characteristics>', '<modifiers><modifier type="set" field="page" value="7"/></modifiers><characteristics>')}
        <profile id="t" name="Lone Hero" typeName="Trackers"><modifiers><modifier type="set" field="unknown" value="true"/></modifiers></profile>
      </profiles>
      <costs><cost typeId="pts" value="50"/></costs>
    </selectionEntry></selectionEntries>
    <sharedSelectionEntries><selectionEntry id="b" name="Nobody's" type="upgrade">
      <constraints><constraint id="n" field="selections" scope="parent" value="1" type="max"/></constraints>
    </selectionEntry></sharedSelectionEntries></catalogue>`;
  expect(accountOf({ name: 'odd.cat', bytes: new TextEncoder().encode(text) })).toEqual({
    // Four constraints of the game system's shared wargear, which this catalogue does not use.
    total: 8,
    used: 1,
    unused: [
      { what: 'a page number', count: 1, examples: ['Lone Hero / Lone Hero'] },
      {
        what: 'not reached: constraint of constraints',
        count: 5,
        examples: [
          'Fireside Battles / Bow',
          'Fireside Battles / Pony',
          'Fireside Battles / Sword',
          "Odd / Nobody's",
        ],
      },
      {
        what: 'the table of trackers and warbands that the editor prints',
        count: 1,
        examples: ['Lone Hero / Lone Hero'],
      },
    ],
  });
});
