// Imported first, as in the bundles: Apollo prints the schema for a shared store of documents, and ours is not shared. It takes a twentieth of a second
// for each server that a test makes.
jest.mock('graphql', () => ({
  ...jest.requireActual<object>('graphql'),
  printSchema: () => '',
}));
