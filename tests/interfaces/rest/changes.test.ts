import { operationRoutes } from '../../../src/interfaces/rest/routes';
import { createInterfaces } from '../in-process';

const headers = {
  'content-type': 'application/json',
  'idempotency-key': '0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77',
};

const jsonOf = ({ body = '' }: { readonly body?: string | undefined }) =>
  JSON.parse(body) as Readonly<Record<string, { readonly id: string } & string>>;

describe('the answer to a change', () => {
  it('names what was made, and says when it is that of an earlier request', async () => {
    const { send } = createInterfaces();
    const create = (key = headers['idempotency-key']) =>
      send({
        method: 'POST',
        url: '/v1/tournaments',
        headers: { ...headers, 'idempotency-key': key },
        body: JSON.stringify({ name: 'Osgiliath', rounds: 3 }),
      });
    const first = await create();
    const again = await create();
    const other = await create('another key of sixteen');
    const { tournament, organiserToken } = jsonOf(first);
    expect(first.headers?.['location']).toBe(`/v1/tournaments/${tournament?.id}`);
    expect([first, again, other].map(({ headers: sent }) => sent?.['idempotent-replayed'])).toEqual([
      undefined,
      'true',
      undefined,
    ]);
    expect(again.body).toBe(first.body);
    expect(again.headers?.['location']).toBe(first.headers?.['location']);

    const entrant = await send({
      method: 'POST',
      url: `/v1/tournaments/${tournament?.id}/entrants`,
      headers: { ...headers, authorization: `Bearer ${organiserToken}` },
      body: JSON.stringify({ name: 'Faramir' }),
    });
    expect(entrant.headers?.['location']).toBe(`/v1/tournaments/${tournament?.id}/entrants/e1`);
  });

  it('names an address that there is', () => {
    const shape = (path: string): string => path.replaceAll(/\{[\w.]+\}/g, '{}');
    const known = new Set<string>(operationRoutes.map(({ path }) => shape(path)));
    const located = operationRoutes.flatMap((row) => ('location' in row ? [row.location] : []));
    expect(located).toHaveLength(18);
    expect(located.filter((template) => !known.has(shape(template)))).toEqual([]);
  });
});
