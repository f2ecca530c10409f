// A real event of eight: its results in, its published table out, and the round that would have come next.
import { readFileSync } from 'node:fs';
import { expectSame, send } from './ask.mjs';

export const event = JSON.parse(
  readFileSync(new URL('../../tests/golden/event-of-eight.json', import.meta.url), 'utf8'),
);

/** The event as the stateless endpoints take it. Leader kills were not recorded, so they are left out. */
const entrants = event.published.table
  .map(({ entrant }) => entrant)
  .sort()
  .map((id, index) => ({ id, number: index + 1 }));
const games = event.rounds.flatMap((tables, index) =>
  tables.map(({ entrants: pair, victoryPoints }) => ({
    round: index + 1,
    kind: 'PLAYED',
    entrants: pair,
    victoryPoints,
  })),
);
const played = event.rounds.length;

const row = ({ rank, tied, entrant, tournamentPoints, victoryPointDifference, victoryPoints }) =>
  `${tied ? '=' : ' '}${rank}  ${entrant}  ${String(tournamentPoints).padStart(2)} points  ${String(victoryPointDifference).padStart(4)} difference  ${String(victoryPoints).padStart(3)} for`;

const checkAgainstEvent = (standings) => {
  expectSame(
    'the order',
    standings.map(({ rank, entrant, tournamentPoints, victoryPointDifference, victoryPoints }) => ({
      rank,
      entrant,
      tournamentPoints,
      victoryPointDifference,
      victoryPoints,
    })),
    event.expected.table,
  );
  const totals = ({ entrant, won, drawn, lost, victoryPoints }) => [
    entrant,
    { won, drawn, lost, victoryPoints },
  ];
  expectSame(
    'the totals',
    Object.fromEntries(standings.map(totals)),
    Object.fromEntries(event.published.table.map(totals)),
  );
};

export const showEvent = async ({ url, print, heading }) => {
  heading('A real event of eight, three rounds: its standings');
  const { standings } = await send({
    url,
    path: '/v1/standings/calculate',
    body: { round: played, entrants, games },
  });
  standings.forEach((standing) => print(row(standing)));
  checkAgainstEvent(standings);
  print('Totals equal the published table; the order is the expected one.');

  heading('Had there been two more rounds: round four');
  const draw = await send({
    url,
    path: '/v1/pairings/calculate',
    body: { round: played + 1, rounds: played + 2, unpaired: 'BYE', entrants, games },
  });
  draw.tables.forEach(({ table, entrants: pair, reason }) =>
    print(`table ${table}: ${pair.join(' - ')}  (${reason.text})`),
  );
};
