// Made from schema.graphql by `npm run generate`: edit that file.
import type { GraphQLNullableType, GraphQLType } from 'graphql';
import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';

const list = <T extends GraphQLType>(type: T): GraphQLList<T> => new GraphQLList(type);
const required = <T extends GraphQLNullableType>(type: T): GraphQLNonNull<T> => new GraphQLNonNull(type);

export const Query: GraphQLObjectType = new GraphQLObjectType({
  name: 'Query',
  description: 'Questions. They change nothing.',
  fields: () => ({
    toWound: {
      type: ToWound,
      description: 'What one hit of a Strength needs to wound a Defence, and its exact chance.',
      args: {
        strength: { type: required(GraphQLInt), description: 'Strength of the hit, 1 to 10.' },
        defence: { type: required(GraphQLInt), description: 'Defence of the target, 1 to 10.' },
        bonus: {
          type: GraphQLInt,
          description: 'Added to the To Wound roll, to each die of 6/4, 6/5 and 6/6; 0 to 5.',
          defaultValue: 0,
        },
        rerollOnes: {
          type: GraphQLBoolean,
          description: 'Whether each die showing 1 is rolled again once.',
          defaultValue: false,
        },
      },
    },
    toWoundChart: {
      type: ToWoundChart,
      description: "The To Wound chart, or one Strength's row of it, each cell with its exact chance.",
      args: {
        strength: {
          type: GraphQLInt,
          description: 'Only the row of this Strength, 1 to 10; all rows if left out.',
        },
        bonus: {
          type: GraphQLInt,
          description: 'Added to the To Wound roll in every cell, 0 to 5.',
          defaultValue: 0,
        },
        rerollOnes: {
          type: GraphQLBoolean,
          description: 'Whether each die showing 1 is rolled again once, in every cell.',
          defaultValue: false,
        },
      },
    },
    charts: { type: required(ChartList), description: 'Every roll table there is.' },
    chart: {
      type: Chart,
      description: 'One roll table as printed: its rows, modifiers, notes and sources.',
      args: {
        id: { type: required(GraphQLID), description: 'Id of the chart, as `charts` gives it.' },
      },
    },
    chartOdds: {
      type: ChartOdds,
      description: 'The exact chance of every row of a chart.',
      args: {
        id: { type: required(GraphQLID), description: 'Id of the chart, as `charts` gives it.' },
        modifiers: {
          type: list(required(GraphQLString)),
          description: "Names of the chart's modifiers that apply.",
        },
        variant: {
          type: GraphQLString,
          description: 'Which table of the chart, by name; only for a chart that has several.',
        },
        mightAvailable: {
          type: GraphQLInt,
          description: 'Might points that the model has to spend on this roll, 0 to 100.',
        },
        aims: {
          type: list(required(GraphQLString)),
          description:
            "Outcomes worth spending Might on, the most wanted first; from the chart's last row to its first if left out.",
        },
      },
    },
    resolveChart: {
      type: ChartResolution,
      description: "What the player's own die means: every step from the natural die to what follows.",
      args: {
        id: { type: required(GraphQLID), description: 'Id of the chart, as `charts` gives it.' },
        input: { type: required(ResolveChartInput), description: 'The die, what changes it, and the facts.' },
      },
    },
    fallingDamage: {
      type: FallingDamage,
      description: 'The hits of a fall.',
      args: {
        fallInches: {
          type: required(GraphQLFloat),
          description: 'How far the model falls, in inches, 0 to 1000.',
        },
        modelHeightInches: {
          type: required(GraphQLFloat),
          description: 'How tall the model is, in inches, 0 to 1000.',
        },
      },
    },
    checkReceipt: {
      type: ReceiptCheck,
      description: 'Whether a receipt of a roll is ours and unchanged, and what it says.',
      args: {
        receipt: {
          type: required(GraphQLString),
          description: 'The text that came with the roll: `muster1.<content>.<signature>`.',
        },
      },
    },
    receiptKey: {
      type: required(ReceiptKey),
      description: 'The public key that receipts are signed with, for checking them without this service.',
    },
    calculatePairings: {
      type: Pairings,
      description:
        'Draws a round from the record given, each table with its reason. Nothing is stored. The same for players and teams.',
      args: {
        input: {
          type: required(CalculatePairingsInput),
          description: 'Who takes part, what has happened, and which round to draw.',
        },
      },
    },
    calculateStandings: {
      type: CalculatedStandings,
      description:
        'The standings after a round of the record given. Nothing is stored. The same for players and teams.',
      args: {
        input: {
          type: required(CalculateStandingsInput),
          description: 'Who takes part and what has happened.',
        },
      },
    },
    eventPlan: {
      type: EventPlan,
      description: 'How many games an event has time for, how long a round takes and which board it needs.',
      args: {
        points: {
          type: required(GraphQLInt),
          description: "Points limit of the event, 1 to 100000; in doubles the team's total.",
        },
        days: { type: GraphQLInt, description: 'Days the event lasts, 1 or 2.', defaultValue: 1 },
      },
    },
  }),
});

