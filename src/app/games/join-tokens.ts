import type { JoinToken } from '../kernel/generated/answers';
import { creationKey } from '../kernel/owned/creation';
import type { Keyring, StoredContext } from '../kernel/store/context';
import { hashText, shortId } from '../kernel/store/credentials';
import { keyringOfChange, versionMark } from '../kernel/store/key-versions';
import { type Answer, mapAnswer } from '../kernel/use-case';

/** A kind of record that players join with a token each. Ids and tokens are derived from its name. */
export interface JoinedKind {
  readonly name: string;
  /** The start of a token. */
  readonly prefix: string;
}

/** The token of a player, by the place from 0. */
export const joinTokenOf = (
  { name, prefix }: JoinedKind,
  keyring: Keyring,
  { id, place }: { readonly id: string; readonly place: number },
): string => `${prefix}${versionMark(keyring)}${keyring.derive(`${name} token`, id, String(place))}`;

/** The id of a new record that players join, and their tokens: they follow from the Idempotency-Key. */
export const joinedCreation = (
  kind: JoinedKind,
  { players, why }: { readonly players: readonly string[]; readonly why: string },
  context: StoredContext,
): Answer<{
  readonly id: string;
  /** The hashes of the tokens, in the order of the players. */
  readonly hashes: readonly string[];
  /** The tokens as the creation in this history handed them out. */
  readonly tokensIn: (log: Parameters<typeof keyringOfChange>[1]) => readonly JoinToken[];
}> =>
  mapAnswer(creationKey(context, why), (request) => {
    const { keyring } = context;
    const id = shortId(keyring.derive(kind.name, request));
    const tokensUnder = (one: Keyring): readonly JoinToken[] =>
      players.map((player, place) => ({ player, token: joinTokenOf(kind, one, { id, place }) }));
    const under = (one: Keyring): string => joinTokenOf(kind, one, { id, place: 0 });
    return {
      id,
      hashes: tokensUnder(keyring).map(({ token }) => hashText(token)),
      tokensIn: (log) => tokensUnder(keyringOfChange(keyring, log, { under })),
    };
  });
