// How many clicks and keys the acts of each role take, counted by Chromium in the pages: no time is measured.
import { startServer } from '../scripts/demo/server.mjs';
import { countActs, MOST } from '../tests/verify/browser/acts.mjs';

const counted = (count, name) => `${count} ${name}${count === 1 ? '' : 's'}`;
const inWords = ({ clicks, keys }) => `${counted(clicks, 'click')}, ${counted(keys, 'key')}`;

export const run = async () => {
  const { buildAll } = await import('../scripts/build.mjs');
  await buildAll();
  const server = await startServer();
  try {
    const faults = [];
    const taken = await countActs(faults, server.url);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return {
      title: 'Clicks and keys',
      command: 'npm run bench -- acts',
      markdown: [
        'An event of 12 in Chromium, by mouse and keyboard in the console, by touch on a player’s phone; then each other role. Lists, keys and',
        'the names of a whole event are pasted, everything else is typed. A round: preview, publish, start, then six results by quick entry.',
        '`npm run verify` fails above these limits.',
      ].join('\n'),
      aims: Object.entries(taken).map(([name, count]) => ({
        name,
        aim: `at most ${inWords(MOST[name])}`,
        measured: inWords(count),
        met: count.clicks <= MOST[name].clicks && count.keys <= MOST[name].keys,
      })),
    };
  } finally {
    await server.stop();
  }
};
