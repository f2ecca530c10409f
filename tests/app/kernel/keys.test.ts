import { keysIn } from '../../../src/app/kernel/keys';

const FIRST = 'first secret of sixteen';
const SECOND = 'second secret of sixteen';

describe('the stored secret', () => {
  it('is version 1 where it is bare, whatever it looks like', () => {
    expect(keysIn(` ${FIRST}\n`)).toEqual({
      current: { version: 1, secret: FIRST },
      all: [{ version: 1, secret: FIRST }],
    });
    expect(keysIn('one: two, three: four').current).toEqual({ version: 1, secret: 'one: two, three: four' });
  });

  it('has a line a version, of which the newest is the current one', () => {
    expect(keysIn(`1:${FIRST}\n2:${SECOND}`)).toEqual({
      current: { version: 2, secret: SECOND },
      all: [
        { version: 2, secret: SECOND },
        { version: 1, secret: FIRST },
      ],
    });
  });

  it('makes new things with the version that is asked for, or with the newest where that is not there', () => {
    expect(keysIn(`1:${FIRST}\n2:${SECOND}`, 1).current.version).toBe(1);
    expect(keysIn(`1:${FIRST}\n2:${SECOND}`, 3).current.version).toBe(2);
  });

  it.each([
    ['', 'nothing'],
    ['too short', 'a short one'],
    [`1:${FIRST}\n2:short`, 'a short version'],
  ])('is refused when it is %j', (text) => {
    expect(() => keysIn(text)).toThrow("the service's secret must hold at least 16 characters");
  });
});
