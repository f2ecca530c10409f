import { plainText } from '../../../shared/plain-text';
import { type AskedLine, type ReadQuestion, given } from './line-question';
import * as numbers from './numbers';
import { type LineReader, type LineWord, createReader } from './reader';

const AGAINST = /\s(?:v|vs|versus|against)\.?\s/i;

const plain = (name: string): string =>
  plainText(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** Words for the actions and gear of a side, besides its numbers. */
const modelWords = (reader: LineReader) =>
  given({
    charged: reader.has(/\b(?:charged|charging|charges)\b/, 'charged'),
    shielding: reader.has(/\bshielding\b/, 'shielding'),
    trapped: numbers.trapped(reader),
    twoHanded: numbers.twoHanded(reader),
    might: numbers.might(reader),
  });

const banner = (reader: LineReader) => reader.has(/\bbanner\b/, 'a banner: one re-roll');

/** Two sides of a line, each read by itself; their words are told together. */
const sidesOf = (line: string): readonly [string, string] | null => {
  const [first, second, ...more] = line.split(AGAINST);
  return first !== undefined && second !== undefined && more.length === 0 ? [first, second] : null;
};

interface ReadSide {
  readonly side: Readonly<Record<string, unknown>>;
  readonly words: readonly LineWord[];
}

const side = (alignment: 'GOOD' | 'EVIL', models: readonly object[], reader: LineReader): ReadSide => ({
  side: { alignment, models, ...(banner(reader) && { rerolls: 1 }) },
  words: reader.words(),
});

/** "F4 A2": one model by its numbers. */
const numbersSide = (text: string, alignment: 'GOOD' | 'EVIL'): ReadSide | null => {
  const reader = createReader(text);
  const fight = numbers.fight(reader);
  const attacks = numbers.attacks(reader);
  if (fight === undefined) return null;
  const more = given({ might: numbers.might(reader), twoHanded: numbers.twoHanded(reader) });
  return side(alignment, [{ fight, attacks: attacks ?? 1, ...more }], reader);
};

/** The profile whose name a side says: the whole name, or the only one that has these words. */
const profileNamed = (name: string, { profiles }: AskedLine): AskedLine['profiles'][number] | undefined => {
  const wanted = plain(name);
  if (wanted === '') return undefined;
  const whole = profiles.filter((profile) => plain(profile.name) === wanted);
  if (whole.length > 0) return whole[0];
  const having = profiles.filter((profile) => ` ${plain(profile.name)} `.includes(` ${wanted} `));
  return having.length === 1 ? having[0] : undefined;
};

/** "2 Warrior of Rohan charged": models of one profile. */
const namedSide = (text: string, alignment: 'GOOD' | 'EVIL', asked: AskedLine): ReadSide | null => {
  const reader = createReader(text);
  const facts = modelWords(reader);
  const hasBanner = banner(reader);
  const count = reader.number(/^\s*(\d)\s*x?\s(?=\S)/, (value) => `${value} models`) ?? 1;
  const name = reader.rest();
  const profile = profileNamed(name, asked) ?? profileNamed(name.replace(/s\b/g, ''), asked);
  if (!profile) return null;
  reader.takeRest(profile.name);
  const models = Array.from({ length: count }, () => ({ profile: profile.id, ...facts }));
  return { side: { alignment, models, ...(hasBanner && { rerolls: 1 }) }, words: reader.words() };
};

const question =
  (
    operation: string,
    read: (text: string, alignment: 'GOOD' | 'EVIL', asked: AskedLine) => ReadSide | null,
  ): ReadQuestion =>
  (asked) => {
    const texts = sidesOf(asked.line);
    const first = texts && read(texts[0], 'GOOD', asked);
    const second = texts && read(texts[1], 'EVIL', asked);
    if (!first || !second) return null;
    return {
      operation,
      input: { sides: [first.side, second.side] },
      words: [...first.words, { text: 'v', meaning: 'against' }, ...second.words],
    };
  };

/** "F4 A2 v F5": a Duel by its numbers. */
export const readDuel: ReadQuestion = question('duelOdds', numbersSide);

/** "Gimli v Cave Troll charged": a fight by names. */
export const readNamedFight: ReadQuestion = question('fightOdds', namedSide);
