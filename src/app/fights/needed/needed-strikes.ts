import { strikeRulings } from '../../../domain/rules/combat/rulings-of-answers';
import { strikeOdds, strikesWork } from '../../../domain/rules/combat/strike-odds';
import { choice, wholeNumber, withDefault } from '../../kernel/input';
import { mapAnswer } from '../../kernel/use-case';
import { faultRows } from '../../rules/fault-rows';
import { chanceOfAll, restsOn } from '../answers';
import { strikeFaults, strikeFields, strikeQuestionOf } from '../odds/strike-odds';
import { listIn, numberAt } from '../questions/faults';
import { fightLimits } from '../questions/fields';
import { payForStates } from '../work';
import { MOST_MIGHT, neededOperation, placeFault } from './least-number';

/** The least number of Attacks, or of points of Might, with which Strikes slay every target as often as is wanted. */
export const neededStrikes = neededOperation({
  name: 'neededStrikes',
  route: 'POST /v1/fights/needed-strikes',
  inputDescription: 'The strikers, their targets, and what is looked for.',
  covers: ['C3'],

  fields: {
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
  },
  faults: (value) => [
    ...strikeFaults(value),
    ...faultRows(placeFault(listIn(value, 'strikes'), numberAt(value, 'striker', 0), 'striker')),
  ],
  numbers: ({ striker, numberOf, ...asked }, context) => {
    const isMight = numberOf === 'MIGHT';
    const question = strikeQuestionOf(asked);
    const { ruleset, strikers } = question;
    const beside = strikers.reduce((sum, { attacks }, i) => (i === striker ? sum : sum + attacks), 0);
    return {
      from: isMight ? 0 : 1,
      most: isMight ? MOST_MIGHT : fightLimits.strikes - beside,
      unit: isMight ? 'points of Might' : 'Attacks',
      tryOut: (number) => {
        const changed = { [isMight ? 'might' : 'attacks']: number };
        const tried = {
          ...question,
          strikers: strikers.map((one, i) => (i === striker ? { ...one, ...changed } : one)),
        };
        return mapAnswer(payForStates(context, { states: strikesWork(tried), path: 'strikes' }), () => ({
          chance: chanceOfAll(strikeOdds(tried).slain),
          sources: restsOn(ruleset, [ruleset.sources.strikes], strikeRulings(tried)),
        }));
      },
    };
  },
});
