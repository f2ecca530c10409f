import { type Result, ok, refused } from '../../shared/result';
import { trustedDocuments } from './generated/trusted-documents';

/** The fields of a GraphQL request that say what is asked. */
export interface DocumentRequest {
  readonly query?: unknown;
  readonly extensions?: unknown;
}

/** Why a persisted document is not answered. Clients know the words of the first and send the document as well. */
export const persistedErrors = {
  PERSISTED_QUERY_NOT_FOUND: 'PersistedQueryNotFound',
  PERSISTED_QUERY_HASH_MISMATCH: 'provided sha does not match query',
} as const;
export type PersistedError = keyof typeof persistedErrors;

const MOST_DOCUMENTS = 100;
const LONGEST_DOCUMENT = 20_000;
const HASH = /^[0-9a-f]{64}$/;

/** Node's cryptography is loaded with the first document that comes with its hash. */
const sha256 = (text: string): string =>
  process.getBuiltinModule('node:crypto').createHash('sha256').update(text).digest('hex');

const hashIn = (extensions: unknown): string | undefined => {
  const { persistedQuery } = (extensions ?? {}) as { readonly persistedQuery?: unknown };
  const { sha256Hash } = (persistedQuery ?? {}) as { readonly sha256Hash?: unknown };
  return typeof sha256Hash === 'string' ? sha256Hash : undefined;
};

/** Finds the document of a request that names it by its hash. */
export interface PersistedDocuments {
  /** The document, undefined where the request names none by its hash, or why there is none. */
  readonly find: (request: DocumentRequest) => Result<string | undefined, PersistedError>;
}

/**
 * Automatic persisted queries (a client that sends document and hash once may send the hash alone from then on, as long as the
 * function remembers it), and the trusted documents, which are always known.
 */
export const createPersistedDocuments = (): PersistedDocuments => {
  const sent = new Map<string, string>();
  const remember = (hash: string, document: string): void => {
    if (document.length > LONGEST_DOCUMENT || Object.hasOwn(trustedDocuments, hash)) return;
    sent.delete(hash);
    sent.set(hash, document);
    const [oldest] = sent.keys();
    if (sent.size > MOST_DOCUMENTS && oldest !== undefined) sent.delete(oldest);
  };
  return {
    find: ({ query, extensions }) => {
      const hash = hashIn(extensions);
      if (hash === undefined) return ok(undefined);
      if (typeof query !== 'string' || query === '') {
        const known = HASH.test(hash) ? (trustedDocuments[hash] ?? sent.get(hash)) : undefined;
        return known === undefined ? refused('PERSISTED_QUERY_NOT_FOUND') : ok(known);
      }
      if (sha256(query) !== hash) return refused('PERSISTED_QUERY_HASH_MISMATCH');
      remember(hash, query);
      return ok(query);
    },
  };
};
