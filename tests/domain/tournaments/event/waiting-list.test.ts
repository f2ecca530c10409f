import { playing, statusesOf } from '../../../../src/domain/tournaments/event/tournament';
import { type StoredEvent, storedEvent } from './stored-event';

const lists = (event: Omit<StoredEvent, 'head'> & { readonly cap: number }): string => {
  const { active, waiting } = playing(storedEvent({ ...event, head: { cap: event.cap } }));
  const numbers = (list: typeof active): string => list.map(({ number }) => number).join(' ');
  return `${numbers(active)} | ${numbers(waiting)}`;
};

const left = (at: number) => [at, { withdrawn: true }] as const;
const back = (at: number) => [at, { withdrawn: false }] as const;

describe('a place won from the waiting list is kept', () => {
  test('who leaves lets the longest waiting in', () => {
    expect(lists({ entrants: 6, cap: 4, changes: { 2: [left(10)] } })).toBe('1 3 4 5 | 6');
  });

  test('who comes back stands behind everyone who has registered by then', () => {
    expect(lists({ entrants: 6, cap: 4, changes: { 2: [left(10), back(11)] } })).toBe('1 3 4 5 | 2 6');
  });

  test('and before those who register later', () => {
    // Number 2 leaves and comes back while there are five; number 6 registers after that.
    expect(lists({ entrants: 6, cap: 5, changes: { 2: [left(5), back(5)], 1: [left(20)] } })).toBe(
      '2 3 4 5 6 | ',
    );
    expect(lists({ entrants: 6, cap: 4, changes: { 2: [left(5), back(5)], 1: [left(20)] } })).toBe(
      '2 3 4 5 | 6',
    );
  });

  test('of two who come back, the earlier stands first', () => {
    expect(
      lists({ entrants: 6, cap: 5, changes: { 1: [left(10), back(13)], 2: [left(11), back(12)] } }),
    ).toBe('2 3 4 5 6 | 1');
  });

  test('with places for all, coming back costs nothing', () => {
    expect(lists({ entrants: 4, cap: 4, changes: { 2: [left(10), back(11)] } })).toBe('1 2 3 4 | ');
  });

  test('who has played holds the place before anybody who has not', () => {
    expect(
      lists({
        entrants: 4,
        cap: 2,
        changes: { 1: [left(10), back(200)] },
        rounds: [{ tables: [[2, 1]], outcomes: [{ kind: 'BOTH_LOST' }] }],
      }),
    ).toBe('1 2 | 3 4');
  });
});

describe('the status while check-in is open', () => {
  const statuses = (checkedIn: readonly number[]): string => {
    const changes = Object.fromEntries(
      checkedIn.map((number) => [number, [[10, { checkedIn: true }] as const]]),
    );
    const event = storedEvent({ entrants: 4, head: { cap: 2, phase: 'CHECK_IN' }, changes });
    return [...statusesOf(event).values()].join(' ');
  };

  test('whoever waits still does once checked in, as long as others before it may come', () => {
    expect(statuses([3])).toBe('NOT_CHECKED_IN NOT_CHECKED_IN WAITING NOT_CHECKED_IN');
    expect(statuses([1, 3])).toBe('ACTIVE NOT_CHECKED_IN WAITING NOT_CHECKED_IN');
    expect(statuses([1, 2, 3])).toBe('ACTIVE ACTIVE WAITING NOT_CHECKED_IN');
  });
});
