// Made from schema.graphql by `npm run generate`: edit that file.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
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

/** Requests that roll dice or change something. Each runs after the one before it. */
export type Mutation = {
  /** We throw the die. Answers as `resolveChart` does before any Might, with a signed receipt. */
  readonly rollChart: Maybe<ChartResolution>;
};

/** Requests that roll dice or change something. Each runs after the one before it. */
export type MutationRollChartArgs = {
  id: Scalars['ID']['input'];
  input?: InputMaybe<RollChartInput>;
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
};
