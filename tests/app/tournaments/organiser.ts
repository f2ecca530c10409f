import { createHmac } from 'node:crypto';
import { everyOperation } from '../../generated/every-operation';
import type { Caller, StoredContext } from '../../../src/app/kernel/store/context';
import type { Store } from '../../../src/app/kernel/store/store';
import { type Answer, type AnyUseCase, callAny } from '../../../src/app/kernel/use-case';

/** What an organiser's program is to the use-cases: a context with a token and a fresh key for each call. */

const useCases = everyOperation;
export type OperationName = keyof typeof useCases;
export type Input = Readonly<Record<string, unknown>>;

let keys = 0;
/** A key that nobody used before. */
export const freshKey = (): string => `request-key-${String((keys += 1)).padStart(8, '0')}`;

export interface World {
  readonly store: Store;
  readonly nowMs?: () => number;
  readonly sendsMail?: boolean;
}

let seeds = 0;

export const contextFor = (
  { store, nowMs = () => 1_700_000_000_000, sendsMail = false }: World,
  caller: Partial<Caller>,
): StoredContext => ({
  clock: { nowMs },
  sendsMail,
  random: {
    dice: (count) => Array.from({ length: count }, () => 1),
    token: (bytes) => `seed-${bytes}-${(seeds += 1)}`,
  },
  signer: { sign: () => '', verify: () => false, publicKeys: () => [] },
  store,
  keyring: {
    derive: (...parts) =>
      createHmac('sha256', 'a secret of the tests').update(JSON.stringify(parts)).digest('base64url'),
  },
  caller: { token: null, idempotencyKey: null, ifMatch: null, ...caller },
});

/** Asks an operation as an interface would. */
export const ask = async <Output = Record<string, unknown>>(
  world: World,
  operation: OperationName,
  { input, ...caller }: { readonly input: Input } & Partial<Caller>,
): Promise<Answer<Output>> =>
  (await callAny(
    useCases[operation] as AnyUseCase<StoredContext>,
    input,
    contextFor(world, caller),
  )) as Answer<Output>;

/** The same with a fresh key, for what must succeed. */
export const must = async <Output = Record<string, unknown>>(
  world: World,
  operation: OperationName,
  request: { readonly input: Input } & Partial<Caller>,
): Promise<Output> => {
  const answer = await ask<Output>(world, operation, { idempotencyKey: freshKey(), ...request });
  if (!answer.ok) throw new Error(`${operation}: ${JSON.stringify(answer.error)}`);
  return answer.value;
};
