// Deploys the packaged service with the framework itself to a stand-in for AWS on the loopback (tests/verify/deploy): for the first time,
// again, with a change, with a fault, and away again. Then each fault that a deployment once had is planted, and must be found.
import { strict as assert } from 'node:assert';
import { goodDeployments, inAnyOrder, ORDERS } from './good-deployments.mjs';
import { plantedFaults } from './planted-faults.mjs';
import { refusedDeployments } from './refused-deployments.mjs';
import { startStandIn } from './stand-in.mjs';
import { createWorkplace } from './workplace.mjs';

const wanted = process.argv.slice(2);
const scenarios = [
  ...Object.entries({ ...refusedDeployments, ...goodDeployments, ...plantedFaults }),
  ...ORDERS.map((seed) => [`in the drawn order ${seed}`, inAnyOrder, seed]),
];
assert.ok(scenarios.length > 0);

for (const [name, scenario, seed] of scenarios) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
  const startedAt = performance.now();
  const standIn = await startStandIn({ seed });
  const workplace = createWorkplace(standIn);
  try {
    await scenario({ standIn, workplace });
    console.log(`ok      ${name} (${Math.round(performance.now() - startedAt)} ms)`);
  } finally {
    workplace.remove();
    await standIn.stop();
  }
}
