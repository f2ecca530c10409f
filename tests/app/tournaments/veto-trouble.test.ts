import fc from 'fast-check';
import { isSameAnswer, trouble } from '../kernel/trouble';
import { must } from './organiser';
import type { CreatedTournament, ReportedTable, Round } from '../../../src/app/kernel/generated/answers';

const pool = ['Domination', 'Fog of War', 'Hold Ground', 'Reconnoitre', 'Seize the Prize'];
const TABLES = [1, 2, 3];

/** A round of three tables whose players veto, and the token of each player. */
const drawn = async (world: Parameters<typeof must>[0]) => {
  const pack = { scenarios: { by: 'VETOED', pool, choices: 4 } };
  const made = await must<CreatedTournament>(world, 'createTournament', {
    input: { name: 'Weathertop', rounds: 2, pack },
  });
  const [tournament, token] = [made.tournament.id, made.organiserToken];
  for (const name of ['Ann', 'Bert', 'Cleo', 'Dirk', 'Eve', 'Finn'])
    await must(world, 'registerEntrant', { input: { tournament, name }, token });
  const { tables } = await must<Round>(world, 'drawRound', { input: { tournament }, token });
  const players = new Map<string, string>();
  for (const entrant of tables.flatMap(({ entrants }) => entrants)) {
    const granted = await must<{ readonly token: string }>(world, 'grantRole', {
      input: { tournament, role: 'PLAYER', entrant },
      token,
    });
    players.set(entrant, granted.token);
  }
  return { tournament, token, tables, players };
};

it('both players of each table veto at once through a store in trouble: each veto counts once and none is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 8, maxLength: 8 }), async (seed) => {
      const { below, calm, insist, settle } = trouble(seed);
      const { tournament, token, tables, players } = await drawn(calm);
      const done = new Map<number, string[]>(TABLES.map((table) => [table, []]));
      const at = (table: number) =>
        must<Round>(calm, 'round', { input: { tournament, round: 1 }, token }).then(
          (round) => (round.tables[table - 1] as unknown as ReportedTable).veto,
        );
      const tries = async (table: number, by: string) => {
        for (let time = 0; time < 4; time += 1) {
          const left = (await at(table))?.left ?? [];
          const scenario = left[below(left.length)] ?? '';
          const vetoed = await insist('vetoScenario', { tournament, round: 1, table, scenario }, by);
          // Of a request that is sent twice, the first may come before its turn.
          const accepted = vetoed.answers.filter(({ ok }) => ok);
          expect(isSameAnswer({ answers: accepted })).toBe(true);
          if (accepted.length > 0) done.get(table)?.push(scenario);
          for (const answer of vetoed.answers)
            if (!answer.ok) expect(['CONFLICT', 'INVALID_INPUT']).toContain(answer.error.code);
        }
      };
      await Promise.all(
        tables.flatMap(({ entrants }, index) =>
          [...entrants.map((entrant) => players.get(entrant) ?? ''), token].map((by) => tries(index + 1, by)),
        ),
      );
      await settle();
      for (const table of TABLES) {
        const veto = await at(table);
        expect(veto?.vetoes.length).toBeGreaterThan(0);
        expect(veto?.vetoes.toSorted()).toEqual(done.get(table)?.toSorted());
      }
    }),
    { numRuns: 15 },
  );
});
