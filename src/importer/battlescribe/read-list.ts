import type {
  BorrowedFile,
  BowExemptionFile,
  BowRuleFile,
  DemandFile,
  LegionFile,
  ListFile,
  OptionFile,
  ProfileFile,
  WarbandRuleFile,
} from '../../armies/catalogue/file';
import { warbandSizes } from '../../armies/catalogue/model';
import { allowed, placesUnder, select, tentative } from './build';
import { limits, treeCost } from './evaluate';
import type { FoundUnit, Roots, Situation } from './find-units';
import { freshWorld, openedBy, sortRoots, unitsUnder } from './find-units';
import { offeredIds, readUnit } from './read-unit';
import type { Entry } from './system';
import { attribute } from './system';

/** Profiles already written, over all catalogues: a profile stands in one file and the others borrow it. */
export type Written = Map<string, ProfileFile>;

/** What one situation offers: each unit once, and who may lead it. */
interface Offer {
  readonly profile: ProfileFile;
  readonly leaders: ReadonlySet<string>;
  /** It stands in a warband only, so who leads it matters. */
  readonly isFollower: boolean;
}

interface Reading {
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
const readOffers = (situation: Situation, roots: Roots): Reading => {
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

const captainOf = (reading: Reading, root: Entry): string | null =>
  reading.found.find((unit) => unit.root === root && unit.path.length <= 1)?.id ?? null;

/** Those whom the list fields only while someone else is there (a siege engine's Hero of Fortitude, say). */
const readConditional = (situation: Situation, roots: Roots, reading: Reading): readonly ProfileFile[] => {
  const known = new Set(reading.offers.keys());
  const present = roots.units.filter((root) => captainOf(reading, root) !== null);
  return roots.units
    .filter((root) => !present.includes(root))
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

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The profile as a reference to the one written, with what is different. */
const borrow = (profile: ProfileFile, written: ProfileFile): string | BorrowedFile => {
  if (same(profile, written)) return profile.id;
  const [own, theirs] = [profile.options ?? {}, written.options ?? {}];
  const changed = Object.entries(own).filter(([id, option]) => !same(option, theirs[id]));
  const gone = Object.keys(theirs).filter((id) => !(id in own));
  const borrowed: BorrowedFile = {
    profile: profile.id,
    ...(profile.points === written.points ? {} : { points: profile.points }),
    ...(profile.tier === written.tier || !profile.tier ? {} : { tier: profile.tier }),
    ...(same(profile.wargear, written.wargear) ? {} : { wargear: profile.wargear ?? [] }),
    ...(changed.length > 0 ? { options: Object.fromEntries(changed) } : {}),
    ...(gone.length > 0 ? { withoutOptions: gone } : {}),
    ...(same(profile.when, written.when) || !profile.when ? {} : { when: profile.when }),
  };
  return Object.keys(borrowed).length === 1 ? profile.id : borrowed;
};

const onlyLedBy = ({ offers, leaders }: Reading): readonly DemandFile[] => {
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

const compulsory = (situation: Situation, roots: Roots, reading: Reading): readonly DemandFile[] => {
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
  return [
    ...(always.length > 0 ? [{ kind: 'COMPULSORY' as const, profiles: always }] : []),
    ...[...oneOf.values()].map((profiles) => ({ kind: 'NUMBER_OF' as const, profiles, minimum: 1 })),
  ];
};

/** Who is marked as leader by the Legion itself. */
const leader = (reading: Reading, base: Reading): readonly DemandFile[] => {
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

const MOST_MEASURED = 6;

/** The bow limits for 1 to 6 models of one unit alone, or null where its warband has no such limit. */
const bowLimits = (unit: FoundUnit, cost: string): readonly number[] | null => {
  const measured: number[] = [];
  for (let count = 1; count <= MOST_MEASURED; count += 1) {
    const { unit: selection, world } = unit.open();
    const models = selection.entry.sources.some((source) => attribute(source, 'type') === 'model')
      ? selection
      : selection.children.find(({ entry }) =>
          entry.sources.some((source) => attribute(source, 'type') === 'model'),
        );
    if (!models?.parent) return null;
    const siblings = models.parent.children;
    siblings.splice(siblings.indexOf(models), 1, { ...models, count });
    let holder = models.parent;
    let limit: number | undefined;
    for (let at: typeof holder | null = holder; at && limit === undefined; at = at.parent) {
      holder = at;
      limit = limits(at, world).find(({ type, field }) => type === 'max' && field === cost)?.value;
    }
    if (limit === undefined || treeCost(holder, world.system.costIds.warriors, world) < 1) return null;
    measured.push(limit);
  }
  return measured;
};

const fractionOf = (measured: readonly number[]): { numerator: number; denominator: number } | null => {
  const fits = (numerator: number, denominator: number): boolean =>
    measured.every((limit, index) => limit === Math.ceil(((index + 1) * numerator) / denominator));
  for (const [numerator, denominator] of [
    [1, 3],
    [1, 2],
    [1, 1],
    [2, 3],
  ] as const)
    if (fits(numerator, denominator)) return { numerator, denominator };
  return null;
};

interface Bows {
  readonly rule: BowRuleFile | null;
  readonly exempt: readonly string[];
}

const readBows = (situation: Situation, reading: Reading): Bows => {
  const cost = situation.system.costIds.bows;
  const seen = new Map<string, { numerator: number; denominator: number }>();
  for (const unit of reading.found) {
    const offer = reading.offers.get(unit.id);
    if (!offer?.isFollower || offer.profile.tier || seen.has(unit.id)) continue;
    const measured = bowLimits(unit, cost);
    if (!measured) continue;
    const fraction = fractionOf(measured);
    if (fraction) seen.set(unit.id, fraction);
    else situation.report.note('a bow limit that is no fraction', `${unit.name}: ${measured.join(' ')}`);
  }
  const fractions = [...seen.values()];
  const limited = fractions.filter(({ numerator, denominator }) => numerator < denominator);
  const [first] = limited.length > 0 ? limited : fractions;
  if (!first) return { rule: null, exempt: [] };
  const exempt =
    limited.length > 0
      ? [...seen].filter(([, { numerator, denominator }]) => numerator === denominator).map(([id]) => id)
      : [];
  return { rule: first.denominator === 3 && first.numerator === 1 ? null : first, exempt };
};

const exemptions = (exempt: readonly string[]): readonly BowExemptionFile[] =>
  exempt.length > 0 ? [{ profiles: exempt }] : [];

/** Warband sizes that are not the tier's. */
const warbandRules = (reading: Reading, situation: Situation): readonly WarbandRuleFile[] => {
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

const bonus = (entry: Entry): { id: string; name: string } => ({ id: entry.id, name: entry.name });

/** Reads one catalogue as an army list with its Legions. */
export const readList = (base: Situation, written: Written): ListFile => {
  const { catalogue } = base;
  const roots = sortRoots(base);
  const reading = readOffers(base, roots);
  const own: ProfileFile[] = [];
  const borrowed: (string | BorrowedFile)[] = [];
  const refer = (profile: ProfileFile, define: ProfileFile[]): string | BorrowedFile | null => {
    const known = written.get(profile.id);
    if (known) return borrow(profile, known);
    written.set(profile.id, profile);
    define.push(profile);
    return null;
  };
  const always = [...reading.offers.values()].map(({ profile }) => profile);
  for (const profile of [...always, ...readConditional(base, roots, reading)]) {
    const reference = refer(profile, own);
    if (reference !== null) borrowed.push(reference);
  }
  const kept: Situation = { ...base, present: roots.bonuses };
  const [bows, bowsKept] = [readBows(base, reading), readBows(kept, readOffers(kept, roots))];
  const legionProfiles: ProfileFile[] = [];
  const legions = roots.legions.map((entry): LegionFile => {
    const situation: Situation = { ...base, present: [entry] };
    const inLegion = readOffers(situation, roots);
    const legionBows = readBows(situation, inLegion);
    const profiles = [...inLegion.offers.values()].map(
      ({ profile }) => refer(profile, legionProfiles) ?? profile.id,
    );
    const demands = [
      ...compulsory(situation, roots, inLegion),
      ...leader(inLegion, reading),
      ...onlyLedBy(inLegion),
    ];
    return {
      id: entry.id,
      name: entry.name,
      profiles,
      ...(legionBows.rule ? { bowRules: [legionBows.rule] } : {}),
      ...(legionBows.exempt.length > 0 ? { bowExemptions: exemptions(legionBows.exempt) } : {}),
      ...(demands.length > 0 ? { demands } : {}),
    };
  });
  const sizes = warbandRules(reading, base);
  const demands = onlyLedBy(reading);
  const historical = 'HISTORICAL' as const;
  return {
    id: attribute(catalogue, 'id'),
    name: attribute(catalogue, 'name').trim(),
    alignment: roots.alignment ?? 'GOOD',
    ...(roots.bonuses.length > 0 ? { bonuses: roots.bonuses.map(bonus) } : {}),
    ...(bowsKept.rule && !bows.rule ? { bowRules: [{ ...bowsKept.rule, when: historical }] } : {}),
    ...(bows.rule ? { bowRules: [bows.rule] } : {}),
    ...(bowsKept.exempt.length > 0
      ? {
          bowExemptions: exemptions(bowsKept.exempt).map((exemption) =>
            bows.exempt.length > 0 ? exemption : { ...exemption, when: historical },
          ),
        }
      : {}),
    ...(sizes.length > 0 ? { warbandRules: sizes } : {}),
    ...(demands.length > 0 ? { demands } : {}),
    profiles: own,
    ...(borrowed.length > 0 ? { borrowed } : {}),
    ...(legionProfiles.length > 0 ? { legionProfiles } : {}),
    ...(legions.length > 0 ? { legions: legions.filter(({ profiles }) => profiles.length > 0) } : {}),
  };
};
