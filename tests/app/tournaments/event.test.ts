import golden from '../../golden/event-of-eight.json';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { must } from './organiser';
import type {
  CreatedTournament,
  Entrant,
  Round,
  Tournament,
  TournamentStandings,
} from '../../../src/app/kernel/generated/answers';

describe('a real event of eight, its tables set by hand', () => {
  it('ends with the published totals in the expected order', async () => {
    const world = { store: memoryStore() };
    const { tournament, organiserToken: token } = await must<CreatedTournament>(world, 'createTournament', {
      input: { name: 'Event of eight', rounds: 3 },
    });
    const ids = new Map<string, string>();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const { id } = await must<Entrant>(world, 'registerEntrant', {
        input: { tournament: tournament.id, name },
        token,
      });
      ids.set(name, id);
    }
    for (const [index, tables] of golden.rounds.entries()) {
      const at = { tournament: tournament.id, round: index + 1 };
      await must(world, 'setRoundTables', {
        input: {
          ...at,
          tables: tables.map(({ entrants }) => entrants.map((name) => ids.get(name))),
          reason: 'as the event was played',
        },
        token,
      });
      await must(world, 'startRound', { input: at, token });
      for (const { table, victoryPoints } of tables)
        await must(world, 'reportResult', { input: { ...at, table, kind: 'PLAYED', victoryPoints }, token });
    }
    await must(world, 'finishTournament', { input: { tournament: tournament.id }, token });

    const { standings, complete, round } = await must<TournamentStandings>(world, 'standings', {
      input: { tournament: tournament.id },
    });
    const nameOf = new Map([...ids].map(([name, id]) => [id, name]));
    expect(complete).toBe(true);
    expect(round).toBe(3);
    expect(
      standings.map(({ rank, entrant, tournamentPoints, victoryPointDifference, victoryPoints }) => ({
        rank,
        entrant: nameOf.get(entrant),
        tournamentPoints,
        victoryPointDifference,
        victoryPoints,
      })),
    ).toEqual(golden.expected.table);
    const view = await must<Tournament>(world, 'tournament', { input: { tournament: tournament.id } });
    expect(view.state).toBe('FINISHED');
  });
});

describe('five entrants, a bye, drawn rounds', () => {
  it('publishes the committed seed with round 1 and draws the next by the standings', async () => {
    const world = { store: memoryStore() };
    const { tournament, organiserToken: token } = await must<CreatedTournament>(world, 'createTournament', {
      input: { name: 'Five', rounds: 3, unpaired: 'BYE' },
    });
    const at = { tournament: tournament.id };
    for (const name of ['A', 'B', 'C', 'D', 'E'])
      await must(world, 'registerEntrant', { input: { ...at, name }, token });
    const first = await must<Round>(world, 'drawRound', { input: at, token });
    expect(first.state).toBe('DRAWN');
    expect(first.tables).toHaveLength(2);
    expect(first.unpaired?.kind).toBe('BYE');
    await must(world, 'startRound', { input: { ...at, round: 1 }, token });
    for (const table of [1, 2])
      await must(world, 'reportResult', {
        input: { ...at, round: 1, table, kind: 'PLAYED', victoryPoints: [5, 2] },
        token,
      });
    const second = await must<Round>(world, 'drawRound', { input: at, token });
    expect(second.seed).toBeNull();
    expect(second.unpaired?.entrant).not.toBe(first.unpaired?.entrant);
  });
});
