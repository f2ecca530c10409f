import { type ChangeLog, type Logged, logged } from '../../../shared/change-log';
import type { Grant } from '../../../domain/tournaments/event/facts';
import { ok, refused } from '../../../shared/result';
import type { Answer } from '../use-case';
import type { Keyring, StoredContext } from './context';
import { creationKey } from './creation-key';
import { hashText, isRecoveryCode, recoveryHashOf, shortHash } from './credentials';
import { type ItemKind, logOf } from './items';
import { keyringOfChange } from './key-versions';
import { mutate, requestKey } from './mutation';
import { guardedCode } from './rate-limit';
import type { Address } from './store';

/** A new thing: anybody may create it, and its id follows from the Idempotency-Key. */
export interface Creation<Facts, Output> {
  readonly operation: string;
  readonly input: unknown;
  readonly kind: ItemKind<Facts>;
  readonly address: Address;
  /** The facts of the new thing; asked for only where it is not there yet. */
  readonly facts: () => Answer<Facts>;
  readonly answer: (log: ChangeLog<Facts>) => Output;
}

/** Writes a new thing. All there can be yet is what this very request has written before, and then it is answered again. */
export const createThing = <Facts, Output>(
  { operation, input, kind, address, facts, answer }: Creation<Facts, Output>,
  context: StoredContext,
): Promise<Answer<Output>> =>
  mutate<Facts, ChangeLog<Facts>, Output>(
    {
      operation,
      idempotencyScope: [],
      input,
      read: async () => {
        const items = await context.store.get([address]);
        if (!items.ok) return items;
        const [item] = items.value;
        const log = item ? logOf(kind, item) : [];
        const { deleted } = logged(log).facts as { readonly deleted?: true };
        return deleted ? refused({ code: 'GONE', kind: address.item.toLowerCase(), id: '' }) : ok(log);
      },
      places: (log) => [{ kind, address, log }],
      decide: () => {
        const over = context.creationRate?.take({
          address: context.caller.address,
          request: JSON.stringify(address),
          weight: 1,
        });
        if (over) return over;
        const set = facts();
        return set.ok ? ok({ kind, address, log: [], set: set.value }) : set;
      },
      answer: ({ log }) => answer(log),
    },
    context,
  );

/** The facts by which an organiser is known: only hashes. */
export interface OwnedFacts {
  readonly grants: readonly Grant[];
  readonly recoveryHash: string;
}

/** What an organiser is shown once, and again to a repetition of that request. */
export interface OwnerSecrets {
  readonly organiserToken: string;
  readonly recoveryCode: string;
}

/** A kind of thing that has an organiser: a tournament, a league. */
export interface OwnedKind<Facts extends OwnedFacts> {
  readonly kind: ItemKind<Facts>;
  readonly addressOf: (id: string) => Address;
  readonly secretsOf: (keyring: Keyring, id: string, request: string) => OwnerSecrets;
}

/** The facts that let the organiser in with these secrets. */
export const ownedBy = ({ organiserToken, recoveryCode }: OwnerSecrets): OwnedFacts => ({
  grants: [{ role: 'ORGANISER', hash: hashText(organiserToken) }],
  recoveryHash: recoveryHashOf(recoveryCode),
});

/** The secrets that the last of these changes has handed out: those of the version it was made with. */
export const secretsOfChange = (
  keyring: Keyring,
  log: ChangeLog<unknown>,
  secretsUnder: (one: Keyring) => OwnerSecrets,
): OwnerSecrets =>
  secretsUnder(keyringOfChange(keyring, log, { under: (one) => secretsUnder(one).organiserToken }));

/** Creates a thing with an organiser. Its id and the secrets follow from the Idempotency-Key. */
export const createOwned = async <Facts extends OwnedFacts, Output>(
  {
    owned,
    operation,
    input,
    idOf,
    facts,
    answer,
  }: {
    readonly owned: OwnedKind<Facts>;
    readonly operation: string;
    readonly input: unknown;
    readonly idOf: (keyring: Keyring, request: string) => string;
    /** The facts of the new thing; `owner` is to be laid into them. */
    readonly facts: (owner: OwnedFacts) => Answer<Facts>;
    readonly answer: (id: string, thing: Logged<Facts>, secrets: OwnerSecrets) => Output;
  },
  context: StoredContext,
): Promise<Answer<Output>> => {
  const key = creationKey(context, "who repeats it gets the organiser's token again");
  if (!key.ok) return key;
  const id = idOf(context.keyring, key.value);
  const secretsUnder = (keyring: Keyring): OwnerSecrets => owned.secretsOf(keyring, id, key.value);
  return createThing(
    {
      operation,
      input,
      kind: owned.kind,
      address: owned.addressOf(id),
      facts: () => facts(ownedBy(secretsUnder(context.keyring))),
      answer: (log) => answer(id, logged(log), secretsOfChange(context.keyring, log, secretsUnder)),
    },
    context,
  );
};

/** Replaces a lost organiser's token for whoever has the recovery code; the old token and the old code stop working. */
export const recoverOwner = async <Facts extends OwnedFacts, Output>(
  {
    owned,
    operation,
    id,
    recoveryCode,
    input,
    read,
    answer,
  }: {
    readonly owned: OwnedKind<Facts>;
    readonly operation: string;
    readonly id: string;
    readonly recoveryCode: string;
    /** The input without the code. */
    readonly input: unknown;
    readonly read: () => Promise<Answer<Logged<Facts>>>;
    readonly answer: (thing: Logged<Facts>, secrets: OwnerSecrets) => Output;
  },
  context: StoredContext,
): Promise<Answer<Output>> => {
  const key = requestKey(context);
  if (!key.ok) return key;
  const codeHash = recoveryHashOf(recoveryCode);
  // The code is part of what the new secrets follow from: who does not know it cannot ask for them again.
  const request = hashText(`${codeHash} ${key.value}`);
  const secretsUnder = (keyring: Keyring): OwnerSecrets => owned.secretsOf(keyring, id, request);
  const { kind, addressOf } = owned;
  const placeOf = (log: ChangeLog<Facts>) => ({ kind, address: addressOf(id), log });
  const recover = () =>
    mutate<Facts, Logged<Facts>, Output>(
      {
        operation,
        idempotencyScope: [id, shortHash(codeHash)],
        input,
        read,
        places: ({ log }) => [placeOf(log)],
        decide: ({ facts, log }) => {
          if (!isRecoveryCode(recoveryCode, facts.recoveryHash))
            return refused({ code: 'FORBIDDEN', operation, allowedRoles: ['holder of the code'] });
          const { grants, recoveryHash } = ownedBy(secretsUnder(context.keyring));
          const others = facts.grants.filter(({ role }) => role !== 'ORGANISER');
          const set: Partial<OwnedFacts> = { grants: [...others, ...grants], recoveryHash };
          return ok({ ...placeOf(log), set: set as Partial<Facts> });
        },
        answer: ({ log }) => answer(logged(log), secretsOfChange(context.keyring, log, secretsUnder)),
      },
      context,
    );
  return guardedCode(
    { target: id, code: codeHash, isWrong: ({ code }) => code === 'FORBIDDEN', attempt: recover },
    context,
  );
};
