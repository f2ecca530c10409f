import { type ChangeLog, type Logged, logged } from '../../../shared/change-log';
import type { Grant } from '../../../domain/tournaments/event/facts';
import { type Answer, ok, refused, invalidField } from '../use-case';
import type { Keyring, StoredContext } from '../store/context';
import { hashText, isRecoveryCode, recoveryHashOf, shortHash } from '../store/credentials';
import { type ItemKind, logOf } from '../store/items';
import { keyringOfChange } from '../store/key-versions';
import { type Mutation, type Target, mutate, requestKey } from '../store/mutation';
import { guardedCode } from '../rate-limits/rate-limit';
import type { Address } from '../store/store';

const SHORTEST_KEY = 16;

/**
 * The hash of the key of a request that creates something: ids and tokens are derived from it. A repetition gets the same
 * tokens, so the key must be beyond guessing; `why` says what a guesser would get.
 */
export const creationKey = (context: StoredContext, why: string): Answer<string> => {
  const key = requestKey(context);
  if (!key.ok) return key;
  return key.value.length < SHORTEST_KEY
    ? invalidField(
        'Idempotency-Key',
        'TOO_SHORT',
        `must have at least ${SHORTEST_KEY} characters here, best a random UUID: ${why}`,
      )
    : ok(hashText(key.value));
};

/**
 * Writes a new record, which anyone may create; its id follows from the Idempotency-Key. If it exists, this very request wrote it
 * before and gets the same answer. `facts` is called only if it does not exist yet.
 */
export const createRecord = <Facts, Output>(
  {
    operation,
    input,
    kind,
    address,
    facts,
    answer,
  }: Pick<Mutation<Facts, never, Output>, 'operation' | 'input'> &
    Pick<Target<Facts>, 'kind' | 'address'> & {
      readonly facts: () => Answer<Facts>;
      readonly answer: (log: ChangeLog<Facts>) => Output;
    },
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

/** Hashes of the owner's token and recovery code. */
export interface OwnedFacts {
  readonly grants: readonly Grant[];
  readonly recoveryHash: string;
}

/** The owner's secrets, shown once, and again to a repetition of that request. */
export interface OwnerSecrets {
  readonly organiserToken: string;
  readonly recoveryCode: string;
}

/** A kind of record with an owner: how it is stored, and how the owner's secrets are derived. */
export interface OwnedKind<Facts extends OwnedFacts> {
  readonly kind: ItemKind<Facts>;
  readonly addressOf: (id: string) => Address;
  readonly secretsOf: (keyring: Keyring, id: string, request: string) => OwnerSecrets;
}

/** The facts that admit the owner with these secrets. */
export const ownedBy = ({ organiserToken, recoveryCode }: OwnerSecrets): OwnedFacts => ({
  grants: [{ role: 'ORGANISER', hash: hashText(organiserToken) }],
  recoveryHash: recoveryHashOf(recoveryCode),
});

/** The secrets that the last of these changes handed out, derived with the key version of that change. */
export const secretsOfChange = (
  keyring: Keyring,
  log: ChangeLog<unknown>,
  secretsUnder: (one: Keyring) => OwnerSecrets,
): OwnerSecrets =>
  secretsUnder(keyringOfChange(keyring, log, { under: (one) => secretsUnder(one).organiserToken }));

/** Creates a record with an owner. Its id and the secrets follow from the Idempotency-Key. */
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
    /** The facts of the new record, `owner` included. */
    readonly facts: (owner: OwnedFacts) => Answer<Facts>;
    readonly answer: (id: string, record: Logged<Facts>, secrets: OwnerSecrets) => Output;
  },
  context: StoredContext,
): Promise<Answer<Output>> => {
  const key = creationKey(context, "who repeats it gets the organiser's token again");
  if (!key.ok) return key;
  const id = idOf(context.keyring, key.value);
  const secretsUnder = (keyring: Keyring): OwnerSecrets => owned.secretsOf(keyring, id, key.value);
  return createRecord(
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

/** Replaces a lost owner's token in return for the recovery code. The old token and the old code stop working. */
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
    readonly answer: (record: Logged<Facts>, secrets: OwnerSecrets) => Output;
  },
  context: StoredContext,
): Promise<Answer<Output>> => {
  const key = requestKey(context);
  if (!key.ok) return key;
  const codeHash = recoveryHashOf(recoveryCode);
  // The new secrets are derived from the code too: without it nobody can ask for them again.
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
