import {
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
  Kind,
  parse,
  print,
  visit,
} from 'graphql';
import type { ClientRequest } from '../../../interfaces/in-process';
import { fieldOf, graphqlCall } from '../../../questions/graphql-call';
import { type Asked, restOnly } from '../../../questions/question';
import { restCall } from '../../../questions/rest-call';
import type { Choices } from '../random';
import { hasFiles, markedInput, withHostileValues, withSpoiltFiles } from './marked';
import { badPaths, brokenBodies, hostileHeaders } from './values';
import { type Outcome, type World, reaches, wordsOf } from './world';

/** Hostile requests to REST and GraphQL, about the question of a world. */

const isChange = (operation: string): boolean => fieldOf(operation).kind === 'mutation';

interface Sent {
  readonly status: number;
  readonly text: string;
  readonly words: string;
}

/** What was answered; null for an address that the gateway itself turns away. */
export const sent = async (world: World, request: ClientRequest): Promise<Sent | null> => {
  if (!reaches(request.url)) return null;
  const { statusCode = 0, body = '', isBase64Encoded } = await world.interfaces.send(request);
  return {
    status: statusCode,
    text: isBase64Encoded === true ? '' : body,
    words: wordsOf(request.method, request.url, String(request.body ?? '')),
  };
};

const broke = (status: number, text: string): boolean => status >= 500 || text.includes('"INTERNAL"');

const withHostileAround = (request: ClientRequest, random: Choices): ClientRequest => ({
  ...request,
  headers: { ...request.headers, ...(random.chance(0.25) && random.pick(hostileHeaders)) },
  ...(request.method !== 'GET' && random.chance(0.06) && { body: random.pick(brokenBodies) }),
});

/** How many fields of a GraphQL answer are not null. */
const succeededIn = (text: string): number => {
  try {
    const { data } = JSON.parse(text) as { readonly data?: Readonly<Record<string, unknown>> | null };
    return Object.entries(data ?? {}).filter(([name, value]) => name !== '__typename' && value !== null)
      .length;
  } catch {
    return 0;
  }
};

/** What one request of one operation came to. */
export const outcomeOf = (operation: string, answer: Sent | null): Outcome | null => {
  if (answer === null) return null;
  const { status, text, words } = answer;
  // A change is made even where a field of what it answers with is refused.
  const isRefused =
    status >= 400 ||
    ((text.startsWith('{"errors"') || text.startsWith('{"data":null')) && succeededIn(text) === 0);
  const isRestOnly = (restOnly as readonly string[]).includes(operation);
  return {
    words: wordsOf(words, text),
    status,
    broke: broke(status, text),
    mayWrite: isRefused ? 0 : Number.POSITIVE_INFINITY,
    refusedChanges: isRefused && !isRestOnly && isChange(operation) ? [operation] : [],
  };
};

/** One question, through REST or GraphQL, with something hostile somewhere. */
export const askOne = async (world: World, random: Choices): Promise<Outcome | null> => {
  const { asked } = world;
  const call = random.chance(0.65) ? restCall : graphqlCall;
  const given =
    hasFiles(asked.input) && random.chance(0.7) ? withSpoiltFiles(asked.input, random) : asked.input;
  const input = random.chance(0.15) || given !== asked.input ? given : markedInput(given, random);
  const request = random.chance(0.04)
    ? { method: random.pick(['GET', 'POST', 'PUT', 'DELETE']), url: random.pick(badPaths) }
    : withHostileAround(withHostileValues(call({ ...asked, input }), random), random);
  return outcomeOf(asked.operation, await sent(world, request));
};

interface Part {
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The document of one field, its variables renamed so that several fit beside each other. */
const partOf = (asked: Asked, at: number): Part => {
  const { query, variables } = JSON.parse(String(graphqlCall(asked).body)) as {
    readonly query: string;
    readonly variables: Readonly<Record<string, unknown>>;
  };
  const renamed = visit(parse(query), {
    Variable: (node) => ({ ...node, name: { ...node.name, value: `v${at}_${node.name.value}` } }),
  });
  return {
    operation: renamed.definitions[0] as OperationDefinitionNode,
    variables: Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [`v${at}_${name}`, value]),
    ),
  };
};

const MOST_FIELDS = 6;
const WIDE = 70;

