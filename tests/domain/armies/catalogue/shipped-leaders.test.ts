import { shippedCatalogue } from '../../../../src/app/armies/lists/shipped-catalogue';
import type { AnyList } from '../../../../src/domain/armies/catalogue/model';
import type { Tier } from '../../../../src/domain/armies/catalogue/vocabulary';
import { force, found, report, singles, unit, warband } from '../validation/army';

/** Every leader of every Legion at and above the limit, and every leader who may lead some alone. */
const catalogue = shippedCatalogue();
const given = { catalogue };
const LIMIT = 20_000;
const lists: readonly AnyList[] = [...catalogue.armyLists, ...catalogue.legions];

/** Ruling 21, as printed. */
const SIZES: Readonly<Record<Tier, number>> = {
  LEGEND: 18,
  VALOUR: 15,
  FORTITUDE: 12,
  MINOR: 6,
  INDEPENDENT: 0,
};

/** Other sizes, off the catalogues; the Isengard Hordes lead six more, the Grey Company is one warband of any size. */
const EXCEPTIONS: Readonly<Record<string, number>> = {
  'army-of-dunland thrydan-wolfsbane': 21,
  'wolves-of-isengard sharku': 21,
  'assault-upon-helms-deep uruk-hai-captain-leader': 18,
  'assault-upon-helms-deep uruk-hai-captain': 18,
  'assault-upon-helms-deep uruk-hai-shaman': 12,
  'paths-of-the-druadan dernhelm': 5,
  'the-riders-of-theoden dernhelm': 5,
  'rangers-of-ithilien frodo-baggins': 2,
  'rangers-of-ithilien samwise-gamgee': 2,
  'the-chiefs-ruffians sharkey': 17,
  'defenders-of-the-shire farmer-maggot': 9,
};

const tooLarge = (list: AnyList, leader: string, follower: string, count: number) =>
  found(singles(LIMIT, force(list.id, warband(leader, unit(follower, count)))), 'WARBAND_TOO_LARGE', given);

it('each Hero of each Legion leads as many as the tier or the Legion says', () => {
  const met = new Set<string>();
  let heroes = 0;
  for (const list of catalogue.legions) {
    const follower = list.profiles.find(({ kind, counts }) => kind === 'WARRIOR' && counts.places === 1);
    if (!follower || list.id === 'the-grey-company') continue;
    for (const { id, kind, tier } of list.profiles) {
      if (kind !== 'HERO' || tier === null || tier === 'INDEPENDENT') continue;
      const name = `${list.id} ${id}`;
      const size = EXCEPTIONS[name] ?? SIZES[tier];
      if (name in EXCEPTIONS) met.add(name);
      heroes += 1;
      expect([name, tooLarge(list, id, follower.id, size)]).toEqual([name, []]);
      expect([name, tooLarge(list, id, follower.id, size + 1)]).toEqual([name, [['0.0', size + 1, size]]]);
    }
  }
  expect([...met].sort()).toEqual(Object.keys(EXCEPTIONS).sort());
  expect(heroes).toBeGreaterThan(120);
});

it('who leads only some leads these and nobody else', () => {
  let tried = 0;
  for (const list of lists)
    for (const demand of list.demands) {
      if (demand.kind !== 'LEADS_ONLY' && demand.kind !== 'FULL_WARBAND') continue;
      const stranger = list.profiles.find(
        ({ id, kind }) => kind === 'WARRIOR' && !demand.followers.includes(id),
      );
      for (const leader of demand.leaders) {
        const codes = (follower: string) =>
          report(singles(LIMIT, force(list.id, warband(leader, unit(follower)))), given).findings.map(
            ({ code }) => code,
          );
        for (const follower of demand.followers)
          expect([list.id, leader, follower, codes(follower).includes('WRONG_FOLLOWER_FOR')]).toEqual([
            list.id,
            leader,
            follower,
            false,
          ]);
        if (!stranger) continue;
        tried += 1;
        expect([list.id, leader, stranger.id, codes(stranger.id).includes('WRONG_FOLLOWER_FOR')]).toEqual([
          list.id,
          leader,
          stranger.id,
          true,
        ]);
      }
    }
  expect(tried).toBeGreaterThan(15);
});
