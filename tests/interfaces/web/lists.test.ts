import { createInterfaces } from '../in-process';

describe('the addresses of the lists', () => {
  const interfaces = createInterfaces();
  const open = (url: string) => interfaces.send({ method: 'GET', url, headers: { accept: 'text/html' } });

  it('lead from /tournaments to the events of the start page', async () => {
    for (const [url, to] of [
      ['/tournaments', '/#events'],
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
