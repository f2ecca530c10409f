import type {
  FieldNode,
  GraphQLFormattedError,
  GraphQLObjectType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { Kind, valueFromASTUntyped } from 'graphql';
import type { Fault } from '../../app/faults';
import { checkInput } from '../../app/use-case';
import type { FieldExtensions } from './executable-schema';
import { inputOf } from './field';
import { refusal } from './refusal';

/** A request whose variables do not fit their types. */
export interface UnfitRequest {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** What graphql-js said of them. */
  readonly errors: readonly GraphQLFormattedError[];
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
}: UnfitRequest): Record<string, unknown> => ({
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

const useCaseFaults = async (
  root: GraphQLObjectType,
  node: FieldNode,
  variables: Record<string, unknown>,
): Promise<readonly Fault[]> => {
  const { useCase } = (root.getFields()[node.name.value]?.extensions ?? {}) as Partial<FieldExtensions>;
  if (useCase === undefined) return [];
  const checked = checkInput((await useCase()).input, inputOf(argumentsOf(node, variables)));
  return !checked.ok && checked.error.code === 'INVALID_INPUT' ? checked.error.faults : [];
};

const ITS_WORDS = /^Variable "\$(\w+)" (?:got invalid value .*?(?: at "([^"]+)")?; )?(.*)$/s;

const faultFromWords = ({ message }: GraphQLFormattedError): Fault => {
  const [, variable = '', path, words = message] = ITS_WORDS.exec(message) ?? [];
  return { path: path ?? variable, code: 'WRONG_TYPE', message: words };
};

/**
 * Why variables were refused, as REST would say it: graphql-js stops at their types, so that the faults come from the
 * use-case's own schema, asked with the values as they were sent. Where it finds none, graphql-js's words stand.
 */
export const explainVariables = async (request: UnfitRequest): Promise<readonly GraphQLFormattedError[]> => {
  const { schema, operation, errors } = request;
  const root = schema.getRootType(operation.operation);
  const variables = withDefaults(request);
  const explained = await Promise.all(
    rootFields(operation.selectionSet).map(async (node) => {
      const faults = root ? await useCaseFaults(root, node, variables) : [];
      const path = [node.alias?.value ?? node.name.value];
      return faults.length === 0 ? [] : [refusal({ code: 'INVALID_INPUT', faults }, { path }).toJSON()];
    }),
  );
  return explained.some((told) => told.length > 0)
    ? explained.flat()
    : [refusal({ code: 'INVALID_INPUT', faults: errors.map(faultFromWords) }).toJSON()];
};
