import {
  type FieldNode,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  getVariableValues,
  Kind,
  valueFromASTUntyped,
} from 'graphql';
import { inputFaults } from '../../app/kernel/answer';
import type { Fault } from '../../app/kernel/faults';
import type { FieldExtensions } from './executable-schema';
import { refusal } from './refusal';
import { queryLimits } from './query-limits';

const { objectFields: MOST_FIELDS, valueDepth: DEEPEST } = queryLimits;

const isTooLarge = (value: unknown): boolean => {
  const waiting = [{ value, depth: 1 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.value === null || typeof next.value !== 'object') continue;
    const inside: readonly unknown[] = Object.values(next.value);
    if (next.depth > DEEPEST || (!Array.isArray(next.value) && inside.length > MOST_FIELDS)) return true;
    for (const one of inside)
      if (typeof one === 'object' && one !== null) waiting.push({ value: one, depth: next.depth + 1 });
  }
  return false;
};

const message = `may hold objects of at most ${MOST_FIELDS} fields, ${DEEPEST} inside each other`;

/**
 * The variables that hold an object with too many fields, or values nested too deeply. graphql-js writes such an object out in full beside each of its unknown fields:
 * 4 MB of them cost 37 seconds.
 */
export const wideVariables = (variables: unknown): readonly Fault[] => {
  if (variables === null || typeof variables !== 'object') return [];
  const given = Object.entries(variables);
  if (given.length > MOST_FIELDS) return [{ path: 'variables', code: 'TOO_LONG', message }];
  return given.flatMap(([name, value]) =>
    isTooLarge(value) ? [{ path: name, code: 'TOO_LONG' as const, message }] : [],
  );
};

/** A request whose variables are checked. */
export interface GivenVariables {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The fields asked at the root; one inside a named fragment is left to graphql-js's own words. */
const rootFields = ({ selections }: SelectionSetNode): readonly FieldNode[] =>
  selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    return node.kind === Kind.INLINE_FRAGMENT ? rootFields(node.selectionSet) : [];
  });

const withDefaults = ({
  operation: { variableDefinitions = [] },
  variables,
}: GivenVariables): Record<string, unknown> => ({
  ...Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  ),
  ...variables,
});

const argumentsOf = ({ arguments: args = [] }: FieldNode, variables: Record<string, unknown>): object =>
  Object.fromEntries(
    args.flatMap(({ name, value }) => {
      const given = valueFromASTUntyped(value, variables);
      return given === undefined ? [] : [[name.value, given]];
    }),
  );

/** Whether the fields of an input can be looked at: a text or a list has none. */
const hasObjectAsInput = (args: { readonly input?: unknown }): boolean =>
  args.input === undefined ||
  args.input === null ||
  (typeof args.input === 'object' && !Array.isArray(args.input));

const useCaseFaults = async (
  root: GraphQLObjectType,
  node: FieldNode,
  variables: Record<string, unknown>,
): Promise<readonly Fault[]> => {
  const { useCase, inputOf } = (root.getFields()[node.name.value]?.extensions ??
    {}) as Partial<FieldExtensions>;
  if (useCase === undefined || inputOf === undefined) return [];
  const args = argumentsOf(node, variables);
  if (!hasObjectAsInput(args)) return [{ path: 'input', code: 'WRONG_TYPE', message: 'must be an object' }];
  const [{ checkInput }, { input, prepare }] = await Promise.all([
    import('../../app/kernel/use-case'),
    useCase(),
  ]);
  const raw = inputOf(args);
  await prepare?.(raw);
  return inputFaults(checkInput(input, raw));
};

/** Whether the field's key is a variable without a value. The document names one, or the schema has refused it. */
const lacksKey = (node: FieldNode, variables: Record<string, unknown>): boolean => {
  const isNamed = node.arguments?.some(({ name }) => name.value === 'idempotencyKey') ?? false;
  const { idempotencyKey } = argumentsOf(node, variables) as { readonly idempotencyKey?: unknown };
  return isNamed && (idempotencyKey === undefined || idempotencyKey === null);
};

const ITS_WORDS = /^Variable "\$(\w+)" (?:got invalid value .*?(?: at "([^"]+)")?; )?(.*)$/s;

const faultFromWords = ({ message }: GraphQLError): Fault => {
  const [, variable = '', path, words = message] = ITS_WORDS.exec(message) ?? [];
  return { path: path ?? variable, code: 'WRONG_TYPE', message: words };
};

/** graphql-js writes what holds a fault out in full in each of its errors: fifty of them took two seconds for 4 MB of variables. */
const MOST_OF_ITS_ERRORS = 10;

/** Faults that graphql-js finds in the variables, up to its limit. */
const coercionErrors = ({ schema, operation, variables }: GivenVariables, maxErrors: number) =>
  getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors }).errors ?? [];

/**
 * Why variables are refused, as REST would say it; nothing where they fit. graphql-js stops at their types, so that the faults come from
 * the use-case's own schema, asked with the values as they were sent. Where it finds none, graphql-js's words stand.
 */
export const refusedVariables = async (
  request: GivenVariables,
): Promise<readonly GraphQLFormattedError[]> => {
  if (coercionErrors(request, 1).length === 0) return [];
  const root = request.schema.getRootType(request.operation.operation);
  const variables = withDefaults(request);
  const explained = await Promise.all(
    rootFields(request.operation.selectionSet).map(async (node) => {
      const faults = root ? await useCaseFaults(root, node, variables) : [];
      const path = [node.alias?.value ?? node.name.value];
      if (faults.length > 0) return [refusal({ code: 'INVALID_INPUT', faults }, { path }).toJSON()];
      return lacksKey(node, variables)
        ? [refusal({ code: 'IDEMPOTENCY_KEY_REQUIRED' }, { path }).toJSON()]
        : [];
    }),
  );
  if (explained.some((told) => told.length > 0)) return explained.flat();
  const faults = coercionErrors(request, MOST_OF_ITS_ERRORS).map(faultFromWords);
  return [refusal({ code: 'INVALID_INPUT', faults }).toJSON()];
};
