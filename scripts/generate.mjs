// Makes what follows from the operations, the schema parts and the product's data. What the repository holds (schema.graphql and the
// generated pages) is compared with --check; all other generated files are made for the build and the tests and not committed.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder } from './build/builder.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const builder = createBuilder({ root, dist: join(root, 'dist') });
if (!builder.isGenerated()) {
  const { generateAll } = await import('./generate/generate-all.mjs');
  const { stale, written, made } = await generateAll(root, { isCheck: process.argv.includes('--check') });
  for (const path of written) console.log(`wrote ${path}`);
  for (const path of stale) console.error(`${path} is not what the code says: npm run generate`);
  if (stale.length > 0) process.exit(1);
  builder.keepGenerated(made);
}
