import type {
  BowExemptionFile,
  BowRuleFile,
  CaptainlessFile,
  DemandFile,
  WarbandRuleFile,
} from '../../../domain/armies/catalogue/file';
import { rooted, fill } from './build';
import {
  limitsOf,
  placesUnder,
  tentative,
  holdsBare,
  mayBeTaken,
  plain,
  visible,
  type Limit,
  type Place,
} from './limits';
import { type Setting, type Selection, type Site, siteAt, wayTo } from './questions';
import { conditionOf } from './read-unit';
import type { Roots } from './roots';
import { attribute, type Entry, isWarband } from './system';
import { type FoundUnit, descend, open } from './units';
import { type Tier, warbandSizes } from '../../../domain/armies/catalogue/vocabulary';
import { type Formula, all, deniedBy, partsOf } from './formula';
import type { Offers } from './offers';

/** The bow limit: a limit of the warband on the cost "Bow" that grows with the Warriors of the force. */
export const readBows = (setting: Setting, roots: Roots) => {
  const rules = new Map<string, BowRuleFile>();
  const exemptions = new Map<string, BowExemptionFile>();
  for (const root of roots.units)
    for (const place of placesUnder(rooted(root), setting).filter(({ entry }) => isWarband(entry))) {
      const site = siteAt(tentative(place), setting);
      for (const limit of limitsOf(place.entry, site)) {
        if (limit.type !== 'max' || limit.field !== setting.system.costIds.bows) continue;
        for (const { when, repeats } of limit.grows)
          for (const repeat of repeats) {
            const per = Number(attribute(repeat, 'value'));
            const child = attribute(repeat, 'childId');
            const condition = conditionOf(when, setting);
            const held = condition ? { when: condition } : {};
            const units = setting.known.units.get(child);
            if (per === 1 && units)
              exemptions.set(JSON.stringify([units, condition]), { profiles: [...units].sort(), ...held });
            else if (per !== 3)
              rules.set(JSON.stringify([per, condition]), { numerator: 1, denominator: per, ...held });
          }
      }
    }
  return { rules: [...rules.values()], exemptions: [...exemptions.values()] };
};

/** Units that not every leader may lead. */
export const onlyLedBy = ({ byId, leaders }: Offers): readonly DemandFile[] => {
  const ids = [...new Set(leaders.map(({ id }) => id))];
  const byLeaders = new Map<string, { readonly led: readonly string[]; readonly profiles: string[] }>();
  for (const { profile, leaders: by, isFollower } of byId.values()) {
    if (!isFollower || by.size === 0 || ids.every((id) => by.has(id))) continue;
    const led = ids.filter((leader) => by.has(leader));
    const key = led.join(' ');
    const group = byLeaders.get(key) ?? { led, profiles: [] };
    group.profiles.push(profile.id);
    byLeaders.set(key, group);
  }
  return [...byLeaders.values()].map(({ led, profiles }) => ({
    kind: 'ONLY_LED_BY',
    profiles,
    leaders: led,
  }));
};

const chainOf = (found: FoundUnit, setting: Setting): readonly Selection[] =>
  wayTo(open(found, setting).unit).filter(({ entry }) => !isWarband(entry));

const ofArmy = (limit: Limit, at: Selection): boolean =>
  limit.field === 'selections' &&
  (limit.scope === 'roster' || limit.scope === 'force' || (at.parent === null && limit.scope === 'parent'));

const armyLimits = (found: FoundUnit, setting: Setting): readonly Limit[] =>
  chainOf(found, setting)
    .slice(found.isFollower ? 1 : 0)
    .flatMap((at) => limitsOf(at.entry, siteAt(at, setting)).filter((limit) => ofArmy(limit, at)));

/** The ids that would each do instead: at least one while none of these is there. */
const instead = (formula: Formula, setting: Setting): readonly string[] | null => {
  if (formula === true) return [];
  const ids = partsOf(formula).map((part) => {
    const denied = deniedBy(part);
    return denied?.kind === 'PRESENT' ? (setting.known.units.get(denied.id) ?? []) : null;
  });
  return ids.some((one) => one === null) ? null : ids.flatMap((one) => one ?? []);
};

