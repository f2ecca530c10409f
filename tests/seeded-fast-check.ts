// Stands in for fast-check in all tests: the same seed in every run, so that `npm test` is deterministic. MUSTER_SEED gives another, as
// `node scripts/verify.mjs random-tests` does.
import * as fc from '../node_modules/fast-check/lib/cjs/fast-check.js';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['MUSTER_SEED'] ?? 11072018) });

export * from '../node_modules/fast-check/lib/cjs/fast-check.js';
export default fc;
