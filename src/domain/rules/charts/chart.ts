import type { Source } from '../../../shared/source';
import type { RulesetId } from '../ruleset-id';

/** Uses of Might on a chart's die: none, raise it, or raise or lower it. */
export type MightUse = 'NONE' | 'UP' | 'UP_OR_DOWN';

/** How far the model may move after a row: what is left of its move is a fact the player gives. */
export type MoveAfter =
  | 'NONE'
  | 'CLIMB_ONLY'
  | 'REST'
  | 'HALF_OF_REST'
  | 'REST_LESS_PASSENGER'
  | 'HALF_OF_MOVE'
  | 'THREE_INCHES'
  | 'FULL_MOVE'
  | 'NOT_STATED';

/** One row of a chart: the totals it covers, its outcome as a stable code, and the effect in our words. */
export interface ChartRow {
  readonly from: number;
  readonly to: number;
  readonly outcome: string;
  readonly name: string;
  readonly effect: string;
  /** Consequences for `consequenceOf`; left out if the row has none. */
  readonly move?: MoveAfter;
  readonly hits?: 'FALLING' | 'ONE_STRENGTH_3';
  readonly prone?: true;
  readonly slain?: true;
}

/** A named change to the die. Of the modifiers with the same `oneOf`, a model has at most one. */
export interface ChartModifier {
  readonly name: string;
  readonly value: number;
  readonly when: string;
  readonly oneOf?: string;
}

/** A table of the chart. A chart with several (an obstruction each, say) names them; a plain chart has one without a name. */
export interface ChartVariant {
  readonly name: string | null;
  readonly when: string;
  readonly rows: readonly ChartRow[];
}

/** A decision of the project, or a gap that it found, about a chart. */
export interface ChartNote {
  readonly text: string;
  readonly source: Source;
  /** The outcomes that it concerns; all if omitted. */
  readonly outcomes?: readonly string[];
  /** The tables that it concerns, by name; all if omitted. */
  readonly tables?: readonly string[];
}

/**
 * A table of one D6, laid out like the page. Totals below the first row count as the first, above the last as the last.
 * `facts` names what the player may tell so that what follows can be counted (`ChartFacts`).
 */
export interface Chart {
  readonly id: string;
  readonly name: string;
  /** Other names by which players look for it. */
  readonly aliases?: readonly string[];
  readonly ruleset: RulesetId;
  readonly sources: readonly [Source, ...Source[]];
  readonly rolledBy: string;
  readonly might: MightUse;
  readonly modifiers: readonly ChartModifier[];
  readonly variants: readonly [ChartVariant, ...ChartVariant[]];
  readonly facts: readonly (keyof ChartFacts)[];
  readonly notes: readonly ChartNote[];
}

/** Facts of the model and the board, in inches. */
export interface ChartFacts {
  /** How far the model would fall. */
  readonly fallInches?: number | undefined;
  readonly modelHeightInches?: number | undefined;
  /** Movement left at the moment of the test. */
  readonly remainingMoveInches?: number | undefined;
  /** Movement of a passenger this turn before it mounted up. */
  readonly passengerMovedInches?: number | undefined;
  /** Its whole Move allowance. */
  readonly moveInches?: number | undefined;
}

export const chartFactNames = [
  'fallInches',
  'modelHeightInches',
  'remainingMoveInches',
  'moveInches',
  'passengerMovedInches',
] as const satisfies readonly (keyof ChartFacts)[];

/** A chart of the 2018 edition; without modifiers, facts and notes unless it states them. */
export const chart = /* @__NO_SIDE_EFFECTS__ */ (
  stated: Omit<Chart, 'ruleset' | 'modifiers' | 'facts' | 'notes'> & Partial<Chart>,
): Chart => ({ ruleset: 'MESBG_2018', modifiers: [], facts: [], notes: [], ...stated });

/** The one table of a plain chart. */
export const rowsOnly = /* @__NO_SIDE_EFFECTS__ */ (
  ...rows: readonly ChartRow[]
): readonly [ChartVariant] => [{ name: null, when: 'always', rows }];

/** The places that a table rests on: those of its page, and the rulings of its notes; of one outcome, where it is known. */
export const sourcesOf = (
  { sources, notes }: Pick<Chart, 'sources' | 'notes'>,
  table: string | null,
  outcome?: string,
): readonly Source[] => [
  ...sources,
  ...notes
    .filter(
      ({ source, outcomes, tables }) =>
        source.document === 'RULING' &&
        (tables === undefined || (table !== null && tables.includes(table))) &&
        (outcomes === undefined || outcome === undefined || outcomes.includes(outcome)),
    )
    .map(({ source }) => source),
];
