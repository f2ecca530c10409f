import { readRoster } from '../../../src/app/armies/rosters/read-roster';
import { call } from '../../../src/app/kernel/use-case';
import { pastedTexts } from '../../infrastructure/army-text/pasted-texts';

interface Reading {
  readonly edition: string | null;
  readonly forces: readonly { readonly list: string }[];
}

const reading = async (input: object) => call(readRoster, input, {});

const editionOf = async (input: object): Promise<readonly (string | null)[]> => {
  const read = await reading(input);
  if (!read.ok) return [JSON.stringify(read.error)];
  const { edition, forces } = read.value as unknown as Reading;
  return [edition, ...forces.map(({ list }) => list)];
};

const lothlorien = 'Lothlórien\nHaldir, Galadhrim Captain (elf bow)\n6 Galadhrim Warriors (shield)';

it.each([
  ['the name of the list', 'Kingdom of Rohan\nÉomer\n6 Riders of Rohan', '2024', '2024-kingdom-of-rohan'],
  ['the name of the list', 'Mordor\n6 Orc Warriors (shield)', '2018', 'mordor'],
  [
    'the options and points',
    'Rivendell\nElrond, Master of Rivendell (horse, heavy armour)\n6 High Elf Warriors (shield)',
    '2018',
    'rivendell',
  ],
  ['what the text says', `Edition 2024\n${lothlorien}`, '2024', '2024-lothlorien'],
  ['what the text says', `${lothlorien}\n(2018 edition)`, '2018', 'lothlorien'],
])('recognises the edition by %s', async (_by, text, edition, list) => {
  expect(await editionOf({ text })).toEqual([edition, list]);
});

it('asks which edition is meant where it may be either, and names both', async () => {
  expect(await reading({ text: lothlorien })).toEqual({
    ok: false,
    error: {
      code: 'INVALID_INPUT',
      faults: [
        {
          path: 'edition',
          code: 'REQUIRED',
          message:
            'is required: this may be of edition 2018 (Lothlórien) or of edition 2024 (Lothlórien). Name one, or write "edition 2024" into the text',
        },
      ],
    },
  });
  expect(await editionOf({ text: lothlorien, edition: '2018' })).toEqual(['2018', 'lothlorien']);
  expect(await editionOf({ text: lothlorien, edition: '2024' })).toEqual(['2024', '2024-lothlorien']);
  expect(await editionOf({ text: lothlorien, list: '2024-lothlorien' })).toEqual(['2024', '2024-lothlorien']);
});

it('reads our own JSON in the edition that it names, or that its lists are of', async () => {
  const forces = [{ list: '2024-moria', warbands: [] }];
  const text = (army: object) => ({ text: JSON.stringify({ pointsLimit: 500, ...army }) });
  expect(await editionOf(text({ forces }))).toEqual(['2024', '2024-moria']);
  expect(await editionOf(text({ edition: '2024', forces }))).toEqual(['2024', '2024-moria']);
  expect(await editionOf(text({ forces: [] }))).toEqual([null]);
});

it('takes at most one of 30 texts of 2018 for one of 2024', async () => {
  const named = pastedTexts.filter(({ army }) => army.length > 0);
  const found = await Promise.all(named.map(async ({ text }) => (await editionOf({ text }))[0]));
  expect(found.filter((edition) => edition === '2024')).toHaveLength(1);
  expect(found.filter((edition) => edition === '2018')).toHaveLength(24);
});
