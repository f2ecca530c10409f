// The OpenAPI document, made from the route table, the input schemas, schema.graphql and executed questions; and what
// follows from it.
import { clientFiles } from './client.mjs';
import { mcpFiles } from './mcp-tools.mjs';
import { loadSource } from '../load-source.mjs';
import { rulesPackageFiles } from './rules-package.mjs';

/** Each file of the contract by its path. */
export const contractFiles = async (operations, plans) => {
  const { openapiDocument } = await loadSource('scripts/openapi/document.ts');
  const document = await openapiDocument();
  return {
    'src/interfaces/documents/generated/openapi.json': `${JSON.stringify(document)}\n`,
    ...(await clientFiles(document)),
    ...mcpFiles(operations, document, plans),
    ...(await rulesPackageFiles(operations, document, plans)),
  };
};
