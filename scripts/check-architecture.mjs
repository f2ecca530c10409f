// Checks which layer imports which, and that the checker really read it: with an unsupported compiler it reads
// nothing and passes.
import { cruise } from 'dependency-cruiser';
import { createRequire } from 'node:module';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { folderCycles } from './folder-cycles.mjs';

const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const FEWEST_MODULES = 20;

const { output } = await cruise(
  ['src', 'handlers'],
  { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true },
  undefined,
  { tsConfig: extractTSConfig('tsconfig.json') },
);
const ours = output.modules.filter(
  ({ source }) => source.startsWith('src/') || source.startsWith('handlers/'),
);

const cycles = folderCycles(
  output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  ),
);
for (const cycle of cycles)
  console.error(`no-folder-cycle: ${cycle.map(({ from, to }) => `${from} -> ${to}`).join(', ')}`);
for (const { rule, from, to } of output.summary.violations) console.error(`${rule.name}: ${from} -> ${to}`);
if (ours.length < FEWEST_MODULES)
  console.error(`only ${ours.length} modules read, at least ${FEWEST_MODULES} expected`);
if (cycles.length + output.summary.violations.length > 0 || ours.length < FEWEST_MODULES) process.exit(1);
console.log(
  `architecture: ${ours.length} modules, ${output.summary.totalDependenciesCruised} arrows, no rule broken`,
);
