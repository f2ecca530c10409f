import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { gatherDuelDice } from '../../../domain/rules/combat/duel-dice';
import type { SideIndex } from '../../../domain/rules/rulesets/fight-model';
import { rollOffSixths, tieWinner } from '../../../domain/rules/combat/fight-value';
import { type DuelEnd, type Standing, duelEnd, playMight } from '../../../domain/rules/combat/might-game';
import { sideLabel, whoOf } from '../../../domain/rules/combat/names';
import { spendingMessage } from '../../../domain/rules/combat/play-duel';
import { textOf } from '../../../domain/rules/rulesets/texts';
import { fraction } from '../../../shared/fraction';
import { mapPair } from '../../../shared/pair';
import { chance, sourceAnswer } from '../../kernel/answers';
import { type CrossFault, crossCheck, listField, wholeNumber } from '../../kernel/input';
import { ok, invalidInput } from '../../kernel/use-case';
import { editionField } from '../../rules/edition-field';
import { duelOf } from './duel-odds';
import { duelQuestionFaults } from '../questions/edition-faults';
import { faultRows } from '../../rules/fault-rows';
import { listIn } from '../questions/faults';
import { duelSidesField, duelSwitches, priorityField } from '../questions/fields';
import { notCountedOf } from '../profiles/profile-fields';
import { fightQuestion } from '../profiles/profiles';

const faces = listField(
  wholeNumber(1, 6, 'A natural die.'),
  [0, 30],
  'A side’s dice as thrown, model after model in the order given.',
);

/** Faults of models whose Fight is rolled: the advice takes the Fight as rolled. */
const rolledFights = (value: unknown): readonly CrossFault[] =>
  listIn(value, 'sides').flatMap((side, s) =>
    listIn(side, 'models').flatMap((model, m) => {
      const { heroicStrike, heroicActions, specialStrike } = (model ?? {}) as {
        heroicStrike?: unknown;
        heroicActions?: unknown;
        specialStrike?: unknown;
      };
      const message = 'its roll has fallen: give the Fight value as it is now and leave this out';
      const at = ['sides', s, 'models', m];
      return faultRows(
        [heroicStrike === true, [...at, 'heroicStrike'], 'INCONSISTENT', message],
        [
          Array.isArray(heroicActions) && heroicActions.includes('STRIKE'),
          [...at, 'heroicActions'],
          'INCONSISTENT',
          message,
        ],
        [specialStrike === 'FEINT', [...at, 'specialStrike'], 'INCONSISTENT', message],
      );
    }),
  );

/** How a Duel ends, as every interface says it. */
const endName = (end: DuelEnd): 'FIRST' | 'SECOND' | 'ROLL_OFF' =>
  end === 'ROLL_OFF' ? end : end === 0 ? 'FIRST' : 'SECOND';

const sixthsOf = (end: DuelEnd, rollOff: number): number =>
  end === 'ROLL_OFF' ? rollOff : end === 0 ? 6 : 0;

/**
 * How to spend Might once the Duel dice are rolled: who wins under best play, and the least Might that does it.
 */
export const mightAdvice = operation({
  name: 'mightAdvice',
  route: 'POST /v1/fights/might-advice',
  answers: 'MightAdvice',
  ...fightQuestion('MightAdviceInput', 'Both sides and their dice.'),
  covers: ['C2'],

  input: z
    .strictObject({
      sides: duelSidesField,
      dice: listField(faces, [2, 2], 'The dice of both sides, in the order of the sides.'),
      priority: priorityField,
      switches: duelSwitches,
      edition: editionField,
    })
    .check(crossCheck((value) => [...duelQuestionFaults(value), ...rolledFights(value)])),
  run: ({ dice, ...asked }) => {
    const { duel, switches } = duelOf(asked);
    const perSide = mapPair([0, 1] as const, (side) => gatherDuelDice(duel, side, switches));
    const faults = perSide.flatMap((groups, side) => {
      const wanted = groups.reduce((sum, group) => sum + group.dice, 0);
      const given = dice[side]?.length ?? 0;
      return wanted === given
        ? []
        : [
            {
              path: `dice[${side}]`,
              code: given < wanted ? ('TOO_SHORT' as const) : ('TOO_LONG' as const),
              message: `${given} given, this side rolls ${wanted}`,
            },
          ];
    });
    if (faults.length > 0) return invalidInput(faults);
    const standings = mapPair(perSide, (groups, side): Standing => {
      let next = 0;
      const bests = groups.map(({ model, dice: count, scores, might }) => {
        const thrown = (dice[side] ?? []).slice(next, next + count);
        next += count;
        return { model, might, best: Math.max(...thrown.map((face) => scores[face - 1] as number)) };
      });
      return {
        score: Math.max(...bests.map(({ best }) => best)),
        bearers: bests.filter(({ might }) => might > 0),
      };
    });
    const fights = mapPair(duel.sides, ({ models }) =>
      Math.max(...models.map((model) => duel.ruleset.duel.fightOf(model, model.fight))),
    );
    const tie = tieWinner(fights);
    const rollOff = rollOffSixths(duel);
    const now = duelEnd([standings[0].score, standings[1].score], tie);
    const { end, spending } = playMight(standings, tie, switches.mightCap);
    const name = (side: SideIndex): string => sideLabel(duel.sides[side], side);
    const outcome = (which: DuelEnd): string =>
      which === 'ROLL_OFF' ? 'the roll-off decides' : `${name(which)} wins`;
    const sixths = sixthsOf(end, rollOff);
    return ok({
      scores: standings.map(({ score }) => score),
      fights: [...fights],
      asTheDiceLie: endName(now),
      withBestMight: endName(end),
      win: [chance(fraction(sixths, 6)), chance(fraction(6 - sixths, 6))],
      spend: spending,
      advice: spending
        ? `${textOf(spendingMessage(spending), whoOf(duel.sides, spending) ?? `model ${spending.model} of ${name(spending.side)}`)}; then ${outcome(end)}`
        : `nobody needs to spend: ${outcome(end)}, whatever Might is spent`,
      notCounted: notCountedOf(asked.sides),
      source: sourceAnswer(duel.ruleset.sources.might),
    });
  },
});
