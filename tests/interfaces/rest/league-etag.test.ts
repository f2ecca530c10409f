import { randomUUID } from 'node:crypto';
import { createInterfaces } from '../in-process';

const interfaces = createInterfaces();

const send = async (
  method: string,
  url: string,
  {
    body,
    ...headers
  }: { readonly body?: object; readonly authorization?: string; readonly [name: string]: unknown } = {},
) => {
  const answer = await interfaces.send({
    method,
    url,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
      ...(headers as Record<string, string>),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = answer.body ?? '';
  return {
    status: answer.statusCode,
    etag: String(answer.headers?.['etag']),
    body: (text === '' ? {} : JSON.parse(text)) as Record<string, never>,
  };
};

it('a league and its tournaments are never called unchanged while something they show has changed', async () => {
  const created = (await send('POST', '/v1/tournaments', { body: { name: 'E', rounds: 1 } }))
    .body as unknown as {
    tournament: { id: string };
    organiserToken: string;
  };
  const { league, organiserToken } = (
    await send('POST', '/v1/leagues', { body: { name: 'L', rule: { scoring: 'TOURNAMENT_POINTS' } } })
  ).body as unknown as { league: { id: string }; organiserToken: string };
  const organiser = { authorization: `Bearer ${created.organiserToken}` };
  const leagueOrganiser = { authorization: `Bearer ${organiserToken}` };
  const tournament = created.tournament.id;
  const ofLeague = `/v1/leagues/${league.id}`;
  const ofBoth = `${ofLeague}/tournaments/${tournament}`;
  await send('POST', `/v1/tournaments/${tournament}/entrants`, { body: { name: 'Ann' }, ...organiser });

  const before = await send('GET', ofLeague);
  expect((await send('GET', ofLeague, { 'if-none-match': before.etag })).status).toBe(304);
  await send('POST', `${ofLeague}/offers`, { body: { tournament }, ...organiser });
  await send('POST', `${ofLeague}/tournaments`, { body: { tournament }, ...leagueOrganiser });
  const accepted = await send('GET', ofLeague, { 'if-none-match': before.etag });
  expect([accepted.status, accepted.body['tournaments']]).toMatchObject([200, [{ tournament }]]);

  const seats = await send('GET', ofBoth);
  await send('PATCH', `/v1/tournaments/${tournament}/entrants/e1`, { body: { name: 'Anna' }, ...organiser });
  const renamed = await send('GET', ofBoth, { 'if-none-match': seats.etag });
  expect([renamed.status, renamed.body['items']]).toMatchObject([200, [{ name: 'Anna' }]]);

  // A change takes such a tag as well as the bare version.
  const update = { body: { name: 'M' }, ...leagueOrganiser };
  expect((await send('PATCH', ofLeague, { ...update, 'if-match': accepted.etag })).status).toBe(200);
  expect((await send('PATCH', ofLeague, { ...update, 'if-match': accepted.etag })).status).toBe(412);
});
