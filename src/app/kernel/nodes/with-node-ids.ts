import { nodePlans } from '../generated/node-plans';
import { nodeId, shortId } from './node-id';
import { type Scope, nodeTypes, openedScopes } from './node-types';

/** The surroundings of an object, by the short ids. */
export type Scopes = { readonly [S in Scope]?: string };

/** Which objects get their global id: those that REST shows it of, or all, with what surrounds each as `within`. */
export type Audience = 'REST' | 'GRAPHQL';

type Thing = Readonly<Record<string, unknown>>;

const INHERITED = ['tournament', 'league', 'webhook', 'catalogue'] as const satisfies readonly Scope[];

const textIn = (thing: Thing, field: string): string | undefined => {
  const value = thing[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

/** The scopes that a thing names itself. */
const ownScopes = (thing: Thing, type = ''): Scopes => {
  const found: { [S in Scope]?: string } = {};
  for (const scope of INHERITED) {
    const id = thing[scope];
    if (typeof id === 'string') found[scope] = shortId(id);
  }
  for (const { scope, field, prefix = '' } of openedScopes[type] ?? []) {
    const name = textIn(thing, field);
    if (name !== undefined) found[scope] = `${prefix}${name}`;
  }
  return found;
};

const scopesInside = (type: string, thing: Thing, around: Scopes): Scopes => {
  const inside: { [S in Scope]?: string } = { ...around, ...ownScopes(thing, type) };
  const { opens, key = 'id' } = nodeTypes[type] ?? {};
  if (opens !== undefined && key !== null) inside[opens] = textIn(thing, key) ?? '';
  return inside;
};

/** The global id of a thing of this type; undefined where things of the type have none. */
const nodeIdOf = (type: string, thing: Thing, around: Scopes): string | undefined => {
  const facts = nodeTypes[type];
  if (!facts) return undefined;
  const { key = 'id', within = [] } = facts;
  const name = key === null ? [] : [textIn(thing, key)];
  if (name.includes(undefined)) return undefined;
  const scopes: Thing = {
    ...around,
    ...(textIn(thing, 'kind') && { kind: thing['kind'] }),
    ...ownScopes(thing, type),
  };
  const parts = [...within.map((scope) => scopes[scope]), ...name].filter((part) => part !== undefined);
  return nodeId(type, parts.map(String));
};

const shownInRest = (type: string, thing: Thing, around: Scopes): string | undefined => {
  const facts = nodeTypes[type];
  if (facts?.node !== undefined) return nodeIdOf(facts.node, thing, around);
  return facts?.isNode === true ? nodeIdOf(type, thing, around) : undefined;
};

/** Adds the global ids to an output of this type. Types without a plan hold none and are left as they are. */
const completed = <T>(
  value: T,
  { type, around, audience }: { readonly type: string; readonly around: Scopes; readonly audience: Audience },
): T => {
  const plan = nodePlans[type];
  if (plan === undefined || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value))
    return value.map((one: unknown) => completed(one, { type, around, audience })) as T;
  const thing = value as Thing;
  const own = audience === 'REST' ? shownInRest(type, thing, around) : nodeIdOf(type, thing, around);
  const inside = scopesInside(type, thing, around);
  const whole: Record<string, unknown> = { ...thing };
  for (const [field, inner] of Object.entries(plan))
    if (thing[field] !== undefined)
      whole[field] = completed(thing[field], { type: inner, around: { ...inside, field }, audience });
  if (own !== undefined) whole['nodeId'] = own;
  if (audience === 'GRAPHQL') whole['within'] = inside;
  return whole as T;
};

/** Adds the global ids to a thing that was found within these scopes, for GraphQL. */
export const placed = <T>(type: string, value: T, around: Scopes): T =>
  completed(value, { type, around, audience: 'GRAPHQL' });

/** Adds to the answer of an operation the global ids of what it holds. `type` is what the operation answers, such as `Entrant!`. */
export const withNodeIds = <T>(
  answer: { readonly type: string | undefined; readonly input: unknown; readonly audience: Audience },
  value: T,
): T => {
  const { type = '', input, audience } = answer;
  const isThing = input !== null && typeof input === 'object';
  const around = isThing ? ownScopes(input as Thing) : {};
  return completed(value, { type: type.replace('!', ''), around, audience });
};
