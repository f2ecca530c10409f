import {
  type FateOutcome,
  FATE_NEEDED,
  fateAsRolled,
  fateGame,
  fateOdds as oddsOf,
  fateSources,
} from '../../../domain/rules/rolls/fate';
import { chance } from '../../kernel/answers';
import { wholeNumber, withDefault } from '../../kernel/input';
import { ok, invalidField } from '../../kernel/use-case';
import { sources2024 } from '../../../domain/rules/rulesets/mesbg-2024/sources';
import { rulesetIdOf } from '../edition';
import { editionField } from '../edition-field';
import { flag, overspent, points, withChances } from '../dice/dice';
import { diceTest, oddsOperation, resolveOperation, rollOperation } from '../dice/dice-test';

/** The Might that would turn the last roll; 0 where the Wound is saved or nothing was rolled. */
const mightNeeded = ({ rolls, saved }: FateOutcome): number =>
  saved ? 0 : FATE_NEEDED - (rolls[rolls.length - 1]?.total ?? FATE_NEEDED);

const fate = diceTest({
  name: 'Fate',
  path: '/v1/rules/fate',
  covers: ['A22'],
  situation: {
    fate: wholeNumber(0, 20, 'Fate points that may be spent on this Wound.'),
    mightAvailable: points('Might points the model has'),
    rerollFailed: flag('Failed Fate rolls may be made again once, as at a Site of Power.'),
    edition: editionField,
  },
  game: fateGame,
  answer: (outcome) => ({ ...outcome, mightNeeded: mightNeeded(outcome) }),
  odds: (situation) => {
    const { saved, fateSpent, mightSpent } = oddsOf(situation);
    return {
      saved: chance(saved),
      fateSpent: withChances(fateSpent),
      mightSpent: withChances(mightSpent),
    };
  },
  sources: (situation) =>
    rulesetIdOf(situation.edition) === 'MESBG_2018' ? fateSources(situation) : [sources2024.fate],
  own: {
    fields: { might: withDefault(wholeNumber(0, 20, 'Might points spent on the last roll.'), 0) },
    faults: (value) => overspent(value, [[['might'], ['mightAvailable']]]),
    play: (given) => {
      const { outcome, unused } = fateAsRolled(given, given);
      const count = given.dice.length;
      if (unused > 0)
        return invalidField('dice', 'TOO_LONG', `${count} given, but it was over after ${count - unused}`);
      const last = outcome.rolls[outcome.rolls.length - 1];
      return given.might > 0 && (last?.natural ?? FATE_NEEDED) >= FATE_NEEDED
        ? invalidField('might', 'NOT_ALLOWED', 'Might is spent on a failed Fate roll only')
        : ok(outcome);
    },
  },
});

/** The exact chances of Fate against one Wound. */
export const fateOdds = oddsOperation(fate);

/** The players' own dice for Fate against one Wound, step by step. */
export const resolveFate = resolveOperation(fate);

/** We throw the dice for Fate against one Wound; with a signed receipt. */
export const rollFate = /* @__PURE__ */ rollOperation(fate);
