import type { OptionFile, ProfileFile } from '../../armies/catalogue/file';
import { tentative } from './build';
import { isHidden } from './evaluate';
import type { FoundUnit, Roots, Situation } from './find-units';
import { allUnitsUnder, freshWorld, openedBy, unitsUnder } from './find-units';
import { offeredIds, readUnit } from './read-unit';
import type { Entry } from './system';

/** What one situation offers: each unit once, and who may lead it. */
export interface Offer {
  readonly profile: ProfileFile;
  readonly leaders: ReadonlySet<string>;
  /** It stands in a warband only, so who leads it matters. */
  readonly isFollower: boolean;
}

export interface Reading {
  readonly offers: ReadonlyMap<string, Offer>;
  /** The ids of those who lead a warband here. */
  readonly leaders: readonly string[];
  readonly found: readonly FoundUnit[];
}

const withOptionsOf = (profile: ProfileFile, other: ProfileFile, leader: string): ProfileFile => {
  const own = profile.options ?? {};
  const added = Object.entries(other.options ?? {}).filter(([id]) => !(id in own));
  if (added.length === 0) return profile;
  const conditional = added.map(([id, option]): [string, OptionFile] => [
    id,
    { ...(typeof option === 'number' ? { points: option } : option), when: { ledBy: [leader] } },
  ]);
  return { ...profile, options: { ...own, ...Object.fromEntries(conditional) } };
};

const alsoLedBy = (profile: ProfileFile, ids: readonly string[], leader: string): ProfileFile => {
  const options = Object.entries(profile.options ?? {}).map(([id, option]): [string, number | OptionFile] => {
    if (typeof option === 'number' || !ids.includes(id)) return [id, option];
    const { when } = option;
    if (!when || typeof when === 'string' || !('ledBy' in when)) return [id, option];
    return [id, { ...option, when: { ledBy: [...new Set([...when.ledBy, leader])] } }];
  });
  return options.length > 0 ? { ...profile, options: Object.fromEntries(options) } : profile;
};

/** Reads everything that the entries at the root offer in this situation. */
export const readOffers = (situation: Situation, roots: Roots): Reading => {
  const offers = new Map<string, Offer>();
  const found: FoundUnit[] = [];
  const leaders: string[] = [];
  const known = new Map<string, Set<string>>();
  for (const root of roots.units) {
    const units = unitsUnder(situation, root);
    const captainId = units.find(({ path }) => path.length <= 1)?.id ?? null;
    if (captainId && units.length > 1) leaders.push(captainId);
    for (const unit of units) {
      found.push(unit);
      const isFollower = unit.id !== captainId;
      const present = offers.get(unit.id);
      const leader = isFollower && captainId ? [captainId] : [];
      const offered = (): readonly string[] => {
        const { unit: selection, world } = unit.open();
        return offeredIds(selection, world);
      };
      if (!present) {
        const profile = readUnit(unit.open);
        if (!profile) {
          situation.report.note('a model without a profile', unit.name);
          continue;
        }
        known.set(unit.id, new Set(offered()));
        offers.set(unit.id, { profile, leaders: new Set(leader), isFollower });
        continue;
      }
      let { profile } = present;
      if (captainId) {
        const ids = offered();
        if (ids.some((id) => !(id in (profile.options ?? {})))) {
          const other = readUnit(unit.open);
          if (other) profile = withOptionsOf(profile, other, captainId);
        }
        profile = alsoLedBy(profile, ids, captainId);
      }
      offers.set(unit.id, {
        profile,
        leaders: new Set([...present.leaders, ...leader]),
        isFollower: present.isFollower && isFollower,
      });
    }
  }
  return { offers, leaders, found };
};

export const captainOf = (reading: Reading, root: Entry): string | null =>
  reading.found.find((unit) => unit.root === root && unit.path.length <= 1)?.id ?? null;

export const isHiddenRoot = (situation: Situation, root: Entry): boolean =>
  isHidden(root.sources, tentative({ entry: root, parent: null, groups: [] }), freshWorld(situation));

/** Those whom the list fields only while someone else is there (a siege engine's Hero of Fortitude, say). */
export const readConditional = (
  situation: Situation,
  roots: Roots,
  reading: Reading,
): readonly ProfileFile[] => {
  const known = new Set(reading.offers.keys());
  const present = roots.units.filter((root) => captainOf(reading, root) !== null);
  return roots.units
    .filter((root) => !present.includes(root) && !isHiddenRoot(situation, root))
    .flatMap((root) => {
      const isNew = ({ id }: FoundUnit): boolean => !known.has(id);
      const ways = openedBy(situation, { root, others: present }, isNew);
      const [way] = ways;
      if (!way) return [];
      const opened = { ...situation, withLeaders: true, present: [...situation.present, ...way] };
      const ids = ways.map((entries) => entries.flatMap((entry) => captainOf(reading, entry) ?? []));
      const when =
        way.length === 1 ? { present: ids.flat() } : { all: (ids[0] ?? []).map((id) => ({ present: [id] })) };
      return unitsUnder(opened, root).flatMap((unit) => {
        const profile = isNew(unit) ? readUnit(unit.open) : null;
        if (!profile) return [];
        known.add(unit.id);
        return [{ ...profile, when }];
      });
    });
};

/** Units that no situation tried here lets be chosen: read all the same, and noted. */
export const readUnoffered = (
  situation: Situation,
  root: Entry,
  written: Map<string, ProfileFile>,
): readonly ProfileFile[] =>
  allUnitsUnder(situation, root).flatMap((unit) => {
    const profile = written.has(unit.id) ? null : readUnit(unit.open);
    if (!profile) return [];
    situation.report.note('a unit that nothing found lets be chosen, kept', unit.name);
    written.set(unit.id, profile);
    return [profile];
  });
