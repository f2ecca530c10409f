import type { Fault } from '../../app/kernel/faults';
import { queryLimits } from './query-limits';

const { objectFields: MOST_FIELDS, valueDepth: DEEPEST } = queryLimits;

const isTooLarge = (value: unknown): boolean => {
  const waiting = [{ value, depth: 1 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.value === null || typeof next.value !== 'object') continue;
    const inside: readonly unknown[] = Object.values(next.value);
    if (next.depth > DEEPEST || (!Array.isArray(next.value) && inside.length > MOST_FIELDS)) return true;
    for (const one of inside)
      if (typeof one === 'object' && one !== null) waiting.push({ value: one, depth: next.depth + 1 });
  }
  return false;
};

const message = `may hold objects of at most ${MOST_FIELDS} fields, ${DEEPEST} inside each other`;

/**
 * The variables that hold an object with too many fields, or values nested too deeply. graphql-js writes such an object out in full beside each of its unknown fields:
 * 4 MB of them cost 37 seconds.
 */
export const wideVariables = (variables: unknown): readonly Fault[] => {
  if (variables === null || typeof variables !== 'object') return [];
  const given = Object.entries(variables);
  if (given.length > MOST_FIELDS) return [{ path: 'variables', code: 'TOO_LONG', message }];
  return given.flatMap(([name, value]) =>
    isTooLarge(value) ? [{ path: name, code: 'TOO_LONG' as const, message }] : [],
  );
};