/** Several fields in one document, some of them in a fragment. */
const manyFields = (parts: readonly Part[], random: Choices): DocumentNode => {
  const [first] = parts as readonly [Part, ...Part[]];
  const fields = parts.map(({ operation }, at): FieldNode => {
    const field = operation.selectionSet.selections[0] as FieldNode;
    const isAliased = random.chance(0.8);
    return {
      ...field,
      ...(isAliased && { alias: { kind: Kind.NAME, value: random.chance(0.1) ? 'f' : `f${at}` } }),
    };
  });
  const split = random.chance(0.3) ? random.below(fields.length) : fields.length;
  const type = first.operation.operation === 'mutation' ? 'Mutation' : 'Query';
  const body = fields.slice(0, split).map((field) => print(field));
  const rest = fields.slice(split).map((field) => print(field));
  const variables = parts.flatMap(({ operation }) => operation.variableDefinitions ?? []).map(print);
  const hostileParts = [
    ...(random.chance(0.05) ? ['...Own'] : []),
    ...(random.chance(0.05) ? ['__schema { types { name fields { name } } }'] : []),
    ...(random.chance(0.05) ? [`${'__typename @skip(if: false) '.repeat(WIDE)}`] : []),
    ...(random.chance(0.05) ? Array.from({ length: WIDE }, (_, at) => `a${at}: __typename`) : []),
    ...(random.chance(0.05) ? ['constructor', '__proto__'] : []),
  ];
  const fragments = [
    ...(rest.length > 0 ? [`fragment Rest on ${type} { ${rest.join(' ')} }`] : []),
    ...(hostileParts.includes('...Own') ? [`fragment Own on ${type} { __typename ...Own }`] : []),
  ];
  return parse(
    `${first.operation.operation} Many${variables.length > 0 ? `(${variables.join(', ')})` : ''} {
      ${[...body, ...(rest.length > 0 ? ['...Rest'] : []), ...hostileParts].join(' ')} }
      ${fragments.join(' ')}`,
    { noLocation: true },
  );
};

/** Every other change writes one item. */
const writeSeveral = [
  'checkInEntrants',
  'deleteLeague',
  'deleteTournament',
  'eraseEntrant',
  'eraseLeaguePlayer',
  'importEntrants',
  'importResults',
  'importTrf',
  'importTournament',
  'registerEntrants',
  'reportResults',
  'setScores',
  'signUpClub',
  'linkLeaguePlayer',
  'unstartRound',
  'createCatalogue',
  'addCatalogueVersion',
  'deleteCatalogue',
  'uploadCatalogueFiles',
];

/** Several questions in one document: the same with other values, and others of the same kind; or a batch, or by GET. */
export const askMany = async (
  world: World,
  others: readonly Asked[],
  random: Choices,
): Promise<Outcome | null> => {
  const { asked } = world;
  const isMutation = isChange(asked.operation);
  const beside = others.filter(({ operation }) => isChange(operation) === isMutation);
  const chosen = Array.from({ length: 2 + random.below(MOST_FIELDS - 1) }, (_, at) =>
    at === 0 || beside.length === 0 || random.chance(0.4) ? asked : random.pick(beside),
  );
  const parts = chosen.map((one, at) =>
    partOf({ ...one, input: random.chance(0.4) ? one.input : markedInput(one.input, random) }, at),
  );
  const query = print(manyFields(parts, random));
  const variables = Object.assign({}, ...parts.map((part) => part.variables)) as object;
  const headers = { 'content-type': 'application/json', ...graphqlCall(asked).headers };
  const isBatch = random.chance(0.05);
  const byGet = !isBatch && random.chance(0.1);
  const one = {
    query,
    variables,
    ...(random.chance(0.1) && { operationName: random.pick(['Many', 'Nothing', '__proto__', '']) }),
    ...(random.chance(0.05) && { extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } }),
  };
  const plain: ClientRequest = byGet
    ? {
        method: 'GET',
        url: `/graphql?query=${encodeURIComponent(query)}&variables=${encodeURIComponent(JSON.stringify(variables))}`,
        headers,
      }
    : { method: 'POST', url: '/graphql', headers, body: JSON.stringify(isBatch ? [one, one] : one) };
  const answer = await sent(world, withHostileAround(withHostileValues(plain, random), random));
  if (answer === null) return null;
  const { status, text } = answer;
  const operations = chosen.map(({ operation }) => operation).join(',');
  const words = wordsOf(operations, text, answer.words);
  const succeeded = byGet ? 0 : succeededIn(text);
  return {
    words,
    status,
    broke: broke(status, text),
    mayWrite: !isMutation
      ? 0
      : succeeded > 0 && chosen.some((one) => writeSeveral.includes(one.operation))
        ? Number.POSITIVE_INFINITY
        : succeeded,
    refusedChanges: isMutation && succeeded === 0 ? chosen.map(({ operation }) => operation) : [],
  };
};
