import * as z from 'zod/mini';
import { everyEnd } from '../../../domain/rules/rolls/dice-game';
import {
  type StrikeSituation,
  specialStrikeGame,
  specialStrikes as strikes,
  specialStrikeSource,
  specialStrikeSources,
} from '../../../domain/rules/rolls/special-strikes';
import { specialStrikeIds } from '../../../domain/rules/rulesets/fight-model';
import { chance, sourceAnswer } from '../../kernel/answers';
import { type CrossFault, optional, wholeNumber, oneOf } from '../../kernel/input';
import { fieldsOf } from '../../kernel/unchecked';
import { editionText, rulesetIdOf } from '../edition';
import { editionField } from '../edition-field';
import { missingFaults } from '../fault-rows';
import { flag, mightSwitches, points } from '../dice/dice';
import { diceTest, oddsOperation, resolveOperation, rollOperation } from '../dice/dice-test';

const source = sourceAnswer(specialStrikeSource);

const situation = {
  strike: oneOf('SpecialStrikeName', specialStrikeIds, 'The special strike.'),
  fight: optional(wholeNumber(0, 10, 'Fight value of the model; Feint needs it.')),
  strength: optional(wholeNumber(1, 10, 'Strength of the model; Bash and Piercing Strike need it.')),
  defence: optional(wholeNumber(1, 10, 'Defence of the model; Piercing Strike needs it.')),
  wonDuel: optional(
    z
      .boolean()
      .check(
        z.describe(
          'Whether its side won the Duel; Piercing Strike needs it, Bash and Stun count it as won if omitted.',
        ),
      ),
  ),
  twoHanded: flag('Bash: the model uses a two-handed weapon, +1.'),
  opponentStrength: optional(wholeNumber(1, 10, 'Strength of the opponent; Bash needs it.')),
  opponentTwoHanded: flag('Bash: the opponent uses a two-handed weapon, +1.'),
  mightAvailable: points('Bash and Stun: Might points the model has'),
  opponentMight: points('Bash: Might points the opponent has'),
  switches: mightSwitches,
  edition: editionField,
};

/** Special strikes are of one edition alone. */
const editionFaults = (value: unknown): readonly CrossFault[] => {
  const id = rulesetIdOf(fieldsOf(value)['edition']);
  const message = `there are no special strikes in ${editionText(id)}: they are of ${editionText('MESBG_2018')}`;
  return id === 'MESBG_2018' ? [] : [{ path: ['strike'], code: 'NOT_ALLOWED', message }];
};

/** Facts that the strike's rolls need and that are missing. */
const missing = (value: unknown): readonly CrossFault[] => {
  const given = fieldsOf(value);
  const strike = strikes.find(({ id }) => id === given['strike']);
  return strike ? missingFaults(value, strike.needs, `is required: ${strike.name} needs it`) : [];
};

const situationOf = (input: z.output<z.ZodMiniObject<typeof situation>>): StrikeSituation => ({
  ...input,
  fight: input.fight ?? 0,
  strength: input.strength ?? 1,
  defence: input.defence ?? 1,
  wonDuel: input.wonDuel ?? true,
  opponentStrength: input.opponentStrength ?? 1,
  mightCap: input.switches.mightCap,
});

const specialStrike = diceTest({
  name: 'SpecialStrike',
  path: '/v1/rules/special-strikes',
  covers: ['A25'],
  situation,
  faults: (value) => [...editionFaults(value), ...missing(value)],
  game: (input) => specialStrikeGame(situationOf(input)),
  answer: (outcome, { strike }) => ({ strike, ...outcome, source }),
  odds: (input) => ({
    strike: input.strike,
    outcomes: everyEnd(
      () => specialStrikeGame(situationOf(input)),
      ({ outcome }) => outcome,
    ).map(({ outcome: { outcome, fight, strength, defence }, probability }) => ({
      outcome,
      fight,
      strength,
      defence,
      probability: chance(probability),
    })),
    source,
  }),
  sources: ({ strike }) => specialStrikeSources(strike),
});

/** The exact chances of a special strike. */
export const specialStrikeOdds = oddsOperation(specialStrike);

/** The players' own dice for a special strike, step by step. */
export const resolveSpecialStrike = resolveOperation(specialStrike);

/** We throw the dice for a special strike; with a signed receipt. */
export const rollSpecialStrike = /* @__PURE__ */ rollOperation(specialStrike);
