import type { AnyListFile, DemandFile, Edition, ListFile } from './file';
import type { AnyList, BowRule, CaptainlessRule, Demand, Profile, Provenance } from './model';
import { completed, resolveWhen } from './resolve-profile';
import type { Alignment } from './vocabulary';

const resolveDemand = (file: DemandFile): Demand => {
  const condition = resolveWhen(file.when);
  switch (file.kind) {
    case 'NUMBER_OF':
      return { ...file, minimum: file.minimum ?? 0, maximum: file.maximum ?? null, when: condition };
    case 'SHARE': {
      const { minimum = null, maximum = null, percent = null } = file;
      return { ...file, minimum, maximum, percent, when: condition };
    }
    case 'ONLY_LED_BY':
      return { ...file, leadersAsGeneral: file.leadersAsGeneral ?? [], when: condition };
    case 'FOLLOWS_KEYWORD': {
      const { keyword, leadersKeyword = keyword, profiles = null, alsoLedBy = [] } = file;
      return { ...file, leadersKeyword, profiles, alsoLedBy, when: condition };
    }
    case 'LEADER':
      return { ...file, choice: file.choice ?? false, when: condition };
    case 'SINGLE_WARBAND': {
      const { optional = false, underGeneral = false } = file;
      return { ...file, optional, underGeneral, when: condition };
    }
    default:
      return { ...file, when: condition };
  }
};

/** The properties that a Legion inherits from its list. */
export interface OfList {
  readonly alignment: Alignment;
  readonly edition: Edition;
  readonly legacy: boolean;
}

const resolveCaptainless = (file: AnyListFile['captainless']): readonly CaptainlessRule[] =>
  [file ?? []]
    .flat()
    .map((rule) => ({ ...completed(rule, { profiles: null, after: null }), when: resolveWhen(rule.when) }));

const resolveShares = (file: AnyListFile['bowRules']): readonly BowRule[] =>
  (file ?? []).map((rule) => ({ ...completed(rule, { of: null }), when: resolveWhen(rule.when) }));

/** The rules of a list or Legion with every default filled in. */
export const resolveAnyList = (file: AnyListFile, ofList: OfList, profiles: readonly Profile[]): AnyList => ({
  id: file.id,
  name: file.name,
  alignment: ofList.alignment,
  edition: ofList.edition,
  legacy: ofList.legacy,
  bonuses: file.bonuses ?? [],
  profiles,
  bowRules: resolveShares(file.bowRules),
  throwingRules: resolveShares(file.throwingRules),
  bowExemptions: (file.bowExemptions ?? []).map((exemption) => ({
    ...completed(exemption, { ledBy: null }),
    when: resolveWhen(exemption.when),
  })),
  warbandRules: (file.warbandRules ?? []).map((rule) => ({
    ...completed(rule, { leaders: null, set: null, add: 0 }),
    when: resolveWhen(rule.when),
  })),
  captainless: resolveCaptainless(file.captainless),
  mayFollow: (file.mayFollow ?? []).map((rule) => completed(rule, { exactly: null, compulsory: false })),
  breakRule: file.breakRule ? completed(file.breakRule, { percent: null, depends: [] }) : null,
  demands: (file.demands ?? []).map(resolveDemand),
  listOptions: file.listOptions ?? [],
  notCovered: (file.notCovered ?? []).map((rule) => ({
    ...completed(rule, { profiles: null, ledBy: null, unlisted: null }),
    when: resolveWhen(rule.when),
  })),
});

const NOT_SAID = { profile: null, option: null, since: null, before: null, note: null };

/** The sources of a list, and the fields that they do not confirm. */
export const provenanceOf = ({ pages, sources, asOf, unconfirmed }: ListFile): Provenance => ({
  pages: pages ?? [],
  sources: sources ?? [],
  asOf: asOf ?? null,
  unconfirmed: (unconfirmed ?? []).map((file) => completed(file, NOT_SAID)),
});
