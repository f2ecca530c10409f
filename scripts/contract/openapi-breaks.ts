import { type Schema, type Side, resolved, schemaBreaks } from './schema-breaks';

type Content = Readonly<Record<string, { readonly schema: Schema }>>;
interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}
interface Response {
  readonly $ref?: string;
  readonly content?: Content;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
}

/** An OpenAPI document as our generator writes it. */
export interface OpenapiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** An operation within its document. */
interface Placed {
  readonly document: OpenapiDocument;
  readonly operation: Operation;
}

const operationsOf = (document: OpenapiDocument): ReadonlyMap<string, Placed> =>
  new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path}`, { document, operation }] as const,
      ),
    ),
  );

const jsonOf = (content: Content | undefined): Schema | undefined =>
  (content?.['application/json'] ?? content?.['application/problem+json'])?.schema;

type Both = readonly [was: Placed, is: Placed];

const compare = (
  [was, is]: Both,
  [before, after]: readonly [Schema, Schema],
  told: { at: string; side: Side },
) =>
  schemaBreaks(
    {
      was: { document: was.document, schema: before },
      is: { document: is.document, schema: after },
      at: told.at,
    },
    told.side,
  );

const parametersOf = ({ document, operation }: Placed): ReadonlyMap<string, Parameter> =>
  new Map(
    (operation.parameters ?? []).map((given) => {
      const parameter = resolved(document, given);
      return [`${parameter.in} ${parameter.name}`, parameter];
    }),
  );

const parameterBreaks = (both: Both): readonly string[] => {
  const [{ operation }] = both;
  const [before, after] = [parametersOf(both[0]), parametersOf(both[1])];
  const called = ({ name }: Parameter): string => `${operation.operationId}.${name}`;
  return [
    ...[...before].flatMap(([key, parameter]) => {
      const other = after.get(key);
      if (other === undefined) return [`${called(parameter)}: is no parameter any more`];
      const nowRequired = other.required === true && parameter.required !== true;
      return [
        ...(nowRequired ? [`${called(parameter)}: is now required`] : []),
        ...compare(both, [parameter.schema, other.schema], { at: called(parameter), side: 'asked' }),
      ];
    }),
    ...[...after]
      .filter(([key, { required }]) => required === true && !before.has(key))
      .map(([, parameter]) => `${called(parameter)}: is now required`),
  ];
};

const bodyBreaks = (both: Both): readonly string[] => {
  const [was, is] = [both[0].operation, both[1].operation];
  const [before, after] = [jsonOf(was.requestBody?.content), jsonOf(is.requestBody?.content)];
  if (before && after) return compare(both, [before, after], { at: was.operationId, side: 'asked' });
  return is.requestBody?.required === true && !was.requestBody
    ? [`${was.operationId}: needs a body now`]
    : [];
};

const successOf = ({ responses }: Operation): string =>
  Object.keys(responses).find((status) => status.startsWith('2')) ?? 'nothing';

const answerBreaks = (both: Both): readonly string[] => {
  const [was, is] = both;
  const name = was.operation.operationId;
  const [before, after] = [successOf(was.operation), successOf(is.operation)];
  return [
    ...(before === after ? [] : [`${name}: answers ${after} instead of ${before}`]),
    ...Object.entries(was.operation.responses).flatMap(([status, response]) => {
      const other = is.operation.responses[status];
      const schemas = [
        jsonOf(resolved(was.document, response).content),
        other && jsonOf(resolved(is.document, other).content),
      ];
      const [old, now] = schemas;
      return old && now ? compare(both, [old, now], { at: name, side: 'answer' }) : [];
    }),
  ];
};

/** Each break of the document `after` for clients of `before`, in words that begin with the operation or type. */
export const openapiBreaks = (before: OpenapiDocument, after: OpenapiDocument): readonly string[] => {
  const operations = operationsOf(after);
  const breaks = [...operationsOf(before)].flatMap(([key, was]) => {
    const is = operations.get(key);
    const name = was.operation.operationId;
    if (is === undefined) return [`${name}: ${key} is gone`];
    const both: Both = [was, is];
    return [
      ...(is.operation.operationId === name ? [] : [`${name}: is now called ${is.operation.operationId}`]),
      ...parameterBreaks(both),
      ...bodyBreaks(both),
      ...answerBreaks(both),
    ];
  });
  return [...new Set(breaks)].map((line) => `REST: ${line}`);
};
