import { createInterfaces } from '../in-process';

describe('the addresses of the lists', () => {
  const interfaces = createInterfaces();
  const open = (url: string) => interfaces.send({ method: 'GET', url, headers: { accept: 'text/html' } });

  it('lead from a slash at the end to the page', async () => {
    for (const [url, to] of [
      ['/tournaments/', '/tournaments'],
      ['/leagues/?cursor=a', '/leagues?cursor=a'],
      ['/rules/', '/rules'],
      ['/odds/', '/odds'],
      ['/guide/', '/guide'],
      ['/docs/', '/docs'],
    ])
      expect([url, await open(url ?? '')]).toMatchObject([
        url,
        { statusCode: 303, headers: { location: to } },
      ]);
  });

  it('show the events at /tournaments, and find everything at the start page', async () => {
    const make = async (path: string, body: object, token = '') => {
      const answer = await interfaces.send({
        method: 'POST',
        url: `/v1${path}`,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `a-key-of-the-lists-${path}`,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      return JSON.parse(answer.body ?? '') as { tournament: { id: string }; organiserToken: string };
    };
    const { tournament, organiserToken } = await make('/tournaments', {
      name: 'Bywater Cup',
      rounds: 3,
      startsOn: '2018-09-15',
    });
    await make(`/tournaments/${tournament.id}/entrants`, { name: 'Adéla Proudfoot' }, organiserToken);
    const link = `/tournaments/${tournament.id}`;
    expect((await open('/tournaments')).body).toContain(`<a href="${link}"><bdi>Bywater Cup</bdi></a>`);
    expect((await open('/?q=adela')).body).toContain(
      `<a href="${link}/entrants/e1"><bdi>Adéla Proudfoot</bdi></a>`,
    );
    expect((await open('/?q=heroic+strike')).body).toContain('/rules/entries/heroic-strike');
    expect((await open('/?q=zzzzzz')).body).toContain('Nothing is found.');
  });

  it('show every league by its name at /leagues', async () => {
    expect((await open('/leagues')).body).toContain('No leagues yet.');
    const { body = '' } = await interfaces.send({
      method: 'POST',
      url: '/v1/leagues',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-sixteen-characters' },
      body: JSON.stringify({ name: 'Shire & Bree', rule: { scoring: 'TOURNAMENT_POINTS' } }),
    });
    const { league } = JSON.parse(body) as { league: { id: string } };
    expect((await open('/leagues')).body).toContain(
      `<a href="/leagues/${league.id}"><bdi>Shire &amp; Bree</bdi></a>`,
    );
  });
});