export const Mutation: GraphQLObjectType = new GraphQLObjectType({
  name: 'Mutation',
  description: 'Requests that roll dice or change something. Each runs after the one before it.',
  fields: () => ({
    rollChart: {
      type: ChartResolution,
      description:
        'We throw the die. Answers as `resolveChart` does before any Might, with a signed receipt.',
      args: {
        id: { type: required(GraphQLID), description: 'Id of the chart, as `charts` gives it.' },
        input: { type: RollChartInput, description: 'What changes the die, and the facts.' },
      },
    },
  }),
});

export const Chance: GraphQLObjectType = new GraphQLObjectType({
  name: 'Chance',
  description: 'An exact chance.',
  fields: () => ({
    fraction: {
      type: required(GraphQLString),
      description: 'Exact, in lowest terms: `161/216`; `0/1` never happens, `1/1` always.',
    },
    decimal: {
      type: required(GraphQLFloat),
      description: 'The nearest decimal; 0 or 1 only where the chance is exactly that.',
    },
  }),
});

export const Source: GraphQLObjectType = new GraphQLObjectType({
  name: 'Source',
  description: 'Where a fact stands in the rules documents.',
  fields: () => ({
    document: {
      type: required(GraphQLString),
      description:
        "The document's number, `000` to `004`, or `RULING` for what this project decided where they are silent.",
    },
    heading: { type: required(GraphQLString), description: 'The heading as printed there.' },
    page: { type: GraphQLInt, description: 'The page, where the document numbers its pages.' },
  }),
});

export const Ruleset: GraphQLEnumType = new GraphQLEnumType({
  name: 'Ruleset',
  description: 'The edition whose rules are meant.',
  values: {
    MESBG_2018: { description: 'Middle-earth Strategy Battle Game, 2018 edition.' },
  },
});

export const DateTime: GraphQLScalarType = new GraphQLScalarType({
  name: 'DateTime',
  description: 'A moment in UTC as ISO 8601 text: `2018-09-15T10:30:00.000Z`.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time',
});

export const ToWound: GraphQLObjectType = new GraphQLObjectType({
  name: 'ToWound',
  description: 'What one hit needs to wound.',
  fields: () => ({
    strength: { type: required(GraphQLInt), description: 'Strength of the hit, 1 to 10.' },
    defence: { type: required(GraphQLInt), description: 'Defence of the target, 1 to 10.' },
    bonus: { type: required(GraphQLInt), description: 'The bonus that was asked with.' },
    canWound: {
      type: required(GraphQLBoolean),
      description: 'False where this Strength cannot wound this Defence, whatever the bonus.',
    },
    needed: {
      type: GraphQLString,
      description:
        "The chart's score without the bonus: `3+` to `6+`, or `6/4`, `6/5`, `6/6` for two rolls; null where it cannot wound.",
    },
    dice: {
      type: required(list(required(GraphQLInt))),
      description:
        'The least that each die must show, in the order rolled, the bonus taken off; empty where it cannot wound.',
    },
    probability: { type: required(Chance), description: 'The chance that the hit wounds.' },
    source: { type: required(Source), description: 'Where the chart is printed.' },
  }),
});

export const ToWoundChart: GraphQLObjectType = new GraphQLObjectType({
  name: 'ToWoundChart',
  description: 'The To Wound chart.',
  fields: () => ({
    name: { type: required(GraphQLString), description: "The chart's name." },
    ruleset: { type: required(Ruleset), description: 'The edition it belongs to.' },
    rows: { type: required(list(required(ToWoundRow))), description: 'One row for each Strength asked for.' },
    source: { type: required(Source), description: 'Where the chart is printed.' },
  }),
});

export const ToWoundRow: GraphQLObjectType = new GraphQLObjectType({
  name: 'ToWoundRow',
  description: "One Strength's row of the To Wound chart.",
  fields: () => ({
    strength: { type: required(GraphQLInt), description: 'Strength of the hit, 1 to 10.' },
    cells: { type: required(list(required(ToWound))), description: 'The cells, by Defence 1 to 10.' },
  }),
});

export const ChartList: GraphQLObjectType = new GraphQLObjectType({
  name: 'ChartList',
  description: 'Roll tables.',
  fields: () => ({
    items: {
      type: required(list(required(Chart))),
      description: 'The charts, in the order of the documents.',
    },
    nextCursor: { type: GraphQLString, description: 'Always null: all are answered at once.' },
  }),
});

export const MightUse: GraphQLEnumType = new GraphQLEnumType({
  name: 'MightUse',
  description: "What Might may do to a chart's die.",
  values: {
    NONE: { description: 'Might may not change it.' },
    UP: { description: 'Might may raise it.' },
    UP_OR_DOWN: { description: 'Might may raise or lower it.' },
  },
});

