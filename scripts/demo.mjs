// Shows the product on real input, through a running server, and fails when an answer is not what it must be.
//   npm run demo                              starts a server of its own on a free port, and leaves it running until Ctrl+C
//   npm run demo -- --end                     ends it afterwards
//   npm run demo -- http://127.0.0.1:3000     uses the server that is running there
import { showDemoEvent } from './demo/demo-event.mjs';
import { withServer } from './demo/server.mjs';
import { showEvent } from './demo/event.mjs';
import { showRules } from './demo/rules.mjs';
import { showTournaments } from './demo/tournament.mjs';

const print = (line = '') => console.log(line);
const heading = (text) => print(`\n\x1b[1m${text}\x1b[0m`);
const given = process.argv.slice(2).find((word) => word !== '--end');
const staysOpen = given === undefined && !process.argv.includes('--end');

/** Ctrl+C reaches the server too, which then ends by itself. */
const untilStopped = () =>
  new Promise((resolve) => {
    const awake = setInterval(() => undefined, 60_000);
    const stop = () => {
      clearInterval(awake);
      resolve();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });

await withServer(given, async (url) => {
  print(`muster at ${url}`);
  await showRules({ url, print, heading });
  await showEvent({ url, print, heading });
  await showTournaments({ url, print, heading });
  await showDemoEvent({ url, print, heading });
  print('\nEverything answered as it must.');
  if (staysOpen) {
    print('The server stays open for these links; Ctrl+C ends it, and its data go.');
    await untilStopped();
  }
});
