// Cold starts beside those of the last release, in turns: fails where one loads or takes more than 1.15 times as much, so that a
// regression is seen in the run that makes it. What the release had is what today's packages make of its code.
import { coldInTurns } from '../../../bench/cold.mjs';
import { MOST_RATIO, besideRelease, withStarts } from '../../../bench/interfaces.mjs';
import { RELEASE } from '../../../bench/released.mjs';
import { buildAll } from '../../../scripts/build.mjs';

const TIMES = 25;

process.env.MUSTER_LOG = 'off';
process.env.MUSTER_SECRET = 'a secret of this check';
await buildAll();
const rows = await withStarts(async (starts) => {
  const { ours, released } = starts;
  const cold = coldInTurns([...ours, ...released], TIMES);
  return besideRelease(starts, {
    ours: cold.slice(0, ours.length),
    released: cold.slice(ours.length),
  });
});
let over = 0;
for (const { name, ratios } of rows)
  for (const [what, ratio] of Object.entries(ratios)) {
    const isOver = ratio > MOST_RATIO;
    over += isOver ? 1 : 0;
    console.log(
      `cold-starts: ${name}: ${what} ${ratio.toFixed(2)} x release ${RELEASE.name}${isOver ? ', TOO MUCH' : ''}`,
    );
  }
process.exit(over > 0 ? 1 : 0);
