import * as z from 'zod/mini';
import type { RulesContext } from '../../../src/app/ports';
import { useCase } from '../../../src/app/use-case';
import { createRestHandler } from '../../../src/doors/rest/handler';
import { ok } from '../../../src/shared/result';

const health = useCase({ input: z.strictObject({}), run: () => ok({ status: 'UP' }) });
const other = useCase({
  input: z.strictObject({ id: z.string() }),
  run: ({ id }, { clock }: RulesContext) => ok({ id, at: clock.nowMs() }),
});
const context = (): RulesContext => {
  throw new Error('not asked for here');
};

describe('the registry of a function and its rows in the route table', () => {
  it('compile only when they name the same operations', () => {
    createRestHandler({ function: 'fallback', useCases: { health }, context });
    // @ts-expect-error an operation of the table without its use-case
    createRestHandler({ function: 'fallback', useCases: {}, context });
    // @ts-expect-error a use-case that no row of the table asks for
    createRestHandler({ function: 'fallback', useCases: { health, other }, context });
    expect(health.run({}, undefined)).toEqual({ ok: true, value: { status: 'UP' } });
  });
});
