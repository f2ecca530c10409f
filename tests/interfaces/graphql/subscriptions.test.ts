import { createInterfaces } from '../in-process';

it.each(['subscription { x }', 'subscription Named { toWound { needed } }'])(
  'refuses %s in validation',
  async (query) => {
    const { body = '' } = await createInterfaces().send({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { errors, data } = JSON.parse(String(body)) as {
      data?: unknown;
      errors: { message: string; extensions: { code: string } }[];
    };
    expect(data).toBeUndefined();
    expect(errors.map(({ extensions }) => extensions.code)).toContain('GRAPHQL_VALIDATION_FAILED');
    expect(errors.map(({ message }) => message)).toContain(
      'Subscriptions are not supported: ask `tournamentChanges` again, or register a webhook.',
    );
  },
);
