import type { ArmySheet, SheetForce, SheetUnit } from './army-sheet';

/** The words that every form of the sheet says. */

export const characteristicHeads = ['Mv', 'F', 'S', 'D', 'A', 'W', 'C'] as const;

const VERDICTS: Readonly<Record<ArmySheet['verdict'], string>> = {
  LEGAL: 'Legal',
  ILLEGAL: 'Not legal',
  NOT_COVERED: 'Not covered by the catalogue',
};

const ALLIANCES: Readonly<Record<NonNullable<ArmySheet['alliance']>, string>> = {
  HISTORICAL: 'Historical allies',
  CONVENIENT: 'Convenient allies',
  IMPOSSIBLE: 'Impossible allies',
};

export const verdictWord = ({ verdict }: ArmySheet): string => VERDICTS[verdict];

export const allianceWord = ({ alliance }: ArmySheet): string | null => alliance && ALLIANCES[alliance];

/** "1 model", "12 models". */
export const modelWord = (count: number): string => `${count} ${count === 1 ? 'model' : 'models'}`;

/** What the whole side counts, in the order of a sheet. */
export const sideFacts = (side: ArmySheet): readonly (readonly [name: string, value: string])[] => [
  ['Points', `${side.points} of ${side.pointsLimit}`],
  ['Models', String(side.models)],
  ['Broken', `${side.brokenAt} ${side.brokenAt === 1 ? 'casualty' : 'casualties'}`],
  ['A quarter', `${side.quarterAt} left`],
  ['Might / Will / Fate', `${side.might} / ${side.will} / ${side.fate}`],
  ['Wounds', String(side.wounds)],
];

export const bowWord = ({ bows }: SheetForce): string =>
  bows.allowed === null ? `${bows.used} bows, no limit` : `${bows.used} of ${bows.allowed} bows`;

/** "12 × Warrior of Rohan", or the name alone for one model. */
export const unitWord = ({ name, count }: SheetUnit): string => (count === 1 ? name : `${count} × ${name}`);
