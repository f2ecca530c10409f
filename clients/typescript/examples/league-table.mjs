// A league website's table: the standings of a tournament as HTML.
//   node examples/league-table.mjs TOURNAMENT [url=http://127.0.0.1:3000]
import { createMuster, MusterRefusal } from 'muster-client';

const [, , id = '', url = 'http://127.0.0.1:3000'] = process.argv;
const muster = createMuster({ url });

const escaped = (text) => String(text).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const row = (cell, values) =>
  `  <tr>${values.map((value) => `<${cell}>${escaped(value)}</${cell}>`).join('')}</tr>`;

try {
  const tournament = await muster.getTournament({ tournament: id });
  const { standings } = await muster.getStandings({ tournament: id });
  const names = new Map(tournament.entrants.map((entrant) => [entrant.id, entrant.name]));
  const rows = standings.map(
    ({ rank, entrant, played, won, drawn, lost, tournamentPoints, victoryPointDifference }) =>
      row('td', [
        rank,
        names.get(entrant),
        played,
        won,
        drawn,
        lost,
        tournamentPoints,
        victoryPointDifference,
      ]),
  );
  console.log(`<table>
  <caption>${escaped(tournament.name)}</caption>
${row('th', ['#', 'Player', 'P', 'W', 'D', 'L', 'TP', 'VP difference'])}
${rows.join('\n')}
</table>`);
} catch (error) {
  if (!(error instanceof MusterRefusal)) throw error;
  console.error(error.problem.detail);
  process.exitCode = 1;
}
