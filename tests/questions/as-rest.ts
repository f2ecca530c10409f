import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNullableType,
  isListType,
  isObjectType,
} from 'graphql';
import { nodeId, readNodeId } from '../../src/app/kernel/nodes/node-id';
import { nodeTypes } from '../../src/app/kernel/nodes/node-types';
import { executableSchema } from '../../src/interfaces/graphql/executable-schema';
import { renamedFields } from '../../src/interfaces/graphql/generated/renamed-fields';
import { changedRecords } from '../../src/interfaces/graphql/records';
import { fieldOf } from './graphql-call';

type Thing = Readonly<Record<string, unknown>>;

/** The global id in its place: of this very type, naming this very thing. What REST shows of it is the rest. */
const nodeIdIn = (type: GraphQLObjectType, thing: Thing): Thing => {
  const facts = nodeTypes[type.name];
  if (facts === undefined) return {};
  const id = String(thing['id']);
  const { type: named, parts = [] } = readNodeId(id) ?? {};
  const { key = 'shortId' } = facts;
  // An id that leads to a thing stands beside it: `tournamentId`.
  const value = key === null ? parts.at(-1) : (thing[`${key}Id`] ?? thing[key]);
  if (named !== type.name || parts.at(-1) !== String(value))
    throw new Error(`${id} is not the id of ${type.name} ${String(value)}`);
  if (facts.node !== undefined) return { nodeId: nodeId(facts.node, parts) };
  return facts.isNode === true ? { nodeId: id } : {};
};

const objectAsRest = (thing: Thing, type: GraphQLObjectType): Thing => {
  const sources = renamedFields[type.name] ?? {};
  const fields = type.getFields();
  const plain = Object.entries(thing).flatMap(([name, value]): readonly (readonly [string, unknown])[] => {
    const source = sources[name] ?? name;
    const field = fields[name];
    return source === 'nodeId' || field === undefined ? [] : [[source, asRest(value, field.type)]];
  });
  return { ...Object.fromEntries(plain), ...nodeIdIn(type, thing) };
};

/** What GraphQL answered as REST writes it: fields under their REST names, the global id as `nodeId` where REST shows it. */
const asRest = (value: unknown, given: GraphQLOutputType): unknown => {
  const type = getNullableType(given);
  if (value === null || value === undefined) return value;
  if (isListType(type))
    return (value as readonly unknown[]).map((one) => asRest(one, type.ofType as GraphQLOutputType));
  return isObjectType(type) ? objectAsRest(value as Thing, type) : value;
};

/** What REST answers where GraphQL answers with the whole thing that was changed. */
const SETTINGS: Readonly<Record<string, string>> = {
  Tournament: 'TournamentSettings',
  League: 'LeagueSettings',
  Person: 'PersonSettings',
};

const settingsIn = (thing: Thing, typeName: string): Thing => {
  const settings = executableSchema.getType(SETTINGS[typeName] ?? '') as GraphQLObjectType;
  const names = [
    'nodeId',
    ...Object.keys(settings.getFields()).map((name) => (name === 'shortId' ? 'id' : name)),
  ];
  const version = thing['settingsVersion'] ?? thing['version'];
  return Object.fromEntries(Object.entries({ ...thing, version }).filter(([name]) => names.includes(name)));
};

/** The answer of an operation's field as REST writes it. */
export const answerAsRest = (operation: string, value: unknown): unknown => {
  const { field } = fieldOf(operation);
  const answer = asRest(value, field.type);
  return Object.hasOwn(changedRecords, operation) && answer !== null
    ? settingsIn(answer as Thing, String(getNullableType(field.type)))
    : answer;
};
