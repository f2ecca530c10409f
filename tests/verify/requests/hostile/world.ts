import type { Item } from '../../../../src/app/kernel/store/store';
import type { RulesContext } from '../../../../src/app/kernel/ports';
import { fakeContext } from '../../../app/rules/fake-context';
import { type Interfaces, createInterfaces } from '../../../interfaces/in-process';
import { arrange } from '../../../questions/arrange';
import type { Asked, Question } from '../../../questions/question';
import { memoryStore, type MemoryStore } from '../../../infrastructure/aws/memory-store';
import type { Choices } from '../random';

/** Interfaces on a store of their own in which the steps before a question have happened. */
export interface World {
  readonly interfaces: Interfaces;
  readonly asked: Asked;
  readonly store: MemoryStore;
  readonly rules: () => RulesContext;
  /** Everything that is kept, as it is now; what a league keeps for speed is derived, and reading may renew it. */
  readonly state: () => readonly Item[];
}

/** What one hostile request came to. */
export interface Outcome {
  /** What was asked, for whoever must repeat it. */
  readonly words: string;
  readonly status: number;
  readonly broke: boolean;
  /** The operations, and how many items they may have written: none for what was refused. */
  readonly mayWrite: number;
  /** The changes that were refused. */
  readonly refusedChanges: readonly string[];
}

export const newWorld = async (question: Question, random: Choices): Promise<World> => {
  const store = memoryStore();
  const rules = (): RulesContext => ({
    ...fakeContext(),
    random: {
      dice: (count, sides) => Array.from({ length: count }, () => 1 + random.below(sides)),
      token: (bytes) =>
        Buffer.from(Array.from({ length: bytes }, () => random.below(256))).toString('base64url'),
    },
  });
  const { interfaces, asked } = await arrange(question, createInterfaces({ store, rules }));
  return {
    interfaces,
    asked,
    store,
    rules,
    state: () =>
      store
        .items()
        .filter(({ address }) => !address.item.startsWith('DERIVED_') && !notFacts.includes(address.item)),
  };
};

/** What follows from the facts, and the counts of who asked how often. */
const notFacts: readonly string[] = ['READERS', 'RATE'];

/** How many items differ. Items are never changed in place, so the same item is the same object. */
export const written = (before: readonly Item[], after: readonly Item[]): number => {
  const known = new Set(before);
  return after.filter((item) => !known.has(item)).length + Math.max(0, before.length - after.length);
};

/** What the gateway itself turns away never reaches us. */
export const reaches = (url: string): boolean => {
  try {
    decodeURIComponent(decodeURIComponent(url.split('?', 1)[0] ?? '').split('?', 1)[0] ?? '');
    return url.startsWith('/') && url.length < 8_000;
  } catch {
    return false;
  }
};

export const wordsOf = (...parts: readonly (string | undefined)[]): string =>
  parts.map((part = '') => part.slice(0, 800)).join(' ');
