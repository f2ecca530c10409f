import { listSchema } from '../../../src/app/armies/lists/catalogue-schema';
import { checkInput } from '../../../src/app/kernel/use-case';
import { importCatalogues } from '../../../src/infrastructure/battlescribe/catalogue/import-catalogues';
import { catalogue2024, heroLine, system2024 } from './files-2024';

const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text.trim()) });

const imported = (system = system2024(), catalogue = catalogue2024()) =>
  importCatalogues([file('brook.gst', system), file('brook.cat', catalogue)]);

const faults = (...texts: Parameters<typeof imported>) => {
  const result = imported(...texts);
  return result.ok ? [] : result.error.map(({ code, detail, file: name }) => [code, name, detail]);
};

const report = (...texts: Parameters<typeof imported>) => {
  const result = imported(...texts);
  return result.ok ? result.value.report.map(({ what, examples }) => [what, ...examples]) : null;
};

it('reads a list of 2024: lines, keywords, the tier of the warband, who is led, what must be bought', () => {
  const result = imported();
  expect(result.ok && result.value.lists).toEqual([
    {
      id: 'brook',
      name: 'The Brook Watch',
      edition: '2024',
      alignment: 'GOOD',
      demands: [
        { kind: 'COMPULSORY', profiles: ['captain'] },
        { kind: 'LEADER', profiles: ['captain'] },
      ],
      profiles: [
        {
          id: 'captain',
          name: 'Captain Brook',
          tier: 'VALOUR',
          unique: true,
          character: 'captain-brook',
          points: 60,
          keywords: ['Man', "Thorin's Company", 'Infantry'],
          statline: '6 5/4+ 4 5 2 2 5+ 6+ 2 1 1',
          specialRules: ['Woodland Creature'],
          heroicActions: ['Strike', 'March'],
          options: { horse: { points: 10, name: 'Horse', kind: 'MOUNT' } },
          choices: [{ options: ['horse'], maximum: 1, minimum: 1 }],
        },
        {
          id: 'guards',
          name: 'Brook Guard',
          points: 6,
          keywords: ['Man', 'Infantry'],
          statline: '6 5/4+ 4 5 2 2 5+ 6+',
          options: {
            banner: { points: 25, name: 'Banner', kind: 'BANNER' },
            shield: { points: 1, name: 'Shield', kind: 'SHIELD' },
          },
          choices: [{ options: ['banner', 'shield'], maximum: 1, minimum: 1 }],
        },
      ],
    },
  ]);
  expect(result.ok && checkInput(listSchema, result.value.lists[0]).ok).toBe(true);
});

it('says what it did not use', () => {
  expect(report()).toEqual([['a list whose side the files do not say', 'The Brook Watch']]);
  const lost = '<entryLink id="l3" name="Ferryman" targetId="nobody" type="selectionEntry"/>';
  expect(report(system2024(), catalogue2024({ revision: 9, more: lost }))).toEqual([
    ['a catalogue made for a later revision of the game system', 'The Brook Watch (9; given is 3)'],
    ['a link that leads nowhere', 'Ferryman'],
    ['a list whose side the files do not say', 'The Brook Watch'],
  ]);
});

describe('what cannot be understood is refused', () => {
  it('a line that is not there', () => {
    const { 'Move Value': move, 'Fight Value': fight, ...rest } = heroLine;
    const renamed = { ...rest, Mv: move, Fv: fight };
    expect(faults(system2024(renamed))).toEqual([
      ['NOT_UNDERSTOOD', 'brook.cat', 'The Brook Watch: the profile of Captain Brook gives no move, fight'],
    ]);
  });

  it('a line that is empty', () => {
    const empty = Object.fromEntries(Object.keys(heroLine).map((name) => [name, '']));
    expect(faults(system2024(empty))).toEqual([
      [
        'NOT_UNDERSTOOD',
        'brook.cat',
        'The Brook Watch: the profile of Captain Brook gives no move, fight, strength, defence, attacks, wounds, courage',
      ],
    ]);
  });

  it('a catalogue in which nothing stands', () => {
    const empty = '<catalogue id="e" name="Empty Hall" gameSystemId="sys"/>';
    expect(faults(system2024(), empty)).toEqual([
      ['NOT_UNDERSTOOD', 'brook.cat', 'Empty Hall: no profile in it was found'],
    ]);
  });

  it('a catalogue without its game system, which is named', () => {
    const result = importCatalogues([file('brook.cat', catalogue2024())]);
    expect(result.ok ? null : result.error).toEqual([
      {
        code: 'GAME_SYSTEM_MISSING',
        detail:
          'the game system (.gst) is needed with its catalogues, here the one with the id sys, revision 3',
      },
    ]);
  });
});
