import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { type CastingOutcome, castingGame } from '../../../domain/rules/magic/casting';
import { ok } from '../../../shared/result';
import type { Fault } from '../../kernel/faults';
import { crossCheck, optional, wholeNumber } from '../../kernel/input';
import { invalidInput } from '../../kernel/use-case';
import { diceField, overspent, resolveDice } from '../dice/dice';
import { situation, faultsOf, situationOf, answerOf } from './casting';

/** Might that the dice have no room for, or that comes when there is nothing to spend it on. */
const spendingFaults = (
  outcome: CastingOutcome,
  {
    casterMight = 0,
    targetMight = 0,
  }: { casterMight?: number | undefined; targetMight?: number | undefined },
  cap: number | null,
): readonly Fault[] => {
  const faults: Fault[] = [];
  if (cap !== null && casterMight > 0 && outcome.castingScore > cap)
    faults.push({ path: 'casterMight', code: 'TOO_LARGE', message: `Might raises no die beyond ${cap}` });
  if (outcome.resistScore === null && targetMight > 0)
    faults.push({ path: 'targetMight', code: 'NOT_ALLOWED', message: 'there was no Resist test' });
  if (cap !== null && targetMight > 0 && (outcome.resistScore ?? 0) > cap)
    faults.push({ path: 'targetMight', code: 'TOO_LARGE', message: `Might raises no die beyond ${cap}` });
  return faults;
};

/** The players' own dice for a casting, and what the power does, step by step. */
export const resolveCasting = operation({
  name: 'resolveCasting',
  route: 'POST /v1/rules/casting/resolve',
  function: 'rolls',
  answers: 'CastingResolution',
  graphql: { kind: 'query', input: 'ResolveCastingInput', inputDescription: 'The situation and the dice.' },
  covers: ['A23'],

  input: z
    .strictObject({
      ...situation,
      dice: diceField,
      casterMight: optional(
        wholeNumber(0, 20, 'Might the caster spends on the casting roll, before the Resist test; 0 to 20.'),
      ),
      targetMight: optional(wholeNumber(0, 20, 'Might the target spends on the Resist test; 0 to 20.')),
    })
    .check(
      crossCheck((value) => [
        ...faultsOf(value),
        ...overspent(value, [
          [['casterMight'], ['caster', 'might']],
          [['targetMight'], ['target', 'might']],
        ]),
      ]),
    ),
  run: (input) => {
    const played = resolveDice(castingGame(situationOf(input), input), input.dice);
    if (!played.ok) return played;
    const faults = spendingFaults(played.value, input, input.switches.mightCap);
    return faults.length > 0
      ? invalidInput(faults)
      : ok(answerOf(played.value, input, { dice: input.dice, receipt: null }));
  },
});
