import type { FightTrait } from '../../fight-model';

/** A mount, as far as its rider fights with it. */
export interface Mount2024 {
  readonly fight: number;
  readonly strength: number;
  readonly attacks: number;
  readonly traits?: readonly FightTrait[];
}

const horse: Mount2024 = { fight: 2, strength: 3, attacks: 0 };
const fellBeast: Mount2024 = {
  fight: 5,
  strength: 6,
  attacks: 2,
  traits: ['MONSTER', 'MONSTROUS_CHARGE'],
};

/** Mounts by name in lower case: a rider fights with the higher Fight, Strength and Attacks of the two (grade B). */
// prettier-ignore
export const mounts2024: Readonly<Record<string, Mount2024>> = {
  'horse':               horse,
  'armoured horse':      horse,
  'brego':               horse,
  'snowmane':            horse,
  'snowmane with armour': horse,
  'firefoot':            horse,
  'firefoot with armour': horse,
  'ashere':              horse,
  'felaróf':             horse,
  'spectral steed':      horse,
  'galadhrim steed':     horse,
  'asfaloth':            { fight: 3, strength: 3, attacks: 0 },
  'shadowfax':           { fight: 3, strength: 4, attacks: 0 },
  'pony':                { fight: 1, strength: 3, attacks: 0 },
  'war goat':            { fight: 2, strength: 4, attacks: 0 },
  'war camel':           { fight: 2, strength: 4, attacks: 0 },
  'war boar':            { fight: 4, strength: 4, attacks: 0 },
  'great elk':           { fight: 4, strength: 4, attacks: 0 },
  'warg':                { fight: 3, strength: 4, attacks: 1 },
  'fell warg':           { fight: 3, strength: 4, attacks: 1 },
  'the white warg':      { fight: 5, strength: 5, attacks: 2 },
  'fell beast':          fellBeast,
  'armoured fell beast': fellBeast,
  'great eagle':         { fight: 7, strength: 6, attacks: 2, traits: ['MONSTER', 'MONSTROUS_CHARGE'] },
};
