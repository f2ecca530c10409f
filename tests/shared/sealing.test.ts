import { isOneLine, sealOf } from '../../src/shared/sealing';

const parts = { subject: 'Table 4, first target', choice: 'Éomer', nonce: 'abc' };

describe('sealOf', () => {
  // printf 'muster-seal-1\nTable 4, first target\nÉomer\nabc' | sha256sum
  it('is the published vector, as the shell computes it', () => {
    expect(sealOf(parts)).toBe('34c259d24982b224224f348cb4a07ce9e5f81af782c25e2ece87fb5f5d60479a');
  });

  it('does not mind how an accent is composed', () => {
    expect(sealOf({ ...parts, choice: 'E\u0301omer' })).toBe(sealOf(parts));
  });

  it.each([
    ['the subject', { ...parts, subject: 'Table 5, first target' }],
    ['the choice', { ...parts, choice: 'Éowyn' }],
    ['the nonce', { ...parts, nonce: 'abd' }],
  ])('changes with %s', (_what, other) => {
    expect(sealOf(other)).not.toBe(sealOf(parts));
  });
});

describe('isOneLine', () => {
  it.each([
    ['Boromir', true],
    ['', true],
    ['Boromir\nGimli', false],
    ['Boromir\rGimli', false],
  ])('%j: %s', (text, expected) => {
    expect(isOneLine(text)).toBe(expected);
  });
});
