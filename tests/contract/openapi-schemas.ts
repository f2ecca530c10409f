import type { ValidateFunction } from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import document from '../../src/interfaces/documents/generated/openapi.json';
import { type OperationRoute, operationRoutes } from '../../src/interfaces/rest/routes';

interface Content {
  readonly schema: object;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, Content>>;
}
export interface Operation {
  readonly operationId: string;
  readonly 'x-former-operation-id'?: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, Response>>;
}

const components = document.components as unknown as {
  readonly schemas: Readonly<Record<string, object>>;
  readonly responses: Readonly<Record<string, Response>>;
};
const paths = document.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const rows: readonly OperationRoute[] = operationRoutes;

/** Every operation of the document by its name in GraphQL, which the id only puts a verb before. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation['x-former-operation-id'] ?? operation.operationId, operation]),
);

/** An object of an answer holds what the document says and nothing more; the document itself leaves room to grow. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([name, inner]) => [name, closed(inner)]));
  return 'properties' in copy && !('additionalProperties' in copy)
    ? { ...copy, additionalProperties: false }
    : copy;
};

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(closed({ $id: 'openapi', components }) as object);

const compiled = new Map<object, ValidateFunction>();
const validatorOf = (schema: object): ValidateFunction => {
  const known =
    compiled.get(schema) ??
    ajv.compile(
      JSON.parse(
        JSON.stringify(closed(schema)).replaceAll('"#/components', '"openapi#/components'),
      ) as object,
    );
  compiled.set(schema, known);
  return known;
};

const responseOf = (operation: Operation, status: number): Response | undefined => {
  const found = operation.responses[status];
  const name = found?.$ref?.split('/').at(-1);
  return name === undefined ? found : components.responses[name];
};

/** What is wrong with a value, in words; empty where the schema allows it. */
export const faultsOf = (schema: object, value: unknown): readonly string[] => {
  const validate = validatorOf(schema);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
};

/** A response as the wire has it. */
export interface Answered {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly body: string;
}

/** Why the document does not allow this answer of the operation, in words; empty where it does. */
export const disallowed = (
  operationId: string,
  { status, contentType, body }: Answered,
): readonly string[] => {
  const operation = operations.get(operationId);
  if (operation === undefined) return [`${operationId} is not in the document`];
  const response = responseOf(operation, status);
  if (response === undefined)
    return [`${operationId}: ${status} is not in the document: ${body.slice(0, 300)}`];
  if (response.content === undefined) return body === '' ? [] : [`${operationId}: ${status} has a body`];
  const content = response.content[contentType ?? ''];
  if (content === undefined) return [`${operationId}: ${String(contentType)} is not in the document`];
  return faultsOf(content.schema, JSON.parse(body)).map((fault) => `${operationId} ${status}: ${fault}`);
};

/** Every example of the document with its schema. */
export const examples = [...operations].flatMap(([operationId, { requestBody, responses }]) => {
  const places = [requestBody, ...Object.values(responses)].flatMap((place) =>
    Object.values(place?.content ?? {}),
  );
  return places.flatMap(({ schema, examples: own = {} }) =>
    Object.entries(own).map(([name, { value }]) => ({ operationId, name, schema, value })),
  );
});

export { document, rows };
