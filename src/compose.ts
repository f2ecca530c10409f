import type * as Crypto from 'node:crypto';
import type { Clock, Log, Random, RulesContext, Signer } from './app/kernel/ports';

/** Node's cryptography, loaded with its first use: To Wound needs none, and it is 2 ms of a cold start. */
const crypto = (): typeof Crypto => process.getBuiltinModule('node:crypto');

/**
 * The only wiring: the real world behind the ports. What needs the store is wired in `compose-store.ts`, so that
 * the rules never hold the database client.
 */

export const systemClock = {
  nowMs: () => Date.now(),
  pause: (milliseconds: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
} satisfies Clock;

const systemRandom: Random = {
  dice: (count, sides) => Array.from({ length: count }, () => crypto().randomInt(1, sides + 1)),
  token: (byteCount) => crypto().randomBytes(byteCount).toString('base64url'),
};

/** For functions that derive no keys: their role may not read the secret. */
const noSigner: Signer = {
  sign: () => {
    throw new Error('This function signs nothing.');
  },
  verify: () => {
    throw new Error('This function knows no signature.');
  },
  publicKeys: () => {
    throw new Error('This function has no key.');
  },
};

/** Dependencies of an operation that needs no store; if it signs, that is the `keyedContext` of `compose-keys.ts`. */
export const rulesContext: RulesContext = {
  clock: systemClock,
  random: systemRandom,
  signer: noSigner,
};

/** One line of JSON on the standard output, which Lambda keeps; silent when `MUSTER_LOG` is `off`. */
export const systemLog: Log | undefined =
  process.env['MUSTER_LOG'] === 'off'
    ? undefined
    : (entry) => {
        process.stdout.write(`${JSON.stringify({ timestamp: new Date().toISOString(), ...entry })}\n`);
      };
