import { createInterfaces } from '../in-process';

const search = async (query: string): Promise<{ readonly status: number; readonly body: unknown }> => {
  const { statusCode = 0, body = '' } = await createInterfaces().send({
    method: 'GET',
    url: `/v1/rules/search${query}`,
  });
  return { status: statusCode, body: JSON.parse(body) as unknown };
};

describe('the search’s parameter', () => {
  it('is `query`, and `q` as well', async () => {
    const documented = await search('?query=shieldwall&limit=1');
    expect(documented).toMatchObject({ status: 200, body: { items: [{ id: 'shieldwall' }] } });
    expect(await search('?q=shieldwall&limit=1')).toEqual(documented);
  });

  it('is named as documented where it is missing', async () => {
    expect(await search('')).toMatchObject({ status: 400, body: { errors: [{ path: 'query' }] } });
  });

  it('answers a calculation first', async () => {
    expect(await search('?query=S4%20vs%20D6&limit=1')).toMatchObject({
      body: {
        items: [{ kind: 'CALCULATION', id: 'toWound', path: '/v1/rules/to-wound/4/6' }],
      },
    });
  });
});
