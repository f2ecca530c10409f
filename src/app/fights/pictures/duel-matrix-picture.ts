import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import type { SideIndex } from '../../../domain/rules/rulesets/fight-model';
import type { Duel } from '../../../domain/rules/combat/fight';
import type { DuelSwitches } from '../../../domain/rules/rulesets/ruleset';
import { drawDuelMatrix } from '../../../domain/pictures';
import { duelFields, duelOf } from '../odds/duel-odds';
import { duelQuestionFaults } from '../questions/edition-faults';
import { fightPicture } from '../profiles/profiles';
import { choice, crossCheck, wholeNumber, withDefault } from '../../kernel/input';
import { ok, invalidInput } from '../../kernel/use-case';
import {
  type Change,
  askedDifference,
  changedDuel,
  diceOfSide,
  extentFaults,
  fightDifferences,
  firstInFight,
  firstWins,
  highestFight,
} from './duel-variations';
import { pictureAnswer, pictureFields, sideNamesField } from '../../kernel/picture-fields';

interface Columns {
  readonly title: string;
  readonly labels: readonly string[];
  readonly changes: readonly (readonly [first: Change, second: Change])[];
  readonly asked: number;
}

const attacksTo = (upTo: number): readonly number[] => Array.from({ length: upTo }, (_, i) => i + 1);

const diceLabels = (
  { duel, switches }: { readonly duel: Duel; readonly switches: DuelSwitches },
  side: SideIndex,
  upTo: number,
): readonly string[] =>
  attacksTo(upTo).map((attacks) =>
    String(diceOfSide(changedDuel(duel, side === 0 ? [{ attacks }, {}] : [{}, { attacks }]), side, switches)),
  );

const differenceLabel = (difference: number, isWide: boolean): string => {
  if (!isWide) return difference < 0 ? 'lower' : difference > 0 ? 'higher' : 'equal';
  return difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : '0';
};

const fightColumns = (duel: Duel, [first, second]: readonly [string, string]): Columns => {
  const differences = fightDifferences(duel);
  const against = highestFight(duel.sides[1]);
  return {
    title: `Fight of ${first} against ${against} of ${second}`,
    labels: differences.map((difference) => differenceLabel(difference, differences.length > 3)),
    changes: differences.map((difference) => [{ fight: against + difference }, {}] as const),
    asked: differences.indexOf(askedDifference(duel) ?? Number.NaN),
  };
};

/**
 * A Duel's chances by the dice of both sides, or by the first side's dice and Fight, as a picture. As a file: GET
 * /v1/pictures/duel-matrix.svg or .png with `question`, all of this as JSON.
 */
export const duelMatrixPicture = operation({
  name: 'duelMatrixPicture',
  route: 'POST /v1/pictures/duel-matrix',
  ...fightPicture('DuelOddsInput', 'Both sides.', ['by', 'upTo', 'sideNames']),

  input: z
    .strictObject({
      ...duelFields,
      by: withDefault(
        choice(
          'DuelMatrixColumns',
          {
            DICE: 'The dice of the second side.',
            FIGHT: 'The Fight of the first side, compared with the second’s.',
          },
          'The columns of a Duel matrix.',
        ).check(z.describe('The columns: the dice of the second side, or the Fight of the first.')),
        'DICE',
      ),
      upTo: withDefault(
        wholeNumber(
          2,
          10,
          'The most Attacks shown of each side’s first model in the fight itself, for 100 Duels at most, 36 with re-rolls.',
        ),
        6,
      ),
      sideNames: sideNamesField,
      ...pictureFields,
    })
    .check(crossCheck(duelQuestionFaults)),
  price: () => 100,
  run: ({ by, upTo, sideNames, theme, title, ...input }) => {
    const { duel, switches } = duelOf(input);
    const [first = 'the first side', second = 'the second side'] = sideNames ?? [];
    const attacks = attacksTo(upTo);
    const across: Columns =
      by === 'FIGHT'
        ? fightColumns(duel, [first, second])
        : {
            title: `Dice of ${second}`,
            labels: diceLabels({ duel, switches }, 1, upTo),
            changes: attacks.map((count) => [{}, { attacks: count }] as const),
            asked: attacks.indexOf(firstInFight(duel.sides[1]).attacks),
          };
    const faults = extentFaults({
      duel,
      switches,
      upTo,
      sides: by === 'FIGHT' ? [0] : [0, 1],
      duels: upTo * across.changes.length,
    });
    if (faults.length > 0) return invalidInput(faults);
    const row = attacks.indexOf(firstInFight(duel.sides[0]).attacks);
    return ok(
      pictureAnswer(
        drawDuelMatrix(
          {
            title: title ?? 'Who wins the Duel?',
            subtitle: `Chance that ${first} wins against ${second}`,
            rows: { title: `Dice of ${first}`, labels: diceLabels({ duel, switches }, 0, upTo) },
            columns: { title: across.title, labels: across.labels },
            chances: attacks.map((count) =>
              across.changes.map(([own, others]) =>
                firstWins(changedDuel(duel, [{ ...own, attacks: count }, others]), switches),
              ),
            ),
            asked: row < 0 || across.asked < 0 ? null : { row, column: across.asked },
          },
          theme,
        ),
      ),
    );
  },
});
