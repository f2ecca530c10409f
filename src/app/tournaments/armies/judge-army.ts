import { withListOptions } from '../../../domain/armies/catalogue/army';
import type { AssembledArmy } from '../../../domain/armies/validation/assemble-army';
import type { Verdict } from '../../../domain/armies/validation/verdict';
import { deskRules, slotsOf } from '../../../domain/tournaments/event/army-desk';
import type { CountedArmy } from '../../../domain/tournaments/event/slot-findings';
import { unsetSettings } from '../../../domain/tournaments/event/settings';
import type { CatalogueVersionName, TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { armyReportAnswer } from '../../armies/army-report-answer';
import type { ArmyCheck } from '../../armies/check-army';
import { type Result, ok, refused } from '../../../shared/result';
import { type LoadedVersion, loadVersion } from '../../armies/stored-catalogues/stored-catalogue';
import type { Store } from '../../kernel/store/store';
import { type Answer, checkInput } from '../../kernel/use-case';
import type { ArmyNotJudged } from '../../kernel/generated/answers';

/** The event's rules for every army. The limit of the army itself counts if the event has none. */
export type EventArmyRules = ReturnType<typeof armyRulesOf>;

/** In a team event each army is one of a single game. Where each entrant has several, its slot may have rules of its own. */
export const armyRulesOf = (
  facts: Pick<
    TournamentFacts,
    'format' | 'edition' | 'houseRulings' | 'pointsLimit' | 'armyDesk' | 'armyListsPublished' | 'packs'
  >,
  slot?: string | null,
) => ({
  format: facts.format === 'DOUBLES' ? 'DOUBLES' : 'SINGLES',
  pointsLimit: slotsOf(facts).find(({ id }) => id === slot)?.points ?? facts.pointsLimit ?? null,
  edition: facts.edition ?? unsetSettings.edition,
  houseRulings: facts.houseRulings ?? unsetSettings.houseRulings,
  /** Null for the catalogue that ships. */
  catalogue: deskRules(facts).catalogue ?? null,
});

type Report = ReturnType<typeof armyReportAnswer>;

const notJudgedWords = {
  CATALOGUE_DELETED:
    'The catalogue of this event was deleted, so no army can be judged. An organiser names another one, or decides about each list.',
  CATALOGUE_UNREADABLE:
    'The catalogue of this event cannot be read, so no army can be judged. An organiser names another one, or decides about each list.',
  ARMY_UNREADABLE:
    'What is stored here is no army that can be read. An organiser decides, or it is handed in again.',
} as const;

const notJudged = (code: ArmyNotJudged['code']): ArmyNotJudged => ({ code, message: notJudgedWords[code] });

/** An army as it is checked against the rules of an event, as every interface shows it. */
export interface JudgedArmy {
  /** Null once it is erased, and where what an import brought is no army; without its catalogue it is still there to be looked at. */
  readonly army:
    | (Omit<ArmyCheck['draft'], 'forces'> & {
        readonly switches: ArmyCheck['switches'];
        readonly forces: ReturnType<typeof withListOptions<ArmyCheck['draft']['forces'][number]>>;
      })
    | null;
  readonly verdict: Verdict;
  /** Null where it was judged. */
  readonly notJudged: ArmyNotJudged | null;
  readonly unchecked: Report['unchecked'];
  readonly findings: Report['findings'];
  /** Points spent, as far as the catalogue knows them. */
  readonly points: number;
  /** The facts that the rules of a slot need, counted once asked for; null where it could not be judged. */
  readonly counted: (() => CountedArmy) | null;
}

/** An army that cannot be checked. */
type Unjudged = Pick<JudgedArmy, 'army' | 'notJudged'>;

/** Checks a stored army text by the rules of an event; refused where its catalogue is gone, or the text is no army. */
export type CheckStored = (text: string, rules: EventArmyRules) => Result<ArmyCheck, Unjudged>;

/** Judges a stored army text. */
export type Judge = (text: string, rules: EventArmyRules) => JudgedArmy;

const parsed = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
};

const unjudged = (left: Unjudged): JudgedArmy => ({
  ...left,
  verdict: 'NOT_COVERED',
  unchecked: [],
  findings: [],
  points: 0,
  counted: null,
});

/** The verdict on an erased army. */
export const NOTHING_TO_JUDGE = unjudged({ army: null, notJudged: null });

/** Armies to judge, with all settings that their event has had. */
export interface ToJudge {
  readonly texts: readonly string[];
  readonly heads: readonly Parameters<typeof armyRulesOf>[0][];
}

const listsIn = (text: string): readonly string[] => {
  const { forces } = parsed(text);
  return Array.isArray(forces)
    ? forces.flatMap((force: unknown) => {
        const { list } = (force ?? {}) as { readonly list?: unknown };
        return typeof list === 'string' ? [list] : [];
      })
    : [];
};

const keyOf = ({ catalogue, version }: CatalogueVersionName): string => `${catalogue} ${version}`;

type Loaded = ReadonlyMap<string, Result<LoadedVersion, ArmyNotJudged>>;

