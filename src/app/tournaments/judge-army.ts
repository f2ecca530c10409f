import type { Verdict } from '../../domain/armies/validation/verdict';
import type { ArmyFormat } from '../../domain/armies/validation/assemble-army';
import { deskRules } from '../../domain/tournaments/event/army-desk';
import type { CatalogueVersionName, HeadFacts } from '../../domain/tournaments/event/facts';
import type { armyReportAnswer } from '../armies/army-report-answer';
import type { ArmyCheck } from '../armies/check-army';
import { ok } from '../../shared/result';
import type { LoadedVersion } from '../catalogue-store/stored-catalogue';
import { loadVersion } from '../catalogue-store/stored-catalogue';
import type { Store } from '../store/store';
import type { Answer } from '../use-case';
import { checkInput } from '../use-case';

/** What an event holds every army against. The players' own limit counts where the event has none. */
export interface EventArmyRules {
  readonly format: ArmyFormat;
  readonly pointsLimit: number | null;
  readonly edition: string | null;
  /** Null for the catalogue that ships. */
  readonly catalogue: CatalogueVersionName | null;
}

/** In a team event each army is one of a single game. */
export const armyRulesOf = (
  facts: Pick<HeadFacts, 'format' | 'pointsLimit' | 'armyDesk' | 'armyListsPublished'>,
): EventArmyRules => ({
  format: facts.format === 'DOUBLES' ? 'DOUBLES' : 'SINGLES',
  pointsLimit: facts.pointsLimit ?? null,
  edition: deskRules(facts).edition,
  catalogue: deskRules(facts).catalogue ?? null,
});

type Report = ReturnType<typeof armyReportAnswer>;

/** An army as it is checked against the rules of an event, as every interface shows it. */
export interface JudgedArmy {
  /** Null once it is erased, and where what an import brought is no army. */
  readonly army: (ArmyCheck['draft'] & { readonly switches: ArmyCheck['switches'] }) | null;
  readonly verdict: Verdict;
  readonly unchecked: Report['unchecked'];
  readonly findings: Report['findings'];
  /** Points spent, as far as the catalogue knows them. */
  readonly points: number;
}

/** Checks a stored army text by the rules of an event; undefined where the text is no army. */
export type CheckStored = (text: string, rules: EventArmyRules) => ArmyCheck | undefined;

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

/** What is erased, or was imported and is no army. */
export const NOTHING_TO_JUDGE: JudgedArmy = {
  army: null,
  verdict: 'NOT_COVERED',
  unchecked: [],
  findings: [],
  points: 0,
};

/** What is to be judged: army texts, by what their event says or has said. */
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

type Loaded = ReadonlyMap<string, LoadedVersion>;

/** The catalogues that events name; one that was deleted is left out. */
const loadCatalogues = async ({ texts, heads }: ToJudge, store: Store): Promise<Answer<Loaded>> => {
  const named = new Map(
    heads.flatMap((head) => {
      const { catalogue } = armyRulesOf(head);
      return catalogue ? [[keyOf(catalogue), catalogue] as const] : [];
    }),
  );
  const loaded = new Map<string, LoadedVersion>();
  if (named.size === 0) return ok(loaded);
  const asked = [...new Set(texts.flatMap(listsIn))];
  for (const [key, catalogue] of named) {
    const version = await loadVersion(catalogue, asked, store);
    if (version.ok) loaded.set(key, version.value);
    else if (version.error.code !== 'NOT_FOUND' && version.error.code !== 'GONE') return version;
  }
  return ok(loaded);
};

/**
 * Loads what checks armies: the catalogue is large. Lists and alliances that came with an army do not count: release 0.1.0
 * stored them, and whoever writes the prices judges himself.
 */
export const loadCheck = async (toJudge: ToJudge, store: Store): Promise<Answer<CheckStored>> => {
  const [{ armyInput }, { checkArmy }, catalogues] = await Promise.all([
    import('../armies/army-input'),
    import('../armies/check-army'),
    loadCatalogues(toJudge, store),
  ]);
  if (!catalogues.ok) return catalogues;
  return ok((text, { format, pointsLimit, edition, catalogue }) => {
    const { lists: _lists, alliances: _alliances, ...stored } = parsed(text);
    const input = checkInput(armyInput, {
      ...stored,
      format,
      pointsLimit: pointsLimit ?? stored['pointsLimit'],
      edition,
    });
    const version = catalogue ? catalogues.value.get(keyOf(catalogue)) : undefined;
    // Without its catalogue an event cannot judge.
    if (!input.ok || (catalogue && !version)) return undefined;
    const checked = checkArmy(input.value, version);
    return checked.ok ? checked.value : undefined;
  });
};

/** Loads what judges armies. */
export const loadJudge = async (toJudge: ToJudge, store: Store): Promise<Answer<Judge>> => {
  const [check, { findingsAnswer }] = await Promise.all([
    loadCheck(toJudge, store),
    import('../armies/army-report-answer'),
  ]);
  if (!check.ok) return check;
  return ok((text, rules) => {
    const checked = check.value(text, rules);
    if (!checked) return NOTHING_TO_JUDGE;
    const { switches, report } = checked;
    const { edition: _, ...army } = checked.draft;
    return {
      army: { ...army, switches },
      verdict: report.verdict,
      unchecked: report.unchecked,
      findings: findingsAnswer(report.findings),
      points: report.facts.points,
    };
  });
};