export const Chart: GraphQLObjectType = new GraphQLObjectType({
  name: 'Chart',
  description:
    'A table of one D6. A total below the first row counts as the first, one above the last as the last.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'What to ask for it by.' },
    name: { type: required(GraphQLString), description: "The chart's name." },
    ruleset: { type: required(Ruleset), description: 'The edition it belongs to.' },
    dice: { type: required(GraphQLString), description: 'The dice thrown: `D6`.' },
    rolledBy: { type: required(GraphQLString), description: 'For whom the die is thrown.' },
    might: { type: required(MightUse), description: 'What Might may do to the die.' },
    modifiers: {
      type: required(list(required(ChartModifier))),
      description: 'The named changes to the die.',
    },
    variants: {
      type: required(list(required(ChartVariant))),
      description: 'The tables of the chart: one without a name, or several named ones.',
    },
    facts: {
      type: required(list(required(GraphQLString))),
      description: 'The facts, by name, that count what follows from a row.',
    },
    notes: {
      type: required(list(required(ChartNote))),
      description: 'What the project decided, or found unstated.',
    },
    sources: { type: required(list(required(Source))), description: 'Where it is printed.' },
  }),
});

export const ChartModifier: GraphQLObjectType = new GraphQLObjectType({
  name: 'ChartModifier',
  description: "A named change to a chart's die.",
  fields: () => ({
    name: { type: required(GraphQLString), description: 'What to name it by, such as `MOUNTED`.' },
    value: { type: required(GraphQLInt), description: 'What it adds to the die.' },
    when: { type: required(GraphQLString), description: 'When it applies.' },
    oneOf: {
      type: GraphQLString,
      description:
        'A model has at most one of the modifiers that share this word; null where it stands alone.',
    },
  }),
});

export const ChartVariant: GraphQLObjectType = new GraphQLObjectType({
  name: 'ChartVariant',
  description: 'A table of a chart.',
  fields: () => ({
    name: { type: GraphQLString, description: "What to name it by; null for a chart's only table." },
    when: { type: required(GraphQLString), description: 'When this table is the one.' },
    rows: { type: required(list(required(ChartRow))), description: 'The rows, lowest first.' },
  }),
});

export const ChartRow: GraphQLObjectType = new GraphQLObjectType({
  name: 'ChartRow',
  description: 'A row of a chart.',
  fields: () => ({
    from: { type: required(GraphQLInt), description: 'The lowest total on it.' },
    to: { type: required(GraphQLInt), description: 'The highest total on it.' },
    outcome: { type: required(GraphQLString), description: 'A stable word for what happens.' },
    name: { type: required(GraphQLString), description: "The row's name." },
    effect: { type: required(GraphQLString), description: 'What happens, in our words.' },
  }),
});

export const ChartNote: GraphQLObjectType = new GraphQLObjectType({
  name: 'ChartNote',
  description: 'A remark on a chart.',
  fields: () => ({
    text: { type: required(GraphQLString), description: 'The remark.' },
    source: { type: required(Source), description: 'Where it comes from.' },
  }),
});

export const ChartOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'ChartOdds',
  description: 'The exact chances of a chart.',
  fields: () => ({
    chart: { type: required(GraphQLID), description: "The chart's id." },
    name: { type: required(GraphQLString), description: "The chart's name." },
    ruleset: { type: required(Ruleset), description: 'The edition it belongs to.' },
    variant: { type: GraphQLString, description: 'Which table of the chart; null for its only one.' },
    rows: {
      type: required(list(required(ChartRowOdds))),
      description: 'Every row with its chance, Might spent as the aims say.',
    },
    mightSpent: {
      type: required(list(required(PointsOdds))),
      description: 'How many Might points are spent, and how likely; from 0 to all.',
    },
    sources: { type: required(list(required(Source))), description: 'Where the chart is printed.' },
  }),
});

export const ChartRowOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'ChartRowOdds',
  description: 'A row and its chance.',
  fields: () => ({
    row: { type: required(ChartRow), description: 'The row.' },
    probability: { type: required(Chance), description: 'The chance of ending on it.' },
  }),
});

export const PointsOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'PointsOdds',
  description: 'A number of points and the chance that so many are spent.',
  fields: () => ({
    points: { type: required(GraphQLInt), description: 'The points spent.' },
    probability: { type: required(Chance), description: 'The chance that exactly so many are spent.' },
  }),
});

export const ResolveChartInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ResolveChartInput',
  description: 'A die as thrown for a chart, what changes it, and the facts.',
  fields: () => ({
    dice: {
      type: required(list(required(GraphQLInt))),
      description: 'The die as thrown, before any change: one number from 1 to 6.',
    },
    modifiers: {
      type: list(required(GraphQLString)),
      description: "Names of the chart's modifiers that apply.",
    },
    variant: {
      type: GraphQLString,
      description: 'Which table of the chart, by name; only for a chart that has several.',
    },
    might: {
      type: GraphQLInt,
      description:
        'Might points spent on the die; negative to lower it where the chart allows that. 0 if left out.',
    },
    mightAvailable: {
      type: GraphQLInt,
      description:
        'Might points that the model has, 0 to 100; the answer then shows what they could make of the die.',
    },
    fallInches: { type: GraphQLFloat, description: 'How far the model would fall, in inches.' },
    modelHeightInches: { type: GraphQLFloat, description: 'How tall the model is, in inches.' },
    remainingMoveInches: {
      type: GraphQLFloat,
      description: 'What is left of its move at the moment of the test, in inches.',
    },
    passengerMovedInches: {
      type: GraphQLFloat,
      description: 'What the passenger had moved this turn before it mounted up, in inches.',
    },
    moveInches: { type: GraphQLFloat, description: 'Its whole Move allowance, in inches.' },
  }),
});

