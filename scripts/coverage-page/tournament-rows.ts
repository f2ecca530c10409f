import type { Source } from '../../src/shared/source';
import type { CoverageRow } from './rows';
import { ruleRows } from './rows';

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
    operations: [
      'createTournament',
      'tournament',
      'tournaments',
      'updateTournament',
      'recoverOrganiserToken',
      'openRegistration',
      'openCheckIn',
      'finishTournament',
      'registerEntrant',
      'updateEntrant',
      'checkInEntrant',
      'withdrawEntrant',
      'reinstateEntrant',
      'disqualifyEntrant',
      'eraseEntrant',
      'roleHolders',
      'grantRole',
      'revokeRole',
      'createLinkCode',
      'redeemLinkCode',
      'unlinkEntrant',
      'exportTournament',
      'importTournament',
      'webhooks',
      'createWebhook',
      'updateWebhook',
      'deleteWebhook',
      'rotateWebhookSecret',
      'pingWebhook',
      'webhookDeliveries',
    ],
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
    operations: ['drawRound', 'calculatePairings'],
    sources: organising('ROUND 1'),
    tests: ['tests/tournaments/pairing/draw-properties.test.ts', WHOLE_EVENT],
  },
  {
    id: 'F3',
    system: 'Later rounds by rank, no avoidable rematch, a last round without swaps',
    operations: ['drawRound', 'calculatePairings'],
    sources: organising('SUBSEQUENT ROUNDS'),
    tests: [
      'tests/tournaments/pairing/examples.test.ts',
      'tests/tournaments/pairing/draw-properties.test.ts',
      'tests/tournaments/pairing/maximum-matching.test.ts',
    ],
  },
  {
    id: 'F4',
    system: 'Spare Player, bye, concession',
    operations: ['drawRound', 'reportResult', 'calculatePairings', 'calculateStandings'],
    sources: organising('SPARE PLAYER', 'BYE', 'CONCEDING'),
    tests: ['tests/tournaments/standings/standings.test.ts', ORGANISING],
  },
  {
    id: 'F5',
    system: 'Results: report, confirm, dispute, rule, correct; nothing lost',
    operations: [
      'reportResult',
      'confirmResult',
      'disputeResult',
      'ruleResult',
      'adjustEntrant',
      'tournamentChanges',
      'history',
      'tournamentAfterRound',
    ],
    sources: organising('GAMES', 'REFEREE'),
    tests: [WHOLE_EVENT, MODEL, 'tests/app/tournaments/as-it-stood.test.ts'],
  },
  {
    id: 'F6',
    system: 'Standings after any round, with the tiebreakers that were announced',
    operations: ['standings', 'standingsSheet', 'calculateStandings', 'setScore', 'chooseFavouriteOpponent'],
    sources: organising('GAMES', 'RANKING'),
    tests: [
      'tests/tournaments/standings/standings.test.ts',
      'tests/tournaments/standings/standings-csv.test.ts',
      'tests/app/tournaments/calculate.test.ts',
    ],
  },
  {
    id: 'F7',
    system: 'Event planner',
    operations: ['eventPlan', 'createTournament'],
    sources: organising('SUBSEQUENT ROUNDS'),
    tests: ['tests/tournaments/planner/event-plan.test.ts', WHOLE_EVENT],
  },
  {
    id: 'F8',
    system:
      'Rounds: preview, draw, redraw, swap, set by hand, late arrivals, drop-outs, tables, scenario, clock',
    operations: [
      'previewRound',
      'drawRound',
      'round',
      'redrawRound',
      'swapEntrants',
      'setRoundTables',
      'startRound',
      'extendRound',
    ],
    sources: organising('PAIRING SYSTEM', 'SUBSEQUENT ROUNDS', 'GAMES'),
    tests: [
      ORGANISING,
      'tests/app/tournaments/round-body.test.ts',
      'tests/tournaments/pairing/assign-tables.test.ts',
      MODEL,
    ],
  },
  {
    id: 'F9',
    system: 'Leagues: many tournaments, a season’s table, head-to-head, a rating',
    operations: [
      'createLeague',
      'league',
      'updateLeague',
      'recoverLeagueToken',
      'leagueTable',
      'leagueRatings',
      'leaguePlayers',
      'addLeaguePlayer',
      'leaguePlayer',
      'renameLeaguePlayer',
      'issueLeaguePlayerToken',
      'eraseLeaguePlayer',
      'leagueHeadToHead',
      'offerTournament',
      'claimCodes',
      'acceptTournament',
      'leagueTournament',
      'removeTournament',
      'claimEntrants',
      'claimWithCode',
      'releaseClaim',
    ],
    sources: [],
    tests: [
      'tests/app/leagues/season.test.ts',
      'tests/app/leagues/changes.test.ts',
      'tests/app/leagues/faults.test.ts',
      'tests/app/leagues/ratings-after.test.ts',
      'tests/tournaments/league/season-table.test.ts',
      'tests/tournaments/league/head-to-head.test.ts',
    ],
  },
  {
    id: 'F10',
    system: 'Doubles events: the team is the entrant',
    operations: ['createTournament', 'registerEntrant', 'drawRound', 'standings'],
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
    operations: ['recordCheck', 'submitArmy', 'entrantArmy', 'publishArmyLists', 'roleHolders', 'tournament'],
    sources: [
      ...organising('ORGANISER', 'MINIATURES'),
      { document: '000', heading: 'SCENARIO 1 — NO ESCAPE' },
    ],
    tests: [WHOLE_EVENT, ORGANISING, 'tests/app/tournaments/roles.test.ts'],
  },
];

/** Every row, in the order of the systems. */
export const coverageRows: readonly CoverageRow[] = [...ruleRows, ...tournamentRows];

/** G: the doors, and what stands behind them. */
export const doorRows: readonly {
  readonly id: string;
  readonly system: string;
  /** Files and folders of the project. */
  readonly where: readonly string[];
  readonly tests: readonly string[];
}[] = [
  {
    id: 'G1',
    system: 'GraphQL',
    where: ['schema.graphql', 'src/doors/graphql', 'docs/graphql.md'],
    tests: ['tests/doors/same-answers.test.ts', 'tests/doors/graphql/schema.test.ts'],
  },
  {
    id: 'G2',
    system: 'REST',
    where: ['src/doors/rest', 'docs/openapi.json', 'docs/rest.md'],
    tests: [
      'tests/doors/same-answers.test.ts',
      'tests/doors/rest/caching.test.ts',
      'tests/doors/rest/problem.test.ts',
    ],
  },
  {
    id: 'G3',
    system: 'Discord',
    where: ['src/doors/discord'],
    tests: ['tests/doors/discord/signature.test.ts', 'tests/doors/discord/parity.test.ts'],
  },
  {
    id: 'G4',
    system: 'Web pages, explorer and reference',
    where: ['src/doors/web'],
    tests: ['tests/doors/web/pages.test.ts', 'tests/doors/rest/documents.test.ts', 'tests/verify/web.mjs'],
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
    where: ['src/pictures', 'src/app/pictures'],
    tests: ['tests/app/pictures/pictures.test.ts', 'tests/doors/rest/pictures.test.ts'],
  },
  {
    id: 'G7',
    system: 'One table, and the infrastructure',
    where: ['src/storage', 'serverless.yml', 'docs/storage.md'],
    tests: [
      'tests/storage/contract.test.ts',
      'tests/verify/cloudformation.test.ts',
      'tests/verify/kills.mjs',
    ],
  },
];
