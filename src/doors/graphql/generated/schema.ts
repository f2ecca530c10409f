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
  ],
  assumeValid: true,
});
