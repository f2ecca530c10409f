// The files that serverless.yml includes, made from src/functions.ts.
import { accessResources, serverlessFunctions } from './infrastructure.mjs';
import { watchResources } from './watch.mjs';

/** Their texts by name; `table` is the module src/functions.ts. */
export const includedFiles = ({ functions, functionRoutes, creatingRoutes }) => {
  const values = {
    'functions.json': serverlessFunctions(functions, functionRoutes()),
    'access.json': accessResources(
      functions,
      functions.flatMap(({ name }) => creatingRoutes(name)),
    ),
    'watch.json': watchResources(functions),
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, `${JSON.stringify(value, null, 2)}\n`]),
  );
};
