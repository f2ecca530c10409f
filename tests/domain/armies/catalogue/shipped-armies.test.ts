import { shippedCatalogue } from '../../../../src/app/armies/lists/shipped-catalogue';
import type { Profile, AnyList } from '../../../../src/domain/armies/catalogue/model';
import type { Tier } from '../../../../src/domain/armies/catalogue/vocabulary';
import type { ArmyDraft } from '../../../../src/domain/armies/validation/assemble-army';
import { force, found, report, singles, unit, warband } from '../validation/army';

/** Armies made up for every exclusion, warband size and demand that the catalogue holds: at, under and over. */
const catalogue = shippedCatalogue();
const given = { catalogue };
const lists: readonly AnyList[] = [...catalogue.armyLists, ...catalogue.legions];
const codesOf = (draft: ArmyDraft): readonly string[] =>
  report(draft, given).findings.map(({ code }) => code);

const LIMIT = 20_000;

describe('each pair that excludes each other', () => {
  const fields = new Map<string, { readonly list: string; readonly profile: Profile }>();
  for (const { id, profiles } of catalogue.armyLists)
    for (const profile of profiles) fields.set(profile.id, { list: id, profile });
  const pairs = new Map<string, readonly [string, string]>();
  for (const [id, { profile }] of fields)
    for (const other of profile.excludes)
      if (fields.has(other)) pairs.set([id, other].sort().join(' '), [id, other]);

  const army = (...ids: readonly string[]): ArmyDraft => {
    const byList = new Map<string, string[]>();
    for (const id of ids) {
      const list = fields.get(id)!.list;
      byList.set(list, [...(byList.get(list) ?? []), id]);
    }
    return singles(
      LIMIT,
      ...[...byList].map(([list, heroes]) => force(list, ...heroes.map((id) => warband(id)))),
    );
  };
  const together = ['EXCLUDED_TOGETHER', 'UNIQUE_TWICE'];
  const isRefused = (draft: ArmyDraft): boolean => codesOf(draft).some((code) => together.includes(code));

  it('is told, in either order, and each of the two alone is not', () => {
    for (const [one, other] of pairs.values()) {
      expect([one, other, isRefused(army(one, other)), isRefused(army(other, one))]).toEqual([
        one,
        other,
        true,
        true,
      ]);
      expect([one, isRefused(army(one)), other, isRefused(army(other))]).toEqual([one, false, other, false]);
    }
  });

  it('there are 106', () => expect(pairs.size).toBe(106));
});

/** Ruling 21, as printed. */
const SIZES: Readonly<Record<Tier, number>> = {
  LEGEND: 18,
  VALOUR: 15,
  FORTITUDE: 12,
  MINOR: 6,
  INDEPENDENT: 0,
};

/** Who leads another number while the list stands alone; the option that it takes, if any. */
const EXCEPTIONS: readonly (readonly [list: string, hero: string, size: number, option: string | null])[] = [
  ['azogs-legion', 'azog', 24, 'signal-tower'],
  ['azogs-legion', 'azog', 18, null],
  ['barad-dur', 'the-dark-lord-sauron', 24, null],
  ['goblin-town', 'the-goblin-king', 24, null],
  ['goblin-town', 'goblin-captain', 18, null],
  ['goblin-town', 'goblin-mercenary-captain', 18, null],
  ['goblin-town', 'grinnah', 18, null],
  ['goblin-town', 'the-goblin-scribe', 12, null],
  ['rivendell', 'elladan-and-elrohir', 11, null],
  ['rohan', 'dernhelm', 5, null],
  ['the-iron-hills', 'murin-drar', 11, null],
  ['the-kingdom-of-khazad-dum', 'kings-champion', 10, null],
  ['the-kingdom-of-moria', 'kings-champion', 10, null],
  ['fangorn', 'treebeard', 18, null],
  ['fangorn', 'treebeard', 16, 'merry-pippin'],
  ['sharkeys-rogues', 'sharkey', 17, null],
  // Grip, Fang and Wolf take three places.
  ['the-shire', 'farmer-maggot', 9, null],
];

