// The GraphQL schema out of the shapes of the answers: REST answers these as they are; GraphQL adds global ids, the edges between
// things (src/interfaces/graphql/edges.graphql), and gives the id that stood in the place of an edge another name.
import { Kind, parse, print } from 'graphql';

const GLOBAL_ID =
  'The global id: opaque, and that of nothing else, whatever its type. Every argument that takes an id takes it too.';
const SHORT_ID = (words) => `${words} In short, as REST has it in \`id\`.`;
const NODE_ID =
  'The id that GraphQL has: opaque, and that of nothing else, whatever its type. Every id in a request may be this one.';

const name = (value) => ({ kind: Kind.NAME, value });
const words = (value) => ({ kind: Kind.STRING, value });
const required = (type) => ({
  kind: Kind.NON_NULL_TYPE,
  type: { kind: Kind.NAMED_TYPE, name: name(type) },
});
const idField = (field, description) => ({
  kind: Kind.FIELD_DEFINITION,
  name: name(field),
  description: words(description),
  arguments: [],
  directives: [],
  type: required('ID'),
});

const isType = ({ kind }) => kind === Kind.OBJECT_TYPE_DEFINITION;
const isExtension = ({ kind }) => kind === Kind.OBJECT_TYPE_EXTENSION;

const directiveOf = ({ directives = [] }, wanted) => {
  const found = directives.find((directive) => directive.name.value === wanted);
  return found?.arguments[0].value.value;
};

const withField = (fields, added, sources) => {
  const plain = { ...added, directives: [] };
  const existing = fields.find((field) => field.name.value === added.name.value);
  const [to, from] = [directiveOf(added, 'moves'), directiveOf(added, 'takes')];
  if (to !== undefined) {
    if (!existing) throw new Error(`there is no ${added.name.value} to move to ${to}`);
    sources[to] = added.name.value;
    return fields.flatMap((field) => (field === existing ? [plain, { ...field, name: name(to) }] : [field]));
  }
  if (from !== undefined) {
    sources[added.name.value] = from;
    return fields.map((field) => (field.name.value === from ? plain : field));
  }
  // A root field keeps its arguments and words.
  return existing
    ? fields.map((field) => (field === existing ? { ...field, type: added.type } : field))
    : [...fields, plain];
};

/** Fields with the id of a thing, by name: in GraphQL they lead to the thing, and the id stands beside it. */
const EDGES = {
  tournament: 'Tournament',
  league: 'League',
  entrant: 'Entrant',
  person: 'Person',
};
const EDGE = (words) => `${words} Null if it is gone, or if the caller may not read it.`;
/** A thing that is gone leads nowhere. */
const isGone = (typeName) => /^(Deleted|Erased)/.test(typeName);

const isId = ({ kind, type, name: named }) =>
  kind === Kind.NON_NULL_TYPE ? isId(type) : kind === Kind.NAMED_TYPE && named.value === 'ID';

const namedType = (type) => ({ kind: Kind.NAMED_TYPE, name: name(type) });

/** The extension of a type by the edges that its ids imply, but for those that `edges.graphql` words itself. */
const impliedEdges = ({ name: { value: typeName }, fields }, stated) =>
  isGone(typeName)
    ? []
    : fields
        .filter(({ name: { value }, type }) => EDGES[value] && EDGES[value] !== typeName && isId(type))
        .filter(({ name: { value } }) => !stated.some((field) => field.name.value === value))
        .map(({ name: { value } }) => ({
          kind: Kind.FIELD_DEFINITION,
          name: name(value),
          description: words(EDGE(`The ${value}.`)),
          arguments: [],
          type: namedType(EDGES[value]),
          directives: parse(`type T { a: A @moves(to: "${value}Id") }`).definitions[0].fields[0].directives,
        }));

const CURSOR = 'The cursor of the next page';

