import { toWound, toWoundChart } from '../../app/rules/to-wound';
import { field, fieldWithin, lazily, storedField } from './field';
import type { MutationResolvers, QueryResolvers, TournamentResolvers } from './generated/resolver-types';

// To Wound is asked most: it is always there. The other areas come with the first question to them, so that a cold start
// does not read all their schemas and tables.
const rules = lazily(async () => (await import('../../app/rules-use-cases')).rulesUseCases);
const rolls = lazily(async () => (await import('../../app/rolls-use-cases')).rollsUseCases);
const fights = lazily(async () => (await import('../../app/fights')).fightUseCases);
const reference = lazily(async () => (await import('../../app/reference-use-cases')).referenceUseCases);
const armies = lazily(async () => (await import('../../app/armies-use-cases')).armiesUseCases);
const stored = lazily(async () => (await import('./kept-use-cases')).keptUseCases);

/** One row for each question. A row too few, too many, or of another shape than the schema's type does not compile. */
export const queries: QueryResolvers = {
  toWound: field(toWound),
  toWoundChart: field(toWoundChart),
  charts: field(rules('charts')),
  chart: field(rules('chart')),
  chartOdds: field(rules('chartOdds')),
  resolveChart: field(rules('resolveChart')),
  fallingDamage: field(rules('fallingDamage')),
  courageOdds: field(rolls('courageOdds')),
  resolveCourage: field(rolls('resolveCourage')),
  fateOdds: field(rolls('fateOdds')),
  resolveFate: field(rolls('resolveFate')),
  inTheWayOdds: field(rolls('inTheWayOdds')),
  resolveInTheWay: field(rolls('resolveInTheWay')),
  castingOdds: field(rolls('castingOdds')),
  resolveCasting: field(rolls('resolveCasting')),
  specialStrikeOdds: field(rolls('specialStrikeOdds')),
  resolveSpecialStrike: field(rolls('resolveSpecialStrike')),
  priorityOdds: field(rolls('priorityOdds')),
  resolvePriority: field(rolls('resolvePriority')),
  rollOffOdds: field(rolls('rollOffOdds')),
  resolveRollOff: field(rolls('resolveRollOff')),
  mayShoot: field(rolls('mayShoot')),
  mayCast: field(rolls('mayCast')),
  waterTest: field(rolls('waterTest')),
  terrainTest: field(rolls('terrainTest')),
  proneMovement: field(rolls('proneMovement')),
  carrying: field(rolls('carrying')),
  passenger: field(rolls('passenger')),
  sentryAlarm: field(rolls('sentryAlarm')),
  referenceEntries: field(reference('referenceEntries')),
  referenceEntry: field(reference('referenceEntry')),
  searchRules: field(reference('searchRules')),
  scenarios: field(reference('scenarios')),
  scenario: field(reference('scenario')),
  scoreScenario: field(reference('scoreScenario')),
  gameState: field(reference('gameState')),
  checkSealedChoice: field(reference('checkSealedChoice')),
  armyLists: field(armies('armyLists')),
  armyList: field(armies('armyList')),
  legendaryLegions: field(armies('legendaryLegions')),
  legendaryLegion: field(armies('legendaryLegion')),
  readRoster: field(armies('readRoster')),
  validateArmy: field(armies('validateArmy')),
  checkReceipt: field(rules('checkReceipt')),
  receiptKey: field(rules('receiptKey')),
  calculatePairings: field(rules('calculatePairings')),
  calculateStandings: field(rules('calculateStandings')),
  eventPlan: field(rules('eventPlan')),
  duelOdds: field(fights('duelOdds')),
  mightAdvice: field(fights('mightAdvice')),
  strikeOdds: field(fights('strikeOdds')),
  fightOdds: field(fights('fightOdds')),
  volleyOdds: field(fights('volleyOdds')),
  resolveFight: field(fights('resolveFight')),
  resolveVolley: field(fights('resolveVolley')),
  tournament: storedField(stored('tournament')),
  tournaments: storedField(stored('tournaments')),
  round: storedField(stored('round')),
  standings: storedField(stored('standings')),
  league: storedField(stored('league')),
  leagueTable: storedField(stored('leagueTable')),
  leagueRatings: storedField(stored('leagueRatings')),
  leaguePlayers: storedField(stored('leaguePlayers')),
  leaguePlayer: storedField(stored('leaguePlayer')),
  leagueHeadToHead: storedField(stored('leagueHeadToHead')),
  leagueTournament: storedField(stored('leagueTournament')),
  claimCodes: storedField(stored('claimCodes')),
  roll: storedField(stored('roll')),
  rolls: storedField(stored('rolls')),
  sealedChoice: storedField(stored('sealedChoice')),
};

