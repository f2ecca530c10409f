import type { Grade } from '../sources';

/** The public sources that the facts of the edition come from. */
export const factSources = {
  HAPPYAUER: 'HappyAuer: profiles and definitions, 28 April 2026',
  ADMIRAL: 'Tabletop Admiral: data file of 21 August 2026',
  LIST_BUILDER: 'MESBG list builder: data of 20 February 2026',
  HUKOSEFT: 'Hukoseft: BattleScribe catalogues of 2025',
  OURZ: 'ourz: an exact engine with tests',
  ROSTERS: 'armies and counts on public pages',
} as const;

export const factAreas = {
  DUELS: 'Duels',
  STRIKES: 'To Wound and Strikes',
  MIGHT: 'Might and heroic actions',
  TESTS: 'Tests, and the end of an army',
  MOVING: 'Moving, Priority and terrain',
  SHOOTING: 'Shooting',
  MAGIC: 'Magic',
  MONSTERS: 'Monsters, Cavalry, War Beasts and siege',
  SCENARIOS: 'Scenarios and scoring',
} as const;
export type FactArea = keyof typeof factAreas;

/** How a fact is answered: exact odds count it, a table has it, it is stated, or it is not covered. */
export const answerKinds = {
  EXACT: 'Exact odds count it.',
  TABLE: 'A table has it.',
  ANSWERED: 'A question about a situation answers it.',
  STATED: 'It is stated, and counted nowhere.',
  NOT_COVERED: 'It is not covered.',
} as const;

/** The grades of facts, by how well they are known. */
export const factGrades = {
  A: 'Two or more sources say it.',
  B: 'One public transcription says it.',
  C: 'No source was found: the answer is NOT_COVERED.',
} satisfies Record<Grade, string>;

/** A fact of the edition with its grade. */
export interface EditionFact {
  readonly area: FactArea;
  readonly fact: string;
  readonly grade: Grade;
  /** Empty for grade C. */
  readonly sources: readonly (keyof typeof factSources)[];
  readonly kind: keyof typeof answerKinds;
  /** The rule of the 2018 edition; null if the two were not compared. */
  readonly in2018: string | null;
  /** A worked number. */
  readonly example: string | null;
}

type Known = Pick<EditionFact, 'grade' | 'sources' | 'kind'> & {
  readonly in2018?: string;
  readonly example?: string;
};

/** Makes the facts of an area. */
export const factsOf =
  (area: FactArea) =>
  (fact: string, { in2018, example, ...known }: Known): EditionFact => ({
    area,
    fact,
    ...known,
    in2018: in2018 ?? null,
    example: example ?? null,
  });
