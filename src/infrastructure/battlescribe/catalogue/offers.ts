import type { OptionFile, ProfileFile, ConditionFile } from '../../../domain/armies/catalogue/file';
import { limitsOf, ownCost, treeCost, placesUnder } from './limits';
import { type Setting, siteAt } from './questions';
import { type FoundUnit, modelsIn, open, mayBeFielded, unitsUnder } from './units';
import type { Steps } from '../../../shared/steps';
import { type Formula, all, any, deniedBy, partsOf } from './formula';
import { conditionOf, readUnit } from './read-unit';
import type { Roots } from './roots';
import { type Entry, isWarband } from './system';
import { rooted } from './build';

/** The crew that stands in a siege engine's warband: how many come with it, the points of one more, and at most how many `more`. */
const readCrew = (found: FoundUnit, setting: Setting) => {
  const { unit } = open({ ...found, isFollower: false }, setting);
  const { points, warriors } = setting.system.costIds;
  const included = treeCost(unit, warriors, setting);
  const paid = [unit, ...unit.children, ...modelsIn(unit)].find(
    (one) => ownCost(one, points, setting) > 0 && ownCost(one, warriors, setting) > 0,
  );
  if (!paid) return { included, points: 0, more: 0 };
  const most = limitsOf(paid.entry, siteAt(paid, setting, unit))
    .filter(({ type, field }) => type === 'max' && field === 'selections')
    .map(({ cases }) => Math.max(...cases.map(({ value }) => value)));
  return {
    included,
    points: ownCost(paid, points, setting),
    more: Math.max(0, Math.min(...most) - included),
  };
};

const CREW: OptionFile['counts'] = { models: 1, warriors: 1, places: 1 };

const isCrew = (option: number | OptionFile): boolean =>
  typeof option !== 'number' && /^(additional|aditional) crew$/i.test(option.name ?? '');

/** The engine with its crew counted, and more of it to be bought where nothing else offers that. */
const withCrew = (
  engine: ProfileFile,
  { included, points, more }: ReturnType<typeof readCrew>,
): ProfileFile => {
  const { models = 1, warriors = 0, places = 1, ...others } = engine.counts ?? {};
  const options = engine.options ?? {};
  const offersMore = points > 0 && more > 0 && !Object.values(options).some(isCrew);
  const crew: OptionFile = { points, name: 'Additional Crew', kind: 'CREW', maximum: more, counts: CREW };
  return {
    ...engine,
    counts: {
      ...others,
      models: models + included,
      warriors: warriors + included,
      places: (engine.counts?.places === undefined ? warriors : places) + included,
    },
    ...(offersMore ? { options: { ...options, crew } } : {}),
  };
};

/** An offer of one setting: each unit once, when, and who may lead it. */
export interface Offer {
  readonly profile: ProfileFile;
  readonly found: FoundUnit;
  readonly when: Formula;
  readonly leaders: ReadonlySet<string>;
  /** It stands in a warband only, so who leads it matters. */
  readonly isFollower: boolean;
}

/** Somebody who has a warband here. */
export interface Leader {
  readonly id: string;
  readonly root: Entry;
  readonly found: FoundUnit;
}

export interface Offers {
  readonly byId: ReadonlyMap<string, Offer>;
  readonly leaders: readonly Leader[];
  /** Roots that hold a warband and nobody who leads it. */
  readonly captainless: readonly Entry[];
}

const hasWarband = (root: Entry, setting: Setting): boolean =>
  placesUnder(rooted(root), setting).some(({ entry }) => isWarband(entry));

const optionOf = (option: number | OptionFile): OptionFile =>
  typeof option === 'number' ? { points: option } : option;

/** The options of two readings of one unit under different leaders: what only some offer depends on who leads. */
const mergeOptions = (
  one: { readonly profile: ProfileFile; readonly leaders: readonly string[] },
  other: { readonly profile: ProfileFile; readonly leader: string },
): ProfileFile => {
  const own = one.profile.options ?? {};
  const theirs = other.profile.options ?? {};
  const ledBy = (option: number | OptionFile, leaders: readonly string[]): OptionFile => {
    const file = optionOf(option);
    const known = file.when;
    if (known && typeof known !== 'string' && 'ledBy' in known) return file;
    const condition: ConditionFile = known ? { all: [known, { ledBy: leaders }] } : { ledBy: leaders };
    return { ...file, when: condition };
  };
  const added = (option: number | OptionFile): OptionFile => {
    const file = optionOf(option);
    const { when } = file;
    return when && typeof when !== 'string' && 'ledBy' in when && when.ledBy.length < one.leaders.length + 1
      ? { ...file, when: { ledBy: [...when.ledBy, other.leader] } }
      : file;
  };
  const merged = [
    ...Object.entries(own).map(([id, option]): readonly [string, number | OptionFile] => [
      id,
      id in theirs ? added(option) : ledBy(option, one.leaders),
    ]),
    ...Object.entries(theirs)
      .filter(([id]) => !(id in own))
      .map(([id, option]): readonly [string, OptionFile] => [id, ledBy(option, [other.leader])]),
  ];
  return merged.length > 0 ? { ...one.profile, options: Object.fromEntries(merged) } : one.profile;
};

