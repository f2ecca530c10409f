// The bulk data that a release fixes: one packed file for each kind, named after its content, and an index of them all.
import { loadSource } from './load-source.mjs';

/** Each file by its address: `/data/charts-1A2B3C4D.json.gz`, `/data/index.json`. */
export const bulkDataFiles = async () => {
  const { packedFiles, bulkIndexFacts, BULK_TYPE } = await loadSource('scripts/bulk-data/content.ts');
  const packed = packedFiles();
  const index = { ...bulkIndexFacts, files: packed.map(({ entry }) => entry) };
  return {
    '/data/index.json': { type: 'application/json', bytes: Buffer.from(JSON.stringify(index)) },
    ...Object.fromEntries(packed.map(({ bytes, entry }) => [entry.address, { type: BULK_TYPE, bytes }])),
  };
};