/** The fields of a list in pages for clients that read connections of Relay: the same items as `edges`, the same cursor in `pageInfo`. */
const connectionFields = ({ fields }) => {
  const items = fields.find((field) => field.name.value === 'items');
  const next = fields.find((field) => field.name.value === 'nextCursor');
  if (!items || !next?.description.value.startsWith(CURSOR)) return undefined;
  const item = items.type.type.type.type.name.value;
  return { item, ...partsOf(`${item}Edge`) };
};

const partsOf = (edge) => ({
  fields: parse(`type T {
    "The items, as a connection of Relay has them."
    edges: [${edge}!]!
    "Where the page ends, as a connection of Relay says it."
    pageInfo: PageInfo!
  }`).definitions[0].fields,
});

const edgeTypes = (items) =>
  [...items].sort().map(
    (item) => `"An item of a page."
      type ${item}Edge {
        "The item."
        node: ${item}!
        "The cursor after it; null but for the last of a page, since pages are read from their end alone."
        cursor: String
      }`,
  );

const withGlobalId = (type, facts, sources) => {
  const own = type.fields.find((field) => field.name.value === 'id');
  sources.id = 'nodeId';
  const others = type.fields.filter((field) => field !== own);
  if (own) sources.shortId = 'id';
  return {
    ...type,
    interfaces: [...(facts.isNode ? [namedType('Node')] : []), ...type.interfaces],
    fields: [
      idField('id', GLOBAL_ID),
      ...(own
        ? [{ ...own, name: name('shortId'), description: words(SHORT_ID(own.description.value)) }]
        : []),
      ...others,
    ],
  };
};

/**
 * The GraphQL schema as SDL, and by type the fields that answers hold under another name.
 * `kept`: the types whose edges follow from what surrounds their objects.
 */
export const graphSchema = (answers, edges, nodeTypes) => {
  const document = parse(answers);
  const additions = parse(edges);
  const extensions = additions.definitions.filter(isExtension);
  const sources = {};
  const kept = new Set();
  const connections = [];
  const items = new Set();
  const definitions = document.definitions.map((given) => {
    if (!isType(given)) return given;
    const typeName = given.name.value;
    const renamed = {};
    const isRoot = ['Query', 'Mutation'].includes(typeName);
    const own = extensions.filter((one) => one.name.value === typeName);
    const stated = own.flatMap(({ fields }) => fields);
    const implied = isRoot ? [] : impliedEdges(given, stated);
    const connection = connectionFields(given);
    if (connection) {
      connections.push(typeName);
      items.add(connection.item);
    }
    const fields = [...stated, ...implied, ...(connection?.fields ?? [])].reduce(
      (all, field) => withField(all, field, renamed),
      given.fields,
    );
    const facts = nodeTypes[typeName];
    const extended = { ...given, fields, interfaces: own.flatMap(({ interfaces }) => interfaces) };
    const type = facts ? withGlobalId(extended, facts, renamed) : extended;
    if (stated.length + implied.length > 0) kept.add(typeName);
    if (!facts && !isRoot && fields.some((field) => field.name.value === 'id'))
      throw new Error(
        `${typeName} has an id: say in src/app/kernel/nodes/node-types.ts how its objects are told apart`,
      );
    if (Object.keys(renamed).length > 0) sources[typeName] = renamed;
    return type;
  });
  const own = additions.definitions.filter((definition) => !isExtension(definition));
  const ofPages = parse(edgeTypes(items).join('\n')).definitions;
  return {
    text: print({ kind: Kind.DOCUMENT, definitions: [...own, ...definitions, ...ofPages] }),
    sources,
    connections,
    kept,
  };
};

/** The answers of REST as SDL, with the global ids beside the short ones. */
export const restSchema = (answers, nodeTypes) => {
  const document = parse(answers);
  const definitions = document.definitions.map((given) => {
    const facts = isType(given) ? nodeTypes[given.name.value] : undefined;
    return facts?.isNode === true || facts?.node
      ? { ...given, fields: [...given.fields, idField('nodeId', NODE_ID)] }
      : given;
  });
  return print({ kind: Kind.DOCUMENT, definitions });
};
