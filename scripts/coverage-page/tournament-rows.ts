import type { Source } from '../../src/shared/source';
import { type CoverageRow, ruleRows } from './rows';

const organising = (...headings: readonly string[]): readonly Source[] =>
  headings.map((heading) => ({ document: '001', heading }));

const WHOLE_EVENT = 'tests/app/tournaments/whole-event.test.ts';
const ORGANISING = 'tests/app/tournaments/organising.test.ts';
const CHANGES = 'tests/app/tournaments/changes.test.ts';
const MODEL = 'tests/app/tournaments/model.test.ts';

/** F: tournaments and leagues. */
const tournamentRows: readonly CoverageRow[] = [
  {
    id: 'F1',
    system: 'Create, configure, register, withdraw; who may do what',
    sources: organising('ORGANISER', 'REFEREE', 'SCOREKEEPER', 'SPARE PLAYER', 'PLAYER'),
    tests: [
      'tests/app/tournaments/roles.test.ts',
      CHANGES,
      MODEL,
      'tests/app/tournaments/erase.test.ts',
      'tests/app/tournaments/export-import.test.ts',
      'tests/docs/webhooks.test.ts',
    ],
  },
  {
    id: 'F2',
    system: 'Round 1 by a recorded seed',
    sources: organising('ROUND 1'),
    tests: ['tests/domain/tournaments/pairing/draw-properties.test.ts', WHOLE_EVENT],
  },
  {
    id: 'F3',
    system: 'Later rounds by rank, no avoidable rematch, a last round without swaps',
    sources: organising('SUBSEQUENT ROUNDS'),
    tests: [
      'tests/domain/tournaments/pairing/examples.test.ts',
      'tests/domain/tournaments/pairing/draw-properties.test.ts',
      'tests/domain/tournaments/pairing/maximum-matching.test.ts',
    ],
  },
  {
    id: 'F4',
    system: 'Spare Player, bye, concession',
    sources: organising('SPARE PLAYER', 'BYE', 'CONCEDING'),
    tests: ['tests/domain/tournaments/standings/standings.test.ts', ORGANISING],
  },
  {
    id: 'F5',
    system: 'Results: report, take back, confirm, dispute, rule, correct; nothing lost',
    sources: organising('GAMES', 'REFEREE'),
    tests: [WHOLE_EVENT, MODEL, 'tests/app/tournaments/as-it-stood.test.ts'],
  },
  {
    id: 'F6',
    system: 'Standings after any round, with the tiebreakers that were announced',
    sources: organising('GAMES', 'RANKING'),
    tests: [
      'tests/domain/tournaments/standings/standings.test.ts',
      'tests/domain/tournaments/standings/standings-csv.test.ts',
      'tests/app/tournaments/calculate.test.ts',
    ],
  },
  {
    id: 'F7',
    system: 'Event planner',
    sources: organising('SUBSEQUENT ROUNDS'),
    tests: ['tests/domain/tournaments/planner/event-plan.test.ts', WHOLE_EVENT],
  },
  {
    id: 'F8',
    system:
      'Rounds: preview, draw, redraw, swap, set by hand, late arrivals, drop-outs, tables, scenario, clock',
    sources: organising('PAIRING SYSTEM', 'SUBSEQUENT ROUNDS', 'GAMES'),
    tests: [
      ORGANISING,
      'tests/app/tournaments/round-body.test.ts',
      'tests/domain/tournaments/pairing/assign-tables.test.ts',
      MODEL,
    ],
  },
  {
    id: 'F9',
    system: 'Leagues: many tournaments, a season’s table, head-to-head, a rating',
    sources: [],
    tests: [
      'tests/app/leagues/season.test.ts',
      'tests/app/leagues/changes.test.ts',
      'tests/app/leagues/faults.test.ts',
      'tests/app/leagues/ratings-after.test.ts',
      'tests/domain/tournaments/league/season-table.test.ts',
      'tests/domain/tournaments/league/head-to-head.test.ts',
    ],
  },
  {
    id: 'F10',
    system: 'Doubles events: the team is the entrant',
    sources: [{ document: '000', heading: 'THE ARMY' }],
    tests: [
      WHOLE_EVENT,
      'tests/app/tournaments/scenario-of-round.test.ts',
      'tests/app/leagues/season.test.ts',
    ],
  },
  {
    id: 'F11',
    system: 'Checks of army list, painting and conversions; who should not play; the doubles scenarios',
    sources: [
      ...organising('ORGANISER', 'MINIATURES'),
      { document: '000', heading: 'SCENARIO 1 — NO ESCAPE' },
    ],
    tests: [WHOLE_EVENT, ORGANISING, 'tests/app/tournaments/roles.test.ts'],
  },
  {
    id: 'F13',
    system: 'Sign-up and check-in by the players themselves; many lines in one request, CSV',
    sources: [],
    tests: [
      'tests/app/tournaments/entrants/sign-up.test.ts',
      'tests/app/tournaments/bulk/bulk.test.ts',
      MODEL,
    ],
  },
  {
    id: 'F14',
    system: 'Teams of 2 to 8: sealed pairing of players, match and Game Points, table of players',
    sources: [],
    tests: [
      'tests/domain/tournaments/teams/blind-pairing.test.ts',
      'tests/domain/tournaments/teams/tables.test.ts',
      'tests/app/tournaments/team-matches/teams.test.ts',
    ],
  },
  {
    id: 'F15',
    system: 'Awards with votes, and certificates',
    sources: [],
    tests: ['tests/app/tournaments/awards/awards.test.ts', MODEL],
  },
  {
    id: 'F16',
    system: 'People over events: entrants and league players that one person binds and owns',
    sources: [],
    tests: ['tests/app/people/people.test.ts', 'tests/app/people/trouble.test.ts'],
  },
];

