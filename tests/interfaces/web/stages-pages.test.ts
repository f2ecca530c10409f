import type { Store } from '../../../src/app/kernel/store/store';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { createInterfaces } from '../in-process';
import { createReader } from './read';

const HOSTILE = '</title><script>alert(1)</script>"\'<img src=x>';
const NAMES = [HOSTILE, 'Bert', 'Cleo', 'Dora'];

/** Four who all meet, then a cut of four: the lower number wins each game by its distance from 12. */
const eventOfStages = async (store: Store, { until = 5, visibility = 'PUBLIC' } = {}): Promise<string> => {
  const { send } = createInterfaces({ store });
  let token = '';
  let key = 0;
  const change = async (method: string, url: string, body: object = {}) => {
    const answer = await send({
      method,
      url,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `a-key-of-these-tests-${key++}`,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (![200, 201].includes(answer.statusCode ?? 0)) throw new Error(answer.body);
    return JSON.parse(answer.body ?? '') as Record<string, never>;
  };
  const made = await change('POST', '/v1/tournaments', {
    name: 'Open',
    visibility,
    rounds: 5,
    pack: {
      stages: [
        { name: HOSTILE, by: 'ROUND_ROBIN', rounds: 3 },
        { name: 'Top 4', by: 'KNOCK_OUT', rounds: 2, cut: 4, thirdPlace: true },
      ],
    },
  });
  token = made['organiserToken'] ?? '';
  const { id } = made['tournament'] as unknown as { readonly id: string };
  const home = `/v1/tournaments/${id}`;
  for (const [index, name] of NAMES.entries())
    await change('POST', `${home}/entrants`, { name, squad: index < 2 ? 'Rohan' : 'Gondor' });
  for (let round = 1; round <= until; round += 1) {
    const { tables } = (await change('POST', `${home}/rounds`)) as unknown as {
      readonly tables: readonly { readonly table: number; readonly entrants: readonly string[] }[];
    };
    await change('POST', `${home}/rounds/${round}/start`);
    for (const { table, entrants } of tables) {
      const [first = 0, second = 0] = entrants.map((entrant) => Number(entrant.slice(1)));
      await change('PUT', `${home}/rounds/${round}/tables/${table}/result`, {
        kind: 'PLAYED',
        victoryPoints: first < second ? [12 - first, 1] : [1, 12 - second],
      });
    }
  }
  if (until === 5) await change('POST', `${home}/finish`);
  return `/tournaments/${id}`;
};

const plain = (body: string | undefined): string =>
  (body ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('the pages of an event in stages', () => {
  it('show bracket, crosstable and final places, and escape what people wrote', async () => {
    const store = memoryStore();
    const home = await eventOfStages(store);
    const page = await createReader(store)(`${home}/stages`);
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('<script>alert');
    expect(page.body).not.toContain('<img');
    const text = plain(page.body);
    expect(text).toContain('Final places Place Entrant 1 &lt;/title&gt;');
    expect(text).toMatch(/2 Bert 3 Cleo 4 Dora/);
    // 1 against 4 and 2 against 3 in the semi-finals, by the seeds of the first stage.
    expect(text).toMatch(/Semi-finals .* goes on 11 Dora 1 Bert goes on 10 Cleo 1 Final/);
    expect(text).toMatch(/Third place Dora 1 Cleo goes on 9/);
    expect(text).toContain('2 Bert 1–11 lost – 10–1 won 10–1 won 6');
    expect(page.body).toMatch(/href="\/tournaments\/[^"]+\/rounds\/5\/tables\/1"/);
  });

  it('have their pictures, of the stage that is asked for', async () => {
    const store = memoryStore();
    const home = await eventOfStages(store);
    const read = createReader(store);
    const bracket = await read(`${home}/bracket.svg`);
    expect(bracket.headers?.['content-type']).toContain('image/svg+xml');
    expect(bracket.body).toContain('Third place: Dora against Cleo, 1 to 9, Cleo goes on.');
    const table = await read(`${home}/crosstable.svg?stage=1`);
    expect(table.body).toMatch(/<desc>Open\. .*Bert, Cleo, Dora\.<\/desc>/);
    expect(table.body).not.toContain('<script>');
    expect((await read(`${home}/crosstable.svg?stage=2`)).statusCode).toBe(404);
    expect((await read(`${home}/bracket.svg?stage=nine`)).statusCode).toBe(404);
  });

  it('put the bracket on the event’s page, in the hall and in the frame', async () => {
    const store = memoryStore();
    const home = await eventOfStages(store, { until: 4 });
    const read = createReader(store);
    expect((await read(home)).body).toContain('class="bracket"');
    expect((await read(`${home}/hall`)).body).toContain('/bracket.svg?v=');
    expect(plain((await read(`${home}/embed?show=bracket`)).body)).toContain('Semi-finals');
    expect(plain((await read(`${home}/stages`)).body)).toMatch(
      /Places so far Place Entrant =1 .* , Bert =3 Cleo , Dora/,
    );
  });

  it('of a private event are for its token alone', async () => {
    const store = memoryStore();
    const home = await eventOfStages(store, { until: 4, visibility: 'PRIVATE' });
    const read = createReader(store);
    for (const path of ['stages', 'bracket.svg', 'crosstable.svg', 'squads', 'embed?show=bracket'])
      expect((await read(`${home}/${path}`)).statusCode).toBe(401);
  });

  it('say so where there are no stages, and have no pictures then', async () => {
    const store = memoryStore();
    const { send } = createInterfaces({ store });
    const made = await send({
      method: 'POST',
      url: '/v1/tournaments',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'another-key-of-these-tests' },
      body: JSON.stringify({ name: 'Open', rounds: 3 }),
    });
    const { tournament } = JSON.parse(made.body ?? '') as { readonly tournament: { readonly id: string } };
    const read = createReader(store);
    const home = `/tournaments/${tournament.id}`;
    expect(plain((await read(`${home}/stages`)).body)).toContain('This event has no stages.');
    expect((await read(`${home}/bracket.svg`)).statusCode).toBe(409);
    expect(plain((await read(`${home}/squads`)).body)).toContain('Nobody plays for a squad');
    expect((await read(home)).body).not.toContain(`${home}/stages`);
  });
});

describe('the page of the squads', () => {
  it('ranks friends by those of them who count', async () => {
    const store = memoryStore();
    const home = await eventOfStages(store);
    const text = plain((await createReader(store)(`${home}/squads`)).body);
    expect(text).toContain('After round 5: the best 3 of each squad count');
    expect(text).toMatch(/1 Rohan \d+ .*2 Gondor/);
  });
});
