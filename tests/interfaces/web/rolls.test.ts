import { memoryStore } from '../../infrastructure/aws/memory-store';
import { createInterfaces } from '../in-process';

/** The one form that checks a roll, a fight or a receipt; and the form that begins a fight. */

const { send } = createInterfaces({ store: memoryStore() });

const created = async (url: string, body: object): Promise<string> => {
  const answer = await send({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', 'idempotency-key': `key-of-the-test-${url}` },
    body: JSON.stringify(body),
  });
  const { roll, fight } = JSON.parse(answer.body ?? '') as Partial<Record<string, { readonly id: string }>>;
  return (roll ?? fight)?.id ?? '';
};
const players = ['Ann', 'Bert'];
const sides = ['GOOD', 'EVIL'].map((alignment) => ({
  alignment,
  models: [{ fight: 3, strength: 3, defence: 4 }],
}));

const check = async (given: string) => {
  const { statusCode, headers, body } = await send({
    method: 'GET',
    url: `/rolls?check=${encodeURIComponent(given)}`,
  });
  return { statusCode, location: headers?.['location'], body };
};

describe('the form that checks', () => {
  it('leads to what a link or an id means', async () => {
    const roll = await created('/v1/rolls', { players });
    const fight = await created('/v1/rolls/fights', { players, fight: { sides } });
    for (const [given, to] of [
      [roll, `/rolls/${roll}`],
      [` https://example.org/rolls/${roll}#1.muster_roll_x `, `/rolls/${roll}`],
      [fight, `/rolls/fights/${fight}`],
      [`https://example.org/rolls/fights/${fight}`, `/rolls/fights/${fight}`],
      [`https://example.org/v1/rolls/fights/${fight}`, `/rolls/fights/${fight}`],
    ] as const)
      expect((await check(given)).location).toBe(to);
  });

  it('takes a receipt, and the link to its check', async () => {
    const rolled = await send({ method: 'POST', url: '/v1/rules/charts/jump/roll' });
    const { receipt } = JSON.parse(rolled.body ?? '') as { readonly receipt: string };
    const link = `https://example.org/rolls?check=${encodeURIComponent(receipt)}`;
    for (const given of [receipt, link]) expect((await check(given)).body).toContain('data-valid="true"');
    expect((await check('nothing of ours')).body).toContain('data-valid="false"');
  });
});

describe('the form that begins a fight', () => {
  it.each([
    ['', '"fight":3'],
    ['?b.fight=4&b.count=2', '"priority":0}'],
    ['?edition=2024&priority=1&bidsFirst=0', '"switches":{"knockedDownIsTrapped":true,"bidsFirst":0}}'],
  ])('has the fight of %j for its script', async (query, part) => {
    const { body = '' } = await send({ method: 'GET', url: `/rolls/fights${query}` });
    const fight = /data-fight="([^"]*)"/.exec(body)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(fight).toContain(part);
  });

  it('names each fault instead', async () => {
    const { body = '' } = await send({ method: 'GET', url: '/rolls/fights?a.profile=aragorn&b.fight=99' });
    expect(body).not.toContain('data-fight');
    expect(body).toContain('class="faults"');
  });
});
