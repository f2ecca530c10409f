import { type MissileKind, missileWeapons } from '../../../domain/rules/shooting/missile-weapons';
import type { FightOffers } from './fight-offers';
import { SHOOTERS, TARGET } from './volley-question';

/** A profile as the forms of a fight and of a volley take it over. */
export interface FightProfileShown extends FightOffers {
  /** Its id. */
  readonly profile: string;
  readonly name: string;
  readonly attacks: number;
  readonly fight: number | null;
  readonly strength: number;
  readonly defence: number;
  readonly wounds: number;
  readonly might: number;
  readonly fate: number;
  readonly type: string;
  readonly twoHanded: boolean;
  readonly elvenMade: boolean;
  readonly lance: boolean;
  readonly shoot: number | null;
  readonly weapon: MissileKind | null;
  readonly options: readonly { readonly option: string; readonly name: string; readonly taken: boolean }[];
  readonly notCounted: readonly string[];
}

type Values = Readonly<Record<string, number | string | boolean>>;

/** The Strength of what it shoots with, where the missile weapon chart prints it. */
const strengthOfShot = ({ weapon }: FightProfileShown): number | null =>
  weapon && missileWeapons[weapon].strength;

/** Which numbers of a shooter its profile leaves open. */
export const openNumbers = (profile: FightProfileShown): readonly string[] => [
  ...(profile.shoot === null ? ['shoot'] : []),
  ...(strengthOfShot(profile) === null ? ['strength'] : []),
];

const shooterValues = (profile: FightProfileShown): Values => {
  const strength = strengthOfShot(profile);
  return {
    ...(profile.might > 0 && { count: 1 }),
    ...(profile.shoot !== null && { shoot: profile.shoot }),
    ...(strength !== null && { strength }),
    might: profile.might,
  };
};

const targetValues = ({ defence, wounds, fate, might }: FightProfileShown): Values => ({
  defence,
  wounds,
  fate,
  might,
});

const modelValues = (profile: FightProfileShown): Values => ({
  ...(profile.might > 0 && { count: 1 }),
  attacks: profile.attacks,
  fight: profile.fight ?? 0,
  strength: profile.strength,
  defence: profile.defence,
  wounds: profile.wounds,
  might: profile.might,
  fate: profile.fate,
  type: profile.type,
  twoHanded: profile.twoHanded,
  elvenMade: profile.elvenMade,
  lance: profile.lance,
});

/** Values of the fields with this prefix once a profile is taken, by name; a Hero stands alone. */
export const profileValues = (prefix: string, profile: FightProfileShown): Values => {
  if (prefix === SHOOTERS) return shooterValues(profile);
  return prefix === TARGET ? targetValues(profile) : modelValues(profile);
};
