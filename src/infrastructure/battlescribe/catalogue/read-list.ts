import type { Steps } from '../../../shared/steps';
import type { Bonus, ProfileFile, AnyListFile } from '../../../domain/armies/catalogue/file';
import { slug } from '../../../domain/armies/catalogue/slug';
import { rooted } from './build';
import { shown } from './profiles';
import { filled, ruleName } from './read-unit';
import { type Offers, exclusionsOf, readOffers } from './offers';
import type { Setting } from './questions';
import { readBows, captainless, leader, numbers, onlyLedBy, warbandRules } from './read-demands';
import type { Roots } from './roots';
import { type Entry, attribute } from './system';

/** An army list or a Legion as read: every profile in full, as it stands there. */
export interface ReadAnyList extends AnyListFile {
  readonly profiles: readonly ProfileFile[];
}

export interface ReadList extends ReadAnyList {
  readonly alignment: 'GOOD' | 'EVIL';
  readonly edition?: string;
  readonly legions: readonly ReadAnyList[];
}

/** A Legion's bonuses are the rules that it shows, by name. */
const bonusesOf = (entry: Entry, setting: Setting): readonly Bonus[] =>
  [...new Set(shown(rooted(entry), setting, null).rules.map(ruleName))].map((name) => ({
    id: slug(name),
    name,
  }));

const profilesOf = ({ byId }: Offers, setting: Setting): readonly ProfileFile[] =>
  [...byId.values()].map((offer) => {
    const { excludes, rest } = exclusionsOf(offer, setting);
    return { ...offer.profile, ...filled({ excludes }), ...(rest ? { when: rest } : {}) };
  });

interface InSetting {
  readonly setting: Setting;
  readonly offers: Offers;
  /** The list without a Legion; null where this is it. */
  readonly base: Setting | null;
}

const rulesOf = ({ setting, offers, base }: InSetting, roots: Roots): Omit<AnyListFile, 'id' | 'name'> => {
  const bows = readBows(setting, roots);
  // The whole file says who is exempt; a Legion may field fewer.
  const exemptions = bows.exemptions
    .map((exemption) => ({ ...exemption, profiles: exemption.profiles.filter((id) => offers.byId.has(id)) }))
    .filter(({ profiles }) => profiles.length > 0);
  const unled = captainless(offers, setting, roots);
  const demands = [
    ...numbers(setting, offers),
    ...(base || setting.system.edition !== '2018' ? leader({ setting, offers }, base) : []),
    ...onlyLedBy(offers),
  ];
  return filled({
    bowRules: bows.rules,
    bowExemptions: exemptions,
    warbandRules: warbandRules(offers, setting),
    ...(unled ? { captainless: unled } : {}),
    demands,
  });
};

/** Reads one catalogue as an army list with its Legions. */
export function* readList(base: Setting, roots: Roots): Steps<ReadList> {
  const offers = yield* readOffers(base, roots);
  if (!roots.alignment && base.system.edition !== '2018')
    base.report.note('a list whose side the files do not say', attribute(base.catalogue, 'name').trim());
  if (offers.byId.size === 0 && attribute(base.catalogue, 'library') !== 'true')
    base.report.refuse(base.catalogue, 'no profile in it was found');
  const legions: ReadAnyList[] = [];
  for (const entry of roots.legions) {
    const setting: Setting = { ...base, legion: entry };
    const inLegion = yield* readOffers(setting, roots);
    legions.push({
      id: entry.id,
      name: entry.name,
      ...filled({ bonuses: bonusesOf(entry, setting) }),
      profiles: profilesOf(inLegion, setting),
      ...rulesOf({ setting, offers: inLegion, base }, roots),
    });
    yield;
  }
  return {
    id: attribute(base.catalogue, 'id'),
    name: attribute(base.catalogue, 'name').trim(),
    ...(base.system.edition === '2018' ? {} : { edition: base.system.edition }),
    alignment: roots.alignment ?? 'GOOD',
    ...filled({ bonuses: roots.bonuses.map(({ id, name }) => ({ id, name })) }),
    ...rulesOf({ setting: base, offers, base: null }, roots),
    profiles: profilesOf(offers, base),
    legions: legions.filter(({ profiles }) => profiles.length > 0),
  };
}
