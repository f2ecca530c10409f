import * as z from 'zod/mini';
import { type Obstruction, inTheWayScore, obstructions } from '../../../domain/rules/charts/in-the-way';
import {
  inTheWayOdds as oddsOf,
  inTheWayShot,
  inTheWaySources,
} from '../../../domain/rules/rolls/in-the-way-shot';
import { sum } from '../../../shared/fraction';
import { chance, sourceAnswer } from '../../kernel/answers';
import { listField, named, withDefault, inputObject } from '../../kernel/input';
import { flag, points } from '../dice/dice';
import { diceTest, oddsOperation, resolveOperation, rollOperation } from '../dice/dice-test';

const inTheWay = diceTest({
  name: 'InTheWay',
  path: '/v1/rules/in-the-way',
  covers: ['A9'],
  situation: {
    obstructions: withDefault(
      listField(
        named('Obstruction', z.enum(obstructions as [Obstruction, ...Obstruction[]])),
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
  },
  game: inTheWayShot,
  answer: (outcome, situation, thrown) => ({
    ...outcome,
    interveningModelHit:
      situation.switches.interveningModelIsHit && outcome.stoppedBy === 'INTERVENING_MODEL',
    ...thrown,
    sources: inTheWaySources(situation).map(sourceAnswer),
  }),
  odds: (situation) => {
    const { passed, stopped } = oddsOf(situation);
    const models = stopped.filter((_, index) => situation.obstructions[index] === 'INTERVENING_MODEL');
    return {
      passed: chance(passed),
      obstructions: stopped.map((probability, index) => {
        const obstruction = situation.obstructions[index] as Obstruction;
        return { obstruction, needed: inTheWayScore(obstruction), stopped: chance(probability) };
      }),
      stoppedByModel: chance(sum(models)),
      interveningModelHit: chance(sum(situation.switches.interveningModelIsHit ? models : [])),
      sources: inTheWaySources(situation).map(sourceAnswer),
    };
  },
});

/** The exact chances of a shot past what is in its way. */
export const inTheWayOdds = oddsOperation(inTheWay);

/** The players' own dice for a shot past what is in its way, step by step. */
export const resolveInTheWay = resolveOperation(inTheWay);

/** We throw the dice for a shot past what is in its way; with a signed receipt. */
export const rollInTheWay = /* @__PURE__ */ rollOperation(inTheWay);
