import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { aLine } from './a-line';
import { listSchema } from '../../../src/app/armies/lists/catalogue-schema';
import { checkInput } from '../../../src/app/kernel/use-case';
import type { ProfileFile } from '../../../src/domain/armies/catalogue/file';
import { resolveCatalogue } from '../../../src/domain/armies/catalogue/resolve';
import { importCatalogues } from '../../../src/infrastructure/battlescribe/catalogue/import-catalogues';

const read = (name: string): Uint8Array => new Uint8Array(readFileSync(join(__dirname, 'fixtures', name)));
const system = { name: 'shire-watch.gst', bytes: read('shire-watch.gst') };
const catalogue = { name: 'shire-watch.cat', bytes: read('shire-watch.cat') };

const imported = (() => {
  const result = importCatalogues([system, catalogue]);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
})();
const [list] = imported.lists;
const profile = (id: string): ProfileFile | undefined =>
  list?.profiles.find((candidate) => candidate.id === id);

describe('a catalogue becomes an army list', () => {
  it('keeps the ids and takes the names', () => {
    expect(list).toMatchObject({ id: 'list-watch', name: 'The Hedge Watch', alignment: 'GOOD' });
    expect(list?.profiles.map(({ id }) => id).sort()).toEqual([
      'bounder',
      'captain',
      'hedge-guard',
      'sergeant',
    ]);
  });

  it('reads a Hero: points, tier, line without marks, unique, wargear, options, what an option changes', () => {
    expect(profile('captain')).toEqual({
      id: 'captain',
      name: 'Captain Bolger',
      tier: 'VALOUR',
      unique: true,
      character: 'captain-bolger',
      points: 60,
      keywords: ['Hobbit', 'Watch', 'Infantry'],
      statline: '4 4/3+ 3 4 2 2 5 3 2 1',
      wargear: ['Sword'],
      options: {
        mail: { points: 7, name: 'Mithril Shirt', kind: 'ARMOUR', adds: { defence: 1 } },
        gilding: { points: 2, name: 'Gilding', kind: 'UPGRADE', when: { option: 'mail' } },
        'hero-bow': { points: 5, name: 'Bow', kind: 'BOW' },
        'hero-pony': { points: 10, name: 'Pony', kind: 'MOUNT' },
      },
      choices: [{ options: ['hero-bow', 'hero-pony'], maximum: 1 }],
    });
  });

  it('is not unique where nothing says so', () => {
    expect(profile('sergeant')?.unique).toBeUndefined();
  });

  it('reads a Warrior through its info link, with points for each model', () => {
    expect(profile('hedge-guard')).toEqual({
      id: 'hedge-guard',
      name: 'Hedge Guard',
      points: 4,
      keywords: ['Hobbit', 'Watch', 'Infantry'],
      statline: '4 3/3+ 2 3 1 1 3',
      options: {
        'hg-shield': { points: 1, name: 'Shield', kind: 'SHIELD', adds: { defence: 1 } },
        'hg-bow': { points: 2, name: 'Hunting Bow', kind: 'BOW' },
      },
    });
  });

  it('counts a bow that is carried from the start', () => {
    const resolved = resolveCatalogue(imported.lists, { lists: [], allies: {} });
    const bounder = resolved.armyLists[0]?.profiles.find(({ id }) => id === 'bounder');
    expect(bounder?.counts).toEqual({ models: 1, warriors: 1, bows: 1, places: 1 });
  });

  it('finds the bow limit that holds with the army bonus, and warband sizes other than the tier', () => {
    expect(list?.bowRules).toEqual([{ numerator: 1, denominator: 2, when: 'HISTORICAL' }]);
    expect(list?.warbandRules).toEqual([{ leaders: ['sergeant'], set: 10 }]);
    expect(list?.bonuses).toEqual([{ id: 'bonus', name: 'Eyes in the Dark' }]);
  });

  it('finds who may be led by whom', () => {
    expect(list?.demands).toEqual([{ kind: 'ONLY_LED_BY', profiles: ['bounder'], leaders: ['captain'] }]);
  });

  it('reads a Legion: who is left, who is compulsory', () => {
    expect(list?.legions).toEqual([
      {
        id: 'legion-watch',
        name: 'The Night Watch',
        profiles: expect.arrayContaining(['captain', 'hedge-guard', 'bounder']),
        demands: [{ kind: 'COMPULSORY', profiles: ['captain'] }],
      },
    ]);
  });

  it('fits the published schema', () => {
    expect(checkInput(listSchema, list).ok).toBe(true);
  });
});

