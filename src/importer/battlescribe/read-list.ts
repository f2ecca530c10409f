import type {
  BorrowedFile,
  BowExemptionFile,
  LegionFile,
  ListFile,
  ProfileFile,
} from '../../armies/catalogue/file';
import type { Situation } from './find-units';
import { sortRoots } from './find-units';
import { readBows } from './read-bows';
import { compulsory, leader, onlyLedBy, warbandRules } from './read-demands';
import { isHiddenRoot, readConditional, readOffers, readUnoffered } from './read-offers';
import type { Entry } from './system';
import { attribute } from './system';

/** Profiles already written, over all catalogues: a profile stands in one file and the others borrow it. */
export type Written = Map<string, ProfileFile>;

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
    ...(profile.statline === written.statline ? {} : { statline: profile.statline }),
    ...(profile.tier === written.tier || !profile.tier ? {} : { tier: profile.tier }),
    ...(same(profile.wargear, written.wargear) ? {} : { wargear: profile.wargear ?? [] }),
    ...(changed.length > 0 ? { options: Object.fromEntries(changed) } : {}),
    ...(gone.length > 0 ? { withoutOptions: gone } : {}),
    ...(same(profile.when, written.when) || !profile.when ? {} : { when: profile.when }),
  };
  return Object.keys(borrowed).length === 1 ? profile.id : borrowed;
};

const exemptions = (exempt: readonly string[]): readonly BowExemptionFile[] =>
  exempt.length > 0 ? [{ profiles: exempt }] : [];

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
    const legionSizes = warbandRules(inLegion, situation);
    const offered = [...inLegion.offers.values()].map(({ profile }) => profile);
    const profiles = [...offered, ...readConditional(situation, roots, inLegion)].map(
      (profile) => refer(profile, legionProfiles) ?? profile.id,
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
      ...(legionSizes.length > 0 ? { warbandRules: legionSizes } : {}),
      ...(demands.length > 0 ? { demands } : {}),
    };
  });
  for (const root of roots.units)
    (isHiddenRoot(base, root) ? legionProfiles : own).push(...readUnoffered(base, root, written));
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
