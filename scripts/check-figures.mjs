// Every section of docs/performance.md must be of this code: fails for one that is older than what it measures, and says how to measure
// it again. A figure that nobody measures again goes: a part without a section is no fault.
import { PAGE, staleFigures } from '../bench/figures.mjs';

const stale = (await staleFigures()).filter(({ text }) => text !== undefined);
for (const { part, commit } of stale)
  console.error(
    `${PAGE}: ${part} ${commit === undefined ? 'names no commit' : `was measured at ${commit}, and its code has changed since`}: npm run bench -- ${part}`,
  );
if (stale.length > 0) {
  console.error(`${PAGE}: npm run bench -- --stale measures all of these`);
  process.exit(1);
}