describe('what is not understood', () => {
  it('is counted with its places', () => {
    expect(imported.report.map(({ what, count }) => [what, count])).toEqual([
      ['a help for the table, not part of an army', 1],
      ['a link that leads nowhere', 1],
      ['a marker for the table, not an option', 1],
      ['a modifier that is not known', 1],
      ['an entry of another way to play', 1],
    ]);
  });
});

describe('the same files', () => {
  it('give the same lists in any order', () => {
    const again = importCatalogues([catalogue, system]);
    expect(again).toEqual({ ok: true, value: imported });
  });

  it('may be zipped', () => {
    const zipped = [system, catalogue].map(({ name, bytes }) => ({
      name: `${name}z`,
      bytes: zipSync({ [name]: bytes }),
    }));
    expect(importCatalogues(zipped)).toEqual({ ok: true, value: imported });
  });
});

const xml = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('files that do not belong together', () => {
  it.each([
    ['no game system', [catalogue], 'GAME_SYSTEM_MISSING'],
    [
      'another game system',
      [system, { name: 'x.cat', bytes: xml('<catalogue id="x" gameSystemId="other"/>') }],
      'OTHER_GAME_SYSTEM',
    ],
    ['neither', [{ name: 'x.cat', bytes: xml('<html/>') }], 'NOT_BATTLESCRIBE'],
    ['no XML', [{ name: 'x.cat', bytes: xml('hello') }], 'NOT_XML'],
  ])('%s is refused', (_name, files, code) => {
    const result = importCatalogues(files);
    expect(result.ok ? null : result.error.map((fault) => fault.code)).toEqual([code]);
  });
});

const hero = (inside: string): Uint8Array =>
  xml(`<catalogue id="l" name="Odd" gameSystemId="sys"><selectionEntries>
    <selectionEntry id="a" name="A" hidden="false" type="upgrade">
      <categoryLinks><categoryLink id="c" hidden="false" targetId="cat-valour" primary="true"/></categoryLinks>
      <profiles>${aLine('A')}</profiles>${inside}
    </selectionEntry></selectionEntries></catalogue>`);

describe('a catalogue that refers to itself', () => {
  it('is refused by the names on the way, even where no unit needs it', () => {
    const link = (id: string): string =>
      `<entryLink id="${id}" name="A" hidden="false" targetId="a" type="selectionEntry"><constraints>
        <constraint field="selections" scope="parent" value="1.0" id="m-${id}" type="min"/></constraints></entryLink>`;
    const result = importCatalogues([
      system,
      { name: 'odd.cat', bytes: hero(`<entryLinks>${link('x')}${link('y')}</entryLinks>`) },
    ]);
    expect(result).toEqual({
      ok: false,
      error: [{ code: 'CYCLE', detail: 'an entry leads back to itself: A > A > A' }],
    });
  });

  it('ends where a cost is counted in itself', () => {
    const cost = `<modifiers><modifier type="increment" field="pts" value="1.0"><repeats>
      <repeat field="pts" scope="roster" value="1.0" includeChildSelections="true" childId="a" repeats="1" roundUp="false"/>
      </repeats></modifier></modifiers><costs><cost typeId="pts" value="5.0"/></costs>`;
    const result = importCatalogues([system, { name: 'odd.cat', bytes: hero(cost) }]);
    expect(result.ok && result.value.report.map(({ what }) => what)).toContain(
      'a cost that depends on itself',
    );
  });
});
