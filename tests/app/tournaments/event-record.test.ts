import type {
  CreatedTournament,
  Tournament,
  TournamentStandings,
} from '../../../src/app/kernel/generated/answers';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { type Input, ask, must } from './organiser';

/** A league's past, as another program writes it: four players, two rounds, a concession. */
const record = {
  format: 'muster-event',
  version: 1,
  settings: {
    name: 'Pelennor Cup 2025',
    rounds: 2,
    startsOn: '2025-03-15',
    pointsLimit: 600,
    edition: '2024',
  },
  entrants: [
    { name: 'Ann', club: 'Dale' },
    { name: 'Bert', army: { forces: [{ list: 'barad-dur', warbands: [] }] } },
    { name: 'Cleo' },
    { name: 'Dirk' },
  ],
  rounds: [
    {
      scenario: 'Domination',
      tables: [
        {
          entrants: ['e1', 'e2'],
          result: { kind: 'PLAYED', victoryPoints: [8, 3], leaderKilled: [true, false] },
        },
        { entrants: ['e3', 'e4'], result: { kind: 'CONCESSION', concededBy: 'e4' } },
      ],
    },
    {
      tables: [
        { entrants: ['e1', 'e3'], result: { kind: 'PLAYED', victoryPoints: [2, 2] } },
        { entrants: ['e2', 'e4'], result: { kind: 'BOTH_LOST' } },
      ],
    },
  ],
};

const world = () => ({ store: memoryStore() });
const send = (document: unknown) => ({ input: { document: JSON.stringify(document) } as Input });

it('makes a finished tournament of a record, with its standings and its army lists', async () => {
  const here = world();
  const { tournament, organiserToken: token } = await must<CreatedTournament>(
    here,
    'importTournament',
    send(record),
  );
  const input = { tournament: tournament.id };
  expect(await must<Tournament>(here, 'tournament', { input })).toMatchObject({
    name: 'Pelennor Cup 2025',
    state: 'FINISHED',
    startsOn: '2025-03-15',
  });
  const { standings, final } = await must<TournamentStandings>(here, 'standings', { input });
  expect(final).toBe(true);
  // A win brings 3, a draw 1: Ann and Cleo have 4 each; Ann leads by 5 Victory Points, Cleo by the 12 of the concession.
  expect(
    standings.map(({ entrant, tournamentPoints, victoryPointDifference }) => [
      entrant,
      tournamentPoints,
      victoryPointDifference,
    ]),
  ).toEqual([
    ['e3', 4, 12],
    ['e1', 4, 5],
    ['e2', 0, -5],
    ['e4', 0, -12],
  ]);
  const army = await must(here, 'entrantArmy', { input: { ...input, entrant: 'e2' }, token });
  expect(army).toMatchObject({ army: { forces: [{ list: 'barad-dur' }] } });
});

it.each([
  [
    'an entrant that there is not',
    { rounds: [{ tables: [{ entrants: ['e1', 'e9'], result: { kind: 'BOTH_LOST' } }] }] },
    'document.rounds[0].tables[0].entrants[1]',
  ],
  [
    'a table without a result',
    { rounds: [{ tables: [{ entrants: ['e1', 'e2'] }] }] },
    'document.rounds[0].tables[0].result',
  ],
  [
    'points of a concession',
    {
      rounds: [
        {
          tables: [
            {
              entrants: ['e1', 'e2'],
              result: { kind: 'CONCESSION', concededBy: 'e1', victoryPoints: [1, 0] },
            },
          ],
        },
      ],
    },
    'document.rounds[0].tables[0].result.victoryPoints',
  ],
  ['no name', { settings: { rounds: 2 } }, 'document.settings.name'],
  ['another version', { version: 2 }, 'document.version'],
  [
    'somebody twice in a round',
    {
      rounds: [
        {
          tables: [
            { entrants: ['e1', 'e2'], result: { kind: 'BOTH_LOST' } },
            { entrants: ['e1', 'e3'], result: { kind: 'BOTH_LOST' } },
          ],
        },
      ],
    },
    'document.rounds[0].tables[1].entrants[0]',
  ],
  [
    'a bye of somebody at a table',
    { rounds: [{ tables: [{ entrants: ['e1', 'e2'], result: { kind: 'BOTH_LOST' } }], bye: 'e2' }] },
    'document.rounds[0].bye',
  ],
  [
    'a game conceded by somebody else',
    { rounds: [{ tables: [{ entrants: ['e1', 'e2'], result: { kind: 'CONCESSION', concededBy: 'e3' } }] }] },
    'document.rounds[0].tables[0].result.concededBy',
  ],
  [
    'an early round without a result',
    { finished: false, rounds: [{ tables: [{ entrants: ['e1', 'e2'] }] }, { tables: [] }] },
    'document.rounds[0].tables[0].result',
  ],
  ['more rounds than settings', { settings: { ...record.settings, rounds: 1 } }, 'document.rounds'],
  ['an army of no points', { settings: { name: 'Cup', rounds: 2 } }, 'document.entrants[1].army.pointsLimit'],
  ['another format', { format: 'trf' }, 'document.format'],
  ['a field that nobody knows', { judges: [] }, 'document.judges'],
  [
    'doubles without partners',
    { settings: { ...record.settings, format: 'DOUBLES' } },
    'document.entrants[0].members',
  ],
])('refuses %s, and creates nothing', async (_name, change, path) => {
  const here = world();
  const answer = await ask(here, 'importTournament', {
    ...send({ ...record, ...change }),
    idempotencyKey: 'a-key-of-the-test-00',
  });
  expect(answer).toMatchObject({
    ok: false,
    error: { code: 'INVALID_INPUT', faults: expect.arrayContaining([expect.objectContaining({ path })]) },
  });
  expect(here.store.items()).toEqual([]);
});

it('takes the rounds played for those of the event where a points limit proposes fewer', async () => {
  const here = world();
  const { rounds: _, ...settings } = record.settings;
  const four = [...record.rounds, ...record.rounds];
  const { tournament } = await must<CreatedTournament>(
    here,
    'importTournament',
    send({ ...record, settings: { ...settings, pointsLimit: 800 }, rounds: four }),
  );
  expect(tournament.rounds).toBe(4);
});
