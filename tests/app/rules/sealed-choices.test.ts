import { checkSealedChoice } from '../../../src/app/rules/sealed-choices/sealed-choices';
import { sealChoice } from '../../../src/app/rules/sealed-choices/sealed-choices';
import { call } from '../../../src/app/kernel/use-case';
import { fakeContext } from './fake-context';

const subject = 'Table 4, Jay’s target';

const sealed = async () => {
  const answer = await call(sealChoice, { subject, choice: 'Boromir' }, fakeContext());
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
};

const matches = async (changed: object): Promise<boolean> => {
  const { method: _method, ...shown } = await sealed();
  const answer = await call(checkSealedChoice, { ...shown, ...changed }, undefined);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.matches;
};

describe('a sealed choice', () => {
  it('does not show in its commitment, and fits it afterwards', async () => {
    const { commitment, nonce, choice } = await sealed();
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect([nonce, choice]).toEqual(['nonce', 'Boromir']);
    expect(await matches({})).toBe(true);
    expect(await matches({ commitment: commitment.toUpperCase() })).toBe(true);
  });

  it.each([[{ choice: 'Gimli' }], [{ subject: 'Table 5' }], [{ nonce: 'another' }]])(
    'cannot be exchanged for %j',
    async (changed) => {
      expect(await matches(changed)).toBe(false);
    },
  );

  it.each([
    [{ subject: '', choice: 'x' }, 'subject TOO_SHORT'],
    [{ subject, choice: 'a\nb' }, 'choice WRONG_FORMAT'],
    [{ subject }, 'choice REQUIRED'],
  ])('refuses %j', async (raw, fault) => {
    const answer = await call(sealChoice, raw, fakeContext());
    if (answer.ok || answer.error.code !== 'INVALID_INPUT') throw new Error('expected faults');
    expect(answer.error.faults.map(({ path, code }) => `${path} ${code}`)).toEqual([fault]);
  });
});
