import fc from 'fast-check';
import type { CreatedRefereedFight, RefereedFight } from '../../../../src/app/kernel/generated/answers';
import type { Answer } from '../../../../src/app/kernel/use-case';
import { seededIntegers } from '../../../../src/shared/seeded-random';
import { faultNames, faultyStore } from '../../../infrastructure/aws/faulty-store';
import { memoryStore } from '../../../infrastructure/aws/memory-store';
import { type Input, type OperationName, ask, freshKey, must } from '../../tournaments/organiser';

/**
 * Two phones that both try to move at once, twice and again, through a store that throttles, loses answers, does writes late or
 * twice and fails conditions for nothing. Each move is made once, by the player whose turn it was.
 */

const fight = {
  sides: [
    { alignment: 'GOOD', models: [{ attacks: 2, fight: 5, strength: 4, defence: 6, might: 2 }] },
    { alignment: 'EVIL', models: [{ fight: 5, strength: 4, defence: 5, wounds: 2, fate: 2, might: 1 }] },
  ],
};

interface StoredChange {
  readonly set: { readonly move?: { readonly player: number; readonly choice: string } | null };
}

const play = async (seed: number): Promise<RefereedFight> => {
  const draw = seededIntegers(`fights ${seed}`);
  const chance = (percent: number): boolean => draw(100) < percent;
  const pause = async (): Promise<void> => {
    for (let turns = draw(6); turns > 0; turns -= 1) await Promise.resolve();
  };
  const memory = memoryStore();
  const created = await must<CreatedRefereedFight>({ store: memory }, 'createRefereedFight', {
    input: { players: ['Ann', 'Bert'], fight },
  });
  const { id } = created.fight;
  const late: Promise<void>[] = [];
  const made: { readonly input: Input; readonly player: number; readonly answer: RefereedFight }[] = [];
  const store = faultyStore(memory, {
    nextFault: (of) =>
      of === 'write'
        ? chance(30)
          ? faultNames[draw(faultNames.length)]
          : undefined
        : chance(8)
          ? 'THROTTLED'
          : undefined,
    pause,
    later: (work) => {
      late.push(
        (async () => {
          for (let turns = draw(100); turns > 0; turns -= 1) await Promise.resolve();
          await work();
        })(),
      );
    },
  });

  const send = async (player: number, operation: OperationName, input: Input): Promise<void> => {
    const request = {
      input: { id, ...input },
      token: created.joinTokens[player]?.token ?? '',
      idempotencyKey: freshKey(),
    };
    for (let tries = 0; tries < 6; tries += 1) {
      const answer: Answer<RefereedFight> = await ask<RefereedFight>({ store }, operation, request);
      if (answer.ok && operation === 'playRefereedFight') made.push({ input, player, answer: answer.value });
      if (answer.ok || answer.error.code !== 'UNAVAILABLE') return;
      await pause();
    }
  };

  const phone = async (player: number): Promise<void> => {
    for (let looks = 0; looks < 150; looks += 1) {
      await pause();
      const { state, turn } = await must<RefereedFight>({ store: memory }, 'refereedFight', {
        input: { id },
      });
      if (state === 'OVER') return;
      if (state === 'OPEN') await send(player, 'joinRefereedFight', { word: `word ${player}` });
      else if (turn)
        await Promise.all(
          [turn.choices[draw(turn.choices.length)], turn.choices[0]].map((choice) =>
            send(player, 'playRefereedFight', { move: turn.move, choice }),
          ),
        );
    }
  };
  await Promise.all([phone(0), phone(1)]);
  await Promise.all(late);

  const stored = JSON.parse(memory.items()[0]?.body ?? '[]') as readonly StoredChange[];
  const moves = stored.flatMap(({ set }) => set.move ?? []);
  const numbers = new Set<unknown>();
  for (const { input, player, answer } of made) {
    const move = Number(input['move']);
    // What was acknowledged stands, and nobody else's move was made in its place.
    expect(moves[move]).toEqual({ player, choice: input['choice'] });
    expect(numbers.has(move)).toBe(false);
    numbers.add(move);
    expect(answer.moves).toBe(move + 1);
  }
  const end = await must<RefereedFight>({ store: memory }, 'refereedFight', { input: { id } });
  expect(end.moves).toBe(moves.length);
  expect(end.players.every(({ lockedAt }) => lockedAt !== null) || end.moves === 0).toBe(true);
  return end;
};

describe('two phones and a faulty store', () => {
  it('make each move once, and lose none that was acknowledged', async () => {
    let over = 0;
    await fc.assert(
      fc.asyncProperty(fc.noShrink(fc.nat()), async (seed) => {
        if ((await play(seed)).state === 'OVER') over += 1;
      }),
      { numRuns: 25 },
    );
    expect(over).toBeGreaterThan(15);
  }, 120_000);
});
