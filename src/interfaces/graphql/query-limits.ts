import {
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
  getNamedType,
  getNullableType,
  GraphQLError,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
} from 'graphql';

/** Limits of one GraphQL document. Documented in `docs/graphql.md`. */
export const queryLimits = {
  /** Names, punctuators and values of the document; refused while it is read. */
  tokens: 2_000,
  /** Fields inside fields. */
  depth: 12,
  /** Fields with another name than their own, over the whole document. */
  aliases: 60,
  /** Fields that would be answered, a list counting `ASSUMED_ITEMS` times. */
  cost: 26_000,
  /** Fields of one object in variables; no input type has a third as many. */
  objectFields: 100,
  /** Objects and lists inside each other in a variable. */
  valueDepth: 100,
} as const;

/** A list counts as so many items. */
const ASSUMED_ITEMS = 10;
/** Asking a use-case at all counts as so many fields. */
const QUESTION_COST = 10;
/** Fields that create something without a token: one in a document, so that the gateway's rate of requests bounds a flood of it. */
const CREATION_COST = 13_500;
const creations: ReadonlySet<string> = new Set([
  'createTournament',
  'importTournament',
  'importTrf',
  'createLeague',
  'createRoll',
  'keepSealedChoice',
  'createPerson',
  'createCatalogue',
  'uploadCatalogueFiles',
]);

/** Lists that are never longer: the sides of a table, the forces of an army, what else a name may mean. Stages are seldom more, nor their groups. */
const knownItems: Readonly<Record<string, number>> = {
  'Table.entrants': 2,
  'ReportedTable.entrants': 2,
  'StageBracketGame.entrants': 2,
  'CrosstableGame.victoryPoints': 2,
  'EventStages.stages': 3,
  'EventStage.groups': 2,
  'EventStage.bracket': 10,
  'SharedArmy.lists': 6,
  'SharedDraft.forces': 6,
  'ArmyFacts.forces': 6,
  'RosterReading.forces': 6,
  'RosterReadName.alternatives': 3,
};
/** Edges that read the store for each object they start from. */
const storedEdges: ReadonlySet<string> = new Set(['Entrant.army', 'League.players']);
/** Records that an edge reads from the store, wherever it starts. */
const storedRecords: ReadonlySet<string> = new Set(['Tournament', 'League', 'Person']);

/** The fields of a part of a document, with its fragments. */
interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly cost: number;
}

const NOTHING: Measure = { depth: 0, aliases: 0, cost: 0 };

const sum = (parts: readonly Measure[]): Measure =>
  parts.reduce(
    (total, part) => ({
      depth: Math.max(total.depth, part.depth),
      aliases: total.aliases + part.aliases,
      cost: total.cost + part.cost,
    }),
    NOTHING,
  );

/** `__schema` and `__type` have their own bound in graphql-js (how deep lists of lists may go). */
const isIntrospection = ({ name }: FieldNode): boolean => name.value.startsWith('__');

const listFactor = (type: GraphQLOutputType): number => {
  const nullable = getNullableType(type);
  return isListType(nullable) ? ASSUMED_ITEMS * listFactor(nullable.ofType) : 1;
};

type Measurer = (selections: SelectionSetNode, parent: GraphQLNamedType | undefined) => Measure;

const createMeasurer = (context: ValidationContext): Measurer => {
  const schema = context.getSchema();
  const roots: readonly unknown[] = [schema.getQueryType(), schema.getMutationType()];
  const fragments = new Map<string, Measure>();
  const costOfAsking = (
    name: string,
    parent: GraphQLNamedType | undefined,
    answer: GraphQLNamedType | undefined,
  ): number => {
    if (!roots.includes(parent))
      return storedEdges.has(`${parent?.name}.${name}`) || storedRecords.has(answer?.name ?? '')
        ? QUESTION_COST
        : 1;
    return parent === schema.getMutationType() && creations.has(name) ? CREATION_COST : QUESTION_COST;
  };

  const measureField = (node: FieldNode, parent: GraphQLNamedType | undefined): Measure => {
    if (isIntrospection(node)) return NOTHING;
    const field =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    const answer = field && getNamedType(field.type);
    const inner = node.selectionSet ? measureSet(node.selectionSet, answer) : NOTHING;
    const items = knownItems[`${parent?.name}.${node.name.value}`] ?? (field ? listFactor(field.type) : 1);
    return {
      depth: 1 + inner.depth,
      aliases: inner.aliases + (node.alias ? 1 : 0),
      cost: costOfAsking(node.name.value, parent, answer) + items * inner.cost,
    };
  };

  /** Each fragment is measured once; one that spreads itself is refused by another rule and counts as nothing here. */
  const measureFragment = (name: string): Measure => {
    const known = fragments.get(name);
    if (known !== undefined) return known;
    fragments.set(name, NOTHING);
    const fragment = context.getFragment(name);
    const measure = fragment
      ? measureSet(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value))
      : NOTHING;
    fragments.set(name, measure);
    return measure;
  };

  const measureOne = (node: SelectionNode, parent: GraphQLNamedType | undefined): Measure => {
    switch (node.kind) {
      case Kind.FIELD:
        return measureField(node, parent);
      case Kind.FRAGMENT_SPREAD:
        return measureFragment(node.name.value);
      case Kind.INLINE_FRAGMENT:
        return measureSet(
          node.selectionSet,
          node.typeCondition ? schema.getType(node.typeCondition.name.value) : parent,
        );
    }
  };

  const measureSet: Measurer = ({ selections }, parent) =>
    sum(selections.map((node) => measureOne(node, parent)));

  return measureSet;
};

const refusals = {
  depth: {
    code: 'QUERY_TOO_DEEP',
    words: (found: number) => `The query goes ${found} fields deep; ${queryLimits.depth} are allowed.`,
  },
  aliases: {
    code: 'QUERY_TOO_MANY_ALIASES',
    words: (found: number) => `The query has ${found} aliases; ${queryLimits.aliases} are allowed.`,
  },
  cost: {
    code: 'QUERY_TOO_COSTLY',
    words: (found: number) =>
      `The query costs ${found}; ${queryLimits.cost} is allowed: ask for fewer fields inside lists, or in several queries.`,
  },
} as const;

/** Refuses an operation that asks for more than the limits, before anything is answered. */
export const queryLimitsRule: ValidationRule = (context) => {
  const measure = createMeasurer(context);
  return {
    OperationDefinition: (node) => {
      const schema = context.getSchema();
      const root = schema.getRootType(node.operation);
      const found = measure(node.selectionSet, root ?? undefined);
      for (const name of ['depth', 'aliases', 'cost'] as const) {
        if (found[name] <= queryLimits[name]) continue;
        const { code, words } = refusals[name];
        context.reportError(
          new GraphQLError(words(found[name]), {
            nodes: node,
            extensions: { limit: { code, allowed: queryLimits[name], found: found[name] } },
          }),
        );
      }
    },
  };
};
