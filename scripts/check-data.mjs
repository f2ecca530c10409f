// Looks at everything in the embedded table of MUSTER_DATA (.muster) and names what is missing or broken; muster must be stopped. With
// MUSTER_TABLE it looks at that table, on AWS or wherever AWS_ENDPOINT_URL_DYNAMODB points. Ends with 1 when it finds something.
//   npm run check-data
import { loadLocal } from './load-local.mjs';
import { openTable } from './open-table.mjs';

const { checkTable } = await loadLocal('check-table');
const { client, table, close } = await openTable();
try {
  const { items, faults } = await checkTable(client, table);
  for (const fault of faults) console.error(fault);
  console.log(`${items} items looked at, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await close();
}
