import { createInterfaces } from '../in-process';
import { memoryStore } from '../../infrastructure/aws/memory-store';

const create = async (settings: object = {}, key = 'a-key-that-nobody-knows') => {
  const store = memoryStore();
  const interfaces = createInterfaces({ store });
  const { body = '' } = await interfaces.send({
    method: 'POST',
    url: '/v1/tournaments',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ name: 'Pelennor Cup', unpaired: 'BYE', rounds: 3, ...settings }),
  });
  const made = JSON.parse(body) as { tournament: { id: string }; organiserToken: string };
  return { interfaces, store, id: made.tournament.id, token: made.organiserToken };
};

const flipped = (text: string, at: number): string => {
  const other = text[at] === 'A' ? 'B' : 'A';
  return text.slice(0, at) + other + text.slice(at + 1);
};

describe('a token', () => {
  it('that is wrong in any one place changes nothing', async () => {
    const { interfaces, store, id, token } = await create();
    const before = JSON.stringify(store.items());
    for (let at = 0; at < token.length; at += 1) {
      const { statusCode } = await interfaces.send({
        method: 'POST',
        url: `/v1/tournaments/${id}/entrants`,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `a-key-of-the-guesser-${at}`,
          authorization: `Bearer ${flipped(token, at)}`,
        },
        body: JSON.stringify({ name: 'Grima' }),
      });
      expect([401, 403]).toContain(statusCode);
    }
    expect(JSON.stringify(store.items())).toBe(before);
  });

  it('has at least 128 bits after its mark, and is not kept as it is', async () => {
    const { store, token } = await create();
    const secret = token.slice(token.indexOf('_') + 1);
    expect(secret.length * 6).toBeGreaterThanOrEqual(128);
    expect(JSON.stringify(store.items())).not.toContain(secret);
  });
});

describe('an id', () => {
  it('has at least 96 bits, so that counting up finds nothing', async () => {
    const [one, two] = [await create(), await create({}, 'another-key-of-somebody')];
    expect(one.id).toMatch(/^[\w-]{16,}$/);
    expect(one.id).not.toBe(two.id);
  });

  it('of a private tournament tells a stranger nothing of it', async () => {
    const { interfaces, id } = await create({ visibility: 'PRIVATE' });
    for (const url of [`/v1/tournaments/${id}`, `/v1/tournaments/${id}/standings`]) {
      const { statusCode = 0, headers, body = '' } = await interfaces.send({ method: 'GET', url });
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(body).not.toContain('Pelennor');
      expect(headers?.['cache-control']).toContain('no-store');
    }
  });
});
