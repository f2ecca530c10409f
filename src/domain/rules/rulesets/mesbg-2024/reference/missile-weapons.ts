import { transcribed } from '../sources';

/** A missile weapon of the 2024 edition. */
export interface MissileWeapon2024 {
  readonly id: string;
  readonly name: string;
  readonly rangeInches: number;
  readonly strength: number;
  /** It may be thrown after a full Move, or once a turn on the charge at 1", without the -1 for moving. */
  readonly isThrown?: true;
  readonly note?: string;
}

export const missileSource = transcribed('Missile weapons', 'A');

/** The 17 missile weapons, range in inches and Strength. */
// prettier-ignore
export const missileWeapons2024: readonly MissileWeapon2024[] = [
  { id: 'blowpipe',         name: 'Blowpipe',         rangeInches: 12, strength: 2, note: 'Poisoned; outside the bow limit.' },
  { id: 'bow',              name: 'Bow',              rangeInches: 24, strength: 2 },
  { id: 'crossbow',         name: 'Crossbow',         rangeInches: 24, strength: 4, note: 'No shot after any move.' },
  { id: 'dwarf-bow',        name: 'Dwarf bow',        rangeInches: 18, strength: 3 },
  { id: 'dwarf-longbow',    name: 'Dwarf longbow',    rangeInches: 24, strength: 3 },
  { id: 'elf-bow',          name: 'Elf bow',          rangeInches: 24, strength: 3 },
  { id: 'elven-throwing',   name: 'Elven throwing weapons', rangeInches: 6, strength: 3, isThrown: true },
  { id: 'esgaroth-bow',     name: 'Esgaroth bow',     rangeInches: 24, strength: 3 },
  { id: 'great-bow',        name: 'Great bow',        rangeInches: 24, strength: 4 },
  { id: 'longbow',          name: 'Longbow',          rangeInches: 24, strength: 3 },
  { id: 'orc-bow',          name: 'Orc bow',          rangeInches: 18, strength: 2 },
  { id: 'short-bow',        name: 'Short bow',        rangeInches: 18, strength: 2 },
  { id: 'sling',            name: 'Sling',            rangeInches: 12, strength: 1, note: 'Two shots if it did not move.' },
  { id: 'throwing-spears',  name: 'Throwing spears',  rangeInches: 8,  strength: 3, isThrown: true },
  { id: 'throwing-weapons', name: 'Throwing weapons', rangeInches: 6,  strength: 3, isThrown: true },
  { id: 'uruk-hai-bow',     name: 'Uruk-hai bow',     rangeInches: 18, strength: 3 },
  { id: 'whip',             name: 'Whip',             rangeInches: 2,  strength: 1 },
];

/** Missile weapons that the 2024 edition has and the chart of 2018 does not. */
export const newMissileKinds = {
  BLOWPIPE: 'Blowpipe: 12 inches, Strength 2.',
  CROSSBOW: 'Crossbow: 24 inches, Strength 4.',
  DWARF_BOW: 'Dwarf bow: 18 inches, Strength 3.',
  DWARF_LONGBOW: 'Dwarf longbow: 24 inches, Strength 3.',
  ELF_BOW: 'Elf bow: 24 inches, Strength 3.',
  ELVEN_THROWING: 'Elven throwing weapons: 6 inches, Strength 3.',
  ESGAROTH_BOW: 'Esgaroth bow: 24 inches, Strength 3.',
  GREAT_BOW: 'Great bow: 24 inches, Strength 4.',
  LONGBOW: 'Longbow: 24 inches, Strength 3.',
  SHORT_BOW: 'Short bow: 18 inches, Strength 2.',
  SLING: 'Sling: 12 inches, Strength 1.',
  THROWING_WEAPONS: 'Throwing weapons: 6 inches, Strength 3.',
  WHIP: 'Whip: 2 inches, Strength 1.',
} as const;
export type NewMissileKind = keyof typeof newMissileKinds;

/** The weapon of a kind, such as `ELF_BOW`; undefined for a kind that the edition does not print. */
export const missileWeapon2024 = (kind: string): MissileWeapon2024 | undefined => {
  const id = kind === 'THROWING_SPEAR' ? 'throwing-spears' : kind.toLowerCase().replaceAll('_', '-');
  return missileWeapons2024.find((weapon) => weapon.id === id);
};
