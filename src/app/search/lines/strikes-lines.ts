import { given, reading } from './line-question';
import * as numbers from './numbers';
import type { LineReader } from './reader';

/** "S4 D6 +1 2 attacks", "two-handed S3 D5 trapped": a score To Wound, or Strikes where the line says more of them. */
export const readStrikes = reading((reader) => {
  const [strength, defence] = [numbers.strength(reader), numbers.defence(reader)];
  if (strength === undefined || defence === undefined) return null;
  const strike = given({
    count: numbers.attacks(reader),
    might: numbers.might(reader),
    twoHanded: numbers.twoHanded(reader),
    lance: reader.has(/\blance\b/, 'a lance on the charge: +1 To Wound'),
    rivalry: reader.has(/\b(?:friendly )?rivalry\b/, 'Friendly Rivalry: +1 To Wound'),
    rerollOnes: reader.has(/\bre-?roll(?:ing|s)? (?:1s?|ones?)\b/, 'dice of 1 are re-rolled'),
    piercingStrike: reader.has(/\bpierc(?:e|ing)(?: strike)?\b/, 'Piercing Strike'),
    bonus: reader.number(/(?<![^\s\u0000])\+\s*(\d)(?!\d)/, (value) => `+${value} To Wound`),
  });
  const target = given({
    fate: numbers.fate(reader),
    wounds: numbers.wounds(reader),
    shieldwall: reader.has(/\bshield ?wall\b/, 'Shieldwall: +1 Defence'),
  });
  const trapped = numbers.trapped(reader);
  if (!trapped && Object.keys({ ...strike, ...target }).length === 0)
    return { operation: 'toWound', input: { strength, defence } };
  return {
    operation: 'strikeOdds',
    input: { strikes: [{ strength, ...strike }], target: { defence, ...target }, ...given({ trapped }) },
  };
});

/** Players' names for obstructions, and which each means. */
const OBSTRUCTIONS = [
  [/\b(?:walls?|hedges?)\b/, 'WALL'],
  [/\b(?:sturdy )?fences?\b/, 'STURDY_FENCE'],
  [/\b(?:bush(?:es)?)\b/, 'BUSH'],
  [/\b(?:crops?)\b/, 'CROPS'],
  [/\b(?:long grass)\b/, 'LONG_GRASS'],
  [/\b(?:windows?)\b/, 'WINDOW'],
  [/\b(?:doorways?|doors?)\b/, 'DOORWAY'],
  [/\b(?:trees?|tree trunks?)\b/, 'TREE_TRUNK'],
  [/\b(?:large rocks?|boulders?)\b/, 'LARGE_ROCK'],
  [/\b(?:rocks?)\b/, 'ROCK'],
  [/\b(?:fortifications?|battlements?)\b/, 'FORTIFICATION'],
  [/\b(?:(?:friendly |enemy )?(?:models?|friends?|enemy|enemies)(?: in the way)?)\b/, 'INTERVENING_MODEL'],
] as const;

/** The obstructions that a line names, in its order as far as one kind is told from another; "2 walls" are two. */
export const obstructions = (reader: LineReader): readonly string[] =>
  OBSTRUCTIONS.flatMap(([pattern, kind]) =>
    reader
      .all(
        new RegExp(String.raw`(?:\b[2-9]\s+)?${pattern.source}`),
        (text) => `${text.replace(/ in the way$/, '')} in the way`,
      )
      .flatMap((text) => Array.from({ length: Number(/^\d/.exec(text)?.[0] ?? 1) }, () => kind)),
  );

/** "4x 4+ S2 D5 wall wall": a volley. */
export const readVolley = reading((reader) => {
  const shoot = numbers.score(reader);
  if (shoot === undefined) return null;
  const [strength, defence] = [numbers.strength(reader), numbers.defence(reader)];
  if (strength === undefined || defence === undefined) return null;
  const count = reader.number(
    /(?<![a-z\d])(\d{1,2})\s*(?:x|×|shots?|shooters?|archers?|bows?|bowmen|crossbows?)(?![a-z])/,
    (value) => `${value} shots`,
  );
  reader.has(/\b(?:shots?|shoots?|shooting|volley)\b/, 'shooting');
  const inTheWay = obstructions(reader);
  return {
    operation: 'volleyOdds',
    input: {
      shooters: [
        {
          ...given({
            count,
            might: numbers.might(reader),
            moved: reader.has(/\b(?:moved|moving)\b/, 'moved: the Shoot value is one worse'),
          }),
          shoot,
          strength,
          ...(inTheWay.length > 0 && { inTheWay }),
        },
      ],
      target: { defence, ...given({ fate: numbers.fate(reader), wounds: numbers.wounds(reader) }) },
    },
  };
});
