// Makes what follows from the operations, the schema parts and the product's data. What the repository holds (schema.graphql and the
// generated pages) is compared with --check; all other generated files are made for the build and the tests and not committed.
import { fileURLToPath } from 'node:url';
import { generateAll } from './generate/generate-all.mjs';

const { stale, written } = await generateAll(fileURLToPath(new URL('..', import.meta.url)), {
  isCheck: process.argv.includes('--check'),
});
for (const path of written) console.log(`wrote ${path}`);
for (const path of stale) console.error(`${path} is not what the code says: npm run generate`);
if (stale.length > 0) process.exit(1);