/** One row for each request that rolls or changes something. */
export const mutations: MutationResolvers = {
  rollChart: field(rules('rollChart')),
  rollCourage: field(rolls('rollCourage')),
  rollFate: field(rolls('rollFate')),
  rollInTheWay: field(rolls('rollInTheWay')),
  rollCasting: field(rolls('rollCasting')),
  rollSpecialStrike: field(rolls('rollSpecialStrike')),
  rollPriority: field(rolls('rollPriority')),
  rollRollOff: field(rolls('rollRollOff')),
  sealChoice: field(reference('sealChoice')),
  rollFight: field(fights('rollFight')),
  rollVolley: field(fights('rollVolley')),
  createTournament: storedField(stored('createTournament')),
  updateTournament: storedField(stored('updateTournament')),
  recoverOrganiserToken: storedField(stored('recoverOrganiserToken')),
  finishTournament: storedField(stored('finishTournament')),
  registerEntrant: storedField(stored('registerEntrant')),
  withdrawEntrant: storedField(stored('withdrawEntrant')),
  reinstateEntrant: storedField(stored('reinstateEntrant')),
  drawRound: storedField(stored('drawRound')),
  setRoundTables: storedField(stored('setRoundTables')),
  redrawRound: storedField(stored('redrawRound')),
  startRound: storedField(stored('startRound')),
  reportResult: storedField(stored('reportResult')),
  createLeague: storedField(stored('createLeague')),
  updateLeague: storedField(stored('updateLeague')),
  recoverLeagueToken: storedField(stored('recoverLeagueToken')),
  addLeaguePlayer: storedField(stored('addLeaguePlayer')),
  renameLeaguePlayer: storedField(stored('renameLeaguePlayer')),
  issueLeaguePlayerToken: storedField(stored('issueLeaguePlayerToken')),
  eraseLeaguePlayer: storedField(stored('eraseLeaguePlayer')),
  offerTournament: storedField(stored('offerTournament')),
  acceptTournament: storedField(stored('acceptTournament')),
  removeTournament: storedField(stored('removeTournament')),
  claimEntrants: storedField(stored('claimEntrants')),
  claimWithCode: storedField(stored('claimWithCode')),
  releaseClaim: storedField(stored('releaseClaim')),
  createRoll: storedField(stored('createRoll')),
  joinRoll: storedField(stored('joinRoll')),
  abandonRoll: storedField(stored('abandonRoll')),
  keepSealedChoice: storedField(stored('keepSealedChoice')),
  showSealedChoice: storedField(stored('showSealedChoice')),
};

interface Within {
  readonly id: string;
}

/** What is asked within a tournament. */
export const tournamentFields: Pick<TournamentResolvers, 'standings' | 'round'> = {
  standings: fieldWithin(
    stored('standings'),
    ({ id }: Within, { round }: { readonly round?: number | null | undefined }) => ({
      tournament: id,
      round,
    }),
  ),
  round: fieldWithin(stored('round'), ({ id }: Within, { number }: { readonly number: number }) => ({
    tournament: id,
    round: number,
  })),
};