const isEngine = (offer: Offer | undefined): boolean => offer?.profile.kind === 'SIEGE_ENGINE';

/** A siege engine's crew stands in its warband in the files: here it is part of the engine, and more of it an option. */
const giveCrews = (byId: Map<string, Offer>, setting: Setting): void => {
  for (const [id, crew] of [...byId]) {
    const engines = [...crew.leaders];
    if (!crew.isFollower || engines.length === 0 || !engines.every((one) => isEngine(byId.get(one))))
      continue;
    setting.report.note('a crew, which is bought with its siege engine', crew.profile.name);
    byId.delete(id);
    for (const engine of engines) {
      const offer = byId.get(engine);
      if (offer)
        byId.set(engine, { ...offer, profile: withCrew(offer.profile, readCrew(crew.found, setting)) });
    }
  }
};

/** Reads everything that the entries at the root offer in this setting. */
export function* readOffers(setting: Setting, roots: Roots): Steps<Offers> {
  const byId = new Map<string, Offer>();
  const leaders: Leader[] = [];
  const captainless: Entry[] = [];
  for (const root of roots.units) {
    yield;
    const units = unitsUnder(root, setting).map((found) => ({ found, when: mayBeFielded(found, setting) }));
    const captains = units.filter(({ found, when }) => !found.isFollower && when !== false);
    const followers = units.filter(({ found, when }) => found.isFollower && when !== false);
    if (captains.length === 0 && units.some(({ found }) => !found.isFollower)) continue;
    if (captains.length === 0 && followers.length > 0) captainless.push(root);
    const [captain] = captains;
    if (captain && hasWarband(root, setting))
      leaders.push({ id: captain.found.id, root, found: captain.found });
    for (const { found, when } of [...captains, ...followers]) {
      const leader = found.isFollower && captain ? captain.found.id : null;
      const present = byId.get(found.id);
      const profile = readUnit(found, setting);
      if (!profile) continue;
      // A follower does not repeat the conditions of its leader.
      const own = leader ? withoutOthers(when, captain?.when ?? true) : when;
      if (!present) {
        const by = new Set(leader ? [leader] : []);
        byId.set(found.id, { profile, found, when: own, leaders: by, isFollower: found.isFollower });
        continue;
      }
      const keepsOwn = !present.isFollower || found.isFollower;
      const merged = leader
        ? mergeOptions({ profile: present.profile, leaders: [...present.leaders] }, { profile, leader })
        : present.profile;
      byId.set(found.id, {
        profile: keepsOwn ? (present.isFollower ? merged : present.profile) : profile,
        found: keepsOwn ? present.found : found,
        when: any([present.when, own]),
        leaders: new Set([...present.leaders, ...(leader ? [leader] : [])]),
        isFollower: present.isFollower && found.isFollower,
      });
    }
  }
  giveCrews(byId, setting);
  return {
    byId,
    leaders: leaders.filter(({ id }) => byId.get(id)?.profile.kind !== 'SIEGE_ENGINE'),
    captainless,
  };
}

const withoutOthers = (when: Formula, leaders: Formula): Formula => {
  if (typeof when === 'boolean' || typeof leaders === 'boolean') return when;
  const keys = new Set(partsOf(leaders).map((part) => JSON.stringify(part)));
  return all(partsOf(when).filter((part) => !keys.has(JSON.stringify(part))));
};

/** The ids that one part of a condition forbids; null if the part says something else. */
const absent = (part: Formula): readonly string[] | null => {
  const denied = deniedBy(part);
  if (denied?.kind === 'PRESENT') return [denied.id];
  // The files write "both are there" of Heroes who exclude each other, and mean either.
  if (typeof part === 'boolean' || (part.kind !== 'ANY' && part.kind !== 'ALL')) return null;
  const ids = part.parts.map(absent);
  return ids.some((one) => one === null) ? null : ids.flatMap((one) => one ?? []);
};

/** The ids that exclude it, and what else must hold. */
export const exclusionsOf = (
  { when, profile }: Offer,
  setting: Setting,
): { readonly excludes: readonly string[]; readonly rest: ConditionFile | null } => {
  const parts = partsOf(when);
  const excludes = parts.flatMap((part) => absent(part) ?? []);
  const rest = parts.filter((part) => absent(part) === null);
  const ids = excludes.flatMap((id) => setting.known.units.get(id) ?? []).filter((id) => id !== profile.id);
  return { excludes: [...new Set(ids)].sort(), rest: conditionOf(all(rest), setting) };
};
