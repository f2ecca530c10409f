// Exports a whole table into a file, one item a line, and restores it from there; items that are there already stay.
//   npm run backup -- export FILE      npm run backup -- restore FILE
// Without MUSTER_TABLE it is the embedded table in MUSTER_DATA (.muster), with its secret beside as FILE.secret; muster must be
// stopped. With MUSTER_TABLE it is that table, on AWS or wherever AWS_ENDPOINT_URL_DYNAMODB points.
import { once } from 'node:events';
import { copyFileSync, createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { loadLocal } from './load-local.mjs';
import { dataFolder, isEmbedded, openTable } from './open-table.mjs';

const [verb, file] = process.argv.slice(2);
if (!['export', 'restore'].includes(verb) || file === undefined) {
  console.error('usage: npm run backup -- export|restore FILE');
  process.exit(2);
}

const { exportedLines, importLines } = await loadLocal('table-copy');

/** The secret from which tokens are derived: without it nobody is who they were. */
const copySecret = () => {
  const own = join(dataFolder, 'secret');
  const [from, to] = verb === 'export' ? [own, `${file}.secret`] : [`${file}.secret`, own];
  if (isEmbedded && existsSync(from) && !(verb === 'restore' && existsSync(to))) copyFileSync(from, to);
};

mkdirSync(dataFolder, { recursive: true });
const { client, table, putNew, close } = await openTable({ isMade: true });
try {
  if (verb === 'export') {
    const out = createWriteStream(file, { mode: 0o600 });
    let count = 0;
    for await (const line of exportedLines(client, table)) {
      if (!out.write(`${line}\n`)) await once(out, 'drain');
      count += 1;
    }
    out.end();
    await once(out, 'finish');
    console.log(`${count} items in ${file}`);
  } else {
    const { written, present } = await importLines(
      { client, table, putNew },
      createInterface({ input: createReadStream(file) }),
    );
    console.log(`${written} items restored, ${present} were there already`);
  }
  copySecret();
} finally {
  await close();
}
