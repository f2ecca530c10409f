import type { CreatedTournament, WinRates } from '../../../../src/app/kernel/generated/answers';
import { publishStatistics } from '../../../../src/app/leagues/win-rates/publish-statistics';
import { publishMonths } from '../../../../src/app/tournaments/bulk-data/publish-months';
import golden from '../../../golden/event-of-eight.json';
import { memoryStore } from '../../../infrastructure/aws/memory-store';
import { memoryFiles } from '../../tournaments/bulk-data/memory-files';
import { must } from '../../tournaments/organiser';

/**
 * A real event, as a record of it. Its table names no army lists, so each player is given one; and played four times, a month after the
 * other, for fewer than 10 games of a list are not shown.
 */
const lists: Readonly<Record<string, string>> = {
  ...{ a: 'angmar', b: 'arnor', c: 'barad-dur', d: 'corsairs-of-umbar' },
  ...{ e: 'fangorn', f: 'far-harad', g: 'army-of-thror', h: 'erebor-reclaimed-king-dain' },
};
const players = Object.keys(lists);
const TIMES = 4;

const record = (month: number) => ({
  format: 'muster-event',
  version: 1,
  settings: { name: 'Eight', rounds: 3, startsOn: `2026-0${month}-10`, edition: '2018', pointsLimit: 500 },
  entrants: players.map((name) => ({ name, army: { forces: [{ list: lists[name], warbands: [] }] } })),
  rounds: golden.rounds.map((tables) => ({
    tables: tables.map(({ entrants, victoryPoints }) => ({
      entrants: entrants.map((name) => `e${players.indexOf(name) + 1}`),
      result: { kind: 'PLAYED', victoryPoints },
    })),
  })),
});

/** What each player scored beyond what Elo ratings let expect: 1500 at first, 32 for a game, by the ratings before each event. */
const beyondExpected = (): ReadonlyMap<string, number> => {
  const ratings = new Map(players.map((name) => [name, 1500]));
  const beyond = new Map(players.map((name) => [name, 0]));
  for (let event = 0; event < TIMES; event += 1) {
    const before = new Map(ratings);
    for (const { entrants, victoryPoints } of golden.rounds.flat())
      for (const side of [0, 1]) {
        const [own = '', other = ''] = side === 0 ? entrants : entrants.toReversed();
        const lead = ((victoryPoints[0] ?? 0) - (victoryPoints[1] ?? 0)) * (side === 0 ? 1 : -1);
        const expected = 1 / (1 + 10 ** (((before.get(other) ?? 0) - (before.get(own) ?? 0)) / 400));
        const more = (lead > 0 ? 1 : lead < 0 ? 0 : 0.5) - expected;
        beyond.set(own, (beyond.get(own) ?? 0) + more);
        ratings.set(own, (ratings.get(own) ?? 0) + 32 * more);
      }
  }
  return beyond;
};

it('counts the games of a real event as its own table does', async () => {
  const here = { store: memoryStore(), nowMs: () => Date.parse('2026-06-01T12:00:00Z') };
  for (let month = 1; month <= TIMES; month += 1) {
    const { tournament, organiserToken: token } = await must<CreatedTournament>(here, 'importTournament', {
      input: { document: JSON.stringify(record(month)) },
      idempotencyKey: `the-event-of-month-${month}`,
    });
    await must(here, 'publishArmyLists', { input: { tournament: tournament.id }, token });
  }
  const parts = { ...here, files: memoryFiles() };
  await publishMonths(parts);
  expect(await publishStatistics(parts)).toEqual({ games: 12 * TIMES, failed: 0 });
  const { items, games } = await must<WinRates>(here, 'winRates', { input: { by: 'LIST' } });
  expect(games).toBe(48);
  const byList = new Map(items.map((one) => [one.key, one]));
  const beyond = beyondExpected();
  for (const { entrant, won, drawn, lost } of golden.published.table) {
    const line = byList.get(lists[entrant] ?? '');
    expect([entrant, line?.games, line?.wins, line?.draws, line?.losses]).toEqual([
      entrant,
      3 * TIMES,
      won * TIMES,
      drawn * TIMES,
      lost * TIMES,
    ]);
    const adjusted = 0.5 + (beyond.get(entrant) ?? 0) / (3 * TIMES);
    // Expected scores are kept in thousandths.
    expect(line?.adjustedRate).toBeCloseTo(Math.min(1, Math.max(0, adjusted)), 3);
  }
  for (const { entrant, victoryPointDifference } of golden.expected.table)
    expect(byList.get(lists[entrant] ?? '')?.meanDifference).toBeCloseTo(victoryPointDifference / 3, 10);
});
