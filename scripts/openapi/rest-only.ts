import type { JsonSchema } from './json-schema';
import type { RestOnly } from './operation';

/** The operations that are no field of the GraphQL schema. */
export const restOnly: Readonly<
  Record<string, RestOnly & { readonly components: Readonly<Record<string, JsonSchema>> }>
> = {
  health: {
    description: 'Whether the service answers at all; it asks nothing of the store.',
    answer: {
      type: 'object',
      description: 'How the service is.',
      properties: { status: { type: 'string', const: 'UP', description: 'It is up.' } },
      required: ['status'],
    },
    components: {},
  },
};
