import type { Address } from '../../../src/app/kernel/store/store';
import {
  deliveriesRange,
  addressOf,
  keyOf,
  leagueRange,
  standingsRange,
} from '../../../src/infrastructure/aws/keys';

const rows: readonly (readonly [Address, string])[] = [
  [{ item: 'HEAD', tournament: 'abc' }, 'HEAD'],
  [{ item: 'ENTRANT', tournament: 'abc', number: 7 }, 'ENTRANT#0007'],
  [{ item: 'ROUND', tournament: 'abc', round: 2 }, 'ROUND#02'],
  [{ item: 'RESULT', tournament: 'abc', round: 2, table: 13 }, 'ROUND#02#0013'],
];

const ofLeague: readonly (readonly [Address, string])[] = [
  [{ item: 'ACCEPTED', league: 'xyz', tournament: 'abc' }, 'EVENT#abc'],
  [{ item: 'LEAGUE', league: 'xyz' }, 'HEAD'],
  [{ item: 'DERIVED_TABLE', league: 'xyz', tournament: 'abc' }, 'KEPT#abc'],
  [{ item: 'PLAYER', league: 'xyz', player: 'p1' }, 'PLAYER#p1'],
  [{ item: 'DERIVED_GAMES', league: 'xyz', tournament: 'abc' }, 'RECORD#abc'],
];

describe('keys of a league', () => {
  it.each(ofLeague)('of %j', (address, sk) => {
    expect(keyOf(address)).toEqual({ pk: 'LEAGUE#xyz', sk });
    expect(addressOf({ pk: 'LEAGUE#xyz', sk })).toEqual(address);
  });

  it('lie in the range that a table reads, players and games beside it', () => {
    const { from, to } = leagueRange('xyz');
    const inside = ofLeague.filter(([, sk]) => sk >= from && sk <= to).map(([, sk]) => sk);
    expect(inside).toEqual(['EVENT#abc', 'HEAD', 'KEPT#abc']);
  });
});

describe('the key of a Discord server', () => {
  it('is a partition of its own', () => {
    const key = { pk: 'DISCORD#900', sk: 'DISCORD' };
    expect(keyOf({ item: 'DISCORD', server: '900' })).toEqual(key);
    expect(addressOf(key)).toEqual({ item: 'DISCORD', server: '900' });
  });
});

describe('the key of a count', () => {
  it('is a partition of its own', () => {
    const key = { pk: 'RATE#abc', sk: 'RATE' };
    expect(keyOf({ item: 'RATE', rate: 'abc' })).toEqual(key);
    expect(addressOf(key)).toEqual({ item: 'RATE', rate: 'abc' });
  });
});

describe('keys', () => {
  it.each(rows)('of %j', (address, sk) => {
    expect(keyOf(address)).toEqual({ pk: 'TOURNAMENT#abc', sk });
    expect(addressOf({ pk: 'TOURNAMENT#abc', sk })).toEqual(address);
  });

  it('of a delivery lies beside what standings read, with those to its webhook', () => {
    const address = {
      item: 'DELIVERY',
      tournament: 'abc',
      webhook: 'w1',
      atMs: 1_763_702_400_000,
      id: 'd-_9',
    } as const;
    const key = { pk: 'TOURNAMENT#abc', sk: 'DELIVERY#w1#0001763702400000#d-_9' };
    expect(keyOf(address)).toEqual(key);
    expect(addressOf(key)).toEqual(address);
    expect(key.sk < standingsRange('abc').from).toBe(true);
    const { pk, from, to } = deliveriesRange(address);
    expect([pk, key.sk > from && key.sk < to]).toEqual([key.pk, true]);
    const other = keyOf({ ...address, webhook: 'w12' }).sk;
    expect(other > from && other < to).toBe(false);
  });

  it.each<readonly [Address, string]>([
    [{ item: 'ARMY', tournament: 'abc', number: 7 }, 'ARMY#0007'],
    [{ item: 'ARMY', tournament: 'abc', number: 7, member: 2 }, 'ARMY#0007#02'],
    [{ item: 'ARMY', tournament: 'abc', number: 7, slot: 'GOOD-2' }, 'ARMY#0007#~GOOD-2'],
  ])('of %j, outside of what standings read', (address, sk) => {
    const key = { pk: 'TOURNAMENT#abc', sk };
    expect(keyOf(address)).toEqual(key);
    expect(addressOf(key)).toEqual(address);
    expect(sk < standingsRange('abc').from).toBe(true);
  });

  it.each<readonly [Address, string]>([
    [{ item: 'ROLL', roll: 'abc' }, 'ROLL'],
    [{ item: 'REFEREED_FIGHT', fight: 'abc' }, 'REFEREED_FIGHT'],
    [{ item: 'GAME', game: 'abc' }, 'GAME'],
    [{ item: 'SEALED_CHOICE', sealedChoice: 'abc' }, 'SEALED_CHOICE'],
    [{ item: 'STATISTICS', part: 'abc' }, 'STATISTICS'],
    [{ item: 'PERSON', person: 'abc' }, 'PERSON'],
    [{ item: 'CATALOGUE', catalogue: 'abc' }, 'CATALOGUE'],
  ])('of %j, alone in its partition', (address, kind) => {
    const key = { pk: `${kind}#abc`, sk: kind };
    expect(keyOf(address)).toEqual(key);
    expect(addressOf(key)).toEqual(address);
  });

  it('of a part of a catalogue', () => {
    const address = { item: 'CATALOGUE_PART', catalogue: 'abc', document: 'x.index', part: 2 } as const;
    const key = { pk: 'CATALOGUE#abc', sk: 'PART#x.index#002' };
    expect(keyOf(address)).toEqual(key);
    expect(addressOf(key)).toEqual(address);
  });

  it('of another kind have no address', () => {
    expect(addressOf({ pk: 'TOURNAMENT#abc', sk: 'NOTE#0007' })).toBeUndefined();
  });

  it('lie in the range that standings read, armies beside it', () => {
    const { from, to } = standingsRange('abc');
    for (const [, sk] of rows) expect(sk >= from && sk <= to).toBe(true);
    expect('ARMY#0007' < from).toBe(true);
  });
});
