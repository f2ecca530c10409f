import { namesOf } from '../../../shared/names-of';
import * as z from 'zod/mini';
import { type Obstruction, obstructionScores } from '../../../domain/rules/charts/in-the-way';
import {
  type InTheWayOutcome,
  type InTheWaySituation,
  inTheWayOdds as oddsOf,
  inTheWayShot,
  inTheWaySources,
} from '../../../domain/rules/rolls/in-the-way-shot';
import { sources2024 } from '../../../domain/rules/rulesets/mesbg-2024/sources';
import { sum } from '../../../shared/fraction';
import { chance } from '../../kernel/answers';
import type { Fault } from '../../kernel/faults';
import { listField, named, optional, wholeNumber, withDefault, inputObject } from '../../kernel/input';
import { fieldsOf, listOf } from '../../kernel/unchecked';
import { invalidInput } from '../../kernel/use-case';
import { faultRows } from '../fault-rows';
import { flag, points, resolveDice } from '../dice/dice';
import { editionField } from '../edition-field';
import { rulesetOf } from '../ruleset';
import { diceTest, oddsOperation, resolveOperation, rollOperation } from '../dice/dice-test';

interface Asked extends InTheWaySituation {
  readonly edition?: string | undefined;
  readonly switches: { readonly interveningModelIsHit: boolean };
}

/** The shot as its edition takes it. */
const shotOf = (asked: Asked): InTheWaySituation => ({
  ...asked,
  neededFor: rulesetOf(asked.edition).shooting.inTheWay,
});

/** In 2024 a shot that is stopped always hits what stopped it. */
const hitsModel = ({ edition, switches }: Asked): boolean => {
  const ruleset = rulesetOf(edition);
  return ruleset.id === 'MESBG_2018'
    ? switches.interveningModelIsHit
    : ruleset.switches.interveningModelIsHit;
};

const inTheWay = diceTest({
  name: 'InTheWay',
  path: '/v1/rules/in-the-way',
  covers: ['A9'],
  situation: {
    obstructions: withDefault(
      listField(
        named('Obstruction', z.enum(namesOf(obstructionScores))),
        [0, 20],
        'Obstructions on the way, nearest the firer first; may be empty.',
      ),
      [],
    ),
    heroicAccuracy: flag('Failed rolls are made again once (Heroic Accuracy).'),
    mightAvailable: points('Might points the firer has'),
    switches: withDefault(
      inputObject(
        'InTheWaySwitchesInput',
        'Points about In The Way that the documents leave open, with our default.',
        {
          interveningModelIsHit: flag('A model in the way that stops the shot is hit by it.'),
        },
      ),
      { interveningModelIsHit: false },
    ),
    edition: editionField,
  },
  game: (situation) => inTheWayShot(shotOf(situation)),
  answer: (outcome, situation) => ({
    ...outcome,
    interveningModelHit: hitsModel(situation) && outcome.stoppedBy === 'INTERVENING_MODEL',
  }),
  odds: (situation) => {
    const { passed, stopped } = oddsOf(shotOf(situation));
    const { inTheWay: neededFor } = rulesetOf(situation.edition).shooting;
    const models = stopped.filter((_, index) => situation.obstructions[index] === 'INTERVENING_MODEL');
    return {
      passed: chance(passed),
      obstructions: stopped.map((probability, index) => {
        const obstruction = situation.obstructions[index] as Obstruction;
        return { obstruction, needed: neededFor(obstruction), stopped: chance(probability) };
      }),
      stoppedByModel: chance(sum(models)),
      interveningModelHit: chance(sum(hitsModel(situation) ? models : [])),
    };
  },
  sources: (situation) =>
    rulesetOf(situation.edition).id === 'MESBG_2018'
      ? inTheWaySources(situation)
      : [sources2024.inTheWay, ...(situation.heroicAccuracy ? [sources2024.heroicAccuracy] : [])],
  own: {
    fields: {
      might: optional(
        listField(
          wholeNumber(0, 5, 'Points.'),
          [0, 40],
          'Might spent on each roll, in the order of the dice.',
        ),
      ),
    },
    faults: (value) => {
      const { might, mightAvailable } = fieldsOf(value);
      const spent = listOf(might)
        .filter((each) => typeof each === 'number')
        .reduce((all, each) => all + each, 0);
      const has = typeof mightAvailable === 'number' ? mightAvailable : 0;
      return faultRows([spent > has, ['might'], 'TOO_LARGE', `spends ${spent}, but the firer has ${has}`]);
    },
    play: (given) => {
      const { might = [] } = given;
      const played = resolveDice(inTheWayShot(shotOf(given), might), given.dice);
      if (!played.ok) return played;
      const faults = spendingFaults(played.value, might);
      return faults.length > 0 ? invalidInput(faults) : played;
    },
  },
});

/** Might that a roll did not need, or that did not make it pass. */
const spendingFaults = ({ rolls }: InTheWayOutcome, might: readonly number[]): readonly Fault[] =>
  might.flatMap((points, i) => {
    const roll = rolls[i];
    if (points === 0 || roll?.might === points) return [];
    const missing = roll === undefined ? 0 : Math.max(0, roll.needed - roll.natural);
    return {
      path: `might[${i}]`,
      code: 'NOT_ALLOWED' as const,
      message:
        roll === undefined
          ? 'there was no such roll'
          : missing === 0
            ? 'this roll passes without Might'
            : `this roll lacks ${missing}: Might passes it or is not spent`,
    };
  });

/** The exact chances of a shot past what is in its way. */
export const inTheWayOdds = oddsOperation(inTheWay);

/** The players' own dice for a shot past what is in its way, step by step. */
export const resolveInTheWay = resolveOperation(inTheWay);

/** We throw the dice for a shot past what is in its way; with a signed receipt. */
export const rollInTheWay = /* @__PURE__ */ rollOperation(inTheWay);
