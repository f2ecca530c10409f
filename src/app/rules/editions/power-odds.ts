import { powerOdds as oddsOf } from '../../../domain/rules/magic/power-odds';
import { chance } from '../../kernel/answers';
import { wholeNumber, withDefault } from '../../kernel/input';
import { cited, situationOperation } from '../asking/situation-operation';
import { flag, points } from '../dice/dice';
import { edition2024Field } from '../edition-field';

/** The exact chances that a Magical Power of the 2024 edition is cast, resisted and takes effect, without Might. */
export const powerOdds = situationOperation({
  name: 'powerOdds',
  verb: 'calculate',
  route: 'POST /v1/rules/powers/odds',
  answers: 'PowerOdds',
  graphql: { kind: 'query', inputDescription: 'The power and its dice.' },
  covers: ['C8'],

  fields: {
    castingValue: wholeNumber(2, 6, 'The casting value of the profile, 4 for 4+.'),
    castingDice: withDefault(wholeNumber(1, 20, 'Dice of the casting roll.'), 1),
    isChannelled: flag('Heroic Channelling: it counts as cast with a 6, for one Will.'),
    resistWill: points('Will points that the target spends to resist'),
    resistFree: withDefault(
      wholeNumber(
        0,
        10,
        'Free dice to resist, added up: Resistant to Magic, Fortify Spirit, Heroic Resolve.',
      ),
      0,
    ),
    edition: edition2024Field,
  },
  answer: (asked) => {
    const { cast, takesEffect, resisted, willBack, sources } = oddsOf(asked);
    const odds = { cast: chance(cast), takesEffect: chance(takesEffect), resisted: chance(resisted) };
    return cited({ ruleset: 'MESBG_2024' as const, ...odds, willBack: chance(willBack), sources });
  },
});