/** The catalogues that events name, or why one cannot be read. */
const loadCatalogues = async ({ texts, heads }: ToJudge, store: Store): Promise<Answer<Loaded>> => {
  const named = new Map(
    heads.flatMap((head) => {
      const { catalogue } = armyRulesOf(head);
      return catalogue ? [[keyOf(catalogue), catalogue] as const] : [];
    }),
  );
  const loaded = new Map<string, Result<LoadedVersion, ArmyNotJudged>>();
  if (named.size === 0) return ok(loaded);
  const asked = [...new Set(texts.flatMap(listsIn))];
  for (const [key, catalogue] of named) {
    const version = await loadVersion(catalogue, asked, store);
    if (version.ok) loaded.set(key, version);
    else if (version.error.code === 'GONE' && version.error.kind === 'catalogue')
      loaded.set(key, refused(notJudged('CATALOGUE_DELETED')));
    else if (version.error.code === 'NOT_FOUND' || version.error.code === 'GONE')
      loaded.set(key, refused(notJudged('CATALOGUE_UNREADABLE')));
    else return version;
  }
  return ok(loaded);
};

/** Why an event can judge no army at all: its catalogue is gone; null where it can. */
export const unjudgeable = async (
  head: ToJudge['heads'][number],
  store: Store,
): Promise<Answer<ArmyNotJudged | null>> => {
  const catalogues = await loadCatalogues({ texts: [], heads: [head] }, store);
  if (!catalogues.ok) return catalogues;
  const [named] = catalogues.value.values();
  return ok(named && !named.ok ? named.error : null);
};

const shownArmy = (
  { edition: _, ...army }: ArmyCheck['draft'],
  switches: ArmyCheck['switches'],
): JudgedArmy['army'] => ({ ...army, switches, forces: withListOptions(army.forces) });

/**
 * Loads what checks armies: the catalogue is large. Lists and alliances that came with an army do not count: release 0.1.0
 * stored them, and whoever writes the prices judges himself.
 */
export const loadCheck = async (toJudge: ToJudge, store: Store): Promise<Answer<CheckStored>> => {
  const [{ armyInput }, { byHouseRulings }, { draftOf }, { defaultArmySwitches }, { checkArmy }, catalogues] =
    await Promise.all([
      import('../../armies/army-input'),
      import('../../rules/asking/by-house-rulings'),
      import('../../armies/army-fields'),
      import('../../../domain/armies/validation/assemble-army'),
      import('../../armies/check-army'),
      loadCatalogues(toJudge, store),
    ]);
  if (!catalogues.ok) return catalogues;
  return ok((text, { format, pointsLimit, edition, houseRulings, catalogue }) => {
    const { lists: _lists, alliances: _alliances, ...stored } = parsed(text);
    const asked = {
      ...stored,
      format,
      pointsLimit: pointsLimit ?? stored['pointsLimit'],
      edition,
    };
    const decided = byHouseRulings(armyInput, asked, { edition, houseRulings });
    const input = checkInput(armyInput, decided.input);
    if (!input.ok) return refused({ army: null, notJudged: notJudged('ARMY_UNREADABLE') });
    // Without its catalogue an event cannot judge, and an organiser has the list to decide about.
    const version =
      catalogue && (catalogues.value.get(keyOf(catalogue)) ?? refused(notJudged('CATALOGUE_UNREADABLE')));
    if (version && !version.ok)
      return refused({
        army: shownArmy(draftOf(input.value), input.value.switches ?? defaultArmySwitches),
        notJudged: version.error,
      });
    const checked = checkArmy(input.value, version?.value);
    return checked.ok ? checked : refused({ army: null, notJudged: notJudged('ARMY_UNREADABLE') });
  });
};

/** The facts that the rules of a slot need. */
export const countedArmy = (
  { draft, report: { facts } }: ArmyCheck,
  { forces, units, nameOf }: AssembledArmy,
): CountedArmy => ({
  lists: [...new Set(draft.forces.map(({ list }) => list))].map((id) => ({
    id,
    name: nameOf(id),
    alignment: forces.find(({ list }) => list.id === id)?.list.alignment ?? null,
  })),
  models: facts.models,
  heroes: units.reduce((sum, { profile, count }) => sum + (profile.kind === 'HERO' ? count : 0), 0),
  warbands: facts.forces.reduce((sum, { warbands }) => sum + warbands.length, 0),
});

/** Loads what judges armies. */
export const loadJudge = async (toJudge: ToJudge, store: Store): Promise<Answer<Judge>> => {
  const [check, { findingsAnswer }, { assembleArmy }] = await Promise.all([
    loadCheck(toJudge, store),
    import('../../armies/army-report-answer'),
    import('../../../domain/armies/validation/assemble-army'),
  ]);
  if (!check.ok) return check;
  return ok((text, rules) => {
    const checked = check.value(text, rules);
    if (!checked.ok) return unjudged(checked.error);
    const { switches, report, draft, ...given } = checked.value;
    return {
      army: shownArmy(draft, switches),
      verdict: report.verdict,
      notJudged: null,
      unchecked: report.unchecked,
      findings: findingsAnswer(report.findings),
      points: report.facts.points,
      counted: () => countedArmy(checked.value, assembleArmy(draft, { switches, ...given }).army),
    };
  });
};