export const RollChartInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'RollChartInput',
  description: 'What changes the die that we throw for a chart, and the facts.',
  fields: () => ({
    modifiers: {
      type: list(required(GraphQLString)),
      description: "Names of the chart's modifiers that apply.",
    },
    variant: {
      type: GraphQLString,
      description: 'Which table of the chart, by name; only for a chart that has several.',
    },
    mightAvailable: {
      type: GraphQLInt,
      description:
        'Might points that the model has, 0 to 100; the answer then shows what they could make of the die.',
    },
    fallInches: { type: GraphQLFloat, description: 'How far the model would fall, in inches.' },
    modelHeightInches: { type: GraphQLFloat, description: 'How tall the model is, in inches.' },
    remainingMoveInches: {
      type: GraphQLFloat,
      description: 'What is left of its move at the moment of the test, in inches.',
    },
    passengerMovedInches: {
      type: GraphQLFloat,
      description: 'What the passenger had moved this turn before it mounted up, in inches.',
    },
    moveInches: { type: GraphQLFloat, description: 'Its whole Move allowance, in inches.' },
  }),
});

export const ChartResolution: GraphQLObjectType = new GraphQLObjectType({
  name: 'ChartResolution',
  description: 'From the die to what follows.',
  fields: () => ({
    chart: { type: required(GraphQLID), description: "The chart's id." },
    name: { type: required(GraphQLString), description: "The chart's name." },
    ruleset: { type: required(Ruleset), description: 'The edition it belongs to.' },
    variant: { type: GraphQLString, description: 'Which table of the chart; null for its only one.' },
    dice: { type: required(list(required(GraphQLInt))), description: 'The die as thrown.' },
    steps: {
      type: required(list(required(ChartStep))),
      description: "Every change to the die in the rules' order: the natural die, each modifier, Might.",
    },
    total: { type: required(GraphQLInt), description: 'The score after all steps.' },
    row: { type: required(ChartRow), description: 'The row it falls on.' },
    consequence: {
      type: required(ChartConsequence),
      description: 'What follows, counted from the facts given.',
    },
    mightOptions: {
      type: required(list(required(MightOption))),
      description:
        'What Might could make of the die: each row within reach with the fewest points; the row without Might first.',
    },
    receipt: {
      type: GraphQLString,
      description: 'The signed receipt of a die that we threw; null where the player threw it.',
    },
    sources: { type: required(list(required(Source))), description: 'Where the chart is printed.' },
  }),
});

export const ChartStepKind: GraphQLEnumType = new GraphQLEnumType({
  name: 'ChartStepKind',
  description: 'What a step is.',
  values: {
    NATURAL: { description: 'The die as thrown.' },
    MODIFIER: { description: 'A modifier of the chart.' },
    MIGHT: { description: 'Might points spent.' },
  },
});

export const ChartStep: GraphQLObjectType = new GraphQLObjectType({
  name: 'ChartStep',
  description: 'One step from the die to the total.',
  fields: () => ({
    kind: { type: required(ChartStepKind), description: 'What kind of step.' },
    name: {
      type: required(GraphQLString),
      description: "What made it: the die, the modifier's name, Might.",
    },
    change: { type: required(GraphQLInt), description: 'What it added.' },
    score: { type: required(GraphQLInt), description: 'The score after it.' },
  }),
});

export const ChartConsequence: GraphQLObjectType = new GraphQLObjectType({
  name: 'ChartConsequence',
  description: 'What follows from a row; null where neither the facts given nor the source say.',
  fields: () => ({
    texts: {
      type: required(list(required(GraphQLString))),
      description: 'A sentence for each thing that follows.',
    },
    hits: { type: Hits, description: 'The hits suffered.' },
    mayMoveInches: { type: GraphQLFloat, description: 'How far the model may still move, in inches.' },
    isProne: { type: required(GraphQLBoolean), description: 'Whether the model ends Prone.' },
    isSlain: { type: required(GraphQLBoolean), description: 'Whether the model is removed as a casualty.' },
  }),
});

export const Hits: GraphQLObjectType = new GraphQLObjectType({
  name: 'Hits',
  description: 'Hits of one Strength, each rolled To Wound by itself.',
  fields: () => ({
    count: { type: required(GraphQLInt), description: 'How many.' },
    strength: { type: required(GraphQLInt), description: 'Their Strength.' },
    text: { type: required(GraphQLString), description: 'The same in words: `3 Strength 3 hits`.' },
  }),
});

