import type { AnyListFile, DemandFile, Edition, ListFile } from './file';
import type { AnyList, BowRule, CaptainlessRule, Demand, Profile, Provenance } from './model';
import { resolveWhen } from './resolve-profile';
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
  [file ?? []].flat().map((rule) => ({
    profiles: rule.profiles ?? null,
    minimum: rule.minimum,
    maximum: rule.maximum,
    after: rule.after ?? null,
    when: resolveWhen(rule.when),
  }));

const resolveShares = (file: AnyListFile['bowRules']): readonly BowRule[] =>
  (file ?? []).map((rule) => ({ ...rule, of: rule.of ?? null, when: resolveWhen(rule.when) }));

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
    profiles: exemption.profiles,
    ledBy: exemption.ledBy ?? null,
    when: resolveWhen(exemption.when),
  })),
  warbandRules: (file.warbandRules ?? []).map((rule) => ({
    leaders: rule.leaders ?? null,
    set: rule.set ?? null,
    add: rule.add ?? 0,
    when: resolveWhen(rule.when),
  })),
  captainless: resolveCaptainless(file.captainless),
  mayFollow: (file.mayFollow ?? []).map((rule) => ({
    ...rule,
    exactly: rule.exactly ?? null,
    compulsory: rule.compulsory ?? false,
  })),
  breakRule: file.breakRule
    ? { percent: file.breakRule.percent ?? null, depends: file.breakRule.depends ?? [] }
    : null,
  demands: (file.demands ?? []).map(resolveDemand),
  listOptions: file.listOptions ?? [],
  notCovered: (file.notCovered ?? []).map(({ subject, profiles, ledBy, unlisted, when }) => ({
    subject,
    profiles: profiles ?? null,
    ledBy: ledBy ?? null,
    unlisted: unlisted ?? null,
    when: resolveWhen(when),
  })),
});

/** The sources of a list, and the fields that they do not confirm. */
export const provenanceOf = ({ pages, sources, asOf, unconfirmed }: ListFile): Provenance => ({
  pages: pages ?? [],
  sources: sources ?? [],
  asOf: asOf ?? null,
  unconfirmed: (unconfirmed ?? []).map(
    ({ profile = null, option = null, since = null, before = null, note = null, ...file }) => ({
      ...file,
      profile,
      option,
      since,
      before,
      note,
    }),
  ),
});
