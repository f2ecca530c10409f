import { memoryStore } from '../infrastructure/aws/memory-store';
import type { World } from './tournaments/organiser';

/** A world whose clock the test moves. */
export const worldAt = (startMs = Date.UTC(2026, 10, 28, 9)) => {
  let now = startMs;
  const nowMs = () => now;
  const world: World = { store: memoryStore(nowMs), nowMs };
  return {
    world,
    pass: (ms: number) => {
      now += ms;
    },
  };
};