/** Units that must be there, alone or as one of several, and maximum numbers of units. */
export const numbers = (setting: Setting, { byId }: Offers): readonly DemandFile[] => {
  const required = new Set<string>();
  const oneOf = new Map<string, readonly string[]>();
  const most = new Map<string, DemandFile>();
  for (const { profile, found, isFollower } of byId.values()) {
    for (const limit of armyLimits(found, setting)) {
      if (limit.type === 'min' && !isFollower)
        for (const { value, when } of limit.cases) {
          if (value < 1) continue;
          const others = instead(when, setting);
          if (others === null) setting.report.note('a demand that depends on something', profile.name);
          else if (others.length === 0) required.add(profile.id);
          else {
            const ids = [...new Set([profile.id, ...others])].sort();
            oneOf.set(ids.join(' '), ids);
          }
        }
      if (limit.type === 'max' && limit.cases.every(({ value }) => value > 1) && limit.grows.length === 0)
        most.set(profile.id, { kind: 'NUMBER_OF', profiles: [profile.id], maximum: plain(limit) });
    }
  }
  return [
    ...(required.size > 0 ? [{ kind: 'COMPULSORY' as const, profiles: [...required] }] : []),
    ...[...oneOf.values()].map((profiles) => ({ kind: 'NUMBER_OF' as const, profiles, minimum: 1 })),
    ...most.values(),
  ];
};

/** The leader that the Legion itself marks, or a list of 2024. */
export const leader = (
  { setting, offers }: { readonly setting: Setting; readonly offers: Offers },
  base: Setting | null,
): readonly DemandFile[] => {
  const isMarked = (found: FoundUnit, here: Setting): boolean => {
    const { unit } = open(found, here);
    return placesUnder(unit, here).some((place) => {
      if (!/^(leader\b|army general$)/i.test(place.entry.name)) return false;
      return limitsOf(place.entry, siteAt(tentative(place), here, unit)).some(
        ({ type, scope, cases }) =>
          type === 'min' &&
          // The editor ticks the highest Hero of the roster; a Legion's own leader is ticked where he stands.
          scope !== 'roster' &&
          scope !== 'force' &&
          cases.some(({ value, when }) => value >= 1 && holdsBare(when)),
      );
    });
  };
  const marked = [...offers.byId.values()]
    .filter(
      ({ found, isFollower }) => !isFollower && isMarked(found, setting) && !(base && isMarked(found, base)),
    )
    .map(({ profile }) => profile.id);
  return marked.length > 0 ? [{ kind: 'LEADER', profiles: [...new Set(marked)] }] : [];
};

const warbandOf = (
  root: Entry,
  captain: FoundUnit | null,
  setting: Setting,
): { place: Place; site: Site } | null => {
  const top = rooted(root);
  const [place] = placesUnder(top, setting).filter(({ entry }) => isWarband(entry));
  if (!place) return null;
  const unit = captain && descend(top, captain.path);
  if (unit) fill(unit, { setting, unit, chosen: new Set(), isFollower: false });
  return {
    place: { ...place, parent: top },
    site: { setting, at: tentative({ ...place, parent: top }), unit, open: true },
  };
};

const sizesOf = (place: Place, site: Site): readonly Limit[] =>
  limitsOf(place.entry, site).filter(
    ({ type, scope, field, cases }) =>
      type === 'max' &&
      scope === 'parent' &&
      (field === site.setting.system.costIds.warriors ||
        (field === 'selections' && cases.some(({ value }) => value > 1))),
  );

/** Warband sizes that are not the tier's. */
export const warbandRules = ({ leaders, byId }: Offers, setting: Setting): readonly WarbandRuleFile[] =>
  leaders.flatMap(({ id, root, found }): readonly WarbandRuleFile[] => {
    const tier: Tier | undefined = byId.get(id)?.profile.tier;
    const warband = warbandOf(root, found, setting);
    const [size] = warband ? sizesOf(warband.place, warband.site) : [];
    if (!tier || !size) return [];
    const usual = plain(size);
    return [
      ...(usual === warbandSizes[tier] ? [] : [{ leaders: [id], set: usual }]),
      ...size.cases
        .filter(({ value, when }) => value !== usual && !holdsBare(when))
        .flatMap(({ value, when }) => {
          const condition = conditionOf(when, setting);
          return condition ? [{ leaders: [id], set: value, when: condition }] : [];
        }),
    ];
  });

/** Warbands that nobody leads. */
export const captainless = (offers: Offers, setting: Setting, roots: Roots): CaptainlessFile | null => {
  const [root] = offers.captainless.filter((entry) => roots.units.includes(entry));
  const warband = root ? warbandOf(root, null, setting) : null;
  if (!root || !warband) return null;
  const limits = limitsOf(warband.place.entry, warband.site).filter(
    ({ field }) => field === setting.system.costIds.warriors,
  );
  const of = (type: string): number | null => {
    const limit = limits.find((one) => one.type === type);
    return limit ? plain(limit) : null;
  };
  const where = siteAt(rooted(root), setting);
  const when = conditionOf(all([visible(root.sources, where), mayBeTaken(limitsOf(root, where))]), setting);
  return { minimum: of('min') ?? 1, maximum: of('max') ?? 12, ...(when ? { when } : {}) };
};
