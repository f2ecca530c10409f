// The OpenAPI document, made from the route table, the input schemas, schema.graphql and executed questions; and what
// follows from it.
import { clientFiles } from './client.mjs';
import { mcpFiles } from './mcp-tools.mjs';
import { rulesPackageFiles } from './rules-package.mjs';

/** Each file of the contract by its path; `load` imports a source. */
export const contractFiles = async (operations, plans, load) => {
  const { openapiDocument } = await load('scripts/openapi/document.ts');
  const document = await openapiDocument();
  return {
    'src/interfaces/documents/generated/openapi.json': `${JSON.stringify(document)}\n`,
    ...(await clientFiles(document)),
    ...mcpFiles(operations, document, plans),
    ...(await rulesPackageFiles(operations, document, plans)),
  };
};
