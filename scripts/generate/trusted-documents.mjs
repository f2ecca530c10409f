// The GraphQL documents that the service knows from the start, by their hashes: clients ask for them with GET, and caches keep the answers.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, validate } from 'graphql';

const FOLDER = 'src/interfaces/graphql/documents';
const NOTE =
  '// Made from src/interfaces/graphql/documents and the operations of src/app by `npm run generate`.\n';

/** The module of the documents, and the list of their hashes for clients. */
export const trustedDocuments = (root, { schema, operations }) => {
  const documents = readdirSync(join(root, FOLDER))
    .sort()
    .map((file) => {
      const text = readFileSync(join(root, FOLDER, file), 'utf8').trim();
      const document = parse(text);
      const faults = validate(schema, document);
      if (faults.length > 0)
        throw new Error(`${FOLDER}/${file}: ${faults.map(({ message }) => message).join(', ')}`);
      const name = document.definitions[0].name.value;
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });
  const policies = operations
    .filter((operation) => operation.answers && operation.graphql.kind === 'query')
    .map(({ name, cache = 'never' }) => [name, cache])
    .filter(([, cache]) => cache !== 'never');
  return {
    code: `${NOTE}import type { CachePolicy } from '../../../app/kernel/operation';

/** The documents by the SHA-256 of their text, in hexadecimal. */
export const trustedDocuments: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(documents.map(({ hash, text }) => [hash, text])))};

/** How long the answer to each question may be stored; one that is left out is never stored. */
export const cachePolicies: Readonly<Record<string, CachePolicy>> = ${JSON.stringify(Object.fromEntries(policies))};
`,
    list: `${JSON.stringify(Object.fromEntries(documents.map(({ name, hash, text }) => [name, { sha256Hash: hash, document: text }])), null, 2)}\n`,
  };
};
