import { numberOfTable } from '../../../domain/tournaments/event/table-numbers';
import { csvLine } from '../../../shared/csv-line';
import { ok } from '../../../shared/result';
import { gamesOf } from '../../../domain/tournaments/event/record';
import {
  type Round,
  type Tournament,
  cursorOf,
  entrantsAt,
  reportedTables,
} from '../../../domain/tournaments/event/tournament';
import { currentPack } from '../../../domain/tournaments/pack/pack-versions';
import { scoreOf } from '../../../domain/tournaments/scoring/game-score';
import { optional } from '../../kernel/input';
import { refused } from '../../kernel/use-case';
import { readOperation } from '../change/read-operation';
import { roundNumber } from '../fields';
import type { ResultsSheet } from '../../kernel/generated/answers';

const HEAD = [
  'Round',
  'Table',
  'Player 1',
  'Player 2',
  'Victory Points 1',
  'Victory Points 2',
  'Tournament Points 1',
  'Tournament Points 2',
  'Leader killed 1',
  'Leader killed 2',
  'Conceded by',
  'Result',
] as const;

/** So many empty cells. */
const blank = (cells: number): readonly string[] => Array.from({ length: cells }, () => '');

const yes = (value: boolean | undefined): string => (value === undefined ? '' : value ? 'yes' : 'no');

/** How a game ended, by its first side. */
const resultWords = { WON: 'player 1 won', DRAWN: 'draw', LOST: 'player 2 won' } as const;

const tableLines = (tournament: Tournament, round: Round): readonly string[] => {
  const { scoring } = currentPack(tournament.head.facts.packs ?? []);
  const nameOf = (number: number): string => tournament.entrants[number - 1]?.facts.name ?? '';
  return Array.from({ length: reportedTables(round.facts) }, (_, index) => {
    const table = index + 1;
    const sides = entrantsAt(round.facts, table) ?? [];
    const result = round.results.get(table);
    const names = [nameOf(sides[0] ?? 0), sides.length === 1 ? 'Spare Player' : nameOf(sides[1] ?? 0)];
    const place = [round.number, numberOfTable(round.facts, table), ...names];
    if (!result) return csvLine([...place, ...blank(8)]);
    const [game] = gamesOf([{ ...round, facts: { ...round.facts, requestedByes: [], byes: [] }, results: new Map([[table, result]]) }]); // prettier-ignore
    if (!game) return csvLine([...place, ...blank(8)]);
    const [one, other] = [scoreOf(scoring, game, 0), sides.length === 1 ? null : scoreOf(scoring, game, 1)];
    const { outcome } = result.facts;
    const isPlayed = outcome.kind === 'PLAYED';
    return csvLine([
      ...place,
      isPlayed ? (outcome.victoryPoints[0] ?? '') : one.scored,
      isPlayed ? (outcome.victoryPoints[1] ?? '') : (other?.scored ?? ''),
      one.tournamentPoints,
      other?.tournamentPoints ?? '',
      isPlayed ? yes(outcome.leaderKilled?.[0]) : '',
      isPlayed ? yes(outcome.leaderKilled?.[1]) : '',
      outcome.kind === 'CONCESSION' ? nameOf(outcome.concededBy) : '',
      outcome.kind === 'BOTH_LOST' ? 'both lost' : resultWords[one.result],
    ]);
  });
};

const byeLines = (tournament: Tournament, { number, facts }: Round): readonly string[] => {
  const all = [
    ...(facts.unpaired?.[1] === 'BYE' ? [facts.unpaired[0]] : []),
    ...(facts.requestedByes ?? []),
    ...(facts.byes ?? []),
  ];
  const nameOf = (player: number): string => tournament.entrants[player - 1]?.facts.name ?? '';
  return all.map((player) => csvLine([number, '', nameOf(player), ...blank(8), 'bye']));
};

/** The pairings and results of a round, or of all rounds, as CSV for a spreadsheet; `importResults` reads the same headings. */
export const resultsSheet = readOperation({
  name: 'resultsSheet',
  route: 'GET /v1/tournaments/{tournament}/results/sheet',
  answers: 'ResultsSheet',
  covers: ['F6'],

  fields: { round: optional(roundNumber) },
  answer: (tournament, { input: { round } }) => {
    const rounds = round === undefined ? tournament.rounds : tournament.rounds.slice(round - 1, round);
    if (round !== undefined && rounds.length === 0)
      return refused({ code: 'NOT_FOUND', kind: 'round', id: String(round) });
    return ok<ResultsSheet>({
      tournament: tournament.id,
      round: round ?? null,
      csv: [
        csvLine([...HEAD]),
        ...rounds.flatMap((one) => [...tableLines(tournament, one), ...byeLines(tournament, one)]),
      ].join(''),
      version: cursorOf(tournament),
    });
  },
});
