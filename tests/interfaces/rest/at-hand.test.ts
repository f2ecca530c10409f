import fc from 'fast-check';
import { plainReader } from '../../../src/app/kernel/plain-input';
import { checkInput } from '../../../src/app/kernel/use-case';
import { rows } from '../../../src/interfaces/rest/generated/functions/rules';

const atHand = rows.filter((row) => row.atHand !== undefined);

/** Values at and beyond the limits of any field, of any type. */
const value = fc.oneof(
  fc.integer({ min: -2, max: 12 }),
  fc.boolean(),
  fc.constantFrom<unknown>(null, undefined, '4', '', 1.5, NaN, Infinity, -0, [], {}),
);

describe('an operation at hand', () => {
  it('is To Wound alone', () => {
    expect(atHand.map(({ operation }) => operation)).toEqual(['toWound']);
  });

  it('reads an input as its schema does, or leaves it to that', async () => {
    for (const { atHand: facts, load } of atHand) {
      const { input: schema } = await load();
      const fields = facts?.fields ?? {};
      const read = plainReader(fields);
      const valid = { strength: 4, defence: 9 };
      const inputs = fc.oneof(
        fc.dictionary(fc.constantFrom(...Object.keys(fields), 'other'), value),
        fc.dictionary(fc.constantFrom(...Object.keys(fields)), value).map((some) => ({ ...valid, ...some })),
      );
      fc.assert(
        fc.property(inputs, (raw) => {
          const checked = checkInput(schema, raw);
          expect(read(raw)).toEqual(checked.ok ? checked.value : undefined);
        }),
        { numRuns: 2_000 },
      );
    }
  });
});
