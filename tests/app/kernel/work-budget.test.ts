import * as z from 'zod/mini';
import { readRoster } from '../../../src/app/armies/rosters/read-roster';
import { call, metered, spend, useCase } from '../../../src/app/kernel/use-case';
import { createWorkBudget, MOST_WORK } from '../../../src/app/kernel/work-budget';
import { countSteps } from '../../../src/shared/step-budget';
import { createInterfaces } from '../../interfaces/in-process';

const dear = useCase({
  input: z.strictObject({ units: z.number() }),
  price: ({ units }) => units,
  run: ({ units }) => ({ ok: true as const, value: units }),
});

it('takes the price of each question out of one budget, before it runs', () => {
  const context = { work: createWorkBudget(100) };
  expect(call(dear, { units: 60 }, context)).toEqual({ ok: true, value: 60 });
  expect(call(dear, { units: 60 }, context)).toEqual({
    ok: false,
    error: { code: 'TOO_MUCH_WORK', units: 60, left: 40 },
  });
  expect(call(dear, { units: 40 }, context)).toEqual({ ok: true, value: 40 });
});

it('counts nothing where nobody counts', () => {
  expect(spend(undefined, 1e9)).toEqual({ ok: true, value: true });
});

it('prices a roster by what it may inflate to', () => {
  const price = (characters: number) =>
    Math.round(
      readRoster.price?.({
        roster: 'A'.repeat(characters),
        text: undefined,
        list: undefined,
        edition: undefined,
        catalogue: undefined,
      }) ?? 0,
    );
  expect([price(64), price(10_000), price(1_000_000)]).toEqual([5, 62, 125]);
  expect(price(4_000_000)).toBeLessThan(MOST_WORK);
});

describe('the steps that a computation counts', () => {
  const withSteps = useCase({
    input: z.strictObject({ steps: z.number() }),
    run: ({ steps }) => {
      for (let step = 0; step < steps; step += 1) countSteps(1);
      return { ok: true as const, value: steps };
    },
  });
  const out = { ok: false, error: { code: 'TOO_MUCH_WORK', units: 500, left: 0 } };

  it('break it off where it is dearer than the whole budget, whatever its price', () => {
    expect(call(withSteps, { steps: 499_999 }, { work: createWorkBudget() })).toEqual({
      ok: true,
      value: 499_999,
    });
    expect(call(withSteps, { steps: 500_001 }, { work: createWorkBudget() })).toEqual(out);
  });

  it('are taken out of the budget of the questions after it', () => {
    const context = { work: createWorkBudget() };
    call(withSteps, { steps: 400_000 }, context);
    expect(call(dear, { units: 101 }, context)).toMatchObject({ error: { units: 101, left: 100 } });
    expect(call(dear, { units: 100 }, context)).toEqual({ ok: true, value: 100 });
  });

  it('are counted for one request alone, also where it has waited', async () => {
    const waiting = useCase({
      input: z.strictObject({ steps: z.number() }),
      run: async ({ steps }, context: unknown) => {
        await Promise.resolve();
        return metered(context, () => {
          countSteps(steps);
          return { ok: true as const, value: steps };
        });
      },
    });
    const contexts = [{ work: createWorkBudget() }, { work: createWorkBudget() }] as const;
    const asked = [300_000, 600_000].map((steps, index) =>
      call(waiting, { steps }, contexts[index as 0 | 1]),
    );
    expect(await Promise.all(asked)).toEqual([{ ok: true, value: 300_000 }, out]);
    expect(contexts[0].work.left()).toBe(200);
  });

  it('are counted nowhere where nobody gave a budget', () => {
    expect(call(withSteps, { steps: 600_000 }, {})).toEqual({ ok: true, value: 600_000 });
  });
});

const roster = 'A'.repeat(8_000);
const tooMuch = { code: 'TOO_MUCH_WORK' };

describe('one budget for a request, whatever the interface', () => {
  it('holds for the fields of a document', async () => {
    const fields = Array.from(
      { length: 30 },
      (_, index) => `r${index}: readRoster(input: { roster: $roster }) { name }`,
    );
    const { body = '' } = await createInterfaces().send({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `query Many($roster: String!) { ${fields.join(' ')} }`,
        variables: { roster },
      }),
    });
    const { errors } = JSON.parse(String(body)) as { errors: { extensions: { code: string } }[] };
    const codes = errors.map(({ extensions }) => extensions.code);
    expect(codes.filter((code) => code === tooMuch.code).length).toBeGreaterThan(15);
  });

  it('lets one document draw twice, whatever the size of the event', async () => {
    const drawn = 'previewRound(tournament: "none") { number }';
    const { body = '' } = await createInterfaces().send({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ a: ${drawn} b: ${drawn} c: ${drawn} }` }),
    });
    const { errors } = JSON.parse(String(body)) as { errors: { extensions: { code: string } }[] };
    expect(errors.map(({ extensions }) => extensions.code).sort()).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      tooMuch.code,
    ]);
  });

  it('holds for the questions of a batch', async () => {
    const questions = Array.from({ length: 30 }, () => ({ operation: 'readRoster', input: { roster } }));
    const { body = '' } = await createInterfaces().send({
      method: 'POST',
      url: '/v1/batch',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ questions }),
    });
    const { answers } = JSON.parse(String(body)) as { answers: { refusal: { code: string } | null }[] };
    expect(answers.filter(({ refusal }) => refusal?.code === tooMuch.code).length).toBeGreaterThan(15);
  });

  it('holds for what many cheap questions come to', async () => {
    const input = {
      obstructions: Array.from({ length: 20 }, () => 'OUTCROP'),
      heroicAccuracy: true,
      mightAvailable: 20,
    };
    const questions = Array.from({ length: 100 }, () => ({ operation: 'inTheWayOdds', input }));
    const { body = '' } = await createInterfaces().send({
      method: 'POST',
      url: '/v1/batch',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ questions }),
    });
    const { answers } = JSON.parse(body) as { answers: { refusal: { code: string } | null }[] };
    const answered = answers.filter(({ refusal }) => refusal === null).length;
    expect(answered).toBeGreaterThan(2);
    expect(answered).toBeLessThan(12);
    expect(answers.at(-1)?.refusal).toMatchObject(tooMuch);
  });
});
