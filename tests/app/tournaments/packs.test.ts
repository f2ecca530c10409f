import { calculatePairings } from '../../../src/app/tournaments/standings/calculate-pairings';
import { calculateStandings } from '../../../src/app/tournaments/standings/calculate-standings';
import { explainPack } from '../../../src/app/tournaments/pack/explain-pack';
import { type Answer, call } from '../../../src/app/kernel/use-case';
import { shuffled } from '../../../src/shared/seeded-random';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { fakeContext } from '../rules/fake-context';
import { type Input, type OperationName, ask, freshKey, must } from './organiser';
import type {
  CreatedTournament,
  Round,
  Tournament,
  TournamentSettings,
  TournamentStandings,
} from '../../../src/app/kernel/generated/answers';

const context = fakeContext();
const valueOf = async <T>(answer: Answer<T> | Promise<Answer<T>>): Promise<T> => {
  const answered = await answer;
  if (!answered.ok) throw new Error(JSON.stringify(answered.error));
  return answered.value;
};
const faultsOf = async (answer: Answer<unknown> | Promise<Answer<unknown>>): Promise<readonly string[]> => {
  const answered = await answer;
  if (answered.ok || answered.error.code !== 'INVALID_INPUT') throw new Error('no faults');
  return answered.error.faults.map(({ path, code }) => `${path} ${code}`);
};

const four = ['A', 'B', 'C', 'D'].map((id, index) => ({ id, number: index + 1 }));
const games = [
  { round: 1, kind: 'PLAYED', entrants: ['A', 'B'], victoryPoints: [9, 0] },
  { round: 1, kind: 'PLAYED', entrants: ['C', 'D'], victoryPoints: [2, 1] },
];

describe('stateless questions', () => {
  it('take a preset and answer by it', async () => {
    const { standings } = await valueOf(
      call(calculateStandings, { entrants: four, games, pack: { preset: 'BANDS_20_0' } }, context),
    );
    expect(standings.map(({ entrant, tournamentPoints }) => [entrant, tournamentPoints])).toEqual([
      ['A', 20],
      ['C', 12],
      ['D', 8],
      ['B', 0],
    ]);
  });

  it('draw the scenarios of the pool by the seed', async () => {
    const pool = ['Domination', 'Hold Ground', 'Reconnoitre'];
    const drawn = async (scenarios: object, more: object = {}) => {
      const { scenario, scenarioChoices } = await valueOf(
        call(
          calculatePairings,
          { round: 2, rounds: 4, entrants: four, games, pack: { scenarios }, ...more },
          context,
        ),
      );
      return { scenario, scenarioChoices };
    };
    expect(await drawn({ by: 'DRAWN', pool }, { seed: 's' })).toEqual({
      scenario: shuffled(pool, 's/scenarios/1')[1],
      scenarioChoices: [],
    });
    expect(await drawn({ by: 'VETOED', pool, choices: 2 }, { seed: 's' })).toEqual({
      scenario: null,
      scenarioChoices: shuffled(pool, 's/scenarios/round 2').slice(0, 2),
    });
    expect(await drawn({ by: 'DRAWN', pool })).toEqual({ scenario: null, scenarioChoices: [] });
  });

  it('name every fault where the pack and the record do not know each other', async () => {
    expect(
      await faultsOf(
        call(
          calculateStandings,
          {
            entrants: four,
            facts: [{ entrant: 'Z', bonus: 'quiz' }],
            votes: [{ entrant: 'Y' }],
            pack: {
              preset: 'MAJOR_MINOR_25_20_15_10_5',
              ranking: [
                { criterion: 'ORGANISER_TIEBREAKER', better: 'HIGHER', tiebreaker: 'Painting' },
                { criterion: 'LOT', better: 'LOWER' },
              ],
              pairing: {
                challenges: [['A', 'W']],
                neverMeet: [{ entrants: ['V', 'B'], strength: 'HARD' }],
                requestedByes: [{ entrant: 'U', round: 1 }],
              },
            },
          },
          context,
        ),
      ),
    ).toEqual([
      'pack.ranking[0].tiebreaker UNKNOWN_REFERENCE',
      'lotSeed REQUIRED',
      'pack.pairing.challenges[0][1] UNKNOWN_REFERENCE',
      'pack.pairing.neverMeet[0].entrants[0] UNKNOWN_REFERENCE',
      'pack.pairing.requestedByes[0].entrant UNKNOWN_REFERENCE',
      'facts[0].entrant UNKNOWN_REFERENCE',
      'votes[0].entrant UNKNOWN_REFERENCE',
      'facts[0].bonus UNKNOWN_REFERENCE',
    ]);
  });

  it('take own rules, facts and votes', async () => {
    const { standings } = await valueOf(
      call(
        calculateStandings,
        {
          entrants: four,
          games,
          facts: [{ entrant: 'B', bonus: 'painted' }],
          votes: [{ entrant: 'D' }],
          pack: {
            scoring: {
              games: { by: 'RESULT', win: 2, draw: 1, loss: 0 },
              bonuses: [
                { id: 'painted', fact: 'NOTED', once: 'EVENT', tournamentPoints: 2, victoryPoints: 0 },
              ],
            },
            ranking: [
              { criterion: 'TOURNAMENT_POINTS', better: 'HIGHER' },
              { criterion: 'FAVOURITE_OPPONENT', better: 'HIGHER' },
              { criterion: 'BUCHHOLZ', better: 'LOWER' },
            ],
          },
        },
        context,
      ),
    );
    expect(standings.map(({ entrant, criteria, decidingValues }) => [entrant, criteria, decidingValues])).toEqual([
      ['A', [{ criterion: 'FAVOURITE_OPPONENT', name: null, value: '0' }, { criterion: 'BUCHHOLZ', name: null, value: '0' }], null],
      ['C', [{ criterion: 'FAVOURITE_OPPONENT', name: null, value: '0' }, { criterion: 'BUCHHOLZ', name: null, value: '0' }], null],
      ['B', [{ criterion: 'FAVOURITE_OPPONENT', name: null, value: '0' }, { criterion: 'BUCHHOLZ', name: null, value: '2' }], ['2', '0']],
      ['D', [{ criterion: 'FAVOURITE_OPPONENT', name: null, value: '1' }, { criterion: 'BUCHHOLZ', name: null, value: '2' }], ['0', '2']],
    ]); // prettier-ignore
  });

  it('draw by the wishes of the pack', async () => {
    const { tables } = await valueOf(
      call(
        calculatePairings,
        {
          round: 2,
          rounds: 4,
          entrants: four,
          games,
          pack: { pairing: { neverMeet: [{ entrants: ['A', 'C'], strength: 'HARD' }] } },
        },
        context,
      ),
    );
    expect(tables.map(({ entrants }) => entrants)).toEqual([['A', 'D'], ['C', 'B']]); // prettier-ignore
  });

  it('list every fault of a pack where it stands', async () => {
    const pack = {
      scoring: { games: { by: 'RESULT', win: 3, draw: 1, majorWin: 5 }, victoryPointCap: 0 },
      ranking: [{ criterion: 'PATH_TO_VICTORY', better: 'HIGHER' }],
    };
    expect(await faultsOf(call(explainPack, { pack }, context))).toEqual([
      'pack.scoring.games.loss REQUIRED',
      'pack.scoring.games.majorWin INCONSISTENT',
      'pack.scoring.victoryPointCap NOT_ALLOWED',
      'pack.ranking[0].weights REQUIRED',
    ]);
  });
});

