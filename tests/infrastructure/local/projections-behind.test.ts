import {
  createProjectionsBehind,
  isProjectionBehind,
  shareProjectionsBehind,
} from '../../../src/infrastructure/local/projections-behind';

const STARTED = 1_000;
const LATER = 2_000;

describe('projections behind their facts', () => {
  it('are so from a write to the projection made after the last write', () => {
    const behind = createProjectionsBehind(STARTED);
    const are = (...tournaments: readonly string[]) =>
      tournaments.map((tournament) => behind.isBehind(tournament, LATER));
    behind.written('a');
    behind.written('b');
    expect(are('a', 'b', 'c')).toEqual([true, true, false]);

    // A run took the first two writes; a third one came while it went on.
    behind.written('a');
    behind.made(['a', 'b']);
    expect(are('a', 'b')).toEqual([true, false]);
    behind.made(['a']);
    expect(are('a')).toEqual([false]);
  });

  it('may be so where they were compared before the process saw every write', () => {
    expect(createProjectionsBehind(STARTED).isBehind('a', STARTED - 1)).toBe(true);
    expect(createProjectionsBehind(STARTED).isBehind('a', STARTED)).toBe(false);
    expect(createProjectionsBehind(Number.POSITIVE_INFINITY).isBehind('a', LATER)).toBe(true);
  });

  it('are known to all functions of the process, and to nobody where nothing is shared', () => {
    expect(isProjectionBehind('a', LATER)).toBe(false);
    const behind = createProjectionsBehind(STARTED);
    shareProjectionsBehind(behind);
    behind.written('a');
    expect([isProjectionBehind('a', LATER), isProjectionBehind('b', LATER)]).toEqual([true, false]);
  });
});
