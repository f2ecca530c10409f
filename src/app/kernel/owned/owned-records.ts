import { type Logged, logged } from '../../../shared/change-log';
import type { OperationFacts } from '../operation';
import type { Keyring, StoredContext } from '../store/context';
import { authorName, grantOf, isTokenShaped, recoveryCodeOf, shortId } from '../store/credentials';
import { checkIfMatch } from '../store/if-match';
import { type ItemKind, readRecord } from '../store/items';
import { versionMark } from '../store/key-versions';
import { type Author, type Decision, mutate } from '../store/mutation';
import type { Address, Store } from '../store/store';
import { type Answer, ok, refused, mapAnswer } from '../use-case';
import { type OwnedFacts, type OwnedKind, type OwnerSecrets, createOwned, recoverOwner } from './creation';

/** The part of an operation's descriptor that errors and the history name. */
export type Named = Pick<OperationFacts, 'name'>;

/** The grant of the caller's token. UNAUTHENTICATED: no token, or none of this service. FORBIDDEN: not one of these. */
const grantOfCaller = <Grant extends { readonly hash: string }>(
  grants: readonly Grant[],
  { operation, roles }: { readonly operation: Named; readonly roles: readonly string[] },
  { caller: { token } }: Pick<StoredContext, 'caller'>,
): Answer<Grant> => {
  if (token === null || !isTokenShaped(token)) return refused({ code: 'UNAUTHENTICATED' });
  const grant = grantOf(grants, token);
  return grant ? ok(grant) : refused({ code: 'FORBIDDEN', operation: operation.name, allowedRoles: roles });
};

/** The caller as the author of a change, if the token is one of these grants. */
export const authorIn = (
  grants: readonly { readonly hash: string }[],
  { operation, role }: { readonly operation: Named; readonly role: string },
  context: Pick<StoredContext, 'caller'>,
): Answer<Author> => {
  const grant = grantOfCaller(grants, { operation, roles: [role] }, context);
  return grant.ok ? ok({ name: authorName(role, grant.value.hash) }) : grant;
};

/** Records that belong to the holder of a token: people, catalogues, leagues. */
export interface OwnedDefinition<
  Facts extends OwnedFacts,
  View extends { readonly version: string },
  Granted,
> {
  /** The kind as errors name it, and the field of inputs that holds its id. Ids and recovery codes are derived from it. */
  readonly name: string;
  /** The role of the owner, as errors and the history name it. */
  readonly role: string;
  readonly kind: ItemKind<Facts>;
  readonly addressOf: (id: string) => Address;
  /** The start of a token, and the label under which the rest is derived. Stored hashes depend on both. */
  readonly token: { readonly prefix: string; readonly label: string };
  /** The record, or the refusal if it is erased or cannot be seen. */
  readonly present?: (id: string, record: Logged<Facts>) => Answer<Logged<Facts>>;
  readonly view: (id: string, record: Logged<Facts>) => View;
  /** The view with the secrets, shown when they are handed out. */
  readonly granted: (view: View, secrets: OwnerSecrets) => Granted;
}

/** The creation of an owned record, by anyone. */
export interface OwnedCreation<Facts> {
  readonly self: Named;
  readonly input: unknown;
  /** The facts of the new record, `owner` included. */
  readonly facts: (owner: OwnedFacts) => Answer<Facts>;
}

export interface OwnedChange<Facts> {
  readonly self: Named;
  readonly id: string;
  /** The input without secrets: a key is not reused for another one. */
  readonly input: unknown;
  /** The facts to set; an empty set changes nothing. `log` replaces the history. */
  readonly decide: (
    record: Logged<Facts>,
  ) => Answer<Pick<Decision<Facts>, 'set'> & Partial<Pick<Decision<Facts>, 'log'>>>;
  /** It removes the record: the same request is answered again. Of another, nothing is left to be answered then. */
  readonly removes?: true;
  /** Runs after the change is written and before it is acknowledged; again for a repeated request. */
  readonly afterWrite?: (before: Logged<Facts>) => Promise<Answer<unknown>>;
}

/** The reading side of the records of one kind. */
interface OwnedRecords<Facts extends OwnedFacts, View extends { readonly version: string }> extends Required<
  Pick<OwnedDefinition<Facts, View, never>, 'kind' | 'addressOf' | 'present' | 'view'>
> {
  /** The record, erased or not. */
  readonly stored: (id: string, store: Store) => Promise<Answer<Logged<Facts>>>;
  /** The owner as the author of a change. UNAUTHENTICATED or FORBIDDEN: the caller is somebody else. */
  readonly asOwner: (operation: Named, record: Logged<Facts>, context: StoredContext) => Answer<Author>;
}