/** Every row, in the order of the systems. */
export const coverageRows: readonly CoverageRow[] = [...ruleRows, ...tournamentRows];

/** G: the interfaces, and what stands behind them. */
export const interfaceRows: readonly {
  readonly id: string;
  readonly system: string;
  /** Files and folders of the project. */
  readonly where: readonly string[];
  readonly tests: readonly string[];
}[] = [
  {
    id: 'G1',
    system: 'GraphQL',
    where: ['schema.graphql', 'src/interfaces/graphql', 'docs/graphql.md'],
    tests: ['tests/interfaces/same-answers.test.ts', 'tests/interfaces/graphql/schema.test.ts'],
  },
  {
    id: 'G2',
    system: 'REST',
    where: ['src/interfaces/rest', 'docs/rest.md'],
    tests: [
      'tests/interfaces/same-answers.test.ts',
      'tests/interfaces/rest/caching.test.ts',
      'tests/interfaces/rest/problem.test.ts',
    ],
  },
  {
    id: 'G3',
    system: 'Discord',
    where: ['src/interfaces/discord'],
    tests: ['tests/interfaces/discord/signature.test.ts', 'tests/interfaces/discord/parity.test.ts'],
  },
  {
    id: 'G4',
    system: 'Web pages, explorer and reference',
    where: ['src/interfaces/web'],
    tests: [
      'tests/interfaces/web/pages.test.ts',
      'tests/interfaces/rest/documents.test.ts',
      'tests/verify/browser/web.mjs',
    ],
  },
  {
    id: 'G5',
    system: 'Typed client',
    where: ['clients/typescript'],
    tests: ['tests/clients/same-answers.test.ts', 'tests/clients/client.test.ts'],
  },
  {
    id: 'G6',
    system: 'Pictures',
    where: ['src/domain/pictures', 'src/app/fights/pictures'],
    tests: ['tests/app/fights/pictures/pictures.test.ts', 'tests/interfaces/rest/pictures.test.ts'],
  },
  {
    id: 'G7',
    system: 'One table, and the infrastructure',
    where: ['src/infrastructure/aws', 'serverless.yml', 'docs/storage.md'],
    tests: [
      'tests/infrastructure/aws/contract.test.ts',
      'tests/verify/deploy/cloudformation.test.ts',
      'tests/verify/storage/kills.mjs',
    ],
  },
];