export const MightOption: GraphQLObjectType = new GraphQLObjectType({
  name: 'MightOption',
  description: 'What Might could make of a die.',
  fields: () => ({
    might: { type: required(GraphQLInt), description: 'The points; negative where they lower the die.' },
    total: { type: required(GraphQLInt), description: 'The score then.' },
    row: { type: required(ChartRow), description: 'The row then.' },
  }),
});

export const FallingDamage: GraphQLObjectType = new GraphQLObjectType({
  name: 'FallingDamage',
  description: 'The hits of a fall.',
  fields: () => ({
    count: { type: required(GraphQLInt), description: 'How many hits.' },
    strength: { type: required(GraphQLInt), description: 'Their Strength.' },
    text: {
      type: required(GraphQLString),
      description: 'The same in words: `a 2 inch model falls 4 inches: 3 Strength 3 hits`.',
    },
    sources: { type: required(list(required(Source))), description: 'Where it stands.' },
  }),
});

export const ReceiptCheck: GraphQLObjectType = new GraphQLObjectType({
  name: 'ReceiptCheck',
  description: 'What was found out about a receipt.',
  fields: () => ({
    valid: {
      type: required(GraphQLBoolean),
      description: 'Whether this service issued exactly this receipt.',
    },
    content: { type: Receipt, description: 'What it says; null unless it is valid.' },
  }),
});

export const Receipt: GraphQLObjectType = new GraphQLObjectType({
  name: 'Receipt',
  description: 'What the receipt of a roll says.',
  fields: () => ({
    operation: {
      type: required(GraphQLString),
      description: 'The operation that rolled, such as `rollChart`.',
    },
    input: { type: required(GraphQLString), description: 'What was asked, as JSON text.' },
    dice: {
      type: required(list(required(GraphQLInt))),
      description: 'What the dice showed, in the order rolled.',
    },
    rolledAt: { type: required(DateTime), description: 'When the dice were rolled.' },
    nonce: { type: required(GraphQLString), description: 'Random, so that no two receipts are alike.' },
  }),
});

export const ReceiptKey: GraphQLObjectType = new GraphQLObjectType({
  name: 'ReceiptKey',
  description: 'The key that receipts are checked with.',
  fields: () => ({
    algorithm: { type: required(GraphQLString), description: 'How receipts are signed: `Ed25519`.' },
    publicKey: { type: required(GraphQLString), description: 'The public key: SPKI as PEM.' },
  }),
});

export const CalculatePairingsInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'CalculatePairingsInput',
  description: 'A record of an event and the round to draw from it.',
  fields: () => ({
    round: { type: required(GraphQLInt), description: 'The round to draw, 1 to 64.' },
    rounds: {
      type: required(GraphQLInt),
      description: 'How many rounds the event has, 1 to 64; the last is drawn without swaps.',
    },
    unpaired: {
      type: UnpairedKind,
      description: 'What the one left over of an odd number gets; `BYE` if left out.',
    },
    seed: {
      type: GraphQLString,
      description:
        'Any text, 1 to 200 characters; round 1 is shuffled by it. Needed for round 1, unused later.',
    },
    clubMatesApart: {
      type: GraphQLBoolean,
      description:
        'Whether entrants of a club are kept apart in this round where that costs no rematch; false if left out.',
    },
    entrants: {
      type: required(list(required(EntrantInput))),
      description: 'Everyone registered, 1 to 4096.',
    },
    games: {
      type: list(required(GameInput)),
      description: 'The games finished so far, in any order; all before the round to draw.',
    },
    adjustments: {
      type: list(required(AdjustmentInput)),
      description: 'Points given or taken by the organiser.',
    },
    tiebreakers: {
      type: list(required(TiebreakerInput)),
      description: "The organiser's own tiebreakers, in the order announced before round 1; at most 20.",
    },
    lotSeed: {
      type: GraphQLString,
      description:
        'Settles full ties by the published lot of this seed; level entrants share a rank if left out.',
    },
  }),
});

export const CalculateStandingsInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'CalculateStandingsInput',
  description: 'A record of an event.',
  fields: () => ({
    round: {
      type: GraphQLInt,
      description:
        'The round after which they stand, 0 to 64: what came later is left out. The last with a game if left out.',
    },
    entrants: {
      type: required(list(required(EntrantInput))),
      description: 'Everyone registered, 1 to 4096.',
    },
    games: { type: list(required(GameInput)), description: 'The games finished so far, in any order.' },
    adjustments: {
      type: list(required(AdjustmentInput)),
      description: 'Points given or taken by the organiser.',
    },
    tiebreakers: {
      type: list(required(TiebreakerInput)),
      description: "The organiser's own tiebreakers, in the order announced before round 1; at most 20.",
    },
    lotSeed: {
      type: GraphQLString,
      description:
        'Settles full ties by the published lot of this seed; level entrants share a rank if left out.',
    },
  }),
});