describe('explainPack', () => {
  it('says a preset in words', async () => {
    const words = await valueOf(call(explainPack, { pack: { preset: 'BANDS_20_0' } }, context));
    expect(words.name).toBe('20-0 bands');
    expect(words.sections.map(({ heading }) => heading)).toEqual([
      'Scoring',
      'Ranking',
      'Pairing',
      'Scenarios',
    ]);
  });
});

describe('an event with a pack', () => {
  const organise = async (settings: Input) => {
    const world = { store: memoryStore() };
    const created = await must<CreatedTournament>(world, 'createTournament', {
      input: { name: 'Event', rounds: 3, ...settings },
    });
    const { id } = created.tournament;
    const token = created.organiserToken;
    const change = <Output = Record<string, unknown>>(operation: OperationName, input: Input = {}) =>
      must<Output>(world, operation, { input: { tournament: id, ...input }, token });
    const refusal = async (operation: OperationName, input: Input, as: string = token) => {
      const answer = await ask(world, operation, {
        input: { tournament: id, ...input },
        token: as,
        idempotencyKey: freshKey(),
      });
      return answer.ok ? undefined : answer.error;
    };
    return { world, created, change, refusal };
  };

  const playRound1 = async ({ change }: Awaited<ReturnType<typeof organise>>) => {
    for (const name of ['A', 'B', 'C', 'D']) await change('registerEntrant', { name });
    const round = await change<Round>('drawRound');
    await change('startRound', { round: 1 });
    for (const { table } of round.tables)
      await change('reportResult', { round: 1, table, kind: 'PLAYED', victoryPoints: [4, table] });
  };

  it('shows document 001 where none was announced', async () => {
    const { created } = await organise({});
    expect(created.tournament.pack).toMatchObject({ version: 0, reason: null, name: 'Matched Play Guide' });
  });

  it('ranks by it, and takes another freely before round 1', async () => {
    const event = await organise({ pack: { preset: 'BANDS_20_0' } });
    expect(event.created.tournament.pack).toMatchObject({ version: 1, name: '20-0 bands' });
    const changed = await event.change<TournamentSettings>('updateTournament', {
      pack: { preset: 'MAJOR_MINOR_5_4_2_1_0' },
    });
    expect(changed.pack).toMatchObject({ version: 2, name: 'Major/Minor 5-4-2-1-0', reason: null });
    await playRound1(event);
    const { standings, earlier } = await event.change<TournamentStandings>('standings');
    expect(standings.map(({ tournamentPoints }) => tournamentPoints)).toEqual([4, 4, 1, 1]);
    expect(earlier).toBeNull();
  });

  it('needs a reason after round 1, and shows earlier standings under both', async () => {
    const event = await organise({});
    await playRound1(event);
    const pack = { preset: 'BANDS_20_0' };
    expect(await event.refusal('updateTournament', { pack })).toMatchObject({
      code: 'INVALID_INPUT',
      faults: [{ path: 'reason', code: 'REQUIRED' }],
    });
    const changed = await event.change<TournamentSettings>('updateTournament', {
      pack,
      reason: 'the poster said 20-0',
    });
    expect(changed.pack).toMatchObject({ version: 1, reason: 'the poster said 20-0' });
    const { standings, earlier, entrants } = await event.change<TournamentStandings>('standings');
    // 4-1 is three ahead (15-5), 4-2 two (12-8).
    expect(standings.map(({ tournamentPoints }) => tournamentPoints)).toEqual([15, 12, 8, 5]);
    expect(earlier?.pack).toBe('Matched Play Guide');
    expect(earlier?.standings.map(({ tournamentPoints }) => tournamentPoints)).toEqual([3, 3, 0, 0]);
    expect(entrants.map(({ id, status }) => [id, status])).toEqual(
      standings.map(({ entrant }) => [entrant, 'ACTIVE']),
    );
  });

  it('comes back whole from an export', async () => {
    const event = await organise({
      pack: {
        preset: 'MAJOR_MINOR_25_20_15_10_5',
        pairing: {
          firstRound: 'SEEDED',
          seeding: 'LIST',
          apart: [{ apart: 'CLUB', strength: 'HARD', rounds: null }],
        },
        scenarios: { by: 'DRAWN', pool: ['Domination', 'Hold Ground'] },
      },
    });
    await playRound1(event);
    const { document } = await event.change<{ readonly document: unknown }>('exportTournament');
    const imported = await must<CreatedTournament>(event.world, 'importTournament', { input: { document } });
    expect(imported.tournament.pack).toEqual((await event.change<Tournament>('tournament')).pack);
    const broken: unknown = JSON.parse(JSON.stringify(document).replace(/(majorWin\\*":)25/, '$1-999'));
    expect(broken).not.toEqual(document);
    const refused = await ask(event.world, 'importTournament', {
      input: { document: broken },
      idempotencyKey: freshKey(),
    });
    expect(refused.ok).toBe(false);
  });

  it('keeps members of a household apart in a seeded round 1', async () => {
    const { change } = await organise({
      pack: {
        pairing: {
          firstRound: 'SEEDED',
          seeding: 'LIST',
          folding: 'NEIGHBOURS',
          apart: [{ apart: 'HOUSEHOLD', strength: 'HARD', rounds: null }],
        },
      },
    });
    for (const seeding of [1, 2, 3, 4])
      await change('registerEntrant', {
        name: `Player ${seeding}`,
        seeding,
        ...(seeding < 3 && { household: 'Bag End' }),
      });
    const { tables } = await change<Round>('drawRound');
    expect(tables.map(({ entrants }) => entrants)).toEqual([['e1', 'e3'], ['e2', 'e4']]); // prettier-ignore
  });
});

describe('what an organiser is told', () => {
  it('an odd limit in doubles is refused at creation', async () => {
    const refused = await ask({ store: memoryStore() }, 'createTournament', {
      input: { name: 'Doubles', format: 'DOUBLES', rounds: 3, pointsLimit: 601 },
      idempotencyKey: freshKey(),
    });
    expect(await faultsOf(refused as Answer<unknown>)).toEqual(['pointsLimit INCONSISTENT']);
  });
});

describe('an event whose ranking names a tiebreaker of the organiser', () => {
  const pack = {
    ranking: [{ criterion: 'ORGANISER_TIEBREAKER', better: 'HIGHER', tiebreaker: 'Painting' }],
  };
  const path = 'pack.ranking[0].tiebreaker UNKNOWN_REFERENCE';

  it('announces it: at creation, and as long as the pack asks for it', async () => {
    const world = { store: memoryStore() };
    const settings = { name: 'Event', rounds: 3, pack };
    const created = await ask(world, 'createTournament', { input: settings, idempotencyKey: freshKey() });
    expect(await faultsOf(created)).toEqual([path]);
    const tiebreakers = [{ id: 'Painting', better: 'HIGHER' }];
    const made = await must<CreatedTournament>(world, 'createTournament', {
      input: { ...settings, tiebreakers },
    });
    const patch = async (input: Input) =>
      ask(world, 'updateTournament', {
        input: { tournament: made.tournament.id, ...input },
        token: made.organiserToken,
        idempotencyKey: freshKey(),
      });
    expect(await faultsOf(await patch({ tiebreakers: null }))).toEqual([path]);
    expect(await patch({ tiebreakers: null, pack: null })).toMatchObject({ ok: true });
    expect(await faultsOf(await patch({ pack }))).toEqual([path]);
    expect(await patch({ pack, tiebreakers })).toMatchObject({ ok: true });
  });
});