const followerOf = (list: AnyList): Profile | undefined =>
  list.profiles.find(({ kind, counts }) => kind === 'WARRIOR' && counts.places === 1);

const tooLarge = (list: AnyList, hero: string, count: number, option: string | null) => {
  const leader = unit(hero, 1, option === null ? {} : { [option]: 1 });
  return found(
    singles(LIMIT, force(list.id, warband(leader, unit(followerOf(list)!.id, count)))),
    'WARBAND_TOO_LARGE',
    given,
  );
};

describe('warband sizes', () => {
  it.each(EXCEPTIONS)('%s: %s leads %d %s', (id, hero, size, option) => {
    const list = catalogue.armyLists.find((one) => one.id === id)!;
    expect(tooLarge(list, hero, size - 1, option)).toEqual([]);
    expect(tooLarge(list, hero, size, option)).toEqual([]);
    expect(tooLarge(list, hero, size + 1, option)).toEqual([['0.0', size + 1, size]]);
  });

  it('all other Heroes of all lists lead as many as their tier', () => {
    const special = new Set(EXCEPTIONS.map(([list, hero]) => `${list} ${hero}`));
    let heroes = 0;
    for (const list of catalogue.armyLists) {
      if (!followerOf(list)) continue;
      for (const { id, kind, tier } of list.profiles) {
        if (kind !== 'HERO' || tier === null || tier === 'INDEPENDENT' || special.has(`${list.id} ${id}`))
          continue;
        heroes += 1;
        const size = SIZES[tier];
        expect([list.id, id, tooLarge(list, id, size, null)]).toEqual([list.id, id, []]);
        expect([list.id, id, tooLarge(list, id, size + 1, null)]).toEqual([
          list.id,
          id,
          [['0.0', size + 1, size]],
        ]);
      }
    }
    expect(heroes).toBeGreaterThan(250);
  });
});

describe('what each list and Legion demands', () => {
  const lone = (list: AnyList, ids: readonly string[]) => force(list.id, ...ids.map((id) => warband(id)));
  const others = (list: AnyList, ids: readonly string[]) => list.profiles.find(({ id }) => !ids.includes(id));

  it('compulsory Heroes: all there, one missing, none', () => {
    let demands = 0;
    for (const list of lists)
      for (const demand of list.demands) {
        if (demand.kind !== 'COMPULSORY') continue;
        demands += 1;
        const missing = (ids: readonly string[]) =>
          found(singles(LIMIT, lone(list, ids)), 'COMPULSORY_MISSING', given).length;
        const stranger = others(list, demand.profiles);
        expect([list.id, missing(demand.profiles)]).toEqual([list.id, 0]);
        expect([list.id, missing(demand.profiles.slice(1))]).toEqual([list.id, 1]);
        if (stranger) expect([list.id, missing([stranger.id])]).toEqual([list.id, demand.profiles.length]);
      }
    expect(demands).toBeGreaterThan(30);
  });

  it('so many at least and at most', () => {
    let demands = 0;
    for (const list of lists)
      for (const demand of list.demands) {
        if (demand.kind !== 'NUMBER_OF') continue;
        demands += 1;
        const [first = ''] = demand.profiles;
        const codes = (count: number) =>
          codesOf(singles(LIMIT, lone(list, Array<string>(count).fill(first))));
        if (demand.minimum > 0) {
          const stranger = others(list, demand.profiles);
          const names = demand.profiles
            .map((id) => list.profiles.find((profile) => profile.id === id)!.name)
            .join(', ')
            .replace(/, ([^,]*)$/, ' or $1');
          const isMissed = (ids: readonly string[]): boolean =>
            report(singles(LIMIT, lone(list, ids)), given).findings.some(
              ({ code, message }) => code === 'TOO_FEW_OF' && message.endsWith(` of ${names}`),
            );
          expect([list.id, isMissed(Array<string>(demand.minimum).fill(first))]).toEqual([list.id, false]);
          if (stranger) expect([list.id, isMissed([stranger.id])]).toEqual([list.id, true]);
        }
        if (demand.maximum !== null) {
          expect([list.id, codes(demand.maximum).includes('TOO_MANY_OF')]).toEqual([list.id, false]);
          expect([list.id, codes(demand.maximum + 1).includes('TOO_MANY_OF')]).toEqual([list.id, true]);
        }
      }
    expect(demands).toBeGreaterThan(9);
  });

  it('followers whom not everybody leads', () => {
    let tried = 0;
    for (const list of lists)
      for (const demand of list.demands) {
        if (demand.kind !== 'ONLY_LED_BY') continue;
        const wrong = list.profiles.find(
          ({ id, kind, tier }) => kind === 'HERO' && tier !== 'INDEPENDENT' && !demand.leaders.includes(id),
        );
        for (const follower of demand.profiles) {
          const codes = (leader: string) =>
            codesOf(singles(LIMIT, force(list.id, warband(leader, unit(follower)))));
          for (const leader of demand.leaders)
            expect([list.id, follower, leader, codes(leader).includes('WRONG_LEADER_FOR')]).toEqual([
              list.id,
              follower,
              leader,
              false,
            ]);
          if (!wrong) continue;
          tried += 1;
          expect([list.id, follower, wrong.id, codes(wrong.id).includes('WRONG_LEADER_FOR')]).toEqual([
            list.id,
            follower,
            wrong.id,
            true,
          ]);
        }
      }
    expect(tried).toBeGreaterThan(30);
  });
});

