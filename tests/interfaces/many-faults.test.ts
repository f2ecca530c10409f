import { createInterfaces } from './in-process';

interface Named {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

const json = { 'content-type': 'application/json' };
const query = 'query Charge($input: MayChargeInput!) { mayCharge(input: $input) { mayCharge } }';

const faultsThrough = {
  REST: async (input: unknown): Promise<readonly Named[]> => {
    const request = {
      method: 'POST',
      url: '/v1/rules/may-charge',
      headers: json,
      body: JSON.stringify(input),
    };
    const { body = '' } = await createInterfaces().send(request);
    return (JSON.parse(body) as { errors: readonly Named[] }).errors;
  },
  GraphQL: async (input: unknown): Promise<readonly Named[]> => {
    const body = JSON.stringify({ query, variables: { input } });
    const answer = await createInterfaces().send({ method: 'POST', url: '/graphql', headers: json, body });
    const { errors } = JSON.parse(answer.body ?? '') as { errors: { extensions: { errors: Named[] } }[] };
    return errors.flatMap(({ extensions }) => extensions.errors);
  },
} as const;

const charge = { moveInches: 6, distanceInches: 5 };
const unknownFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, at]));

it.each(['REST', 'GraphQL'] as const)('names each of 98 faults through %s', async (name) => {
  const named = await faultsThrough[name]({ ...charge, ...unknownFields(98) });
  expect(named.map(({ code }) => code)).toEqual(Array.from({ length: 98 }, () => 'UNKNOWN_FIELD'));
});

it('names the first 100 of 20,000 faults through REST and counts the others', async () => {
  const named = await faultsThrough.REST({ ...charge, ...unknownFields(20_000) });
  expect(named).toHaveLength(101);
  expect(named[99]?.path).toBe('field99');
  expect(named[100]).toEqual({
    path: '',
    code: 'MORE_FAULTS',
    message: 'there are 19900 more faults, which are not listed',
  });
});

// graphql-js would write each of them into each of its errors: 220,000 cost 37 seconds.
it.each([
  ['an input', 'input', { ...charge, ...unknownFields(100_000) }],
  [
    'lists too deep',
    'input',
    { ...charge, moveInches: JSON.parse('['.repeat(200) + ']'.repeat(200)) as unknown },
  ],
  ['an object inside it', 'input', { ...charge, terrain: [{ deep: unknownFields(101) }] }],
])('refuses %s of too many fields in a variable', async (_name, path, input) => {
  expect(await faultsThrough.GraphQL(input)).toEqual([
    { path, code: 'TOO_LONG', message: 'may hold objects of at most 100 fields, 100 inside each other' },
  ]);
});

// Its letters were once taken for fields: 400,000 of them cost 26 seconds.
it.each([
  ['a text', 'x'.repeat(400_000)],
  ['a list', Array.from({ length: 100_000 }, () => 1)],
])('has one fault where the input of a GraphQL field is %s', async (_name, input) => {
  expect(await faultsThrough.GraphQL(input)).toEqual([
    { path: 'input', code: 'WRONG_TYPE', message: 'must be an object' },
  ]);
});

// Half a megabyte of faults was more than zod can pass on: it answered 500.
it.each([
  ['games', { games: Array.from({ length: 60_000 }, () => ({})) }],
  [
    'values of tiebreakers',
    { tiebreakers: Array.from({ length: 20 }, () => ({ values: Array.from({ length: 30_000 }, () => 0) })) },
  ],
])('reads %s until it has a thousand faults', async (_name, given) => {
  const body = JSON.stringify({ entrants: [{ id: 'a', number: 1 }], ...given });
  const answer = await createInterfaces().send({
    method: 'POST',
    url: '/v1/standings/calculate',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(answer.statusCode).toBe(400);
  const { errors } = JSON.parse(answer.body ?? '') as { errors: Named[] };
  expect(errors).toHaveLength(101);
  expect(errors[100]?.message).toMatch(/^there are at least \d+ more faults, which are not listed$/);
});
