import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import type { Duel } from '../../../domain/rules/combat/fight';
import { drawOddsCurves } from '../../../domain/pictures';
import { duelFields, duelOf } from '../odds/duel-odds';
import { duelQuestionFaults } from '../questions/edition-faults';
import { fightPicture } from '../profiles/profiles';
import { choice, crossCheck, wholeNumber, withDefault } from '../../kernel/input';
import { ok, invalidInput } from '../../kernel/use-case';
import {
  type Change,
  changedDuel,
  diceOfSide,
  extentFaults,
  firstInFight,
  firstWins,
  highestFight,
} from './duel-variations';
import { pictureAnswer, pictureFields, sideNamesField } from '../../kernel/picture-fields';

interface Line {
  readonly name: string;
  readonly change: Change;
}

const fightLines = ({ sides }: Duel): readonly Line[] => {
  const against = highestFight(sides[1]);
  return [
    { name: 'Higher Fight', fight: against + 1 },
    { name: 'Equal Fight', fight: against },
    { name: 'Lower Fight', fight: against - 1 },
  ]
    .filter(({ fight }) => fight >= 0 && fight <= 10)
    .map(({ name, fight }) => ({ name, change: { fight } }));
};

const mightLines: readonly Line[] = [3, 2, 1, 0].map((might) => ({
  name: might === 0 ? 'No Might' : `${might} Might`,
  change: { might },
}));

/**
 * The first side's chance to win a Duel with more or fewer dice, as a picture: a curve for each
 * Fight or Might. As a file: GET /v1/pictures/duel-curves.svg or .png with `question`, all of this as JSON.
 */
export const duelCurvesPicture = operation({
  name: 'duelCurvesPicture',
  route: 'POST /v1/pictures/duel-curves',
  ...fightPicture('DuelOddsInput', 'Both sides.', ['compare', 'upTo', 'sideNames']),

  input: z
    .strictObject({
      ...duelFields,
      compare: withDefault(
        choice(
          'DuelCurves',
          {
            FIGHT: 'The first side’s Fight: above, level with and below the second’s.',
            MIGHT: 'The Might of the first side’s first model in the fight itself: 0 to 3.',
          },
          'The difference between the curves of a Duel.',
        ).check(
          z.describe(
            'The difference between the curves: the first side’s Fight above, level with and below the second’s, or the Might of its first model in the fight itself, 0 to 3.',
          ),
        ),
        'FIGHT',
      ),
      upTo: withDefault(
        wholeNumber(
          2,
          20,
          'The most Attacks shown of the first side’s first model in the fight itself, for 100 Duels at most, 36 with re-rolls.',
        ),
        8,
      ),
      sideNames: sideNamesField,
      ...pictureFields,
    })
    .check(crossCheck(duelQuestionFaults)),
  price: () => 100,
  run: ({ compare, upTo, sideNames, theme, title, ...input }) => {
    const { duel, switches } = duelOf(input);
    const [first = 'the first side', second = 'the second side'] = sideNames ?? [];
    const lines = compare === 'MIGHT' ? mightLines : fightLines(duel);
    const faults = extentFaults({ duel, switches, upTo, sides: [0], duels: upTo * lines.length });
    if (faults.length > 0) return invalidInput(faults);
    const attacks = Array.from({ length: upTo }, (_, i) => i + 1);
    const withAttacks = (count: number, change: Change = {}): Duel =>
      changedDuel(duel, [{ ...change, attacks: count }, {}]);
    const asked = firstInFight(duel.sides[0]).attacks;
    const against = diceOfSide(duel, 1, switches);
    return ok(
      pictureAnswer(
        drawOddsCurves(
          {
            title: title ?? 'What if there were more dice?',
            subtitle: `Chance that ${first} wins against ${against} ${against === 1 ? 'die' : 'dice'} of ${second}`,
            horizontal: {
              title: `Dice of ${first}`,
              values: attacks.map((count) => diceOfSide(withAttacks(count), 0, switches)),
            },
            vertical: 'Chance to win',
            lines: lines.map(({ name, change }) => ({
              name,
              chances: attacks.map((count) => firstWins(withAttacks(count, change), switches)),
            })),
            asked: asked <= upTo ? diceOfSide(duel, 0, switches) : null,
          },
          theme,
        ),
      ),
    );
  },
});