describe('warbands without a captain: Dark Denizens of Mirkwood', () => {
  const queen = warband('the-spider-queen');
  const of = (profile: string, count: number) =>
    codesOf(singles(LIMIT, force('dark-denizens-of-mirkwood', queen, warband(null, unit(profile, count)))));
  it.each([
    ['mirkwood-spider', 2, 12],
    ['giant-spider', 2, 12],
    ['fell-warg', 6, 12],
    ['bat-swarm', 10, 12],
  ])('%s: %d to %d', (profile, minimum, maximum) => {
    expect(of(profile, minimum - 1)).toContain('WARBAND_TOO_SMALL');
    expect(of(profile, minimum)).toEqual([]);
    expect(of(profile, maximum)).toEqual([]);
    expect(of(profile, maximum + 1)).toContain('WARBAND_TOO_LARGE');
  });
});

describe('Heroes who follow where a Legion lets them', () => {
  it('Dernhelm under Elfhelm among the Riders of Théoden, under no one else', () => {
    const of = (leader: string) =>
      found(
        singles(LIMIT, force('the-riders-of-theoden', warband('theoden'), warband(leader, unit('dernhelm')))),
        'MAY_NOT_FOLLOW',
        given,
      );
    expect(of('elfhelm')).toEqual([]);
    expect(of('gamling')).toEqual([['0.1.1', null, null]]);
  });

  it('Sam and Sméagol with Frodo, or all three with Faramir', () => {
    const codes = (...warbands: Parameters<typeof force> extends [string, ...infer W] ? W : never) =>
      codesOf(singles(LIMIT, force('rangers-of-ithilien', ...warbands))).filter(
        (code) => code !== 'POINTS_LEFT_OVER',
      );
    const faramir = warband('faramir');
    expect(codes(faramir, warband('frodo-baggins', unit('samwise-gamgee'), unit('smeagol')))).toEqual([]);
    expect(codes(warband('faramir', unit('frodo-baggins'), unit('samwise-gamgee'), unit('smeagol')))).toEqual(
      [],
    );
    expect(
      codes(faramir, warband('frodo-baggins', unit('samwise-gamgee')), warband('madril', unit('smeagol'))),
    ).toEqual(['NOT_ONE_WARBAND', 'WRONG_LEADER_FOR']);
    expect(
      codes(warband('faramir', unit('samwise-gamgee')), warband('frodo-baggins', unit('smeagol'))),
    ).toEqual(['NOT_ONE_WARBAND']);
  });
});
