// The embedded DynamoDB in this process, out of the sources.
import { build } from 'esbuild';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Starts it, in memory without a folder; answers its endpoint, how to end it, the name of its table, and a client's settings for an endpoint. */
export const startEngine = async (folder) => {
  const outfile = join(root, 'dist', 'bench', 'embedded-dynamodb.mjs');
  await build({
    absWorkingDir: root,
    entryPoints: ['src/infrastructure/local/embedded-dynamodb.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'warning',
  });
  const { startEmbeddedDynamoDb, embeddedClient, EMBEDDED_TABLE } = await import(pathToFileURL(outfile).href);
  return { ...(await startEmbeddedDynamoDb(folder)), clientOf: embeddedClient, table: EMBEDDED_TABLE };
};
