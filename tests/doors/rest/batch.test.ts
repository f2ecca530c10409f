import { batchOperations } from '../../../src/app/batch';
import { operationRoutes } from '../../../src/doors/rest/routes';
import { questions } from '../../questions/questions';
import { restCall } from '../../questions/rest-call';
import type { Input } from '../../questions/question';
import { createDoors } from '../in-process';
import { disallowed } from '../../contract/openapi-schemas';

interface BatchAnswer {
  readonly operation: string;
  readonly answer: unknown;
  readonly refusal: Readonly<Record<string, unknown>> | null;
}

const names: readonly string[] = Object.values(batchOperations).flat();
const doors = createDoors();

const askBatch = async (asked: readonly unknown[]) => {
  const {
    statusCode = 0,
    headers,
    body = '',
  } = await doors.send({
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
  it('answers each question as its own address does, refusals beside answers', async () => {
    const asked = questions.filter(({ operation, given }) => names.includes(operation) && !given);
    const fights: readonly string[] = batchOperations.fights;
    const few = [
      ...asked.filter(({ operation }) => !fights.includes(operation)),
      ...asked.filter(({ operation }) => fights.includes(operation)).slice(0, 10),
    ];
    expect(few.length).toBeGreaterThan(30);
    const { status, json } = await askBatch(few.map(({ operation, input }) => ({ operation, input })));
    expect(status).toBe(200);
    expect(json.answers).toHaveLength(few.length);
    for (const [at, { operation, input, refusal }] of few.entries()) {
      const { body = '' } = await createDoors().send(restCall({ operation, input: input as Input }));
      const alone = JSON.parse(body) as Record<string, unknown>;
      const { status: _status, instance: _instance, requestId: _requestId, ...refused } = alone;
      expect(json.answers[at]).toEqual(
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
