import type { FightProfile } from '../../../app/kernel/generated/answers';
import { missileWeapons } from '../../../domain/rules/shooting/missile-weapons';
import { SHOOTERS, TARGET } from './volley-question';

type Values = Readonly<Record<string, number | string | boolean>>;

/** The Strength of what it shoots with, where the missile weapon chart prints it. */
const strengthOfShot = ({ weapon }: FightProfile): number | null => weapon && missileWeapons[weapon].strength;

/** The numbers of a shooter that its profile leaves open. */
export const openNumbers = (profile: FightProfile): readonly string[] => [
  ...(profile.shoot === null ? ['shoot'] : []),
  ...(strengthOfShot(profile) === null ? ['strength'] : []),
];

const shooterValues = (profile: FightProfile): Values => {
  const strength = strengthOfShot(profile);
  return {
    ...(profile.might > 0 && { count: 1 }),
    ...(profile.shoot !== null && { shoot: profile.shoot }),
    ...(strength !== null && { strength }),
    might: profile.might,
  };
};

const modelValues = (profile: FightProfile): Values => {
  const { attacks, fight, strength, defence, wounds, might, fate, type, twoHanded, elvenMade, lance } =
    profile;
  const numbers = { attacks, fight: fight ?? 0, strength, defence, wounds, might, fate };
  return { ...(might > 0 && { count: 1 }), ...numbers, type, twoHanded, elvenMade, lance };
};

/** Values of the fields with this prefix once a profile is taken, by name; a Hero stands alone. */
export const profileValues = (prefix: string, profile: FightProfile): Values => {
  if (prefix === SHOOTERS) return shooterValues(profile);
  const { defence, wounds, fate, might } = profile;
  return prefix === TARGET ? { defence, wounds, fate, might } : modelValues(profile);
};