export const EntrantInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'EntrantInput',
  description: 'Who takes part: a player, or in a doubles event a team.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'Id of the entrant, unique here.' },
    number: {
      type: required(GraphQLInt),
      description: 'Player number given at registration, 1 to 1000000, unique here.',
    },
    active: {
      type: GraphQLBoolean,
      description:
        'False leaves the entrant out of the draw; true if left out. Its games count all the same.',
    },
    club: { type: GraphQLString, description: 'Club, for keeping club-mates apart.' },
  }),
});

export const GameKind: GraphQLEnumType = new GraphQLEnumType({
  name: 'GameKind',
  description: 'What kind of game it was.',
  values: {
    PLAYED: { description: 'Played to its end or to the end of time.' },
    CONCESSION: { description: 'Conceded: 12-0, and the enemy leader killed.' },
    BYE: { description: 'Nobody to play: 6-0, and the enemy leader killed.' },
    SPARE: { description: 'Played against the Spare Player.' },
    BOTH_LOST: { description: 'Lost by both, as a referee ruled: neither earns anything.' },
  },
});

export const GameInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'GameInput',
  description: 'A finished game.',
  fields: () => ({
    round: { type: required(GraphQLInt), description: 'The round it belongs to, 1 to 64.' },
    kind: { type: required(GameKind), description: 'What kind of game it was.' },
    entrants: {
      type: required(list(required(GraphQLID))),
      description: 'The two entrants; one alone for `BYE` and `SPARE`.',
    },
    victoryPoints: {
      type: list(required(GraphQLInt)),
      description:
        'Victory Points of each side, 0 to 9999; for `PLAYED` and `SPARE` only (there the Spare Player second).',
    },
    leaderKilled: {
      type: list(required(GraphQLBoolean)),
      description:
        'Whether each side killed the enemy leader; for `PLAYED` and `SPARE` only. Left out if unknown: it counts for nobody.',
    },
    concededBy: { type: GraphQLID, description: 'Who conceded; for `CONCESSION` only.' },
  }),
});

export const AdjustmentInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'AdjustmentInput',
  description: 'Points given or taken by the organiser.',
  fields: () => ({
    entrant: { type: required(GraphQLID), description: "The entrant's id." },
    tournamentPoints: {
      type: GraphQLInt,
      description: 'Tournament Points, negative when taken, -999 to 999; 0 if left out.',
    },
    victoryPoints: {
      type: GraphQLInt,
      description: 'Victory Points, negative when taken, -9999 to 9999; 0 if left out.',
    },
    reason: {
      type: required(GraphQLString),
      description: "Why, in the organiser's words, 1 to 500 characters.",
    },
    round: {
      type: GraphQLInt,
      description: 'The round from which they count, 1 to 64; from the start if left out.',
    },
  }),
});

export const TiebreakerOrder: GraphQLEnumType = new GraphQLEnumType({
  name: 'TiebreakerOrder',
  description: 'Which value of a tiebreaker stands higher in the ranking.',
  values: {
    HIGHER: { description: 'The greater one.' },
    LOWER: { description: 'The smaller one.' },
  },
});

export const TiebreakerInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'TiebreakerInput',
  description: "A tiebreaker of the organiser's own.",
  fields: () => ({
    id: {
      type: required(GraphQLID),
      description: 'What the organiser calls it, such as `painting`; unique here.',
    },
    better: { type: TiebreakerOrder, description: 'Which value stands higher; `HIGHER` if left out.' },
    values: {
      type: required(list(required(TiebreakerValueInput))),
      description: "At least one value for every entrant; an entrant's values are added up.",
    },
  }),
});

export const TiebreakerValueInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'TiebreakerValueInput',
  description: "An entrant's value of a tiebreaker.",
  fields: () => ({
    entrant: { type: required(GraphQLID), description: "The entrant's id." },
    value: { type: required(GraphQLInt), description: 'The value, -1000000 to 1000000.' },
    round: {
      type: GraphQLInt,
      description: 'The round from which it counts, 1 to 64; from the start if left out.',
    },
  }),
});

export const UnpairedKind: GraphQLEnumType = new GraphQLEnumType({
  name: 'UnpairedKind',
  description: 'What the one left over of an odd number gets.',
  values: {
    BYE: { description: 'A bye: a 6-0 win with the enemy leader killed.' },
    SPARE: { description: 'A game against the Spare Player.' },
  },
});

export const Pairings: GraphQLObjectType = new GraphQLObjectType({
  name: 'Pairings',
  description: 'A drawn round.',
  fields: () => ({
    round: { type: required(GraphQLInt), description: 'The round.' },
    tables: {
      type: required(list(required(PairedTable))),
      description: 'The tables, the best-ranked first.',
    },
    unpaired: {
      type: UnpairedEntrant,
      description: 'Who is left over of an odd number; null where nobody is.',
    },
    standings: {
      type: required(list(required(Standing))),
      description:
        'The active entrants as they were ranked for this draw: `ranked 3 v 4` counts down this list.',
    },
    roundsWithoutRematch: {
      type: required(GraphQLInt),
      description:
        'How many further rounds after this one can certainly be drawn without a rematch, whatever the results.',
    },
  }),
});

