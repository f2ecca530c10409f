import type { Interfaces } from '../in-process';

/** Makes an event through REST: singles, its entrants, its first round drawn and started. */
export const makeEvent = async (
  interfaces: Interfaces,
  { name, entrants }: { readonly name: string; readonly entrants: readonly string[] },
): Promise<{ readonly tournament: string; readonly token: string; readonly change: Change }> => {
  let requests = 0;
  const known: { token?: string } = {};
  const change: Change = async (method, url, body = {}) => {
    requests += 1;
    const answer = await interfaces.send({
      method,
      url,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `${name.replaceAll(' ', '-')}-request-number-${requests}`,
        ...(known.token !== undefined && { authorization: `Bearer ${known.token}` }),
      },
      body: JSON.stringify(body),
    });
    if ((answer.statusCode ?? 0) >= 400) throw new Error(answer.body);
    return JSON.parse(answer.body ?? '') as Record<string, unknown>;
  };
  const created = (await change('POST', '/v1/tournaments', { name, rounds: 3 })) as {
    readonly tournament: { readonly id: string };
    readonly organiserToken: string;
  };
  known.token = created.organiserToken;
  const { id } = created.tournament;
  for (const entrant of entrants) await change('POST', `/v1/tournaments/${id}/entrants`, { name: entrant });
  await change('POST', `/v1/tournaments/${id}/rounds`, {});
  await change('POST', `/v1/tournaments/${id}/rounds/1/start`, {});
  return { tournament: id, token: created.organiserToken, change };
};

type Change = (
  method: 'POST' | 'PUT' | 'PATCH',
  url: string,
  body?: object,
) => Promise<Record<string, unknown>>;
