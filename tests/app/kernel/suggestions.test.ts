import * as z from 'zod/mini';
import { withDefault } from '../../../src/app/kernel/input';
import { suggestion } from '../../../src/app/kernel/nearest';
import { checkInput } from '../../../src/app/kernel/use-case';

const schema = z.strictObject({
  might: withDefault(z.number(), 0),
  obstruction: z.optional(z.enum(['WALL', 'WINDOW', 'LONG_GRASS'])),
  models: z.optional(
    z.array(z.strictObject({ attacks: z.optional(z.number()), fight: z.optional(z.number()) })),
  ),
});

const messages = (input: unknown): readonly string[] => {
  const checked = checkInput(schema, input);
  if (checked.ok || checked.error.code !== 'INVALID_INPUT') throw new Error('refused is expected');
  return checked.error.faults.map(({ path, code, message }) => `${path} ${code} ${message}`);
};

describe('what was probably meant', () => {
  it('names the nearest field', () => {
    expect(messages({ migth: 1 })).toEqual([
      'migth UNKNOWN_FIELD is not a field of this input: did you mean might?',
    ]);
    expect(messages({ models: [{ atacks: 2 }] })).toEqual([
      'models[0].atacks UNKNOWN_FIELD is not a field of this input: did you mean attacks?',
    ]);
  });

  it('names the nearest value, whatever the case', () => {
    expect(messages({ obstruction: 'wall' })).toEqual([
      'obstruction NOT_ALLOWED must be one of WALL, WINDOW, LONG_GRASS, not "wall": did you mean WALL?',
    ]);
    expect(messages({ obstruction: 'LONGGRAS' })[0]).toMatch(/did you mean LONG_GRASS\?$/);
  });

  it('suggests nothing where nothing is near', () => {
    expect(messages({ colour: 1 })).toEqual(['colour UNKNOWN_FIELD is not a field of this input']);
    expect(messages({ obstruction: 'dragon' })[0]).not.toMatch(/did you mean/);
    expect(suggestion('x', ['q', 'id'])).toBeUndefined();
  });

  it('lists every fault at once', () => {
    expect(messages({ migth: 1, figth: 2 })).toHaveLength(2);
  });
});
