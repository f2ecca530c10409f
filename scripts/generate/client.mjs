// The generated parts of the TypeScript client, from the OpenAPI document: types, methods and routes.
import openapiTypescript, { astToString } from 'openapi-typescript';

const NOTE = '// Made from the OpenAPI document by `npm run generate`.\n';
const operationsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

/** `/v1/rules/to-wound/{strength}` below `/v1/rules/`; all of one tournament below it. */
const prefixOf = (path) => /^\/v1\/[^/]+\/(\{\w+\}\/)?|^\//.exec(path)?.[0] ?? '';

const repeats = { ALWAYS: '', WITH_KEY: '=', NEVER: '!' };

/** `get.round`: the verb before the former name; `drawRound` where the name is its own. */
const marked = ({ operationId, 'x-former-operation-id': former }) =>
  former === undefined ? operationId : `${operationId.slice(0, -former.length)}.${former}`;

const routeLine = (prefix, { path, method, operation }) => {
  const inQuery = (operation.parameters ?? []).some((parameter) => parameter.in === 'query');
  if (!['GET', 'DELETE'].includes(method) && inQuery)
    throw new Error(`${operation.operationId}: the client knows no query beside a body`);
  return `${marked(operation)} ${method}${repeats[operation['x-repeat']]} ${path.slice(prefix.length)}`;
};

const routesCode = (document) => {
  const groups = new Map();
  for (const row of operationsOf(document)) {
    const prefix = prefixOf(row.path);
    groups.set(prefix, [...(groups.get(prefix) ?? []), routeLine(prefix, row)]);
  }
  const lines = [...groups].flatMap(([prefix, rows]) => [prefix, ...rows]);
  return `${NOTE}
/**
 * The address of each operation: below a prefix, its name, method and the rest of its address. "get.round": getRound, and
 * round as it was called before. "=": a change with an Idempotency-Key; "!": not to be sent again unasked.
 */
export const routes = \`
${lines.join('\n')}
\`;
`;
};

const comment = (lines) =>
  `  /**\n${lines.map((line) => `   * ${line.replaceAll('*/', '*\\/')}`).join('\n')}\n   */`;

/** The methods with their documentation, and the names they had before: what an editor shows. */
const methodsCode = (document) => {
  const rows = operationsOf(document);
  const documented = rows.map(
    ({ path, method, operation: { operationId, description } }) =>
      `${comment([...description.split('\n'), '', `\`${method} ${path}\``])}\n  readonly ${operationId}: '${operationId}';`,
  );
  const former = rows
    .filter(({ operation }) => operation['x-former-operation-id'] !== undefined)
    .map(
      ({ operation: { operationId, 'x-former-operation-id': name } }) =>
        `${comment([`@deprecated Use \`${operationId}\`.`])}\n  readonly ${name}: '${operationId}';`,
    );
  return `${NOTE}
/** Each method with the operation that it asks. */
export interface Methods {
${documented.join('\n')}
}

/** The names that methods had in 0.1. */
export interface FormerMethods {
${former.join('\n')}
}
`;
};

/** Each file of the client by its path. */
export const clientFiles = async (document) => ({
  'clients/typescript/src/generated/schema.ts': `${NOTE}${astToString(await openapiTypescript(document, { immutable: true, defaultNonNullable: false }))}`,
  'clients/typescript/src/generated/methods.ts': methodsCode(document),
  'clients/typescript/src/generated/routes.ts': routesCode(document),
});
