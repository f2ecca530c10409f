// What the TypeScript client is made of, out of the OpenAPI document: its types, and where each operation is.
import openapiTypescript, { astToString } from 'openapi-typescript';

const NOTE = '// Made from docs/openapi.json by `npm run generate`.\n';
const repeats = { ALWAYS: '', WITH_KEY: ' KEY', NEVER: ' NEVER' };

const operationsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

const routesCode = (document) => {
  const rows = operationsOf(document).map(({ path, method, operation }) => {
    const inQuery = (operation.parameters ?? []).some((parameter) => parameter.in === 'query');
    if (method !== 'GET' && inQuery)
      throw new Error(`${operation.operationId}: the client knows no query beside a body`);
    return `  ${operation.operationId}: '${method} ${path}${repeats[operation['x-repeat']]}',\n`;
  });
  return `${NOTE}
/** Where each operation is. KEY: a change with an Idempotency-Key; NEVER: not to be sent again unasked. */
export const routes = {
${rows.join('')}} as const;
`;
};

/** Each file of the client by its path. */
export const clientFiles = async (document) => ({
  'clients/typescript/src/generated/schema.ts': `${NOTE}${astToString(await openapiTypescript(document, { immutable: true, defaultNonNullable: false }))}`,
  'clients/typescript/src/generated/routes.ts': routesCode(document),
});
