/**
 * The use-cases that need no store, by name: what the rules function answers, and GraphQL without waking the
 * database client. To add one: import it, list it, and give it a row in the route table and a field in the schema.
 */
export const statelessUseCases = {};
