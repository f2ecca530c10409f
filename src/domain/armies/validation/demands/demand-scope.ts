import type { Demand } from '../../catalogue/model';
import { type Finding, type Findings, type Where, finding } from '../finding';
import type { AssembledArmy, AssembledForce, AssembledUnit, AssembledWarband } from '../assemble-army';
import { sumOf } from '../../../../shared/sum-of';
import type { Source } from '../../../../shared/source';

/**
 * The scope of a demand: one force of an army list, or, for a Legion, the whole army (000, LEGENDARY LEGIONS: its
 * restrictions hold across both forces).
 */
export interface DemandScope {
  readonly army: AssembledArmy;
  readonly name: string;
  readonly where: Where;
  readonly units: readonly AssembledUnit[];
  readonly warbands: readonly AssembledWarband[];
  readonly forces: readonly AssembledForce[];
  readonly source: Source;
  readonly profileName: (id: string) => string;
}

export type DemandOf<K extends Demand['kind']> = Extract<Demand, { kind: K }>;

/** One kind of demand: every breach of it. */
export type DemandCheck<K extends Demand['kind']> = (demand: DemandOf<K>, scope: DemandScope) => Findings;

/** A finding at the place of the scope, with its source. */
export const breachOf = (
  { where, source }: DemandScope,
  given: Omit<Parameters<typeof finding>[0], 'where' | 'source'>,
): Finding => finding({ where, source, ...given });

/** The number of models of these profiles. */
export const modelsOf = (profiles: readonly string[], { units }: Pick<DemandScope, 'units'>): number =>
  sumOf(units, ({ profile, count }) => (profiles.includes(profile.id) ? count : 0));

/** "A, B or C". */
export const anyOf = (profiles: readonly string[], { profileName }: DemandScope): string =>
  profiles
    .map(profileName)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');