/** Changes a record under the condition of If-Match; the answer is the record as the change left it. */
const changeOwned = <Facts extends OwnedFacts, View extends { readonly version: string }>(
  owned: OwnedRecords<Facts, View>,
  { self, id, input, decide, removes, afterWrite }: OwnedChange<Facts>,
  context: StoredContext,
): Promise<Answer<Logged<Facts>>> => {
  const place = { kind: owned.kind, address: owned.addressOf(id) };
  return mutate<Facts, Logged<Facts>, Logged<Facts>>(
    {
      operation: self.name,
      idempotencyScope: [id],
      input,
      read: () => owned.stored(id, context.store),
      author: (record) => {
        const author = owned.asOwner(self, record, context);
        const there = author.ok && !removes ? owned.present(id, record) : ok(record);
        return there.ok ? author : there;
      },
      places: ({ log }) => [{ ...place, log }],
      decide: (record) => {
        const there = owned.present(id, record);
        if (!there.ok) return there;
        const now = owned.view(id, record);
        const matches = checkIfMatch(context, [now.version], { now });
        if (!matches.ok) return matches;
        const decided = decide(record);
        if (!decided.ok) return decided;
        const changesNothing = Object.keys(decided.value.set).length === 0;
        return ok({
          ...place,
          log: record.log,
          ...decided.value,
          ...(changesNothing && { changesNothing: true as const }),
        });
      },
      ...(afterWrite && { hooks: { afterWrite: (_address, before) => afterWrite(before) } }),
      answer: ({ log }) => logged(log),
    },
    context,
  );
};

/** The storage of the records, and the derivation of their owners' secrets. */
const ownedKindOf = <Facts extends OwnedFacts>({
  name,
  token,
  kind,
  addressOf,
}: Pick<
  OwnedDefinition<Facts, { readonly version: string }, never>,
  'name' | 'token' | 'kind' | 'addressOf'
>): OwnedKind<Facts> => ({
  kind,
  addressOf,
  secretsOf: (keyring, id, request) => ({
    organiserToken: `${token.prefix}${versionMark(keyring)}${keyring.derive(token.label, id, request)}`,
    recoveryCode: recoveryCodeOf(keyring, `${name} ${id}`, request),
  }),
});

const readingSide = <Facts extends OwnedFacts, View extends { readonly version: string }, Granted>({
  name,
  role,
  kind,
  addressOf,
  view,
  present = (_, record) => ok(record),
}: OwnedDefinition<Facts, View, Granted>): OwnedRecords<Facts, View> => ({
  kind,
  addressOf,
  view,
  present,
  stored: (id, store) => readRecord(kind, { name, id, address: addressOf(id) }, store),
  asOwner: (operation, { facts }, context) => authorIn(facts.grants, { operation, role }, context),
});

/** Creates, recovers, reads and changes the records of one kind. */
export const ownedRecords = <Facts extends OwnedFacts, View extends { readonly version: string }, Granted>(
  definition: OwnedDefinition<Facts, View, Granted>,
) => {
  const { name, view, granted } = definition;
  const owned = ownedKindOf<Facts>(definition);
  const records = readingSide(definition);
  const idOf = (keyring: Keyring, request: string): string => shortId(keyring.derive(name, request));
  const createRecord = ({ self, input, facts }: OwnedCreation<Facts>, context: StoredContext) =>
    createOwned(
      {
        owned,
        operation: self.name,
        input,
        idOf,
        facts,
        answer: (id, record, secrets) => ({ id, record, secrets }),
      },
      context,
    );
  const changeRecord = (change: OwnedChange<Facts>, context: StoredContext) =>
    changeOwned(records, change, context);
  return {
    ...records,
    granted,
    /** The id that a creating request makes: the same for a repeated request. */
    idOf,
    /** Creates a record; the answer is the record itself with its secrets. */
    createRecord,
    /** Creates a record and shows it with its secrets. */
    create: async (creation: OwnedCreation<Facts>, context: StoredContext): Promise<Answer<Granted>> =>
      mapAnswer(await createRecord(creation, context), ({ id, record, secrets }) =>
        granted(view(id, record), secrets),
      ),
    /** Changes a record under the condition of If-Match; the answer is the record as the change left it. */
    changeRecord,
    /** Changes a record under the condition of If-Match and shows it. */
    change: async (change: OwnedChange<Facts>, context: StoredContext): Promise<Answer<View>> =>
      mapAnswer(await changeRecord(change, context), (record) => view(change.id, record)),
    /** Hands out new secrets in return for the recovery code. */
    recover: (
      { self, id, code }: { readonly self: Named; readonly id: string; readonly code: string },
      context: StoredContext,
    ): Promise<Answer<Granted>> =>
      recoverOwner(
        {
          owned,
          operation: self.name,
          id,
          recoveryCode: code,
          input: { [name]: id },
          read: () => records.stored(id, context.store),
          answer: (record, secrets) => granted(view(id, record), secrets),
        },
        context,
      ),
    /** The record for its owner alone. */
    own: async (self: Named, id: string, context: StoredContext): Promise<Answer<Logged<Facts>>> => {
      const found = await records.stored(id, context.store);
      if (!found.ok) return found;
      const author = records.asOwner(self, found.value, context);
      return author.ok ? records.present(id, found.value) : author;
    },
  };
};
