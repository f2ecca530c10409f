import { describe, expect, it } from '@jest/globals';
import { once, oncePerName, oncePerObject } from '../../src/shared/once';

describe('once', () => {
  it('makes a value once, also one that is nothing', () => {
    const asked: string[] = [];
    const nothing = once(() => void asked.push('nothing'));
    const ofName = oncePerName((name) => {
      asked.push(name);
      return name === 'none' ? null : name.length;
    });
    expect([nothing(), nothing()]).toEqual([undefined, undefined]);
    expect([ofName('four'), ofName('none'), ofName('four'), ofName('none')]).toEqual([4, null, 4, null]);
    expect(asked).toEqual(['nothing', 'four', 'none']);
  });

  it('makes a value for each object, by what it is given first', () => {
    const [one, other] = [{}, {}];
    const made = oncePerObject((_: object, given: number) => given);
    expect([made(one, 1), made(other, 2), made(one, 3)]).toEqual([1, 2, 1]);
  });
});
