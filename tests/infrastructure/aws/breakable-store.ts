import type { Store } from '../../../src/app/kernel/store/store';
import { refused } from '../../../src/shared/result';
import { memoryStore } from './memory-store';

/** A store that works until it is switched off; then each call fails as a lost or throttled DynamoDB does. */
export const breakableStore = (): { readonly store: Store; readonly breakIt: () => void } => {
  let isDown = false;
  const down = () => Promise.resolve(refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 } as const));
  const breaking = Object.entries(memoryStore()).map(([name, answer]) => [
    name,
    (...asked: readonly unknown[]) =>
      isDown ? down() : (answer as (...asked: readonly unknown[]) => unknown)(...asked),
  ]);
  return {
    store: Object.fromEntries(breaking) as Store,
    breakIt: () => {
      isDown = true;
    },
  };
};
