import * as z from 'zod/mini';
import { everyEnd } from '../../rules/rolls/dice-game';
import type { SpecialStrike, StrikeOutcome, StrikeSituation } from '../../rules/rolls/special-strikes';
import {
  specialStrikeGame,
  specialStrikeNames,
  specialStrikes as strikes,
  specialStrikeSource,
} from '../../rules/rolls/special-strikes';
import { ok } from '../../shared/result';
import { chance, sourceAnswer } from '../answers';
import type { CrossFault } from '../input';
import { crossCheck, optional, wholeNumber } from '../input';
import type { RulesContext } from '../ports';
import { useCase } from '../use-case';
import { diceField, flag, mightSwitches, points, resolveDice, rollDice } from './dice';

const source = sourceAnswer(specialStrikeSource);

const situation = {
  strike: z
    .enum(specialStrikeNames as [SpecialStrike, ...SpecialStrike[]])
    .check(z.describe('The special strike.')),
  fight: optional(wholeNumber(0, 10, 'Fight value of the model; Feint needs it. 0 to 10.')),
  strength: optional(wholeNumber(1, 10, 'Strength of the model; Bash and Piercing Strike need it. 1 to 10.')),
  defence: optional(wholeNumber(1, 10, 'Defence of the model; Piercing Strike needs it. 1 to 10.')),
  wonDuel: optional(
    z.boolean().check(z.describe('Whether its side won the Duel; Piercing Strike needs it.')),
  ),
  twoHanded: flag('Bash: the model uses a two-handed weapon, +1.'),
  opponentStrength: optional(wholeNumber(1, 10, 'Strength of the opponent; Bash needs it. 1 to 10.')),
  opponentTwoHanded: flag('Bash: the opponent uses a two-handed weapon, +1.'),
  mightAvailable: points('Bash and Stun: Might points the model has'),
  opponentMight: points('Bash: Might points the opponent has'),
  switches: mightSwitches,
};

/** Facts that the strike's rolls need and that are not there. */
const missing = (value: unknown): readonly CrossFault[] => {
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

const checkedSituation = z.strictObject(situation).check(crossCheck(missing));
type Input = z.output<typeof checkedSituation>;

const situationOf = (input: Input): StrikeSituation => ({
  ...input,
  fight: input.fight ?? 0,
  strength: input.strength ?? 1,
  defence: input.defence ?? 1,
  wonDuel: input.wonDuel ?? false,
  opponentStrength: input.opponentStrength ?? 1,
  mightCap: input.switches.mightCap,
});

/** Every end of a special strike's rolls with its chance; Might is spent as well as can be. */
export const specialStrikeOdds = useCase({
  input: checkedSituation,
  run: (input) =>
    ok({
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
});

const answerOf = (
  outcome: StrikeOutcome,
  { strike }: Input,
  thrown: { readonly dice: readonly number[]; readonly receipt: string | null },
) => ({ strike, ...outcome, ...thrown, source });

/** A special strike with the players' dice: Bash takes the model's and then the opponent's, Whirl takes none. */
export const resolveSpecialStrike = useCase({
  input: z.strictObject({ ...situation, dice: diceField }).check(crossCheck(missing)),
  run: (input) => {
    const played = resolveDice(specialStrikeGame(situationOf(input)), input.dice);
    return played.ok ? ok(answerOf(played.value, input, { dice: input.dice, receipt: null })) : played;
  },
});

/** A special strike with dice that we throw. */
export const rollSpecialStrike = useCase({
  input: checkedSituation,
  run: (input, context: RulesContext) => {
    const { outcome, dice, receipt } = rollDice(
      specialStrikeGame(situationOf(input)),
      { operation: 'rollSpecialStrike', input },
      context,
    );
    return ok(answerOf(outcome, input, { dice, receipt }));
  },
});
