import type { Page } from './reply';

/** Every page by its address; each is loaded with its first reader. A fixed word beats a `{name}`. */
export const pages: readonly (readonly [path: string, load: () => Promise<Page>])[] = [
  ['/', async () => (await import('./pages/home')).homePage],
  ['/rules', async () => (await import('./pages/rules')).rulesPage],
  ['/rules/to-wound', async () => (await import('./pages/to-wound')).toWoundPage],
  ['/rules/charts/{chart}', async () => (await import('./pages/chart')).chartPage],
  ['/rules/scenarios/{scenario}', async () => (await import('./pages/scenario')).scenarioPage],
  ['/rules/entries/{entry}', async () => (await import('./pages/reference-entry')).referenceEntryPage],
  ['/odds', async () => (await import('./pages/odds')).oddsPage],
  ['/rolls', async () => (await import('./pages/check-roll')).checkRollPage],
  ['/rolls/{roll}', async () => (await import('./pages/roll')).rollPage],
  ['/planner', async () => (await import('./pages/planner')).plannerPage],
  ['/tournaments/{tournament}', async () => (await import('./pages/tournament')).tournamentPage],
  ['/tournaments/{tournament}/standings', async () => (await import('./pages/standings')).standingsPage],
  ['/tournaments/{tournament}/rounds/{round}', async () => (await import('./pages/round')).roundPage],
  ['/tournaments/{tournament}/entrants', async () => (await import('./pages/entrants')).entrantsPage],
  ['/tournaments/{tournament}/entrants/{entrant}', async () => (await import('./pages/entrant')).entrantPage],
  ['/tournaments/{tournament}/movement', async () => (await import('./pages/movement')).movementPage],
  ['/tournaments/{tournament}/movement.svg', async () => (await import('./pages/movement-svg')).movementSvg],
  ['/tournaments/{tournament}/hall', async () => (await import('./pages/hall')).hallPage],
  ['/tournaments/{tournament}/embed', async () => (await import('./pages/embed')).embedPage],
  [
    '/tournaments/{tournament}/rounds/{round}/print',
    async () => (await import('./pages/print-round')).printPairingsPage,
  ],
  [
    '/tournaments/{tournament}/rounds/{round}/slips',
    async () => (await import('./pages/print-round')).resultSlipsPage,
  ],
  [
    '/tournaments/{tournament}/rounds/{round}/tables/{table}',
    async () => (await import('./pages/table')).tablePage,
  ],
  ['/leagues/{league}', async () => (await import('./pages/league')).leaguePage],
  [
    '/leagues/{league}/players/{player}',
    async () => (await import('./pages/league-player')).leaguePlayerPage,
  ],
  ['/organise', async () => (await import('./pages/organise')).organisePage],
  ['/play', async () => (await import('./pages/play')).playPage],
];
