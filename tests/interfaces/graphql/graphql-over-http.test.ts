import { serverAudits } from 'graphql-http';
import { createInterfaces } from '../in-process';

const interfaces = createInterfaces();

/** `fetch` for the audits, straight into the handler. */
const fetchFn = async (
  address: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
) => {
  const { pathname, search } = new URL(address);
  const answer = await interfaces.send({ method, url: `${pathname}${search}`, headers, body });
  return new Response(answer.body ?? null, {
    status: answer.statusCode ?? 200,
    headers: answer.headers as Record<string, string>,
  });
};

const audits = serverAudits({ url: 'http://localhost/graphql', fetchFn });

describe('GraphQL over HTTP', () => {
  it('is audited in full', () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map((audit) => [`${audit.id}: ${audit.name}`, audit] as const))(
    '%s',
    async (_name, audit) => {
      expect(await audit.fn()).toMatchObject({ status: 'ok' });
    },
  );
});
