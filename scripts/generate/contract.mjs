// The OpenAPI document, made from the route table, the input schemas, schema.graphql and executed questions; and what
// follows from it.
import { clientFiles } from './client.mjs';
import { loadSource } from '../load-source.mjs';

/** Each file of the contract by its path. */
export const contractFiles = async () => {
  const { openapiDocument } = await loadSource('scripts/openapi/document.ts');
  const document = await openapiDocument();
  return {
    'docs/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    ...(await clientFiles(document)),
  };
};
