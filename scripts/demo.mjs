// Shows the product on real input, through a running server, and fails when an answer is not what it must be.
//   npm run demo                              starts a server of its own on a free port, ends it afterwards
//   npm run demo -- http://127.0.0.1:3000     uses the server that is running there
import { withServer } from './demo/server.mjs';
import { showEvent } from './demo/event.mjs';
import { showRules } from './demo/rules.mjs';
import { showTournaments } from './demo/tournament.mjs';

const print = (line = '') => console.log(line);
const heading = (text) => print(`\n\x1b[1m${text}\x1b[0m`);

await withServer(process.argv[2], async (url) => {
  print(`muster at ${url}`);
  await showRules({ url, print, heading });
  await showEvent({ url, print, heading });
  await showTournaments({ url, print, heading });
  print('\nEverything answered as it must.');
});
