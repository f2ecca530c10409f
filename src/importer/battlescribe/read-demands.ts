import type { DemandFile, WarbandRuleFile } from '../../armies/catalogue/file';
import { warbandSizes } from '../../armies/catalogue/model';
import { allowed, placesUnder, select, tentative } from './build';
import { limits } from './evaluate';
import type { FoundUnit, Roots, Situation } from './find-units';
import { freshWorld } from './find-units';
import type { Reading } from './read-offers';
import { captainOf } from './read-offers';
import type { Entry } from './system';

export const onlyLedBy = ({ offers, leaders }: Reading): readonly DemandFile[] => {
  const byLeaders = new Map<string, { readonly led: readonly string[]; readonly profiles: string[] }>();
  for (const { profile, leaders: by, isFollower } of offers.values()) {
    if (!isFollower || by.size === leaders.length || by.size === 0) continue;
    const led = leaders.filter((leader) => by.has(leader));
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

/** At least one at the root: the entry must be there. With `beside`, whether that one's presence changes it. */
const isDemanded = (situation: Situation, root: Entry, beside: Entry | null): boolean => {
  const world = freshWorld(situation);
  if (beside) select({ entry: beside, parent: null, groups: [] }, world);
  const selection = tentative({ entry: root, parent: null, groups: [] });
  return limits(selection, world).some(
    ({ type, field, value }) => type === 'min' && field === 'selections' && value >= 1,
  );
};

export const compulsory = (situation: Situation, roots: Roots, reading: Reading): readonly DemandFile[] => {
  const demanded = roots.units.filter((root) => isDemanded(situation, root, null));
  const always: string[] = [];
  const oneOf = new Map<string, readonly string[]>();
  for (const root of demanded) {
    const captain = captainOf(reading, root);
    if (!captain) continue;
    const instead = roots.units.filter((other) => other !== root && !isDemanded(situation, root, other));
    const ids = [captain, ...instead.flatMap((other) => captainOf(reading, other) ?? [])].sort();
    if (ids.length === 1) always.push(captain);
    else oneOf.set(ids.join(' '), ids);
  }
  // Asked for twice, by two choices that it would each settle: no single other model takes both demands away.
  const required = always.filter((id) => ![...oneOf.values()].some((ids) => ids.includes(id)));
  return [
    ...(required.length > 0 ? [{ kind: 'COMPULSORY' as const, profiles: required }] : []),
    ...[...oneOf.values()].map((profiles) => ({ kind: 'NUMBER_OF' as const, profiles, minimum: 1 })),
  ];
};

/** Who is marked as leader by the Legion itself. */
export const leader = (reading: Reading, base: Reading): readonly DemandFile[] => {
  const isMarked = (unit: FoundUnit): boolean => {
    const { unit: selection, world } = unit.open();
    const marker = placesUnder(selection, world).find(({ entry }) => /^leader\b/i.test(entry.name));
    return marker !== undefined && allowed(marker, world).minimum >= 1;
  };
  const baseMarked = new Set(base.found.filter(isMarked).map(({ id }) => id));
  const marked = reading.found
    .filter((unit) => isMarked(unit) && !baseMarked.has(unit.id))
    .map(({ id }) => id);
  return marked.length > 0 ? [{ kind: 'LEADER', profiles: [...new Set(marked)] }] : [];
};

/** Warband sizes that are not the tier's. */
export const warbandRules = (reading: Reading, situation: Situation): readonly WarbandRuleFile[] => {
  const rules = new Map<string, WarbandRuleFile>();
  for (const unit of reading.found) {
    const profile = reading.offers.get(unit.id)?.profile;
    if (!profile?.tier || !reading.leaders.includes(unit.id) || rules.has(unit.id)) continue;
    const { unit: selection, world } = unit.open();
    const top = selection.parent;
    const warband = top?.children.find(({ entry }) => /^warband/i.test(entry.name));
    if (!warband) continue;
    const maxima = limits(warband, world).filter(
      ({ type, field, scope }) =>
        type === 'max' &&
        scope === 'parent' &&
        (field === situation.system.costIds.warriors || field === 'selections'),
    );
    const size = Math.max(0, ...maxima.map(({ value }) => value));
    if (size > 1 && size !== warbandSizes[profile.tier])
      rules.set(unit.id, { leaders: [unit.id], set: size });
  }
  return [...rules.values()];
};
