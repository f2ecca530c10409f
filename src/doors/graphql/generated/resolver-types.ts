// Made from schema.graphql by `npm run generate`: edit that file.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { TournamentView } from '../../../app/tournaments/views';
import type { GraphqlContext } from '../context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string };
  String: { input: string; output: string };
  Boolean: { input: boolean; output: boolean };
  Int: { input: number; output: number };
  Float: { input: number; output: number };
  /** A moment in UTC as ISO 8601 text: `2018-09-15T10:30:00.000Z`. */
  DateTime: { input: string; output: string };
  /** An army list with its profiles and Legions as a JSON object: a file of the catalogue, as `data/catalogue.schema.json` describes it. */
  ArmyListFile: { input: Record<string, unknown>; output: Record<string, unknown> };
};

/** Questions. They change nothing. */
export type Query = {
  /** What one hit of a Strength needs to wound a Defence, and its exact chance. */
  readonly toWound: Maybe<ToWound>;
  /** The To Wound chart, or one Strength's row of it, each cell with its exact chance. */
  readonly toWoundChart: Maybe<ToWoundChart>;
  /** Every roll table there is. */
  readonly charts: ChartList;
  /** One roll table as printed: its rows, modifiers, notes and sources. */
  readonly chart: Maybe<Chart>;
  /** The exact chance of every row of a chart. */
  readonly chartOdds: Maybe<ChartOdds>;
  /** What the player's own die means: every step from the natural die to what follows. */
  readonly resolveChart: Maybe<ChartResolution>;
  /** The hits of a fall. */
  readonly fallingDamage: Maybe<FallingDamage>;
  /** The reference: everything the documents state besides charts and scenarios, in our words, each with its source. */
  readonly referenceEntries: Maybe<ReferenceEntryList>;
  /** One entry of the reference. */
  readonly referenceEntry: Maybe<ReferenceEntry>;
  /** Everything there is by name, alias, beginning or text, typing errors forgiven; the best fit first. */
  readonly searchRules: Maybe<SearchHitList>;
  /** The scenarios, those for doubles in their order first. */
  readonly scenarios: Maybe<ScenarioList>;
  /** One scenario: layout, deployment, priority, end, special rules, Victory Points. */
  readonly scenario: Maybe<Scenario>;
  /** The Victory Points of a finished game, line by line with reasons, and the winner. */
  readonly scoreScenario: Maybe<ScenarioScore>;
  /** How a game stands: Broken, a quarter left, wiped out, who leads, and what the end of the turn brings. */
  readonly gameState: Maybe<GameState>;
  /** Whether a choice shown afterwards is the one that was sealed. */
  readonly checkSealedChoice: Maybe<SealedChoiceCheck>;
  /** Every army list of the edition by name; those not yet complete are known with their allies only. */
  readonly armyLists: Maybe<ArmyListSummaryList>;
  /** One army list: its profiles with all they may buy, its rules, its allies, its Legions. */
  readonly armyList: Maybe<ArmyList>;
  /** Every Legendary Legion by name. */
  readonly legendaryLegions: Maybe<LegionSummaryList>;
  /** One Legendary Legion: who may be fielded, what it demands, what it changes. */
  readonly legendaryLegion: Maybe<LegendaryLegion>;
  /** A BattleScribe roster as an army of this catalogue, ready to be validated, and what of it the catalogue lacks. */
  readonly readRoster: Maybe<RosterReading>;
  /** Whether an army may be played: every finding with its numbers, source and mend, the facts, and what would mend it. */
  readonly validateArmy: Maybe<ArmyReport>;
  /** The exact chances of a Courage test. */
  readonly courageOdds: Maybe<CourageOdds>;
  /** The players' own dice for a Courage test, step by step. */
  readonly resolveCourage: Maybe<CourageResolution>;
  /** The exact chances of Fate against one Wound. */
  readonly fateOdds: Maybe<FateOdds>;
  /** The players' own dice for Fate against one Wound, step by step. */
  readonly resolveFate: Maybe<FateResolution>;
  /** The exact chances of a shot past what is in its way. */
  readonly inTheWayOdds: Maybe<InTheWayOdds>;
  /** The players' own dice for a shot past what is in its way, step by step. */
  readonly resolveInTheWay: Maybe<InTheWayResolution>;
  /** The exact chances of a casting, and what the power does. */
  readonly castingOdds: Maybe<CastingOdds>;
  /** The players' own dice for a casting, and what the power does, step by step. */
  readonly resolveCasting: Maybe<CastingResolution>;
  /** The exact chances of a special strike. */
  readonly specialStrikeOdds: Maybe<SpecialStrikeOdds>;
  /** The players' own dice for a special strike, step by step. */
  readonly resolveSpecialStrike: Maybe<SpecialStrikeResolution>;
  /** The exact chances of the roll for Priority. */
  readonly priorityOdds: Maybe<PriorityOdds>;
  /** The players' own dice for the roll for Priority, step by step. */
  readonly resolvePriority: Maybe<PriorityResolution>;
  /** The exact chances of a roll-off, ties rolled again. */
  readonly rollOffOdds: Maybe<RollOffOdds>;
  /** The players' own dice for a roll-off, ties rolled again, step by step. */
  readonly resolveRollOff: Maybe<RollOffResolution>;
  /** Whether a model may make a shot: every reason why not, what goes with it, and the score to hit. */
  readonly mayShoot: Maybe<ShootingLeave>;
  /** Whether a Hero may cast a power now, and with how much Will. */
  readonly mayCast: Maybe<CastingLeave>;
  /** Whether water asks a model for a Swim test, when, and with which modifiers. */
  readonly waterTest: Maybe<WaterTest>;
  /** What it costs to cross something, and which test it calls for. */
  readonly terrainTest: Maybe<TerrainTest>;
  /** What movement a Prone model has, and what it may and may not do. */
  readonly proneMovement: Maybe<ProneMovement>;
  /** Whether a model may do something with what it carries, how far it may move, and what happens. */
  readonly carrying: Maybe<Carrying>;
  /** What happens to a passenger, and the chart to roll on next. */
  readonly passenger: Maybe<PassengerRule>;
  /** Whether the Sentries raise the alarm in this End phase, and which of them. */
  readonly sentryAlarm: Maybe<SentryAlarm>;
  /** Whether a receipt of a roll is ours and unchanged, and what it says. */
  readonly checkReceipt: Maybe<ReceiptCheck>;
  /** The public key that receipts are signed with, for checking them without this service. */
  readonly receiptKey: ReceiptKey;
  /** One verifiable roll as it stands, kept for 90 days. Its secret and its words are hidden while it is open. */
  readonly roll: Maybe<Roll>;
  /** Every verifiable roll that was opened on a day, the abandoned ones too, in the order of opening. */
  readonly rolls: Maybe<RollList>;
  /** A stored secret choice: its seal, and the choice once it was shown. */
  readonly sealedChoice: Maybe<StoredChoice>;
  /** Draws a round from the record given, each table with its reason. Nothing is stored. The same for players and teams. */
  readonly calculatePairings: Maybe<Pairings>;
  /** The standings after a round of the record given. Nothing is stored. The same for players and teams. */
  readonly calculateStandings: Maybe<CalculatedStandings>;
  /** How many games an event has time for, how long a round takes and which board it needs. */
  readonly eventPlan: Maybe<EventPlan>;
  /** Each side's exact chance to win a Duel, re-rolls and Might of both used as well as can be. */
  readonly duelOdds: Maybe<DuelOdds>;
  /** What to do with Might when the Duel dice lie: who wins under best play, and the least Might that does it. */
  readonly mightAdvice: Maybe<MightAdvice>;
  /** The exact distribution of Wounds and of models slain by Strikes, Might and Fate used as well as can be. */
  readonly strikeOdds: Maybe<StrikeOdds>;
  /** The joint outcome of a whole fight: the Duel, then the winner's Strikes; and a Heroic Combat's second fight. */
  readonly fightOdds: Maybe<FightOdds>;
  /** The exact Wounds of a volley at one target. */
  readonly volleyOdds: Maybe<VolleyOdds>;
  /**
   * A Duel's chances by the dice of both sides, or by the first side's dice and Fight, as a picture. As a file: GET
   * /v1/pictures/duel-matrix.svg or .png with `question`, all of this as JSON.
   */
  readonly duelMatrixPicture: Maybe<Picture>;
  /**
   * What if the first side had more or fewer dice: its chance to win a Duel against their number, a curve for each Fight or
   * Might. As a file: GET /v1/pictures/duel-curves.svg or .png with `question`, all of this as JSON.
   */
  readonly duelCurvesPicture: Maybe<Picture>;
  /**
   * The distribution of Wounds of Strikes, as a picture. As a file: GET /v1/pictures/strike-wounds.svg or .png with
   * `question`, all of this as JSON.
   */
  readonly strikeWoundsPicture: Maybe<Picture>;
  /**
   * The distribution of Wounds of a volley, as a picture. As a file: GET /v1/pictures/volley-wounds.svg or .png with
   * `question`, all of this as JSON.
   */
  readonly volleyWoundsPicture: Maybe<Picture>;
  /**
   * How a whole fight ends, as a picture: who wins the Duel, and how many of the others are slain. As a file:
   * GET /v1/pictures/fight-outcomes.svg or .png with `question`, all of this as JSON.
   */
  readonly fightOutcomesPicture: Maybe<Picture>;
  /** A whole fight with the players' own dice, step by step; all choices are best play. */
  readonly resolveFight: Maybe<FightPlay>;
  /** A volley with the players' own dice, step by step; all choices are best play. */
  readonly resolveVolley: Maybe<VolleyPlay>;
  /** A tournament as it stands. */
  readonly tournament: Maybe<Tournament>;
  /** The public tournaments of a month by day, or those of them whose name has a text. A page can be short: go on until `nextCursor` is null. */
  readonly tournaments: Maybe<TournamentList>;
  /** A round of a tournament: its tables with their reasons and results. */
  readonly round: Maybe<Round>;
  /** The standings of a tournament after a round as CSV for a spreadsheet. */
  readonly standingsSheet: Maybe<StandingsSheet>;
  /** Everything of a tournament that has changed since a cursor, or all without one. */
  readonly tournamentChanges: Maybe<TournamentChanges>;
  /** Who did what in a tournament, when, from what to what: every change, oldest first. */
  readonly history: Maybe<HistoryPage>;
  /** A tournament as it stood when the round after this one was drawn, later corrections left out. */
  readonly tournamentAfterRound: Maybe<PastTournament>;
  /** A whole tournament as one document with its history, without tokens; for its organisers. */
  readonly exportTournament: Maybe<ExportedTournament>;
  /** Who holds which role in a tournament; for its organisers. */
  readonly roleHolders: Maybe<RoleHolders>;
  /** The webhooks of a tournament, without their secrets; for its organisers. */
  readonly webhooks: Maybe<WebhookList>;
  /** What was sent to a webhook within the last 30 days, the newest change first; for its organisers. */
  readonly webhookDeliveries: Maybe<WebhookDeliveries>;
  /** The next round of a tournament as it would be drawn now; for whoever draws. Nothing is written. */
  readonly previewRound: Maybe<RoundPreview>;
  /** The army list of an entrant; until the lists are published for its player and the organisers. */
  readonly entrantArmy: Maybe<EntrantArmy>;
  /** The standings after a round of a tournament, computed from its games. */
  readonly standings: Maybe<TournamentStandings>;
  /** A league: how it is counted, and its tournaments. */
  readonly league: Maybe<League>;
  /** The season's table, best first. A `cursor` holds for one version of it: CONFLICT says to begin again with the first page. */
  readonly leagueTable: Maybe<LeagueTable>;
  /** The Glicko-2 ratings, recomputed from all games of the season, best first; pages as `leagueTable` has them. */
  readonly leagueRatings: Maybe<LeagueRatings>;
  /** The players by id. A page repeats and skips nobody, whoever joins meanwhile. */
  readonly leaguePlayers: Maybe<LeaguePlayerList>;
  /** A player's season. */
  readonly leaguePlayer: Maybe<LeaguePlayerPage>;
  /** Every game of the season between two players, seen by the first. */
  readonly leagueHeadToHead: Maybe<LeagueHeadToHead>;
  /** Who is who in a tournament of a league: its entrants by player number. */
  readonly leagueTournament: Maybe<LeagueTournament>;
  /** The codes with which the players of a tournament claim their entrants in a league, for the tournament's organiser to hand out. */
  readonly claimCodes: Maybe<ClaimCodeList>;
};

/** Questions. They change nothing. */
export type QueryToWoundArgs = {
  strength: Scalars['Int']['input'];
  defence: Scalars['Int']['input'];
  bonus?: InputMaybe<Scalars['Int']['input']>;
  rerollOnes?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Questions. They change nothing. */
export type QueryToWoundChartArgs = {
  strength?: InputMaybe<Scalars['Int']['input']>;
  bonus?: InputMaybe<Scalars['Int']['input']>;
  rerollOnes?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Questions. They change nothing. */
export type QueryChartArgs = {
  id: Scalars['ID']['input'];
};

/** Questions. They change nothing. */
export type QueryChartOddsArgs = {
  id: Scalars['ID']['input'];
  modifiers?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  variant?: InputMaybe<Scalars['String']['input']>;
  mightAvailable?: InputMaybe<Scalars['Int']['input']>;
  aims?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Questions. They change nothing. */
export type QueryResolveChartArgs = {
  id: Scalars['ID']['input'];
  input: ResolveChartInput;
};

/** Questions. They change nothing. */
export type QueryFallingDamageArgs = {
  fallInches: Scalars['Float']['input'];
  modelHeightInches: Scalars['Float']['input'];
};

/** Questions. They change nothing. */
export type QueryReferenceEntriesArgs = {
  kind?: InputMaybe<ReferenceKind>;
  phase?: InputMaybe<Phase>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Questions. They change nothing. */
export type QueryReferenceEntryArgs = {
  id: Scalars['ID']['input'];
};

/** Questions. They change nothing. */
export type QuerySearchRulesArgs = {
  query: Scalars['String']['input'];
  kinds?: InputMaybe<ReadonlyArray<SearchKind>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** Questions. They change nothing. */
export type QueryScenariosArgs = {
  format?: InputMaybe<ScenarioFormat>;
};

/** Questions. They change nothing. */
export type QueryScenarioArgs = {
  id: Scalars['ID']['input'];
};

/** Questions. They change nothing. */
export type QueryScoreScenarioArgs = {
  id: Scalars['ID']['input'];
  input: ScoreScenarioInput;
};

/** Questions. They change nothing. */
export type QueryGameStateArgs = {
  input: GameStateInput;
};

/** Questions. They change nothing. */
export type QueryCheckSealedChoiceArgs = {
  input: CheckSealedChoiceInput;
};

/** Questions. They change nothing. */
export type QueryArmyListsArgs = {
  alignment?: InputMaybe<Alignment>;
};

/** Questions. They change nothing. */
export type QueryArmyListArgs = {
  id: Scalars['ID']['input'];
};

/** Questions. They change nothing. */
export type QueryLegendaryLegionsArgs = {
  armyList?: InputMaybe<Scalars['ID']['input']>;
};

/** Questions. They change nothing. */
export type QueryLegendaryLegionArgs = {
  id: Scalars['ID']['input'];
};

/** Questions. They change nothing. */
export type QueryReadRosterArgs = {
  input: ReadRosterInput;
};

/** Questions. They change nothing. */
export type QueryValidateArmyArgs = {
  input: ArmyInput;
};

/** Questions. They change nothing. */
export type QueryCourageOddsArgs = {
  input: CourageInput;
};

/** Questions. They change nothing. */
export type QueryResolveCourageArgs = {
  input: ResolveCourageInput;
};

/** Questions. They change nothing. */
export type QueryFateOddsArgs = {
  input: FateInput;
};

/** Questions. They change nothing. */
export type QueryResolveFateArgs = {
  input: ResolveFateInput;
};

/** Questions. They change nothing. */
export type QueryInTheWayOddsArgs = {
  input: InTheWayInput;
};

/** Questions. They change nothing. */
export type QueryResolveInTheWayArgs = {
  input: ResolveInTheWayInput;
};

/** Questions. They change nothing. */
export type QueryCastingOddsArgs = {
  input: CastingInput;
};

/** Questions. They change nothing. */
export type QueryResolveCastingArgs = {
  input: ResolveCastingInput;
};

/** Questions. They change nothing. */
export type QuerySpecialStrikeOddsArgs = {
  input: SpecialStrikeInput;
};

/** Questions. They change nothing. */
export type QueryResolveSpecialStrikeArgs = {
  input: ResolveSpecialStrikeInput;
};

/** Questions. They change nothing. */
export type QueryPriorityOddsArgs = {
  input: PriorityInput;
};

/** Questions. They change nothing. */
export type QueryResolvePriorityArgs = {
  input: ResolvePriorityInput;
};

/** Questions. They change nothing. */
export type QueryRollOffOddsArgs = {
  input: RollOffInput;
};

/** Questions. They change nothing. */
export type QueryResolveRollOffArgs = {
  input: ResolveRollOffInput;
};

/** Questions. They change nothing. */
export type QueryMayShootArgs = {
  input: MayShootInput;
};

/** Questions. They change nothing. */
export type QueryMayCastArgs = {
  input: MayCastInput;
};

/** Questions. They change nothing. */
export type QueryWaterTestArgs = {
  input: WaterTestInput;
};

/** Questions. They change nothing. */
export type QueryTerrainTestArgs = {
  input: TerrainTestInput;
};

/** Questions. They change nothing. */
export type QueryProneMovementArgs = {
  input: ProneMovementInput;
};

/** Questions. They change nothing. */
export type QueryCarryingArgs = {
  input: CarryingInput;
};

/** Questions. They change nothing. */
export type QueryPassengerArgs = {
  event: PassengerEvent;
};

/** Questions. They change nothing. */
export type QuerySentryAlarmArgs = {
  sentries: ReadonlyArray<SentryInput>;
};

/** Questions. They change nothing. */
export type QueryCheckReceiptArgs = {
  receipt: Scalars['String']['input'];
};

/** Questions. They change nothing. */
export type QueryRollArgs = {
  id: Scalars['ID']['input'];
};

/** Questions. They change nothing. */
export type QueryRollsArgs = {
  day: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Questions. They change nothing. */
export type QuerySealedChoiceArgs = {
  id: Scalars['ID']['input'];
};

/** Questions. They change nothing. */
export type QueryCalculatePairingsArgs = {
  input: CalculatePairingsInput;
};

/** Questions. They change nothing. */
export type QueryCalculateStandingsArgs = {
  input: CalculateStandingsInput;
};

/** Questions. They change nothing. */
export type QueryEventPlanArgs = {
  points: Scalars['Int']['input'];
  days?: InputMaybe<Scalars['Int']['input']>;
};

/** Questions. They change nothing. */
export type QueryDuelOddsArgs = {
  input: DuelOddsInput;
};

/** Questions. They change nothing. */
export type QueryMightAdviceArgs = {
  input: MightAdviceInput;
};

/** Questions. They change nothing. */
export type QueryStrikeOddsArgs = {
  input: StrikeOddsInput;
};

/** Questions. They change nothing. */
export type QueryFightOddsArgs = {
  input: FightOddsInput;
};

/** Questions. They change nothing. */
export type QueryVolleyOddsArgs = {
  input: VolleyOddsInput;
};

/** Questions. They change nothing. */
export type QueryDuelMatrixPictureArgs = {
  input: DuelOddsInput;
  by?: InputMaybe<DuelMatrixColumns>;
  upTo?: InputMaybe<Scalars['Int']['input']>;
  sideNames?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  theme?: InputMaybe<PictureTheme>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Questions. They change nothing. */
export type QueryDuelCurvesPictureArgs = {
  input: DuelOddsInput;
  compare?: InputMaybe<DuelCurves>;
  upTo?: InputMaybe<Scalars['Int']['input']>;
  sideNames?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  theme?: InputMaybe<PictureTheme>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Questions. They change nothing. */
export type QueryStrikeWoundsPictureArgs = {
  input: StrikeOddsInput;
  theme?: InputMaybe<PictureTheme>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Questions. They change nothing. */
export type QueryVolleyWoundsPictureArgs = {
  input: VolleyOddsInput;
  theme?: InputMaybe<PictureTheme>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Questions. They change nothing. */
export type QueryFightOutcomesPictureArgs = {
  input: RollFightInput;
  sideNames?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  theme?: InputMaybe<PictureTheme>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Questions. They change nothing. */
export type QueryResolveFightArgs = {
  input: ResolveFightInput;
};

/** Questions. They change nothing. */
export type QueryResolveVolleyArgs = {
  input: ResolveVolleyInput;
};

/** Questions. They change nothing. */
export type QueryTournamentArgs = {
  id: Scalars['ID']['input'];
};

/** Questions. They change nothing. */
export type QueryTournamentsArgs = {
  month?: InputMaybe<Scalars['String']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Questions. They change nothing. */
export type QueryRoundArgs = {
  tournament: Scalars['ID']['input'];
  round: Scalars['Int']['input'];
};

/** Questions. They change nothing. */
export type QueryStandingsSheetArgs = {
  tournament: Scalars['ID']['input'];
  round?: InputMaybe<Scalars['Int']['input']>;
};

/** Questions. They change nothing. */
export type QueryTournamentChangesArgs = {
  tournament: Scalars['ID']['input'];
  since?: InputMaybe<Scalars['String']['input']>;
};

/** Questions. They change nothing. */
export type QueryHistoryArgs = {
  tournament: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Questions. They change nothing. */
export type QueryTournamentAfterRoundArgs = {
  tournament: Scalars['ID']['input'];
  round: Scalars['Int']['input'];
};

/** Questions. They change nothing. */
export type QueryExportTournamentArgs = {
  tournament: Scalars['ID']['input'];
};

/** Questions. They change nothing. */
export type QueryRoleHoldersArgs = {
  tournament: Scalars['ID']['input'];
};

/** Questions. They change nothing. */
export type QueryWebhooksArgs = {
  tournament: Scalars['ID']['input'];
};

/** Questions. They change nothing. */
export type QueryWebhookDeliveriesArgs = {
  tournament: Scalars['ID']['input'];
  webhook: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Questions. They change nothing. */
export type QueryPreviewRoundArgs = {
  tournament: Scalars['ID']['input'];
};

/** Questions. They change nothing. */
export type QueryEntrantArmyArgs = {
  tournament: Scalars['ID']['input'];
  entrant: Scalars['ID']['input'];
};

/** Questions. They change nothing. */
export type QueryStandingsArgs = {
  tournament: Scalars['ID']['input'];
  round?: InputMaybe<Scalars['Int']['input']>;
};

/** Questions. They change nothing. */
export type QueryLeagueArgs = {
  id: Scalars['ID']['input'];
};

/** Questions. They change nothing. */
export type QueryLeagueTableArgs = {
  league: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Questions. They change nothing. */
export type QueryLeagueRatingsArgs = {
  league: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Questions. They change nothing. */
export type QueryLeaguePlayersArgs = {
  league: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Questions. They change nothing. */
export type QueryLeaguePlayerArgs = {
  league: Scalars['ID']['input'];
  player: Scalars['ID']['input'];
};

/** Questions. They change nothing. */
export type QueryLeagueHeadToHeadArgs = {
  league: Scalars['ID']['input'];
  player: Scalars['ID']['input'];
  opponent: Scalars['ID']['input'];
};

/** Questions. They change nothing. */
export type QueryLeagueTournamentArgs = {
  league: Scalars['ID']['input'];
  tournament: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Questions. They change nothing. */
export type QueryClaimCodesArgs = {
  tournament: Scalars['ID']['input'];
  league: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type Mutation = {
  /** We throw the die. Answers as `resolveChart` does before any Might, with a signed receipt. */
  readonly rollChart: Maybe<ChartResolution>;
  /** We throw the dice for a Courage test; with a signed receipt. */
  readonly rollCourage: Maybe<CourageResolution>;
  /** We throw the dice for Fate against one Wound; with a signed receipt. */
  readonly rollFate: Maybe<FateResolution>;
  /** We throw the dice for a shot past what is in its way; with a signed receipt. */
  readonly rollInTheWay: Maybe<InTheWayResolution>;
  /** We throw the dice for a casting, and what the power does; with a signed receipt. */
  readonly rollCasting: Maybe<CastingResolution>;
  /** We throw the dice for a special strike; with a signed receipt. */
  readonly rollSpecialStrike: Maybe<SpecialStrikeResolution>;
  /** We throw the dice for the roll for Priority; with a signed receipt. */
  readonly rollPriority: Maybe<PriorityResolution>;
  /** We throw the dice for a roll-off, ties rolled again; with a signed receipt. */
  readonly rollRollOff: Maybe<RollOffResolution>;
  /** We throw the dice for a whole fight, step by step; with a signed receipt. */
  readonly rollFight: Maybe<FightPlay>;
  /** We throw the dice for a volley, step by step; with a signed receipt. */
  readonly rollVolley: Maybe<VolleyPlay>;
  /** Creates a tournament. Anybody may; what the organiser must keep is shown here only. The key must have at least 16 characters. */
  readonly createTournament: Maybe<CreatedTournament>;
  /** Changes what may still be changed of a tournament. */
  readonly updateTournament: Maybe<TournamentSettings>;
  /** Brings back a lost organiser's token. The old token and the old code stop working. */
  readonly recoverOrganiserToken: Maybe<RecoveredTournament>;
  /** Finishes a tournament whose drawn rounds are all reported. */
  readonly finishTournament: Maybe<FinishedTournament>;
  /** Makes a tournament out of an exported one, with a new id and organiser's token. The key must have at least 16 characters. The request takes 4 MB at most, here as through REST. */
  readonly importTournament: Maybe<CreatedTournament>;
  /** Opens a draft: entrants are registered from now on. */
  readonly openRegistration: Maybe<TournamentSettings>;
  /** Opens check-in: only entrants that are checked in are drawn from now on. */
  readonly openCheckIn: Maybe<TournamentSettings>;
  /** Publishes the army lists to whoever may read the tournament. */
  readonly publishArmyLists: Maybe<TournamentSettings>;
  /** Hands out a token for a role. The key must have at least 16 characters: who repeats it gets the token again. */
  readonly grantRole: Maybe<GrantedRole>;
  /** Takes a token back: it stops working at once. */
  readonly revokeRole: Maybe<RevokedRole>;
  /** Makes a one-time code for an entrant: a member of a connected Discord server is linked with it, or it is exchanged for a player's token. It lasts seven days; an entrant has four at most, and a fifth ends the oldest. */
  readonly createLinkCode: Maybe<LinkCode>;
  /** Exchanges a one-time code for a player's token of its entrant, which uses the code up; four links are the most an entrant has. No token is needed. The key must have at least 16 characters: who repeats it gets the token again. */
  readonly redeemLinkCode: Maybe<RedeemedLinkCode>;
  /** Takes back every link of an entrant, with members of Discord and by codes that were typed, and its open codes. */
  readonly unlinkEntrant: Maybe<UnlinkedEntrant>;
  /** Has an address told of the tournament's changes from now on. The key must have at least 16 characters: who repeats it gets the secret again. */
  readonly createWebhook: Maybe<WebhookWithSecret>;
  /** Changes where a webhook sends, of what, and whether it does. */
  readonly updateWebhook: Maybe<Webhook>;
  /** Takes a webhook away: nothing more is sent to it, not even what is on its way. */
  readonly deleteWebhook: Maybe<DeletedWebhook>;
  /** Gives a webhook a new secret; for a day the one before signs too. The key must have at least 16 characters: who repeats it gets the secret again. */
  readonly rotateWebhookSecret: Maybe<WebhookWithSecret>;
  /** Sends a test message to a webhook, paused or not, on the very way that all others go. */
  readonly pingWebhook: Maybe<WebhookPing>;
  /** Mends what was written down wrongly of an entrant. */
  readonly updateEntrant: Maybe<Entrant>;
  /** Checks in an entrant that has come; it is drawn from the next round on. */
  readonly checkInEntrant: Maybe<Entrant>;
  /** Disqualifies an entrant: it is drawn no more, its games stay. */
  readonly disqualifyEntrant: Maybe<Entrant>;
  /** Blanks a person's data, in the history too; the games stay. It cannot be undone. */
  readonly eraseEntrant: Maybe<Entrant>;
  /** Notes that an army list, the painting or the conversions have been looked at. */
  readonly recordCheck: Maybe<Entrant>;
  /** Submits the army list of an entrant, or another one in its place. */
  readonly submitArmy: Maybe<EntrantArmy>;
  /** Gives or takes points with a reason. */
  readonly adjustEntrant: Maybe<Entrant>;
  /** Notes an entrant's score for one of the organiser's tiebreakers; another one for the same round replaces it. */
  readonly setScore: Maybe<Entrant>;
  /** Names the favourite opponent of an entrant; it can be changed. */
  readonly chooseFavouriteOpponent: Maybe<Entrant>;
  /** Lets two entrants of a drawn round change places. */
  readonly swapEntrants: Maybe<Round>;
  /** Gives a running round more time. */
  readonly extendRound: Maybe<Round>;
  /** Confirms a reported result: the other side does, or a scorekeeper. `ifMatch` names the version that is confirmed. */
  readonly confirmResult: Maybe<ReportedTable>;
  /** Objects to a result: the round is not complete until a referee has ruled. */
  readonly disputeResult: Maybe<ReportedTable>;
  /** Rules how a table ended: final. */
  readonly ruleResult: Maybe<ReportedTable>;
  /** Registers an entrant under the next player number. Beyond the cap it waits; after round 1 it joins from the next draw. */
  readonly registerEntrant: Maybe<Entrant>;
  /** Takes an entrant out of all further draws; what it has played stays. */
  readonly withdrawEntrant: Maybe<Entrant>;
  /** Takes a withdrawal back. */
  readonly reinstateEntrant: Maybe<Entrant>;
  /** Draws the next round: the first from the committed seed, later ones by the standings. */
  readonly drawRound: Maybe<Round>;
  /** Sets the tables of the next round, or of the drawn one, by hand. */
  readonly setRoundTables: Maybe<Round>;
  /** Draws a round again that has not been started. */
  readonly redrawRound: Maybe<Round>;
  /** Starts a drawn round: from now on it is reported, and no longer drawn. */
  readonly startRound: Maybe<Round>;
  /** Reports the result of a table. To correct one, name its version with `ifMatch`. */
  readonly reportResult: Maybe<ReportedTable>;
  /** Seals a secret choice: hand out the commitment now, show choice and nonce afterwards. Nothing is stored. */
  readonly sealChoice: Maybe<SealedChoice>;
  /** Stores the seal of a secret choice with its time; the choice itself is not sent. The key must have at least 16 characters. */
  readonly keepSealedChoice: Maybe<StoredChoice>;
  /** Shows a stored secret choice to everybody. Refused where choice and nonce do not fit the seal. */
  readonly showSealedChoice: Maybe<StoredChoice>;
  /** Opens a roll that nobody can steer: the commitment to our secret is published before any player's word. The key must have at least 16 characters. */
  readonly createRoll: Maybe<CreatedRoll>;
  /** Locks the caller's word for ever. The last word brings the dice with it. */
  readonly joinRoll: Maybe<Roll>;
  /** Gives up a roll that is still open: no dice, and our secret is shown. For its players; for anybody after the time to join. */
  readonly abandonRoll: Maybe<Roll>;
  /** Creates a league. Anybody may; what the organiser must keep is shown here only. The key must have at least 16 characters. */
  readonly createLeague: Maybe<GrantedLeague>;
  /** Changes a league; the table follows for the whole season. */
  readonly updateLeague: Maybe<LeagueSettings>;
  /** Brings back a lost organiser's token. The old token and the old code stop working. */
  readonly recoverLeagueToken: Maybe<GrantedLeague>;
  /** Adds a player. The identity is the id, not the name. */
  readonly addLeaguePlayer: Maybe<LeaguePlayer>;
  /** Changes a player's name. */
  readonly renameLeaguePlayer: Maybe<LeaguePlayer>;
  /** Gives a player a token to claim with; an earlier one stops working. */
  readonly issueLeaguePlayerToken: Maybe<LeaguePlayerToken>;
  /** Erases a player's name, in its history too. What was played stays in the table, under the id alone. */
  readonly eraseLeaguePlayer: Maybe<LeaguePlayer>;
  /** Offers a tournament to a league, with the token of the tournament's organiser. The league then sees its entrants and results, of a private one too. It cannot be taken back. */
  readonly offerTournament: Maybe<OfferedTournament>;
  /** Accepts a tournament that was offered: it counts from the moment it is finished. */
  readonly acceptTournament: Maybe<AcceptedTournament>;
  /** Takes a tournament out of a league again. Its claims stay, should it be accepted once more. */
  readonly removeTournament: Maybe<AcceptedTournament>;
  /** Confirms which players the entrants of a tournament are. Refused as a whole, with every fault, where one claim cannot be. */
  readonly claimEntrants: Maybe<ChangedClaims>;
  /** Claims an entrant with the code that the tournament's organiser has given it, with the token of the player. A code works once. */
  readonly claimWithCode: Maybe<ChangedClaims>;
  /** Takes a wrong claim back. */
  readonly releaseClaim: Maybe<ChangedClaims>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRollChartArgs = {
  id: Scalars['ID']['input'];
  input?: InputMaybe<RollChartInput>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRollCourageArgs = {
  input: CourageInput;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRollFateArgs = {
  input: FateInput;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRollInTheWayArgs = {
  input: InTheWayInput;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRollCastingArgs = {
  input: CastingInput;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRollSpecialStrikeArgs = {
  input: SpecialStrikeInput;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRollPriorityArgs = {
  input: PriorityInput;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRollRollOffArgs = {
  input: RollOffInput;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRollFightArgs = {
  input: RollFightInput;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRollVolleyArgs = {
  input: VolleyOddsInput;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationCreateTournamentArgs = {
  input: CreateTournamentInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationUpdateTournamentArgs = {
  tournament: Scalars['ID']['input'];
  input: UpdateTournamentInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRecoverOrganiserTokenArgs = {
  tournament: Scalars['ID']['input'];
  recoveryCode: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationFinishTournamentArgs = {
  tournament: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationImportTournamentArgs = {
  document: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationOpenRegistrationArgs = {
  tournament: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationOpenCheckInArgs = {
  tournament: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationPublishArmyListsArgs = {
  tournament: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationGrantRoleArgs = {
  tournament: Scalars['ID']['input'];
  input: GrantRoleInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRevokeRoleArgs = {
  tournament: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationCreateLinkCodeArgs = {
  tournament: Scalars['ID']['input'];
  entrant: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRedeemLinkCodeArgs = {
  tournament: Scalars['ID']['input'];
  code: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationUnlinkEntrantArgs = {
  tournament: Scalars['ID']['input'];
  entrant: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationCreateWebhookArgs = {
  tournament: Scalars['ID']['input'];
  input: CreateWebhookInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationUpdateWebhookArgs = {
  tournament: Scalars['ID']['input'];
  webhook: Scalars['ID']['input'];
  input: UpdateWebhookInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationDeleteWebhookArgs = {
  tournament: Scalars['ID']['input'];
  webhook: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRotateWebhookSecretArgs = {
  tournament: Scalars['ID']['input'];
  webhook: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationPingWebhookArgs = {
  tournament: Scalars['ID']['input'];
  webhook: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationUpdateEntrantArgs = {
  tournament: Scalars['ID']['input'];
  entrant: Scalars['ID']['input'];
  input: UpdateEntrantInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationCheckInEntrantArgs = {
  tournament: Scalars['ID']['input'];
  entrant: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationDisqualifyEntrantArgs = {
  tournament: Scalars['ID']['input'];
  entrant: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationEraseEntrantArgs = {
  tournament: Scalars['ID']['input'];
  entrant: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRecordCheckArgs = {
  tournament: Scalars['ID']['input'];
  entrant: Scalars['ID']['input'];
  input: RecordCheckInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationSubmitArmyArgs = {
  tournament: Scalars['ID']['input'];
  entrant: Scalars['ID']['input'];
  army: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationAdjustEntrantArgs = {
  tournament: Scalars['ID']['input'];
  entrant: Scalars['ID']['input'];
  input: AdjustEntrantInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationSetScoreArgs = {
  tournament: Scalars['ID']['input'];
  entrant: Scalars['ID']['input'];
  input: SetScoreInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationChooseFavouriteOpponentArgs = {
  tournament: Scalars['ID']['input'];
  entrant: Scalars['ID']['input'];
  opponent: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationSwapEntrantsArgs = {
  tournament: Scalars['ID']['input'];
  round: Scalars['Int']['input'];
  input: SwapEntrantsInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationExtendRoundArgs = {
  tournament: Scalars['ID']['input'];
  round: Scalars['Int']['input'];
  minutes: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationConfirmResultArgs = {
  tournament: Scalars['ID']['input'];
  round: Scalars['Int']['input'];
  table: Scalars['Int']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationDisputeResultArgs = {
  tournament: Scalars['ID']['input'];
  round: Scalars['Int']['input'];
  table: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRuleResultArgs = {
  tournament: Scalars['ID']['input'];
  round: Scalars['Int']['input'];
  table: Scalars['Int']['input'];
  input: RuleResultInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRegisterEntrantArgs = {
  tournament: Scalars['ID']['input'];
  input: RegisterEntrantInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationWithdrawEntrantArgs = {
  tournament: Scalars['ID']['input'];
  entrant: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationReinstateEntrantArgs = {
  tournament: Scalars['ID']['input'];
  entrant: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationDrawRoundArgs = {
  tournament: Scalars['ID']['input'];
  digest?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationSetRoundTablesArgs = {
  tournament: Scalars['ID']['input'];
  round: Scalars['Int']['input'];
  input: SetRoundTablesInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRedrawRoundArgs = {
  tournament: Scalars['ID']['input'];
  round: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationStartRoundArgs = {
  tournament: Scalars['ID']['input'];
  round: Scalars['Int']['input'];
  minutes?: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationReportResultArgs = {
  tournament: Scalars['ID']['input'];
  round: Scalars['Int']['input'];
  table: Scalars['Int']['input'];
  input: ReportResultInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationSealChoiceArgs = {
  input: SealChoiceInput;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationKeepSealedChoiceArgs = {
  input: KeepSealedChoiceInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationShowSealedChoiceArgs = {
  id: Scalars['ID']['input'];
  choice: Scalars['String']['input'];
  nonce: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationCreateRollArgs = {
  input: CreateRollInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationJoinRollArgs = {
  id: Scalars['ID']['input'];
  word: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationAbandonRollArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationCreateLeagueArgs = {
  input: CreateLeagueInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationUpdateLeagueArgs = {
  league: Scalars['ID']['input'];
  input: UpdateLeagueInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRecoverLeagueTokenArgs = {
  league: Scalars['ID']['input'];
  recoveryCode: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationAddLeaguePlayerArgs = {
  league: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRenameLeaguePlayerArgs = {
  league: Scalars['ID']['input'];
  player: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationIssueLeaguePlayerTokenArgs = {
  league: Scalars['ID']['input'];
  player: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationEraseLeaguePlayerArgs = {
  league: Scalars['ID']['input'];
  player: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationOfferTournamentArgs = {
  tournament: Scalars['ID']['input'];
  league: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationAcceptTournamentArgs = {
  league: Scalars['ID']['input'];
  tournament: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRemoveTournamentArgs = {
  league: Scalars['ID']['input'];
  tournament: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationClaimEntrantsArgs = {
  league: Scalars['ID']['input'];
  tournament: Scalars['ID']['input'];
  claims: ReadonlyArray<ClaimInput>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationClaimWithCodeArgs = {
  league: Scalars['ID']['input'];
  tournament: Scalars['ID']['input'];
  entrant: Scalars['ID']['input'];
  member?: InputMaybe<Scalars['Int']['input']>;
  player: Scalars['ID']['input'];
  code: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationReleaseClaimArgs = {
  league: Scalars['ID']['input'];
  tournament: Scalars['ID']['input'];
  entrant: Scalars['ID']['input'];
  member?: InputMaybe<Scalars['Int']['input']>;
  reason: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ifMatch?: InputMaybe<Scalars['String']['input']>;
};

/** An exact chance. */
export type Chance = {
  /** Exact, in lowest terms: `161/216`; `0/1` never happens, `1/1` always. */
  readonly fraction: Scalars['String']['output'];
  /** The nearest decimal; 0 or 1 only where the chance is exactly that. */
  readonly decimal: Scalars['Float']['output'];
};

/** Where a fact stands in the rules documents. */
export type Source = {
  /** The document's number, `000` to `004`; `RULING`: what this project decided where they are silent; `CATALOGUE`: an army list's own. */
  readonly document: Scalars['String']['output'];
  /** The heading as printed there. */
  readonly heading: Scalars['String']['output'];
  /** The page, where the document numbers its pages. */
  readonly page: Maybe<Scalars['Int']['output']>;
};

/** The edition whose rules are meant. */
export type Ruleset =
  /** Middle-earth Strategy Battle Game, 2018 edition. */
  'MESBG_2018';

/** What one hit needs to wound. */
export type ToWound = {
  /** Strength of the hit, 1 to 10. */
  readonly strength: Scalars['Int']['output'];
  /** Defence of the target, 1 to 10. */
  readonly defence: Scalars['Int']['output'];
  /** The bonus that was asked with. */
  readonly bonus: Scalars['Int']['output'];
  /** False where this Strength cannot wound this Defence, whatever the bonus. */
  readonly canWound: Scalars['Boolean']['output'];
  /** The chart's score without the bonus: `3+` to `6+`, or `6/4`, `6/5`, `6/6` for two rolls; null where it cannot wound. */
  readonly needed: Maybe<Scalars['String']['output']>;
  /** The least that each die must show, in the order rolled, the bonus taken off; empty where it cannot wound. */
  readonly dice: ReadonlyArray<Scalars['Int']['output']>;
  /** The chance that the hit wounds. */
  readonly probability: Chance;
  /** Where the chart is printed. */
  readonly source: Source;
};

/** The To Wound chart. */
export type ToWoundChart = {
  /** The chart's name. */
  readonly name: Scalars['String']['output'];
  /** The edition it belongs to. */
  readonly ruleset: Ruleset;
  /** One row for each Strength asked for. */
  readonly rows: ReadonlyArray<ToWoundRow>;
  /** Where the chart is printed. */
  readonly source: Source;
};

/** One Strength's row of the To Wound chart. */
export type ToWoundRow = {
  /** Strength of the hit, 1 to 10. */
  readonly strength: Scalars['Int']['output'];
  /** The cells, by Defence 1 to 10. */
  readonly cells: ReadonlyArray<ToWound>;
};

/** Roll tables. */
export type ChartList = {
  /** The charts, in the order of the documents. */
  readonly items: ReadonlyArray<Chart>;
  /** Always null: all are answered at once. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
};

/** What Might may do to a chart's die. */
export type MightUse =
  /** Might may not change it. */
  | 'NONE'
  /** Might may raise it. */
  | 'UP'
  /** Might may raise or lower it. */
  | 'UP_OR_DOWN';

/** A table of one D6. A total below the first row counts as the first, one above the last as the last. */
export type Chart = {
  /** What to ask for it by. */
  readonly id: Scalars['ID']['output'];
  /** The chart's name. */
  readonly name: Scalars['String']['output'];
  /** The edition it belongs to. */
  readonly ruleset: Ruleset;
  /** The dice thrown: `D6`. */
  readonly dice: Scalars['String']['output'];
  /** For whom the die is thrown. */
  readonly rolledBy: Scalars['String']['output'];
  /** What Might may do to the die. */
  readonly might: MightUse;
  /** The named changes to the die. */
  readonly modifiers: ReadonlyArray<ChartModifier>;
  /** The tables of the chart: one without a name, or several named ones. */
  readonly variants: ReadonlyArray<ChartVariant>;
  /** The facts, by name, that count what follows from a row. */
  readonly facts: ReadonlyArray<Scalars['String']['output']>;
  /** What the project decided, or found unstated. */
  readonly notes: ReadonlyArray<ChartNote>;
  /** Where it is printed. */
  readonly sources: ReadonlyArray<Source>;
};

/** A named change to a chart's die. */
export type ChartModifier = {
  /** What to name it by, such as `MOUNTED`. */
  readonly name: Scalars['String']['output'];
  /** What it adds to the die. */
  readonly value: Scalars['Int']['output'];
  /** When it applies. */
  readonly when: Scalars['String']['output'];
  /** A model has at most one of the modifiers that share this word; null where it stands alone. */
  readonly oneOf: Maybe<Scalars['String']['output']>;
};

/** A table of a chart. */
export type ChartVariant = {
  /** What to name it by; null for a chart's only table. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** When this table is the one. */
  readonly when: Scalars['String']['output'];
  /** The rows, lowest first. */
  readonly rows: ReadonlyArray<ChartRow>;
};

/** A row of a chart. */
export type ChartRow = {
  /** The lowest total on it. */
  readonly from: Scalars['Int']['output'];
  /** The highest total on it. */
  readonly to: Scalars['Int']['output'];
  /** A stable word for what happens. */
  readonly outcome: Scalars['String']['output'];
  /** The row's name. */
  readonly name: Scalars['String']['output'];
  /** What happens, in our words. */
  readonly effect: Scalars['String']['output'];
};

/** A remark on a chart. */
export type ChartNote = {
  /** The remark. */
  readonly text: Scalars['String']['output'];
  /** Where it comes from. */
  readonly source: Source;
};

/** The exact chances of a chart. */
export type ChartOdds = {
  /** The chart's id. */
  readonly chart: Scalars['ID']['output'];
  /** The chart's name. */
  readonly name: Scalars['String']['output'];
  /** The edition it belongs to. */
  readonly ruleset: Ruleset;
  /** Which table of the chart; null for its only one. */
  readonly variant: Maybe<Scalars['String']['output']>;
  /** Every row with its chance, Might spent as the aims say. */
  readonly rows: ReadonlyArray<ChartRowOdds>;
  /** How many Might points are spent, and how likely; from 0 to all. */
  readonly mightSpent: ReadonlyArray<PointsOdds>;
  /** Where the chart is printed. */
  readonly sources: ReadonlyArray<Source>;
};

/** A row and its chance. */
export type ChartRowOdds = {
  /** The row. */
  readonly row: ChartRow;
  /** The chance of ending on it. */
  readonly probability: Chance;
};

/** A number of points and the chance that so many are spent. */
export type PointsOdds = {
  /** The points spent. */
  readonly points: Scalars['Int']['output'];
  /** The chance that exactly so many are spent. */
  readonly probability: Chance;
};

/** A die as thrown for a chart, what changes it, and the facts. */
export type ResolveChartInput = {
  /** The die as thrown, before any change: one number from 1 to 6. */
  readonly dice: ReadonlyArray<Scalars['Int']['input']>;
  /** Names of the chart's modifiers that apply. */
  readonly modifiers?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Which table of the chart, by name; only for a chart that has several. */
  readonly variant?: InputMaybe<Scalars['String']['input']>;
  /** Might points spent on the die; negative to lower it where the chart allows that. 0 if left out. */
  readonly might?: InputMaybe<Scalars['Int']['input']>;
  /** Might points that the model has, 0 to 100; the answer then shows what they could make of the die. */
  readonly mightAvailable?: InputMaybe<Scalars['Int']['input']>;
  /** How far the model would fall, in inches. */
  readonly fallInches?: InputMaybe<Scalars['Float']['input']>;
  /** How tall the model is, in inches. */
  readonly modelHeightInches?: InputMaybe<Scalars['Float']['input']>;
  /** What is left of its move at the moment of the test, in inches. */
  readonly remainingMoveInches?: InputMaybe<Scalars['Float']['input']>;
  /** What the passenger had moved this turn before it mounted up, in inches. */
  readonly passengerMovedInches?: InputMaybe<Scalars['Float']['input']>;
  /** Its whole Move allowance, in inches. */
  readonly moveInches?: InputMaybe<Scalars['Float']['input']>;
};

/** What changes the die that we throw for a chart, and the facts. */
export type RollChartInput = {
  /** Names of the chart's modifiers that apply. */
  readonly modifiers?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Which table of the chart, by name; only for a chart that has several. */
  readonly variant?: InputMaybe<Scalars['String']['input']>;
  /** Might points that the model has, 0 to 100; the answer then shows what they could make of the die. */
  readonly mightAvailable?: InputMaybe<Scalars['Int']['input']>;
  /** How far the model would fall, in inches. */
  readonly fallInches?: InputMaybe<Scalars['Float']['input']>;
  /** How tall the model is, in inches. */
  readonly modelHeightInches?: InputMaybe<Scalars['Float']['input']>;
  /** What is left of its move at the moment of the test, in inches. */
  readonly remainingMoveInches?: InputMaybe<Scalars['Float']['input']>;
  /** What the passenger had moved this turn before it mounted up, in inches. */
  readonly passengerMovedInches?: InputMaybe<Scalars['Float']['input']>;
  /** Its whole Move allowance, in inches. */
  readonly moveInches?: InputMaybe<Scalars['Float']['input']>;
};

/** From the die to what follows. */
export type ChartResolution = {
  /** The chart's id. */
  readonly chart: Scalars['ID']['output'];
  /** The chart's name. */
  readonly name: Scalars['String']['output'];
  /** The edition it belongs to. */
  readonly ruleset: Ruleset;
  /** Which table of the chart; null for its only one. */
  readonly variant: Maybe<Scalars['String']['output']>;
  /** The die as thrown. */
  readonly dice: ReadonlyArray<Scalars['Int']['output']>;
  /** Every change to the die in the rules' order: the natural die, each modifier, Might. */
  readonly steps: ReadonlyArray<ChartStep>;
  /** The score after all steps. */
  readonly total: Scalars['Int']['output'];
  /** The row it falls on. */
  readonly row: ChartRow;
  /** What follows, counted from the facts given. */
  readonly consequence: ChartConsequence;
  /** What Might could make of the die: each row within reach with the fewest points; the row without Might first. */
  readonly mightOptions: ReadonlyArray<MightOption>;
  /** The signed receipt of a die that we threw; null where the player threw it. */
  readonly receipt: Maybe<Scalars['String']['output']>;
  /** Where the chart is printed. */
  readonly sources: ReadonlyArray<Source>;
};

/** What a step is. */
export type ChartStepKind =
  /** The die as thrown. */
  | 'NATURAL'
  /** A modifier of the chart. */
  | 'MODIFIER'
  /** Might points spent. */
  | 'MIGHT';

/** One step from the die to the total. */
export type ChartStep = {
  /** What kind of step. */
  readonly kind: ChartStepKind;
  /** What made it: the die, the modifier's name, Might. */
  readonly name: Scalars['String']['output'];
  /** What it added. */
  readonly change: Scalars['Int']['output'];
  /** The score after it. */
  readonly score: Scalars['Int']['output'];
};

/** What follows from a row; null where neither the facts given nor the source say. */
export type ChartConsequence = {
  /** A sentence for each thing that follows. */
  readonly texts: ReadonlyArray<Scalars['String']['output']>;
  /** The hits suffered. */
  readonly hits: Maybe<Hits>;
  /** How far the model may still move, in inches. */
  readonly mayMoveInches: Maybe<Scalars['Float']['output']>;
  /** Whether the model ends Prone. */
  readonly isProne: Scalars['Boolean']['output'];
  /** Whether the model is removed as a casualty. */
  readonly isSlain: Scalars['Boolean']['output'];
};

/** Hits of one Strength, each rolled To Wound by itself. */
export type Hits = {
  /** How many. */
  readonly count: Scalars['Int']['output'];
  /** Their Strength. */
  readonly strength: Scalars['Int']['output'];
  /** The same in words: `3 Strength 3 hits`. */
  readonly text: Scalars['String']['output'];
};

/** What Might could make of a die. */
export type MightOption = {
  /** The points; negative where they lower the die. */
  readonly might: Scalars['Int']['output'];
  /** The score then. */
  readonly total: Scalars['Int']['output'];
  /** The row then. */
  readonly row: ChartRow;
};

/** The hits of a fall. */
export type FallingDamage = {
  /** How many hits. */
  readonly count: Scalars['Int']['output'];
  /** Their Strength. */
  readonly strength: Scalars['Int']['output'];
  /** The same in words: `a 2 inch model falls 4 inches: 3 Strength 3 hits`. */
  readonly text: Scalars['String']['output'];
  /** Where it stands. */
  readonly sources: ReadonlyArray<Source>;
};

/** What the documents leave open about Might, with our default. */
export type MightSwitchesInput = {
  /** Might raises no single D6 beyond this, 1 to 20; null lifts the limit. 6 if left out. */
  readonly mightCap?: InputMaybe<Scalars['Int']['input']>;
};

/** A model that takes a Courage test. */
export type CourageInput = {
  /** Courage of the profile, 0 to 20. */
  readonly courage: Scalars['Int']['input'];
  /** An enemy Harbinger of Evil is within 12". False if left out. */
  readonly harbinger?: InputMaybe<Scalars['Boolean']['input']>;
  /** Will points the model has, 0 to 20; 0 if left out. */
  readonly willAvailable?: InputMaybe<Scalars['Int']['input']>;
  /** Might points the model has, 0 to 20; 0 if left out. */
  readonly mightAvailable?: InputMaybe<Scalars['Int']['input']>;
  /** What the documents leave open about Might. */
  readonly switches?: InputMaybe<MightSwitchesInput>;
};

/** A Courage test as thrown. */
export type ResolveCourageInput = {
  /** Courage of the profile, 0 to 20. */
  readonly courage: Scalars['Int']['input'];
  /** An enemy Harbinger of Evil is within 12". False if left out. */
  readonly harbinger?: InputMaybe<Scalars['Boolean']['input']>;
  /** Will points the model has, 0 to 20; 0 if left out. */
  readonly willAvailable?: InputMaybe<Scalars['Int']['input']>;
  /** Might points the model has, 0 to 20; 0 if left out. */
  readonly mightAvailable?: InputMaybe<Scalars['Int']['input']>;
  /** What the documents leave open about Might. */
  readonly switches?: InputMaybe<MightSwitchesInput>;
  /** The dice as thrown, in the order the test asks for them. */
  readonly dice: ReadonlyArray<Scalars['Int']['input']>;
  /** Will points spent on the failed test; with `might` left out too, points are spent as well as can be. */
  readonly will?: InputMaybe<Scalars['Int']['input']>;
  /** Might points spent on the failed test; with `will` left out too, points are spent as well as can be. */
  readonly might?: InputMaybe<Scalars['Int']['input']>;
};

/** The exact chances of a Courage test. */
export type CourageOdds = {
  /** Without spending anything. */
  readonly unaided: Chance;
  /** With all points at hand. */
  readonly passed: Chance;
  /** With at most so many Will points and all the Might at hand, from 0 up. */
  readonly byWill: ReadonlyArray<WillOdds>;
  /** The least Will with which the test cannot fail, with all the Might at hand. */
  readonly certainWill: Scalars['Int']['output'];
  /** Where it stands. */
  readonly sources: ReadonlyArray<Source>;
};

/** A number of Will points and the chance of passing with them. */
export type WillOdds = {
  /** Will points. */
  readonly will: Scalars['Int']['output'];
  /** The chance. */
  readonly probability: Chance;
};

/** A Courage test, step by step. */
export type CourageResolution = {
  /** The two dice added. */
  readonly roll: Scalars['Int']['output'];
  /** Courage, a Harbinger taken off. */
  readonly courage: Scalars['Int']['output'];
  /** Roll and Courage, before anything is spent. */
  readonly unaided: Scalars['Int']['output'];
  /** Will points spent. */
  readonly willSpent: Scalars['Int']['output'];
  /** Might points spent. */
  readonly mightSpent: Scalars['Int']['output'];
  /** The score after all. */
  readonly total: Scalars['Int']['output'];
  /** Whether it is passed: 10 or more. */
  readonly passed: Scalars['Boolean']['output'];
  /** The least Will that passes this throw without Might; 0 where it passed unaided. */
  readonly leastWill: Scalars['Int']['output'];
  /** The dice as thrown. */
  readonly dice: ReadonlyArray<Scalars['Int']['output']>;
  /** The signed receipt of dice that we threw; null where the players threw them. */
  readonly receipt: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  readonly sources: ReadonlyArray<Source>;
};

/** A model that has suffered one Wound. */
export type FateInput = {
  /** Fate points that may be spent on this Wound, 0 to 20. */
  readonly fate: Scalars['Int']['input'];
  /** Might points the model has, 0 to 20; 0 if left out. */
  readonly mightAvailable?: InputMaybe<Scalars['Int']['input']>;
  /** Failed Fate rolls may be made again once, as at a Site of Power. False if left out. */
  readonly rerollFailed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Fate rolls as thrown, ending where the player stops. */
export type ResolveFateInput = {
  /** Fate points that may be spent on this Wound, 0 to 20. */
  readonly fate: Scalars['Int']['input'];
  /** Might points the model has, 0 to 20; 0 if left out. */
  readonly mightAvailable?: InputMaybe<Scalars['Int']['input']>;
  /** Failed Fate rolls may be made again once, as at a Site of Power. False if left out. */
  readonly rerollFailed?: InputMaybe<Scalars['Boolean']['input']>;
  /** The dice as thrown, in the order the test asks for them. */
  readonly dice: ReadonlyArray<Scalars['Int']['input']>;
  /** Might points spent on the last roll, 0 to 20; 0 if left out. */
  readonly might?: InputMaybe<Scalars['Int']['input']>;
};

/** The exact chance of saving one Wound by best play: saving first, then sparing Might, then Fate. */
export type FateOdds = {
  /** That the Wound is saved. */
  readonly saved: Chance;
  /** Fate points spent, from 0. */
  readonly fateSpent: ReadonlyArray<PointsOdds>;
  /** Might points spent, from 0. */
  readonly mightSpent: ReadonlyArray<PointsOdds>;
  /** Where it stands. */
  readonly sources: ReadonlyArray<Source>;
};

/** Fate rolls, step by step. */
export type FateResolution = {
  /** Every throw. */
  readonly rolls: ReadonlyArray<FateRoll>;
  /** Whether the Wound is saved. */
  readonly saved: Scalars['Boolean']['output'];
  /** Fate points spent. */
  readonly fateSpent: Scalars['Int']['output'];
  /** Might points spent. */
  readonly mightSpent: Scalars['Int']['output'];
  /** The Might that would turn the last roll; 0 where the Wound is saved. */
  readonly mightNeeded: Scalars['Int']['output'];
  /** The dice as thrown. */
  readonly dice: ReadonlyArray<Scalars['Int']['output']>;
  /** The signed receipt of dice that we threw; null where the players threw them. */
  readonly receipt: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  readonly sources: ReadonlyArray<Source>;
};

/** One throw for a Fate point. */
export type FateRoll = {
  /** Which Fate point, from 1. */
  readonly point: Scalars['Int']['output'];
  /** The die as thrown. */
  readonly natural: Scalars['Int']['output'];
  /** Whether it is the second throw for this point. */
  readonly isReroll: Scalars['Boolean']['output'];
  /** Might points spent on it. */
  readonly might: Scalars['Int']['output'];
  /** The score after Might. */
  readonly total: Scalars['Int']['output'];
  /** Whether it saves. */
  readonly saved: Scalars['Boolean']['output'];
};

/** What the documents leave open about In The Way, with our default. */
export type InTheWaySwitchesInput = {
  /** A model in the way that stops the shot is hit by it. False if left out. */
  readonly interveningModelIsHit?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A shot and what is in its way. */
export type InTheWayInput = {
  /** What lies between, nearest the firer first; none if left out. */
  readonly obstructions?: InputMaybe<ReadonlyArray<Obstruction>>;
  /** Failed rolls are made again once. False if left out. */
  readonly heroicAccuracy?: InputMaybe<Scalars['Boolean']['input']>;
  /** Might points the firer has, 0 to 20; 0 if left out. */
  readonly mightAvailable?: InputMaybe<Scalars['Int']['input']>;
  /** What the documents leave open. */
  readonly switches?: InputMaybe<InTheWaySwitchesInput>;
};

/** A shot and what is in its way, as thrown. */
export type ResolveInTheWayInput = {
  /** What lies between, nearest the firer first; none if left out. */
  readonly obstructions?: InputMaybe<ReadonlyArray<Obstruction>>;
  /** Failed rolls are made again once. False if left out. */
  readonly heroicAccuracy?: InputMaybe<Scalars['Boolean']['input']>;
  /** Might points the firer has, 0 to 20; 0 if left out. */
  readonly mightAvailable?: InputMaybe<Scalars['Int']['input']>;
  /** What the documents leave open. */
  readonly switches?: InputMaybe<InTheWaySwitchesInput>;
  /** The dice as thrown, in the order the test asks for them. */
  readonly dice: ReadonlyArray<Scalars['Int']['input']>;
};

/** The exact chances of a shot past what is in its way. */
export type InTheWayOdds = {
  /** That it passes everything. */
  readonly passed: Chance;
  /** Each thing in the way, in order. */
  readonly obstructions: ReadonlyArray<ObstructionOdds>;
  /** That a model in the way stops it. */
  readonly stoppedByModel: Chance;
  /** That a model in the way is hit: only under the switch that says so. */
  readonly interveningModelHit: Chance;
  /** Where it stands. */
  readonly sources: ReadonlyArray<Source>;
};

/** A thing in the way. */
export type ObstructionOdds = {
  /** What it is. */
  readonly obstruction: Obstruction;
  /** The least that passes it. */
  readonly needed: Scalars['Int']['output'];
  /** That the shot ends there. */
  readonly stopped: Chance;
};

/** A shot past what is in its way, step by step. */
export type InTheWayResolution = {
  /** Every throw. */
  readonly rolls: ReadonlyArray<InTheWayRoll>;
  /** Whether it passes everything. */
  readonly passed: Scalars['Boolean']['output'];
  /** What stopped it; null where nothing did. */
  readonly stoppedBy: Maybe<Obstruction>;
  /** Might points spent. */
  readonly mightSpent: Scalars['Int']['output'];
  /** Whether a model in the way is hit. */
  readonly interveningModelHit: Scalars['Boolean']['output'];
  /** The dice as thrown. */
  readonly dice: ReadonlyArray<Scalars['Int']['output']>;
  /** The signed receipt of dice that we threw; null where the players threw them. */
  readonly receipt: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  readonly sources: ReadonlyArray<Source>;
};

/** One throw for a thing in the way. */
export type InTheWayRoll = {
  /** What it is. */
  readonly obstruction: Obstruction;
  /** The least that passes it. */
  readonly needed: Scalars['Int']['output'];
  /** The die as thrown. */
  readonly natural: Scalars['Int']['output'];
  /** Whether it is the second throw for it. */
  readonly isReroll: Scalars['Boolean']['output'];
  /** Might points spent on it. */
  readonly might: Scalars['Int']['output'];
  /** Whether it passes. */
  readonly passed: Scalars['Boolean']['output'];
};

/** Who casts. */
export type CasterInput = {
  /** Dice of the casting roll: the Will expended, the free point of a Staff of Power included, 1 to 20. */
  readonly will: Scalars['Int']['input'];
  /** The score that casts the power, such as 4 for 4+. */
  readonly castingValue: Scalars['Int']['input'];
  /** Might points it has, 0 to 20; 0 if left out. */
  readonly might?: InputMaybe<Scalars['Int']['input']>;
  /** One of the Will points is the Staff of Power's free one. False if left out. */
  readonly staffOfPower?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its last Will point may not go into casting. False if left out. */
  readonly willOfEvil?: InputMaybe<Scalars['Boolean']['input']>;
  /** Will points in its store, 0 to 40; checked if given. */
  readonly willAvailable?: InputMaybe<Scalars['Int']['input']>;
};

/** Who the power is cast at. */
export type CastingTargetInput = {
  /** What to call it in the answer; `target` if left out. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Its Defence, 1 to 10; Black Dart and Sorcerous Blast need it. */
  readonly defence?: InputMaybe<Scalars['Int']['input']>;
  /** Wounds it has left, 1 to 20; 1 if left out. */
  readonly wounds?: InputMaybe<Scalars['Int']['input']>;
  /** Fate points it has, 0 to 20; 0 if left out. */
  readonly fate?: InputMaybe<Scalars['Int']['input']>;
  /** Might points it may spend on its Fate rolls, 0 to 20; 0 if left out. */
  readonly fateMight?: InputMaybe<Scalars['Int']['input']>;
  /** Will points it expends on the Resist test, the free ones left out, 0 to 20; 0 if left out. */
  readonly will?: InputMaybe<Scalars['Int']['input']>;
  /** Will points in its store, 0 to 40; checked if given. */
  readonly willAvailable?: InputMaybe<Scalars['Int']['input']>;
  /** One free die. False if left out. */
  readonly resistantToMagic?: InputMaybe<Scalars['Boolean']['input']>;
  /** It spends the free Will of its own Staff of Power: one free die. False if left out. */
  readonly staffOfPower?: InputMaybe<Scalars['Boolean']['input']>;
  /** Might points it may spend on the Resist test, 0 to 20; 0 if left out. */
  readonly might?: InputMaybe<Scalars['Int']['input']>;
};

/** A model that a Sorcerous Blast may knock Prone. */
export type BlastedModelInput = {
  /** What to call it in the answer. */
  readonly name: Scalars['String']['input'];
  /** Its Defence, 1 to 10. */
  readonly defence: Scalars['Int']['input'];
  /** Wounds it has left, 1 to 20; 1 if left out. */
  readonly wounds?: InputMaybe<Scalars['Int']['input']>;
  /** Fate points it has, 0 to 20; 0 if left out. */
  readonly fate?: InputMaybe<Scalars['Int']['input']>;
  /** Might points it may spend on its Fate rolls, 0 to 20; 0 if left out. */
  readonly fateMight?: InputMaybe<Scalars['Int']['input']>;
  /** Inches the target flies before it meets this one, 0 to 6; 0, if left out, where it is knocked Prone whatever the distance. */
  readonly knockedAtInches?: InputMaybe<Scalars['Int']['input']>;
};

/** A Magical Power, its caster and its target. */
export type CastingInput = {
  /** The Magical Power. */
  readonly power: MagicalPower;
  /** Who casts. */
  readonly caster: CasterInput;
  /** Who it is cast at. */
  readonly target?: InputMaybe<CastingTargetInput>;
  /** Sorcerous Blast: every other model it may knock Prone. */
  readonly others?: InputMaybe<ReadonlyArray<BlastedModelInput>>;
  /** What the documents leave open about Might. */
  readonly switches?: InputMaybe<MightSwitchesInput>;
};

/** A casting as thrown. */
export type ResolveCastingInput = {
  /** The Magical Power. */
  readonly power: MagicalPower;
  /** Who casts. */
  readonly caster: CasterInput;
  /** Who it is cast at. */
  readonly target?: InputMaybe<CastingTargetInput>;
  /** Sorcerous Blast: every other model it may knock Prone. */
  readonly others?: InputMaybe<ReadonlyArray<BlastedModelInput>>;
  /** What the documents leave open about Might. */
  readonly switches?: InputMaybe<MightSwitchesInput>;
  /** The dice as thrown, in the order the test asks for them. */
  readonly dice: ReadonlyArray<Scalars['Int']['input']>;
  /** Might the caster spends before the Resist test; as well as can be if left out. */
  readonly casterMight?: InputMaybe<Scalars['Int']['input']>;
  /** Might the target spends on the Resist test; as well as can be if left out. */
  readonly targetMight?: InputMaybe<Scalars['Int']['input']>;
};

/** The exact chances of a casting, both sides spending Might as well as can be. */
export type CastingOdds = {
  /** That it is cast. */
  readonly cast: Chance;
  /** That it is cast and resisted. */
  readonly resisted: Chance;
  /** That it takes effect. */
  readonly takesEffect: Chance;
  /** Will the caster loses. */
  readonly casterWillSpent: Scalars['Int']['output'];
  /** Will points the target regains, from 0. */
  readonly willRegained: ReadonlyArray<PointsOdds>;
  /** What it does to each model; empty where the power rolls nothing. */
  readonly victims: ReadonlyArray<PowerVictimOdds>;
  /** Where it stands. */
  readonly sources: ReadonlyArray<Source>;
};

/** What a casting may do to one model, casting and resisting included. */
export type PowerVictimOdds = {
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Strength of the hit. */
  readonly strength: Scalars['Int']['output'];
  /** That it is hit. */
  readonly hit: Chance;
  /** That it loses a Wound, Fate spent as well as can be. */
  readonly wounded: Chance;
  /** That it is slain. */
  readonly slain: Chance;
};

/** A casting, step by step. */
export type CastingResolution = {
  /** The casting dice. */
  readonly castingRoll: ReadonlyArray<Scalars['Int']['output']>;
  /** Might the caster spent. */
  readonly casterMight: Scalars['Int']['output'];
  /** The highest die with Might: what a Resist test must equal. */
  readonly castingScore: Scalars['Int']['output'];
  /** Whether it is cast. */
  readonly cast: Scalars['Boolean']['output'];
  /** The Resist dice, those that cost Will first. */
  readonly resistRoll: ReadonlyArray<Scalars['Int']['output']>;
  /** Might the target spent. */
  readonly targetMight: Scalars['Int']['output'];
  /** The highest Resist die with Might; null where there was no test. */
  readonly resistScore: Maybe<Scalars['Int']['output']>;
  /** Whether it is resisted. */
  readonly resisted: Scalars['Boolean']['output'];
  /** Will points regained. */
  readonly willRegained: Scalars['Int']['output'];
  /** Whether it takes effect. */
  readonly takesEffect: Scalars['Boolean']['output'];
  /** What it does; null where it does not take effect. */
  readonly effect: Maybe<MagicalEffect>;
  /** The dice as thrown. */
  readonly dice: ReadonlyArray<Scalars['Int']['output']>;
  /** The signed receipt of dice that we threw; null where the players threw them. */
  readonly receipt: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  readonly sources: ReadonlyArray<Source>;
};

/** What a power does. */
export type MagicalEffect = {
  /** In words. */
  readonly text: Scalars['String']['output'];
  /** How far a Sorcerous Blast sends its target, in inches; null for other powers. */
  readonly blastedInches: Maybe<Scalars['Int']['output']>;
  /** Who is knocked Prone. */
  readonly prone: ReadonlyArray<Scalars['String']['output']>;
  /** The hits and their rolls To Wound; a Wound may still be saved by Fate. */
  readonly hits: ReadonlyArray<CastHit>;
};

/** A hit by a power that took effect. */
export type CastHit = {
  /** Who is hit. */
  readonly name: Scalars['String']['output'];
  /** Strength of the hit. */
  readonly strength: Scalars['Int']['output'];
  /** The dice To Wound as thrown. */
  readonly dice: ReadonlyArray<Scalars['Int']['output']>;
  /** What they had to show. */
  readonly needed: ReadonlyArray<Scalars['Int']['output']>;
  /** Whether it wounds. */
  readonly wounded: Scalars['Boolean']['output'];
};

/** A special strike and the facts that its rolls need. */
export type SpecialStrikeInput = {
  /** The special strike. */
  readonly strike: SpecialStrikeName;
  /** Fight value of the model, 0 to 10; Feint needs it. */
  readonly fight?: InputMaybe<Scalars['Int']['input']>;
  /** Strength of the model, 1 to 10; Bash and Piercing Strike need it. */
  readonly strength?: InputMaybe<Scalars['Int']['input']>;
  /** Defence of the model, 1 to 10; Piercing Strike needs it. */
  readonly defence?: InputMaybe<Scalars['Int']['input']>;
  /** Whether its side won the Duel; Piercing Strike needs it. */
  readonly wonDuel?: InputMaybe<Scalars['Boolean']['input']>;
  /** Bash: it uses a two-handed weapon, +1. False if left out. */
  readonly twoHanded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Strength of the opponent, 1 to 10; Bash needs it. */
  readonly opponentStrength?: InputMaybe<Scalars['Int']['input']>;
  /** Bash: the opponent uses a two-handed weapon, +1. False if left out. */
  readonly opponentTwoHanded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Bash and Stun: Might points the model has, 0 to 20; 0 if left out. */
  readonly mightAvailable?: InputMaybe<Scalars['Int']['input']>;
  /** Bash: Might points the opponent has, 0 to 20; 0 if left out. */
  readonly opponentMight?: InputMaybe<Scalars['Int']['input']>;
  /** What the documents leave open about Might. */
  readonly switches?: InputMaybe<MightSwitchesInput>;
};

/** A special strike as thrown. */
export type ResolveSpecialStrikeInput = {
  /** The special strike. */
  readonly strike: SpecialStrikeName;
  /** Fight value of the model, 0 to 10; Feint needs it. */
  readonly fight?: InputMaybe<Scalars['Int']['input']>;
  /** Strength of the model, 1 to 10; Bash and Piercing Strike need it. */
  readonly strength?: InputMaybe<Scalars['Int']['input']>;
  /** Defence of the model, 1 to 10; Piercing Strike needs it. */
  readonly defence?: InputMaybe<Scalars['Int']['input']>;
  /** Whether its side won the Duel; Piercing Strike needs it. */
  readonly wonDuel?: InputMaybe<Scalars['Boolean']['input']>;
  /** Bash: it uses a two-handed weapon, +1. False if left out. */
  readonly twoHanded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Strength of the opponent, 1 to 10; Bash needs it. */
  readonly opponentStrength?: InputMaybe<Scalars['Int']['input']>;
  /** Bash: the opponent uses a two-handed weapon, +1. False if left out. */
  readonly opponentTwoHanded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Bash and Stun: Might points the model has, 0 to 20; 0 if left out. */
  readonly mightAvailable?: InputMaybe<Scalars['Int']['input']>;
  /** Bash: Might points the opponent has, 0 to 20; 0 if left out. */
  readonly opponentMight?: InputMaybe<Scalars['Int']['input']>;
  /** What the documents leave open about Might. */
  readonly switches?: InputMaybe<MightSwitchesInput>;
  /** The dice as thrown, in the order the test asks for them. */
  readonly dice: ReadonlyArray<Scalars['Int']['input']>;
};

/** Every end of a special strike, Might spent as well as can be. */
export type SpecialStrikeOdds = {
  /** The special strike. */
  readonly strike: SpecialStrikeName;
  /** Every end with its chance. */
  readonly outcomes: ReadonlyArray<SpecialStrikeOutcome>;
  /** Where it stands. */
  readonly source: Source;
};

/** An end of a special strike. */
export type SpecialStrikeOutcome = {
  /** A stable word for it. */
  readonly outcome: Scalars['String']['output'];
  /** The Fight value after it; null where it is unchanged. */
  readonly fight: Maybe<Scalars['Int']['output']>;
  /** The Strength after it; null where it is unchanged. */
  readonly strength: Maybe<Scalars['Int']['output']>;
  /** The Defence after it; null where it is unchanged. */
  readonly defence: Maybe<Scalars['Int']['output']>;
  /** The chance of it. */
  readonly probability: Chance;
};

/** A special strike, resolved. */
export type SpecialStrikeResolution = {
  /** The special strike. */
  readonly strike: SpecialStrikeName;
  /** A stable word for what came of it. */
  readonly outcome: Scalars['String']['output'];
  /** The same in words. */
  readonly text: Scalars['String']['output'];
  /** Might points the model spent. */
  readonly mightSpent: Scalars['Int']['output'];
  /** Might points the opponent spent. */
  readonly opponentMightSpent: Scalars['Int']['output'];
  /** The Fight value after it; null where it is unchanged. */
  readonly fight: Maybe<Scalars['Int']['output']>;
  /** The Strength after it; null where it is unchanged. */
  readonly strength: Maybe<Scalars['Int']['output']>;
  /** The Defence after it; null where it is unchanged. */
  readonly defence: Maybe<Scalars['Int']['output']>;
  /** The dice as thrown. */
  readonly dice: ReadonlyArray<Scalars['Int']['output']>;
  /** The signed receipt of dice that we threw; null where the players threw them. */
  readonly receipt: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  readonly source: Source;
};

/** Two sides that roll for Priority. */
export type PriorityInput = {
  /** The two sides, in the order they throw. */
  readonly sides: ReadonlyArray<Scalars['String']['input']>;
  /** The side that had Priority last turn; left out in the first turn. */
  readonly before?: InputMaybe<Scalars['String']['input']>;
};

/** A roll for Priority as thrown. */
export type ResolvePriorityInput = {
  /** The two sides, in the order they throw. */
  readonly sides: ReadonlyArray<Scalars['String']['input']>;
  /** The side that had Priority last turn; left out in the first turn. */
  readonly before?: InputMaybe<Scalars['String']['input']>;
  /** The dice as thrown, in the order the test asks for them. */
  readonly dice: ReadonlyArray<Scalars['Int']['input']>;
};

/** A side and its chance. */
export type SideOdds = {
  /** The side. */
  readonly side: Scalars['String']['output'];
  /** Its chance. */
  readonly probability: Chance;
};

/** The exact chance of Priority. */
export type PriorityOdds = {
  /** Both sides, in the order named. */
  readonly sides: ReadonlyArray<SideOdds>;
  /** Where it stands. */
  readonly sources: ReadonlyArray<Source>;
};

/** A roll for Priority, step by step. */
export type PriorityResolution = {
  /** Every throw; more than one only where ties are rolled again. */
  readonly rounds: ReadonlyArray<RollOffRound>;
  /** The side with Priority. */
  readonly priority: Scalars['String']['output'];
  /** Whether a tie passed it on. */
  readonly passedByTie: Scalars['Boolean']['output'];
  /** The dice as thrown. */
  readonly dice: ReadonlyArray<Scalars['Int']['output']>;
  /** The signed receipt of dice that we threw; null where the players threw them. */
  readonly receipt: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  readonly sources: ReadonlyArray<Source>;
};

/** One throw by every side still in it. */
export type RollOffRound = {
  /** Each side and its die. */
  readonly throws: ReadonlyArray<RollOffThrow>;
};

/** A side and its die. */
export type RollOffThrow = {
  /** The side. */
  readonly side: Scalars['String']['output'];
  /** Its die. */
  readonly die: Scalars['Int']['output'];
};

/** Sides that roll off. */
export type RollOffInput = {
  /** The sides that roll, in the order they throw; two or more, of different names. */
  readonly sides: ReadonlyArray<Scalars['String']['input']>;
};

/** A roll-off as thrown. */
export type ResolveRollOffInput = {
  /** The sides that roll, in the order they throw; two or more, of different names. */
  readonly sides: ReadonlyArray<Scalars['String']['input']>;
  /** The dice as thrown, in the order the test asks for them. */
  readonly dice: ReadonlyArray<Scalars['Int']['input']>;
};

/** The exact chance of each side in a roll-off. */
export type RollOffOdds = {
  /** The sides, in the order named. */
  readonly sides: ReadonlyArray<SideOdds>;
  /** Where it stands. */
  readonly sources: ReadonlyArray<Source>;
};

/** A roll-off, step by step. */
export type RollOffResolution = {
  /** Every throw; after the first, of those tied for the highest. */
  readonly rounds: ReadonlyArray<RollOffRound>;
  /** The side that won it. */
  readonly winner: Scalars['String']['output'];
  /** The dice as thrown. */
  readonly dice: ReadonlyArray<Scalars['Int']['output']>;
  /** The signed receipt of dice that we threw; null where the players threw them. */
  readonly receipt: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  readonly sources: ReadonlyArray<Source>;
};

/** Something the rules say about a wish, and where. */
export type Reason = {
  /** A stable word for it. */
  readonly code: Scalars['String']['output'];
  /** In our words. */
  readonly text: Scalars['String']['output'];
  /** Where it stands. */
  readonly source: Source;
};

/** A shot that a model would make. Distances are in inches. */
export type MayShootInput = {
  /** Whether the firer is Good or Evil. */
  readonly alignment: Alignment;
  /** What it shoots with. */
  readonly weapon: MissileKind;
  /** A throwing spear thrown in the Move phase as its bearer charges. False if left out. */
  readonly throwingOnTheCharge?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its Shoot value, such as 4 for 4+, 2 to 6. */
  readonly shootValue?: InputMaybe<Scalars['Int']['input']>;
  /** Its Move allowance. */
  readonly moveInches: Scalars['Float']['input'];
  /** How far it has moved this turn, standing up left out; 0 if left out. */
  readonly movedInches?: InputMaybe<Scalars['Float']['input']>;
  /** It stood up this turn, which costs half of its Move. False if left out. */
  readonly stoodUp?: InputMaybe<Scalars['Boolean']['input']>;
  /** It jumped this turn. False if left out. */
  readonly jumped?: InputMaybe<Scalars['Boolean']['input']>;
  /** It leapt this turn. False if left out. */
  readonly leapt?: InputMaybe<Scalars['Boolean']['input']>;
  /** It climbed this turn. False if left out. */
  readonly climbed?: InputMaybe<Scalars['Boolean']['input']>;
  /** It swam this turn. False if left out. */
  readonly swam?: InputMaybe<Scalars['Boolean']['input']>;
  /** It is Prone. False if left out. */
  readonly prone?: InputMaybe<Scalars['Boolean']['input']>;
  /** It is Engaged in combat. False if left out. */
  readonly engaged?: InputMaybe<Scalars['Boolean']['input']>;
  /** It is in deep water. False if left out. */
  readonly inDeepWater?: InputMaybe<Scalars['Boolean']['input']>;
  /** It is a passenger. False if left out. */
  readonly isPassenger?: InputMaybe<Scalars['Boolean']['input']>;
  /** It is Immobilised or Transfixed. False if left out. */
  readonly immobilised?: InputMaybe<Scalars['Boolean']['input']>;
  /** It has made its shooting attack this turn. False if left out. */
  readonly alreadyShot?: InputMaybe<Scalars['Boolean']['input']>;
  /** It threw its spear on the charge this turn. False if left out. */
  readonly threwInMovePhase?: InputMaybe<Scalars['Boolean']['input']>;
  /** It has Line of Sight to the target; true if left out. */
  readonly lineOfSight?: InputMaybe<Scalars['Boolean']['input']>;
  /** How far the target is. */
  readonly distanceInches: Scalars['Float']['input'];
  /** The weapon's range. */
  readonly rangeInches: Scalars['Float']['input'];
  /** The target is Engaged in combat. False if left out. */
  readonly targetEngaged?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Whether a shot may be made. */
export type ShootingLeave = {
  /** Whether it may. */
  readonly mayShoot: Scalars['Boolean']['output'];
  /** Every reason why not. */
  readonly reasons: ReadonlyArray<Reason>;
  /** What goes with a shot that may be made. */
  readonly consequences: ReadonlyArray<Reason>;
  /** The score to hit, such as `5+`; null without a Shoot value. */
  readonly needed: Maybe<Scalars['String']['output']>;
  /** The chance to hit; null without a Shoot value. */
  readonly hit: Maybe<Chance>;
};

/** A Hero who would cast a power. Distances are in inches. */
export type MayCastInput = {
  /** It is a Hero with Magical Powers; true if left out. */
  readonly isHero?: InputMaybe<Scalars['Boolean']['input']>;
  /** It is the Move phase; true if left out. */
  readonly isMovePhase?: InputMaybe<Scalars['Boolean']['input']>;
  /** It has tried a power this Move phase. False if left out. */
  readonly alreadyCast?: InputMaybe<Scalars['Boolean']['input']>;
  /** Will points in its store, 0 to 40. */
  readonly will: Scalars['Int']['input'];
  /** It bears a Staff of Power and has not used the free Will of this turn. False if left out. */
  readonly freeWill?: InputMaybe<Scalars['Boolean']['input']>;
  /** It has Will of Evil. False if left out. */
  readonly willOfEvil?: InputMaybe<Scalars['Boolean']['input']>;
  /** It is Engaged in combat. False if left out. */
  readonly engaged?: InputMaybe<Scalars['Boolean']['input']>;
  /** It is Prone. False if left out. */
  readonly prone?: InputMaybe<Scalars['Boolean']['input']>;
  /** It is Immobilised or Transfixed. False if left out. */
  readonly immobilised?: InputMaybe<Scalars['Boolean']['input']>;
  /** The power targets the caster. False if left out. */
  readonly targetsItself?: InputMaybe<Scalars['Boolean']['input']>;
  /** It has Line of Sight to the target; true if left out. */
  readonly lineOfSight?: InputMaybe<Scalars['Boolean']['input']>;
  /** How far the target is; 0 if left out. */
  readonly distanceInches?: InputMaybe<Scalars['Float']['input']>;
  /** The power's range; no limit if left out. */
  readonly rangeInches?: InputMaybe<Scalars['Float']['input']>;
};

/** Whether a power may be cast. */
export type CastingLeave = {
  /** Whether it may. */
  readonly mayCast: Scalars['Boolean']['output'];
  /** Every reason why not. */
  readonly reasons: ReadonlyArray<Reason>;
  /** The most Will that may be expended, the free point included. */
  readonly mostWill: Scalars['Int']['output'];
};

/** A model in water. */
export type WaterTestInput = {
  /** How deep it is. */
  readonly water: Water;
  /** What happens to the model in it. */
  readonly event: WaterEvent;
  /** What the model is; INFANTRY if left out. */
  readonly kind?: InputMaybe<ModelKind>;
  /** The armour that counts in water; NONE if left out. */
  readonly armour?: InputMaybe<SwimmerArmour>;
  /** It carries a shield. False if left out. */
  readonly shield?: InputMaybe<Scalars['Boolean']['input']>;
  /** It carries a banner. False if left out. */
  readonly banner?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What water asks of a model. */
export type WaterTest = {
  /** When a Swim test is due; null where none is. */
  readonly test: Maybe<SwimTestTime>;
  /** The chart to roll on; null where no test is due. */
  readonly chart: Maybe<Scalars['ID']['output']>;
  /** The modifiers of the Swim chart that apply, by name. */
  readonly modifiers: ReadonlyArray<Scalars['String']['output']>;
  /** What the water is to move through. */
  readonly ground: WaterGround;
  /** Whether the model may shoot from it. */
  readonly mayShoot: Scalars['Boolean']['output'];
  /** In our words. */
  readonly text: Scalars['String']['output'];
  /** Where it stands. */
  readonly sources: ReadonlyArray<Source>;
};

/** What lies in a model's path. */
export type TerrainTestInput = {
  /** What it is. */
  readonly terrain: Terrain;
  /** Height of the obstacle or width of the gap, in inches; needed for them. */
  readonly sizeInches?: InputMaybe<Scalars['Float']['input']>;
  /** How tall the model is, in inches; needed for an obstacle or a gap. */
  readonly modelHeightInches?: InputMaybe<Scalars['Float']['input']>;
  /** What the model is; INFANTRY if left out. */
  readonly model?: InputMaybe<ModelKind>;
};

/** What terrain asks of a model. */
export type TerrainTest = {
  /** Whether it can be crossed at all. */
  readonly mayCross: Scalars['Boolean']['output'];
  /** The chart to roll on; null where no test is needed. */
  readonly test: Maybe<Scalars['ID']['output']>;
  /** Inches of movement that an inch of it costs. */
  readonly costPerInch: Scalars['Int']['output'];
  /** In our words. */
  readonly text: Scalars['String']['output'];
  /** Where it stands. */
  readonly sources: ReadonlyArray<Source>;
};

/** A Prone model. */
export type ProneMovementInput = {
  /** Its Move allowance, in inches. */
  readonly moveInches: Scalars['Float']['input'];
  /** What is left of its move this turn, in inches; all of it if left out. */
  readonly remainingMoveInches?: InputMaybe<Scalars['Float']['input']>;
};

/** What a Prone model may do. */
export type ProneMovement = {
  /** How far it may crawl. */
  readonly crawlInches: Scalars['Float']['output'];
  /** What standing up costs, in inches. */
  readonly standUpCostInches: Scalars['Float']['output'];
  /** Whether what is left of its move pays for standing up. */
  readonly mayStandUp: Scalars['Boolean']['output'];
  /** What is then left of its move, in inches. */
  readonly leftAfterStandingInches: Scalars['Float']['output'];
  /** What it may do. */
  readonly may: ReadonlyArray<Scalars['String']['output']>;
  /** What it may not do. */
  readonly mayNot: ReadonlyArray<Scalars['String']['output']>;
  /** Where it stands. */
  readonly sources: ReadonlyArray<Source>;
};

/** A bearer, its burden, and what is to happen. */
export type CarryingInput = {
  /** What the bearer does, or what happens to it. */
  readonly action: CarryingAction;
  /** What is carried. */
  readonly burden: Burden;
  /** Defence of the carried model, 1 to 10; needed for a model. */
  readonly carriedDefence?: InputMaybe<Scalars['Int']['input']>;
  /** What the bearer is; INFANTRY if left out. */
  readonly bearer?: InputMaybe<BearerKind>;
  /** Strength of the bearer, 1 to 10; needed to carry a model. */
  readonly bearerStrength?: InputMaybe<Scalars['Int']['input']>;
  /** A Cavalry bearer has Expert Rider. False if left out. */
  readonly expertRider?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many models carry it together, 1 to 20; 1 if left out. */
  readonly bearers?: InputMaybe<Scalars['Int']['input']>;
  /** How many of them are charged, 0 to 20; 1 if left out. */
  readonly bearersCharged?: InputMaybe<Scalars['Int']['input']>;
  /** The bearer is Engaged in combat. False if left out. */
  readonly engaged?: InputMaybe<Scalars['Boolean']['input']>;
  /** It lies on the ground. False if left out. */
  readonly onTheGround?: InputMaybe<Scalars['Boolean']['input']>;
  /** It has been moved this Move phase. False if left out. */
  readonly movedThisPhase?: InputMaybe<Scalars['Boolean']['input']>;
  /** It has been passed this Move phase. False if left out. */
  readonly passedThisPhase?: InputMaybe<Scalars['Boolean']['input']>;
  /** What is left of the bearer's move, in inches; 0 if left out. */
  readonly remainingMoveInches?: InputMaybe<Scalars['Float']['input']>;
};

/** Whether and how something is carried. */
export type Carrying = {
  /** How the burden counts for its size. */
  readonly weight: Weight;
  /** How this bearer treats it. */
  readonly treatedAs: Weight;
  /** Whether it may be done. */
  readonly allowed: Scalars['Boolean']['output'];
  /** Every reason why not. */
  readonly reasons: ReadonlyArray<Scalars['String']['output']>;
  /** What is left of the move while carrying, in inches. */
  readonly moveInches: Scalars['Float']['output'];
  /** What happens. */
  readonly texts: ReadonlyArray<Scalars['String']['output']>;
  /** Where it stands. */
  readonly sources: ReadonlyArray<Source>;
};

/** A rule of passengers. */
export type PassengerRule = {
  /** What was asked. */
  readonly event: PassengerEvent;
  /** Whether it is allowed. */
  readonly allowed: Scalars['Boolean']['output'];
  /** In our words. */
  readonly text: Scalars['String']['output'];
  /** The chart to roll on next; null for none. */
  readonly chart: Maybe<Scalars['ID']['output']>;
  /** Where it stands. */
  readonly source: Source;
};

/** A Sentry in the End phase. */
export type SentryInput = {
  /** It is Engaged in combat. False if left out. */
  readonly engaged?: InputMaybe<Scalars['Boolean']['input']>;
  /** How far the nearest enemy in its Line of Sight is, in inches. */
  readonly distanceInches: Scalars['Float']['input'];
  /** It has Line of Sight to that enemy; true if left out. */
  readonly lineOfSight?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Whether the alarm is raised. */
export type SentryAlarm = {
  /** Whether it is. */
  readonly raised: Scalars['Boolean']['output'];
  /** Which Sentries raise it, by their place in the list, from 0. */
  readonly raisedBy: ReadonlyArray<Scalars['Int']['output']>;
  /** What follows. */
  readonly text: Scalars['String']['output'];
  /** Where it stands. */
  readonly source: Source;
};

/** What may be in the way of a shot. */
export type Obstruction =
  /** 5+ */
  | 'FORTIFICATION'
  /** 5+ */
  | 'LARGE_ROCK'
  /** 5+ */
  | 'OUTCROP'
  /** 4+ */
  | 'WINDOW'
  /** 4+ */
  | 'DOORWAY'
  /** 4+ */
  | 'WALL'
  /** 4+ */
  | 'ROCK'
  /** 4+ */
  | 'TREE_TRUNK'
  /** 4+ */
  | 'STURDY_FENCE'
  /** 4+ */
  | 'INTERVENING_MODEL'
  /** 3+ */
  | 'FLIMSY_FENCE'
  /** 3+ */
  | 'BUSH'
  /** 3+ */
  | 'CROPS'
  /** 3+ */
  | 'LONG_GRASS';

/** The Magical Powers. */
export type MagicalPower =
  /** One Strength 9 hit. */
  | 'BLACK_DART'
  /** Moves the target and Immobilises it. */
  | 'COMMAND'
  /** Moves the target and Transfixes it. */
  | 'COMPEL'
  /** Holds the target. */
  | 'IMMOBILISE'
  /** Holds the target. */
  | 'TRANSFIX'
  /** Blasts the target away and knocks models Prone. */
  | 'SORCEROUS_BLAST'
  /** The caster causes Terror. */
  | 'TERRIFYING_AURA';

/** The special strikes. */
export type SpecialStrikeName =
  /** Hammers, maces, mauls. */
  | 'BASH'
  /** Daggers, swords. */
  | 'FEINT'
  /** Axes, picks. */
  | 'PIERCING_STRIKE'
  /** Clubs, staffs. */
  | 'STUN'
  /** Flails, scourges, whips. */
  | 'WHIRL';

/** Good or Evil. */
export type Alignment =
  /** Good. */
  | 'GOOD'
  /** Evil. */
  | 'EVIL';

/** What a model shoots with, as far as moving goes. */
export type MissileKind =
  /** A bow of any kind. */
  | 'BOW'
  /** A throwing spear. */
  | 'THROWING_SPEAR'
  /** Another thrown weapon. */
  | 'OTHER_THROWN_WEAPON';

/** What a model is, where movement asks. */
export type ModelKind =
  /** On foot. */
  | 'INFANTRY'
  /** A rider on a mount. */
  | 'CAVALRY'
  /** A Monster. */
  | 'MONSTER'
  /** A horse without rider. */
  | 'HORSE'
  /** A Warg without rider. */
  | 'WARG';

/** How deep water is. */
export type Water =
  /** Streams, ponds, fords. */
  | 'SHALLOW'
  /** Too deep to stand in. */
  | 'DEEP';

/** What happens to a model in water. */
export type WaterEvent =
  /** It moves into the water. */
  | 'ENTERS'
  /** It begins its Move phase in the water. */
  | 'STARTS_MOVE_PHASE'
  /** It is knocked Prone in the water. */
  | 'KNOCKED_PRONE';

/** Armour as it counts in water. */
export type SwimmerArmour =
  /** None that counts. */
  | 'NONE'
  /** Heavy armour. */
  | 'HEAVY_ARMOUR'
  /** Dwarf armour. */
  | 'DWARF_ARMOUR'
  /** Heavy Dwarf armour. */
  | 'HEAVY_DWARF_ARMOUR';

/** When a Swim test is due. */
export type SwimTestTime =
  /** At once. */
  | 'NOW'
  /** At the start of its next Move phase. */
  | 'START_OF_NEXT_MOVE_PHASE';

/** What water is to move through. */
export type WaterGround =
  /** Open ground. */
  | 'OPEN'
  /** Difficult terrain. */
  | 'DIFFICULT'
  /** As far as the Swim test lets it. */
  | 'SWIMMING';

/** What lies in a model's path. */
export type Terrain =
  /** Open ground. */
  | 'OPEN_GROUND'
  /** Difficult terrain. */
  | 'DIFFICULT_TERRAIN'
  /** Something to cross. */
  | 'OBSTACLE'
  /** Something to leap. */
  | 'GAP'
  /** Shallow water. */
  | 'SHALLOW_WATER'
  /** Deep water. */
  | 'DEEP_WATER';

/** What a bearer does, or what happens to it. */
export type CarryingAction =
  /** Takes it up. */
  | 'PICK_UP'
  /** Moves with it. */
  | 'MOVE'
  /** Hands it to another model. */
  | 'PASS'
  /** Lets it go. */
  | 'DROP'
  /** Charges. */
  | 'CHARGE'
  /** Is charged. */
  | 'IS_CHARGED'
  /** Is slain in close combat. */
  | 'IS_SLAIN_IN_COMBAT'
  /** Loads an unconscious ally onto a horse. */
  | 'LOAD_AS_PASSENGER';

/** What is carried. */
export type Burden =
  /** A Light Object. */
  | 'LIGHT'
  /** A Heavy Object. */
  | 'HEAVY'
  /** Another model. */
  | 'MODEL';

/** What a bearer is. */
export type BearerKind =
  /** On foot. */
  | 'INFANTRY'
  /** A rider. */
  | 'CAVALRY'
  /** A Monster. */
  | 'MONSTER';

/** How a burden counts. */
export type Weight =
  /** As a Light Object. */
  | 'LIGHT'
  /** As a Heavy Object. */
  | 'HEAVY';

/** What happens to a passenger, or what it wants to do. */
export type PassengerEvent =
  /** It mounts up. */
  | 'MOUNTS'
  /** It gets down. */
  | 'DISMOUNTS'
  /** A shot would hit the rider. */
  | 'SHOT_AT'
  /** Rider or passenger is Struck in close combat. */
  | 'STRUCK'
  /** It would shoot. */
  | 'WANTS_TO_SHOOT'
  /** It would fight in close combat. */
  | 'WANTS_TO_FIGHT'
  /** The rider is thrown. */
  | 'RIDER_THROWN'
  /** The rider is slain. */
  | 'RIDER_SLAIN'
  /** The rider gets down. */
  | 'RIDER_DISMOUNTS';

/** What a model is, as far as charges and support go. */
export type FightModelType =
  /** On foot. */
  | 'INFANTRY'
  /** Rider and mount. */
  | 'CAVALRY'
  /** Anything else: a monster, a war beast. */
  | 'OTHER';

/** A weapon with which a model supports a friend. */
export type SupportWeapon =
  /** One supports a model. */
  | 'SPEAR'
  /** Two may support a model. */
  | 'PIKE';

/** How Strikes at one model are rolled. Strikes at several are always seen one by one. */
export type StrikesRolled =
  /** All at once: Might goes to the nearest misses. */
  | 'TOGETHER'
  /** One after the other. */
  | 'ONE_BY_ONE';

/** What the winner strikes for. */
export type StrikeAim =
  /** As many slain as can be. */
  | 'KILL_MOST'
  /** One model slain. */
  | 'KILL_TARGET'
  /** At least one Wound on the leader. */
  | 'WOUND_LEADER';

/** How a Duel ends. */
export type DuelEnd =
  /** The first side wins. */
  | 'FIRST'
  /** The second side wins. */
  | 'SECOND'
  /** Score and Fight are level: the roll-off decides. */
  | 'ROLL_OFF';

/** A model in a Duel. */
export type DuelModelInput = {
  /** Attacks, 1 to 10, as on the profile; a supporter brings one whatever stands here. 1 if left out. */
  readonly attacks?: InputMaybe<Scalars['Int']['input']>;
  /** Fight value, 0 to 10. */
  readonly fight: Scalars['Int']['input'];
  /** Might points left, 0 to 10, any heroic action already paid; at most 4 models a side have any. 0 if left out. */
  readonly might?: InputMaybe<Scalars['Int']['input']>;
  /** INFANTRY if left out. */
  readonly type?: InputMaybe<FightModelType>;
  /** It uses a two-handed weapon: -1 to its Duel dice, +1 To Wound. False if left out. */
  readonly twoHanded?: InputMaybe<Scalars['Boolean']['input']>;
  /** It uses an Elven-made weapon; counts for the side unless it only supports. False if left out. */
  readonly elvenMade?: InputMaybe<Scalars['Boolean']['input']>;
  /** It supports a friend with this weapon instead of fighting itself. A model gains support from one spear or two pikes at most. */
  readonly supporting?: InputMaybe<SupportWeapon>;
  /** It is shielding: twice the Duel dice, no Strikes. False if left out. */
  readonly shielding?: InputMaybe<Scalars['Boolean']['input']>;
  /** It charged into this fight this turn. False if left out. */
  readonly charged?: InputMaybe<Scalars['Boolean']['input']>;
  /** Enemy Cavalry charged it afterwards: its own charge gives no bonus. False if left out. */
  readonly chargedByCavalry?: InputMaybe<Scalars['Boolean']['input']>;
  /** The special strike that it uses. */
  readonly specialStrike?: InputMaybe<SpecialStrikeName>;
  /** It declared a Heroic Strike: D6 more Fight, 10 at most. False if left out. */
  readonly heroicStrike?: InputMaybe<Scalars['Boolean']['input']>;
  /** It lies Prone: it fights, but makes no Strikes, and is struck as Trapped. False if left out. */
  readonly prone?: InputMaybe<Scalars['Boolean']['input']>;
  /** It is Immobilised or Transfixed: it fights, but makes no Strikes. False if left out. */
  readonly immobilised?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A side of a Duel. */
export type DuelSideInput = {
  /** Good or Evil; it decides the roll-off. */
  readonly alignment: Alignment;
  /** The models of the side, supporters among them; at most 30 Duel dice together. */
  readonly models: ReadonlyArray<DuelModelInput>;
  /** How many of its Duel dice the side may re-roll once, 0 to 30. 0 if left out. */
  readonly rerolls?: InputMaybe<Scalars['Int']['input']>;
};

/** What the documents leave open about a Duel. */
export type DuelSwitchesInput = {
  /** Might raises no die beyond this, 6 to 16; null lifts the limit. 6 if left out. */
  readonly mightCap?: InputMaybe<Scalars['Int']['input']>;
  /** A modified Duel die does not fall below this, 0 or 1; null lifts the limit. 1 if left out. */
  readonly duelFloor?: InputMaybe<Scalars['Int']['input']>;
  /** A natural 6 is not lowered by a two-handed weapon. False if left out. */
  readonly naturalSixStands?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A Duel to work out. */
export type DuelOddsInput = {
  /** The two sides; answers keep their order. */
  readonly sides: ReadonlyArray<DuelSideInput>;
  /** The side with Priority: 0 for the first named, 1 for the second; the other re-rolls first. 0 if left out. */
  readonly priority?: InputMaybe<Scalars['Int']['input']>;
  /** What the documents leave open. */
  readonly switches?: InputMaybe<DuelSwitchesInput>;
};

/** A Duel whose dice lie, re-rolls done. */
export type MightAdviceInput = {
  /** The two sides. Fight values as they are now, Heroic Strike and Feint rolled. */
  readonly sides: ReadonlyArray<DuelSideInput>;
  /** The natural dice of both sides, model after model in the order given. */
  readonly dice: ReadonlyArray<ReadonlyArray<Scalars['Int']['input']>>;
  /** The side with Priority: 0 for the first named, 1 for the second; the other re-rolls first. 0 if left out. */
  readonly priority?: InputMaybe<Scalars['Int']['input']>;
  /** What the documents leave open. */
  readonly switches?: InputMaybe<DuelSwitchesInput>;
};

/** Strikes of one model, or of several alike without Might. */
export type StrikeInput = {
  /** Attacks, 1 to 30, before Trapped doubles them. 1 if left out. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Strength, 1 to 10. */
  readonly strength: Scalars['Int']['input'];
  /** Added to each To Wound roll, 0 to 5, beside what the flags below add. 0 if left out. */
  readonly bonus?: InputMaybe<Scalars['Int']['input']>;
  /** A two-handed weapon: +1 To Wound. False if left out. */
  readonly twoHanded?: InputMaybe<Scalars['Boolean']['input']>;
  /** A lance on the charge: +1 To Wound. False if left out. */
  readonly lance?: InputMaybe<Scalars['Boolean']['input']>;
  /** Friendly Rivalry: +1 To Wound. False if left out. */
  readonly rivalry?: InputMaybe<Scalars['Boolean']['input']>;
  /** To Wound dice of 1 are re-rolled once, as after a won Feint. False if left out. */
  readonly rerollOnes?: InputMaybe<Scalars['Boolean']['input']>;
  /** Might of the model that strikes, 0 to 10. 0 if left out. */
  readonly might?: InputMaybe<Scalars['Int']['input']>;
  /** It Whirls: one single Strike at each target, whatever its Attacks. False if left out. */
  readonly whirl?: InputMaybe<Scalars['Boolean']['input']>;
  /** Piercing Strike: a D3 is added to its Strength, once for all its Attacks. False if left out. */
  readonly piercingStrike?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A model struck at. */
export type StrikeTargetInput = {
  /** Defence with its armour and shield, without Shieldwall, 1 to 10. */
  readonly defence: Scalars['Int']['input'];
  /** Wounds left, 1 to 10. 1 if left out. */
  readonly wounds?: InputMaybe<Scalars['Int']['input']>;
  /** Fate points left, 0 to 6. 0 if left out. */
  readonly fate?: InputMaybe<Scalars['Int']['input']>;
  /** Might points left, 0 to 10, for its Fate rolls. 0 if left out. */
  readonly might?: InputMaybe<Scalars['Int']['input']>;
  /** It may re-roll failed Fate rolls (Site of Power). False if left out. */
  readonly rerollFate?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its Shieldwall holds: +1 Defence. False if left out. */
  readonly shieldwall?: InputMaybe<Scalars['Boolean']['input']>;
  /** It is Trapped or Prone: each Attack at it is two Strikes. False if left out. */
  readonly trapped?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What the documents leave open about Strikes. */
export type StrikeSwitchesInput = {
  /** Whether all Strikes at one model are seen before Might is spent, or each for itself. TOGETHER if left out. */
  readonly strikesRolled?: InputMaybe<StrikesRolled>;
};

/** Strikes to work out, at one target or at several. */
export type StrikeOddsInput = {
  /** What strikes, in the order of striking: 30 Attacks together at most, 4 with Might, and 8000 states to work through (refused by name with their number). */
  readonly strikes: ReadonlyArray<StrikeInput>;
  /** All targets are Trapped or Prone: each Attack is two Strikes at the same target. False if left out. */
  readonly trapped?: InputMaybe<Scalars['Boolean']['input']>;
  /** The only target. */
  readonly target?: InputMaybe<StrikeTargetInput>;
  /** Instead of one target: 1 to 4 of them. */
  readonly targets?: InputMaybe<ReadonlyArray<StrikeTargetInput>>;
  /** What the winner strikes for. KILL_MOST if left out. */
  readonly aim?: InputMaybe<StrikeAim>;
  /** The place, from 0, of the model that KILL_TARGET or WOUND_LEADER means. */
  readonly aimedAt?: InputMaybe<Scalars['Int']['input']>;
  /** What the documents leave open. */
  readonly switches?: InputMaybe<StrikeSwitchesInput>;
};

/** A model in a whole fight. */
export type FightModelInput = {
  /** Attacks, 1 to 10, as on the profile; a supporter brings one whatever stands here. 1 if left out. */
  readonly attacks?: InputMaybe<Scalars['Int']['input']>;
  /** Fight value, 0 to 10. */
  readonly fight: Scalars['Int']['input'];
  /** Might points left, 0 to 10, any heroic action already paid; at most 4 models a side have any. 0 if left out. */
  readonly might?: InputMaybe<Scalars['Int']['input']>;
  /** INFANTRY if left out. */
  readonly type?: InputMaybe<FightModelType>;
  /** It uses a two-handed weapon: -1 to its Duel dice, +1 To Wound. False if left out. */
  readonly twoHanded?: InputMaybe<Scalars['Boolean']['input']>;
  /** It uses an Elven-made weapon; counts for the side unless it only supports. False if left out. */
  readonly elvenMade?: InputMaybe<Scalars['Boolean']['input']>;
  /** It supports a friend with this weapon instead of fighting itself. A model gains support from one spear or two pikes at most. */
  readonly supporting?: InputMaybe<SupportWeapon>;
  /** It is shielding: twice the Duel dice, no Strikes. False if left out. */
  readonly shielding?: InputMaybe<Scalars['Boolean']['input']>;
  /** It charged into this fight this turn. False if left out. */
  readonly charged?: InputMaybe<Scalars['Boolean']['input']>;
  /** Enemy Cavalry charged it afterwards: its own charge gives no bonus. False if left out. */
  readonly chargedByCavalry?: InputMaybe<Scalars['Boolean']['input']>;
  /** The special strike that it uses. */
  readonly specialStrike?: InputMaybe<SpecialStrikeName>;
  /** It declared a Heroic Strike: D6 more Fight, 10 at most. False if left out. */
  readonly heroicStrike?: InputMaybe<Scalars['Boolean']['input']>;
  /** It lies Prone: it fights, but makes no Strikes, and is struck as Trapped. False if left out. */
  readonly prone?: InputMaybe<Scalars['Boolean']['input']>;
  /** It is Immobilised or Transfixed: it fights, but makes no Strikes. False if left out. */
  readonly immobilised?: InputMaybe<Scalars['Boolean']['input']>;
  /** Strength, 1 to 10. */
  readonly strength: Scalars['Int']['input'];
  /** Defence with its armour and shield, without Shieldwall, 1 to 10. */
  readonly defence: Scalars['Int']['input'];
  /** Wounds left, 1 to 10. 1 if left out. */
  readonly wounds?: InputMaybe<Scalars['Int']['input']>;
  /** Fate points left, 0 to 6. 0 if left out. */
  readonly fate?: InputMaybe<Scalars['Int']['input']>;
  /** It may re-roll failed Fate rolls (Site of Power). False if left out. */
  readonly rerollFate?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its Shieldwall holds: +1 Defence. False if left out. */
  readonly shieldwall?: InputMaybe<Scalars['Boolean']['input']>;
  /** It carries a lance: +1 To Wound when it charged, as Cavalry. False if left out. */
  readonly lance?: InputMaybe<Scalars['Boolean']['input']>;
  /** Friendly Rivalry gives it +1 To Wound. False if left out. */
  readonly rivalry?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any further bonus to its To Wound rolls, 0 to 5. 0 if left out. */
  readonly bonus?: InputMaybe<Scalars['Int']['input']>;
  /** It re-rolls To Wound dice of 1. False if left out. */
  readonly rerollOnes?: InputMaybe<Scalars['Boolean']['input']>;
  /** It cannot back away if its side loses. False if left out. */
  readonly trapped?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A side of a whole fight. */
export type FightSideInput = {
  /** Good or Evil; it decides the roll-off. */
  readonly alignment: Alignment;
  /** The models of the side, supporters among them; at most 30 Duel dice together, 4 models that can be struck. */
  readonly models: ReadonlyArray<FightModelInput>;
  /** How many of its Duel dice the side may re-roll once, 0 to 30. 0 if left out. */
  readonly rerolls?: InputMaybe<Scalars['Int']['input']>;
  /** What the winner strikes for. KILL_MOST if left out. */
  readonly aim?: InputMaybe<StrikeAim>;
  /** The place, from 0, of the model that KILL_TARGET or WOUND_LEADER means. */
  readonly aimedAt?: InputMaybe<Scalars['Int']['input']>;
};

/** What the documents leave open about a fight. */
export type FightSwitchesInput = {
  /** Might raises no die beyond this, 6 to 16; null lifts the limit. 6 if left out. */
  readonly mightCap?: InputMaybe<Scalars['Int']['input']>;
  /** A modified Duel die does not fall below this, 0 or 1; null lifts the limit. 1 if left out. */
  readonly duelFloor?: InputMaybe<Scalars['Int']['input']>;
  /** A natural 6 is not lowered by a two-handed weapon. False if left out. */
  readonly naturalSixStands?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether all Strikes at one model are seen before Might is spent, or each for itself. TOGETHER if left out. */
  readonly strikesRolled?: InputMaybe<StrikesRolled>;
  /** A model that Bashes or Stuns makes no Strikes. True if left out. */
  readonly bashAndStunForgoStrikes?: InputMaybe<Scalars['Boolean']['input']>;
  /** A shielding model's victory stops its whole side from Striking. False if left out. */
  readonly shieldingStopsSide?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A second fight, should the first leave no enemy alive. */
export type HeroicCombatInput = {
  /** The side whose hero declared it, 0 or 1. Its Might is then kept for Duels: none goes on the Strikes of the first fight. */
  readonly side: Scalars['Int']['input'];
  /** The places, from 0, of those who fight again: the hero and friends of that fight, 1 to 4. */
  readonly fighters: ReadonlyArray<Scalars['Int']['input']>;
  /** They charge into the second fight. False if left out. */
  readonly charged?: InputMaybe<Scalars['Boolean']['input']>;
  /** Their new enemies. */
  readonly enemies: FightSideInput;
  /** What the winner strikes for. KILL_MOST if left out. */
  readonly aim?: InputMaybe<StrikeAim>;
  /** The place, from 0, of the model that KILL_TARGET or WOUND_LEADER means. */
  readonly aimedAt?: InputMaybe<Scalars['Int']['input']>;
};

/** A whole fight to work out. */
export type FightOddsInput = {
  /** The two sides; answers keep their order. At most 30 Duel dice, 4 models with Might and 4 that can be struck a side, and 8000 states to work through (refused by name with their number). */
  readonly sides: ReadonlyArray<FightSideInput>;
  /** The side with Priority: 0 for the first named, 1 for the second; the other re-rolls first. 0 if left out. */
  readonly priority?: InputMaybe<Scalars['Int']['input']>;
  /** What the documents leave open. */
  readonly switches?: InputMaybe<FightSwitchesInput>;
  /** A Heroic Combat's second fight. */
  readonly heroicCombat?: InputMaybe<HeroicCombatInput>;
};

/** A whole fight to roll. */
export type RollFightInput = {
  /** The two sides; answers keep their order. At most 30 Duel dice, 4 models with Might and 4 that can be struck a side, and 8000 states to work through (refused by name with their number). */
  readonly sides: ReadonlyArray<FightSideInput>;
  /** The side with Priority: 0 for the first named, 1 for the second; the other re-rolls first. 0 if left out. */
  readonly priority?: InputMaybe<Scalars['Int']['input']>;
  /** What the documents leave open. */
  readonly switches?: InputMaybe<FightSwitchesInput>;
};

/** A whole fight with the players' dice. */
export type ResolveFightInput = {
  /** The two sides; answers keep their order. At most 30 Duel dice, 4 models with Might and 4 that can be struck a side, and 8000 states to work through (refused by name with their number). */
  readonly sides: ReadonlyArray<FightSideInput>;
  /** The side with Priority: 0 for the first named, 1 for the second; the other re-rolls first. 0 if left out. */
  readonly priority?: InputMaybe<Scalars['Int']['input']>;
  /** What the documents leave open. */
  readonly switches?: InputMaybe<FightSwitchesInput>;
  /** The dice as thrown, in the order that the steps ask for them, 300 at most. */
  readonly dice: ReadonlyArray<Scalars['Int']['input']>;
};

/** A shooter, or several alike without Might. */
export type ShooterInput = {
  /** How many shoot alike, 1 to 30; 1 where Might is given. 1 if left out. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Shoot value, 2 to 6: 4 for 4+. */
  readonly shoot: Scalars['Int']['input'];
  /** It moved this turn: its Shoot value is one worse; a 6 always hits. False if left out. */
  readonly moved?: InputMaybe<Scalars['Boolean']['input']>;
  /** A throwing spear thrown while charging: no penalty for moving. False if left out. */
  readonly chargingThrow?: InputMaybe<Scalars['Boolean']['input']>;
  /** Strength of the shot, 1 to 10. */
  readonly strength: Scalars['Int']['input'];
  /** Added to each To Wound roll, 0 to 5. 0 if left out. */
  readonly bonus?: InputMaybe<Scalars['Int']['input']>;
  /** To Wound dice of 1 are re-rolled once. False if left out. */
  readonly rerollOnes?: InputMaybe<Scalars['Boolean']['input']>;
  /** What is in the way, nearest the shooter first; 4 at most. Nothing if left out. */
  readonly inTheWay?: InputMaybe<ReadonlyArray<Obstruction>>;
  /** Heroic Accuracy: failed In The Way rolls are re-rolled once. False if left out. */
  readonly heroicAccuracy?: InputMaybe<Scalars['Boolean']['input']>;
  /** Might of the shooter, 0 to 10, for any die of its shot. 0 if left out. */
  readonly might?: InputMaybe<Scalars['Int']['input']>;
};

/** A model shot at. */
export type VolleyTargetInput = {
  /** Defence with its armour and shield, without Shieldwall, 1 to 10. */
  readonly defence: Scalars['Int']['input'];
  /** Wounds left, 1 to 10. 1 if left out. */
  readonly wounds?: InputMaybe<Scalars['Int']['input']>;
  /** Fate points left, 0 to 6. 0 if left out. */
  readonly fate?: InputMaybe<Scalars['Int']['input']>;
  /** Might points left, 0 to 10, for its Fate rolls. 0 if left out. */
  readonly might?: InputMaybe<Scalars['Int']['input']>;
  /** It may re-roll failed Fate rolls (Site of Power). False if left out. */
  readonly rerollFate?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What the documents leave open about shooting. */
export type VolleySwitchesInput = {
  /** A model in the way that stops a shot is hit by it. False if left out. */
  readonly interveningModelIsHit?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A volley to work out or to roll. */
export type VolleyOddsInput = {
  /** Who shoots, in this order: 30 together at most, 4 with Might, and 8000 states to work through (refused by name with their number). */
  readonly shooters: ReadonlyArray<ShooterInput>;
  /** Who is shot at. */
  readonly target: VolleyTargetInput;
  /** What the documents leave open. */
  readonly switches?: InputMaybe<VolleySwitchesInput>;
};

/** A volley with the players' dice. */
export type ResolveVolleyInput = {
  /** Who shoots, in this order: 30 together at most, 4 with Might, and 8000 states to work through (refused by name with their number). */
  readonly shooters: ReadonlyArray<ShooterInput>;
  /** Who is shot at. */
  readonly target: VolleyTargetInput;
  /** What the documents leave open. */
  readonly switches?: InputMaybe<VolleySwitchesInput>;
  /** The dice as thrown, in the order that the steps ask for them, 300 at most. */
  readonly dice: ReadonlyArray<Scalars['Int']['input']>;
};

/** A step of how an answer came about. */
export type FightStep = {
  /** What kind of step: DICE, TIE, TO_WOUND, FATE... */
  readonly code: Scalars['String']['output'];
  /** The side it concerns, 0 or 1; null for both. */
  readonly side: Maybe<Scalars['Int']['output']>;
  /** The place of the model in its side, from 0; null for the side. */
  readonly model: Maybe<Scalars['Int']['output']>;
  /** The step in words. */
  readonly text: Scalars['String']['output'];
  /** Where the rule stands. */
  readonly source: Source;
};

/** Who wins a Duel. */
export type DuelOdds = {
  /** Each side's chance, in the order given. */
  readonly win: ReadonlyArray<Chance>;
  /** The chance that equal scores leave it to the Fight values or the roll-off: neither side's Might can outscore the other. */
  readonly drawnScore: Chance;
  /** How it came about. */
  readonly steps: ReadonlyArray<FightStep>;
};

/** Might to spend: a model raises its best die, a point a pip. */
export type MightSpending = {
  /** The side, 0 or 1. */
  readonly side: Scalars['Int']['output'];
  /** The place of the model in its side, from 0. */
  readonly model: Scalars['Int']['output'];
  /** The score of its best die. */
  readonly from: Scalars['Int']['output'];
  /** The score that it must show. */
  readonly to: Scalars['Int']['output'];
  /** The points that this takes. */
  readonly points: Scalars['Int']['output'];
};

/** What to do with Might when the Duel dice lie. */
export type MightAdvice = {
  /** The highest score of each side as the dice lie, after modifiers. */
  readonly scores: ReadonlyArray<Scalars['Int']['output']>;
  /** The highest Fight value of each side. */
  readonly fights: ReadonlyArray<Scalars['Int']['output']>;
  /** How it ends if nobody spends. */
  readonly asTheDiceLie: DuelEnd;
  /** How it ends under best play by both. */
  readonly withBestMight: DuelEnd;
  /** Each side's chance under best play by both. */
  readonly win: ReadonlyArray<Chance>;
  /** The only Might to spend, the least that does it; null if nobody needs to. */
  readonly spend: Maybe<MightSpending>;
  /** The same in words. */
  readonly advice: Scalars['String']['output'];
  /** Where the rule stands. */
  readonly source: Source;
};

/** The chance of a number of Wounds. */
export type WoundsChance = {
  /** How many Wounds are lost. */
  readonly wounds: Scalars['Int']['output'];
  /** How likely that is. */
  readonly probability: Chance;
};

/** The chance of a number of models slain. */
export type SlainChance = {
  /** How many are slain. */
  readonly slain: Scalars['Int']['output'];
  /** How likely that is. */
  readonly probability: Chance;
};

/** What Strikes do to one target. */
export type StrikeTargetOdds = {
  /** The chance that it is slain. */
  readonly slain: Chance;
  /** The chance of each number of Wounds lost. */
  readonly wounds: ReadonlyArray<WoundsChance>;
};

/** What Strikes come to. */
export type StrikeOdds = {
  /** The chance that all targets are slain. */
  readonly slain: Chance;
  /** The chance of each number of Wounds lost by all targets together. */
  readonly wounds: ReadonlyArray<WoundsChance>;
  /** The chance of each number of targets slain. */
  readonly slainCount: ReadonlyArray<SlainChance>;
  /** Each target, in the order given. */
  readonly targets: ReadonlyArray<StrikeTargetOdds>;
  /** How they were rolled. */
  readonly strikesRolled: StrikesRolled;
  /** How it came about. */
  readonly steps: ReadonlyArray<FightStep>;
};

/** One way a fight may end. */
export type FightOutcome = {
  /** The side that wins the Duel, 0 or 1. */
  readonly winner: Scalars['Int']['output'];
  /** How many of the loser's models are slain. */
  readonly slain: Scalars['Int']['output'];
  /** How likely that is. */
  readonly probability: Chance;
};

/** What a fight does to one model. */
export type FightModelOdds = {
  /** The chance that it is slain. */
  readonly slain: Chance;
  /** The chance of each number of Wounds lost. */
  readonly wounds: ReadonlyArray<WoundsChance>;
  /** The chance that it lives and lies Prone afterwards. */
  readonly prone: Chance;
  /** The chance that it lives and is Stunned. */
  readonly stunned: Chance;
};

/** What a fight does to one side. */
export type FightSideOdds = {
  /** Its models, in the order given. */
  readonly models: ReadonlyArray<FightModelOdds>;
};

/** The odds of the second fight of a Heroic Combat, where it takes place. */
export type SecondFightOdds = {
  /** Each side's chance to win its Duel, in the order of the first fight. */
  readonly win: ReadonlyArray<Chance>;
  /** Every way it may end. */
  readonly outcomes: ReadonlyArray<FightOutcome>;
  /** Both sides, in the order of the first fight. */
  readonly sides: ReadonlyArray<FightSideOdds>;
};

/** The second fight of a Heroic Combat. */
export type SecondFight = {
  /** The chance that it takes place: all enemies of the first fight are slain. */
  readonly happens: Chance;
  /** Its odds where it takes place; null if it never does. */
  readonly odds: Maybe<SecondFightOdds>;
};

/** What a whole fight comes to. */
export type FightOdds = {
  /** Each side's chance to win the Duel, in the order given. */
  readonly win: ReadonlyArray<Chance>;
  /** Every way the fight may end. */
  readonly outcomes: ReadonlyArray<FightOutcome>;
  /** Both sides, in the order given. */
  readonly sides: ReadonlyArray<FightSideOdds>;
  /** The second fight, where a Heroic Combat was asked. */
  readonly secondFight: Maybe<SecondFight>;
  /** How it came about. */
  readonly steps: ReadonlyArray<FightStep>;
};

/** Where a shot may end. */
export type ShotStopped = {
  /** The thing in the way. */
  readonly obstruction: Obstruction;
  /** The chance that the shot ends there. */
  readonly probability: Chance;
};

/** What one shot of a shooter comes to. */
export type ShotOdds = {
  /** The score needed to hit. */
  readonly toHit: Scalars['Int']['output'];
  /** The chance that it wounds, before Fate. */
  readonly wounds: Chance;
  /** Each thing in the way, in the order given. */
  readonly stopped: ReadonlyArray<ShotStopped>;
  /** The chance that it hits a model in the way; 0 unless `interveningModelIsHit`. */
  readonly interveningModelHit: Chance;
};

/** What a volley comes to. */
export type VolleyOdds = {
  /** The chance that the target is slain. */
  readonly slain: Chance;
  /** The chance of each number of Wounds lost. */
  readonly wounds: ReadonlyArray<WoundsChance>;
  /** Each shooter's shot, in the order given. */
  readonly shots: ReadonlyArray<ShotOdds>;
  /** How it came about. */
  readonly steps: ReadonlyArray<FightStep>;
};

/** The colours of a picture. */
export type PictureTheme =
  /** The reader's own setting, light where there is none; a PNG is light. */
  | 'AUTO'
  /** Dark on white. */
  | 'LIGHT'
  /** Light on nearly black. */
  | 'DARK';

/** What stands across in a matrix of Duels. */
export type DuelMatrixColumns =
  /** The dice of the second side. */
  | 'DICE'
  /** The Fight of the first side, compared with the second's. */
  | 'FIGHT';

/** What the curves of a Duel differ in. */
export type DuelCurves =
  /** The first side's Fight: above, level with and below the second's. */
  | 'FIGHT'
  /** The Might of the first side's first model in the fight itself: 0 to 3. */
  | 'MIGHT';

/** A picture and its text alternative. */
export type Picture = {
  /** What it is about. */
  readonly title: Scalars['String']['output'];
  /** What is to be seen: the alternative text. */
  readonly description: Scalars['String']['output'];
  /** Its numbers. */
  readonly table: PictureTable;
  /** Pixels from left to right. */
  readonly width: Scalars['Int']['output'];
  /** Pixels from top to bottom. */
  readonly height: Scalars['Int']['output'];
  /** The picture: a whole SVG document, which can stand within HTML too. */
  readonly svg: Scalars['String']['output'];
};

/** The numbers of a picture as text. */
export type PictureTable = {
  /** What stands in each column. */
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  /** The rows, each as long as the columns. */
  readonly rows: ReadonlyArray<ReadonlyArray<Scalars['String']['output']>>;
};

/** A step of a fight or volley as it was played. */
export type PlayStep = {
  /** What kind of step: DICE, MIGHT, TO_WOUND, FATE... */
  readonly code: Scalars['String']['output'];
  /** The side it concerns, 0 or 1; null for none. */
  readonly side: Maybe<Scalars['Int']['output']>;
  /** The place of the model in its side, from 0; null for the side. */
  readonly model: Maybe<Scalars['Int']['output']>;
  /** The step in words. */
  readonly text: Scalars['String']['output'];
  /** The dice that it took. */
  readonly dice: ReadonlyArray<Scalars['Int']['output']>;
  /** Where the rule stands. */
  readonly source: Source;
};

/** How one model came out of a fight. */
export type FightModelPlay = {
  /** Wounds lost. */
  readonly woundsLost: Scalars['Int']['output'];
  /** Whether it is slain. */
  readonly slain: Scalars['Boolean']['output'];
  /** Whether it lives and lies Prone. */
  readonly prone: Scalars['Boolean']['output'];
  /** Whether it lives and is Stunned. */
  readonly stunned: Scalars['Boolean']['output'];
};

/** How a side came out of a fight. */
export type FightSidePlay = {
  /** Its models, in the order given. */
  readonly models: ReadonlyArray<FightModelPlay>;
};

/** A fight as it went. */
export type FightPlay = {
  /** The side that won the Duel, 0 or 1. */
  readonly winner: Scalars['Int']['output'];
  /** The highest Duel score of each side, Might included. */
  readonly scores: ReadonlyArray<Scalars['Int']['output']>;
  /** Both sides, in the order given. */
  readonly sides: ReadonlyArray<FightSidePlay>;
  /** Every step in order. */
  readonly steps: ReadonlyArray<PlayStep>;
  /** All dice, in the order thrown. */
  readonly dice: ReadonlyArray<Scalars['Int']['output']>;
  /** The signed receipt, where we threw the dice. */
  readonly receipt: Maybe<Scalars['String']['output']>;
};

/** A volley as it went. */
export type VolleyPlay = {
  /** Wounds that the target lost. */
  readonly woundsLost: Scalars['Int']['output'];
  /** Whether the target is slain. */
  readonly slain: Scalars['Boolean']['output'];
  /** Hits on models in the way; 0 unless `interveningModelIsHit`. */
  readonly interveningModelHits: Scalars['Int']['output'];
  /** Every step in order. */
  readonly steps: ReadonlyArray<PlayStep>;
  /** All dice, in the order thrown. */
  readonly dice: ReadonlyArray<Scalars['Int']['output']>;
  /** The signed receipt, where we threw the dice. */
  readonly receipt: Maybe<Scalars['String']['output']>;
};

/** What was found out about a receipt. */
export type ReceiptCheck = {
  /** Whether this service issued exactly this receipt. */
  readonly valid: Scalars['Boolean']['output'];
  /** What it says; null unless it is valid. */
  readonly content: Maybe<Receipt>;
};

/** What the receipt of a roll says. */
export type Receipt = {
  /** The operation that rolled, such as `rollChart`. */
  readonly operation: Scalars['String']['output'];
  /** What was asked, as JSON text. */
  readonly input: Scalars['String']['output'];
  /** What the dice showed, in the order rolled. */
  readonly dice: ReadonlyArray<Scalars['Int']['output']>;
  /** When the dice were rolled. */
  readonly rolledAt: Scalars['DateTime']['output'];
  /** Random, so that no two receipts are alike. */
  readonly nonce: Scalars['String']['output'];
};

/** The key that receipts are checked with. */
export type ReceiptKey = {
  /** How receipts are signed: `Ed25519`. */
  readonly algorithm: Scalars['String']['output'];
  /** The public key: SPKI as PEM. */
  readonly publicKey: Scalars['String']['output'];
};

/** A record of an event and the round to draw from it. */
export type CalculatePairingsInput = {
  /** The round to draw, 1 to 64. */
  readonly round: Scalars['Int']['input'];
  /** How many rounds the event has, 1 to 64; the last is drawn without swaps. */
  readonly rounds: Scalars['Int']['input'];
  /** What the one left over of an odd number gets; `BYE` if left out. */
  readonly unpaired?: InputMaybe<UnpairedKind>;
  /** Any text, 1 to 200 characters; round 1 is shuffled by it. Needed for round 1, unused later. */
  readonly seed?: InputMaybe<Scalars['String']['input']>;
  /** Whether entrants of a club are kept apart in this round where that costs no rematch; false if left out. */
  readonly clubMatesApart?: InputMaybe<Scalars['Boolean']['input']>;
  /** Everyone registered, 1 to 4096. */
  readonly entrants: ReadonlyArray<EntrantInput>;
  /** The games finished so far, in any order; all before the round to draw. */
  readonly games?: InputMaybe<ReadonlyArray<GameInput>>;
  /** Points given or taken by the organiser. */
  readonly adjustments?: InputMaybe<ReadonlyArray<AdjustmentInput>>;
  /** The organiser's own tiebreakers, in the order announced before round 1; at most 20. */
  readonly tiebreakers?: InputMaybe<ReadonlyArray<TiebreakerInput>>;
  /** Settles full ties by the published lot of this seed; level entrants share a rank if left out. */
  readonly lotSeed?: InputMaybe<Scalars['String']['input']>;
};

/** A record of an event. */
export type CalculateStandingsInput = {
  /** The round after which they stand, 0 to 64: what came later is left out. The last with a game if left out. */
  readonly round?: InputMaybe<Scalars['Int']['input']>;
  /** As in the question for pairings, so that one body serves both; changes nothing here. */
  readonly rounds?: InputMaybe<Scalars['Int']['input']>;
  /** As in the question for pairings; changes nothing here. */
  readonly unpaired?: InputMaybe<UnpairedKind>;
  /** As in the question for pairings; changes nothing here. */
  readonly seed?: InputMaybe<Scalars['String']['input']>;
  /** As in the question for pairings; changes nothing here. */
  readonly clubMatesApart?: InputMaybe<Scalars['Boolean']['input']>;
  /** Everyone registered, 1 to 4096. */
  readonly entrants: ReadonlyArray<EntrantInput>;
  /** The games finished so far, in any order. */
  readonly games?: InputMaybe<ReadonlyArray<GameInput>>;
  /** Points given or taken by the organiser. */
  readonly adjustments?: InputMaybe<ReadonlyArray<AdjustmentInput>>;
  /** The organiser's own tiebreakers, in the order announced before round 1; at most 20. */
  readonly tiebreakers?: InputMaybe<ReadonlyArray<TiebreakerInput>>;
  /** Settles full ties by the published lot of this seed; level entrants share a rank if left out. */
  readonly lotSeed?: InputMaybe<Scalars['String']['input']>;
};

/** Who takes part: a player, or in a doubles event a team. */
export type EntrantInput = {
  /** Id of the entrant, unique here. */
  readonly id: Scalars['ID']['input'];
  /** Player number given at registration, 1 to 1000000, unique here. */
  readonly number: Scalars['Int']['input'];
  /** False leaves the entrant out of the draw; true if left out. Its games count all the same. */
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Club, for keeping club-mates apart. */
  readonly club?: InputMaybe<Scalars['String']['input']>;
};

/** What kind of game it was. */
export type GameKind =
  /** Played to its end or to the end of time. */
  | 'PLAYED'
  /** Conceded: 12-0, and the enemy leader killed. */
  | 'CONCESSION'
  /** Nobody to play: 6-0, and the enemy leader killed. */
  | 'BYE'
  /** Played against the Spare Player. */
  | 'SPARE'
  /** Lost by both, as a referee ruled: neither earns anything. */
  | 'BOTH_LOST';

/** A finished game. */
export type GameInput = {
  /** The round it belongs to, 1 to 64. */
  readonly round: Scalars['Int']['input'];
  /** What kind of game it was. */
  readonly kind: GameKind;
  /** The two entrants; one alone for `BYE` and `SPARE`. */
  readonly entrants: ReadonlyArray<Scalars['ID']['input']>;
  /** Victory Points of each side, 0 to 9999; for `PLAYED` and `SPARE` only (there the Spare Player second). */
  readonly victoryPoints?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Whether each side killed the enemy leader; for `PLAYED` and `SPARE` only. Left out if unknown: it counts for nobody. */
  readonly leaderKilled?: InputMaybe<ReadonlyArray<Scalars['Boolean']['input']>>;
  /** Who conceded; for `CONCESSION` only. */
  readonly concededBy?: InputMaybe<Scalars['ID']['input']>;
};

/** Points given or taken by the organiser. */
export type AdjustmentInput = {
  /** The entrant's id. */
  readonly entrant: Scalars['ID']['input'];
  /** Tournament Points, negative when taken, -999 to 999; 0 if left out. */
  readonly tournamentPoints?: InputMaybe<Scalars['Int']['input']>;
  /** Victory Points, negative when taken, -9999 to 9999; 0 if left out. */
  readonly victoryPoints?: InputMaybe<Scalars['Int']['input']>;
  /** Why, in the organiser's words, 1 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** The round from which they count, 1 to 64; from the start if left out. */
  readonly round?: InputMaybe<Scalars['Int']['input']>;
};

/** Which value of a tiebreaker stands higher in the ranking. */
export type TiebreakerOrder =
  /** The greater one. */
  | 'HIGHER'
  /** The smaller one. */
  | 'LOWER';

/** A tiebreaker of the organiser's own. */
export type TiebreakerInput = {
  /** What the organiser calls it, such as `painting`; unique here. */
  readonly id: Scalars['ID']['input'];
  /** Which value stands higher; `HIGHER` if left out. */
  readonly better?: InputMaybe<TiebreakerOrder>;
  /** At least one value for every entrant; an entrant's values are added up. */
  readonly values: ReadonlyArray<TiebreakerValueInput>;
};

/** An entrant's value of a tiebreaker. */
export type TiebreakerValueInput = {
  /** The entrant's id. */
  readonly entrant: Scalars['ID']['input'];
  /** The value, -1000000 to 1000000. */
  readonly value: Scalars['Int']['input'];
  /** The round from which it counts, 1 to 64; from the start if left out. */
  readonly round?: InputMaybe<Scalars['Int']['input']>;
};

/** What the one left over of an odd number gets. */
export type UnpairedKind =
  /** A bye: a 6-0 win with the enemy leader killed. */
  | 'BYE'
  /** A game against the Spare Player. */
  | 'SPARE';

/** A drawn round. */
export type Pairings = {
  /** The round. */
  readonly round: Scalars['Int']['output'];
  /** The tables, the best-ranked first. */
  readonly tables: ReadonlyArray<PairedTable>;
  /** Who is left over of an odd number; null where nobody is. */
  readonly unpaired: Maybe<UnpairedEntrant>;
  /** The active entrants as they were ranked for this draw: `ranked 3 v 4` counts down this list. */
  readonly standings: ReadonlyArray<Standing>;
  /** How many further rounds after this one can certainly be drawn without a rematch, whatever the results. */
  readonly roundsWithoutRematch: Scalars['Int']['output'];
};

/** Two entrants who meet. */
export type PairedTable = {
  /** The number of the table, from 1. */
  readonly table: Scalars['Int']['output'];
  /** The two ids, the higher ranked first; in round 1 in the order of the draw. */
  readonly entrants: ReadonlyArray<Scalars['ID']['output']>;
  /** Why these two meet. */
  readonly reason: TableReason;
};

/** Why two entrants meet. */
export type TableReason = {
  /** The same for programs. */
  readonly code: TableReasonCode;
  /** In words, with places in the ranking (player numbers in round 1): `swapped: 3 and 4 met in round 1`. */
  readonly text: Scalars['String']['output'];
};

/** Why two entrants meet. */
export type TableReasonCode =
  /** Round 1: drawn by lot. */
  | 'DRAWN'
  /** The first meets the best-ranked one left. */
  | 'RANKED'
  /** The better-ranked ones left have met the first before. */
  | 'SWAPPED'
  /** A better-ranked opponent would have forced a rematch further down. */
  | 'KEPT_PAIRABLE'
  /** They have met before; no pairing has fewer rematches. */
  | 'REMATCH_UNAVOIDABLE'
  /** The final round is straight: 1 v 2, 3 v 4. */
  | 'FINAL_ROUND'
  /** The final round is straight, and these two have met before. */
  | 'FINAL_ROUND_REMATCH'
  /** The better-ranked ones left are club-mates of the first. */
  | 'CLUB_MATES_APART'
  /** Club-mates meet, although they were to be kept apart: that would have cost a rematch. */
  | 'CLUB_MATES_MEET'
  /** Moved by the organiser. */
  | 'MOVED_BY_ORGANISER';

/** Who is left over of an odd number. */
export type UnpairedEntrant = {
  /** The id. */
  readonly entrant: Scalars['ID']['output'];
  /** What this entrant gets. */
  readonly kind: UnpairedKind;
  /** Why it is this one. */
  readonly reason: UnpairedReason;
};

/** Why an entrant is left over. */
export type UnpairedReason = {
  /** The same for programs. */
  readonly code: UnpairedReasonCode;
  /** In words: `bye: lowest without one`. */
  readonly text: Scalars['String']['output'];
};

/** Why an entrant is left over. */
export type UnpairedReasonCode =
  /** Round 1: left over by the draw. */
  | 'DRAWN'
  /** The lowest ranked of those without a bye or a game against the Spare Player. */
  | 'LOWEST_WITHOUT_ONE'
  /** Everyone has had one: the lowest ranked of those with the fewest. */
  | 'FEWEST_TIMES'
  /** Leaving out one who stood before would have forced a rematch. */
  | 'KEPT_PAIRABLE'
  /** Moved by the organiser. */
  | 'MOVED_BY_ORGANISER';

/** Standings after a round. */
export type CalculatedStandings = {
  /** The round after which they stand; 0 before any game. */
  readonly round: Scalars['Int']['output'];
  /** The lines, best first; level entrants by player number. */
  readonly standings: ReadonlyArray<Standing>;
};

/** An entrant's line in the standings. */
export type Standing = {
  /** 1 for the first; level entrants share the best of their places. */
  readonly rank: Scalars['Int']['output'];
  /** Whether somebody else has the same rank (shown as `=3rd`). */
  readonly tied: Scalars['Boolean']['output'];
  /** The entrant's id. */
  readonly entrant: Scalars['ID']['output'];
  /** Games, with byes and games against the Spare Player. */
  readonly played: Scalars['Int']['output'];
  /** Games won, with byes and concessions to this entrant. */
  readonly won: Scalars['Int']['output'];
  /** Games drawn. */
  readonly drawn: Scalars['Int']['output'];
  /** Games lost. */
  readonly lost: Scalars['Int']['output'];
  /** 3 for a win, 1 for a draw, and what the organiser gave or took. */
  readonly tournamentPoints: Scalars['Int']['output'];
  /** Victory Points scored less those conceded. */
  readonly victoryPointDifference: Scalars['Int']['output'];
  /** Victory Points scored, with what the organiser gave or took. */
  readonly victoryPoints: Scalars['Int']['output'];
  /** Victory Points conceded. */
  readonly victoryPointsConceded: Scalars['Int']['output'];
  /** Enemy leaders killed; unknown kills count for nobody. */
  readonly leadersKilled: Scalars['Int']['output'];
  /** The organiser's own tiebreakers, in the order announced. */
  readonly tiebreakers: ReadonlyArray<TiebreakerScore>;
  /** What placed it below the line above; null for the first, and where both are level. */
  readonly decidedBy: Maybe<StandingDecision>;
};

/** An entrant's value of an organiser's tiebreaker. */
export type TiebreakerScore = {
  /** What the organiser calls it. */
  readonly id: Scalars['ID']['output'];
  /** The value, all that counted added up. */
  readonly value: Scalars['Int']['output'];
};

/** What placed an entrant below the one above. */
export type StandingDecision = {
  /** The first criterion in which they differ. */
  readonly criterion: StandingCriterion;
  /** Which of the organiser's own it is; null where it is none. */
  readonly tiebreaker: Maybe<Scalars['ID']['output']>;
};

/** What standings are ordered by, the first that differs. */
export type StandingCriterion =
  /** Tournament Points. */
  | 'TOURNAMENT_POINTS'
  /** Victory Points scored less those conceded. */
  | 'VICTORY_POINT_DIFFERENCE'
  /** Victory Points scored. */
  | 'VICTORY_POINTS'
  /** Enemy leaders killed. */
  | 'LEADERS_KILLED'
  /** A tiebreaker of the organiser's own. */
  | 'ORGANISER_TIEBREAKER'
  /** The published lot. */
  | 'LOT';

/** What an event has time for. */
export type EventPlan = {
  /** The points limit asked for. */
  readonly points: Scalars['Int']['output'];
  /** The days asked for. */
  readonly days: Scalars['Int']['output'];
  /** How many games to run. */
  readonly games: Scalars['Int']['output'];
  /** How long a round takes, in minutes. */
  readonly roundMinutes: Scalars['Int']['output'];
  /** The board's width, in feet. */
  readonly boardWidthFeet: Scalars['Int']['output'];
  /** The board's depth, in feet. */
  readonly boardDepthFeet: Scalars['Int']['output'];
  /** The points limit of the table's row that was used. */
  readonly rowPoints: Scalars['Int']['output'];
  /** Whether the table prints the points limit asked for. */
  readonly printed: Scalars['Boolean']['output'];
  /** Why another row was used; null where the limit is printed. */
  readonly note: Maybe<Scalars['String']['output']>;
  /** Where the table stands. */
  readonly source: Source;
};

/** A whole tournament as one document. */
export type ExportedTournament = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** JSON text: every thing with its history, without tokens. */
  readonly document: Scalars['String']['output'];
};

/** Standings for a spreadsheet. */
export type StandingsSheet = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** The round they stand after. */
  readonly round: Scalars['Int']['output'];
  /** Whether the tournament is finished and these stand after its last round. */
  readonly final: Scalars['Boolean']['output'];
  /** CSV with a head line; no cell of it is a formula. */
  readonly csv: Scalars['String']['output'];
  /** Changes with anything in the tournament. */
  readonly version: Scalars['String']['output'];
};

/** What has changed in a tournament since a cursor. */
export type TournamentChanges = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** What to ask with the next time. */
  readonly cursor: Scalars['String']['output'];
  /** Where it stands. */
  readonly state: TournamentState;
  /** The settings; null where they are as they were. */
  readonly settings: Maybe<TournamentSettings>;
  /** All entrants where something about them may have changed; null where nothing has. */
  readonly entrants: Maybe<ReadonlyArray<Entrant>>;
  /** The rounds that have changed, with all their results. */
  readonly rounds: ReadonlyArray<Round>;
  /** Changes with anything in the tournament. */
  readonly version: Scalars['String']['output'];
};

/** A field that was changed. */
export type FieldChange = {
  /** Its name; tables[2] where one place of a list was changed. */
  readonly field: Scalars['String']['output'];
  /** What it was, as JSON; null where there was nothing. */
  readonly from: Maybe<Scalars['String']['output']>;
  /** What it is since, as JSON. */
  readonly to: Scalars['String']['output'];
};

/** A change of something in a tournament. */
export type HistoryEntry = {
  /** When, ISO 8601 in UTC. */
  readonly at: Scalars['String']['output'];
  /** Who: the role, and what tells two of one role apart. */
  readonly by: Scalars['String']['output'];
  /** What was asked for. */
  readonly operation: Scalars['String']['output'];
  /** The entrant that was changed. */
  readonly entrant: Maybe<Scalars['ID']['output']>;
  /** The round that was changed. */
  readonly round: Maybe<Scalars['Int']['output']>;
  /** The table whose result was changed. */
  readonly table: Maybe<Scalars['Int']['output']>;
  /** From what to what. */
  readonly changes: ReadonlyArray<FieldChange>;
};

/** A page of changes. */
export type HistoryPage = {
  /** The changes, oldest first. */
  readonly items: ReadonlyArray<HistoryEntry>;
  /** What to ask with for the next page; null on the last. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
};

/** A tournament as it stood when a round was over; its rounds and standings of then stand beside it. */
export type TournamentAsItStood = {
  /** The id. */
  readonly id: Scalars['ID']['output'];
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** Singles or doubles. */
  readonly format: TournamentFormat;
  /** How many rounds will be played. */
  readonly rounds: Scalars['Int']['output'];
  /** What the entrant left over by an odd number gets. */
  readonly unpaired: UnpairedKind;
  /** The organiser's own tiebreakers, in the order in which they count. */
  readonly tiebreakers: ReadonlyArray<AnnouncedTiebreaker>;
  /** The most entrants that play; null for no limit. */
  readonly cap: Maybe<Scalars['Int']['output']>;
  /** Who may read it. */
  readonly visibility: Visibility;
  /** The day it starts, YYYY-MM-DD. */
  readonly startsOn: Maybe<Scalars['String']['output']>;
  /** Points limit of an army, in doubles the team's total. */
  readonly pointsLimit: Maybe<Scalars['Int']['output']>;
  /** How long a round lasts, in minutes. */
  readonly roundMinutes: Maybe<Scalars['Int']['output']>;
  /** The scenario of each round from the first. */
  readonly scenarios: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  /** The rounds in which club-mates are kept apart where that costs no rematch. */
  readonly clubMatesApart: ReadonlyArray<Scalars['Int']['output']>;
  /** At which tables a round is played. */
  readonly tableOrder: TableOrder;
  /** Whether full ties are settled by a lot from the committed seed. */
  readonly tiesByLot: Scalars['Boolean']['output'];
  /** Whether the army lists can be read by whoever may read the tournament. */
  readonly armyListsPublished: Scalars['Boolean']['output'];
  /** What stands before round 1. */
  readonly phase: TournamentPhase;
  /** SHA-256 of the seed of round 1, as base64url, published before anybody registers. */
  readonly seedCommitment: Scalars['String']['output'];
  /** Where it stood. */
  readonly state: TournamentState;
  /** The operations that were possible. */
  readonly allowed: ReadonlyArray<Scalars['String']['output']>;
  /** The entrants by player number, withdrawn and waiting ones too. */
  readonly entrants: ReadonlyArray<Entrant>;
  /** The rounds that are drawn. */
  readonly roundsDrawn: ReadonlyArray<RoundSummary>;
  /** How many further rounds are certain to have no rematch, with the entrants there are; before anybody is there by the cap, null without one. */
  readonly roundsWithoutRematch: Maybe<Scalars['Int']['output']>;
  /** What an organiser should know, in words. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
  /** The sums of the versions of head, entrants and each round, as they stood. */
  readonly version: Scalars['String']['output'];
};

/** A tournament when a round was over. */
export type PastTournament = {
  /** The round. */
  readonly round: Scalars['Int']['output'];
  /** The tournament as it stood then. */
  readonly tournament: TournamentAsItStood;
  /** The rounds up to then, as they stood. */
  readonly rounds: ReadonlyArray<Round>;
  /** The standings as they stood. */
  readonly standings: ReadonlyArray<Standing>;
};

/** Who has which duty at an event. */
export type Role =
  /** Runs it. */
  | 'ORGANISER'
  /** Does what the organiser does, but hands out no co-organisers. */
  | 'CO_ORGANISER'
  /** Draws the rounds and collects the results. */
  | 'SCOREKEEPER'
  /** Settles disputes; its ruling is final. */
  | 'REFEREE'
  /** Reports and confirms its own games, submits its army, withdraws. */
  | 'PLAYER'
  /** Reports and confirms the games against the Spare Player. */
  | 'SPARE_PLAYER';

/** A token to hand out. */
export type GrantRoleInput = {
  /** The role; a `PLAYER` needs an entrant. */
  readonly role: GrantableRole;
  /** Whom the token is for, 1 to 120 characters. */
  readonly holder?: InputMaybe<Scalars['String']['input']>;
  /** For a `PLAYER` the entrant; else the entrant that the same person also is. */
  readonly entrant?: InputMaybe<Scalars['ID']['input']>;
};

/** A role that can be handed out. */
export type GrantableRole =
  /** Does what the organiser does, but hands out no co-organisers. */
  | 'CO_ORGANISER'
  /** Draws the rounds and collects the results. */
  | 'SCOREKEEPER'
  /** Settles disputes; its ruling is final. */
  | 'REFEREE'
  /** Reports and confirms its own games, submits its army, withdraws. */
  | 'PLAYER'
  /** Reports and confirms the games against the Spare Player. */
  | 'SPARE_PLAYER';

/** A token, shown to whoever asked for it and again to a repetition of that request. */
export type GrantedRole = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** What revoking takes. */
  readonly id: Scalars['ID']['output'];
  /** The role. */
  readonly role: Role;
  /** Whom it is for. */
  readonly holder: Maybe<Scalars['String']['output']>;
  /** The entrant that the same person is. */
  readonly entrant: Maybe<Scalars['ID']['output']>;
  /** What its holder writes with: `Authorization: Bearer <token>`. */
  readonly token: Scalars['String']['output'];
};

/** A one-time code, shown to whoever asked for it and again to a repetition of that request. */
export type LinkCode = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** The id of the entrant that whoever sends it becomes. */
  readonly entrant: Scalars['ID']['output'];
  /** What the player types: on the page `/play`, or in Discord as `/link code:<code>`. */
  readonly code: Scalars['String']['output'];
  /** When it stops working, ISO 8601 in UTC. */
  readonly expiresAt: Scalars['String']['output'];
};

/** What a one-time code was exchanged for. */
export type RedeemedLinkCode = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** The id of the entrant. */
  readonly entrant: Scalars['ID']['output'];
  /** The name of the entrant, as it was at that moment. */
  readonly name: Scalars['String']['output'];
  /** What the player writes with: `Authorization: Bearer <token>`. */
  readonly playerToken: Scalars['String']['output'];
};

/** An entrant without links. */
export type UnlinkedEntrant = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** Its id. */
  readonly entrant: Scalars['ID']['output'];
};

/** A token that no longer works. */
export type RevokedRole = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** Its id. */
  readonly id: Scalars['ID']['output'];
};

/** What a webhook is to be. */
export type CreateWebhookInput = {
  /** Where messages are sent: https, a host on the internet, port 443 or 8443, 1 to 500 characters. */
  readonly url: Scalars['String']['input'];
  /** What it is told of, each event once; everything there is today if left out. */
  readonly events?: InputMaybe<ReadonlyArray<WebhookEvent>>;
};

/** What changes of a webhook; what is left out stays. */
export type UpdateWebhookInput = {
  /** Where messages are sent: https, a host on the internet, port 443 or 8443, 1 to 500 characters. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
  /** What it is told of, each event once. */
  readonly events?: InputMaybe<ReadonlyArray<WebhookEvent>>;
  /** Whether nothing is sent. What happens meanwhile is not sent later; `tournamentChanges` has it. */
  readonly paused?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What webhooks can be told of. */
export type WebhookEvent =
  /** The settings have changed, registration or check-in was opened, or the army lists were published. */
  | 'TOURNAMENT_CHANGED'
  /** Somebody was registered. */
  | 'ENTRANT_REGISTERED'
  /** Something of an entrant has changed: who it is, whether it is there, its checks, points or scores. */
  | 'ENTRANT_CHANGED'
  /** A round was drawn, drawn again, or its tables were changed by hand. */
  | 'ROUND_DRAWN'
  /** A round was started. */
  | 'ROUND_STARTED'
  /** A round was given more time. */
  | 'ROUND_EXTENDED'
  /** A result was reported or corrected. */
  | 'RESULT_REPORTED'
  /** A result was confirmed by the other side. */
  | 'RESULT_CONFIRMED'
  /** A result was disputed. */
  | 'RESULT_DISPUTED'
  /** A referee has ruled on a result. */
  | 'RESULT_RULED'
  /** The tournament is over. */
  | 'TOURNAMENT_FINISHED';

/** What a message to a webhook is about. */
export type WebhookMessageType =
  /** As the event. */
  | 'TOURNAMENT_CHANGED'
  /** As the event. */
  | 'ENTRANT_REGISTERED'
  /** As the event. */
  | 'ENTRANT_CHANGED'
  /** As the event. */
  | 'ROUND_DRAWN'
  /** As the event. */
  | 'ROUND_STARTED'
  /** As the event. */
  | 'ROUND_EXTENDED'
  /** As the event. */
  | 'RESULT_REPORTED'
  /** As the event. */
  | 'RESULT_CONFIRMED'
  /** As the event. */
  | 'RESULT_DISPUTED'
  /** As the event. */
  | 'RESULT_RULED'
  /** As the event. */
  | 'TOURNAMENT_FINISHED'
  /** Nothing has happened: `pingWebhook` asked for a test. */
  | 'PING';

/** An address that is told of a tournament's changes. */
export type Webhook = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** Where messages are sent. */
  readonly url: Scalars['String']['output'];
  /** What it is told of. */
  readonly events: ReadonlyArray<WebhookEvent>;
  /** Whether nothing is sent. */
  readonly paused: Scalars['Boolean']['output'];
  /** Why nothing is sent; null where it is. */
  readonly pauseReason: Maybe<WebhookPause>;
  /** When it was made, ISO 8601 in UTC. */
  readonly createdAt: Scalars['String']['output'];
  /** Until when the secret before signs too, ISO 8601 in UTC; null where there is none. */
  readonly formerSecretUntil: Maybe<Scalars['String']['output']>;
};

/** Why nothing is sent to a webhook. */
export type WebhookPause =
  /** An organiser wants it. */
  | 'BY_ORGANISER'
  /** The receiver answered 410 Gone. */
  | 'GONE'
  /** All ten attempts of a message failed, over three days in which nothing else arrived. */
  | 'FAILING';

/** A webhook with its secret, shown to whoever asked for it and again to a repetition of that request. */
export type WebhookWithSecret = {
  /** The webhook. */
  readonly webhook: Webhook;
  /** What its messages are signed with: `whsec_` and 32 bytes in base64, as Standard Webhooks has it. */
  readonly secret: Scalars['String']['output'];
};

/** A webhook that is no more. */
export type DeletedWebhook = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** Its id. */
  readonly id: Scalars['ID']['output'];
};

/** A test message that is on its way. */
export type WebhookPing = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** The id of the webhook. */
  readonly webhook: Scalars['ID']['output'];
  /** The id of the delivery: `webhook-id` of the message. */
  readonly delivery: Scalars['ID']['output'];
};

/** The webhooks of a tournament. */
export type WebhookList = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** The webhooks, oldest first. */
  readonly items: ReadonlyArray<Webhook>;
  /** The version of the tournament's settings, which `ifMatch` takes. */
  readonly version: Scalars['String']['output'];
};

/** A page of deliveries to a webhook. */
export type WebhookDeliveries = {
  /** The deliveries, the newest change first. */
  readonly items: ReadonlyArray<WebhookDelivery>;
  /** What to ask with for the next page; null on the last. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
};

/** One message to a webhook, and how it fared. */
export type WebhookDelivery = {
  /** `webhook-id` of the message, the same in each attempt. */
  readonly id: Scalars['ID']['output'];
  /** What it is about. */
  readonly type: WebhookMessageType;
  /** Whether it has arrived. */
  readonly state: WebhookDeliveryState;
  /** When the change happened that it tells of, ISO 8601 in UTC. */
  readonly happenedAt: Scalars['String']['output'];
  /** How many attempts have begun, up to 10. */
  readonly attempts: Scalars['Int']['output'];
  /** When the last attempt began, ISO 8601 in UTC; null before the first. */
  readonly lastAttemptAt: Maybe<Scalars['String']['output']>;
  /** The HTTP status of the last answer; null where there was none. */
  readonly lastStatus: Maybe<Scalars['Int']['output']>;
  /** Why the last attempt failed; null where it did not. */
  readonly lastProblem: Maybe<WebhookProblem>;
  /** When it is tried next, ISO 8601 in UTC; null where it is not. */
  readonly nextAttemptAt: Maybe<Scalars['String']['output']>;
  /** The body of the message: JSON text. */
  readonly payload: Scalars['String']['output'];
};

/** Whether a message has arrived. */
export type WebhookDeliveryState =
  /** It is on its way. */
  | 'PENDING'
  /** The receiver has taken it. */
  | 'DELIVERED'
  /** The last attempt failed. */
  | 'FAILED'
  /** The webhook was paused or deleted before it arrived. */
  | 'DROPPED';

/** Why an attempt to bring a message failed. */
export type WebhookProblem =
  /** The name of the host leads nowhere. */
  | 'NO_ADDRESS'
  /** The name of the host leads to an address that is not on the internet. */
  | 'FORBIDDEN_ADDRESS'
  /** Nobody took the connection, or it was lost. */
  | 'NO_CONNECTION'
  /** The certificate is not valid for this host. */
  | 'BAD_CERTIFICATE'
  /** There was no answer within ten seconds. */
  | 'TIMEOUT'
  /** The answer was not a 2xx; redirects are not followed. */
  | 'BAD_STATUS';

/** Somebody with a duty or, as a player, with an entrant. */
export type RoleHolder = {
  /** What revoking takes; `organiser` for the organiser, whose token is replaced with the recovery code. */
  readonly id: Scalars['ID']['output'];
  /** The role. */
  readonly role: Role;
  /** Whom the token was given to. */
  readonly holder: Maybe<Scalars['String']['output']>;
  /** The entrant that the same person is. */
  readonly entrant: Maybe<Scalars['ID']['output']>;
};

/** Who holds which role. */
export type RoleHolders = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** The holders. */
  readonly holders: ReadonlyArray<RoleHolder>;
  /** Who has a duty and also plays, which is advised against. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
};

/** What changes of an entrant. */
export type UpdateEntrantInput = {
  /** The name of the player, or of the team in doubles, 1 to 120 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The two players of a doubles team. */
  readonly members?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The club, 1 to 120 characters. */
  readonly club?: InputMaybe<Scalars['String']['input']>;
};

/** What an organiser looks at before the event. */
export type EntrantCheckKind =
  /** The army list. */
  | 'ARMY_LIST'
  /** All models built, based and painted. */
  | 'PAINTING'
  /** The conversions. */
  | 'CONVERSIONS';

/** What was looked at and how it is. */
export type RecordCheckInput = {
  /** What was looked at. */
  readonly check: EntrantCheckKind;
  /** Whether it is in order. */
  readonly passed: Scalars['Boolean']['input'];
  /** What there is to say about it, 1 to 500 characters. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

/** What an organiser has looked at. */
export type EntrantCheck = {
  /** What was looked at. */
  readonly check: EntrantCheckKind;
  /** Whether it is in order. */
  readonly passed: Scalars['Boolean']['output'];
  /** What there is to say about it. */
  readonly note: Maybe<Scalars['String']['output']>;
  /** Who looked: the role, and what tells two of one role apart. */
  readonly by: Scalars['String']['output'];
  /** When, ISO 8601 in UTC. */
  readonly at: Scalars['String']['output'];
};

/** Points to give or take. */
export type AdjustEntrantInput = {
  /** Tournament Points, -999 to 999; 0 if left out. */
  readonly tournamentPoints?: InputMaybe<Scalars['Int']['input']>;
  /** Victory Points, -999 to 999; 0 if left out. */
  readonly victoryPoints?: InputMaybe<Scalars['Int']['input']>;
  /** The round after which they count; the last started one if left out, 0 for the start. */
  readonly round?: InputMaybe<Scalars['Int']['input']>;
  /** Why, 1 to 500 characters. */
  readonly reason: Scalars['String']['input'];
};

/** Points given or taken by the organiser. */
export type EntrantAdjustment = {
  /** Tournament Points. */
  readonly tournamentPoints: Scalars['Int']['output'];
  /** Victory Points. */
  readonly victoryPoints: Scalars['Int']['output'];
  /** The round after which they count. */
  readonly round: Scalars['Int']['output'];
  /** Why. */
  readonly reason: Scalars['String']['output'];
};

/** A score for one of the organiser's tiebreakers. */
export type SetScoreInput = {
  /** The tiebreaker, as it was announced. */
  readonly tiebreaker: Scalars['String']['input'];
  /** The score, -1000000 to 1000000. */
  readonly value: Scalars['Int']['input'];
  /** The round after which it counts; the last started one if left out, 0 for the start. */
  readonly round?: InputMaybe<Scalars['Int']['input']>;
};

/** A score for one of the organiser's tiebreakers. */
export type EntrantScore = {
  /** The tiebreaker. */
  readonly tiebreaker: Scalars['String']['output'];
  /** The round after which it counts. */
  readonly round: Scalars['Int']['output'];
  /** The score. */
  readonly value: Scalars['Int']['output'];
};

/** Whether an army list was there at check-in. */
export type ArmyAtCheckIn =
  /** None was submitted. */
  | 'NONE'
  /** It was legal. */
  | 'LEGAL'
  /** It was not legal. */
  | 'ILLEGAL';

/** An entrant's army list. */
export type EntrantArmy = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** The id of the entrant. */
  readonly entrant: Scalars['ID']['output'];
  /** The army as JSON text, as `validateArmy` takes it. */
  readonly army: Maybe<Scalars['String']['output']>;
  /** Whether it may be played. */
  readonly legal: Scalars['Boolean']['output'];
  /** What is wrong or to be noted, in words; `validateArmy` says more. */
  readonly findings: ReadonlyArray<Scalars['String']['output']>;
  /** What `ifMatch` takes to replace it. */
  readonly version: Scalars['String']['output'];
};

/** Two entrants of a drawn round that are to change places. */
export type SwapEntrantsInput = {
  /** The id of one. */
  readonly first: Scalars['ID']['input'];
  /** The id of the other. */
  readonly second: Scalars['ID']['input'];
  /** Why, 1 to 500 characters; shown with their tables. */
  readonly reason: Scalars['String']['input'];
};

/** The next round as it would be drawn now. */
export type RoundPreview = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** The number, from 1. */
  readonly number: Scalars['Int']['output'];
  /** The tables in order. */
  readonly tables: ReadonlyArray<Table>;
  /** Who is left over by an odd number; null where nobody is. */
  readonly unpaired: Maybe<UnpairedTable>;
  /** The seed of round 1, which publishing makes known; null where nothing is drawn by lot. */
  readonly seed: Maybe<Scalars['String']['output']>;
  /** How many further rounds after it are certain to have no rematch. */
  readonly roundsWithoutRematch: Scalars['Int']['output'];
  /** Its scenario. */
  readonly scenario: Maybe<Scalars['String']['output']>;
  /** What `drawRound` takes, to publish this and nothing else. */
  readonly digest: Scalars['String']['output'];
};

/** When a started round ends, and what holds then. */
export type RoundClock = {
  /** When it was started, ISO 8601 in UTC. */
  readonly startedAt: Scalars['String']['output'];
  /** How long it lasts; null where nobody has said. */
  readonly minutes: Maybe<Scalars['Int']['output']>;
  /** When it ends, ISO 8601 in UTC. */
  readonly endsAt: Maybe<Scalars['String']['output']>;
  /** What holds when time runs out. */
  readonly whenTimeRunsOut: Scalars['String']['output'];
};

/** How far a result is settled. */
export type ResultStatus =
  /** A player reported it; it counts until the other side objects. */
  | 'REPORTED'
  /** The other side confirmed it, or a scorekeeper reported it. */
  | 'CONFIRMED'
  /** Somebody objects; a referee rules. */
  | 'DISPUTED'
  /** A referee ruled. */
  | 'RULED';

/** A ruling on a table. */
export type RuleResultInput = {
  /** How it ended. */
  readonly kind: ResultKind;
  /** For `PLAYED`: each side's Victory Points, 0 to 1000, in the order of the table; the Spare Player's second. */
  readonly victoryPoints?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** For `PLAYED`: whether each side killed the enemy leader; leave it out where nobody knows. */
  readonly leaderKilled?: InputMaybe<ReadonlyArray<Scalars['Boolean']['input']>>;
  /** For `CONCESSION`: the id of who conceded. */
  readonly concededBy?: InputMaybe<Scalars['ID']['input']>;
  /** Who won, `DRAW`, or `SPARE` for the Spare Player: checked against the result, never needed. */
  readonly winner?: InputMaybe<Scalars['String']['input']>;
  /** The ruling in words, 1 to 500 characters. */
  readonly reason: Scalars['String']['input'];
};

/** What a tiebreaker of the organiser's adds up. */
export type TiebreakerCounts =
  /** Scores that are noted with the entrants. */
  | 'SCORES'
  /** The votes of the opponents it has met. */
  | 'FAVOURITE_OPPONENT';

/** At which tables a round is played. */
export type TableOrder =
  /** Table 1 has the best ranked. */
  | 'BY_RANK'
  /** Nobody sits at a table twice where that can be. */
  | 'AVOID_REPEATS';

/** What stands before round 1. */
export type TournamentPhase =
  /** It is being written. */
  | 'DRAFT'
  /** Entrants are registered. */
  | 'REGISTRATION'
  /** Only entrants that are checked in are drawn. */
  | 'CHECK_IN';

/** Who takes part: single players, or teams of two. */
export type TournamentFormat =
  /** Single players. */
  | 'SINGLES'
  /** Teams of two players with a force each. */
  | 'DOUBLES';

/** Who may read a tournament. */
export type Visibility =
  /** Anybody. */
  | 'PUBLIC'
  /** Holders of one of its tokens. */
  | 'PRIVATE';

/** A tiebreaker of the organiser's own, as it is announced. */
export type AnnouncedTiebreakerInput = {
  /** What the organiser calls it, such as `Painting`; unique here, 1 to 120 characters. */
  readonly id: Scalars['String']['input'];
  /** Which value stands higher in the ranking. */
  readonly better: TiebreakerOrder;
  /** What it adds up; `SCORES` if left out. */
  readonly counts?: InputMaybe<TiebreakerCounts>;
};

/** A tournament to create. */
export type CreateTournamentInput = {
  /** What it is called, 1 to 120 characters. */
  readonly name: Scalars['String']['input'];
  /** Singles or doubles; `SINGLES` if left out. */
  readonly format?: InputMaybe<TournamentFormat>;
  /** How many rounds will be played, 1 to 30; the last one is final. Proposed from the points limit if left out. */
  readonly rounds?: InputMaybe<Scalars['Int']['input']>;
  /** What the entrant left over by an odd number gets; `BYE` if left out. */
  readonly unpaired?: InputMaybe<UnpairedKind>;
  /** The organiser's own tiebreakers, at most 10, in the order in which they count after those of the game. */
  readonly tiebreakers?: InputMaybe<ReadonlyArray<AnnouncedTiebreakerInput>>;
  /** The most entrants that play, 2 to 4000; later ones wait. No limit if left out. */
  readonly cap?: InputMaybe<Scalars['Int']['input']>;
  /** Who may read it; `PUBLIC` if left out. */
  readonly visibility?: InputMaybe<Visibility>;
  /** The day it starts, YYYY-MM-DD. */
  readonly startsOn?: InputMaybe<Scalars['String']['input']>;
  /** Points limit of an army, in doubles the team's total, 1 to 100000: rounds and their length are proposed from it. */
  readonly pointsLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Days the event lasts, 1 or 2, for proposing rounds; 1 if left out. */
  readonly days?: InputMaybe<Scalars['Int']['input']>;
  /** How long a round lasts, in minutes, 10 to 1000; proposed from the points limit if left out. */
  readonly roundMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The scenario of each round from the first: in doubles the id of a doubles scenario, in singles any name of 1 to 80 characters. */
  readonly scenarios?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The rounds in which club-mates are kept apart where that costs no rematch. */
  readonly clubMatesApart?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** At which tables a round is played; `BY_RANK` if left out. */
  readonly tableOrder?: InputMaybe<TableOrder>;
  /** Whether full ties are settled by a lot from the committed seed; false if left out. */
  readonly tiesByLot?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it begins as a draft, which only its token holders see and which expires after 30 days without a change. */
  readonly draft?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What changes about a tournament; what is left out stays. */
export type UpdateTournamentInput = {
  /** What it is called, 1 to 120 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** How many rounds will be played, 1 to 30, not fewer than are drawn. */
  readonly rounds?: InputMaybe<Scalars['Int']['input']>;
  /** The most entrants that play, 2 to 4000. */
  readonly cap?: InputMaybe<Scalars['Int']['input']>;
  /** The day it starts, YYYY-MM-DD. */
  readonly startsOn?: InputMaybe<Scalars['String']['input']>;
  /** How long a round lasts, in minutes, 10 to 1000. */
  readonly roundMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The scenario of each round from the first: in doubles the id of a doubles scenario, in singles any name of 1 to 80 characters. */
  readonly scenarios?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The rounds in which club-mates are kept apart where that costs no rematch. */
  readonly clubMatesApart?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** At which tables a round is played. */
  readonly tableOrder?: InputMaybe<TableOrder>;
};

/** An entrant to register. */
export type RegisterEntrantInput = {
  /** The name of the player, or of the team in doubles, 1 to 120 characters. */
  readonly name: Scalars['String']['input'];
  /** The two players of a doubles team. */
  readonly members?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The club, 1 to 120 characters. */
  readonly club?: InputMaybe<Scalars['String']['input']>;
};

/** Who is left over by an odd number, as the organiser says. */
export type UnpairedByHandInput = {
  /** The id of the entrant. */
  readonly entrant: Scalars['ID']['input'];
  /** What it gets. */
  readonly kind: UnpairedKind;
};

/** The tables of a round as the organiser sets them. */
export type SetRoundTablesInput = {
  /** The two entrants of each table, the higher ranked first, from table 1. Every active entrant must have one place. */
  readonly tables: ReadonlyArray<ReadonlyArray<Scalars['ID']['input']>>;
  /** Who is left over by an odd number. */
  readonly unpaired?: InputMaybe<UnpairedByHandInput>;
  /** Why the tables are as they are, 1 to 500 characters; shown with each of them. */
  readonly reason: Scalars['String']['input'];
};

/** How a table ended. */
export type ResultKind =
  /** It was played; the side with more Victory Points won. */
  | 'PLAYED'
  /** One side conceded: 12-0 for the other, with the leader killed. */
  | 'CONCESSION'
  /** A referee ruled it lost by both. */
  | 'BOTH_LOST';

/** The result of a table. */
export type ReportResultInput = {
  /** How it ended. */
  readonly kind: ResultKind;
  /** For `PLAYED`: each side's Victory Points, 0 to 1000, in the order of the table; the Spare Player's second. */
  readonly victoryPoints?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** For `PLAYED`: whether each side killed the enemy leader; leave it out where nobody knows. */
  readonly leaderKilled?: InputMaybe<ReadonlyArray<Scalars['Boolean']['input']>>;
  /** For `CONCESSION`: the id of who conceded. */
  readonly concededBy?: InputMaybe<Scalars['ID']['input']>;
  /** Who won, `DRAW`, or `SPARE` for the Spare Player: checked against the result, never needed. */
  readonly winner?: InputMaybe<Scalars['String']['input']>;
  /** Why it is corrected, 1 to 500 characters; shown with the result. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** Where a tournament stands. RUNNING is the same as the four states between CHECK_IN and FINISHED. */
export type TournamentState =
  /** It is being written; only its token holders see it. */
  | 'DRAFT'
  /** No round is drawn yet; entrants are registered. */
  | 'REGISTRATION'
  /** No round is drawn yet; who has come is checked in. */
  | 'CHECK_IN'
  /** A round is drawn and can still be drawn again. */
  | 'ROUND_DRAWN'
  /** A round is being played and reported. */
  | 'ROUND_STARTED'
  /** Every table of the last drawn round is reported; another round is to come. */
  | 'ROUND_COMPLETE'
  /** Every round is played and reported. */
  | 'ALL_ROUNDS_COMPLETE'
  /** The organiser has finished it. */
  | 'FINISHED';

/** A tiebreaker of the organiser's own, as it was announced. */
export type AnnouncedTiebreaker = {
  /** What the organiser calls it. */
  readonly id: Scalars['ID']['output'];
  /** Which value stands higher in the ranking. */
  readonly better: TiebreakerOrder;
  /** What it adds up. */
  readonly counts: TiebreakerCounts;
};

/** What the organiser has settled about a tournament. */
export type TournamentSettings = {
  /** The id. */
  readonly id: Scalars['ID']['output'];
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** Singles or doubles. */
  readonly format: TournamentFormat;
  /** How many rounds will be played. */
  readonly rounds: Scalars['Int']['output'];
  /** What the entrant left over by an odd number gets. */
  readonly unpaired: UnpairedKind;
  /** The organiser's own tiebreakers, in the order in which they count. */
  readonly tiebreakers: ReadonlyArray<AnnouncedTiebreaker>;
  /** The most entrants that play; null for no limit. */
  readonly cap: Maybe<Scalars['Int']['output']>;
  /** Who may read it. */
  readonly visibility: Visibility;
  /** The day it starts, YYYY-MM-DD. */
  readonly startsOn: Maybe<Scalars['String']['output']>;
  /** Points limit of an army, in doubles the team's total. */
  readonly pointsLimit: Maybe<Scalars['Int']['output']>;
  /** How long a round lasts, in minutes. */
  readonly roundMinutes: Maybe<Scalars['Int']['output']>;
  /** The scenario of each round from the first. */
  readonly scenarios: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  /** The rounds in which club-mates are kept apart where that costs no rematch. */
  readonly clubMatesApart: ReadonlyArray<Scalars['Int']['output']>;
  /** At which tables a round is played. */
  readonly tableOrder: TableOrder;
  /** Whether full ties are settled by a lot from the committed seed. */
  readonly tiesByLot: Scalars['Boolean']['output'];
  /** Whether the army lists can be read by whoever may read the tournament. */
  readonly armyListsPublished: Scalars['Boolean']['output'];
  /** What stands before round 1. */
  readonly phase: TournamentPhase;
  /** SHA-256 of the seed of round 1, as base64url, published before anybody registers. */
  readonly seedCommitment: Scalars['String']['output'];
  /** What `ifMatch` takes to change it. */
  readonly version: Scalars['String']['output'];
};

/** A page of public tournaments. */
export type TournamentList = {
  /** The tournaments, by day. */
  readonly items: ReadonlyArray<TournamentSettings>;
  /** Where the rest begins; null after the last. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
};

/** A new tournament, with what its organiser must keep: it is shown here only. */
export type CreatedTournament = {
  /** The tournament. */
  readonly tournament: TournamentSettings;
  /** What the organiser writes with: `Authorization: Bearer <token>`. */
  readonly organiserToken: Scalars['String']['output'];
  /** Brings back a lost token. */
  readonly recoveryCode: Scalars['String']['output'];
};

/** A tournament whose organiser has a token again. */
export type RecoveredTournament = {
  /** The tournament. */
  readonly tournament: TournamentSettings;
  /** What the organiser writes with from now on. */
  readonly organiserToken: Scalars['String']['output'];
  /** Brings back a lost token the next time. */
  readonly recoveryCode: Scalars['String']['output'];
};

/** A finished tournament. */
export type FinishedTournament = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** Always FINISHED. */
  readonly state: TournamentState;
  /** The round after which it was finished. */
  readonly finishedAfter: Scalars['Int']['output'];
};

/** A tournament as it stands. */
export type Tournament = {
  /** The id. */
  readonly id: Scalars['ID']['output'];
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** Singles or doubles. */
  readonly format: TournamentFormat;
  /** How many rounds will be played. */
  readonly rounds: Scalars['Int']['output'];
  /** What the entrant left over by an odd number gets. */
  readonly unpaired: UnpairedKind;
  /** The organiser's own tiebreakers, in the order in which they count. */
  readonly tiebreakers: ReadonlyArray<AnnouncedTiebreaker>;
  /** The most entrants that play; null for no limit. */
  readonly cap: Maybe<Scalars['Int']['output']>;
  /** Who may read it. */
  readonly visibility: Visibility;
  /** The day it starts, YYYY-MM-DD. */
  readonly startsOn: Maybe<Scalars['String']['output']>;
  /** Points limit of an army, in doubles the team's total. */
  readonly pointsLimit: Maybe<Scalars['Int']['output']>;
  /** How long a round lasts, in minutes. */
  readonly roundMinutes: Maybe<Scalars['Int']['output']>;
  /** The scenario of each round from the first. */
  readonly scenarios: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  /** The rounds in which club-mates are kept apart where that costs no rematch. */
  readonly clubMatesApart: ReadonlyArray<Scalars['Int']['output']>;
  /** At which tables a round is played. */
  readonly tableOrder: TableOrder;
  /** Whether full ties are settled by a lot from the committed seed. */
  readonly tiesByLot: Scalars['Boolean']['output'];
  /** Whether the army lists can be read by whoever may read the tournament. */
  readonly armyListsPublished: Scalars['Boolean']['output'];
  /** What stands before round 1. */
  readonly phase: TournamentPhase;
  /** SHA-256 of the seed of round 1, as base64url, published before anybody registers. */
  readonly seedCommitment: Scalars['String']['output'];
  /** Where it stands. */
  readonly state: TournamentState;
  /** The operations that are possible now. */
  readonly allowed: ReadonlyArray<Scalars['String']['output']>;
  /** The entrants by player number, withdrawn and waiting ones too. */
  readonly entrants: ReadonlyArray<Entrant>;
  /** The rounds that are drawn. */
  readonly roundsDrawn: ReadonlyArray<RoundSummary>;
  /** How many further rounds are certain to have no rematch, with the entrants there are; before anybody is there by the cap, null without one. */
  readonly roundsWithoutRematch: Maybe<Scalars['Int']['output']>;
  /** What an organiser should know, in words. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
  /** The standings after a round; of the last started one if left out. */
  readonly standings: Maybe<TournamentStandings>;
  /** A round with its tables. */
  readonly round: Maybe<Round>;
  /** Changes with anything in it: sums of the versions of head, entrants and each round. */
  readonly version: Scalars['String']['output'];
};

/** A tournament as it stands. */
export type TournamentStandingsArgs = {
  round?: InputMaybe<Scalars['Int']['input']>;
};

/** A tournament as it stands. */
export type TournamentRoundArgs = {
  number: Scalars['Int']['input'];
};

/** Whether an entrant plays. */
export type EntrantStatus =
  /** It is drawn. */
  | 'ACTIVE'
  /** It waits for a place below the cap. */
  | 'WAITING'
  /** Check-in is open and it has not come yet. */
  | 'NOT_CHECKED_IN'
  /** It is drawn no more. */
  | 'WITHDRAWN'
  /** The organiser has disqualified it; it is drawn no more. */
  | 'DISQUALIFIED';

/** A player, or in doubles a team of two. */
export type Entrant = {
  /** The id within the tournament. */
  readonly id: Scalars['ID']['output'];
  /** The player number, given at registration. */
  readonly number: Scalars['Int']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** The two players of a doubles team; empty in singles. */
  readonly members: ReadonlyArray<Scalars['String']['output']>;
  /** The club. */
  readonly club: Maybe<Scalars['String']['output']>;
  /** Whether it plays. */
  readonly status: EntrantStatus;
  /** Why it has left or come back, where somebody said. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** Registered after round 1 had been drawn. */
  readonly late: Scalars['Boolean']['output'];
  /** Whether it has been checked in. */
  readonly checkedIn: Scalars['Boolean']['output'];
  /** How its army list stood at check-in; null before. */
  readonly armyAtCheckIn: Maybe<ArmyAtCheckIn>;
  /** Points given or taken by the organiser. */
  readonly adjustments: ReadonlyArray<EntrantAdjustment>;
  /** Scores for the organiser's tiebreakers. */
  readonly scores: ReadonlyArray<EntrantScore>;
  /** What an organiser has looked at, by whom and when. */
  readonly checks: ReadonlyArray<EntrantCheck>;
  /** What `ifMatch` takes to change it. */
  readonly version: Scalars['String']['output'];
};

/** How far a round is. */
export type RoundState =
  /** Drawn; it can still be drawn again. */
  | 'DRAWN'
  /** Being played. */
  | 'STARTED'
  /** Every table is reported. */
  | 'COMPLETE';

/** A round in a list. */
export type RoundSummary = {
  /** The number, from 1. */
  readonly number: Scalars['Int']['output'];
  /** How far it is. */
  readonly state: RoundState;
};

/** A drawn round. */
export type Round = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** The number, from 1. */
  readonly number: Scalars['Int']['output'];
  /** How far it is. */
  readonly state: RoundState;
  /** The tables in order. */
  readonly tables: ReadonlyArray<Table>;
  /** Who is left over by an odd number; null where nobody is. */
  readonly unpaired: Maybe<UnpairedTable>;
  /** The seed of round 1, for repeating its draw; null where nothing was drawn by lot. */
  readonly seed: Maybe<Scalars['String']['output']>;
  /** How many further rounds could certainly be drawn without a rematch, as it stood at the draw. */
  readonly roundsWithoutRematch: Scalars['Int']['output'];
  /** The organiser's words for the last redraw, change by hand or extension. */
  readonly note: Maybe<Scalars['String']['output']>;
  /** Its scenario, as it was named when the round was drawn. */
  readonly scenario: Maybe<Scalars['String']['output']>;
  /** When it ends and what holds then; null before it is started. */
  readonly clock: Maybe<RoundClock>;
  /** What `ifMatch` takes to change it; grows with its results too. */
  readonly version: Scalars['String']['output'];
};

/** A table of a round. */
export type Table = {
  /** The number, from 1. */
  readonly table: Scalars['Int']['output'];
  /** Two ids, the higher ranked first; one at the Spare Player's table. */
  readonly entrants: ReadonlyArray<Scalars['ID']['output']>;
  /** Why they meet. */
  readonly reason: TableReason;
  /** How it ended; null until it is reported. */
  readonly result: Maybe<Result>;
  /** What `ifMatch` takes to correct the result: 0 while there is none. */
  readonly version: Scalars['String']['output'];
};

/** Who is left over by an odd number. */
export type UnpairedTable = {
  /** The id. */
  readonly entrant: Scalars['ID']['output'];
  /** What this entrant gets. */
  readonly kind: UnpairedKind;
  /** Why it is this one. */
  readonly reason: UnpairedReason;
  /** The table at which the game against the Spare Player is reported; null for a bye, which reports itself. */
  readonly table: Maybe<Scalars['Int']['output']>;
  /** How it ended; null for a bye and until it is reported. */
  readonly result: Maybe<Result>;
  /** What `ifMatch` takes to correct the result: 0 while there is none. */
  readonly version: Scalars['String']['output'];
};

/** How a table ended. */
export type Result = {
  /** How. */
  readonly kind: ResultKind;
  /** Each side's Victory Points in the order of the table; null unless it was played. */
  readonly victoryPoints: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  /** Whether each side killed the enemy leader; null where nobody knows, or it was not played. */
  readonly leaderKilled: Maybe<ReadonlyArray<Scalars['Boolean']['output']>>;
  /** Who conceded. */
  readonly concededBy: Maybe<Scalars['ID']['output']>;
  /** How far it is settled. */
  readonly status: ResultStatus;
  /** The id of the side that reported it; `SPARE` for the Spare Player, null where no player did. */
  readonly reportedBy: Maybe<Scalars['ID']['output']>;
  /** The words of the last dispute, ruling or correction. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** How often the outcome was changed after it had first been reported. */
  readonly corrections: Scalars['Int']['output'];
};

/** A table with its new result. */
export type ReportedTable = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** The number of the round. */
  readonly round: Scalars['Int']['output'];
  /** The number of the table. */
  readonly table: Scalars['Int']['output'];
  /** Two ids, the higher ranked first; one at the Spare Player's table. */
  readonly entrants: ReadonlyArray<Scalars['ID']['output']>;
  /** The result; null never. */
  readonly result: Maybe<Result>;
  /** What `ifMatch` takes to correct the result. */
  readonly version: Scalars['String']['output'];
};

/** Standings of a tournament after a round. */
export type TournamentStandings = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** The round they stand after; 0 before the first has started. */
  readonly round: Scalars['Int']['output'];
  /** Whether every table up to that round is reported. */
  readonly complete: Scalars['Boolean']['output'];
  /** Whether the tournament is finished and these stand after its last round; a correction can still change them. */
  readonly final: Scalars['Boolean']['output'];
  /** The lines, best first; level entrants by player number. */
  readonly standings: ReadonlyArray<Standing>;
  /** Changes with anything in the tournament. */
  readonly version: Scalars['String']['output'];
};

/** What a tournament gives its entrants in a league. */
export type LeagueScoring =
  /** Points for the place; level entrants each get those of the rank they share. */
  | 'PLACE'
  /** The Tournament Points themselves. */
  | 'TOURNAMENT_POINTS';

/** How a season is counted. */
export type PointsRuleInput = {
  /** Points for the place, or the Tournament Points themselves. */
  readonly scoring: LeagueScoring;
  /** For PLACE: the points of the first place, the second, and so on; 1 to 200 of them, each 0 to 100000. */
  readonly placePoints?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** For PLACE: the points of everyone placed further down, 0 to 100000; 0 if left out. */
  readonly participationPoints?: InputMaybe<Scalars['Int']['input']>;
  /** Only so many results of a player count, the best, 1 to 200; all if left out. */
  readonly best?: InputMaybe<Scalars['Int']['input']>;
};

/** How a season is counted. */
export type PointsRule = {
  /** Points for the place, or the Tournament Points themselves. */
  readonly scoring: LeagueScoring;
  /** For PLACE: the points of the first place, the second, and so on. */
  readonly placePoints: ReadonlyArray<Scalars['Int']['output']>;
  /** For PLACE: the points of everyone placed further down. */
  readonly participationPoints: Scalars['Int']['output'];
  /** Only so many results of a player count, the best; null for all. */
  readonly best: Maybe<Scalars['Int']['output']>;
};

/** A league to create. */
export type CreateLeagueInput = {
  /** What it is called, 1 to 120 characters. */
  readonly name: Scalars['String']['input'];
  /** How it is counted. */
  readonly rule: PointsRuleInput;
};

/** What changes about a league; what is left out stays. */
export type UpdateLeagueInput = {
  /** What it is called, 1 to 120 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** How it is counted, as a whole. */
  readonly rule?: InputMaybe<PointsRuleInput>;
};

/** What the organiser has settled about a league. */
export type LeagueSettings = {
  /** The id. */
  readonly id: Scalars['ID']['output'];
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** How it is counted. */
  readonly rule: PointsRule;
  /** What `ifMatch` takes to change it. */
  readonly version: Scalars['String']['output'];
};

/** A league, with what its organiser must keep: it is shown here only. */
export type GrantedLeague = {
  /** The league. */
  readonly league: LeagueSettings;
  /** What the organiser writes with: `Authorization: Bearer <token>`. */
  readonly organiserToken: Scalars['String']['output'];
  /** Brings back a lost token. */
  readonly recoveryCode: Scalars['String']['output'];
};

/** A league as it stands. */
export type League = {
  /** The id. */
  readonly id: Scalars['ID']['output'];
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** How it is counted. */
  readonly rule: PointsRule;
  /** Its tournaments by day, the finished ones first. */
  readonly tournaments: ReadonlyArray<LeagueTournamentSummary>;
  /** What `ifMatch` takes to change its settings. */
  readonly version: Scalars['String']['output'];
};

/** A tournament in its league. */
export type LeagueTournamentSummary = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** The day it starts, YYYY-MM-DD. */
  readonly startsOn: Maybe<Scalars['String']['output']>;
  /** Whether it is finished: only then it counts. */
  readonly finished: Scalars['Boolean']['output'];
  /** How many entrants are claimed, at least in part. */
  readonly claimed: Scalars['Int']['output'];
};

/** A player by id and name. */
export type LeaguePlayerName = {
  /** The id, which never changes. */
  readonly id: Scalars['ID']['output'];
  /** The name; null once erased. */
  readonly name: Maybe<Scalars['String']['output']>;
};

/** A player of a league. */
export type LeaguePlayer = {
  /** The id of the league. */
  readonly league: Scalars['ID']['output'];
  /** The id, which never changes. */
  readonly id: Scalars['ID']['output'];
  /** The name; null once erased. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** Whether the player's data has been erased. */
  readonly erased: Scalars['Boolean']['output'];
  /** What `ifMatch` takes to change it. */
  readonly version: Scalars['String']['output'];
};

/** A page of players. */
export type LeaguePlayerList = {
  /** The players, by id. */
  readonly items: ReadonlyArray<LeaguePlayer>;
  /** Where the next page begins; null after the last. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
};

/** A player with the token it claims with: it is shown here only. */
export type LeaguePlayerToken = {
  /** The player. */
  readonly player: LeaguePlayer;
  /** What the player claims with: `Authorization: Bearer <token>`. */
  readonly playerToken: Scalars['String']['output'];
};

/** What one tournament gave a player. */
export type LeaguePlacing = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** The rank in its final standings; level entrants share one. */
  readonly place: Scalars['Int']['output'];
  /** Whether another entrant has the same rank. */
  readonly tied: Scalars['Boolean']['output'];
  /** Tournament Points. */
  readonly tournamentPoints: Scalars['Int']['output'];
  /** What it is worth in the season. */
  readonly points: Scalars['Int']['output'];
  /** Whether it is among the best that count. */
  readonly counted: Scalars['Boolean']['output'];
};

/** A page of the season's table. */
export type LeagueTable = {
  /** The id of the league. */
  readonly league: Scalars['ID']['output'];
  /** The lines, best first; players level on points by id. */
  readonly items: ReadonlyArray<LeagueTableLine>;
  /** Where the next page begins; null after the last. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  /** Changes with the table and the names on this page. */
  readonly version: Scalars['String']['output'];
};

/** A player's line of the season's table. */
export type LeagueTableLine = {
  /** 1 for the first; players level on points share a rank. */
  readonly rank: Scalars['Int']['output'];
  /** Whether somebody else has the same rank. */
  readonly tied: Scalars['Boolean']['output'];
  /** The player. */
  readonly player: LeaguePlayerName;
  /** The sum of what counts. */
  readonly points: Scalars['Int']['output'];
  /** How many finished tournaments the player was in. */
  readonly tournaments: Scalars['Int']['output'];
  /** What each of them gave, in the order of their days. */
  readonly placings: ReadonlyArray<LeaguePlacing>;
};

/** A Glicko-2 rating. */
export type LeagueRating = {
  /** The rating; 1500 is where everybody begins. */
  readonly rating: Scalars['Float']['output'];
  /** Two of these to either side hold the true strength in 95 of 100 cases; 350 is where everybody begins. */
  readonly deviation: Scalars['Float']['output'];
  /** How much the strength is expected to swing; 0.06 is where everybody begins. */
  readonly volatility: Scalars['Float']['output'];
  /** How many rated games stand behind it: games that two single players of the league have played out. */
  readonly games: Scalars['Int']['output'];
};

/** A player's place among the rated. */
export type LeagueRatingLine = {
  /** 1 for the first; players level on the rating shown share a rank. */
  readonly rank: Scalars['Int']['output'];
  /** Whether somebody else has the same rank. */
  readonly tied: Scalars['Boolean']['output'];
  /** The player. */
  readonly player: LeaguePlayerName;
  /** The rating. */
  readonly rating: Scalars['Float']['output'];
  /** Two of these to either side hold the true strength in 95 of 100 cases. */
  readonly deviation: Scalars['Float']['output'];
  /** How much the strength is expected to swing. */
  readonly volatility: Scalars['Float']['output'];
  /** How many rated games stand behind it. */
  readonly games: Scalars['Int']['output'];
};

/** A page of the ratings. */
export type LeagueRatings = {
  /** The id of the league. */
  readonly league: Scalars['ID']['output'];
  /** The rated players, best first. */
  readonly items: ReadonlyArray<LeagueRatingLine>;
  /** Where the next page begins; null after the last. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  /** Changes with the ratings and the names on this page. */
  readonly version: Scalars['String']['output'];
};

/** A player's season. */
export type LeaguePlayerPage = {
  /** The id of the league. */
  readonly league: Scalars['ID']['output'];
  /** The player. */
  readonly player: LeaguePlayerName;
  /** The place in the season's table; null before the first finished tournament. */
  readonly rank: Maybe<Scalars['Int']['output']>;
  /** Whether somebody else has the same rank. */
  readonly tied: Scalars['Boolean']['output'];
  /** The sum of what counts. */
  readonly points: Scalars['Int']['output'];
  /** What each finished tournament gave, in the order of their days. */
  readonly placings: ReadonlyArray<LeaguePlacing>;
  /** Games won against other entrants, in teams too; byes and the Spare Player are left out. */
  readonly won: Scalars['Int']['output'];
  /** Games drawn. */
  readonly drawn: Scalars['Int']['output'];
  /** Games lost. */
  readonly lost: Scalars['Int']['output'];
  /** The rating; null before the first rated game. */
  readonly rating: Maybe<LeagueRating>;
  /** Changes with the season and the player. */
  readonly version: Scalars['String']['output'];
};

/** How a game ended for one side. */
export type SideResult =
  /** It won. */
  | 'WON'
  /** It drew. */
  | 'DRAWN'
  /** It lost; a game lost by both is lost for each. */
  | 'LOST';

/** How two entrants met. */
export type MeetingKind =
  /** They played it out. */
  | 'PLAYED'
  /** One conceded. */
  | 'CONCESSION'
  /** Both lost, as a referee ruled. */
  | 'BOTH_LOST';

/** A game of two players, seen by the first of them. */
export type LeagueMeeting = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** Single players, or as members of two teams. */
  readonly format: TournamentFormat;
  /** The number of the round. */
  readonly round: Scalars['Int']['output'];
  /** How they met. */
  readonly kind: MeetingKind;
  /** How it ended for the first player. */
  readonly result: SideResult;
  /** The first player's Victory Points, then the opponent's, as they are scored. */
  readonly victoryPoints: ReadonlyArray<Scalars['Int']['output']>;
};

/** Every game of the season between two players. */
export type LeagueHeadToHead = {
  /** The id of the league. */
  readonly league: Scalars['ID']['output'];
  /** Who looks. */
  readonly player: LeaguePlayerName;
  /** The other one. */
  readonly opponent: LeaguePlayerName;
  /** Games won by `player`. */
  readonly won: Scalars['Int']['output'];
  /** Games drawn. */
  readonly drawn: Scalars['Int']['output'];
  /** Games lost by `player`. */
  readonly lost: Scalars['Int']['output'];
  /** The games in the order of their tournaments and rounds. */
  readonly meetings: ReadonlyArray<LeagueMeeting>;
  /** Changes with the season and the two players. */
  readonly version: Scalars['String']['output'];
};

/** The leagues that a tournament has been offered to. */
export type OfferedTournament = {
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** The ids of the leagues. */
  readonly leagues: ReadonlyArray<Scalars['ID']['output']>;
  /** What `ifMatch` takes to change the tournament's head. */
  readonly version: Scalars['String']['output'];
};

/** Whether a league counts a tournament. */
export type AcceptedTournament = {
  /** The id of the league. */
  readonly league: Scalars['ID']['output'];
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** Whether it counts. */
  readonly accepted: Scalars['Boolean']['output'];
  /** Why it was taken out; null while it counts. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** What `ifMatch` takes to change it or its claims. */
  readonly version: Scalars['String']['output'];
};

/** An entrant of a tournament and its players of a league. */
export type LeagueEntrant = {
  /** The id of the entrant. */
  readonly entrant: Scalars['ID']['output'];
  /** The name it is registered under. */
  readonly name: Scalars['String']['output'];
  /** The two members of a doubles team; empty in singles. */
  readonly members: ReadonlyArray<Scalars['String']['output']>;
  /** Who has claimed it, in the order of the members; null where nobody has. */
  readonly players: ReadonlyArray<Maybe<LeaguePlayerName>>;
};

/** A page of who is who in a tournament of a league. */
export type LeagueTournament = {
  /** The id of the league. */
  readonly league: Scalars['ID']['output'];
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** What the tournament is called. */
  readonly name: Scalars['String']['output'];
  /** Where it stands. */
  readonly state: TournamentState;
  /** The entrants, by player number. */
  readonly items: ReadonlyArray<LeagueEntrant>;
  /** Where the next page begins; null after the last. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  /** What `ifMatch` takes to change the claims. */
  readonly version: Scalars['String']['output'];
};

/** A code for one member of an entrant, and whom to hand it to. */
export type ClaimCode = {
  /** The id of the entrant. */
  readonly entrant: Scalars['ID']['output'];
  /** Which member of a doubles team; 1 in singles. */
  readonly member: Scalars['Int']['output'];
  /** The name that the member is registered under. */
  readonly name: Scalars['String']['output'];
  /** The code: five groups of four. */
  readonly code: Scalars['String']['output'];
};

/** A page of claim codes. */
export type ClaimCodeList = {
  /** The codes, by player number. */
  readonly items: ReadonlyArray<ClaimCode>;
  /** Where the next page begins; null after the last. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
};

/** Which player an entrant is. */
export type ClaimInput = {
  /** The id of the entrant. */
  readonly entrant: Scalars['ID']['input'];
  /** Which member of a doubles team: 1 or 2; 1 in singles. */
  readonly member?: InputMaybe<Scalars['Int']['input']>;
  /** The id of the player. */
  readonly player: Scalars['ID']['input'];
};

/** The players of an entrant. */
export type ClaimedEntrant = {
  /** The id of the entrant. */
  readonly entrant: Scalars['ID']['output'];
  /** The ids of the players, in the order of the members; null where nobody has claimed. */
  readonly players: ReadonlyArray<Maybe<Scalars['ID']['output']>>;
};

/** The claims that a request changed. */
export type ChangedClaims = {
  /** The id of the league. */
  readonly league: Scalars['ID']['output'];
  /** The id of the tournament. */
  readonly tournament: Scalars['ID']['output'];
  /** The entrants whose claims changed, as they are now. */
  readonly claims: ReadonlyArray<ClaimedEntrant>;
  /** What `ifMatch` takes to change the claims again. */
  readonly version: Scalars['String']['output'];
};

/** What a reference entry is about. */
export type ReferenceKind =
  /** A phase of the turn. */
  | 'TURN_PHASE'
  /** A number of a profile. */
  | 'CHARACTERISTIC'
  /** A weapon or a piece of wargear. */
  | 'WARGEAR'
  /** A missile weapon, with range and Strength. */
  | 'MISSILE_WEAPON'
  /** What a weapon can do instead of plain Strikes. */
  | 'SPECIAL_STRIKE'
  /** A heroic action. */
  | 'HEROIC_ACTION'
  /** A Magical Power. */
  | 'MAGICAL_POWER'
  /** A special rule of models. */
  | 'SPECIAL_RULE'
  /** How something is done: moving, shooting, fighting, magic. */
  | 'PROCEDURE'
  /** Water, burdens, passengers, Sentries. */
  | 'ADVANCED_RULE'
  /** What is different in doubles. */
  | 'DOUBLES_RULE'
  /** How an event is run. */
  | 'EVENT_RULE'
  /** What holds here where the documents are silent, garbled or disagree. */
  | 'RULING';

/** A phase of the turn. */
export type Phase =
  /** Who goes first is rolled for. */
  | 'PRIORITY'
  /** Models move, charge and cast. */
  | 'MOVE'
  /** Missile weapons are shot. */
  | 'SHOOT'
  /** Fights are resolved. */
  | 'FIGHT'
  /** Effects run out. */
  | 'END';

/** How many hands a weapon takes. */
export type Handedness =
  /** One hand. */
  | 'SINGLE_HANDED'
  /** One or two, chosen each fight. */
  | 'HAND_AND_A_HALF'
  /** Two hands. */
  | 'TWO_HANDED';

/** How much of its Move allowance a model may have used and still shoot. */
export type MoveLimit =
  /** At most half. */
  | 'HALF'
  /** All of it. */
  | 'FULL';

/** How long a Magical Power lasts. */
export type PowerDuration =
  /** At once, then over. */
  | 'INSTANT'
  /** Until the End phase of the turn. */
  | 'TEMPORARY'
  /** Until the caster has no Will left. */
  | 'EXHAUSTION';

/** Whom a Magical Power targets. */
export type PowerTarget =
  /** One enemy model in range. */
  | 'ENEMY_MODEL'
  /** The caster. */
  | 'CASTER';

/** Whom a hit of a Magical Power strikes. */
export type PowerVictim =
  /** The power's target. */
  | 'TARGET'
  /** Every other model that the power knocks Prone. */
  | 'OTHERS_KNOCKED_PRONE';

/** Whether a special rule needs the model to act. */
export type Activation =
  /** Lost while the model cannot move or act. */
  | 'ACTIVE'
  /** Always works. */
  | 'PASSIVE';

/** A part of the reference. */
export type ReferenceEntryList = {
  /** The entries, in reading order. */
  readonly items: ReadonlyArray<ReferenceEntry>;
  /** The `cursor` that answers what comes next; null at the end. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
};

/** One thing to look up. A field is null, or a list empty, where the entry has no such thing. */
export type ReferenceEntry = {
  /** What it is about. */
  readonly kind: ReferenceKind;
  /** What to ask for it by; it does not change. */
  readonly id: Scalars['ID']['output'];
  /** The players' name for it. */
  readonly name: Scalars['String']['output'];
  /** Other names it is found by. */
  readonly aliases: ReadonlyArray<Scalars['String']['output']>;
  /** The edition it belongs to. */
  readonly ruleset: Ruleset;
  /** What it does, in short. */
  readonly summary: Scalars['String']['output'];
  /** What happens, in order. */
  readonly steps: ReadonlyArray<Scalars['String']['output']>;
  /** The phase in which it is used. */
  readonly phase: Maybe<Phase>;
  /** How far it reaches, in inches. */
  readonly rangeInches: Maybe<Scalars['Int']['output']>;
  /** Strength of a missile weapon. */
  readonly strength: Maybe<Scalars['Int']['output']>;
  /** How far the shooter may have moved. */
  readonly moveLimit: Maybe<MoveLimit>;
  /** A phase's place in the turn, from 1. */
  readonly order: Maybe<Scalars['Int']['output']>;
  /** A characteristic's letters in a profile. */
  readonly abbreviation: Maybe<Scalars['String']['output']>;
  /** Whether only Heroes have the characteristic. */
  readonly heroesOnly: Maybe<Scalars['Boolean']['output']>;
  /** How many hands the weapon takes. */
  readonly handedness: Maybe<Handedness>;
  /** What it adds to Duel rolls. */
  readonly duelModifier: Maybe<Scalars['Int']['output']>;
  /** What it multiplies the Duel's Attacks by. */
  readonly duelAttacksFactor: Maybe<Scalars['Int']['output']>;
  /** What it adds to To Wound rolls. */
  readonly toWoundModifier: Maybe<Scalars['Int']['output']>;
  /** What it adds to Defence. */
  readonly defenceModifier: Maybe<Scalars['Int']['output']>;
  /** Weapons that have the special strike. */
  readonly weapons: ReadonlyArray<Scalars['String']['output']>;
  /** Might points it costs. */
  readonly mightCost: Maybe<Scalars['Int']['output']>;
  /** What the Hero calls. */
  readonly shout: Maybe<Scalars['String']['output']>;
  /** How far friends hear the shout, in inches. */
  readonly shoutRangeInches: Maybe<Scalars['Int']['output']>;
  /** How long a Magical Power lasts. */
  readonly duration: Maybe<PowerDuration>;
  /** Whom a Magical Power targets. */
  readonly target: Maybe<PowerTarget>;
  /** Hits a Magical Power deals. */
  readonly hits: ReadonlyArray<PowerHit>;
  /** Whether a special rule needs the model to act. */
  readonly activation: Maybe<Activation>;
  /** A ruling's number. */
  readonly number: Maybe<Scalars['String']['output']>;
  /** The named option by which a ruling can be changed. */
  readonly switch: Maybe<RulingSwitch>;
  /** What to read next. */
  readonly related: ReadonlyArray<Related>;
  /** Where it stands, the chief place first. */
  readonly sources: ReadonlyArray<Source>;
};

/** A hit of a Magical Power. */
export type PowerHit = {
  /** Strength of the hit. */
  readonly strength: Scalars['Int']['output'];
  /** Whom it strikes. */
  readonly victim: PowerVictim;
};

/** A named option of questions that a ruling decides. */
export type RulingSwitch = {
  /** The option's name in `switches`. */
  readonly name: Scalars['String']['output'];
  /** What holds when it is not given, as JSON text. */
  readonly default: Scalars['String']['output'];
  /** The values it takes. */
  readonly values: Scalars['String']['output'];
};

/** Something to read next. */
export type Related = {
  /** What it is. */
  readonly kind: SearchKind;
  /** What to ask for it by. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The REST address that answers it. */
  readonly path: Scalars['String']['output'];
};

/** What a search can find. */
export type SearchKind =
  /** A phase of the turn. */
  | 'TURN_PHASE'
  /** A number of a profile. */
  | 'CHARACTERISTIC'
  /** A weapon or a piece of wargear. */
  | 'WARGEAR'
  /** A missile weapon. */
  | 'MISSILE_WEAPON'
  /** A special strike. */
  | 'SPECIAL_STRIKE'
  /** A heroic action. */
  | 'HEROIC_ACTION'
  /** A Magical Power. */
  | 'MAGICAL_POWER'
  /** A special rule of models. */
  | 'SPECIAL_RULE'
  /** How something is done. */
  | 'PROCEDURE'
  /** Water, burdens, passengers, Sentries. */
  | 'ADVANCED_RULE'
  /** What is different in doubles. */
  | 'DOUBLES_RULE'
  /** How an event is run. */
  | 'EVENT_RULE'
  /** A ruling. */
  | 'RULING'
  /** A roll table, To Wound included. */
  | 'CHART'
  /** A scenario. */
  | 'SCENARIO'
  /** Something that can be worked out; `id` is the field that does it. */
  | 'CALCULATION'
  /** An army list. */
  | 'ARMY_LIST'
  /** A Legendary Legion. */
  | 'LEGENDARY_LEGION'
  /** A profile of an army list or Legion. */
  | 'PROFILE';

/** What a search found. */
export type SearchHitList = {
  /** The hits, the best fit first. */
  readonly items: ReadonlyArray<SearchHit>;
  /** Always null: ask with a higher `limit`. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
};

/** One thing found. */
export type SearchHit = {
  /** What it is. */
  readonly kind: SearchKind;
  /** What to ask for it by. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What it does, in short. */
  readonly summary: Scalars['String']['output'];
  /** The REST address that answers it. */
  readonly path: Scalars['String']['output'];
  /** Where it stands. */
  readonly source: Source;
};

/** A heroic tier, highest first. */
export type HeroicTier =
  /** Hero of Legend: leads 18 Warriors. */
  | 'LEGEND'
  /** Hero of Valour: leads 15. */
  | 'VALOUR'
  /** Hero of Fortitude: leads 12. */
  | 'FORTITUDE'
  /** Minor Hero: leads 6. */
  | 'MINOR'
  /** Independent Hero: leads none, takes a place in another's warband. */
  | 'INDEPENDENT';

/** What a profile is. */
export type ProfileKind =
  /** A Hero. */
  | 'HERO'
  /** A Warrior. */
  | 'WARRIOR'
  /** A siege engine with its veteran and crew. */
  | 'SIEGE_ENGINE';

/** What an option is. */
export type OptionKind =
  /** A bow or crossbow: counts towards the bow limit on a Warrior. */
  | 'BOW'
  /** A throwing weapon, blowpipe or sling: never counts. */
  | 'THROWING'
  /** A mount. */
  | 'MOUNT'
  /** Armour. */
  | 'ARMOUR'
  /** A shield. */
  | 'SHIELD'
  /** A spear or pike. */
  | 'SPEAR'
  /** Another weapon. */
  | 'WEAPON'
  /** A banner. */
  | 'BANNER'
  /** A horn or drum. */
  | 'HORN'
  /** More crew of a siege engine. */
  | 'CREW'
  /** Anything else. */
  | 'UPGRADE';

/** A characteristic of a profile. */
export type CharacteristicName =
  /** Move, in inches. */
  | 'MOVE'
  /** Fight. */
  | 'FIGHT'
  /** Shoot: the score needed. */
  | 'SHOOT'
  /** Strength. */
  | 'STRENGTH'
  /** Defence. */
  | 'DEFENCE'
  /** Attacks. */
  | 'ATTACKS'
  /** Wounds. */
  | 'WOUNDS'
  /** Courage. */
  | 'COURAGE'
  /** Might. */
  | 'MIGHT'
  /** Will. */
  | 'WILL'
  /** Fate. */
  | 'FATE';

/** What a condition is about. */
export type ArmyConditionKind =
  /** The list keeps its army bonus. */
  | 'HISTORICAL'
  /** Someone is there. */
  | 'PRESENT'
  /** Who leads the warband. */
  | 'LED_BY'
  /** What the same unit has taken. */
  | 'OPTION'
  /** The condition inside does not hold. */
  | 'NOT'
  /** All conditions inside hold. */
  | 'ALL'
  /** One of the conditions inside holds. */
  | 'ANY';

/** How far a condition looks. */
export type ArmyReach =
  /** The same force. */
  | 'FORCE'
  /** The whole army. */
  | 'ARMY';

/** What an army list or Legion asks for. */
export type ArmyDemandKind =
  /** All of `profiles` must be there. */
  | 'COMPULSORY'
  /** So many of `profiles`, from `minimum` to `maximum`. */
  | 'NUMBER_OF'
  /** At most `limit` of `profiles` for each of `forEach`. */
  | 'RATIO'
  /** Of all models, a part from `minimumShare` to `maximumShare` are of `profiles`. */
  | 'SHARE'
  /** `profiles` stand only in warbands of `leaders`. */
  | 'ONLY_LED_BY'
  /** `leaders` lead only `followers`; nobody where that is empty. */
  | 'LEADS_ONLY'
  /** The warbands of `leaders` are full and hold only `followers`. */
  | 'FULL_WARBAND'
  /** `profiles` need one of `present`. */
  | 'REQUIRES'
  /** `profiles` and `with` never stand together. */
  | 'EXCLUDES'
  /** The first of `profiles` that is there is the army's leader. */
  | 'LEADER'
  /** The whole force is one warband of one of `leaders`. */
  | 'SINGLE_WARBAND';

/** An id with its name. */
export type NamedId = {
  /** What to ask for it by. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** When something holds: in words, and as data. */
export type ArmyCondition = {
  /** What it is about. */
  readonly kind: ArmyConditionKind;
  /** In words that follow `while`. */
  readonly text: Scalars['String']['output'];
  /** The profiles meant; one of them is enough. */
  readonly profiles: ReadonlyArray<Scalars['ID']['output']>;
  /** How far it looks. */
  readonly within: Maybe<ArmyReach>;
  /** The option meant. */
  readonly option: Maybe<Scalars['ID']['output']>;
  /** The conditions inside, of NOT, ALL and ANY. */
  readonly parts: ReadonlyArray<ArmyConditionPart>;
};

/** A condition inside another. */
export type ArmyConditionPart = {
  /** What it is about. */
  readonly kind: ArmyConditionKind;
  /** In words that follow `while`, with all that is inside it. */
  readonly text: Scalars['String']['output'];
  /** The profiles meant; one of them is enough. */
  readonly profiles: ReadonlyArray<Scalars['ID']['output']>;
  /** How far it looks. */
  readonly within: Maybe<ArmyReach>;
  /** The option meant. */
  readonly option: Maybe<Scalars['ID']['output']>;
};

/** Army lists in a line each. */
export type ArmyListSummaryList = {
  /** The lists. */
  readonly items: ReadonlyArray<ArmyListSummary>;
  /** Always null: all are answered at once. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
};

/** An army list in a line. */
export type ArmyListSummary = {
  /** What to ask for it by. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Good or Evil. */
  readonly alignment: Alignment;
  /** False while only its name and allies are known here: send its profiles with the request then. */
  readonly complete: Scalars['Boolean']['output'];
  /** Its army bonuses by name. */
  readonly bonuses: ReadonlyArray<NamedId>;
  /** How many profiles it fields. */
  readonly profileCount: Scalars['Int']['output'];
  /** The Legions drawn from it. */
  readonly legions: ReadonlyArray<NamedId>;
};

/** An army list. */
export type ArmyList = {
  /** What to ask for it by. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Good or Evil. */
  readonly alignment: Alignment;
  /** False while only its name and allies are known here: send its profiles with the request then. */
  readonly complete: Scalars['Boolean']['output'];
  /** Its army bonuses by name. */
  readonly bonuses: ReadonlyArray<NamedId>;
  /** Who it fields. */
  readonly profiles: ReadonlyArray<ArmyProfile>;
  /** Bow limits other than one third; the first that holds. */
  readonly bowRules: ReadonlyArray<BowRule>;
  /** Who counts neither as bow nor as Warrior for the bow limit. */
  readonly bowExemptions: ReadonlyArray<BowExemption>;
  /** Warband sizes other than the tier's; the last that holds. */
  readonly warbandRules: ReadonlyArray<WarbandRule>;
  /** Warbands that nobody leads. */
  readonly captainless: Maybe<CaptainlessRule>;
  /** What an army must keep to. */
  readonly demands: ReadonlyArray<ArmyDemand>;
  /** Who it may ally with better than impossibly. */
  readonly allies: ReadonlyArray<ArmyListAlly>;
  /** The Legions drawn from it. */
  readonly legions: ReadonlyArray<NamedId>;
};

/** An ally of an army list. */
export type ArmyListAlly = {
  /** The other list. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** How well they go together. */
  readonly level: AllianceLevel;
  /** The level holds only while this does. */
  readonly when: Maybe<ArmyCondition>;
  /** The level without it. */
  readonly otherwise: Maybe<AllianceLevel>;
};

/** How well two army lists go together. */
export type AllianceLevel =
  /** Both keep their army bonus. */
  | 'HISTORICAL'
  /** Both lose it. */
  | 'CONVENIENT'
  /** Both lose it, and banners, Stand Fast and heroic actions reach only one's own list. */
  | 'IMPOSSIBLE';

/** Legions in a line each. */
export type LegionSummaryList = {
  /** The Legions. */
  readonly items: ReadonlyArray<LegionSummary>;
  /** Always null: all are answered at once. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
};

/** A Legendary Legion in a line. */
export type LegionSummary = {
  /** What to ask for it by. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Good or Evil. */
  readonly alignment: Alignment;
  /** The army lists it is drawn from. */
  readonly armyLists: ReadonlyArray<NamedId>;
  /** Its bonuses by name. */
  readonly bonuses: ReadonlyArray<NamedId>;
  /** How many profiles it fields. */
  readonly profileCount: Scalars['Int']['output'];
};

/** A Legendary Legion. */
export type LegendaryLegion = {
  /** What to ask for it by. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Good or Evil. */
  readonly alignment: Alignment;
  /** The army lists it is drawn from. */
  readonly armyLists: ReadonlyArray<NamedId>;
  /** Its bonuses by name. */
  readonly bonuses: ReadonlyArray<NamedId>;
  /** Who it fields, with what it changes about them. */
  readonly profiles: ReadonlyArray<ArmyProfile>;
  /** Bow limits other than one third; the first that holds. */
  readonly bowRules: ReadonlyArray<BowRule>;
  /** Who counts neither as bow nor as Warrior for the bow limit. */
  readonly bowExemptions: ReadonlyArray<BowExemption>;
  /** Warband sizes other than the tier's; the last that holds. */
  readonly warbandRules: ReadonlyArray<WarbandRule>;
  /** Warbands that nobody leads. */
  readonly captainless: Maybe<CaptainlessRule>;
  /** What an army must keep to. */
  readonly demands: ReadonlyArray<ArmyDemand>;
};

/** A model, or models sold as one. */
export type ArmyProfile = {
  /** The same wherever it may be fielded. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What it is. */
  readonly kind: ProfileKind;
  /** The Hero's tier; null for a Warrior. */
  readonly tier: Maybe<HeroicTier>;
  /** There is only one: once in an army. */
  readonly unique: Scalars['Boolean']['output'];
  /** Who it is; profiles of one character exclude each other. */
  readonly character: Scalars['ID']['output'];
  /** Points of one, without options. */
  readonly points: Scalars['Int']['output'];
  /** Its keywords, without Hero and Warrior. */
  readonly keywords: ReadonlyArray<Scalars['String']['output']>;
  /** Its characteristics. */
  readonly characteristics: Characteristics;
  /** What it carries without paying. */
  readonly wargear: ReadonlyArray<Scalars['String']['output']>;
  /** What it may buy. */
  readonly options: ReadonlyArray<ArmyOption>;
  /** Options that exclude each other, or of which some must be taken. */
  readonly choices: ReadonlyArray<ArmyChoice>;
  /** What one of it counts as. */
  readonly counts: ArmyCounts;
  /** It may be fielded only while this holds. */
  readonly when: Maybe<ArmyCondition>;
};

/** Characteristics; null where the profile has none. */
export type Characteristics = {
  /** Move, in inches. */
  readonly move: Maybe<Scalars['Int']['output']>;
  /** Fight. */
  readonly fight: Maybe<Scalars['Int']['output']>;
  /** Shoot: the score needed, 4 for 4+. */
  readonly shoot: Maybe<Scalars['Int']['output']>;
  /** Strength. */
  readonly strength: Maybe<Scalars['Int']['output']>;
  /** Defence. */
  readonly defence: Maybe<Scalars['Int']['output']>;
  /** Attacks. */
  readonly attacks: Maybe<Scalars['Int']['output']>;
  /** Wounds. */
  readonly wounds: Maybe<Scalars['Int']['output']>;
  /** Courage. */
  readonly courage: Maybe<Scalars['Int']['output']>;
  /** Might. */
  readonly might: Maybe<Scalars['Int']['output']>;
  /** Will. */
  readonly will: Maybe<Scalars['Int']['output']>;
  /** Fate. */
  readonly fate: Maybe<Scalars['Int']['output']>;
};

/** Something to be bought. */
export type ArmyOption = {
  /** What to name it by. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What it is. */
  readonly kind: OptionKind;
  /** Points for each model that has it; may be negative. */
  readonly points: Scalars['Int']['output'];
  /** How often one model may take it. */
  readonly maximum: Scalars['Int']['output'];
  /** What it adds to what the unit counts as. */
  readonly counts: ArmyCounts;
  /** What it adds to the characteristics. */
  readonly adds: ReadonlyArray<CharacteristicChange>;
  /** What it makes of the characteristics. */
  readonly sets: ReadonlyArray<CharacteristicChange>;
  /** The tier it gives. */
  readonly tier: Maybe<HeroicTier>;
  /** It may be taken only while this holds. */
  readonly when: Maybe<ArmyCondition>;
  /** It must be taken while this holds. */
  readonly compulsoryWhen: Maybe<ArmyCondition>;
};

/** A changed characteristic. */
export type CharacteristicChange = {
  /** Which one. */
  readonly characteristic: CharacteristicName;
  /** The new value, or what is added. */
  readonly value: Scalars['Int']['output'];
};

/** What something counts as. */
export type ArmyCounts = {
  /** Models, for Break Point and quarter. */
  readonly models: Scalars['Int']['output'];
  /** Warriors, that the bow limit is taken of. */
  readonly warriors: Scalars['Int']['output'];
  /** Bows and crossbows carried by Warriors. */
  readonly bows: Scalars['Int']['output'];
  /** Places in its leader's warband; of a siege engine, those of its crew. */
  readonly places: Scalars['Int']['output'];
};

/** Options to choose from. */
export type ArmyChoice = {
  /** The options. */
  readonly options: ReadonlyArray<Scalars['ID']['output']>;
  /** At least so many. */
  readonly minimum: Scalars['Int']['output'];
  /** At most so many. */
  readonly maximum: Scalars['Int']['output'];
};

/** A BattleScribe roster. */
export type ReadRosterInput = {
  /** The file (`.ros` or `.rosz`) in Base64. */
  readonly roster: Scalars['String']['input'];
};

/** A roster in the words of this catalogue. */
export type RosterReading = {
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its forces. */
  readonly forces: ReadonlyArray<RosterForce>;
  /** What could not be placed; none of it is in `forces`. */
  readonly unknown: ReadonlyArray<UnknownRosterName>;
};

/** A force of a roster. */
export type RosterForce = {
  /** The army list, or the Legion. */
  readonly list: Scalars['ID']['output'];
  /** Its warbands. */
  readonly warbands: ReadonlyArray<RosterWarband>;
};

/** A warband of a roster. */
export type RosterWarband = {
  /** Who leads; null for nobody. */
  readonly leader: Maybe<RosterUnit>;
  /** Who follows. */
  readonly followers: ReadonlyArray<RosterUnit>;
};

/** Models of one profile in a warband. */
export type RosterUnit = {
  /** The profile. */
  readonly profile: Scalars['ID']['output'];
  /** How many. */
  readonly count: Scalars['Int']['output'];
  /** What they have taken. */
  readonly options: ReadonlyArray<RosterOption>;
};

/** An option that models of a unit have. */
export type RosterOption = {
  /** The option. */
  readonly option: Scalars['ID']['output'];
  /** How many have it. */
  readonly count: Scalars['Int']['output'];
};

/** What a name in a roster should be. */
export type RosterNameKind =
  /** An army list. */
  | 'ARMY_LIST'
  /** A profile. */
  | 'PROFILE'
  /** An option. */
  | 'OPTION';

/** A name that the catalogue does not have. */
export type UnknownRosterName = {
  /** What it should be. */
  readonly kind: RosterNameKind;
  /** The name in the roster. */
  readonly name: Scalars['String']['output'];
  /** Where it stands. */
  readonly where: Scalars['String']['output'];
  /** The nearest names of the catalogue. */
  readonly nearest: ReadonlyArray<Scalars['String']['output']>;
};

/** Whether an army may be played, and all that follows from it. */
export type ArmyReport = {
  /** Whether no finding is an error. */
  readonly legal: Scalars['Boolean']['output'];
  /** Everything that is not as the rules want it, in the order of the rules. */
  readonly findings: ReadonlyArray<ArmyFinding>;
  /** What follows from the army, as far as the catalogue knows it. */
  readonly facts: ArmyFacts;
  /** Ways to mend it: the smallest change for a bow or points limit, the nearest names for unknown ones. */
  readonly suggestions: ReadonlyArray<ArmySuggestion>;
};

/** One thing that is not as the rules want it. */
export type ArmyFinding = {
  /** What is wrong. */
  readonly code: ArmyFindingCode;
  /** Whether it forbids the army. */
  readonly severity: FindingSeverity;
  /** Where in the army. */
  readonly where: ArmyPlace;
  /** What is wrong, in words. */
  readonly message: Scalars['String']['output'];
  /** What there is; null where nothing is counted. */
  readonly used: Maybe<Scalars['Int']['output']>;
  /** What there may or must be; null where nothing is counted. */
  readonly allowed: Maybe<Scalars['Int']['output']>;
  /** What would mend it. */
  readonly mend: Scalars['String']['output'];
  /** The rule. */
  readonly source: Source;
};

/** What is wrong with an army. */
export type ArmyFindingCode =
  /** No army list or Legion has this id. */
  | 'UNKNOWN_LIST'
  /** No profile has this id. */
  | 'UNKNOWN_PROFILE'
  /** The profile has no such option. */
  | 'UNKNOWN_OPTION'
  /** The profile is one of another army list. */
  | 'NOT_IN_LIST'
  /** The army is empty. */
  | 'NO_FORCE'
  /** A doubles army is two forces. */
  | 'DOUBLES_NEED_TWO_FORCES'
  /** In singles a list is one force. */
  | 'LIST_TWICE'
  /** A Legion has no allies. */
  | 'LEGION_STANDS_ALONE'
  /** In doubles both forces are of the Legion, or none. */
  | 'LEGION_NOT_SHARED'
  /** An odd limit cannot be halved. */
  | 'ODD_POINTS_LIMIT'
  /** More points than the limit. */
  | 'OVER_POINTS_LIMIT'
  /** Points of a force that are lost (a warning). */
  | 'POINTS_LEFT_OVER'
  /** A force without a model. */
  | 'EMPTY_FORCE'
  /** Several models in the leader's place. */
  | 'LEADER_IS_ONE_MODEL'
  /** It may lead no warband. */
  | 'MAY_NOT_LEAD'
  /** It leads a warband of its own. */
  | 'MAY_NOT_FOLLOW'
  /** Nobody leads the warband. */
  | 'WARBAND_WITHOUT_LEADER'
  /** More than the leader may lead. */
  | 'WARBAND_TOO_LARGE'
  /** Fewer than a warband without a leader needs. */
  | 'WARBAND_TOO_SMALL'
  /** More of an option than the models may take. */
  | 'OPTION_TOO_OFTEN'
  /** The option needs what is not there. */
  | 'OPTION_NOT_ALLOWED'
  /** The option must be taken. */
  | 'OPTION_MISSING'
  /** One of several options must be taken. */
  | 'TOO_FEW_CHOSEN'
  /** Options that exclude each other. */
  | 'TOO_MANY_CHOSEN'
  /** The profile needs what is not there. */
  | 'PROFILE_NOT_ALLOWED'
  /** A unique Hero more than once. */
  | 'UNIQUE_TWICE'
  /** More bows than the limit. */
  | 'OVER_BOW_LIMIT'
  /** More siege engines than Heroes of Fortitude or better. */
  | 'TOO_MANY_SIEGE_ENGINES'
  /** Good never allies with Evil. */
  | 'GOOD_WITH_EVIL'
  /** Convenient Allies lose their army bonuses (a warning). */
  | 'ALLIES_CONVENIENT'
  /** Impossible Allies lose more than that (a warning). */
  | 'ALLIES_IMPOSSIBLE'
  /** An allied force without a Hero high enough. */
  | 'CONTINGENT_WITHOUT_HERO'
  /** Someone must be there. */
  | 'COMPULSORY_MISSING'
  /** More of these must be there. */
  | 'TOO_FEW_OF'
  /** Fewer of these may be there. */
  | 'TOO_MANY_OF'
  /** Too many for each of the others. */
  | 'RATIO_EXCEEDED'
  /** It follows someone it may not. */
  | 'WRONG_LEADER_FOR'
  /** The leader may not lead it. */
  | 'WRONG_FOLLOWER_FOR'
  /** The warband must be full. */
  | 'WARBAND_NOT_FULL'
  /** It comes only with another. */
  | 'REQUIRES_MISSING'
  /** Two that may not be together. */
  | 'EXCLUDED_TOGETHER'
  /** The force must be one warband under its leader. */
  | 'NOT_ONE_WARBAND'
  /** Nobody may lead. */
  | 'NO_LEADER'
  /** The one chosen may not lead. */
  | 'LEADER_NOT_CANDIDATE'
  /** A singles army names one leader. */
  | 'LEADER_TWICE';

/** How much a finding weighs. */
export type FindingSeverity =
  /** The army may not be played. */
  | 'ERROR'
  /** It may, at a cost or to the player's loss. */
  | 'WARNING';

/** A place in an army, counted from 0; what is null is not narrowed further. */
export type ArmyPlace = {
  /** The force. */
  readonly force: Maybe<Scalars['Int']['output']>;
  /** The warband of the force. */
  readonly warband: Maybe<Scalars['Int']['output']>;
  /** The unit of the warband: 0 is the leader's place, 1 the first follower. */
  readonly unit: Maybe<Scalars['Int']['output']>;
};

/** What follows from an army besides its legality. */
export type ArmyFacts = {
  /** Points spent. */
  readonly points: Scalars['Int']['output'];
  /** Models. */
  readonly models: Scalars['Int']['output'];
  /** Warriors among them. */
  readonly warriors: Scalars['Int']['output'];
  /** Might of all its Heroes. */
  readonly might: Scalars['Int']['output'];
  /** Casualties with which it is Broken; in doubles of the whole army. */
  readonly brokenAt: Scalars['Int']['output'];
  /** Models left with which it is down to a quarter. */
  readonly quarterAt: Scalars['Int']['output'];
  /** Each force. */
  readonly forces: ReadonlyArray<ForceFacts>;
  /** How well its lists go together, the worst pair; null where it is of one list. */
  readonly allianceLevel: Maybe<AllianceLevel>;
  /** What the alliance costs. */
  readonly allianceCosts: ReadonlyArray<AllianceCost>;
  /** Whether its army bonuses are kept. */
  readonly keepsArmyBonus: Scalars['Boolean']['output'];
  /** Who may lead: the army, in doubles each force. */
  readonly leaderCandidates: ReadonlyArray<LeaderCandidate>;
  /** The force that is Primary in every game, where a Legion fixes the leader; null where players roll for it. */
  readonly primaryForce: Maybe<Scalars['Int']['output']>;
};

/** What an alliance takes away. */
export type AllianceCost =
  /** Army bonuses are lost. */
  | 'ARMY_BONUSES'
  /** Banners reach only models of their own list. */
  | 'BANNERS_REACH_OWN_LIST'
  /** Stand Fast reaches only models of the Hero's own list. */
  | 'STAND_FAST_REACHES_OWN_LIST'
  /** Heroic actions reach only models of the Hero's own list. */
  | 'HEROIC_ACTIONS_REACH_OWN_LIST'
  /** Each list is Broken for itself. */
  | 'EACH_LIST_BREAKS';

/** What follows from one force. */
export type ForceFacts = {
  /** The army list or Legion. */
  readonly list: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Points spent. */
  readonly points: Scalars['Int']['output'];
  /** Models. */
  readonly models: Scalars['Int']['output'];
  /** Warriors among them. */
  readonly warriors: Scalars['Int']['output'];
  /** Might of all its Heroes. */
  readonly might: Scalars['Int']['output'];
  /** Casualties with which it would be Broken for itself. */
  readonly brokenAt: Scalars['Int']['output'];
  /** Models left with which it would be down to a quarter for itself. */
  readonly quarterAt: Scalars['Int']['output'];
  /** Its bows against its limit. */
  readonly bows: BowCount;
  /** The bonuses it keeps, by name. */
  readonly bonuses: ReadonlyArray<Scalars['String']['output']>;
};

/** The bows of a force against its limit. */
export type BowCount = {
  /** Warriors that the limit is taken of: all but the exempt. */
  readonly warriors: Scalars['Int']['output'];
  /** Bows that count. */
  readonly used: Scalars['Int']['output'];
  /** Bows there may be; null where there is no limit. */
  readonly allowed: Maybe<Scalars['Int']['output']>;
  /** The part of the Warriors, rounded up; `1/1` is no limit. */
  readonly fraction: Scalars['String']['output'];
  /** Names of the profiles that count neither as Warriors nor as bows. */
  readonly exempt: ReadonlyArray<Scalars['String']['output']>;
};

/** Someone who may lead. */
export type LeaderCandidate = {
  /** The force he stands in, from 0. */
  readonly force: Scalars['Int']['output'];
  /** The profile. */
  readonly profile: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The heroic tier. */
  readonly tier: Maybe<HeroicTier>;
};

/** A way to mend a finding, checked by validating the changed army. */
export type ArmySuggestion = {
  /** The finding that it mends. */
  readonly code: ArmyFindingCode;
  /** Where that is. */
  readonly where: ArmyPlace;
  /** The changes in words. */
  readonly text: Scalars['String']['output'];
  /** The changes: made together, at the places as they are before. */
  readonly changes: ReadonlyArray<ArmyChange>;
  /** How many models and options are taken away or added. */
  readonly steps: Scalars['Int']['output'];
  /** Points of what is taken away. */
  readonly pointsLost: Scalars['Int']['output'];
};

/** One thing done to an army. */
export type ArmyChange = {
  /** What is done. */
  readonly kind: ArmyChangeKind;
  /** The unit; for ADD_MODELS the warband that gets a new one; for USE_INSTEAD what bears the name. */
  readonly where: ArmyPlace;
  /** The profile of the models. */
  readonly profile: Maybe<Scalars['ID']['output']>;
  /** The option taken away or renamed. */
  readonly option: Maybe<Scalars['ID']['output']>;
  /** The id to write instead. */
  readonly instead: Maybe<Scalars['ID']['output']>;
  /** How many. */
  readonly count: Scalars['Int']['output'];
  /** The options that go with the models taken away. */
  readonly options: ReadonlyArray<RosterOption>;
  /** What the army costs more by it; negative for less. */
  readonly points: Scalars['Int']['output'];
};

/** What is done to an army. */
export type ArmyChangeKind =
  /** Models are taken away. */
  | 'REMOVE_MODELS'
  /** An option is taken from models that stay. */
  | 'REMOVE_OPTION'
  /** Models are added to a warband. */
  | 'ADD_MODELS'
  /** An id is written instead of an unknown one. */
  | 'USE_INSTEAD';

/** An army as a player wrote it down; it may break any rule. */
export type ArmyInput = {
  /** Singles: one player. Doubles: two forces, one of each player. */
  readonly format?: InputMaybe<ArmyFormat>;
  /** The army's points limit, 1 to 20,000; in doubles both forces' together. */
  readonly pointsLimit: Scalars['Int']['input'];
  /** In singles one for each army list, in doubles one of each player; at most 6. */
  readonly forces: ReadonlyArray<ForceInput>;
  /** How rules are read where they are silent. */
  readonly switches?: InputMaybe<ArmySwitchesInput>;
  /** Army lists of the caller's own, beside those of the catalogue or instead of the one of the same id; at most 10. */
  readonly lists?: InputMaybe<ReadonlyArray<Scalars['ArmyListFile']['input']>>;
  /** Alliances of those lists, before the catalogue's; at most 200. */
  readonly alliances?: InputMaybe<ReadonlyArray<AllianceInput>>;
};

/** Who plays an army. */
export type ArmyFormat =
  /** One player. */
  | 'SINGLES'
  /** Two players with a force each. */
  | 'DOUBLES';

/** How the rules of armies are read where they are silent. */
export type ArmySwitchesInput = {
  /** Whether a Minor Hero leads where no better Hero is. */
  readonly minorHeroMayLead?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What one player brings out of one army list or Legion. */
export type ForceInput = {
  /** The army list, or the Legendary Legion. */
  readonly list: Scalars['ID']['input'];
  /** The profile chosen to lead, where several Heroes could: in singles in one force, in doubles in each. */
  readonly leader?: InputMaybe<Scalars['ID']['input']>;
  /** Its warbands; at most 25. */
  readonly warbands: ReadonlyArray<WarbandInput>;
};

/** A captain and who follows. */
export type WarbandInput = {
  /** Who leads; left out for nobody. */
  readonly leader?: InputMaybe<UnitInput>;
  /** Who follows; at most 20 units. */
  readonly followers?: InputMaybe<ReadonlyArray<UnitInput>>;
};

/** Models of one profile that stand in one warband. */
export type UnitInput = {
  /** The profile, as the army list has it, or one sent with the request. */
  readonly profile: Scalars['ID']['input'];
  /** How many models, 1 to 100. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** What they have taken; at most 12 options. */
  readonly options?: InputMaybe<ReadonlyArray<ChosenOptionInput>>;
};

/** An option and how many of the models have it. */
export type ChosenOptionInput = {
  /** The option. */
  readonly option: Scalars['ID']['input'];
  /** How many of it; one for each model of the unit if left out, 1 to 1,000. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
};

/** An alliance of two army lists. */
export type AllianceInput = {
  /** The two army lists, in either order. */
  readonly lists: ReadonlyArray<Scalars['ID']['input']>;
  /** Their level. */
  readonly level: AllianceLevel;
};

/** A bow limit. */
export type BowRule = {
  /** The part of the Warriors, rounded up; `1/1` is no limit. */
  readonly fraction: Scalars['String']['output'];
  /** It holds only while this does. */
  readonly when: Maybe<ArmyCondition>;
};

/** Who is left out of the bow limit. */
export type BowExemption = {
  /** The profiles. */
  readonly profiles: ReadonlyArray<Scalars['ID']['output']>;
  /** Only in warbands of these; anywhere where it is empty. */
  readonly ledBy: ReadonlyArray<Scalars['ID']['output']>;
  /** It holds only while this does. */
  readonly when: Maybe<ArmyCondition>;
};

/** A warband size. */
export type WarbandRule = {
  /** The leaders meant; every Hero where it is empty. */
  readonly leaders: ReadonlyArray<Scalars['ID']['output']>;
  /** So many Warriors. */
  readonly set: Maybe<Scalars['Int']['output']>;
  /** So many more. */
  readonly add: Scalars['Int']['output'];
  /** It holds only while this does. */
  readonly when: Maybe<ArmyCondition>;
};

/** Warbands that nobody leads. */
export type CaptainlessRule = {
  /** At least so many Warriors. */
  readonly minimum: Scalars['Int']['output'];
  /** At most so many. */
  readonly maximum: Scalars['Int']['output'];
  /** It holds only while this does. */
  readonly when: Maybe<ArmyCondition>;
};

/** Something asked of an army. Which fields matter, `kind` tells. */
export type ArmyDemand = {
  /** What is asked. */
  readonly kind: ArmyDemandKind;
  /** Who is asked for. */
  readonly profiles: ReadonlyArray<Scalars['ID']['output']>;
  /** What is counted beside them. */
  readonly forEach: ReadonlyArray<Scalars['ID']['output']>;
  /** The leaders meant. */
  readonly leaders: ReadonlyArray<Scalars['ID']['output']>;
  /** Who they may lead. */
  readonly followers: ReadonlyArray<Scalars['ID']['output']>;
  /** One of these must be there. */
  readonly present: ReadonlyArray<Scalars['ID']['output']>;
  /** None of these may be there. */
  readonly with: ReadonlyArray<Scalars['ID']['output']>;
  /** At most so many for each. */
  readonly limit: Maybe<Scalars['Int']['output']>;
  /** At least so many. */
  readonly minimum: Maybe<Scalars['Int']['output']>;
  /** At most so many; null for any number. */
  readonly maximum: Maybe<Scalars['Int']['output']>;
  /** At least this part of all models, such as `1/2`. */
  readonly minimumShare: Maybe<Scalars['String']['output']>;
  /** At most this part of all models. */
  readonly maximumShare: Maybe<Scalars['String']['output']>;
  /** It is asked only while this holds. */
  readonly when: Maybe<ArmyCondition>;
};

/** For how many players a scenario is. */
export type ScenarioFormat =
  /** Two players a side. */
  | 'DOUBLES'
  /** One player a side. */
  | 'SINGLES';

/** How a scenario ends. */
export type EndCondition =
  /** With the turn in which a side has a quarter of its models left, or fewer. */
  | 'QUARTER_LEFT'
  /** On a 1-2 at the end of each turn, from the one in which a side is Broken. */
  | 'SUDDEN_END'
  /** When a side is wiped out. */
  | 'WIPED_OUT';

/** Who sets up. */
export type Deployer =
  /** Team A, the higher roller. */
  | 'TEAM_A'
  /** Team B. */
  | 'TEAM_B'
  /** Both. */
  | 'BOTH';

/** What is set up. */
export type DeployedForce =
  /** The Primary Force. */
  | 'PRIMARY'
  /** The Secondary Force. */
  | 'SECONDARY'
  /** All of it. */
  | 'WHOLE_ARMY';

/** Who can score. */
export type ScoringSide =
  /** Either side. */
  | 'BOTH'
  /** Team A only. */
  | 'TEAM_A'
  /** Team B only. */
  | 'TEAM_B';

/** A fact of the finished game that a scenario asks for. */
export type ScenarioFactName =
  /** Whether each side is Broken. */
  | 'BROKEN'
  /** The models of each side. */
  | 'MODELS_LEFT'
  /** The banners of each side. */
  | 'BANNERS'
  /** Wounds on each army's leader. */
  | 'LEADER_WOUNDS'
  /** Wounds on Team A's leader. */
  | 'LEADER_WOUNDS_OF_A'
  /** Whether the Secondary Forces' leaders were slain. */
  | 'SECONDARY_LEADER_SLAIN'
  /** What the leaders slew in combat. */
  | 'LEADER_KILLS'
  /** What befell the secretly chosen Heroes. */
  | 'TARGETS'
  /** The models at each objective. */
  | 'OBJECTIVES';

/** Scenarios. */
export type ScenarioList = {
  /** The scenarios. */
  readonly items: ReadonlyArray<Scenario>;
  /** Always null: all are answered at once. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
};

/** A scenario laid out like its page. */
export type Scenario = {
  /** What to ask for it by. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Other names it is found by. */
  readonly aliases: ReadonlyArray<Scalars['String']['output']>;
  /** The edition it belongs to. */
  readonly ruleset: Ruleset;
  /** For how many players it is. */
  readonly format: ScenarioFormat;
  /** What it is about. */
  readonly summary: Scalars['String']['output'];
  /** What armies it takes. */
  readonly armies: Scalars['String']['output'];
  /** How the board is set. */
  readonly layout: Scalars['String']['output'];
  /** The places that count. */
  readonly objectives: ReadonlyArray<ScenarioObjective>;
  /** The steps of setting up. */
  readonly deployment: ReadonlyArray<DeploymentStep>;
  /** Who has Priority in the first turn. */
  readonly initialPriority: Scalars['String']['output'];
  /** How long the game lasts. */
  readonly end: ScenarioEnd;
  /** Its special rules. */
  readonly specialRules: ReadonlyArray<ScenarioRule>;
  /** The ways to Victory Points; empty where a wipe-out alone decides. */
  readonly scoring: ReadonlyArray<ScoringItem>;
  /** What to tell of the finished game so that it can be scored. */
  readonly facts: ReadonlyArray<ScenarioFact>;
  /** Where it is printed. */
  readonly sources: ReadonlyArray<Source>;
};

/** A place that counts in a scenario. */
export type ScenarioObjective = {
  /** What to name it by when scoring. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** From the west edge, as a fraction of the board's width. */
  readonly x: Scalars['Float']['output'];
  /** From the south edge, as a fraction of the board's depth. */
  readonly y: Scalars['Float']['output'];
  /** How near a model must be to count; null where it must stand in the place itself. */
  readonly withinInches: Maybe<Scalars['Int']['output']>;
};

/** A step of setting up. */
export type DeploymentStep = {
  /** Its place in the order, from 1. */
  readonly step: Scalars['Int']['output'];
  /** Who sets up. */
  readonly who: Deployer;
  /** What is set up. */
  readonly force: DeployedForce;
  /** Where, in words. */
  readonly text: Scalars['String']['output'];
  /** The furthest that models may stand from the place named. */
  readonly withinInches: Maybe<Scalars['Int']['output']>;
  /** The nearest that models may stand to the place named. */
  readonly beyondInches: Maybe<Scalars['Int']['output']>;
};

/** How a scenario ends. */
export type ScenarioEnd = {
  /** The condition. */
  readonly condition: EndCondition;
  /** The condition in words. */
  readonly text: Scalars['String']['output'];
};

/** A special rule of a scenario. */
export type ScenarioRule = {
  /** What it is known by. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What it does. */
  readonly text: Scalars['String']['output'];
};

/** A way to Victory Points. */
export type ScoringItem = {
  /** What it is known by. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Who can score it. */
  readonly side: ScoringSide;
  /** Whether it counts for each thing there is (objective, leader, target). */
  readonly each: Scalars['Boolean']['output'];
  /** What is worth how many points; of the steps reached, only the one worth most counts. */
  readonly steps: ReadonlyArray<ScoringStep>;
};

/** What is worth how many Victory Points. */
export type ScoringStep = {
  /** The Victory Points. */
  readonly points: Scalars['Int']['output'];
  /** What must be so. */
  readonly when: Scalars['String']['output'];
};

/** A fact that a scenario asks for. */
export type ScenarioFact = {
  /** Its name. */
  readonly name: ScenarioFactName;
  /** What to give. */
  readonly text: Scalars['String']['output'];
};

/** The facts of a finished game. */
export type ScoreScenarioInput = {
  /** The two sides; Team A first where the scenario has a Team A. */
  readonly sides: ReadonlyArray<ScenarioSideInput>;
  /** Models at each objective, where the scenario counts them. */
  readonly objectives?: InputMaybe<ReadonlyArray<ObjectiveModelsInput>>;
};

/** One side at the end of the game. */
export type ScenarioSideInput = {
  /** Models at the start, in doubles of the whole army; 1 to 10000. */
  readonly startingModels?: InputMaybe<Scalars['Int']['input']>;
  /** Models not slain, those of warbands still to arrive included; 0 to 10000. */
  readonly modelsLeft?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the side is Broken; needed where its models were not counted, checked where they were. */
  readonly broken?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a quarter of the starting models is left, or fewer; only checked. */
  readonly quarterLeft?: InputMaybe<Scalars['Boolean']['input']>;
  /** Banners still on the board; 0 to 10000. */
  readonly banners?: InputMaybe<Scalars['Int']['input']>;
  /** The Primary Force's leader, who is the army's, then the Secondary Force's. */
  readonly leaders?: InputMaybe<ReadonlyArray<ScenarioLeaderInput>>;
  /** Duel of Wits: the enemy Heroes that the side's two players chose. */
  readonly targets?: InputMaybe<ReadonlyArray<ScenarioTargetInput>>;
};

/** A force's leader at the end of the game. */
export type ScenarioLeaderInput = {
  /** Wounds the enemy caused on the leader, those stopped by Fate left out; 0 to 1000. */
  readonly wounds?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the leader was removed from the game, also without a Wound (drowned, banished). */
  readonly slain?: InputMaybe<Scalars['Boolean']['input']>;
  /** Models the leader slew in combat, not by shooting, Magical Powers or Hurl; 0 to 10000. */
  readonly killsInCombat?: InputMaybe<Scalars['Int']['input']>;
  /** Whether one of the enemy's leaders slew this leader in combat. */
  readonly slainByEnemyLeader?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An enemy Hero chosen in secret. */
export type ScenarioTargetInput = {
  /** The Hero's name. */
  readonly hero: Scalars['String']['input'];
  /** Wounds caused on the Hero, those stopped by Fate left out; 0 to 1000. */
  readonly wounds: Scalars['Int']['input'];
  /** Whether the Hero was removed from the game. */
  readonly slain: Scalars['Boolean']['input'];
  /** Whether the Hero is within 6" of the centre of the board at the end. */
  readonly nearCentre: Scalars['Boolean']['input'];
};

/** Models at one objective. */
export type ObjectiveModelsInput = {
  /** Id of the objective, as the scenario gives it. */
  readonly id: Scalars['ID']['input'];
  /** Models of the first and of the second side that count there. */
  readonly models: ReadonlyArray<Scalars['Int']['input']>;
};

/** Who won. */
export type ScenarioWinner =
  /** The first side. */
  | 'FIRST'
  /** The second side. */
  | 'SECOND'
  /** Nobody: the Victory Points are level. */
  | 'DRAW';

/** The count of a finished game. */
export type ScenarioScore = {
  /** Id of the scenario. */
  readonly scenario: Scalars['ID']['output'];
  /** The edition it belongs to. */
  readonly ruleset: Ruleset;
  /** Victory Points of the first and of the second side. */
  readonly victoryPoints: ReadonlyArray<Scalars['Int']['output']>;
  /** Who won. */
  readonly winner: ScenarioWinner;
  /** The count of each side. */
  readonly sides: ReadonlyArray<ScenarioSideScore>;
  /** Where the scenario is printed. */
  readonly sources: ReadonlyArray<Source>;
};

/** One side's count. */
export type ScenarioSideScore = {
  /** Victory Points in all. */
  readonly victoryPoints: Scalars['Int']['output'];
  /** Whether the side is Broken. */
  readonly broken: Scalars['Boolean']['output'];
  /** Every line the side could score, those worth nothing too. */
  readonly lines: ReadonlyArray<ScoreLine>;
};

/** A line of the count. */
export type ScoreLine = {
  /** Id of the way to Victory Points. */
  readonly item: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The Victory Points. */
  readonly points: Scalars['Int']['output'];
  /** Why, or why not. */
  readonly reason: Scalars['String']['output'];
};

/** The state of a game to be worked out. */
export type GameStateInput = {
  /** Id of the scenario, for its end condition. */
  readonly scenario?: InputMaybe<Scalars['ID']['input']>;
  /** The two sides. */
  readonly sides: ReadonlyArray<GameSideInput>;
};

/** One side of a game. */
export type GameSideInput = {
  /** One force, or the two of a doubles army. */
  readonly forces: ReadonlyArray<GameForceInput>;
  /** Which of the two forces won the roll-off for Primary Force, 1 or 2; needless where a leader always leads. */
  readonly primaryForce?: InputMaybe<Scalars['Int']['input']>;
};

/** A force and its leader. */
export type GameForceInput = {
  /** Models of the force at the start of the game; 1 to 10000. */
  readonly startingModels: Scalars['Int']['input'];
  /** Models not slain, those of warbands still to arrive included; 0 to 10000. */
  readonly modelsLeft: Scalars['Int']['input'];
  /** Name of the force's leader. */
  readonly leader?: InputMaybe<Scalars['String']['input']>;
  /** Whether a Legendary Legion makes this leader the army's in every game. */
  readonly alwaysLeads?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What the end of a turn brings. */
export type EndOfTurn =
  /** The game ends with this turn. */
  | 'GAME_ENDS'
  /** A D6 decides whether the game ends. */
  | 'ROLL_FOR_SUDDEN_END'
  /** Another turn follows. */
  | 'GAME_GOES_ON';

/** How a game stands. */
export type GameState = {
  /** The sides, in the order given. */
  readonly sides: ReadonlyArray<GameSideState>;
  /** What the end of this turn brings; null without a scenario. */
  readonly endOfTurn: Maybe<EndOfTurn>;
  /** The roll that may end the game; null where none is made. */
  readonly suddenEnd: Maybe<SuddenEndRoll>;
  /** Where it is stated. */
  readonly sources: ReadonlyArray<Source>;
};

/** How a side stands, in doubles its whole army. */
export type GameSideState = {
  /** Models at the start. */
  readonly startingModels: Scalars['Int']['output'];
  /** Models not slain. */
  readonly modelsLeft: Scalars['Int']['output'];
  /** Models lost. */
  readonly casualties: Scalars['Int']['output'];
  /** Casualties at which the side is Broken. */
  readonly breakPoint: Scalars['Int']['output'];
  /** Casualties still missing to that. */
  readonly casualtiesToBreak: Scalars['Int']['output'];
  /** Whether more than half of the models are lost. */
  readonly broken: Scalars['Boolean']['output'];
  /** The most models that are a quarter. */
  readonly quarterModels: Scalars['Int']['output'];
  /** Whether a quarter is left, or fewer. */
  readonly quarterLeft: Scalars['Boolean']['output'];
  /** Whether nobody is left. */
  readonly wipedOut: Scalars['Boolean']['output'];
  /** Which force is Primary, 1 or 2; null while that is to be rolled for. */
  readonly primaryForce: Maybe<Scalars['Int']['output']>;
  /** The army's leader; null where not known. */
  readonly leader: Maybe<Scalars['String']['output']>;
};

/** A D6 that may end the game. */
export type SuddenEndRoll = {
  /** Scores that end it. */
  readonly scores: ReadonlyArray<Scalars['Int']['output']>;
  /** The chance that it ends. */
  readonly probability: Chance;
};

/** A choice to be sealed. */
export type SealChoiceInput = {
  /** What the choice is for, one line of 1 to 200 characters. */
  readonly subject: Scalars['String']['input'];
  /** What was chosen, one line of 1 to 200 characters. */
  readonly choice: Scalars['String']['input'];
};

/** A sealed choice: hand out the commitment, keep the rest until it is shown. */
export type SealedChoice = {
  /** What the choice is for. */
  readonly subject: Scalars['String']['output'];
  /** What was chosen. */
  readonly choice: Scalars['String']['output'];
  /** Random text that hides the choice; secret until it is shown. */
  readonly nonce: Scalars['String']['output'];
  /** The seal to hand out: 64 hexadecimal digits. */
  readonly commitment: Scalars['String']['output'];
  /** How the commitment is computed, so that anyone can. */
  readonly method: Scalars['String']['output'];
};

/** A choice shown, to be held against its seal. */
export type CheckSealedChoiceInput = {
  /** What the choice is for. */
  readonly subject: Scalars['String']['input'];
  /** What was chosen. */
  readonly choice: Scalars['String']['input'];
  /** The nonce that came with the seal. */
  readonly nonce: Scalars['String']['input'];
  /** The commitment that was handed out: 64 hexadecimal digits. */
  readonly commitment: Scalars['String']['input'];
};

/** Whether a seal fits. */
export type SealedChoiceCheck = {
  /** Whether the choice is the one that was sealed. */
  readonly matches: Scalars['Boolean']['output'];
  /** The commitment of what was shown. */
  readonly commitment: Scalars['String']['output'];
  /** How the commitment is computed. */
  readonly method: Scalars['String']['output'];
};

/** A seal to be stored. */
export type KeepSealedChoiceInput = {
  /** What the choice is for, one line of 1 to 200 characters, as it was sealed. */
  readonly subject: Scalars['String']['input'];
  /** Whose choice it is. */
  readonly player?: InputMaybe<Scalars['String']['input']>;
  /** The seal: 64 hexadecimal digits. */
  readonly commitment: Scalars['String']['input'];
};

/** Whether a stored choice is known. */
export type StoredChoiceState =
  /** Only its seal is known. */
  | 'SEALED'
  /** It was shown, and fits its seal. */
  | 'SHOWN';

/** A secret choice whose seal is stored. */
export type StoredChoice = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is known. */
  readonly state: StoredChoiceState;
  /** What the choice is for. */
  readonly subject: Scalars['String']['output'];
  /** Whose choice it is. */
  readonly player: Maybe<Scalars['String']['output']>;
  /** The seal: 64 hexadecimal digits. */
  readonly commitment: Scalars['String']['output'];
  /** What was chosen; null until it is shown. */
  readonly choice: Maybe<Scalars['String']['output']>;
  /** The nonce; null until it is shown. */
  readonly nonce: Maybe<Scalars['String']['output']>;
  /** When the seal was stored. */
  readonly sealedAt: Scalars['DateTime']['output'];
  /** When the choice was shown. */
  readonly shownAt: Maybe<Scalars['DateTime']['output']>;
  /** Until when it can be read: 90 days. */
  readonly keptUntil: Scalars['DateTime']['output'];
  /** How the seal is computed, so that anyone can. */
  readonly method: Scalars['String']['output'];
};

/** What is rolled, and by whom: fixed from now on. */
export type CreateRollInput = {
  /** Who takes part, in the order in which their words count; 1 to 8 names, each once. */
  readonly players: ReadonlyArray<Scalars['String']['input']>;
  /** What is rolled for, such as `Priority, turn 3`. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** How many dice, 1 to 100; 1 if left out. Not with a chart, which takes one, nor with a fight or volley. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** How many sides each die has, 2 to 1000; 6 if left out. Not with a chart, a fight or a volley, which take D6. */
  readonly sides?: InputMaybe<Scalars['Int']['input']>;
  /** The chart that the die is for; leave out for plain dice. */
  readonly chart?: InputMaybe<RollOnChartInput>;
  /** The fight that the dice are for: it takes as many as it needs, in the order of its steps. Instead of a chart. */
  readonly fight?: InputMaybe<RollFightInput>;
  /** The volley that the dice are for: it takes as many as it needs, in the order of its steps. Instead of a chart or fight. */
  readonly volley?: InputMaybe<VolleyOddsInput>;
};

/** A chart, and the situation in which its die is rolled. */
export type RollOnChartInput = {
  /** Id of the chart, as `charts` gives it. */
  readonly id: Scalars['ID']['input'];
  /** Names of the chart's modifiers that apply. */
  readonly modifiers?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Which table of the chart, by name; only for a chart that has several. */
  readonly variant?: InputMaybe<Scalars['String']['input']>;
  /** Might points that the model has, 0 to 100; the answer then shows what they could make of the die. */
  readonly mightAvailable?: InputMaybe<Scalars['Int']['input']>;
  /** How far the model would fall, in inches. */
  readonly fallInches?: InputMaybe<Scalars['Float']['input']>;
  /** How tall the model is, in inches. */
  readonly modelHeightInches?: InputMaybe<Scalars['Float']['input']>;
  /** What is left of its move at the moment of the test, in inches. */
  readonly remainingMoveInches?: InputMaybe<Scalars['Float']['input']>;
  /** What the passenger had moved this turn before it mounted up, in inches. */
  readonly passengerMovedInches?: InputMaybe<Scalars['Float']['input']>;
  /** Its whole Move allowance, in inches. */
  readonly moveInches?: InputMaybe<Scalars['Float']['input']>;
};

/** A new roll, with what its players need to join: shown here only. */
export type CreatedRoll = {
  /** The roll. */
  readonly roll: Roll;
  /** A token for each player, to be handed to that player alone. */
  readonly joinTokens: ReadonlyArray<JoinToken>;
};

/** What a player joins with. */
export type JoinToken = {
  /** The player. */
  readonly player: Scalars['String']['output'];
  /** The token: whoever holds it locks this player's word. */
  readonly token: Scalars['String']['output'];
};

/** How a verifiable roll stands. */
export type RollState =
  /** Words are missing. */
  | 'OPEN'
  /** Every word is locked, and the dice follow from them. */
  | 'ROLLED'
  /** Given up before every word was locked. It stays listed. */
  | 'ABANDONED';

/** A roll that both players can check: commitment first, then the words, then dice that follow from both. */
export type Roll = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** How it stands. */
  readonly state: RollState;
  /** What is rolled for. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** How many dice; null for a fight or volley until it is rolled, which takes as many as it needs. */
  readonly count: Maybe<Scalars['Int']['output']>;
  /** How many sides each die has. */
  readonly sides: Scalars['Int']['output'];
  /** The chart that the die is for; null for anything else. */
  readonly chart: Maybe<RollOnChart>;
  /** All of that, the players, and the whole `fight` or `volley` as one line of JSON: the text that the commitment is of. */
  readonly terms: Scalars['String']['output'];
  /** The seal of id, terms and our secret, published before any word: 64 hexadecimal digits. */
  readonly commitment: Scalars['String']['output'];
  /** Our secret; null while the roll is open. */
  readonly secret: Maybe<Scalars['String']['output']>;
  /** Who takes part, in the order in which their words count. */
  readonly players: ReadonlyArray<RollPlayer>;
  /** The dice, in order; null unless it is rolled. */
  readonly dice: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  /** Their sum. */
  readonly total: Maybe<Scalars['Int']['output']>;
  /** What the die means on the chart, with every step; null for anything else, and unless it is rolled. */
  readonly resolution: Maybe<ChartResolution>;
  /** How the fight went, with every step; null for anything else, and unless it is rolled. No receipt: the commitment serves. */
  readonly fightPlay: Maybe<FightPlay>;
  /** How the volley went, with every step; null for anything else, and unless it is rolled. No receipt: the commitment serves. */
  readonly volleyPlay: Maybe<VolleyPlay>;
  /** Which player gave it up, or `anyone` after the time to join. */
  readonly abandonedBy: Maybe<Scalars['String']['output']>;
  /** When it was opened. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Until when words can be locked: 7 days. */
  readonly joinableUntil: Scalars['DateTime']['output'];
  /** When it was rolled or given up. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Until when it can be read: 90 days. */
  readonly keptUntil: Scalars['DateTime']['output'];
};

/** A player of a verifiable roll. */
export type RollPlayer = {
  /** The player's name. */
  readonly name: Scalars['String']['output'];
  /** When the word was locked; null while it is not. */
  readonly lockedAt: Maybe<Scalars['DateTime']['output']>;
  /** The word; null while the roll is open. */
  readonly word: Maybe<Scalars['String']['output']>;
};

/** A chart, and the situation in which its die is rolled; null where nothing was said. */
export type RollOnChart = {
  /** Id of the chart. */
  readonly id: Scalars['ID']['output'];
  /** Names of the modifiers that apply. */
  readonly modifiers: ReadonlyArray<Scalars['String']['output']>;
  /** Which table of the chart. */
  readonly variant: Maybe<Scalars['String']['output']>;
  /** Might points that the model has. */
  readonly mightAvailable: Maybe<Scalars['Int']['output']>;
  /** How far the model would fall, in inches. */
  readonly fallInches: Maybe<Scalars['Float']['output']>;
  /** How tall the model is, in inches. */
  readonly modelHeightInches: Maybe<Scalars['Float']['output']>;
  /** What is left of its move at the moment of the test, in inches. */
  readonly remainingMoveInches: Maybe<Scalars['Float']['output']>;
  /** What the passenger had moved this turn before it mounted up, in inches. */
  readonly passengerMovedInches: Maybe<Scalars['Float']['output']>;
  /** Its whole Move allowance, in inches. */
  readonly moveInches: Maybe<Scalars['Float']['output']>;
};

/** Verifiable rolls of a day. */
export type RollList = {
  /** The rolls, in the order of opening. */
  readonly items: ReadonlyArray<Roll>;
  /** `cursor` of the next page; null on the last. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
};

export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<
  TResult,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<
  TResult,
  TKey extends string,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<
  TTypes,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
> = (parent: TParent, context: TContext, info: GraphQLResolveInfo) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  obj: T,
  context: TContext,
  info: GraphQLResolveInfo,
) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<
  TResult = Record<PropertyKey, never>,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Chance: ResolverTypeWrapper<Chance>;
  Source: ResolverTypeWrapper<Source>;
  Ruleset: Ruleset;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  ToWound: ResolverTypeWrapper<ToWound>;
  ToWoundChart: ResolverTypeWrapper<ToWoundChart>;
  ToWoundRow: ResolverTypeWrapper<ToWoundRow>;
  ChartList: ResolverTypeWrapper<ChartList>;
  MightUse: MightUse;
  Chart: ResolverTypeWrapper<Chart>;
  ChartModifier: ResolverTypeWrapper<ChartModifier>;
  ChartVariant: ResolverTypeWrapper<ChartVariant>;
  ChartRow: ResolverTypeWrapper<ChartRow>;
  ChartNote: ResolverTypeWrapper<ChartNote>;
  ChartOdds: ResolverTypeWrapper<ChartOdds>;
  ChartRowOdds: ResolverTypeWrapper<ChartRowOdds>;
  PointsOdds: ResolverTypeWrapper<PointsOdds>;
  ResolveChartInput: ResolveChartInput;
  RollChartInput: RollChartInput;
  ChartResolution: ResolverTypeWrapper<ChartResolution>;
  ChartStepKind: ChartStepKind;
  ChartStep: ResolverTypeWrapper<ChartStep>;
  ChartConsequence: ResolverTypeWrapper<ChartConsequence>;
  Hits: ResolverTypeWrapper<Hits>;
  MightOption: ResolverTypeWrapper<MightOption>;
  FallingDamage: ResolverTypeWrapper<FallingDamage>;
  MightSwitchesInput: MightSwitchesInput;
  CourageInput: CourageInput;
  ResolveCourageInput: ResolveCourageInput;
  CourageOdds: ResolverTypeWrapper<CourageOdds>;
  WillOdds: ResolverTypeWrapper<WillOdds>;
  CourageResolution: ResolverTypeWrapper<CourageResolution>;
  FateInput: FateInput;
  ResolveFateInput: ResolveFateInput;
  FateOdds: ResolverTypeWrapper<FateOdds>;
  FateResolution: ResolverTypeWrapper<FateResolution>;
  FateRoll: ResolverTypeWrapper<FateRoll>;
  InTheWaySwitchesInput: InTheWaySwitchesInput;
  InTheWayInput: InTheWayInput;
  ResolveInTheWayInput: ResolveInTheWayInput;
  InTheWayOdds: ResolverTypeWrapper<InTheWayOdds>;
  ObstructionOdds: ResolverTypeWrapper<ObstructionOdds>;
  InTheWayResolution: ResolverTypeWrapper<InTheWayResolution>;
  InTheWayRoll: ResolverTypeWrapper<InTheWayRoll>;
  CasterInput: CasterInput;
  CastingTargetInput: CastingTargetInput;
  BlastedModelInput: BlastedModelInput;
  CastingInput: CastingInput;
  ResolveCastingInput: ResolveCastingInput;
  CastingOdds: ResolverTypeWrapper<CastingOdds>;
  PowerVictimOdds: ResolverTypeWrapper<PowerVictimOdds>;
  CastingResolution: ResolverTypeWrapper<CastingResolution>;
  MagicalEffect: ResolverTypeWrapper<MagicalEffect>;
  CastHit: ResolverTypeWrapper<CastHit>;
  SpecialStrikeInput: SpecialStrikeInput;
  ResolveSpecialStrikeInput: ResolveSpecialStrikeInput;
  SpecialStrikeOdds: ResolverTypeWrapper<SpecialStrikeOdds>;
  SpecialStrikeOutcome: ResolverTypeWrapper<SpecialStrikeOutcome>;
  SpecialStrikeResolution: ResolverTypeWrapper<SpecialStrikeResolution>;
  PriorityInput: PriorityInput;
  ResolvePriorityInput: ResolvePriorityInput;
  SideOdds: ResolverTypeWrapper<SideOdds>;
  PriorityOdds: ResolverTypeWrapper<PriorityOdds>;
  PriorityResolution: ResolverTypeWrapper<PriorityResolution>;
  RollOffRound: ResolverTypeWrapper<RollOffRound>;
  RollOffThrow: ResolverTypeWrapper<RollOffThrow>;
  RollOffInput: RollOffInput;
  ResolveRollOffInput: ResolveRollOffInput;
  RollOffOdds: ResolverTypeWrapper<RollOffOdds>;
  RollOffResolution: ResolverTypeWrapper<RollOffResolution>;
  Reason: ResolverTypeWrapper<Reason>;
  MayShootInput: MayShootInput;
  ShootingLeave: ResolverTypeWrapper<ShootingLeave>;
  MayCastInput: MayCastInput;
  CastingLeave: ResolverTypeWrapper<CastingLeave>;
  WaterTestInput: WaterTestInput;
  WaterTest: ResolverTypeWrapper<WaterTest>;
  TerrainTestInput: TerrainTestInput;
  TerrainTest: ResolverTypeWrapper<TerrainTest>;
  ProneMovementInput: ProneMovementInput;
  ProneMovement: ResolverTypeWrapper<ProneMovement>;
  CarryingInput: CarryingInput;
  Carrying: ResolverTypeWrapper<Carrying>;
  PassengerRule: ResolverTypeWrapper<PassengerRule>;
  SentryInput: SentryInput;
  SentryAlarm: ResolverTypeWrapper<SentryAlarm>;
  Obstruction: Obstruction;
  MagicalPower: MagicalPower;
  SpecialStrikeName: SpecialStrikeName;
  Alignment: Alignment;
  MissileKind: MissileKind;
  ModelKind: ModelKind;
  Water: Water;
  WaterEvent: WaterEvent;
  SwimmerArmour: SwimmerArmour;
  SwimTestTime: SwimTestTime;
  WaterGround: WaterGround;
  Terrain: Terrain;
  CarryingAction: CarryingAction;
  Burden: Burden;
  BearerKind: BearerKind;
  Weight: Weight;
  PassengerEvent: PassengerEvent;
  FightModelType: FightModelType;
  SupportWeapon: SupportWeapon;
  StrikesRolled: StrikesRolled;
  StrikeAim: StrikeAim;
  DuelEnd: DuelEnd;
  DuelModelInput: DuelModelInput;
  DuelSideInput: DuelSideInput;
  DuelSwitchesInput: DuelSwitchesInput;
  DuelOddsInput: DuelOddsInput;
  MightAdviceInput: MightAdviceInput;
  StrikeInput: StrikeInput;
  StrikeTargetInput: StrikeTargetInput;
  StrikeSwitchesInput: StrikeSwitchesInput;
  StrikeOddsInput: StrikeOddsInput;
  FightModelInput: FightModelInput;
  FightSideInput: FightSideInput;
  FightSwitchesInput: FightSwitchesInput;
  HeroicCombatInput: HeroicCombatInput;
  FightOddsInput: FightOddsInput;
  RollFightInput: RollFightInput;
  ResolveFightInput: ResolveFightInput;
  ShooterInput: ShooterInput;
  VolleyTargetInput: VolleyTargetInput;
  VolleySwitchesInput: VolleySwitchesInput;
  VolleyOddsInput: VolleyOddsInput;
  ResolveVolleyInput: ResolveVolleyInput;
  FightStep: ResolverTypeWrapper<FightStep>;
  DuelOdds: ResolverTypeWrapper<DuelOdds>;
  MightSpending: ResolverTypeWrapper<MightSpending>;
  MightAdvice: ResolverTypeWrapper<MightAdvice>;
  WoundsChance: ResolverTypeWrapper<WoundsChance>;
  SlainChance: ResolverTypeWrapper<SlainChance>;
  StrikeTargetOdds: ResolverTypeWrapper<StrikeTargetOdds>;
  StrikeOdds: ResolverTypeWrapper<StrikeOdds>;
  FightOutcome: ResolverTypeWrapper<FightOutcome>;
  FightModelOdds: ResolverTypeWrapper<FightModelOdds>;
  FightSideOdds: ResolverTypeWrapper<FightSideOdds>;
  SecondFightOdds: ResolverTypeWrapper<SecondFightOdds>;
  SecondFight: ResolverTypeWrapper<SecondFight>;
  FightOdds: ResolverTypeWrapper<FightOdds>;
  ShotStopped: ResolverTypeWrapper<ShotStopped>;
  ShotOdds: ResolverTypeWrapper<ShotOdds>;
  VolleyOdds: ResolverTypeWrapper<VolleyOdds>;
  PictureTheme: PictureTheme;
  DuelMatrixColumns: DuelMatrixColumns;
  DuelCurves: DuelCurves;
  Picture: ResolverTypeWrapper<Picture>;
  PictureTable: ResolverTypeWrapper<PictureTable>;
  PlayStep: ResolverTypeWrapper<PlayStep>;
  FightModelPlay: ResolverTypeWrapper<FightModelPlay>;
  FightSidePlay: ResolverTypeWrapper<FightSidePlay>;
  FightPlay: ResolverTypeWrapper<FightPlay>;
  VolleyPlay: ResolverTypeWrapper<VolleyPlay>;
  ReceiptCheck: ResolverTypeWrapper<ReceiptCheck>;
  Receipt: ResolverTypeWrapper<Receipt>;
  ReceiptKey: ResolverTypeWrapper<ReceiptKey>;
  CalculatePairingsInput: CalculatePairingsInput;
  CalculateStandingsInput: CalculateStandingsInput;
  EntrantInput: EntrantInput;
  GameKind: GameKind;
  GameInput: GameInput;
  AdjustmentInput: AdjustmentInput;
  TiebreakerOrder: TiebreakerOrder;
  TiebreakerInput: TiebreakerInput;
  TiebreakerValueInput: TiebreakerValueInput;
  UnpairedKind: UnpairedKind;
  Pairings: ResolverTypeWrapper<Pairings>;
  PairedTable: ResolverTypeWrapper<PairedTable>;
  TableReason: ResolverTypeWrapper<TableReason>;
  TableReasonCode: TableReasonCode;
  UnpairedEntrant: ResolverTypeWrapper<UnpairedEntrant>;
  UnpairedReason: ResolverTypeWrapper<UnpairedReason>;
  UnpairedReasonCode: UnpairedReasonCode;
  CalculatedStandings: ResolverTypeWrapper<CalculatedStandings>;
  Standing: ResolverTypeWrapper<Standing>;
  TiebreakerScore: ResolverTypeWrapper<TiebreakerScore>;
  StandingDecision: ResolverTypeWrapper<StandingDecision>;
  StandingCriterion: StandingCriterion;
  EventPlan: ResolverTypeWrapper<EventPlan>;
  ExportedTournament: ResolverTypeWrapper<ExportedTournament>;
  StandingsSheet: ResolverTypeWrapper<StandingsSheet>;
  TournamentChanges: ResolverTypeWrapper<TournamentChanges>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  HistoryEntry: ResolverTypeWrapper<HistoryEntry>;
  HistoryPage: ResolverTypeWrapper<HistoryPage>;
  TournamentAsItStood: ResolverTypeWrapper<TournamentAsItStood>;
  PastTournament: ResolverTypeWrapper<PastTournament>;
  Role: Role;
  GrantRoleInput: GrantRoleInput;
  GrantableRole: GrantableRole;
  GrantedRole: ResolverTypeWrapper<GrantedRole>;
  LinkCode: ResolverTypeWrapper<LinkCode>;
  RedeemedLinkCode: ResolverTypeWrapper<RedeemedLinkCode>;
  UnlinkedEntrant: ResolverTypeWrapper<UnlinkedEntrant>;
  RevokedRole: ResolverTypeWrapper<RevokedRole>;
  CreateWebhookInput: CreateWebhookInput;
  UpdateWebhookInput: UpdateWebhookInput;
  WebhookEvent: WebhookEvent;
  WebhookMessageType: WebhookMessageType;
  Webhook: ResolverTypeWrapper<Webhook>;
  WebhookPause: WebhookPause;
  WebhookWithSecret: ResolverTypeWrapper<WebhookWithSecret>;
  DeletedWebhook: ResolverTypeWrapper<DeletedWebhook>;
  WebhookPing: ResolverTypeWrapper<WebhookPing>;
  WebhookList: ResolverTypeWrapper<WebhookList>;
  WebhookDeliveries: ResolverTypeWrapper<WebhookDeliveries>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDelivery>;
  WebhookDeliveryState: WebhookDeliveryState;
  WebhookProblem: WebhookProblem;
  RoleHolder: ResolverTypeWrapper<RoleHolder>;
  RoleHolders: ResolverTypeWrapper<RoleHolders>;
  UpdateEntrantInput: UpdateEntrantInput;
  EntrantCheckKind: EntrantCheckKind;
  RecordCheckInput: RecordCheckInput;
  EntrantCheck: ResolverTypeWrapper<EntrantCheck>;
  AdjustEntrantInput: AdjustEntrantInput;
  EntrantAdjustment: ResolverTypeWrapper<EntrantAdjustment>;
  SetScoreInput: SetScoreInput;
  EntrantScore: ResolverTypeWrapper<EntrantScore>;
  ArmyAtCheckIn: ArmyAtCheckIn;
  EntrantArmy: ResolverTypeWrapper<EntrantArmy>;
  SwapEntrantsInput: SwapEntrantsInput;
  RoundPreview: ResolverTypeWrapper<RoundPreview>;
  RoundClock: ResolverTypeWrapper<RoundClock>;
  ResultStatus: ResultStatus;
  RuleResultInput: RuleResultInput;
  TiebreakerCounts: TiebreakerCounts;
  TableOrder: TableOrder;
  TournamentPhase: TournamentPhase;
  TournamentFormat: TournamentFormat;
  Visibility: Visibility;
  AnnouncedTiebreakerInput: AnnouncedTiebreakerInput;
  CreateTournamentInput: CreateTournamentInput;
  UpdateTournamentInput: UpdateTournamentInput;
  RegisterEntrantInput: RegisterEntrantInput;
  UnpairedByHandInput: UnpairedByHandInput;
  SetRoundTablesInput: SetRoundTablesInput;
  ResultKind: ResultKind;
  ReportResultInput: ReportResultInput;
  TournamentState: TournamentState;
  AnnouncedTiebreaker: ResolverTypeWrapper<AnnouncedTiebreaker>;
  TournamentSettings: ResolverTypeWrapper<TournamentSettings>;
  TournamentList: ResolverTypeWrapper<TournamentList>;
  CreatedTournament: ResolverTypeWrapper<CreatedTournament>;
  RecoveredTournament: ResolverTypeWrapper<RecoveredTournament>;
  FinishedTournament: ResolverTypeWrapper<FinishedTournament>;
  Tournament: ResolverTypeWrapper<TournamentView>;
  EntrantStatus: EntrantStatus;
  Entrant: ResolverTypeWrapper<Entrant>;
  RoundState: RoundState;
  RoundSummary: ResolverTypeWrapper<RoundSummary>;
  Round: ResolverTypeWrapper<Round>;
  Table: ResolverTypeWrapper<Table>;
  UnpairedTable: ResolverTypeWrapper<UnpairedTable>;
  Result: ResolverTypeWrapper<Result>;
  ReportedTable: ResolverTypeWrapper<ReportedTable>;
  TournamentStandings: ResolverTypeWrapper<TournamentStandings>;
  LeagueScoring: LeagueScoring;
  PointsRuleInput: PointsRuleInput;
  PointsRule: ResolverTypeWrapper<PointsRule>;
  CreateLeagueInput: CreateLeagueInput;
  UpdateLeagueInput: UpdateLeagueInput;
  LeagueSettings: ResolverTypeWrapper<LeagueSettings>;
  GrantedLeague: ResolverTypeWrapper<GrantedLeague>;
  League: ResolverTypeWrapper<League>;
  LeagueTournamentSummary: ResolverTypeWrapper<LeagueTournamentSummary>;
  LeaguePlayerName: ResolverTypeWrapper<LeaguePlayerName>;
  LeaguePlayer: ResolverTypeWrapper<LeaguePlayer>;
  LeaguePlayerList: ResolverTypeWrapper<LeaguePlayerList>;
  LeaguePlayerToken: ResolverTypeWrapper<LeaguePlayerToken>;
  LeaguePlacing: ResolverTypeWrapper<LeaguePlacing>;
  LeagueTable: ResolverTypeWrapper<LeagueTable>;
  LeagueTableLine: ResolverTypeWrapper<LeagueTableLine>;
  LeagueRating: ResolverTypeWrapper<LeagueRating>;
  LeagueRatingLine: ResolverTypeWrapper<LeagueRatingLine>;
  LeagueRatings: ResolverTypeWrapper<LeagueRatings>;
  LeaguePlayerPage: ResolverTypeWrapper<LeaguePlayerPage>;
  SideResult: SideResult;
  MeetingKind: MeetingKind;
  LeagueMeeting: ResolverTypeWrapper<LeagueMeeting>;
  LeagueHeadToHead: ResolverTypeWrapper<LeagueHeadToHead>;
  OfferedTournament: ResolverTypeWrapper<OfferedTournament>;
  AcceptedTournament: ResolverTypeWrapper<AcceptedTournament>;
  LeagueEntrant: ResolverTypeWrapper<LeagueEntrant>;
  LeagueTournament: ResolverTypeWrapper<LeagueTournament>;
  ClaimCode: ResolverTypeWrapper<ClaimCode>;
  ClaimCodeList: ResolverTypeWrapper<ClaimCodeList>;
  ClaimInput: ClaimInput;
  ClaimedEntrant: ResolverTypeWrapper<ClaimedEntrant>;
  ChangedClaims: ResolverTypeWrapper<ChangedClaims>;
  ReferenceKind: ReferenceKind;
  Phase: Phase;
  Handedness: Handedness;
  MoveLimit: MoveLimit;
  PowerDuration: PowerDuration;
  PowerTarget: PowerTarget;
  PowerVictim: PowerVictim;
  Activation: Activation;
  ReferenceEntryList: ResolverTypeWrapper<ReferenceEntryList>;
  ReferenceEntry: ResolverTypeWrapper<ReferenceEntry>;
  PowerHit: ResolverTypeWrapper<PowerHit>;
  RulingSwitch: ResolverTypeWrapper<RulingSwitch>;
  Related: ResolverTypeWrapper<Related>;
  SearchKind: SearchKind;
  SearchHitList: ResolverTypeWrapper<SearchHitList>;
  SearchHit: ResolverTypeWrapper<SearchHit>;
  HeroicTier: HeroicTier;
  ProfileKind: ProfileKind;
  OptionKind: OptionKind;
  CharacteristicName: CharacteristicName;
  ArmyConditionKind: ArmyConditionKind;
  ArmyReach: ArmyReach;
  ArmyDemandKind: ArmyDemandKind;
  NamedId: ResolverTypeWrapper<NamedId>;
  ArmyCondition: ResolverTypeWrapper<ArmyCondition>;
  ArmyConditionPart: ResolverTypeWrapper<ArmyConditionPart>;
  ArmyListSummaryList: ResolverTypeWrapper<ArmyListSummaryList>;
  ArmyListSummary: ResolverTypeWrapper<ArmyListSummary>;
  ArmyList: ResolverTypeWrapper<ArmyList>;
  ArmyListAlly: ResolverTypeWrapper<ArmyListAlly>;
  AllianceLevel: AllianceLevel;
  LegionSummaryList: ResolverTypeWrapper<LegionSummaryList>;
  LegionSummary: ResolverTypeWrapper<LegionSummary>;
  LegendaryLegion: ResolverTypeWrapper<LegendaryLegion>;
  ArmyProfile: ResolverTypeWrapper<ArmyProfile>;
  Characteristics: ResolverTypeWrapper<Characteristics>;
  ArmyOption: ResolverTypeWrapper<ArmyOption>;
  CharacteristicChange: ResolverTypeWrapper<CharacteristicChange>;
  ArmyCounts: ResolverTypeWrapper<ArmyCounts>;
  ArmyChoice: ResolverTypeWrapper<ArmyChoice>;
  ReadRosterInput: ReadRosterInput;
  RosterReading: ResolverTypeWrapper<RosterReading>;
  RosterForce: ResolverTypeWrapper<RosterForce>;
  RosterWarband: ResolverTypeWrapper<RosterWarband>;
  RosterUnit: ResolverTypeWrapper<RosterUnit>;
  RosterOption: ResolverTypeWrapper<RosterOption>;
  RosterNameKind: RosterNameKind;
  UnknownRosterName: ResolverTypeWrapper<UnknownRosterName>;
  ArmyReport: ResolverTypeWrapper<ArmyReport>;
  ArmyFinding: ResolverTypeWrapper<ArmyFinding>;
  ArmyFindingCode: ArmyFindingCode;
  FindingSeverity: FindingSeverity;
  ArmyPlace: ResolverTypeWrapper<ArmyPlace>;
  ArmyFacts: ResolverTypeWrapper<ArmyFacts>;
  AllianceCost: AllianceCost;
  ForceFacts: ResolverTypeWrapper<ForceFacts>;
  BowCount: ResolverTypeWrapper<BowCount>;
  LeaderCandidate: ResolverTypeWrapper<LeaderCandidate>;
  ArmySuggestion: ResolverTypeWrapper<ArmySuggestion>;
  ArmyChange: ResolverTypeWrapper<ArmyChange>;
  ArmyChangeKind: ArmyChangeKind;
  ArmyInput: ArmyInput;
  ArmyFormat: ArmyFormat;
  ArmySwitchesInput: ArmySwitchesInput;
  ForceInput: ForceInput;
  WarbandInput: WarbandInput;
  UnitInput: UnitInput;
  ChosenOptionInput: ChosenOptionInput;
  AllianceInput: AllianceInput;
  ArmyListFile: ResolverTypeWrapper<Scalars['ArmyListFile']['output']>;
  BowRule: ResolverTypeWrapper<BowRule>;
  BowExemption: ResolverTypeWrapper<BowExemption>;
  WarbandRule: ResolverTypeWrapper<WarbandRule>;
  CaptainlessRule: ResolverTypeWrapper<CaptainlessRule>;
  ArmyDemand: ResolverTypeWrapper<ArmyDemand>;
  ScenarioFormat: ScenarioFormat;
  EndCondition: EndCondition;
  Deployer: Deployer;
  DeployedForce: DeployedForce;
  ScoringSide: ScoringSide;
  ScenarioFactName: ScenarioFactName;
  ScenarioList: ResolverTypeWrapper<ScenarioList>;
  Scenario: ResolverTypeWrapper<Scenario>;
  ScenarioObjective: ResolverTypeWrapper<ScenarioObjective>;
  DeploymentStep: ResolverTypeWrapper<DeploymentStep>;
  ScenarioEnd: ResolverTypeWrapper<ScenarioEnd>;
  ScenarioRule: ResolverTypeWrapper<ScenarioRule>;
  ScoringItem: ResolverTypeWrapper<ScoringItem>;
  ScoringStep: ResolverTypeWrapper<ScoringStep>;
  ScenarioFact: ResolverTypeWrapper<ScenarioFact>;
  ScoreScenarioInput: ScoreScenarioInput;
  ScenarioSideInput: ScenarioSideInput;
  ScenarioLeaderInput: ScenarioLeaderInput;
  ScenarioTargetInput: ScenarioTargetInput;
  ObjectiveModelsInput: ObjectiveModelsInput;
  ScenarioWinner: ScenarioWinner;
  ScenarioScore: ResolverTypeWrapper<ScenarioScore>;
  ScenarioSideScore: ResolverTypeWrapper<ScenarioSideScore>;
  ScoreLine: ResolverTypeWrapper<ScoreLine>;
  GameStateInput: GameStateInput;
  GameSideInput: GameSideInput;
  GameForceInput: GameForceInput;
  EndOfTurn: EndOfTurn;
  GameState: ResolverTypeWrapper<GameState>;
  GameSideState: ResolverTypeWrapper<GameSideState>;
  SuddenEndRoll: ResolverTypeWrapper<SuddenEndRoll>;
  SealChoiceInput: SealChoiceInput;
  SealedChoice: ResolverTypeWrapper<SealedChoice>;
  CheckSealedChoiceInput: CheckSealedChoiceInput;
  SealedChoiceCheck: ResolverTypeWrapper<SealedChoiceCheck>;
  KeepSealedChoiceInput: KeepSealedChoiceInput;
  StoredChoiceState: StoredChoiceState;
  StoredChoice: ResolverTypeWrapper<StoredChoice>;
  CreateRollInput: CreateRollInput;
  RollOnChartInput: RollOnChartInput;
  CreatedRoll: ResolverTypeWrapper<CreatedRoll>;
  JoinToken: ResolverTypeWrapper<JoinToken>;
  RollState: RollState;
  Roll: ResolverTypeWrapper<Roll>;
  RollPlayer: ResolverTypeWrapper<RollPlayer>;
  RollOnChart: ResolverTypeWrapper<RollOnChart>;
  RollList: ResolverTypeWrapper<RollList>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Float: Scalars['Float']['output'];
  Mutation: Record<PropertyKey, never>;
  Chance: Chance;
  Source: Source;
  DateTime: Scalars['DateTime']['output'];
  ToWound: ToWound;
  ToWoundChart: ToWoundChart;
  ToWoundRow: ToWoundRow;
  ChartList: ChartList;
  Chart: Chart;
  ChartModifier: ChartModifier;
  ChartVariant: ChartVariant;
  ChartRow: ChartRow;
  ChartNote: ChartNote;
  ChartOdds: ChartOdds;
  ChartRowOdds: ChartRowOdds;
  PointsOdds: PointsOdds;
  ResolveChartInput: ResolveChartInput;
  RollChartInput: RollChartInput;
  ChartResolution: ChartResolution;
  ChartStep: ChartStep;
  ChartConsequence: ChartConsequence;
  Hits: Hits;
  MightOption: MightOption;
  FallingDamage: FallingDamage;
  MightSwitchesInput: MightSwitchesInput;
  CourageInput: CourageInput;
  ResolveCourageInput: ResolveCourageInput;
  CourageOdds: CourageOdds;
  WillOdds: WillOdds;
  CourageResolution: CourageResolution;
  FateInput: FateInput;
  ResolveFateInput: ResolveFateInput;
  FateOdds: FateOdds;
  FateResolution: FateResolution;
  FateRoll: FateRoll;
  InTheWaySwitchesInput: InTheWaySwitchesInput;
  InTheWayInput: InTheWayInput;
  ResolveInTheWayInput: ResolveInTheWayInput;
  InTheWayOdds: InTheWayOdds;
  ObstructionOdds: ObstructionOdds;
  InTheWayResolution: InTheWayResolution;
  InTheWayRoll: InTheWayRoll;
  CasterInput: CasterInput;
  CastingTargetInput: CastingTargetInput;
  BlastedModelInput: BlastedModelInput;
  CastingInput: CastingInput;
  ResolveCastingInput: ResolveCastingInput;
  CastingOdds: CastingOdds;
  PowerVictimOdds: PowerVictimOdds;
  CastingResolution: CastingResolution;
  MagicalEffect: MagicalEffect;
  CastHit: CastHit;
  SpecialStrikeInput: SpecialStrikeInput;
  ResolveSpecialStrikeInput: ResolveSpecialStrikeInput;
  SpecialStrikeOdds: SpecialStrikeOdds;
  SpecialStrikeOutcome: SpecialStrikeOutcome;
  SpecialStrikeResolution: SpecialStrikeResolution;
  PriorityInput: PriorityInput;
  ResolvePriorityInput: ResolvePriorityInput;
  SideOdds: SideOdds;
  PriorityOdds: PriorityOdds;
  PriorityResolution: PriorityResolution;
  RollOffRound: RollOffRound;
  RollOffThrow: RollOffThrow;
  RollOffInput: RollOffInput;
  ResolveRollOffInput: ResolveRollOffInput;
  RollOffOdds: RollOffOdds;
  RollOffResolution: RollOffResolution;
  Reason: Reason;
  MayShootInput: MayShootInput;
  ShootingLeave: ShootingLeave;
  MayCastInput: MayCastInput;
  CastingLeave: CastingLeave;
  WaterTestInput: WaterTestInput;
  WaterTest: WaterTest;
  TerrainTestInput: TerrainTestInput;
  TerrainTest: TerrainTest;
  ProneMovementInput: ProneMovementInput;
  ProneMovement: ProneMovement;
  CarryingInput: CarryingInput;
  Carrying: Carrying;
  PassengerRule: PassengerRule;
  SentryInput: SentryInput;
  SentryAlarm: SentryAlarm;
  DuelModelInput: DuelModelInput;
  DuelSideInput: DuelSideInput;
  DuelSwitchesInput: DuelSwitchesInput;
  DuelOddsInput: DuelOddsInput;
  MightAdviceInput: MightAdviceInput;
  StrikeInput: StrikeInput;
  StrikeTargetInput: StrikeTargetInput;
  StrikeSwitchesInput: StrikeSwitchesInput;
  StrikeOddsInput: StrikeOddsInput;
  FightModelInput: FightModelInput;
  FightSideInput: FightSideInput;
  FightSwitchesInput: FightSwitchesInput;
  HeroicCombatInput: HeroicCombatInput;
  FightOddsInput: FightOddsInput;
  RollFightInput: RollFightInput;
  ResolveFightInput: ResolveFightInput;
  ShooterInput: ShooterInput;
  VolleyTargetInput: VolleyTargetInput;
  VolleySwitchesInput: VolleySwitchesInput;
  VolleyOddsInput: VolleyOddsInput;
  ResolveVolleyInput: ResolveVolleyInput;
  FightStep: FightStep;
  DuelOdds: DuelOdds;
  MightSpending: MightSpending;
  MightAdvice: MightAdvice;
  WoundsChance: WoundsChance;
  SlainChance: SlainChance;
  StrikeTargetOdds: StrikeTargetOdds;
  StrikeOdds: StrikeOdds;
  FightOutcome: FightOutcome;
  FightModelOdds: FightModelOdds;
  FightSideOdds: FightSideOdds;
  SecondFightOdds: SecondFightOdds;
  SecondFight: SecondFight;
  FightOdds: FightOdds;
  ShotStopped: ShotStopped;
  ShotOdds: ShotOdds;
  VolleyOdds: VolleyOdds;
  Picture: Picture;
  PictureTable: PictureTable;
  PlayStep: PlayStep;
  FightModelPlay: FightModelPlay;
  FightSidePlay: FightSidePlay;
  FightPlay: FightPlay;
  VolleyPlay: VolleyPlay;
  ReceiptCheck: ReceiptCheck;
  Receipt: Receipt;
  ReceiptKey: ReceiptKey;
  CalculatePairingsInput: CalculatePairingsInput;
  CalculateStandingsInput: CalculateStandingsInput;
  EntrantInput: EntrantInput;
  GameInput: GameInput;
  AdjustmentInput: AdjustmentInput;
  TiebreakerInput: TiebreakerInput;
  TiebreakerValueInput: TiebreakerValueInput;
  Pairings: Pairings;
  PairedTable: PairedTable;
  TableReason: TableReason;
  UnpairedEntrant: UnpairedEntrant;
  UnpairedReason: UnpairedReason;
  CalculatedStandings: CalculatedStandings;
  Standing: Standing;
  TiebreakerScore: TiebreakerScore;
  StandingDecision: StandingDecision;
  EventPlan: EventPlan;
  ExportedTournament: ExportedTournament;
  StandingsSheet: StandingsSheet;
  TournamentChanges: TournamentChanges;
  FieldChange: FieldChange;
  HistoryEntry: HistoryEntry;
  HistoryPage: HistoryPage;
  TournamentAsItStood: TournamentAsItStood;
  PastTournament: PastTournament;
  GrantRoleInput: GrantRoleInput;
  GrantedRole: GrantedRole;
  LinkCode: LinkCode;
  RedeemedLinkCode: RedeemedLinkCode;
  UnlinkedEntrant: UnlinkedEntrant;
  RevokedRole: RevokedRole;
  CreateWebhookInput: CreateWebhookInput;
  UpdateWebhookInput: UpdateWebhookInput;
  Webhook: Webhook;
  WebhookWithSecret: WebhookWithSecret;
  DeletedWebhook: DeletedWebhook;
  WebhookPing: WebhookPing;
  WebhookList: WebhookList;
  WebhookDeliveries: WebhookDeliveries;
  WebhookDelivery: WebhookDelivery;
  RoleHolder: RoleHolder;
  RoleHolders: RoleHolders;
  UpdateEntrantInput: UpdateEntrantInput;
  RecordCheckInput: RecordCheckInput;
  EntrantCheck: EntrantCheck;
  AdjustEntrantInput: AdjustEntrantInput;
  EntrantAdjustment: EntrantAdjustment;
  SetScoreInput: SetScoreInput;
  EntrantScore: EntrantScore;
  EntrantArmy: EntrantArmy;
  SwapEntrantsInput: SwapEntrantsInput;
  RoundPreview: RoundPreview;
  RoundClock: RoundClock;
  RuleResultInput: RuleResultInput;
  AnnouncedTiebreakerInput: AnnouncedTiebreakerInput;
  CreateTournamentInput: CreateTournamentInput;
  UpdateTournamentInput: UpdateTournamentInput;
  RegisterEntrantInput: RegisterEntrantInput;
  UnpairedByHandInput: UnpairedByHandInput;
  SetRoundTablesInput: SetRoundTablesInput;
  ReportResultInput: ReportResultInput;
  AnnouncedTiebreaker: AnnouncedTiebreaker;
  TournamentSettings: TournamentSettings;
  TournamentList: TournamentList;
  CreatedTournament: CreatedTournament;
  RecoveredTournament: RecoveredTournament;
  FinishedTournament: FinishedTournament;
  Tournament: TournamentView;
  Entrant: Entrant;
  RoundSummary: RoundSummary;
  Round: Round;
  Table: Table;
  UnpairedTable: UnpairedTable;
  Result: Result;
  ReportedTable: ReportedTable;
  TournamentStandings: TournamentStandings;
  PointsRuleInput: PointsRuleInput;
  PointsRule: PointsRule;
  CreateLeagueInput: CreateLeagueInput;
  UpdateLeagueInput: UpdateLeagueInput;
  LeagueSettings: LeagueSettings;
  GrantedLeague: GrantedLeague;
  League: League;
  LeagueTournamentSummary: LeagueTournamentSummary;
  LeaguePlayerName: LeaguePlayerName;
  LeaguePlayer: LeaguePlayer;
  LeaguePlayerList: LeaguePlayerList;
  LeaguePlayerToken: LeaguePlayerToken;
  LeaguePlacing: LeaguePlacing;
  LeagueTable: LeagueTable;
  LeagueTableLine: LeagueTableLine;
  LeagueRating: LeagueRating;
  LeagueRatingLine: LeagueRatingLine;
  LeagueRatings: LeagueRatings;
  LeaguePlayerPage: LeaguePlayerPage;
  LeagueMeeting: LeagueMeeting;
  LeagueHeadToHead: LeagueHeadToHead;
  OfferedTournament: OfferedTournament;
  AcceptedTournament: AcceptedTournament;
  LeagueEntrant: LeagueEntrant;
  LeagueTournament: LeagueTournament;
  ClaimCode: ClaimCode;
  ClaimCodeList: ClaimCodeList;
  ClaimInput: ClaimInput;
  ClaimedEntrant: ClaimedEntrant;
  ChangedClaims: ChangedClaims;
  ReferenceEntryList: ReferenceEntryList;
  ReferenceEntry: ReferenceEntry;
  PowerHit: PowerHit;
  RulingSwitch: RulingSwitch;
  Related: Related;
  SearchHitList: SearchHitList;
  SearchHit: SearchHit;
  NamedId: NamedId;
  ArmyCondition: ArmyCondition;
  ArmyConditionPart: ArmyConditionPart;
  ArmyListSummaryList: ArmyListSummaryList;
  ArmyListSummary: ArmyListSummary;
  ArmyList: ArmyList;
  ArmyListAlly: ArmyListAlly;
  LegionSummaryList: LegionSummaryList;
  LegionSummary: LegionSummary;
  LegendaryLegion: LegendaryLegion;
  ArmyProfile: ArmyProfile;
  Characteristics: Characteristics;
  ArmyOption: ArmyOption;
  CharacteristicChange: CharacteristicChange;
  ArmyCounts: ArmyCounts;
  ArmyChoice: ArmyChoice;
  ReadRosterInput: ReadRosterInput;
  RosterReading: RosterReading;
  RosterForce: RosterForce;
  RosterWarband: RosterWarband;
  RosterUnit: RosterUnit;
  RosterOption: RosterOption;
  UnknownRosterName: UnknownRosterName;
  ArmyReport: ArmyReport;
  ArmyFinding: ArmyFinding;
  ArmyPlace: ArmyPlace;
  ArmyFacts: ArmyFacts;
  ForceFacts: ForceFacts;
  BowCount: BowCount;
  LeaderCandidate: LeaderCandidate;
  ArmySuggestion: ArmySuggestion;
  ArmyChange: ArmyChange;
  ArmyInput: ArmyInput;
  ArmySwitchesInput: ArmySwitchesInput;
  ForceInput: ForceInput;
  WarbandInput: WarbandInput;
  UnitInput: UnitInput;
  ChosenOptionInput: ChosenOptionInput;
  AllianceInput: AllianceInput;
  ArmyListFile: Scalars['ArmyListFile']['output'];
  BowRule: BowRule;
  BowExemption: BowExemption;
  WarbandRule: WarbandRule;
  CaptainlessRule: CaptainlessRule;
  ArmyDemand: ArmyDemand;
  ScenarioList: ScenarioList;
  Scenario: Scenario;
  ScenarioObjective: ScenarioObjective;
  DeploymentStep: DeploymentStep;
  ScenarioEnd: ScenarioEnd;
  ScenarioRule: ScenarioRule;
  ScoringItem: ScoringItem;
  ScoringStep: ScoringStep;
  ScenarioFact: ScenarioFact;
  ScoreScenarioInput: ScoreScenarioInput;
  ScenarioSideInput: ScenarioSideInput;
  ScenarioLeaderInput: ScenarioLeaderInput;
  ScenarioTargetInput: ScenarioTargetInput;
  ObjectiveModelsInput: ObjectiveModelsInput;
  ScenarioScore: ScenarioScore;
  ScenarioSideScore: ScenarioSideScore;
  ScoreLine: ScoreLine;
  GameStateInput: GameStateInput;
  GameSideInput: GameSideInput;
  GameForceInput: GameForceInput;
  GameState: GameState;
  GameSideState: GameSideState;
  SuddenEndRoll: SuddenEndRoll;
  SealChoiceInput: SealChoiceInput;
  SealedChoice: SealedChoice;
  CheckSealedChoiceInput: CheckSealedChoiceInput;
  SealedChoiceCheck: SealedChoiceCheck;
  KeepSealedChoiceInput: KeepSealedChoiceInput;
  StoredChoice: StoredChoice;
  CreateRollInput: CreateRollInput;
  RollOnChartInput: RollOnChartInput;
  CreatedRoll: CreatedRoll;
  JoinToken: JoinToken;
  Roll: Roll;
  RollPlayer: RollPlayer;
  RollOnChart: RollOnChart;
  RollList: RollList;
};

export type QueryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query'],
> = {
  toWound: Resolver<
    Maybe<ResolversTypes['ToWound']>,
    ParentType,
    ContextType,
    RequireFields<QueryToWoundArgs, 'strength' | 'defence' | 'bonus' | 'rerollOnes'>
  >;
  toWoundChart: Resolver<
    Maybe<ResolversTypes['ToWoundChart']>,
    ParentType,
    ContextType,
    RequireFields<QueryToWoundChartArgs, 'bonus' | 'rerollOnes'>
  >;
  charts: Resolver<ResolversTypes['ChartList'], ParentType, ContextType>;
  chart: Resolver<
    Maybe<ResolversTypes['Chart']>,
    ParentType,
    ContextType,
    RequireFields<QueryChartArgs, 'id'>
  >;
  chartOdds: Resolver<
    Maybe<ResolversTypes['ChartOdds']>,
    ParentType,
    ContextType,
    RequireFields<QueryChartOddsArgs, 'id'>
  >;
  resolveChart: Resolver<
    Maybe<ResolversTypes['ChartResolution']>,
    ParentType,
    ContextType,
    RequireFields<QueryResolveChartArgs, 'id' | 'input'>
  >;
  fallingDamage: Resolver<
    Maybe<ResolversTypes['FallingDamage']>,
    ParentType,
    ContextType,
    RequireFields<QueryFallingDamageArgs, 'fallInches' | 'modelHeightInches'>
  >;
  referenceEntries: Resolver<
    Maybe<ResolversTypes['ReferenceEntryList']>,
    ParentType,
    ContextType,
    RequireFields<QueryReferenceEntriesArgs, 'limit'>
  >;
  referenceEntry: Resolver<
    Maybe<ResolversTypes['ReferenceEntry']>,
    ParentType,
    ContextType,
    RequireFields<QueryReferenceEntryArgs, 'id'>
  >;
  searchRules: Resolver<
    Maybe<ResolversTypes['SearchHitList']>,
    ParentType,
    ContextType,
    RequireFields<QuerySearchRulesArgs, 'query' | 'limit'>
  >;
  scenarios: Resolver<
    Maybe<ResolversTypes['ScenarioList']>,
    ParentType,
    ContextType,
    Partial<QueryScenariosArgs>
  >;
  scenario: Resolver<
    Maybe<ResolversTypes['Scenario']>,
    ParentType,
    ContextType,
    RequireFields<QueryScenarioArgs, 'id'>
  >;
  scoreScenario: Resolver<
    Maybe<ResolversTypes['ScenarioScore']>,
    ParentType,
    ContextType,
    RequireFields<QueryScoreScenarioArgs, 'id' | 'input'>
  >;
  gameState: Resolver<
    Maybe<ResolversTypes['GameState']>,
    ParentType,
    ContextType,
    RequireFields<QueryGameStateArgs, 'input'>
  >;
  checkSealedChoice: Resolver<
    Maybe<ResolversTypes['SealedChoiceCheck']>,
    ParentType,
    ContextType,
    RequireFields<QueryCheckSealedChoiceArgs, 'input'>
  >;
  armyLists: Resolver<
    Maybe<ResolversTypes['ArmyListSummaryList']>,
    ParentType,
    ContextType,
    Partial<QueryArmyListsArgs>
  >;
  armyList: Resolver<
    Maybe<ResolversTypes['ArmyList']>,
    ParentType,
    ContextType,
    RequireFields<QueryArmyListArgs, 'id'>
  >;
  legendaryLegions: Resolver<
    Maybe<ResolversTypes['LegionSummaryList']>,
    ParentType,
    ContextType,
    Partial<QueryLegendaryLegionsArgs>
  >;
  legendaryLegion: Resolver<
    Maybe<ResolversTypes['LegendaryLegion']>,
    ParentType,
    ContextType,
    RequireFields<QueryLegendaryLegionArgs, 'id'>
  >;
  readRoster: Resolver<
    Maybe<ResolversTypes['RosterReading']>,
    ParentType,
    ContextType,
    RequireFields<QueryReadRosterArgs, 'input'>
  >;
  validateArmy: Resolver<
    Maybe<ResolversTypes['ArmyReport']>,
    ParentType,
    ContextType,
    RequireFields<QueryValidateArmyArgs, 'input'>
  >;
  courageOdds: Resolver<
    Maybe<ResolversTypes['CourageOdds']>,
    ParentType,
    ContextType,
    RequireFields<QueryCourageOddsArgs, 'input'>
  >;
  resolveCourage: Resolver<
    Maybe<ResolversTypes['CourageResolution']>,
    ParentType,
    ContextType,
    RequireFields<QueryResolveCourageArgs, 'input'>
  >;
  fateOdds: Resolver<
    Maybe<ResolversTypes['FateOdds']>,
    ParentType,
    ContextType,
    RequireFields<QueryFateOddsArgs, 'input'>
  >;
  resolveFate: Resolver<
    Maybe<ResolversTypes['FateResolution']>,
    ParentType,
    ContextType,
    RequireFields<QueryResolveFateArgs, 'input'>
  >;
  inTheWayOdds: Resolver<
    Maybe<ResolversTypes['InTheWayOdds']>,
    ParentType,
    ContextType,
    RequireFields<QueryInTheWayOddsArgs, 'input'>
  >;
  resolveInTheWay: Resolver<
    Maybe<ResolversTypes['InTheWayResolution']>,
    ParentType,
    ContextType,
    RequireFields<QueryResolveInTheWayArgs, 'input'>
  >;
  castingOdds: Resolver<
    Maybe<ResolversTypes['CastingOdds']>,
    ParentType,
    ContextType,
    RequireFields<QueryCastingOddsArgs, 'input'>
  >;
  resolveCasting: Resolver<
    Maybe<ResolversTypes['CastingResolution']>,
    ParentType,
    ContextType,
    RequireFields<QueryResolveCastingArgs, 'input'>
  >;
  specialStrikeOdds: Resolver<
    Maybe<ResolversTypes['SpecialStrikeOdds']>,
    ParentType,
    ContextType,
    RequireFields<QuerySpecialStrikeOddsArgs, 'input'>
  >;
  resolveSpecialStrike: Resolver<
    Maybe<ResolversTypes['SpecialStrikeResolution']>,
    ParentType,
    ContextType,
    RequireFields<QueryResolveSpecialStrikeArgs, 'input'>
  >;
  priorityOdds: Resolver<
    Maybe<ResolversTypes['PriorityOdds']>,
    ParentType,
    ContextType,
    RequireFields<QueryPriorityOddsArgs, 'input'>
  >;
  resolvePriority: Resolver<
    Maybe<ResolversTypes['PriorityResolution']>,
    ParentType,
    ContextType,
    RequireFields<QueryResolvePriorityArgs, 'input'>
  >;
  rollOffOdds: Resolver<
    Maybe<ResolversTypes['RollOffOdds']>,
    ParentType,
    ContextType,
    RequireFields<QueryRollOffOddsArgs, 'input'>
  >;
  resolveRollOff: Resolver<
    Maybe<ResolversTypes['RollOffResolution']>,
    ParentType,
    ContextType,
    RequireFields<QueryResolveRollOffArgs, 'input'>
  >;
  mayShoot: Resolver<
    Maybe<ResolversTypes['ShootingLeave']>,
    ParentType,
    ContextType,
    RequireFields<QueryMayShootArgs, 'input'>
  >;
  mayCast: Resolver<
    Maybe<ResolversTypes['CastingLeave']>,
    ParentType,
    ContextType,
    RequireFields<QueryMayCastArgs, 'input'>
  >;
  waterTest: Resolver<
    Maybe<ResolversTypes['WaterTest']>,
    ParentType,
    ContextType,
    RequireFields<QueryWaterTestArgs, 'input'>
  >;
  terrainTest: Resolver<
    Maybe<ResolversTypes['TerrainTest']>,
    ParentType,
    ContextType,
    RequireFields<QueryTerrainTestArgs, 'input'>
  >;
  proneMovement: Resolver<
    Maybe<ResolversTypes['ProneMovement']>,
    ParentType,
    ContextType,
    RequireFields<QueryProneMovementArgs, 'input'>
  >;
  carrying: Resolver<
    Maybe<ResolversTypes['Carrying']>,
    ParentType,
    ContextType,
    RequireFields<QueryCarryingArgs, 'input'>
  >;
  passenger: Resolver<
    Maybe<ResolversTypes['PassengerRule']>,
    ParentType,
    ContextType,
    RequireFields<QueryPassengerArgs, 'event'>
  >;
  sentryAlarm: Resolver<
    Maybe<ResolversTypes['SentryAlarm']>,
    ParentType,
    ContextType,
    RequireFields<QuerySentryAlarmArgs, 'sentries'>
  >;
  checkReceipt: Resolver<
    Maybe<ResolversTypes['ReceiptCheck']>,
    ParentType,
    ContextType,
    RequireFields<QueryCheckReceiptArgs, 'receipt'>
  >;
  receiptKey: Resolver<ResolversTypes['ReceiptKey'], ParentType, ContextType>;
  roll: Resolver<Maybe<ResolversTypes['Roll']>, ParentType, ContextType, RequireFields<QueryRollArgs, 'id'>>;
  rolls: Resolver<
    Maybe<ResolversTypes['RollList']>,
    ParentType,
    ContextType,
    RequireFields<QueryRollsArgs, 'day' | 'limit'>
  >;
  sealedChoice: Resolver<
    Maybe<ResolversTypes['StoredChoice']>,
    ParentType,
    ContextType,
    RequireFields<QuerySealedChoiceArgs, 'id'>
  >;
  calculatePairings: Resolver<
    Maybe<ResolversTypes['Pairings']>,
    ParentType,
    ContextType,
    RequireFields<QueryCalculatePairingsArgs, 'input'>
  >;
  calculateStandings: Resolver<
    Maybe<ResolversTypes['CalculatedStandings']>,
    ParentType,
    ContextType,
    RequireFields<QueryCalculateStandingsArgs, 'input'>
  >;
  eventPlan: Resolver<
    Maybe<ResolversTypes['EventPlan']>,
    ParentType,
    ContextType,
    RequireFields<QueryEventPlanArgs, 'points' | 'days'>
  >;
  duelOdds: Resolver<
    Maybe<ResolversTypes['DuelOdds']>,
    ParentType,
    ContextType,
    RequireFields<QueryDuelOddsArgs, 'input'>
  >;
  mightAdvice: Resolver<
    Maybe<ResolversTypes['MightAdvice']>,
    ParentType,
    ContextType,
    RequireFields<QueryMightAdviceArgs, 'input'>
  >;
  strikeOdds: Resolver<
    Maybe<ResolversTypes['StrikeOdds']>,
    ParentType,
    ContextType,
    RequireFields<QueryStrikeOddsArgs, 'input'>
  >;
  fightOdds: Resolver<
    Maybe<ResolversTypes['FightOdds']>,
    ParentType,
    ContextType,
    RequireFields<QueryFightOddsArgs, 'input'>
  >;
  volleyOdds: Resolver<
    Maybe<ResolversTypes['VolleyOdds']>,
    ParentType,
    ContextType,
    RequireFields<QueryVolleyOddsArgs, 'input'>
  >;
  duelMatrixPicture: Resolver<
    Maybe<ResolversTypes['Picture']>,
    ParentType,
    ContextType,
    RequireFields<QueryDuelMatrixPictureArgs, 'input'>
  >;
  duelCurvesPicture: Resolver<
    Maybe<ResolversTypes['Picture']>,
    ParentType,
    ContextType,
    RequireFields<QueryDuelCurvesPictureArgs, 'input'>
  >;
  strikeWoundsPicture: Resolver<
    Maybe<ResolversTypes['Picture']>,
    ParentType,
    ContextType,
    RequireFields<QueryStrikeWoundsPictureArgs, 'input'>
  >;
  volleyWoundsPicture: Resolver<
    Maybe<ResolversTypes['Picture']>,
    ParentType,
    ContextType,
    RequireFields<QueryVolleyWoundsPictureArgs, 'input'>
  >;
  fightOutcomesPicture: Resolver<
    Maybe<ResolversTypes['Picture']>,
    ParentType,
    ContextType,
    RequireFields<QueryFightOutcomesPictureArgs, 'input'>
  >;
  resolveFight: Resolver<
    Maybe<ResolversTypes['FightPlay']>,
    ParentType,
    ContextType,
    RequireFields<QueryResolveFightArgs, 'input'>
  >;
  resolveVolley: Resolver<
    Maybe<ResolversTypes['VolleyPlay']>,
    ParentType,
    ContextType,
    RequireFields<QueryResolveVolleyArgs, 'input'>
  >;
  tournament: Resolver<
    Maybe<ResolversTypes['Tournament']>,
    ParentType,
    ContextType,
    RequireFields<QueryTournamentArgs, 'id'>
  >;
  tournaments: Resolver<
    Maybe<ResolversTypes['TournamentList']>,
    ParentType,
    ContextType,
    RequireFields<QueryTournamentsArgs, 'limit'>
  >;
  round: Resolver<
    Maybe<ResolversTypes['Round']>,
    ParentType,
    ContextType,
    RequireFields<QueryRoundArgs, 'tournament' | 'round'>
  >;
  standingsSheet: Resolver<
    Maybe<ResolversTypes['StandingsSheet']>,
    ParentType,
    ContextType,
    RequireFields<QueryStandingsSheetArgs, 'tournament'>
  >;
  tournamentChanges: Resolver<
    Maybe<ResolversTypes['TournamentChanges']>,
    ParentType,
    ContextType,
    RequireFields<QueryTournamentChangesArgs, 'tournament'>
  >;
  history: Resolver<
    Maybe<ResolversTypes['HistoryPage']>,
    ParentType,
    ContextType,
    RequireFields<QueryHistoryArgs, 'tournament'>
  >;
  tournamentAfterRound: Resolver<
    Maybe<ResolversTypes['PastTournament']>,
    ParentType,
    ContextType,
    RequireFields<QueryTournamentAfterRoundArgs, 'tournament' | 'round'>
  >;
  exportTournament: Resolver<
    Maybe<ResolversTypes['ExportedTournament']>,
    ParentType,
    ContextType,
    RequireFields<QueryExportTournamentArgs, 'tournament'>
  >;
  roleHolders: Resolver<
    Maybe<ResolversTypes['RoleHolders']>,
    ParentType,
    ContextType,
    RequireFields<QueryRoleHoldersArgs, 'tournament'>
  >;
  webhooks: Resolver<
    Maybe<ResolversTypes['WebhookList']>,
    ParentType,
    ContextType,
    RequireFields<QueryWebhooksArgs, 'tournament'>
  >;
  webhookDeliveries: Resolver<
    Maybe<ResolversTypes['WebhookDeliveries']>,
    ParentType,
    ContextType,
    RequireFields<QueryWebhookDeliveriesArgs, 'tournament' | 'webhook'>
  >;
  previewRound: Resolver<
    Maybe<ResolversTypes['RoundPreview']>,
    ParentType,
    ContextType,
    RequireFields<QueryPreviewRoundArgs, 'tournament'>
  >;
  entrantArmy: Resolver<
    Maybe<ResolversTypes['EntrantArmy']>,
    ParentType,
    ContextType,
    RequireFields<QueryEntrantArmyArgs, 'tournament' | 'entrant'>
  >;
  standings: Resolver<
    Maybe<ResolversTypes['TournamentStandings']>,
    ParentType,
    ContextType,
    RequireFields<QueryStandingsArgs, 'tournament'>
  >;
  league: Resolver<
    Maybe<ResolversTypes['League']>,
    ParentType,
    ContextType,
    RequireFields<QueryLeagueArgs, 'id'>
  >;
  leagueTable: Resolver<
    Maybe<ResolversTypes['LeagueTable']>,
    ParentType,
    ContextType,
    RequireFields<QueryLeagueTableArgs, 'league' | 'limit'>
  >;
  leagueRatings: Resolver<
    Maybe<ResolversTypes['LeagueRatings']>,
    ParentType,
    ContextType,
    RequireFields<QueryLeagueRatingsArgs, 'league' | 'limit'>
  >;
  leaguePlayers: Resolver<
    Maybe<ResolversTypes['LeaguePlayerList']>,
    ParentType,
    ContextType,
    RequireFields<QueryLeaguePlayersArgs, 'league' | 'limit'>
  >;
  leaguePlayer: Resolver<
    Maybe<ResolversTypes['LeaguePlayerPage']>,
    ParentType,
    ContextType,
    RequireFields<QueryLeaguePlayerArgs, 'league' | 'player'>
  >;
  leagueHeadToHead: Resolver<
    Maybe<ResolversTypes['LeagueHeadToHead']>,
    ParentType,
    ContextType,
    RequireFields<QueryLeagueHeadToHeadArgs, 'league' | 'player' | 'opponent'>
  >;
  leagueTournament: Resolver<
    Maybe<ResolversTypes['LeagueTournament']>,
    ParentType,
    ContextType,
    RequireFields<QueryLeagueTournamentArgs, 'league' | 'tournament' | 'limit'>
  >;
  claimCodes: Resolver<
    Maybe<ResolversTypes['ClaimCodeList']>,
    ParentType,
    ContextType,
    RequireFields<QueryClaimCodesArgs, 'tournament' | 'league' | 'limit'>
  >;
};

export type MutationResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation'],
> = {
  rollChart: Resolver<
    Maybe<ResolversTypes['ChartResolution']>,
    ParentType,
    ContextType,
    RequireFields<MutationRollChartArgs, 'id'>
  >;
  rollCourage: Resolver<
    Maybe<ResolversTypes['CourageResolution']>,
    ParentType,
    ContextType,
    RequireFields<MutationRollCourageArgs, 'input'>
  >;
  rollFate: Resolver<
    Maybe<ResolversTypes['FateResolution']>,
    ParentType,
    ContextType,
    RequireFields<MutationRollFateArgs, 'input'>
  >;
  rollInTheWay: Resolver<
    Maybe<ResolversTypes['InTheWayResolution']>,
    ParentType,
    ContextType,
    RequireFields<MutationRollInTheWayArgs, 'input'>
  >;
  rollCasting: Resolver<
    Maybe<ResolversTypes['CastingResolution']>,
    ParentType,
    ContextType,
    RequireFields<MutationRollCastingArgs, 'input'>
  >;
  rollSpecialStrike: Resolver<
    Maybe<ResolversTypes['SpecialStrikeResolution']>,
    ParentType,
    ContextType,
    RequireFields<MutationRollSpecialStrikeArgs, 'input'>
  >;
  rollPriority: Resolver<
    Maybe<ResolversTypes['PriorityResolution']>,
    ParentType,
    ContextType,
    RequireFields<MutationRollPriorityArgs, 'input'>
  >;
  rollRollOff: Resolver<
    Maybe<ResolversTypes['RollOffResolution']>,
    ParentType,
    ContextType,
    RequireFields<MutationRollRollOffArgs, 'input'>
  >;
  rollFight: Resolver<
    Maybe<ResolversTypes['FightPlay']>,
    ParentType,
    ContextType,
    RequireFields<MutationRollFightArgs, 'input'>
  >;
  rollVolley: Resolver<
    Maybe<ResolversTypes['VolleyPlay']>,
    ParentType,
    ContextType,
    RequireFields<MutationRollVolleyArgs, 'input'>
  >;
  createTournament: Resolver<
    Maybe<ResolversTypes['CreatedTournament']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateTournamentArgs, 'input'>
  >;
  updateTournament: Resolver<
    Maybe<ResolversTypes['TournamentSettings']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateTournamentArgs, 'tournament' | 'input'>
  >;
  recoverOrganiserToken: Resolver<
    Maybe<ResolversTypes['RecoveredTournament']>,
    ParentType,
    ContextType,
    RequireFields<MutationRecoverOrganiserTokenArgs, 'tournament' | 'recoveryCode'>
  >;
  finishTournament: Resolver<
    Maybe<ResolversTypes['FinishedTournament']>,
    ParentType,
    ContextType,
    RequireFields<MutationFinishTournamentArgs, 'tournament'>
  >;
  importTournament: Resolver<
    Maybe<ResolversTypes['CreatedTournament']>,
    ParentType,
    ContextType,
    RequireFields<MutationImportTournamentArgs, 'document'>
  >;
  openRegistration: Resolver<
    Maybe<ResolversTypes['TournamentSettings']>,
    ParentType,
    ContextType,
    RequireFields<MutationOpenRegistrationArgs, 'tournament'>
  >;
  openCheckIn: Resolver<
    Maybe<ResolversTypes['TournamentSettings']>,
    ParentType,
    ContextType,
    RequireFields<MutationOpenCheckInArgs, 'tournament'>
  >;
  publishArmyLists: Resolver<
    Maybe<ResolversTypes['TournamentSettings']>,
    ParentType,
    ContextType,
    RequireFields<MutationPublishArmyListsArgs, 'tournament'>
  >;
  grantRole: Resolver<
    Maybe<ResolversTypes['GrantedRole']>,
    ParentType,
    ContextType,
    RequireFields<MutationGrantRoleArgs, 'tournament' | 'input'>
  >;
  revokeRole: Resolver<
    Maybe<ResolversTypes['RevokedRole']>,
    ParentType,
    ContextType,
    RequireFields<MutationRevokeRoleArgs, 'tournament' | 'id'>
  >;
  createLinkCode: Resolver<
    Maybe<ResolversTypes['LinkCode']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateLinkCodeArgs, 'tournament' | 'entrant'>
  >;
  redeemLinkCode: Resolver<
    Maybe<ResolversTypes['RedeemedLinkCode']>,
    ParentType,
    ContextType,
    RequireFields<MutationRedeemLinkCodeArgs, 'tournament' | 'code'>
  >;
  unlinkEntrant: Resolver<
    Maybe<ResolversTypes['UnlinkedEntrant']>,
    ParentType,
    ContextType,
    RequireFields<MutationUnlinkEntrantArgs, 'tournament' | 'entrant'>
  >;
  createWebhook: Resolver<
    Maybe<ResolversTypes['WebhookWithSecret']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateWebhookArgs, 'tournament' | 'input'>
  >;
  updateWebhook: Resolver<
    Maybe<ResolversTypes['Webhook']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateWebhookArgs, 'tournament' | 'webhook' | 'input'>
  >;
  deleteWebhook: Resolver<
    Maybe<ResolversTypes['DeletedWebhook']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteWebhookArgs, 'tournament' | 'webhook'>
  >;
  rotateWebhookSecret: Resolver<
    Maybe<ResolversTypes['WebhookWithSecret']>,
    ParentType,
    ContextType,
    RequireFields<MutationRotateWebhookSecretArgs, 'tournament' | 'webhook'>
  >;
  pingWebhook: Resolver<
    Maybe<ResolversTypes['WebhookPing']>,
    ParentType,
    ContextType,
    RequireFields<MutationPingWebhookArgs, 'tournament' | 'webhook'>
  >;
  updateEntrant: Resolver<
    Maybe<ResolversTypes['Entrant']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateEntrantArgs, 'tournament' | 'entrant' | 'input'>
  >;
  checkInEntrant: Resolver<
    Maybe<ResolversTypes['Entrant']>,
    ParentType,
    ContextType,
    RequireFields<MutationCheckInEntrantArgs, 'tournament' | 'entrant'>
  >;
  disqualifyEntrant: Resolver<
    Maybe<ResolversTypes['Entrant']>,
    ParentType,
    ContextType,
    RequireFields<MutationDisqualifyEntrantArgs, 'tournament' | 'entrant' | 'reason'>
  >;
  eraseEntrant: Resolver<
    Maybe<ResolversTypes['Entrant']>,
    ParentType,
    ContextType,
    RequireFields<MutationEraseEntrantArgs, 'tournament' | 'entrant'>
  >;
  recordCheck: Resolver<
    Maybe<ResolversTypes['Entrant']>,
    ParentType,
    ContextType,
    RequireFields<MutationRecordCheckArgs, 'tournament' | 'entrant' | 'input'>
  >;
  submitArmy: Resolver<
    Maybe<ResolversTypes['EntrantArmy']>,
    ParentType,
    ContextType,
    RequireFields<MutationSubmitArmyArgs, 'tournament' | 'entrant' | 'army'>
  >;
  adjustEntrant: Resolver<
    Maybe<ResolversTypes['Entrant']>,
    ParentType,
    ContextType,
    RequireFields<MutationAdjustEntrantArgs, 'tournament' | 'entrant' | 'input'>
  >;
  setScore: Resolver<
    Maybe<ResolversTypes['Entrant']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetScoreArgs, 'tournament' | 'entrant' | 'input'>
  >;
  chooseFavouriteOpponent: Resolver<
    Maybe<ResolversTypes['Entrant']>,
    ParentType,
    ContextType,
    RequireFields<MutationChooseFavouriteOpponentArgs, 'tournament' | 'entrant' | 'opponent'>
  >;
  swapEntrants: Resolver<
    Maybe<ResolversTypes['Round']>,
    ParentType,
    ContextType,
    RequireFields<MutationSwapEntrantsArgs, 'tournament' | 'round' | 'input'>
  >;
  extendRound: Resolver<
    Maybe<ResolversTypes['Round']>,
    ParentType,
    ContextType,
    RequireFields<MutationExtendRoundArgs, 'tournament' | 'round' | 'minutes' | 'reason'>
  >;
  confirmResult: Resolver<
    Maybe<ResolversTypes['ReportedTable']>,
    ParentType,
    ContextType,
    RequireFields<MutationConfirmResultArgs, 'tournament' | 'round' | 'table'>
  >;
  disputeResult: Resolver<
    Maybe<ResolversTypes['ReportedTable']>,
    ParentType,
    ContextType,
    RequireFields<MutationDisputeResultArgs, 'tournament' | 'round' | 'table' | 'reason'>
  >;
  ruleResult: Resolver<
    Maybe<ResolversTypes['ReportedTable']>,
    ParentType,
    ContextType,
    RequireFields<MutationRuleResultArgs, 'tournament' | 'round' | 'table' | 'input'>
  >;
  registerEntrant: Resolver<
    Maybe<ResolversTypes['Entrant']>,
    ParentType,
    ContextType,
    RequireFields<MutationRegisterEntrantArgs, 'tournament' | 'input'>
  >;
  withdrawEntrant: Resolver<
    Maybe<ResolversTypes['Entrant']>,
    ParentType,
    ContextType,
    RequireFields<MutationWithdrawEntrantArgs, 'tournament' | 'entrant'>
  >;
  reinstateEntrant: Resolver<
    Maybe<ResolversTypes['Entrant']>,
    ParentType,
    ContextType,
    RequireFields<MutationReinstateEntrantArgs, 'tournament' | 'entrant'>
  >;
  drawRound: Resolver<
    Maybe<ResolversTypes['Round']>,
    ParentType,
    ContextType,
    RequireFields<MutationDrawRoundArgs, 'tournament'>
  >;
  setRoundTables: Resolver<
    Maybe<ResolversTypes['Round']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetRoundTablesArgs, 'tournament' | 'round' | 'input'>
  >;
  redrawRound: Resolver<
    Maybe<ResolversTypes['Round']>,
    ParentType,
    ContextType,
    RequireFields<MutationRedrawRoundArgs, 'tournament' | 'round' | 'reason'>
  >;
  startRound: Resolver<
    Maybe<ResolversTypes['Round']>,
    ParentType,
    ContextType,
    RequireFields<MutationStartRoundArgs, 'tournament' | 'round'>
  >;
  reportResult: Resolver<
    Maybe<ResolversTypes['ReportedTable']>,
    ParentType,
    ContextType,
    RequireFields<MutationReportResultArgs, 'tournament' | 'round' | 'table' | 'input'>
  >;
  sealChoice: Resolver<
    Maybe<ResolversTypes['SealedChoice']>,
    ParentType,
    ContextType,
    RequireFields<MutationSealChoiceArgs, 'input'>
  >;
  keepSealedChoice: Resolver<
    Maybe<ResolversTypes['StoredChoice']>,
    ParentType,
    ContextType,
    RequireFields<MutationKeepSealedChoiceArgs, 'input'>
  >;
  showSealedChoice: Resolver<
    Maybe<ResolversTypes['StoredChoice']>,
    ParentType,
    ContextType,
    RequireFields<MutationShowSealedChoiceArgs, 'id' | 'choice' | 'nonce'>
  >;
  createRoll: Resolver<
    Maybe<ResolversTypes['CreatedRoll']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateRollArgs, 'input'>
  >;
  joinRoll: Resolver<
    Maybe<ResolversTypes['Roll']>,
    ParentType,
    ContextType,
    RequireFields<MutationJoinRollArgs, 'id' | 'word'>
  >;
  abandonRoll: Resolver<
    Maybe<ResolversTypes['Roll']>,
    ParentType,
    ContextType,
    RequireFields<MutationAbandonRollArgs, 'id'>
  >;
  createLeague: Resolver<
    Maybe<ResolversTypes['GrantedLeague']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateLeagueArgs, 'input'>
  >;
  updateLeague: Resolver<
    Maybe<ResolversTypes['LeagueSettings']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateLeagueArgs, 'league' | 'input'>
  >;
  recoverLeagueToken: Resolver<
    Maybe<ResolversTypes['GrantedLeague']>,
    ParentType,
    ContextType,
    RequireFields<MutationRecoverLeagueTokenArgs, 'league' | 'recoveryCode'>
  >;
  addLeaguePlayer: Resolver<
    Maybe<ResolversTypes['LeaguePlayer']>,
    ParentType,
    ContextType,
    RequireFields<MutationAddLeaguePlayerArgs, 'league' | 'name'>
  >;
  renameLeaguePlayer: Resolver<
    Maybe<ResolversTypes['LeaguePlayer']>,
    ParentType,
    ContextType,
    RequireFields<MutationRenameLeaguePlayerArgs, 'league' | 'player' | 'name'>
  >;
  issueLeaguePlayerToken: Resolver<
    Maybe<ResolversTypes['LeaguePlayerToken']>,
    ParentType,
    ContextType,
    RequireFields<MutationIssueLeaguePlayerTokenArgs, 'league' | 'player'>
  >;
  eraseLeaguePlayer: Resolver<
    Maybe<ResolversTypes['LeaguePlayer']>,
    ParentType,
    ContextType,
    RequireFields<MutationEraseLeaguePlayerArgs, 'league' | 'player' | 'reason'>
  >;
  offerTournament: Resolver<
    Maybe<ResolversTypes['OfferedTournament']>,
    ParentType,
    ContextType,
    RequireFields<MutationOfferTournamentArgs, 'tournament' | 'league'>
  >;
  acceptTournament: Resolver<
    Maybe<ResolversTypes['AcceptedTournament']>,
    ParentType,
    ContextType,
    RequireFields<MutationAcceptTournamentArgs, 'league' | 'tournament'>
  >;
  removeTournament: Resolver<
    Maybe<ResolversTypes['AcceptedTournament']>,
    ParentType,
    ContextType,
    RequireFields<MutationRemoveTournamentArgs, 'league' | 'tournament' | 'reason'>
  >;
  claimEntrants: Resolver<
    Maybe<ResolversTypes['ChangedClaims']>,
    ParentType,
    ContextType,
    RequireFields<MutationClaimEntrantsArgs, 'league' | 'tournament' | 'claims'>
  >;
  claimWithCode: Resolver<
    Maybe<ResolversTypes['ChangedClaims']>,
    ParentType,
    ContextType,
    RequireFields<MutationClaimWithCodeArgs, 'league' | 'tournament' | 'entrant' | 'player' | 'code'>
  >;
  releaseClaim: Resolver<
    Maybe<ResolversTypes['ChangedClaims']>,
    ParentType,
    ContextType,
    RequireFields<MutationReleaseClaimArgs, 'league' | 'tournament' | 'entrant' | 'reason'>
  >;
};

export type ChanceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Chance'] = ResolversParentTypes['Chance'],
> = {
  fraction: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decimal: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SourceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Source'] = ResolversParentTypes['Source'],
> = {
  document: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type ToWoundResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ToWound'] = ResolversParentTypes['ToWound'],
> = {
  strength: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  defence: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bonus: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canWound: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needed: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dice: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  probability: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
};

export type ToWoundChartResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ToWoundChart'] = ResolversParentTypes['ToWoundChart'],
> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleset: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType>;
  rows: Resolver<ReadonlyArray<ResolversTypes['ToWoundRow']>, ParentType, ContextType>;
  source: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
};

export type ToWoundRowResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ToWoundRow'] = ResolversParentTypes['ToWoundRow'],
> = {
  strength: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cells: Resolver<ReadonlyArray<ResolversTypes['ToWound']>, ParentType, ContextType>;
};

export type ChartListResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChartList'] = ResolversParentTypes['ChartList'],
> = {
  items: Resolver<ReadonlyArray<ResolversTypes['Chart']>, ParentType, ContextType>;
  nextCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChartResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Chart'] = ResolversParentTypes['Chart'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleset: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType>;
  dice: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rolledBy: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  might: Resolver<ResolversTypes['MightUse'], ParentType, ContextType>;
  modifiers: Resolver<ReadonlyArray<ResolversTypes['ChartModifier']>, ParentType, ContextType>;
  variants: Resolver<ReadonlyArray<ResolversTypes['ChartVariant']>, ParentType, ContextType>;
  facts: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  notes: Resolver<ReadonlyArray<ResolversTypes['ChartNote']>, ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type ChartModifierResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChartModifier'] = ResolversParentTypes['ChartModifier'],
> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  when: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oneOf: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChartVariantResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChartVariant'] = ResolversParentTypes['ChartVariant'],
> = {
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  when: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows: Resolver<ReadonlyArray<ResolversTypes['ChartRow']>, ParentType, ContextType>;
};

export type ChartRowResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChartRow'] = ResolversParentTypes['ChartRow'],
> = {
  from: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effect: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChartNoteResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChartNote'] = ResolversParentTypes['ChartNote'],
> = {
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
};

export type ChartOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChartOdds'] = ResolversParentTypes['ChartOdds'],
> = {
  chart: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleset: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType>;
  variant: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows: Resolver<ReadonlyArray<ResolversTypes['ChartRowOdds']>, ParentType, ContextType>;
  mightSpent: Resolver<ReadonlyArray<ResolversTypes['PointsOdds']>, ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type ChartRowOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChartRowOdds'] = ResolversParentTypes['ChartRowOdds'],
> = {
  row: Resolver<ResolversTypes['ChartRow'], ParentType, ContextType>;
  probability: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
};

export type PointsOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PointsOdds'] = ResolversParentTypes['PointsOdds'],
> = {
  points: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  probability: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
};

export type ChartResolutionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChartResolution'] = ResolversParentTypes['ChartResolution'],
> = {
  chart: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleset: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType>;
  variant: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dice: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  steps: Resolver<ReadonlyArray<ResolversTypes['ChartStep']>, ParentType, ContextType>;
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  row: Resolver<ResolversTypes['ChartRow'], ParentType, ContextType>;
  consequence: Resolver<ResolversTypes['ChartConsequence'], ParentType, ContextType>;
  mightOptions: Resolver<ReadonlyArray<ResolversTypes['MightOption']>, ParentType, ContextType>;
  receipt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type ChartStepResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChartStep'] = ResolversParentTypes['ChartStep'],
> = {
  kind: Resolver<ResolversTypes['ChartStepKind'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  change: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChartConsequenceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChartConsequence'] = ResolversParentTypes['ChartConsequence'],
> = {
  texts: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  hits: Resolver<Maybe<ResolversTypes['Hits']>, ParentType, ContextType>;
  mayMoveInches: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isProne: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSlain: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HitsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Hits'] = ResolversParentTypes['Hits'],
> = {
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  strength: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MightOptionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MightOption'] = ResolversParentTypes['MightOption'],
> = {
  might: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  row: Resolver<ResolversTypes['ChartRow'], ParentType, ContextType>;
};

export type FallingDamageResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FallingDamage'] = ResolversParentTypes['FallingDamage'],
> = {
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  strength: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type CourageOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CourageOdds'] = ResolversParentTypes['CourageOdds'],
> = {
  unaided: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
  passed: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
  byWill: Resolver<ReadonlyArray<ResolversTypes['WillOdds']>, ParentType, ContextType>;
  certainWill: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type WillOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['WillOdds'] = ResolversParentTypes['WillOdds'],
> = {
  will: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  probability: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
};

export type CourageResolutionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CourageResolution'] = ResolversParentTypes['CourageResolution'],
> = {
  roll: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courage: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unaided: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  willSpent: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mightSpent: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leastWill: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dice: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  receipt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type FateOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FateOdds'] = ResolversParentTypes['FateOdds'],
> = {
  saved: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
  fateSpent: Resolver<ReadonlyArray<ResolversTypes['PointsOdds']>, ParentType, ContextType>;
  mightSpent: Resolver<ReadonlyArray<ResolversTypes['PointsOdds']>, ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type FateResolutionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FateResolution'] = ResolversParentTypes['FateResolution'],
> = {
  rolls: Resolver<ReadonlyArray<ResolversTypes['FateRoll']>, ParentType, ContextType>;
  saved: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fateSpent: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mightSpent: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mightNeeded: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dice: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  receipt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type FateRollResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FateRoll'] = ResolversParentTypes['FateRoll'],
> = {
  point: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  natural: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isReroll: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  might: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saved: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InTheWayOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['InTheWayOdds'] = ResolversParentTypes['InTheWayOdds'],
> = {
  passed: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
  obstructions: Resolver<ReadonlyArray<ResolversTypes['ObstructionOdds']>, ParentType, ContextType>;
  stoppedByModel: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
  interveningModelHit: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type ObstructionOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ObstructionOdds'] = ResolversParentTypes['ObstructionOdds'],
> = {
  obstruction: Resolver<ResolversTypes['Obstruction'], ParentType, ContextType>;
  needed: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stopped: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
};

export type InTheWayResolutionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['InTheWayResolution'] = ResolversParentTypes['InTheWayResolution'],
> = {
  rolls: Resolver<ReadonlyArray<ResolversTypes['InTheWayRoll']>, ParentType, ContextType>;
  passed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stoppedBy: Resolver<Maybe<ResolversTypes['Obstruction']>, ParentType, ContextType>;
  mightSpent: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interveningModelHit: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dice: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  receipt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type InTheWayRollResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['InTheWayRoll'] = ResolversParentTypes['InTheWayRoll'],
> = {
  obstruction: Resolver<ResolversTypes['Obstruction'], ParentType, ContextType>;
  needed: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  natural: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isReroll: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  might: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CastingOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CastingOdds'] = ResolversParentTypes['CastingOdds'],
> = {
  cast: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
  resisted: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
  takesEffect: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
  casterWillSpent: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  willRegained: Resolver<ReadonlyArray<ResolversTypes['PointsOdds']>, ParentType, ContextType>;
  victims: Resolver<ReadonlyArray<ResolversTypes['PowerVictimOdds']>, ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type PowerVictimOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PowerVictimOdds'] = ResolversParentTypes['PowerVictimOdds'],
> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  strength: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hit: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
  wounded: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
  slain: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
};

export type CastingResolutionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CastingResolution'] = ResolversParentTypes['CastingResolution'],
> = {
  castingRoll: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  casterMight: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  castingScore: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cast: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resistRoll: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  targetMight: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resistScore: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  resisted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  willRegained: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  takesEffect: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  effect: Resolver<Maybe<ResolversTypes['MagicalEffect']>, ParentType, ContextType>;
  dice: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  receipt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type MagicalEffectResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MagicalEffect'] = ResolversParentTypes['MagicalEffect'],
> = {
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  blastedInches: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prone: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  hits: Resolver<ReadonlyArray<ResolversTypes['CastHit']>, ParentType, ContextType>;
};

export type CastHitResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CastHit'] = ResolversParentTypes['CastHit'],
> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  strength: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dice: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  needed: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  wounded: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SpecialStrikeOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SpecialStrikeOdds'] = ResolversParentTypes['SpecialStrikeOdds'],
> = {
  strike: Resolver<ResolversTypes['SpecialStrikeName'], ParentType, ContextType>;
  outcomes: Resolver<ReadonlyArray<ResolversTypes['SpecialStrikeOutcome']>, ParentType, ContextType>;
  source: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
};

export type SpecialStrikeOutcomeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SpecialStrikeOutcome'] =
    ResolversParentTypes['SpecialStrikeOutcome'],
> = {
  outcome: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fight: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  strength: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defence: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  probability: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
};

export type SpecialStrikeResolutionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SpecialStrikeResolution'] =
    ResolversParentTypes['SpecialStrikeResolution'],
> = {
  strike: Resolver<ResolversTypes['SpecialStrikeName'], ParentType, ContextType>;
  outcome: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mightSpent: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opponentMightSpent: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fight: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  strength: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defence: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dice: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  receipt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
};

export type SideOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SideOdds'] = ResolversParentTypes['SideOdds'],
> = {
  side: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  probability: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
};

export type PriorityOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PriorityOdds'] = ResolversParentTypes['PriorityOdds'],
> = {
  sides: Resolver<ReadonlyArray<ResolversTypes['SideOdds']>, ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type PriorityResolutionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PriorityResolution'] = ResolversParentTypes['PriorityResolution'],
> = {
  rounds: Resolver<ReadonlyArray<ResolversTypes['RollOffRound']>, ParentType, ContextType>;
  priority: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passedByTie: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dice: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  receipt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type RollOffRoundResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RollOffRound'] = ResolversParentTypes['RollOffRound'],
> = {
  throws: Resolver<ReadonlyArray<ResolversTypes['RollOffThrow']>, ParentType, ContextType>;
};

export type RollOffThrowResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RollOffThrow'] = ResolversParentTypes['RollOffThrow'],
> = {
  side: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  die: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RollOffOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RollOffOdds'] = ResolversParentTypes['RollOffOdds'],
> = {
  sides: Resolver<ReadonlyArray<ResolversTypes['SideOdds']>, ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type RollOffResolutionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RollOffResolution'] = ResolversParentTypes['RollOffResolution'],
> = {
  rounds: Resolver<ReadonlyArray<ResolversTypes['RollOffRound']>, ParentType, ContextType>;
  winner: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dice: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  receipt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type ReasonResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Reason'] = ResolversParentTypes['Reason'],
> = {
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
};

export type ShootingLeaveResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ShootingLeave'] = ResolversParentTypes['ShootingLeave'],
> = {
  mayShoot: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reasons: Resolver<ReadonlyArray<ResolversTypes['Reason']>, ParentType, ContextType>;
  consequences: Resolver<ReadonlyArray<ResolversTypes['Reason']>, ParentType, ContextType>;
  needed: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hit: Resolver<Maybe<ResolversTypes['Chance']>, ParentType, ContextType>;
};

export type CastingLeaveResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CastingLeave'] = ResolversParentTypes['CastingLeave'],
> = {
  mayCast: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reasons: Resolver<ReadonlyArray<ResolversTypes['Reason']>, ParentType, ContextType>;
  mostWill: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaterTestResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['WaterTest'] = ResolversParentTypes['WaterTest'],
> = {
  test: Resolver<Maybe<ResolversTypes['SwimTestTime']>, ParentType, ContextType>;
  chart: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  modifiers: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  ground: Resolver<ResolversTypes['WaterGround'], ParentType, ContextType>;
  mayShoot: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type TerrainTestResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TerrainTest'] = ResolversParentTypes['TerrainTest'],
> = {
  mayCross: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  test: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  costPerInch: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type ProneMovementResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ProneMovement'] = ResolversParentTypes['ProneMovement'],
> = {
  crawlInches: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  standUpCostInches: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mayStandUp: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leftAfterStandingInches: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  may: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  mayNot: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type CarryingResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Carrying'] = ResolversParentTypes['Carrying'],
> = {
  weight: Resolver<ResolversTypes['Weight'], ParentType, ContextType>;
  treatedAs: Resolver<ResolversTypes['Weight'], ParentType, ContextType>;
  allowed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reasons: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  moveInches: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  texts: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type PassengerRuleResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PassengerRule'] = ResolversParentTypes['PassengerRule'],
> = {
  event: Resolver<ResolversTypes['PassengerEvent'], ParentType, ContextType>;
  allowed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chart: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  source: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
};

export type SentryAlarmResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SentryAlarm'] = ResolversParentTypes['SentryAlarm'],
> = {
  raised: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  raisedBy: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
};

export type FightStepResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FightStep'] = ResolversParentTypes['FightStep'],
> = {
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  side: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  model: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
};

export type DuelOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DuelOdds'] = ResolversParentTypes['DuelOdds'],
> = {
  win: Resolver<ReadonlyArray<ResolversTypes['Chance']>, ParentType, ContextType>;
  drawnScore: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
  steps: Resolver<ReadonlyArray<ResolversTypes['FightStep']>, ParentType, ContextType>;
};

export type MightSpendingResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MightSpending'] = ResolversParentTypes['MightSpending'],
> = {
  side: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  model: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MightAdviceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['MightAdvice'] = ResolversParentTypes['MightAdvice'],
> = {
  scores: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  fights: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  asTheDiceLie: Resolver<ResolversTypes['DuelEnd'], ParentType, ContextType>;
  withBestMight: Resolver<ResolversTypes['DuelEnd'], ParentType, ContextType>;
  win: Resolver<ReadonlyArray<ResolversTypes['Chance']>, ParentType, ContextType>;
  spend: Resolver<Maybe<ResolversTypes['MightSpending']>, ParentType, ContextType>;
  advice: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
};

export type WoundsChanceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['WoundsChance'] = ResolversParentTypes['WoundsChance'],
> = {
  wounds: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  probability: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
};

export type SlainChanceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SlainChance'] = ResolversParentTypes['SlainChance'],
> = {
  slain: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  probability: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
};

export type StrikeTargetOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['StrikeTargetOdds'] = ResolversParentTypes['StrikeTargetOdds'],
> = {
  slain: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
  wounds: Resolver<ReadonlyArray<ResolversTypes['WoundsChance']>, ParentType, ContextType>;
};

export type StrikeOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['StrikeOdds'] = ResolversParentTypes['StrikeOdds'],
> = {
  slain: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
  wounds: Resolver<ReadonlyArray<ResolversTypes['WoundsChance']>, ParentType, ContextType>;
  slainCount: Resolver<ReadonlyArray<ResolversTypes['SlainChance']>, ParentType, ContextType>;
  targets: Resolver<ReadonlyArray<ResolversTypes['StrikeTargetOdds']>, ParentType, ContextType>;
  strikesRolled: Resolver<ResolversTypes['StrikesRolled'], ParentType, ContextType>;
  steps: Resolver<ReadonlyArray<ResolversTypes['FightStep']>, ParentType, ContextType>;
};

export type FightOutcomeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FightOutcome'] = ResolversParentTypes['FightOutcome'],
> = {
  winner: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slain: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  probability: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
};

export type FightModelOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FightModelOdds'] = ResolversParentTypes['FightModelOdds'],
> = {
  slain: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
  wounds: Resolver<ReadonlyArray<ResolversTypes['WoundsChance']>, ParentType, ContextType>;
  prone: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
  stunned: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
};

export type FightSideOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FightSideOdds'] = ResolversParentTypes['FightSideOdds'],
> = {
  models: Resolver<ReadonlyArray<ResolversTypes['FightModelOdds']>, ParentType, ContextType>;
};

export type SecondFightOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SecondFightOdds'] = ResolversParentTypes['SecondFightOdds'],
> = {
  win: Resolver<ReadonlyArray<ResolversTypes['Chance']>, ParentType, ContextType>;
  outcomes: Resolver<ReadonlyArray<ResolversTypes['FightOutcome']>, ParentType, ContextType>;
  sides: Resolver<ReadonlyArray<ResolversTypes['FightSideOdds']>, ParentType, ContextType>;
};

export type SecondFightResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SecondFight'] = ResolversParentTypes['SecondFight'],
> = {
  happens: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
  odds: Resolver<Maybe<ResolversTypes['SecondFightOdds']>, ParentType, ContextType>;
};

export type FightOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FightOdds'] = ResolversParentTypes['FightOdds'],
> = {
  win: Resolver<ReadonlyArray<ResolversTypes['Chance']>, ParentType, ContextType>;
  outcomes: Resolver<ReadonlyArray<ResolversTypes['FightOutcome']>, ParentType, ContextType>;
  sides: Resolver<ReadonlyArray<ResolversTypes['FightSideOdds']>, ParentType, ContextType>;
  secondFight: Resolver<Maybe<ResolversTypes['SecondFight']>, ParentType, ContextType>;
  steps: Resolver<ReadonlyArray<ResolversTypes['FightStep']>, ParentType, ContextType>;
};

export type ShotStoppedResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ShotStopped'] = ResolversParentTypes['ShotStopped'],
> = {
  obstruction: Resolver<ResolversTypes['Obstruction'], ParentType, ContextType>;
  probability: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
};

export type ShotOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ShotOdds'] = ResolversParentTypes['ShotOdds'],
> = {
  toHit: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wounds: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
  stopped: Resolver<ReadonlyArray<ResolversTypes['ShotStopped']>, ParentType, ContextType>;
  interveningModelHit: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
};

export type VolleyOddsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['VolleyOdds'] = ResolversParentTypes['VolleyOdds'],
> = {
  slain: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
  wounds: Resolver<ReadonlyArray<ResolversTypes['WoundsChance']>, ParentType, ContextType>;
  shots: Resolver<ReadonlyArray<ResolversTypes['ShotOdds']>, ParentType, ContextType>;
  steps: Resolver<ReadonlyArray<ResolversTypes['FightStep']>, ParentType, ContextType>;
};

export type PictureResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture'],
> = {
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  table: Resolver<ResolversTypes['PictureTable'], ParentType, ContextType>;
  width: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  svg: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PictureTableResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PictureTable'] = ResolversParentTypes['PictureTable'],
> = {
  columns: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  rows: Resolver<ReadonlyArray<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type PlayStepResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PlayStep'] = ResolversParentTypes['PlayStep'],
> = {
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  side: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  model: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dice: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  source: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
};

export type FightModelPlayResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FightModelPlay'] = ResolversParentTypes['FightModelPlay'],
> = {
  woundsLost: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slain: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  prone: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stunned: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FightSidePlayResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FightSidePlay'] = ResolversParentTypes['FightSidePlay'],
> = {
  models: Resolver<ReadonlyArray<ResolversTypes['FightModelPlay']>, ParentType, ContextType>;
};

export type FightPlayResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FightPlay'] = ResolversParentTypes['FightPlay'],
> = {
  winner: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scores: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  sides: Resolver<ReadonlyArray<ResolversTypes['FightSidePlay']>, ParentType, ContextType>;
  steps: Resolver<ReadonlyArray<ResolversTypes['PlayStep']>, ParentType, ContextType>;
  dice: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  receipt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VolleyPlayResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['VolleyPlay'] = ResolversParentTypes['VolleyPlay'],
> = {
  woundsLost: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slain: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  interveningModelHits: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps: Resolver<ReadonlyArray<ResolversTypes['PlayStep']>, ParentType, ContextType>;
  dice: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  receipt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReceiptCheckResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ReceiptCheck'] = ResolversParentTypes['ReceiptCheck'],
> = {
  valid: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  content: Resolver<Maybe<ResolversTypes['Receipt']>, ParentType, ContextType>;
};

export type ReceiptResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt'],
> = {
  operation: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  input: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dice: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  rolledAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nonce: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReceiptKeyResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ReceiptKey'] = ResolversParentTypes['ReceiptKey'],
> = {
  algorithm: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicKey: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PairingsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Pairings'] = ResolversParentTypes['Pairings'],
> = {
  round: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tables: Resolver<ReadonlyArray<ResolversTypes['PairedTable']>, ParentType, ContextType>;
  unpaired: Resolver<Maybe<ResolversTypes['UnpairedEntrant']>, ParentType, ContextType>;
  standings: Resolver<ReadonlyArray<ResolversTypes['Standing']>, ParentType, ContextType>;
  roundsWithoutRematch: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PairedTableResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PairedTable'] = ResolversParentTypes['PairedTable'],
> = {
  table: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entrants: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  reason: Resolver<ResolversTypes['TableReason'], ParentType, ContextType>;
};

export type TableReasonResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TableReason'] = ResolversParentTypes['TableReason'],
> = {
  code: Resolver<ResolversTypes['TableReasonCode'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnpairedEntrantResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['UnpairedEntrant'] = ResolversParentTypes['UnpairedEntrant'],
> = {
  entrant: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['UnpairedKind'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['UnpairedReason'], ParentType, ContextType>;
};

export type UnpairedReasonResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['UnpairedReason'] = ResolversParentTypes['UnpairedReason'],
> = {
  code: Resolver<ResolversTypes['UnpairedReasonCode'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CalculatedStandingsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CalculatedStandings'] =
    ResolversParentTypes['CalculatedStandings'],
> = {
  round: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standings: Resolver<ReadonlyArray<ResolversTypes['Standing']>, ParentType, ContextType>;
};

export type StandingResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Standing'] = ResolversParentTypes['Standing'],
> = {
  rank: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tied: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  entrant: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  played: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drawn: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tournamentPoints: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  victoryPointDifference: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  victoryPoints: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  victoryPointsConceded: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leadersKilled: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tiebreakers: Resolver<ReadonlyArray<ResolversTypes['TiebreakerScore']>, ParentType, ContextType>;
  decidedBy: Resolver<Maybe<ResolversTypes['StandingDecision']>, ParentType, ContextType>;
};

export type TiebreakerScoreResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TiebreakerScore'] = ResolversParentTypes['TiebreakerScore'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StandingDecisionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['StandingDecision'] = ResolversParentTypes['StandingDecision'],
> = {
  criterion: Resolver<ResolversTypes['StandingCriterion'], ParentType, ContextType>;
  tiebreaker: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type EventPlanResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EventPlan'] = ResolversParentTypes['EventPlan'],
> = {
  points: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  games: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roundMinutes: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  boardWidthFeet: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  boardDepthFeet: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowPoints: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  printed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
};

export type ExportedTournamentResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ExportedTournament'] = ResolversParentTypes['ExportedTournament'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  document: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StandingsSheetResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['StandingsSheet'] = ResolversParentTypes['StandingsSheet'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  round: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  final: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  csv: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TournamentChangesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TournamentChanges'] = ResolversParentTypes['TournamentChanges'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['TournamentState'], ParentType, ContextType>;
  settings: Resolver<Maybe<ResolversTypes['TournamentSettings']>, ParentType, ContextType>;
  entrants: Resolver<Maybe<ReadonlyArray<ResolversTypes['Entrant']>>, ParentType, ContextType>;
  rounds: Resolver<ReadonlyArray<ResolversTypes['Round']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldChangeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange'],
> = {
  field: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HistoryEntryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry'],
> = {
  at: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operation: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entrant: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  round: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  table: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  changes: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
};

export type HistoryPageResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['HistoryPage'] = ResolversParentTypes['HistoryPage'],
> = {
  items: Resolver<ReadonlyArray<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  nextCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TournamentAsItStoodResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TournamentAsItStood'] =
    ResolversParentTypes['TournamentAsItStood'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format: Resolver<ResolversTypes['TournamentFormat'], ParentType, ContextType>;
  rounds: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unpaired: Resolver<ResolversTypes['UnpairedKind'], ParentType, ContextType>;
  tiebreakers: Resolver<ReadonlyArray<ResolversTypes['AnnouncedTiebreaker']>, ParentType, ContextType>;
  cap: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  visibility: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
  startsOn: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pointsLimit: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  roundMinutes: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  scenarios: Resolver<ReadonlyArray<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  clubMatesApart: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  tableOrder: Resolver<ResolversTypes['TableOrder'], ParentType, ContextType>;
  tiesByLot: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  armyListsPublished: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phase: Resolver<ResolversTypes['TournamentPhase'], ParentType, ContextType>;
  seedCommitment: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['TournamentState'], ParentType, ContextType>;
  allowed: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  entrants: Resolver<ReadonlyArray<ResolversTypes['Entrant']>, ParentType, ContextType>;
  roundsDrawn: Resolver<ReadonlyArray<ResolversTypes['RoundSummary']>, ParentType, ContextType>;
  roundsWithoutRematch: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  warnings: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PastTournamentResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PastTournament'] = ResolversParentTypes['PastTournament'],
> = {
  round: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tournament: Resolver<ResolversTypes['TournamentAsItStood'], ParentType, ContextType>;
  rounds: Resolver<ReadonlyArray<ResolversTypes['Round']>, ParentType, ContextType>;
  standings: Resolver<ReadonlyArray<ResolversTypes['Standing']>, ParentType, ContextType>;
};

export type GrantedRoleResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GrantedRole'] = ResolversParentTypes['GrantedRole'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  holder: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entrant: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  token: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinkCodeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LinkCode'] = ResolversParentTypes['LinkCode'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entrant: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RedeemedLinkCodeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RedeemedLinkCode'] = ResolversParentTypes['RedeemedLinkCode'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entrant: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playerToken: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnlinkedEntrantResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['UnlinkedEntrant'] = ResolversParentTypes['UnlinkedEntrant'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entrant: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RevokedRoleResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RevokedRole'] = ResolversParentTypes['RevokedRole'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WebhookResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events: Resolver<ReadonlyArray<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  paused: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pauseReason: Resolver<Maybe<ResolversTypes['WebhookPause']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formerSecretUntil: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookWithSecretResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['WebhookWithSecret'] = ResolversParentTypes['WebhookWithSecret'],
> = {
  webhook: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  secret: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeletedWebhookResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DeletedWebhook'] = ResolversParentTypes['DeletedWebhook'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WebhookPingResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['WebhookPing'] = ResolversParentTypes['WebhookPing'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  webhook: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  delivery: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WebhookListResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['WebhookList'] = ResolversParentTypes['WebhookList'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items: Resolver<ReadonlyArray<ResolversTypes['Webhook']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveriesResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['WebhookDeliveries'] = ResolversParentTypes['WebhookDeliveries'],
> = {
  items: Resolver<ReadonlyArray<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  nextCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['WebhookMessageType'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  happenedAt: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attempts: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAttemptAt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastStatus: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastProblem: Resolver<Maybe<ResolversTypes['WebhookProblem']>, ParentType, ContextType>;
  nextAttemptAt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payload: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoleHolderResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RoleHolder'] = ResolversParentTypes['RoleHolder'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  holder: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entrant: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RoleHoldersResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RoleHolders'] = ResolversParentTypes['RoleHolders'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  holders: Resolver<ReadonlyArray<ResolversTypes['RoleHolder']>, ParentType, ContextType>;
  warnings: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EntrantCheckResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntrantCheck'] = ResolversParentTypes['EntrantCheck'],
> = {
  check: Resolver<ResolversTypes['EntrantCheckKind'], ParentType, ContextType>;
  passed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EntrantAdjustmentResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntrantAdjustment'] = ResolversParentTypes['EntrantAdjustment'],
> = {
  tournamentPoints: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  victoryPoints: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  round: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EntrantScoreResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntrantScore'] = ResolversParentTypes['EntrantScore'],
> = {
  tiebreaker: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  round: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntrantArmyResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['EntrantArmy'] = ResolversParentTypes['EntrantArmy'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entrant: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  army: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legal: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  findings: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoundPreviewResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RoundPreview'] = ResolversParentTypes['RoundPreview'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tables: Resolver<ReadonlyArray<ResolversTypes['Table']>, ParentType, ContextType>;
  unpaired: Resolver<Maybe<ResolversTypes['UnpairedTable']>, ParentType, ContextType>;
  seed: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roundsWithoutRematch: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scenario: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  digest: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoundClockResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RoundClock'] = ResolversParentTypes['RoundClock'],
> = {
  startedAt: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endsAt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whenTimeRunsOut: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnnouncedTiebreakerResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AnnouncedTiebreaker'] =
    ResolversParentTypes['AnnouncedTiebreaker'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  better: Resolver<ResolversTypes['TiebreakerOrder'], ParentType, ContextType>;
  counts: Resolver<ResolversTypes['TiebreakerCounts'], ParentType, ContextType>;
};

export type TournamentSettingsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TournamentSettings'] = ResolversParentTypes['TournamentSettings'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format: Resolver<ResolversTypes['TournamentFormat'], ParentType, ContextType>;
  rounds: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unpaired: Resolver<ResolversTypes['UnpairedKind'], ParentType, ContextType>;
  tiebreakers: Resolver<ReadonlyArray<ResolversTypes['AnnouncedTiebreaker']>, ParentType, ContextType>;
  cap: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  visibility: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
  startsOn: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pointsLimit: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  roundMinutes: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  scenarios: Resolver<ReadonlyArray<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  clubMatesApart: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  tableOrder: Resolver<ResolversTypes['TableOrder'], ParentType, ContextType>;
  tiesByLot: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  armyListsPublished: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phase: Resolver<ResolversTypes['TournamentPhase'], ParentType, ContextType>;
  seedCommitment: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TournamentListResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TournamentList'] = ResolversParentTypes['TournamentList'],
> = {
  items: Resolver<ReadonlyArray<ResolversTypes['TournamentSettings']>, ParentType, ContextType>;
  nextCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreatedTournamentResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CreatedTournament'] = ResolversParentTypes['CreatedTournament'],
> = {
  tournament: Resolver<ResolversTypes['TournamentSettings'], ParentType, ContextType>;
  organiserToken: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recoveryCode: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecoveredTournamentResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RecoveredTournament'] =
    ResolversParentTypes['RecoveredTournament'],
> = {
  tournament: Resolver<ResolversTypes['TournamentSettings'], ParentType, ContextType>;
  organiserToken: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recoveryCode: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FinishedTournamentResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['FinishedTournament'] = ResolversParentTypes['FinishedTournament'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['TournamentState'], ParentType, ContextType>;
  finishedAfter: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TournamentResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Tournament'] = ResolversParentTypes['Tournament'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format: Resolver<ResolversTypes['TournamentFormat'], ParentType, ContextType>;
  rounds: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unpaired: Resolver<ResolversTypes['UnpairedKind'], ParentType, ContextType>;
  tiebreakers: Resolver<ReadonlyArray<ResolversTypes['AnnouncedTiebreaker']>, ParentType, ContextType>;
  cap: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  visibility: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
  startsOn: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pointsLimit: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  roundMinutes: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  scenarios: Resolver<ReadonlyArray<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  clubMatesApart: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  tableOrder: Resolver<ResolversTypes['TableOrder'], ParentType, ContextType>;
  tiesByLot: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  armyListsPublished: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phase: Resolver<ResolversTypes['TournamentPhase'], ParentType, ContextType>;
  seedCommitment: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['TournamentState'], ParentType, ContextType>;
  allowed: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  entrants: Resolver<ReadonlyArray<ResolversTypes['Entrant']>, ParentType, ContextType>;
  roundsDrawn: Resolver<ReadonlyArray<ResolversTypes['RoundSummary']>, ParentType, ContextType>;
  roundsWithoutRematch: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  warnings: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  standings: Resolver<
    Maybe<ResolversTypes['TournamentStandings']>,
    ParentType,
    ContextType,
    Partial<TournamentStandingsArgs>
  >;
  round: Resolver<
    Maybe<ResolversTypes['Round']>,
    ParentType,
    ContextType,
    RequireFields<TournamentRoundArgs, 'number'>
  >;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EntrantResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Entrant'] = ResolversParentTypes['Entrant'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  members: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  club: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status: Resolver<ResolversTypes['EntrantStatus'], ParentType, ContextType>;
  reason: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  late: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkedIn: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  armyAtCheckIn: Resolver<Maybe<ResolversTypes['ArmyAtCheckIn']>, ParentType, ContextType>;
  adjustments: Resolver<ReadonlyArray<ResolversTypes['EntrantAdjustment']>, ParentType, ContextType>;
  scores: Resolver<ReadonlyArray<ResolversTypes['EntrantScore']>, ParentType, ContextType>;
  checks: Resolver<ReadonlyArray<ResolversTypes['EntrantCheck']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoundSummaryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RoundSummary'] = ResolversParentTypes['RoundSummary'],
> = {
  number: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['RoundState'], ParentType, ContextType>;
};

export type RoundResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Round'] = ResolversParentTypes['Round'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['RoundState'], ParentType, ContextType>;
  tables: Resolver<ReadonlyArray<ResolversTypes['Table']>, ParentType, ContextType>;
  unpaired: Resolver<Maybe<ResolversTypes['UnpairedTable']>, ParentType, ContextType>;
  seed: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roundsWithoutRematch: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  note: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scenario: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clock: Resolver<Maybe<ResolversTypes['RoundClock']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TableResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Table'] = ResolversParentTypes['Table'],
> = {
  table: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entrants: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  reason: Resolver<ResolversTypes['TableReason'], ParentType, ContextType>;
  result: Resolver<Maybe<ResolversTypes['Result']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnpairedTableResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['UnpairedTable'] = ResolversParentTypes['UnpairedTable'],
> = {
  entrant: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['UnpairedKind'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['UnpairedReason'], ParentType, ContextType>;
  table: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  result: Resolver<Maybe<ResolversTypes['Result']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResultResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Result'] = ResolversParentTypes['Result'],
> = {
  kind: Resolver<ResolversTypes['ResultKind'], ParentType, ContextType>;
  victoryPoints: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  leaderKilled: Resolver<Maybe<ReadonlyArray<ResolversTypes['Boolean']>>, ParentType, ContextType>;
  concededBy: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status: Resolver<ResolversTypes['ResultStatus'], ParentType, ContextType>;
  reportedBy: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  corrections: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportedTableResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ReportedTable'] = ResolversParentTypes['ReportedTable'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  round: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  table: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entrants: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  result: Resolver<Maybe<ResolversTypes['Result']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TournamentStandingsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['TournamentStandings'] =
    ResolversParentTypes['TournamentStandings'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  round: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  complete: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  final: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  standings: Resolver<ReadonlyArray<ResolversTypes['Standing']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PointsRuleResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PointsRule'] = ResolversParentTypes['PointsRule'],
> = {
  scoring: Resolver<ResolversTypes['LeagueScoring'], ParentType, ContextType>;
  placePoints: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  participationPoints: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  best: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LeagueSettingsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeagueSettings'] = ResolversParentTypes['LeagueSettings'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule: Resolver<ResolversTypes['PointsRule'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GrantedLeagueResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GrantedLeague'] = ResolversParentTypes['GrantedLeague'],
> = {
  league: Resolver<ResolversTypes['LeagueSettings'], ParentType, ContextType>;
  organiserToken: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recoveryCode: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeagueResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['League'] = ResolversParentTypes['League'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule: Resolver<ResolversTypes['PointsRule'], ParentType, ContextType>;
  tournaments: Resolver<ReadonlyArray<ResolversTypes['LeagueTournamentSummary']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeagueTournamentSummaryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeagueTournamentSummary'] =
    ResolversParentTypes['LeagueTournamentSummary'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsOn: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finished: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  claimed: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaguePlayerNameResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeaguePlayerName'] = ResolversParentTypes['LeaguePlayerName'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LeaguePlayerResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeaguePlayer'] = ResolversParentTypes['LeaguePlayer'],
> = {
  league: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  erased: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeaguePlayerListResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeaguePlayerList'] = ResolversParentTypes['LeaguePlayerList'],
> = {
  items: Resolver<ReadonlyArray<ResolversTypes['LeaguePlayer']>, ParentType, ContextType>;
  nextCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LeaguePlayerTokenResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeaguePlayerToken'] = ResolversParentTypes['LeaguePlayerToken'],
> = {
  player: Resolver<ResolversTypes['LeaguePlayer'], ParentType, ContextType>;
  playerToken: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeaguePlacingResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeaguePlacing'] = ResolversParentTypes['LeaguePlacing'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tied: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tournamentPoints: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LeagueTableResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeagueTable'] = ResolversParentTypes['LeagueTable'],
> = {
  league: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items: Resolver<ReadonlyArray<ResolversTypes['LeagueTableLine']>, ParentType, ContextType>;
  nextCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeagueTableLineResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeagueTableLine'] = ResolversParentTypes['LeagueTableLine'],
> = {
  rank: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tied: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['LeaguePlayerName'], ParentType, ContextType>;
  points: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tournaments: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placings: Resolver<ReadonlyArray<ResolversTypes['LeaguePlacing']>, ParentType, ContextType>;
};

export type LeagueRatingResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeagueRating'] = ResolversParentTypes['LeagueRating'],
> = {
  rating: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  deviation: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  volatility: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  games: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeagueRatingLineResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeagueRatingLine'] = ResolversParentTypes['LeagueRatingLine'],
> = {
  rank: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tied: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['LeaguePlayerName'], ParentType, ContextType>;
  rating: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  deviation: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  volatility: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  games: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeagueRatingsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeagueRatings'] = ResolversParentTypes['LeagueRatings'],
> = {
  league: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items: Resolver<ReadonlyArray<ResolversTypes['LeagueRatingLine']>, ParentType, ContextType>;
  nextCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeaguePlayerPageResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeaguePlayerPage'] = ResolversParentTypes['LeaguePlayerPage'],
> = {
  league: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['LeaguePlayerName'], ParentType, ContextType>;
  rank: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tied: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  points: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placings: Resolver<ReadonlyArray<ResolversTypes['LeaguePlacing']>, ParentType, ContextType>;
  won: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drawn: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating: Resolver<Maybe<ResolversTypes['LeagueRating']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeagueMeetingResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeagueMeeting'] = ResolversParentTypes['LeagueMeeting'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  format: Resolver<ResolversTypes['TournamentFormat'], ParentType, ContextType>;
  round: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['MeetingKind'], ParentType, ContextType>;
  result: Resolver<ResolversTypes['SideResult'], ParentType, ContextType>;
  victoryPoints: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LeagueHeadToHeadResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeagueHeadToHead'] = ResolversParentTypes['LeagueHeadToHead'],
> = {
  league: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['LeaguePlayerName'], ParentType, ContextType>;
  opponent: Resolver<ResolversTypes['LeaguePlayerName'], ParentType, ContextType>;
  won: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drawn: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meetings: Resolver<ReadonlyArray<ResolversTypes['LeagueMeeting']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfferedTournamentResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['OfferedTournament'] = ResolversParentTypes['OfferedTournament'],
> = {
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leagues: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AcceptedTournamentResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AcceptedTournament'] = ResolversParentTypes['AcceptedTournament'],
> = {
  league: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accepted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeagueEntrantResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeagueEntrant'] = ResolversParentTypes['LeagueEntrant'],
> = {
  entrant: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  members: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  players: Resolver<ReadonlyArray<Maybe<ResolversTypes['LeaguePlayerName']>>, ParentType, ContextType>;
};

export type LeagueTournamentResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeagueTournament'] = ResolversParentTypes['LeagueTournament'],
> = {
  league: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['TournamentState'], ParentType, ContextType>;
  items: Resolver<ReadonlyArray<ResolversTypes['LeagueEntrant']>, ParentType, ContextType>;
  nextCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClaimCodeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ClaimCode'] = ResolversParentTypes['ClaimCode'],
> = {
  entrant: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClaimCodeListResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ClaimCodeList'] = ResolversParentTypes['ClaimCodeList'],
> = {
  items: Resolver<ReadonlyArray<ResolversTypes['ClaimCode']>, ParentType, ContextType>;
  nextCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClaimedEntrantResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ClaimedEntrant'] = ResolversParentTypes['ClaimedEntrant'],
> = {
  entrant: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  players: Resolver<ReadonlyArray<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type ChangedClaimsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ChangedClaims'] = ResolversParentTypes['ChangedClaims'],
> = {
  league: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tournament: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  claims: Resolver<ReadonlyArray<ResolversTypes['ClaimedEntrant']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReferenceEntryListResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ReferenceEntryList'] = ResolversParentTypes['ReferenceEntryList'],
> = {
  items: Resolver<ReadonlyArray<ResolversTypes['ReferenceEntry']>, ParentType, ContextType>;
  nextCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReferenceEntryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ReferenceEntry'] = ResolversParentTypes['ReferenceEntry'],
> = {
  kind: Resolver<ResolversTypes['ReferenceKind'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  aliases: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  ruleset: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType>;
  summary: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  phase: Resolver<Maybe<ResolversTypes['Phase']>, ParentType, ContextType>;
  rangeInches: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  strength: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  moveLimit: Resolver<Maybe<ResolversTypes['MoveLimit']>, ParentType, ContextType>;
  order: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  abbreviation: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heroesOnly: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  handedness: Resolver<Maybe<ResolversTypes['Handedness']>, ParentType, ContextType>;
  duelModifier: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  duelAttacksFactor: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  toWoundModifier: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defenceModifier: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  weapons: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  mightCost: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shout: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shoutRangeInches: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  duration: Resolver<Maybe<ResolversTypes['PowerDuration']>, ParentType, ContextType>;
  target: Resolver<Maybe<ResolversTypes['PowerTarget']>, ParentType, ContextType>;
  hits: Resolver<ReadonlyArray<ResolversTypes['PowerHit']>, ParentType, ContextType>;
  activation: Resolver<Maybe<ResolversTypes['Activation']>, ParentType, ContextType>;
  number: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  switch: Resolver<Maybe<ResolversTypes['RulingSwitch']>, ParentType, ContextType>;
  related: Resolver<ReadonlyArray<ResolversTypes['Related']>, ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type PowerHitResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['PowerHit'] = ResolversParentTypes['PowerHit'],
> = {
  strength: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  victim: Resolver<ResolversTypes['PowerVictim'], ParentType, ContextType>;
};

export type RulingSwitchResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RulingSwitch'] = ResolversParentTypes['RulingSwitch'],
> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  default: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RelatedResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Related'] = ResolversParentTypes['Related'],
> = {
  kind: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchHitListResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SearchHitList'] = ResolversParentTypes['SearchHitList'],
> = {
  items: Resolver<ReadonlyArray<ResolversTypes['SearchHit']>, ParentType, ContextType>;
  nextCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchHitResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit'],
> = {
  kind: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
};

export type NamedIdResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['NamedId'] = ResolversParentTypes['NamedId'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArmyConditionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ArmyCondition'] = ResolversParentTypes['ArmyCondition'],
> = {
  kind: Resolver<ResolversTypes['ArmyConditionKind'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profiles: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  within: Resolver<Maybe<ResolversTypes['ArmyReach']>, ParentType, ContextType>;
  option: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  parts: Resolver<ReadonlyArray<ResolversTypes['ArmyConditionPart']>, ParentType, ContextType>;
};

export type ArmyConditionPartResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ArmyConditionPart'] = ResolversParentTypes['ArmyConditionPart'],
> = {
  kind: Resolver<ResolversTypes['ArmyConditionKind'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profiles: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  within: Resolver<Maybe<ResolversTypes['ArmyReach']>, ParentType, ContextType>;
  option: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ArmyListSummaryListResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ArmyListSummaryList'] =
    ResolversParentTypes['ArmyListSummaryList'],
> = {
  items: Resolver<ReadonlyArray<ResolversTypes['ArmyListSummary']>, ParentType, ContextType>;
  nextCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ArmyListSummaryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ArmyListSummary'] = ResolversParentTypes['ArmyListSummary'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alignment: Resolver<ResolversTypes['Alignment'], ParentType, ContextType>;
  complete: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bonuses: Resolver<ReadonlyArray<ResolversTypes['NamedId']>, ParentType, ContextType>;
  profileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  legions: Resolver<ReadonlyArray<ResolversTypes['NamedId']>, ParentType, ContextType>;
};

export type ArmyListResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ArmyList'] = ResolversParentTypes['ArmyList'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alignment: Resolver<ResolversTypes['Alignment'], ParentType, ContextType>;
  complete: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bonuses: Resolver<ReadonlyArray<ResolversTypes['NamedId']>, ParentType, ContextType>;
  profiles: Resolver<ReadonlyArray<ResolversTypes['ArmyProfile']>, ParentType, ContextType>;
  bowRules: Resolver<ReadonlyArray<ResolversTypes['BowRule']>, ParentType, ContextType>;
  bowExemptions: Resolver<ReadonlyArray<ResolversTypes['BowExemption']>, ParentType, ContextType>;
  warbandRules: Resolver<ReadonlyArray<ResolversTypes['WarbandRule']>, ParentType, ContextType>;
  captainless: Resolver<Maybe<ResolversTypes['CaptainlessRule']>, ParentType, ContextType>;
  demands: Resolver<ReadonlyArray<ResolversTypes['ArmyDemand']>, ParentType, ContextType>;
  allies: Resolver<ReadonlyArray<ResolversTypes['ArmyListAlly']>, ParentType, ContextType>;
  legions: Resolver<ReadonlyArray<ResolversTypes['NamedId']>, ParentType, ContextType>;
};

export type ArmyListAllyResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ArmyListAlly'] = ResolversParentTypes['ArmyListAlly'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level: Resolver<ResolversTypes['AllianceLevel'], ParentType, ContextType>;
  when: Resolver<Maybe<ResolversTypes['ArmyCondition']>, ParentType, ContextType>;
  otherwise: Resolver<Maybe<ResolversTypes['AllianceLevel']>, ParentType, ContextType>;
};

export type LegionSummaryListResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LegionSummaryList'] = ResolversParentTypes['LegionSummaryList'],
> = {
  items: Resolver<ReadonlyArray<ResolversTypes['LegionSummary']>, ParentType, ContextType>;
  nextCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LegionSummaryResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LegionSummary'] = ResolversParentTypes['LegionSummary'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alignment: Resolver<ResolversTypes['Alignment'], ParentType, ContextType>;
  armyLists: Resolver<ReadonlyArray<ResolversTypes['NamedId']>, ParentType, ContextType>;
  bonuses: Resolver<ReadonlyArray<ResolversTypes['NamedId']>, ParentType, ContextType>;
  profileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LegendaryLegionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LegendaryLegion'] = ResolversParentTypes['LegendaryLegion'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alignment: Resolver<ResolversTypes['Alignment'], ParentType, ContextType>;
  armyLists: Resolver<ReadonlyArray<ResolversTypes['NamedId']>, ParentType, ContextType>;
  bonuses: Resolver<ReadonlyArray<ResolversTypes['NamedId']>, ParentType, ContextType>;
  profiles: Resolver<ReadonlyArray<ResolversTypes['ArmyProfile']>, ParentType, ContextType>;
  bowRules: Resolver<ReadonlyArray<ResolversTypes['BowRule']>, ParentType, ContextType>;
  bowExemptions: Resolver<ReadonlyArray<ResolversTypes['BowExemption']>, ParentType, ContextType>;
  warbandRules: Resolver<ReadonlyArray<ResolversTypes['WarbandRule']>, ParentType, ContextType>;
  captainless: Resolver<Maybe<ResolversTypes['CaptainlessRule']>, ParentType, ContextType>;
  demands: Resolver<ReadonlyArray<ResolversTypes['ArmyDemand']>, ParentType, ContextType>;
};

export type ArmyProfileResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ArmyProfile'] = ResolversParentTypes['ArmyProfile'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['ProfileKind'], ParentType, ContextType>;
  tier: Resolver<Maybe<ResolversTypes['HeroicTier']>, ParentType, ContextType>;
  unique: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  character: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  points: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keywords: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  characteristics: Resolver<ResolversTypes['Characteristics'], ParentType, ContextType>;
  wargear: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  options: Resolver<ReadonlyArray<ResolversTypes['ArmyOption']>, ParentType, ContextType>;
  choices: Resolver<ReadonlyArray<ResolversTypes['ArmyChoice']>, ParentType, ContextType>;
  counts: Resolver<ResolversTypes['ArmyCounts'], ParentType, ContextType>;
  when: Resolver<Maybe<ResolversTypes['ArmyCondition']>, ParentType, ContextType>;
};

export type CharacteristicsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Characteristics'] = ResolversParentTypes['Characteristics'],
> = {
  move: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fight: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shoot: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  strength: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defence: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attacks: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wounds: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  courage: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  might: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  will: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fate: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ArmyOptionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ArmyOption'] = ResolversParentTypes['ArmyOption'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['OptionKind'], ParentType, ContextType>;
  points: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maximum: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts: Resolver<ResolversTypes['ArmyCounts'], ParentType, ContextType>;
  adds: Resolver<ReadonlyArray<ResolversTypes['CharacteristicChange']>, ParentType, ContextType>;
  sets: Resolver<ReadonlyArray<ResolversTypes['CharacteristicChange']>, ParentType, ContextType>;
  tier: Resolver<Maybe<ResolversTypes['HeroicTier']>, ParentType, ContextType>;
  when: Resolver<Maybe<ResolversTypes['ArmyCondition']>, ParentType, ContextType>;
  compulsoryWhen: Resolver<Maybe<ResolversTypes['ArmyCondition']>, ParentType, ContextType>;
};

export type CharacteristicChangeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CharacteristicChange'] =
    ResolversParentTypes['CharacteristicChange'],
> = {
  characteristic: Resolver<ResolversTypes['CharacteristicName'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ArmyCountsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ArmyCounts'] = ResolversParentTypes['ArmyCounts'],
> = {
  models: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warriors: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bows: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  places: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ArmyChoiceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ArmyChoice'] = ResolversParentTypes['ArmyChoice'],
> = {
  options: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  minimum: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maximum: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RosterReadingResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RosterReading'] = ResolversParentTypes['RosterReading'],
> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  forces: Resolver<ReadonlyArray<ResolversTypes['RosterForce']>, ParentType, ContextType>;
  unknown: Resolver<ReadonlyArray<ResolversTypes['UnknownRosterName']>, ParentType, ContextType>;
};

export type RosterForceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RosterForce'] = ResolversParentTypes['RosterForce'],
> = {
  list: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  warbands: Resolver<ReadonlyArray<ResolversTypes['RosterWarband']>, ParentType, ContextType>;
};

export type RosterWarbandResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RosterWarband'] = ResolversParentTypes['RosterWarband'],
> = {
  leader: Resolver<Maybe<ResolversTypes['RosterUnit']>, ParentType, ContextType>;
  followers: Resolver<ReadonlyArray<ResolversTypes['RosterUnit']>, ParentType, ContextType>;
};

export type RosterUnitResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RosterUnit'] = ResolversParentTypes['RosterUnit'],
> = {
  profile: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options: Resolver<ReadonlyArray<ResolversTypes['RosterOption']>, ParentType, ContextType>;
};

export type RosterOptionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RosterOption'] = ResolversParentTypes['RosterOption'],
> = {
  option: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnknownRosterNameResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['UnknownRosterName'] = ResolversParentTypes['UnknownRosterName'],
> = {
  kind: Resolver<ResolversTypes['RosterNameKind'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  where: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nearest: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ArmyReportResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ArmyReport'] = ResolversParentTypes['ArmyReport'],
> = {
  legal: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  findings: Resolver<ReadonlyArray<ResolversTypes['ArmyFinding']>, ParentType, ContextType>;
  facts: Resolver<ResolversTypes['ArmyFacts'], ParentType, ContextType>;
  suggestions: Resolver<ReadonlyArray<ResolversTypes['ArmySuggestion']>, ParentType, ContextType>;
};

export type ArmyFindingResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ArmyFinding'] = ResolversParentTypes['ArmyFinding'],
> = {
  code: Resolver<ResolversTypes['ArmyFindingCode'], ParentType, ContextType>;
  severity: Resolver<ResolversTypes['FindingSeverity'], ParentType, ContextType>;
  where: Resolver<ResolversTypes['ArmyPlace'], ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  used: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  allowed: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mend: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
};

export type ArmyPlaceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ArmyPlace'] = ResolversParentTypes['ArmyPlace'],
> = {
  force: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  warband: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ArmyFactsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ArmyFacts'] = ResolversParentTypes['ArmyFacts'],
> = {
  points: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  models: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warriors: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  might: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brokenAt: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quarterAt: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  forces: Resolver<ReadonlyArray<ResolversTypes['ForceFacts']>, ParentType, ContextType>;
  allianceLevel: Resolver<Maybe<ResolversTypes['AllianceLevel']>, ParentType, ContextType>;
  allianceCosts: Resolver<ReadonlyArray<ResolversTypes['AllianceCost']>, ParentType, ContextType>;
  keepsArmyBonus: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leaderCandidates: Resolver<ReadonlyArray<ResolversTypes['LeaderCandidate']>, ParentType, ContextType>;
  primaryForce: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ForceFactsResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ForceFacts'] = ResolversParentTypes['ForceFacts'],
> = {
  list: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  models: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warriors: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  might: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brokenAt: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quarterAt: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bows: Resolver<ResolversTypes['BowCount'], ParentType, ContextType>;
  bonuses: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BowCountResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BowCount'] = ResolversParentTypes['BowCount'],
> = {
  warriors: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  used: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  allowed: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fraction: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exempt: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LeaderCandidateResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['LeaderCandidate'] = ResolversParentTypes['LeaderCandidate'],
> = {
  force: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profile: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tier: Resolver<Maybe<ResolversTypes['HeroicTier']>, ParentType, ContextType>;
};

export type ArmySuggestionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ArmySuggestion'] = ResolversParentTypes['ArmySuggestion'],
> = {
  code: Resolver<ResolversTypes['ArmyFindingCode'], ParentType, ContextType>;
  where: Resolver<ResolversTypes['ArmyPlace'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes: Resolver<ReadonlyArray<ResolversTypes['ArmyChange']>, ParentType, ContextType>;
  steps: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointsLost: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ArmyChangeResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ArmyChange'] = ResolversParentTypes['ArmyChange'],
> = {
  kind: Resolver<ResolversTypes['ArmyChangeKind'], ParentType, ContextType>;
  where: Resolver<ResolversTypes['ArmyPlace'], ParentType, ContextType>;
  profile: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  option: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  instead: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options: Resolver<ReadonlyArray<ResolversTypes['RosterOption']>, ParentType, ContextType>;
  points: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface ArmyListFileScalarConfig extends GraphQLScalarTypeConfig<
  ResolversTypes['ArmyListFile'],
  any
> {
  name: 'ArmyListFile';
}

export type BowRuleResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BowRule'] = ResolversParentTypes['BowRule'],
> = {
  fraction: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  when: Resolver<Maybe<ResolversTypes['ArmyCondition']>, ParentType, ContextType>;
};

export type BowExemptionResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['BowExemption'] = ResolversParentTypes['BowExemption'],
> = {
  profiles: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  ledBy: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  when: Resolver<Maybe<ResolversTypes['ArmyCondition']>, ParentType, ContextType>;
};

export type WarbandRuleResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['WarbandRule'] = ResolversParentTypes['WarbandRule'],
> = {
  leaders: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  set: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  add: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  when: Resolver<Maybe<ResolversTypes['ArmyCondition']>, ParentType, ContextType>;
};

export type CaptainlessRuleResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CaptainlessRule'] = ResolversParentTypes['CaptainlessRule'],
> = {
  minimum: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maximum: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  when: Resolver<Maybe<ResolversTypes['ArmyCondition']>, ParentType, ContextType>;
};

export type ArmyDemandResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ArmyDemand'] = ResolversParentTypes['ArmyDemand'],
> = {
  kind: Resolver<ResolversTypes['ArmyDemandKind'], ParentType, ContextType>;
  profiles: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  forEach: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  leaders: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  followers: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  present: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  with: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  limit: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimum: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maximum: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimumShare: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maximumShare: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  when: Resolver<Maybe<ResolversTypes['ArmyCondition']>, ParentType, ContextType>;
};

export type ScenarioListResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ScenarioList'] = ResolversParentTypes['ScenarioList'],
> = {
  items: Resolver<ReadonlyArray<ResolversTypes['Scenario']>, ParentType, ContextType>;
  nextCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ScenarioResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Scenario'] = ResolversParentTypes['Scenario'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  aliases: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  ruleset: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType>;
  format: Resolver<ResolversTypes['ScenarioFormat'], ParentType, ContextType>;
  summary: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  armies: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  layout: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectives: Resolver<ReadonlyArray<ResolversTypes['ScenarioObjective']>, ParentType, ContextType>;
  deployment: Resolver<ReadonlyArray<ResolversTypes['DeploymentStep']>, ParentType, ContextType>;
  initialPriority: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  end: Resolver<ResolversTypes['ScenarioEnd'], ParentType, ContextType>;
  specialRules: Resolver<ReadonlyArray<ResolversTypes['ScenarioRule']>, ParentType, ContextType>;
  scoring: Resolver<ReadonlyArray<ResolversTypes['ScoringItem']>, ParentType, ContextType>;
  facts: Resolver<ReadonlyArray<ResolversTypes['ScenarioFact']>, ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type ScenarioObjectiveResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ScenarioObjective'] = ResolversParentTypes['ScenarioObjective'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  x: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  withinInches: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeploymentStepResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['DeploymentStep'] = ResolversParentTypes['DeploymentStep'],
> = {
  step: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  who: Resolver<ResolversTypes['Deployer'], ParentType, ContextType>;
  force: Resolver<ResolversTypes['DeployedForce'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  withinInches: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  beyondInches: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ScenarioEndResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ScenarioEnd'] = ResolversParentTypes['ScenarioEnd'],
> = {
  condition: Resolver<ResolversTypes['EndCondition'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScenarioRuleResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ScenarioRule'] = ResolversParentTypes['ScenarioRule'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScoringItemResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ScoringItem'] = ResolversParentTypes['ScoringItem'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  side: Resolver<ResolversTypes['ScoringSide'], ParentType, ContextType>;
  each: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  steps: Resolver<ReadonlyArray<ResolversTypes['ScoringStep']>, ParentType, ContextType>;
};

export type ScoringStepResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ScoringStep'] = ResolversParentTypes['ScoringStep'],
> = {
  points: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  when: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScenarioFactResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ScenarioFact'] = ResolversParentTypes['ScenarioFact'],
> = {
  name: Resolver<ResolversTypes['ScenarioFactName'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScenarioScoreResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ScenarioScore'] = ResolversParentTypes['ScenarioScore'],
> = {
  scenario: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ruleset: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType>;
  victoryPoints: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  winner: Resolver<ResolversTypes['ScenarioWinner'], ParentType, ContextType>;
  sides: Resolver<ReadonlyArray<ResolversTypes['ScenarioSideScore']>, ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type ScenarioSideScoreResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ScenarioSideScore'] = ResolversParentTypes['ScenarioSideScore'],
> = {
  victoryPoints: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  broken: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines: Resolver<ReadonlyArray<ResolversTypes['ScoreLine']>, ParentType, ContextType>;
};

export type ScoreLineResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['ScoreLine'] = ResolversParentTypes['ScoreLine'],
> = {
  item: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GameStateResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GameState'] = ResolversParentTypes['GameState'],
> = {
  sides: Resolver<ReadonlyArray<ResolversTypes['GameSideState']>, ParentType, ContextType>;
  endOfTurn: Resolver<Maybe<ResolversTypes['EndOfTurn']>, ParentType, ContextType>;
  suddenEnd: Resolver<Maybe<ResolversTypes['SuddenEndRoll']>, ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type GameSideStateResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['GameSideState'] = ResolversParentTypes['GameSideState'],
> = {
  startingModels: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  modelsLeft: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  casualties: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  breakPoint: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  casualtiesToBreak: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  broken: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quarterModels: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quarterLeft: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wipedOut: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  primaryForce: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leader: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SuddenEndRollResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SuddenEndRoll'] = ResolversParentTypes['SuddenEndRoll'],
> = {
  scores: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  probability: Resolver<ResolversTypes['Chance'], ParentType, ContextType>;
};

export type SealedChoiceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SealedChoice'] = ResolversParentTypes['SealedChoice'],
> = {
  subject: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  choice: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nonce: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commitment: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SealedChoiceCheckResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['SealedChoiceCheck'] = ResolversParentTypes['SealedChoiceCheck'],
> = {
  matches: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  commitment: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoredChoiceResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['StoredChoice'] = ResolversParentTypes['StoredChoice'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['StoredChoiceState'], ParentType, ContextType>;
  subject: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  player: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commitment: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  choice: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nonce: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sealedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  shownAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  keptUntil: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  method: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreatedRollResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['CreatedRoll'] = ResolversParentTypes['CreatedRoll'],
> = {
  roll: Resolver<ResolversTypes['Roll'], ParentType, ContextType>;
  joinTokens: Resolver<ReadonlyArray<ResolversTypes['JoinToken']>, ParentType, ContextType>;
};

export type JoinTokenResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['JoinToken'] = ResolversParentTypes['JoinToken'],
> = {
  player: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RollResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['Roll'] = ResolversParentTypes['Roll'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['RollState'], ParentType, ContextType>;
  reason: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sides: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chart: Resolver<Maybe<ResolversTypes['RollOnChart']>, ParentType, ContextType>;
  terms: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commitment: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  players: Resolver<ReadonlyArray<ResolversTypes['RollPlayer']>, ParentType, ContextType>;
  dice: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  total: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  resolution: Resolver<Maybe<ResolversTypes['ChartResolution']>, ParentType, ContextType>;
  fightPlay: Resolver<Maybe<ResolversTypes['FightPlay']>, ParentType, ContextType>;
  volleyPlay: Resolver<Maybe<ResolversTypes['VolleyPlay']>, ParentType, ContextType>;
  abandonedBy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  joinableUntil: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  keptUntil: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RollPlayerResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RollPlayer'] = ResolversParentTypes['RollPlayer'],
> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lockedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  word: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RollOnChartResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RollOnChart'] = ResolversParentTypes['RollOnChart'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiers: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  variant: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mightAvailable: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fallInches: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  modelHeightInches: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  remainingMoveInches: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  passengerMovedInches: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  moveInches: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RollListResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['RollList'] = ResolversParentTypes['RollList'],
> = {
  items: Resolver<ReadonlyArray<ResolversTypes['Roll']>, ParentType, ContextType>;
  nextCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  Query: QueryResolvers<ContextType>;
  Mutation: MutationResolvers<ContextType>;
  Chance: ChanceResolvers<ContextType>;
  Source: SourceResolvers<ContextType>;
  DateTime: GraphQLScalarType;
  ToWound: ToWoundResolvers<ContextType>;
  ToWoundChart: ToWoundChartResolvers<ContextType>;
  ToWoundRow: ToWoundRowResolvers<ContextType>;
  ChartList: ChartListResolvers<ContextType>;
  Chart: ChartResolvers<ContextType>;
  ChartModifier: ChartModifierResolvers<ContextType>;
  ChartVariant: ChartVariantResolvers<ContextType>;
  ChartRow: ChartRowResolvers<ContextType>;
  ChartNote: ChartNoteResolvers<ContextType>;
  ChartOdds: ChartOddsResolvers<ContextType>;
  ChartRowOdds: ChartRowOddsResolvers<ContextType>;
  PointsOdds: PointsOddsResolvers<ContextType>;
  ChartResolution: ChartResolutionResolvers<ContextType>;
  ChartStep: ChartStepResolvers<ContextType>;
  ChartConsequence: ChartConsequenceResolvers<ContextType>;
  Hits: HitsResolvers<ContextType>;
  MightOption: MightOptionResolvers<ContextType>;
  FallingDamage: FallingDamageResolvers<ContextType>;
  CourageOdds: CourageOddsResolvers<ContextType>;
  WillOdds: WillOddsResolvers<ContextType>;
  CourageResolution: CourageResolutionResolvers<ContextType>;
  FateOdds: FateOddsResolvers<ContextType>;
  FateResolution: FateResolutionResolvers<ContextType>;
  FateRoll: FateRollResolvers<ContextType>;
  InTheWayOdds: InTheWayOddsResolvers<ContextType>;
  ObstructionOdds: ObstructionOddsResolvers<ContextType>;
  InTheWayResolution: InTheWayResolutionResolvers<ContextType>;
  InTheWayRoll: InTheWayRollResolvers<ContextType>;
  CastingOdds: CastingOddsResolvers<ContextType>;
  PowerVictimOdds: PowerVictimOddsResolvers<ContextType>;
  CastingResolution: CastingResolutionResolvers<ContextType>;
  MagicalEffect: MagicalEffectResolvers<ContextType>;
  CastHit: CastHitResolvers<ContextType>;
  SpecialStrikeOdds: SpecialStrikeOddsResolvers<ContextType>;
  SpecialStrikeOutcome: SpecialStrikeOutcomeResolvers<ContextType>;
  SpecialStrikeResolution: SpecialStrikeResolutionResolvers<ContextType>;
  SideOdds: SideOddsResolvers<ContextType>;
  PriorityOdds: PriorityOddsResolvers<ContextType>;
  PriorityResolution: PriorityResolutionResolvers<ContextType>;
  RollOffRound: RollOffRoundResolvers<ContextType>;
  RollOffThrow: RollOffThrowResolvers<ContextType>;
  RollOffOdds: RollOffOddsResolvers<ContextType>;
  RollOffResolution: RollOffResolutionResolvers<ContextType>;
  Reason: ReasonResolvers<ContextType>;
  ShootingLeave: ShootingLeaveResolvers<ContextType>;
  CastingLeave: CastingLeaveResolvers<ContextType>;
  WaterTest: WaterTestResolvers<ContextType>;
  TerrainTest: TerrainTestResolvers<ContextType>;
  ProneMovement: ProneMovementResolvers<ContextType>;
  Carrying: CarryingResolvers<ContextType>;
  PassengerRule: PassengerRuleResolvers<ContextType>;
  SentryAlarm: SentryAlarmResolvers<ContextType>;
  FightStep: FightStepResolvers<ContextType>;
  DuelOdds: DuelOddsResolvers<ContextType>;
  MightSpending: MightSpendingResolvers<ContextType>;
  MightAdvice: MightAdviceResolvers<ContextType>;
  WoundsChance: WoundsChanceResolvers<ContextType>;
  SlainChance: SlainChanceResolvers<ContextType>;
  StrikeTargetOdds: StrikeTargetOddsResolvers<ContextType>;
  StrikeOdds: StrikeOddsResolvers<ContextType>;
  FightOutcome: FightOutcomeResolvers<ContextType>;
  FightModelOdds: FightModelOddsResolvers<ContextType>;
  FightSideOdds: FightSideOddsResolvers<ContextType>;
  SecondFightOdds: SecondFightOddsResolvers<ContextType>;
  SecondFight: SecondFightResolvers<ContextType>;
  FightOdds: FightOddsResolvers<ContextType>;
  ShotStopped: ShotStoppedResolvers<ContextType>;
  ShotOdds: ShotOddsResolvers<ContextType>;
  VolleyOdds: VolleyOddsResolvers<ContextType>;
  Picture: PictureResolvers<ContextType>;
  PictureTable: PictureTableResolvers<ContextType>;
  PlayStep: PlayStepResolvers<ContextType>;
  FightModelPlay: FightModelPlayResolvers<ContextType>;
  FightSidePlay: FightSidePlayResolvers<ContextType>;
  FightPlay: FightPlayResolvers<ContextType>;
  VolleyPlay: VolleyPlayResolvers<ContextType>;
  ReceiptCheck: ReceiptCheckResolvers<ContextType>;
  Receipt: ReceiptResolvers<ContextType>;
  ReceiptKey: ReceiptKeyResolvers<ContextType>;
  Pairings: PairingsResolvers<ContextType>;
  PairedTable: PairedTableResolvers<ContextType>;
  TableReason: TableReasonResolvers<ContextType>;
  UnpairedEntrant: UnpairedEntrantResolvers<ContextType>;
  UnpairedReason: UnpairedReasonResolvers<ContextType>;
  CalculatedStandings: CalculatedStandingsResolvers<ContextType>;
  Standing: StandingResolvers<ContextType>;
  TiebreakerScore: TiebreakerScoreResolvers<ContextType>;
  StandingDecision: StandingDecisionResolvers<ContextType>;
  EventPlan: EventPlanResolvers<ContextType>;
  ExportedTournament: ExportedTournamentResolvers<ContextType>;
  StandingsSheet: StandingsSheetResolvers<ContextType>;
  TournamentChanges: TournamentChangesResolvers<ContextType>;
  FieldChange: FieldChangeResolvers<ContextType>;
  HistoryEntry: HistoryEntryResolvers<ContextType>;
  HistoryPage: HistoryPageResolvers<ContextType>;
  TournamentAsItStood: TournamentAsItStoodResolvers<ContextType>;
  PastTournament: PastTournamentResolvers<ContextType>;
  GrantedRole: GrantedRoleResolvers<ContextType>;
  LinkCode: LinkCodeResolvers<ContextType>;
  RedeemedLinkCode: RedeemedLinkCodeResolvers<ContextType>;
  UnlinkedEntrant: UnlinkedEntrantResolvers<ContextType>;
  RevokedRole: RevokedRoleResolvers<ContextType>;
  Webhook: WebhookResolvers<ContextType>;
  WebhookWithSecret: WebhookWithSecretResolvers<ContextType>;
  DeletedWebhook: DeletedWebhookResolvers<ContextType>;
  WebhookPing: WebhookPingResolvers<ContextType>;
  WebhookList: WebhookListResolvers<ContextType>;
  WebhookDeliveries: WebhookDeliveriesResolvers<ContextType>;
  WebhookDelivery: WebhookDeliveryResolvers<ContextType>;
  RoleHolder: RoleHolderResolvers<ContextType>;
  RoleHolders: RoleHoldersResolvers<ContextType>;
  EntrantCheck: EntrantCheckResolvers<ContextType>;
  EntrantAdjustment: EntrantAdjustmentResolvers<ContextType>;
  EntrantScore: EntrantScoreResolvers<ContextType>;
  EntrantArmy: EntrantArmyResolvers<ContextType>;
  RoundPreview: RoundPreviewResolvers<ContextType>;
  RoundClock: RoundClockResolvers<ContextType>;
  AnnouncedTiebreaker: AnnouncedTiebreakerResolvers<ContextType>;
  TournamentSettings: TournamentSettingsResolvers<ContextType>;
  TournamentList: TournamentListResolvers<ContextType>;
  CreatedTournament: CreatedTournamentResolvers<ContextType>;
  RecoveredTournament: RecoveredTournamentResolvers<ContextType>;
  FinishedTournament: FinishedTournamentResolvers<ContextType>;
  Tournament: TournamentResolvers<ContextType>;
  Entrant: EntrantResolvers<ContextType>;
  RoundSummary: RoundSummaryResolvers<ContextType>;
  Round: RoundResolvers<ContextType>;
  Table: TableResolvers<ContextType>;
  UnpairedTable: UnpairedTableResolvers<ContextType>;
  Result: ResultResolvers<ContextType>;
  ReportedTable: ReportedTableResolvers<ContextType>;
  TournamentStandings: TournamentStandingsResolvers<ContextType>;
  PointsRule: PointsRuleResolvers<ContextType>;
  LeagueSettings: LeagueSettingsResolvers<ContextType>;
  GrantedLeague: GrantedLeagueResolvers<ContextType>;
  League: LeagueResolvers<ContextType>;
  LeagueTournamentSummary: LeagueTournamentSummaryResolvers<ContextType>;
  LeaguePlayerName: LeaguePlayerNameResolvers<ContextType>;
  LeaguePlayer: LeaguePlayerResolvers<ContextType>;
  LeaguePlayerList: LeaguePlayerListResolvers<ContextType>;
  LeaguePlayerToken: LeaguePlayerTokenResolvers<ContextType>;
  LeaguePlacing: LeaguePlacingResolvers<ContextType>;
  LeagueTable: LeagueTableResolvers<ContextType>;
  LeagueTableLine: LeagueTableLineResolvers<ContextType>;
  LeagueRating: LeagueRatingResolvers<ContextType>;
  LeagueRatingLine: LeagueRatingLineResolvers<ContextType>;
  LeagueRatings: LeagueRatingsResolvers<ContextType>;
  LeaguePlayerPage: LeaguePlayerPageResolvers<ContextType>;
  LeagueMeeting: LeagueMeetingResolvers<ContextType>;
  LeagueHeadToHead: LeagueHeadToHeadResolvers<ContextType>;
  OfferedTournament: OfferedTournamentResolvers<ContextType>;
  AcceptedTournament: AcceptedTournamentResolvers<ContextType>;
  LeagueEntrant: LeagueEntrantResolvers<ContextType>;
  LeagueTournament: LeagueTournamentResolvers<ContextType>;
  ClaimCode: ClaimCodeResolvers<ContextType>;
  ClaimCodeList: ClaimCodeListResolvers<ContextType>;
  ClaimedEntrant: ClaimedEntrantResolvers<ContextType>;
  ChangedClaims: ChangedClaimsResolvers<ContextType>;
  ReferenceEntryList: ReferenceEntryListResolvers<ContextType>;
  ReferenceEntry: ReferenceEntryResolvers<ContextType>;
  PowerHit: PowerHitResolvers<ContextType>;
  RulingSwitch: RulingSwitchResolvers<ContextType>;
  Related: RelatedResolvers<ContextType>;
  SearchHitList: SearchHitListResolvers<ContextType>;
  SearchHit: SearchHitResolvers<ContextType>;
  NamedId: NamedIdResolvers<ContextType>;
  ArmyCondition: ArmyConditionResolvers<ContextType>;
  ArmyConditionPart: ArmyConditionPartResolvers<ContextType>;
  ArmyListSummaryList: ArmyListSummaryListResolvers<ContextType>;
  ArmyListSummary: ArmyListSummaryResolvers<ContextType>;
  ArmyList: ArmyListResolvers<ContextType>;
  ArmyListAlly: ArmyListAllyResolvers<ContextType>;
  LegionSummaryList: LegionSummaryListResolvers<ContextType>;
  LegionSummary: LegionSummaryResolvers<ContextType>;
  LegendaryLegion: LegendaryLegionResolvers<ContextType>;
  ArmyProfile: ArmyProfileResolvers<ContextType>;
  Characteristics: CharacteristicsResolvers<ContextType>;
  ArmyOption: ArmyOptionResolvers<ContextType>;
  CharacteristicChange: CharacteristicChangeResolvers<ContextType>;
  ArmyCounts: ArmyCountsResolvers<ContextType>;
  ArmyChoice: ArmyChoiceResolvers<ContextType>;
  RosterReading: RosterReadingResolvers<ContextType>;
  RosterForce: RosterForceResolvers<ContextType>;
  RosterWarband: RosterWarbandResolvers<ContextType>;
  RosterUnit: RosterUnitResolvers<ContextType>;
  RosterOption: RosterOptionResolvers<ContextType>;
  UnknownRosterName: UnknownRosterNameResolvers<ContextType>;
  ArmyReport: ArmyReportResolvers<ContextType>;
  ArmyFinding: ArmyFindingResolvers<ContextType>;
  ArmyPlace: ArmyPlaceResolvers<ContextType>;
  ArmyFacts: ArmyFactsResolvers<ContextType>;
  ForceFacts: ForceFactsResolvers<ContextType>;
  BowCount: BowCountResolvers<ContextType>;
  LeaderCandidate: LeaderCandidateResolvers<ContextType>;
  ArmySuggestion: ArmySuggestionResolvers<ContextType>;
  ArmyChange: ArmyChangeResolvers<ContextType>;
  ArmyListFile: GraphQLScalarType;
  BowRule: BowRuleResolvers<ContextType>;
  BowExemption: BowExemptionResolvers<ContextType>;
  WarbandRule: WarbandRuleResolvers<ContextType>;
  CaptainlessRule: CaptainlessRuleResolvers<ContextType>;
  ArmyDemand: ArmyDemandResolvers<ContextType>;
  ScenarioList: ScenarioListResolvers<ContextType>;
  Scenario: ScenarioResolvers<ContextType>;
  ScenarioObjective: ScenarioObjectiveResolvers<ContextType>;
  DeploymentStep: DeploymentStepResolvers<ContextType>;
  ScenarioEnd: ScenarioEndResolvers<ContextType>;
  ScenarioRule: ScenarioRuleResolvers<ContextType>;
  ScoringItem: ScoringItemResolvers<ContextType>;
  ScoringStep: ScoringStepResolvers<ContextType>;
  ScenarioFact: ScenarioFactResolvers<ContextType>;
  ScenarioScore: ScenarioScoreResolvers<ContextType>;
  ScenarioSideScore: ScenarioSideScoreResolvers<ContextType>;
  ScoreLine: ScoreLineResolvers<ContextType>;
  GameState: GameStateResolvers<ContextType>;
  GameSideState: GameSideStateResolvers<ContextType>;
  SuddenEndRoll: SuddenEndRollResolvers<ContextType>;
  SealedChoice: SealedChoiceResolvers<ContextType>;
  SealedChoiceCheck: SealedChoiceCheckResolvers<ContextType>;
  StoredChoice: StoredChoiceResolvers<ContextType>;
  CreatedRoll: CreatedRollResolvers<ContextType>;
  JoinToken: JoinTokenResolvers<ContextType>;
  Roll: RollResolvers<ContextType>;
  RollPlayer: RollPlayerResolvers<ContextType>;
  RollOnChart: RollOnChartResolvers<ContextType>;
  RollList: RollListResolvers<ContextType>;
};
