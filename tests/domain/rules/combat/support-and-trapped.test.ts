import { type Blocker, type LoserFacts, isTrapped } from '../../../../src/domain/rules/combat/is-trapped';
import { type SupportFacts, maySupport } from '../../../../src/domain/rules/combat/may-support';

const codes = (found: readonly { readonly code: string }[]): readonly string[] =>
  found.map(({ code }) => code);

const support = (changes: Partial<SupportFacts> = {}) =>
  maySupport({
    weapon: 'SPEAR',
    type: 'INFANTRY',
    engaged: false,
    prone: false,
    isPassenger: false,
    hasSupported: false,
    touchesFriend: true,
    touchesSupportingPike: false,
    baseMm: 25,
    friendBaseMm: 25,
    friendEngaged: true,
    spearsSupporting: 0,
    pikesSupporting: 0,
    ...changes,
  });

describe('may it support (004, SPEARS and PIKES)', () => {
  it.each([
    [{}, []],
    [{ friendBaseMm: 20 }, []],
    [{ friendBaseMm: 40 }, ['BASE_TOO_SMALL']],
    [{ type: 'CAVALRY' }, ['NOT_INFANTRY']],
    [{ engaged: true }, ['ENGAGED']],
    [{ prone: true }, ['PRONE']],
    [{ isPassenger: true }, ['PASSENGER']],
    [{ hasSupported: true }, ['HAS_SUPPORTED']],
    [{ friendEngaged: false }, ['FRIEND_NOT_IN_A_FIGHT']],
    [{ touchesFriend: false }, ['NOT_TOUCHING']],
    [{ spearsSupporting: 1 }, ['SUPPORTED_BY_A_SPEAR']],
    [{ pikesSupporting: 1 }, ['SUPPORTED_BY_A_PIKE']],
    [{ weapon: 'PIKE', spearsSupporting: 1 }, ['SUPPORTED_BY_A_SPEAR']],
    [{ weapon: 'PIKE', pikesSupporting: 1, touchesFriend: false, touchesSupportingPike: true }, []],
    [{ weapon: 'PIKE', pikesSupporting: 1, touchesFriend: false }, ['NO_PIKE_BETWEEN']],
    [{ weapon: 'PIKE', pikesSupporting: 2 }, ['SUPPORTED_BY_TWO_PIKES']],
    [{ type: 'OTHER', prone: true, touchesFriend: false }, ['NOT_INFANTRY', 'PRONE', 'NOT_TOUCHING']],
  ] as const)('%j: %j', (changes, expected) => {
    const leave = support(changes);
    expect(codes(leave.reasons)).toEqual(expected);
    expect(leave.consequences.length > 0).toBe(expected.length === 0);
  });

  it('warns of a line of three', () => {
    const third = { weapon: 'PIKE', pikesSupporting: 1, touchesSupportingPike: true } as const;
    expect(codes(support(third).consequences)).toContain('TRAPS_EASILY');
  });
});

const friend = (changes: Partial<Blocker> = {}): Blocker => ({
  kind: 'FRIEND',
  engaged: false,
  immobilised: false,
  clearsInches: 1,
  wouldTouchEnemy: false,
  ...changes,
});

const loser = (changes: Partial<LoserFacts> = {}) =>
  isTrapped({
    prone: false,
    knockedToTheGround: false,
    freeInches: 1,
    blockers: [],
    friendMakesWay: true,
    ...changes,
  });

describe('is it Trapped (004, TRAPPED and MAKE WAY)', () => {
  it('is not with a full 1" to go', () => {
    expect(loser()).toMatchObject({ trapped: false, reasons: [], mayMakeWay: null, makeWayReasons: [] });
    expect(codes(loser().texts)).toEqual(['BACKS_AWAY']);
  });

  it.each([
    ['terrain', [friend({ kind: 'TERRAIN' })], ['NOT_A_FRIEND']],
    ['an enemy', [friend({ kind: 'ENEMY' })], ['NOT_A_FRIEND']],
    ['two friends', [friend(), friend()], ['SEVERAL_IN_THE_WAY']],
    ['an Engaged friend', [friend({ engaged: true })], ['ENGAGED']],
    ['an Immobilised friend', [friend({ immobilised: true })], ['IMMOBILISED']],
    ['a friend that must move too far', [friend({ clearsInches: 1.1 })], ['TOO_FAR']],
    ['a friend that would touch an enemy', [friend({ wouldTouchEnemy: true })], ['WOULD_TOUCH_ENEMY']],
  ] as const)('is by %s', (_what, blockers, makeWayReasons) => {
    const answer = loser({ freeInches: 0.9, blockers });
    expect(answer).toMatchObject({ trapped: true, mayMakeWay: false });
    expect(codes(answer.reasons)).toEqual(['NO_ROOM']);
    expect(codes(answer.makeWayReasons)).toEqual(makeWayReasons);
    expect(codes(answer.texts)).toEqual(['TWO_STRIKES', 'STAYS']);
  });

  it('is saved by one friend that Makes Way, if it does', () => {
    const blocked = { freeInches: 0, blockers: [friend()] };
    expect(loser(blocked)).toMatchObject({ trapped: false, mayMakeWay: true });
    expect(codes(loser(blocked).texts)).toEqual(['BACKS_AWAY', 'FRIEND_MOVES']);
    const stays = loser({ ...blocked, friendMakesWay: false });
    expect(stays).toMatchObject({ trapped: true, mayMakeWay: true });
    expect(codes(stays.makeWayReasons)).toEqual(['NOT_WANTED']);
  });

  it('counts as Trapped when Prone or knocked to the ground, whatever the room', () => {
    expect(codes(loser({ prone: true }).reasons)).toEqual(['PRONE']);
    expect(codes(loser({ knockedToTheGround: true }).reasons)).toEqual(['KNOCKED_TO_THE_GROUND']);
    expect(codes(loser({ prone: true }).texts)).toEqual(['TWO_STRIKES', 'BACKS_AWAY']);
  });
});