export const PairedTable: GraphQLObjectType = new GraphQLObjectType({
  name: 'PairedTable',
  description: 'Two entrants who meet.',
  fields: () => ({
    table: { type: required(GraphQLInt), description: 'The number of the table, from 1.' },
    entrants: {
      type: required(list(required(GraphQLID))),
      description: 'The two ids, the higher ranked first; in round 1 in the order of the draw.',
    },
    reason: { type: required(TableReason), description: 'Why these two meet.' },
  }),
});

export const TableReason: GraphQLObjectType = new GraphQLObjectType({
  name: 'TableReason',
  description: 'Why two entrants meet.',
  fields: () => ({
    code: { type: required(TableReasonCode), description: 'The same for programs.' },
    text: {
      type: required(GraphQLString),
      description:
        'In words, with places in the ranking (player numbers in round 1): `swapped: 3 and 4 met in round 1`.',
    },
  }),
});

export const TableReasonCode: GraphQLEnumType = new GraphQLEnumType({
  name: 'TableReasonCode',
  description: 'Why two entrants meet.',
  values: {
    DRAWN: { description: 'Round 1: drawn by lot.' },
    RANKED: { description: 'The first meets the best-ranked one left.' },
    SWAPPED: { description: 'The better-ranked ones left have met the first before.' },
    KEPT_PAIRABLE: { description: 'A better-ranked opponent would have forced a rematch further down.' },
    REMATCH_UNAVOIDABLE: { description: 'They have met before; no pairing has fewer rematches.' },
    FINAL_ROUND: { description: 'The final round is straight: 1 v 2, 3 v 4.' },
    FINAL_ROUND_REMATCH: { description: 'The final round is straight, and these two have met before.' },
    CLUB_MATES_APART: { description: 'The better-ranked ones left are club-mates of the first.' },
    CLUB_MATES_MEET: {
      description: 'Club-mates meet, although they were to be kept apart: that would have cost a rematch.',
    },
    MOVED_BY_ORGANISER: { description: 'Moved by the organiser.' },
  },
});

export const UnpairedEntrant: GraphQLObjectType = new GraphQLObjectType({
  name: 'UnpairedEntrant',
  description: 'Who is left over of an odd number.',
  fields: () => ({
    entrant: { type: required(GraphQLID), description: 'The id.' },
    kind: { type: required(UnpairedKind), description: 'What this entrant gets.' },
    reason: { type: required(UnpairedReason), description: 'Why it is this one.' },
  }),
});

export const UnpairedReason: GraphQLObjectType = new GraphQLObjectType({
  name: 'UnpairedReason',
  description: 'Why an entrant is left over.',
  fields: () => ({
    code: { type: required(UnpairedReasonCode), description: 'The same for programs.' },
    text: { type: required(GraphQLString), description: 'In words: `bye: lowest without one`.' },
  }),
});

export const UnpairedReasonCode: GraphQLEnumType = new GraphQLEnumType({
  name: 'UnpairedReasonCode',
  description: 'Why an entrant is left over.',
  values: {
    DRAWN: { description: 'Round 1: left over by the draw.' },
    LOWEST_WITHOUT_ONE: {
      description: 'The lowest ranked of those without a bye or a game against the Spare Player.',
    },
    FEWEST_TIMES: { description: 'Everyone has had one: the lowest ranked of those with the fewest.' },
    KEPT_PAIRABLE: { description: 'Leaving out one who stood before would have forced a rematch.' },
    MOVED_BY_ORGANISER: { description: 'Moved by the organiser.' },
  },
});

export const CalculatedStandings: GraphQLObjectType = new GraphQLObjectType({
  name: 'CalculatedStandings',
  description: 'Standings after a round.',
  fields: () => ({
    round: {
      type: required(GraphQLInt),
      description: 'The round after which they stand; 0 before any game.',
    },
    standings: {
      type: required(list(required(Standing))),
      description: 'The lines, best first; level entrants by player number.',
    },
  }),
});

export const Standing: GraphQLObjectType = new GraphQLObjectType({
  name: 'Standing',
  description: "An entrant's line in the standings.",
  fields: () => ({
    rank: {
      type: required(GraphQLInt),
      description: '1 for the first; level entrants share the best of their places.',
    },
    tied: {
      type: required(GraphQLBoolean),
      description: 'Whether somebody else has the same rank (shown as `=3rd`).',
    },
    entrant: { type: required(GraphQLID), description: "The entrant's id." },
    played: {
      type: required(GraphQLInt),
      description: 'Games, with byes and games against the Spare Player.',
    },
    won: { type: required(GraphQLInt), description: 'Games won, with byes and concessions to this entrant.' },
    drawn: { type: required(GraphQLInt), description: 'Games drawn.' },
    lost: { type: required(GraphQLInt), description: 'Games lost.' },
    tournamentPoints: {
      type: required(GraphQLInt),
      description: '3 for a win, 1 for a draw, and what the organiser gave or took.',
    },
    victoryPointDifference: {
      type: required(GraphQLInt),
      description: 'Victory Points scored less those conceded.',
    },
    victoryPoints: {
      type: required(GraphQLInt),
      description: 'Victory Points scored, with what the organiser gave or took.',
    },
    victoryPointsConceded: { type: required(GraphQLInt), description: 'Victory Points conceded.' },
    leadersKilled: {
      type: required(GraphQLInt),
      description: 'Enemy leaders killed; unknown kills count for nobody.',
    },
    tiebreakers: {
      type: required(list(required(TiebreakerScore))),
      description: "The organiser's own tiebreakers, in the order announced.",
    },
    decidedBy: {
      type: StandingDecision,
      description: 'What placed it below the line above; null for the first, and where both are level.',
    },
  }),
});

