import { seededIntegers } from '../../../src/shared/seeded-random';
import { faultNames, faultyStore } from '../../infrastructure/aws/faulty-store';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { type Input, type OperationName, ask, freshKey } from '../tournaments/organiser';

/** A store of whose requests one in so many meets a fault, and a client that insists. */
export const trouble = (seed: string, oneIn = 4) => {
  const below = seededIntegers(seed);
  const store = memoryStore();
  const late: (() => Promise<void>)[] = [];
  const world = {
    store: faultyStore(store, {
      nextFault: (of) => {
        const fault = below(oneIn) === 0 ? faultNames[below(faultNames.length)] : undefined;
        return of === 'read' && fault !== 'THROTTLED' ? undefined : fault;
      },
      pause: async () => {
        for (let turn = below(4); turn > 0; turn -= 1) await Promise.resolve();
        if (late.length > 0 && below(3) === 0) await late.shift()?.();
      },
      later: (work) => void late.push(work),
    }),
  };
  /** The first answer that is one; a nervous finger sends some requests twice at once. */
  const insist = async (operation: OperationName, input: Input, token: string | null = null) => {
    const request = { input, token, idempotencyKey: freshKey() };
    const once = async () => {
      for (let attempt = 0; attempt < 200; attempt += 1) {
        const answer = await ask(world, operation, request);
        if (answer.ok || !['UNAVAILABLE', 'CONTENDED'].includes(answer.error.code)) return answer;
      }
      throw new Error(`${operation} is never answered`);
    };
    const answers = await Promise.all(below(3) === 0 ? [once(), once()] : [once()]);
    return { operation, answers };
  };
  const settle = async () => {
    for (const work of late.splice(0)) await work();
  };
  return { below, store, calm: { store }, insist, settle };
};

export const isSameAnswer = ({ answers }: { readonly answers: readonly unknown[] }): boolean =>
  answers.every((answer) => JSON.stringify(answer) === JSON.stringify(answers[0]));
