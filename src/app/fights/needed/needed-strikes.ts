import * as z from 'zod/mini';
import { strikeRulings } from '../../../domain/rules/combat/rulings-of-answers';
import { strikeOdds, strikesWork } from '../../../domain/rules/combat/strike-odds';
import { type CrossFault, choice, crossCheck, wholeNumber, withDefault } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import type { RulesContext } from '../../kernel/ports';
import { ok } from '../../kernel/use-case';
import { faultRows } from '../../rules/fault-rows';
import { restsOn } from '../answers';
import { strikeFaults, strikeFields, strikeQuestionOf } from '../odds/strike-odds';
import { fightQuestion } from '../profiles/profiles';
import { listIn, numberAt } from '../questions/faults';
import { fightLimits } from '../questions/fields';
import { payForStates } from '../work';
import { leastNumber, wantedField } from './least-number';

const MOST_MIGHT = 10;

const strikerFaults = (value: unknown): readonly CrossFault[] => {
  const strikes = listIn(value, 'strikes');
  const place = numberAt(value, 'striker', 0);
  return faultRows([
    strikes.length > 0 && strikes[place] === undefined,
    ['striker'],
    'UNKNOWN_REFERENCE',
    `there is no striker ${place}: places run from 0 to ${strikes.length - 1}`,
  ]);
};

/** The least number of Attacks, or of points of Might, with which Strikes slay every target as often as is wanted. */
export const neededStrikes = operation({
  name: 'neededStrikes',
  route: 'POST /v1/fights/needed-strikes',
  answers: 'Needed',
  ...fightQuestion('NeededStrikesInput', 'The strikers, their targets, and what is looked for.'),
  covers: ['C3'],

  input: z
    .strictObject({
      ...strikeFields,
      striker: withDefault(wholeNumber(0, 29, 'The place of the striker, from 0, that the number is of.'), 0),
      numberOf: withDefault(
        choice(
          'NeededStrikesOf',
          { ATTACKS: 'Its Attacks.', MIGHT: 'Its points of Might.' },
          'The number that is looked for; the number that the question gives of it does not count.',
        ),
        'ATTACKS',
      ),
      ...wantedField,
    })
    .check(crossCheck((value) => [...strikeFaults(value), ...strikerFaults(value)])),
  run: ({ striker, numberOf, wantedPercent, ...asked }, context: Pick<RulesContext, 'work'> | undefined) => {
    const isMight = numberOf === 'MIGHT';
    const question = strikeQuestionOf(asked);
    const beside = question.strikers.reduce(
      (sum, { attacks }, i) => (i === striker ? sum : sum + attacks),
      0,
    );
    return leastNumber({
      from: isMight ? 0 : 1,
      most: isMight ? MOST_MIGHT : fightLimits.strikes - beside,
      wantedPercent,
      unit: isMight ? 'points of Might' : 'Attacks',
      tryOut: (number) => {
        const tried = {
          ...question,
          strikers: question.strikers.map((one, i) =>
            i === striker ? { ...one, [isMight ? 'might' : 'attacks']: number } : one,
          ),
        };
        const paid = payForStates(context, { states: strikesWork(tried), path: 'strikes' });
        if (!paid.ok) return paid;
        const { slain } = strikeOdds(tried);
        return ok({
          chance: slain.at(-1) as (typeof slain)[number],
          sources: restsOn(tried.ruleset, [tried.ruleset.sources.strikes], strikeRulings(tried)),
        });
      },
    });
  },
});
