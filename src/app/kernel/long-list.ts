import { $constructor } from 'zod/v4/core';
import * as z from 'zod/mini';
import { MOST_READ_FAULTS } from './faults';

/** Named with its type, which an assertion of TypeScript wants. */
const lists: typeof z.ZodMiniArray = z.ZodMiniArray;

/**
 * A list that is read until so many faults are found as a body of megabytes never needs: zod would collect a million of them, which
 * takes seconds and gigabytes, and more than a call can pass on. A bundle without it leaves it out: most begin without zod.
 */
const LongList = /* @__PURE__ */ $constructor<z.ZodMiniArray>('LongList', (inst, def) => {
  lists.init(inst, def);
  const { parse, bag } = inst._zod;
  inst._zod.parse = (payload, context) => {
    const items: unknown = payload.value;
    const most = Number(bag['maximum'] ?? Infinity);
    if (!Array.isArray(items) || items.length > most) return parse(payload, context);
    const values: unknown[] = [];
    for (const [index, value] of items.entries()) {
      const read = def.element._zod.run({ value, issues: [] }, context);
      if (read instanceof Promise) throw new Error('a list is not read in one go');
      values.push(read.value);
      payload.issues.push(
        ...read.issues.map((issue) => ({ ...issue, path: [index, ...(issue.path ?? [])] })),
      );
      if (payload.issues.length >= MOST_READ_FAULTS) {
        // Nothing looks at the items that are not read.
        payload.issues.push(...payload.issues.splice(-1).map((last) => ({ ...last, continue: false })));
        break;
      }
    }
    payload.value = values;
    return payload;
  };
});

/** A list of any length, of which a refusal reads no more than it needs. */
export const longList = <Item extends z.ZodMiniType>(element: Item): z.ZodMiniArray<Item> =>
  new LongList({ type: 'array', element }) as z.ZodMiniArray<Item>;
