// A real event of eight as an organiser's program would run it, with its own tables.
import { expectSame } from './ask.mjs';
import { organise, register, row } from './organise.mjs';
import { event as golden } from './event.mjs';

export const playEventOfEight = async ({ url, print, heading }) => {
  heading('A real event of eight, run through the API with its own tables');
  const event = await organise(url, { name: 'Event of eight', rounds: golden.rounds.length });
  const names = golden.published.table.map(({ entrant }) => entrant).sort();
  const idOf = await register(event, names);
  const nameOf = new Map([...idOf].map(([name, id]) => [id, name]));
  for (const [index, tables] of golden.rounds.entries()) {
    const round = `/rounds/${index + 1}`;
    await event.change(['PUT', `${round}/tables`], {
      tables: tables.map(({ entrants }) => entrants.map((name) => idOf.get(name))),
      reason: 'as the event was played',
    });
    await event.change(['POST', `${round}/start`]);
    for (const { table, victoryPoints } of tables)
      await event.change(['PUT', `${round}/tables/${table}/result`], { kind: 'PLAYED', victoryPoints });
  }
  await event.change(['POST', '/finish']);

  const { standings, complete } = await event.read('/standings');
  for (const standing of standings) print(row(nameOf, standing));
  expectSame('whether all is reported', complete, true);
  expectSame(
    'the order',
    standings.map(({ rank, entrant, tournamentPoints, victoryPointDifference, victoryPoints }) => ({
      rank,
      entrant: nameOf.get(entrant),
      tournamentPoints,
      victoryPointDifference,
      victoryPoints,
    })),
    golden.expected.table,
  );
  expectSame(
    'the published totals',
    standings
      .map(({ entrant, won, drawn, lost, victoryPoints }) => ({
        entrant: nameOf.get(entrant),
        won,
        drawn,
        lost,
        victoryPoints,
      }))
      .sort((a, b) => (a.entrant < b.entrant ? -1 : 1)),
    golden.published.table
      .map(({ entrant, won, drawn, lost, victoryPoints }) => ({ entrant, won, drawn, lost, victoryPoints }))
      .sort((a, b) => (a.entrant < b.entrant ? -1 : 1)),
  );
  print('Totals equal the published table; the order is the expected one.');
};
