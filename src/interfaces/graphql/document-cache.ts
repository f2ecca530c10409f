import type { ApolloServerOptions } from '@apollo/server';
import type { DocumentNode } from 'graphql';

type DocumentStore = NonNullable<ApolloServerOptions<object>['documentStore']>;

/** Enough for the documents of every program that asks often; a document of 2,000 tokens takes about a megabyte. */
const MOST_DOCUMENTS = 100;
/** Longer ones are mostly blanks and comments: read anew each time, so that they cannot fill the memory. */
const LONGEST_SOURCE = 20_000;

const sourceLength = ({ loc }: DocumentNode): number => loc?.source.body.length ?? 0;

/** Documents that have been parsed and found valid, by their hash; the one not asked for longest makes room. */
export const createDocumentCache = (): DocumentStore => {
  const documents = new Map<string, DocumentNode>();
  return {
    get: async (key) => {
      const document = documents.get(key);
      if (document === undefined) return undefined;
      documents.delete(key);
      documents.set(key, document);
      return document;
    },
    set: async (key, document) => {
      if (sourceLength(document) > LONGEST_SOURCE) return;
      documents.set(key, document);
      const [oldest] = documents.keys();
      if (documents.size > MOST_DOCUMENTS && oldest !== undefined) documents.delete(oldest);
    },
    delete: async (key) => documents.delete(key),
  };
};
