import { batchQuestions } from '../../../src/app/batch/generated/batch-questions';
import { operationRoutes } from '../../../src/interfaces/rest/routes';
import { questions } from '../../questions/questions';
import { restCall } from '../../questions/rest-call';
import type { Input } from '../../questions/question';
import { createInterfaces } from '../in-process';
import { disallowed } from '../../contract/openapi-schemas';

interface BatchAnswer {
  readonly operation: string;
  readonly answer: unknown;
  readonly refusal: Readonly<Record<string, unknown>> | null;
}

const names: readonly string[] = Object.keys(batchQuestions);
const interfaces = createInterfaces();

const askBatch = async (asked: readonly unknown[]) => {
  const {
    statusCode = 0,
    headers,
    body = '',
  } = await interfaces.send({
    method: 'POST',
    url: '/v1/batch',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ questions: asked }),
  });
  const contentType = headers?.['content-type'] as string;
  expect(disallowed('batch', { status: statusCode, contentType, body })).toEqual([]);
  return {
    status: statusCode,
    json: JSON.parse(body) as Record<string, unknown> & { answers: BatchAnswer[] },
  };
};

describe('a batch', () => {
  it('refuses a question in whose input something lies 3,000 deep, and answers the others', async () => {
    const deep = JSON.parse(`${'['.repeat(3_000)}${']'.repeat(3_000)}`) as unknown;
    const asked = [
      { operation: 'toWound', input: { strength: 4, defence: 9, extra: deep } },
      { operation: 'unknown', input: { extra: deep } },
      { operation: 'toWound', input: { strength: 4, defence: 9 } },
    ];
    const { status, json } = await askBatch(asked);
    expect(status).toBe(200);
    expect(json.answers.map(({ refusal }) => refusal?.['code'])).toEqual([
      'INVALID_INPUT',
      'INVALID_INPUT',
      undefined,
    ]);
  });

  it('answers each question as its own address does, refusals beside answers', async () => {
    const asked = questions.filter(({ operation, given }) => names.includes(operation) && !given);
    const fights = names.filter((name) => batchQuestions[name]?.function === 'fights');
    const few = [
      ...asked.filter(({ operation }) => !fights.includes(operation)),
      ...asked.filter(({ operation }) => fights.includes(operation)).slice(0, 10),
    ];
    expect(few.length).toBeGreaterThan(100);
    const pages = Array.from({ length: Math.ceil(few.length / 100) }, (_, page) =>
      few.slice(page * 100, page * 100 + 100),
    );
    const answers = await Promise.all(
      pages.map((page) => askBatch(page.map(({ operation, input }) => ({ operation, input })))),
    );
    expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200));
    const all = answers.flatMap(({ json }) => json.answers);
    expect(all).toHaveLength(few.length);
    for (const [at, { operation, input, refusal }] of few.entries()) {
      const { body = '' } = await createInterfaces().send(restCall({ operation, input: input as Input }));
      const alone = JSON.parse(body) as Record<string, unknown>;
      const { status: _status, type: _type, instance: _instance, requestId: _requestId, ...refused } = alone;
      expect(all[at]).toEqual(
        refusal === undefined
          ? { operation, answer: alone, refusal: null }
          : { operation, answer: null, refusal: refused },
      );
    }
  });

  it('refuses by itself what it does not answer, and offers the nearest', async () => {
    const { json } = await askBatch([
      { operation: 'toWund', input: {} },
      { operation: 'rollChart', input: { id: 'leap' } },
      { operation: 'toString' },
      { operation: 'toWound', input: { strength: 3, defence: 6 } },
    ]);
    expect(json.answers.map(({ refusal }) => refusal?.['code'])).toEqual([
      'INVALID_INPUT',
      'INVALID_INPUT',
      'INVALID_INPUT',
      undefined,
    ]);
    expect(json.answers[0]?.refusal?.['detail']).toContain('did you mean toWound?');
    expect(json.answers[3]?.answer).toMatchObject({ needed: '6+' });
  });

  it('refuses more than its limits, naming them', async () => {
    const one = { operation: 'toWound', input: { strength: 3, defence: 6 } };
    const tooMany = await askBatch(Array.from({ length: 101 }, () => one));
    expect([tooMany.status, tooMany.json['errors']]).toEqual([
      400,
      [{ path: 'questions', code: 'TOO_LONG', message: 'must have at most 100 items' }],
    ]);
    const fights = await askBatch(Array.from({ length: 11 }, () => ({ operation: 'duelOdds', input: {} })));
    expect(fights.json['errors']).toEqual([
      { path: 'questions', code: 'TOO_LONG', message: 'may hold at most 10 questions about fights, not 11' },
    ]);
    expect((await askBatch([])).status).toBe(400);
  });

  it('knows every question of odds there is', () => {
    const odds = operationRoutes
      .map(({ operation }): string => operation)
      .filter((name) => name.endsWith('Odds'));
    expect(odds.filter((name) => !names.includes(name))).toEqual([]);
  });
});
