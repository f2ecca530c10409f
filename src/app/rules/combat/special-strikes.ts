import * as z from 'zod/mini';
import {
  type SpecialStrike,
  type StrikeOutcome,
  type StrikeSituation,
  specialStrikeNames,
  specialStrikes as strikes,
  specialStrikeSource,
} from '../../../domain/rules/rolls/special-strikes';
import { sourceAnswer } from '../../kernel/answers';
import { type CrossFault, crossCheck, optional, wholeNumber, named } from '../../kernel/input';
import { flag, mightSwitches, points } from '../dice/dice';

export const source = sourceAnswer(specialStrikeSource);

export const situation = {
  strike: named('SpecialStrikeName', z.enum(specialStrikeNames as [SpecialStrike, ...SpecialStrike[]])).check(
    z.describe('The special strike.'),
  ),
  fight: optional(wholeNumber(0, 10, 'Fight value of the model; Feint needs it. 0 to 10.')),
  strength: optional(wholeNumber(1, 10, 'Strength of the model; Bash and Piercing Strike need it. 1 to 10.')),
  defence: optional(wholeNumber(1, 10, 'Defence of the model; Piercing Strike needs it. 1 to 10.')),
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
  opponentStrength: optional(wholeNumber(1, 10, 'Strength of the opponent; Bash needs it. 1 to 10.')),
  opponentTwoHanded: flag('Bash: the opponent uses a two-handed weapon, +1.'),
  mightAvailable: points('Bash and Stun: Might points the model has'),
  opponentMight: points('Bash: Might points the opponent has'),
  switches: mightSwitches,
};

/** Facts that the strike's rolls need and that are not there. */
export const missing = (value: unknown): readonly CrossFault[] => {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  const strike = strikes.find(({ id }) => id === given['strike']);
  return (strike?.needs ?? [])
    .filter((name) => given[name] === undefined)
    .map((name) => ({
      path: [name],
      code: 'REQUIRED',
      message: `is required: ${strike?.name ?? ''} needs it`,
    }));
};

export const checkedSituation = z.strictObject(situation).check(crossCheck(missing));

type Input = z.output<typeof checkedSituation>;

export const situationOf = (input: Input): StrikeSituation => ({
  ...input,
  fight: input.fight ?? 0,
  strength: input.strength ?? 1,
  defence: input.defence ?? 1,
  wonDuel: input.wonDuel ?? true,
  opponentStrength: input.opponentStrength ?? 1,
  mightCap: input.switches.mightCap,
});

export const answerOf = (
  outcome: StrikeOutcome,
  { strike }: Input,
  thrown: { readonly dice: readonly number[]; readonly receipt: string | null },
) => ({ strike, ...outcome, ...thrown, source });
