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
};