export const TiebreakerScore: GraphQLObjectType = new GraphQLObjectType({
  name: 'TiebreakerScore',
  description: "An entrant's value of an organiser's tiebreaker.",
  fields: () => ({
    id: { type: required(GraphQLID), description: 'What the organiser calls it.' },
    value: { type: required(GraphQLInt), description: 'The value, all that counted added up.' },
  }),
});

export const StandingDecision: GraphQLObjectType = new GraphQLObjectType({
  name: 'StandingDecision',
  description: 'What placed an entrant below the one above.',
  fields: () => ({
    criterion: {
      type: required(StandingCriterion),
      description: 'The first criterion in which they differ.',
    },
    tiebreaker: {
      type: GraphQLID,
      description: "Which of the organiser's own it is; null where it is none.",
    },
  }),
});

export const StandingCriterion: GraphQLEnumType = new GraphQLEnumType({
  name: 'StandingCriterion',
  description: 'What standings are ordered by, the first that differs.',
  values: {
    TOURNAMENT_POINTS: { description: 'Tournament Points.' },
    VICTORY_POINT_DIFFERENCE: { description: 'Victory Points scored less those conceded.' },
    VICTORY_POINTS: { description: 'Victory Points scored.' },
    LEADERS_KILLED: { description: 'Enemy leaders killed.' },
    ORGANISER_TIEBREAKER: { description: "A tiebreaker of the organiser's own." },
    LOT: { description: 'The published lot.' },
  },
});

export const EventPlan: GraphQLObjectType = new GraphQLObjectType({
  name: 'EventPlan',
  description: 'What an event has time for.',
  fields: () => ({
    points: { type: required(GraphQLInt), description: 'The points limit asked for.' },
    days: { type: required(GraphQLInt), description: 'The days asked for.' },
    games: { type: required(GraphQLInt), description: 'How many games to run.' },
    roundMinutes: { type: required(GraphQLInt), description: 'How long a round takes, in minutes.' },
    boardWidthFeet: { type: required(GraphQLInt), description: "The board's width, in feet." },
    boardDepthFeet: { type: required(GraphQLInt), description: "The board's depth, in feet." },
    rowPoints: {
      type: required(GraphQLInt),
      description: "The points limit of the table's row that was used.",
    },
    printed: {
      type: required(GraphQLBoolean),
      description: 'Whether the table prints the points limit asked for.',
    },
    note: { type: GraphQLString, description: 'Why another row was used; null where the limit is printed.' },
    source: { type: required(Source), description: 'Where the table stands.' },
  }),
});

/** The whole schema; checked when it was generated. */
export const schema = new GraphQLSchema({
  description:
    'Rules answers and exact odds, army validation and tournaments for the Middle-earth Strategy Battle Game, 2018 edition.\nEach field answers as the REST operation of the same name does, field for field. A question that is refused is null,\nwith the reason in `errors[].extensions` (`code`, `title` and, for bad input, every fault in `errors`).',
  query: Query,
  mutation: Mutation,
  types: [
    Query,
    Mutation,
    Chance,
    Source,
    Ruleset,
    DateTime,
    ToWound,
    ToWoundChart,
    ToWoundRow,
    ChartList,
    MightUse,
    Chart,
    ChartModifier,
    ChartVariant,
    ChartRow,
    ChartNote,
    ChartOdds,
    ChartRowOdds,
    PointsOdds,
    ResolveChartInput,
    RollChartInput,
    ChartResolution,
    ChartStepKind,
    ChartStep,
    ChartConsequence,
    Hits,
    MightOption,
    FallingDamage,
    ReceiptCheck,
    Receipt,
    ReceiptKey,
    CalculatePairingsInput,
    CalculateStandingsInput,
    EntrantInput,
    GameKind,
    GameInput,
    AdjustmentInput,
    TiebreakerOrder,
    TiebreakerInput,
    TiebreakerValueInput,
    UnpairedKind,
    Pairings,
    PairedTable,
    TableReason,
    TableReasonCode,
    UnpairedEntrant,
    UnpairedReason,
    UnpairedReasonCode,
    CalculatedStandings,
    Standing,
    TiebreakerScore,
    StandingDecision,
    StandingCriterion,
    EventPlan,
  ],
  assumeValid: true,
});
