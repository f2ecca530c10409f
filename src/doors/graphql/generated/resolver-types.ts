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
  /** Whether a receipt of a roll is ours and unchanged, and what it says. */
  readonly checkReceipt: Maybe<ReceiptCheck>;
  /** The public key that receipts are signed with, for checking them without this service. */
  readonly receiptKey: ReceiptKey;
  /** Draws a round from the record given, each table with its reason. Nothing is stored. The same for players and teams. */
  readonly calculatePairings: Maybe<Pairings>;
  /** The standings after a round of the record given. Nothing is stored. The same for players and teams. */
  readonly calculateStandings: Maybe<CalculatedStandings>;
  /** How many games an event has time for, how long a round takes and which board it needs. */
  readonly eventPlan: Maybe<EventPlan>;
  /** A tournament as it stands. */
  readonly tournament: Maybe<Tournament>;
  /** A round of a tournament: its tables with their reasons and results. */
  readonly round: Maybe<Round>;
  /** The standings after a round of a tournament, computed from its games. */
  readonly standings: Maybe<TournamentStandings>;
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
export type QueryCheckReceiptArgs = {
  receipt: Scalars['String']['input'];
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
export type QueryTournamentArgs = {
  id: Scalars['ID']['input'];
};

/** Questions. They change nothing. */
export type QueryRoundArgs = {
  tournament: Scalars['ID']['input'];
  round: Scalars['Int']['input'];
};

/** Questions. They change nothing. */
export type QueryStandingsArgs = {
  tournament: Scalars['ID']['input'];
  round?: InputMaybe<Scalars['Int']['input']>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type Mutation = {
  /** We throw the die. Answers as `resolveChart` does before any Might, with a signed receipt. */
  readonly rollChart: Maybe<ChartResolution>;
  /** Creates a tournament. Anybody may; what the organiser must keep is shown here only. The key must have at least 16 characters. */
  readonly createTournament: Maybe<CreatedTournament>;
  /** Changes what may still be changed of a tournament. */
  readonly updateTournament: Maybe<TournamentSettings>;
  /** Brings back a lost organiser's token. The old token and the old code stop working. */
  readonly recoverOrganiserToken: Maybe<RecoveredTournament>;
  /** Finishes a tournament whose drawn rounds are all reported. */
  readonly finishTournament: Maybe<FinishedTournament>;
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
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRollChartArgs = {
  id: Scalars['ID']['input'];
  input?: InputMaybe<RollChartInput>;
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

/** An exact chance. */
export type Chance = {
  /** Exact, in lowest terms: `161/216`; `0/1` never happens, `1/1` always. */
  readonly fraction: Scalars['String']['output'];
  /** The nearest decimal; 0 or 1 only where the chance is exactly that. */
  readonly decimal: Scalars['Float']['output'];
};

/** Where a fact stands in the rules documents. */
export type Source = {
  /** The document's number, `000` to `004`, or `RULING` for what this project decided where they are silent. */
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
};

/** A tournament to create. */
export type CreateTournamentInput = {
  /** What it is called, 1 to 120 characters. */
  readonly name: Scalars['String']['input'];
  /** Singles or doubles; `SINGLES` if left out. */
  readonly format?: InputMaybe<TournamentFormat>;
  /** How many rounds will be played, 1 to 30; the last one is final. */
  readonly rounds: Scalars['Int']['input'];
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
};

/** What changes about a tournament; what is left out stays. */
export type UpdateTournamentInput = {
  /** What it is called, 1 to 120 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** How many rounds will be played, 1 to 30, not fewer than are drawn. */
  readonly rounds?: InputMaybe<Scalars['Int']['input']>;
  /** The most entrants that play, 2 to 4000. */
  readonly cap?: InputMaybe<Scalars['Int']['input']>;
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
};

/** Where a tournament stands. RUNNING is the same as the four states between REGISTRATION and FINISHED. */
export type TournamentState =
  /** No round is drawn yet. */
  | 'REGISTRATION'
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
  /** SHA-256 of the seed of round 1, as base64url, published before anybody registers. */
  readonly seedCommitment: Scalars['String']['output'];
  /** What `ifMatch` takes to change it. */
  readonly version: Scalars['String']['output'];
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
  /** It is drawn no more. */
  | 'WITHDRAWN';

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
  /** The organiser's words for the last redraw or change by hand. */
  readonly note: Maybe<Scalars['String']['output']>;
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
  /** The lines, best first; level entrants by player number. */
  readonly standings: ReadonlyArray<Standing>;
  /** Changes with anything in the tournament. */
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
  | 'SCENARIO';

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
  AnnouncedTiebreakerInput: AnnouncedTiebreakerInput;
  CreateTournamentInput: CreateTournamentInput;
  UpdateTournamentInput: UpdateTournamentInput;
  RegisterEntrantInput: RegisterEntrantInput;
  UnpairedByHandInput: UnpairedByHandInput;
  SetRoundTablesInput: SetRoundTablesInput;
  ReportResultInput: ReportResultInput;
  AnnouncedTiebreaker: AnnouncedTiebreaker;
  TournamentSettings: TournamentSettings;
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
  ReferenceEntryList: ReferenceEntryList;
  ReferenceEntry: ReferenceEntry;
  PowerHit: PowerHit;
  RulingSwitch: RulingSwitch;
  Related: Related;
  SearchHitList: SearchHitList;
  SearchHit: SearchHit;
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
  checkReceipt: Resolver<
    Maybe<ResolversTypes['ReceiptCheck']>,
    ParentType,
    ContextType,
    RequireFields<QueryCheckReceiptArgs, 'receipt'>
  >;
  receiptKey: Resolver<ResolversTypes['ReceiptKey'], ParentType, ContextType>;
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
  tournament: Resolver<
    Maybe<ResolversTypes['Tournament']>,
    ParentType,
    ContextType,
    RequireFields<QueryTournamentArgs, 'id'>
  >;
  round: Resolver<
    Maybe<ResolversTypes['Round']>,
    ParentType,
    ContextType,
    RequireFields<QueryRoundArgs, 'tournament' | 'round'>
  >;
  standings: Resolver<
    Maybe<ResolversTypes['TournamentStandings']>,
    ParentType,
    ContextType,
    RequireFields<QueryStandingsArgs, 'tournament'>
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

export type AnnouncedTiebreakerResolvers<
  ContextType = GraphqlContext,
  ParentType extends ResolversParentTypes['AnnouncedTiebreaker'] =
    ResolversParentTypes['AnnouncedTiebreaker'],
> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  better: Resolver<ResolversTypes['TiebreakerOrder'], ParentType, ContextType>;
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
  seedCommitment: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  seedCommitment: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['TournamentState'], ParentType, ContextType>;
  allowed: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  entrants: Resolver<ReadonlyArray<ResolversTypes['Entrant']>, ParentType, ContextType>;
  roundsDrawn: Resolver<ReadonlyArray<ResolversTypes['RoundSummary']>, ParentType, ContextType>;
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
  standings: Resolver<ReadonlyArray<ResolversTypes['Standing']>, ParentType, ContextType>;
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
  AnnouncedTiebreaker: AnnouncedTiebreakerResolvers<ContextType>;
  TournamentSettings: TournamentSettingsResolvers<ContextType>;
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
  ReferenceEntryList: ReferenceEntryListResolvers<ContextType>;
  ReferenceEntry: ReferenceEntryResolvers<ContextType>;
  PowerHit: PowerHitResolvers<ContextType>;
  RulingSwitch: RulingSwitchResolvers<ContextType>;
  Related: RelatedResolvers<ContextType>;
  SearchHitList: SearchHitListResolvers<ContextType>;
  SearchHit: SearchHitResolvers<ContextType>;
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
};
