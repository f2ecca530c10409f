import type { PowerRules } from '../../ruleset';
import { transcribed } from '../sources';

/** How long powers last. */
export const powerDurations = {
  INSTANT: 'It happens at once.',
  TEMPORARY: 'It lasts until the End phase.',
  EXHAUSTION: 'It lasts until its caster has no Will left.',
};
export type PowerDuration = keyof typeof powerDurations;

/** A range and casting value with which profiles have a power. */
export interface PowerOnProfiles {
  /** In inches; null for the caster alone, and what stands around it. */
  readonly rangeInches: number | null;
  /** The least die that casts it. */
  readonly castingValue: number;
  /** How many profiles have it so. */
  readonly profiles: number;
  /** The keyword of the friends that it works on, if it has one. */
  readonly keyword: string | null;
}

/** A Magical Power of the 2024 edition. Range and casting value are the profile's. */
export interface MagicalPower2024 {
  readonly id: string;
  readonly name: string;
  readonly duration: PowerDuration;
  readonly effect: string;
  readonly onProfiles: readonly PowerOnProfiles[];
  /** Its rolls, and the reason why nobody resists it. */
  readonly rules: Partial<PowerRules>;
}

export const powersSource = transcribed('Magical Powers', 'A');

type Casting = readonly [range: number | 'SELF', value: number, profiles: number, keyword?: string];

const power = (
  [name, duration, rules = {}]: readonly [name: string, duration: PowerDuration, rules?: Partial<PowerRules>],
  effect: string,
  castings: readonly Casting[],
): MagicalPower2024 => ({
  id: name.toLowerCase().replaceAll('’', '').replaceAll(' ', '-'),
  name,
  duration,
  effect,
  onProfiles: castings.map(([range, castingValue, profiles, keyword = null]) => ({
    rangeInches: range === 'SELF' ? null : range,
    castingValue,
    profiles,
    keyword,
  })),
  rules,
});

/** D3 and 3, by a D6. */
const d3And3 = (die: number): number => Math.ceil(die / 2) + 3;

const oneWound = { strength: 0 } as const;
const prone = { knocksProne: true } as const;
const ofFriend = { unresisted: 'the power targets a friend: nobody resists it' } as const;
const ofCaster = { unresisted: 'the power targets its caster: nobody resists it' } as const;

/** The powers with every range (inches) and casting value in profiles, and how many profiles have each. */
// prettier-ignore
export const magicalPowers2024: readonly MagicalPower2024[] = [
  power(['Aura of Command', 'EXHAUSTION', ofCaster], 'Friends within 6" pass Courage tests.', [['SELF', 3, 1]]),
  power(['Aura of Dismay', 'EXHAUSTION', ofCaster], 'Enemies within 6" have 1 worse Courage.', [['SELF', 4, 1], ['SELF', 5, 3]]),
  power(['Banishment', 'INSTANT', oneWound], 'A Spirit loses 1 Wound.', [[12, 4, 1], [12, 5, 1]]),
  power(['Black Dart', 'INSTANT', { strength: 6 }], 'The target suffers a Strength 6 hit.', [[6, 4, 2], [6, 5, 13], [6, 6, 1]]),
  power(['Bladewrath', 'TEMPORARY', ofFriend], 'A friend Strikes with Strength 6.', [[12, 3, 1], [12, 4, 1], [6, 3, 1], [6, 4, 1]]),
  power(['Blessing of the Valar', 'INSTANT', ofFriend], 'A friend regains 1 Fate.', [[12, 4, 1], [6, 4, 1]]),
  power(['Blinding Light', 'TEMPORARY', ofCaster], 'Light of 6"; shots at those within it hit on a 6.', [['SELF', 3, 1], ['SELF', 4, 2]]),
  power(['Call Winds', 'INSTANT', { ...prone, inches: d3And3 }], 'The target is pushed D3+3" and Prone.', [[12, 3, 2], [12, 4, 1]]),
  power(['Chill Soul', 'INSTANT', oneWound], 'The target loses 1 Wound.', [[12, 4, 1], [12, 5, 1]]),
  power(['Collapse Rocks', 'INSTANT', { ...prone, strength: 7 }], 'In rocky terrain the target suffers a Strength 7 hit and is Prone.', [[12, 5, 1], [6, 4, 1]]),
  power(['Compel', 'INSTANT'], 'The caster moves the target up to half its Move.', [[12, 3, 17], [12, 4, 4], [18, 3, 3]]),
  power(['Curse', 'INSTANT'], 'The target loses 1 Fate.', [[12, 4, 5], [6, 4, 1]]),
  power(['Drain Courage', 'INSTANT'], 'The target’s Courage is 1 worse for the game.', [[12, 3, 3], [12, 4, 16], [12, 5, 1], [18, 4, 1], [6, 3, 1]]),
  power(['Enchant Blades', 'TEMPORARY', ofFriend], 'A friend re-rolls failed To Wound rolls.', [[12, 4, 6], [12, 5, 1], [6, 4, 3]]),
  power(['Enrage Beast', 'TEMPORARY'], 'A Beast has 2 more Fight, Strength and Attacks and is Fearless, then loses 1 Wound.', [[6, 3, 1], [6, 4, 1]]),
  power(['Flameburst', 'INSTANT', { strength: 6 }], 'The target suffers a Strength 6 hit of fire.', [[12, 5, 1], [6, 3, 1]]),
  power(['Fog of Disarray', 'EXHAUSTION', ofCaster], 'Enemies within 6" have 1 worse Intelligence.', [['SELF', 3, 5], ['SELF', 4, 2]]),
  power(['Foil Magic', 'INSTANT'], 'Ends one of the target’s Exhaustion powers.', [[12, 4, 5], [12, 5, 2], [18, 4, 1], [6, 4, 1]]),
  power(['Fortify Spirit', 'EXHAUSTION', ofFriend], 'A friend has one more free die to resist powers.', [[12, 3, 1], [12, 4, 1]]),
  power(['Fury', 'EXHAUSTION', ofCaster], 'Friends of the keyword within 6" pass Courage tests.', [['SELF', 3, 1, 'Beast'], ['SELF', 3, 2, 'Easterling'], ['SELF', 3, 1, 'Isengard Orc'], ['SELF', 3, 1, 'Isengard Uruk-hai'], ['SELF', 3, 2, 'Mordor Orc'], ['SELF', 3, 1, 'Moria Goblin'], ['SELF', 3, 1, 'Spider']]),
  power(['Instil Fear', 'TEMPORARY', ofCaster], 'Enemies within 6" are Fearful.', [['SELF', 3, 1], ['SELF', 4, 3], ['SELF', 5, 5], ['SELF', 6, 12]]),
  power(['Nature’s Wrath', 'INSTANT', { ...prone, others: { reach: 'RANGE' } }], 'All enemies in range are Prone.', [[3, 5, 1]]),
  power(['Panic Steed', 'INSTANT'], 'The mount is gone and the rider thrown, as with a 1.', [[12, 3, 1], [12, 5, 1]]),
  power(['Paralyse', 'EXHAUSTION', prone], 'The target is Prone and does nothing until a 6 at the end of a turn; friends in contact help.', [[6, 3, 1]]),
  power(['Protection of the Valar', 'TEMPORARY'], 'Powers cannot target it, and shots at it hit on 1 worse.', [[12, 3, 1], [6, 3, 1]]),
  power(['Renew', 'INSTANT', ofFriend], 'A friend regains 1 Wound.', [[12, 3, 2], [12, 4, 1], [6, 4, 1]]),
  power(['Sorcerous Blast', 'INSTANT', { ...prone, strength: 5 }], 'The target suffers a Strength 5 hit and is Prone; others of its fight with Strength 5 or less are Prone.', [[12, 5, 4]]),
  power(['Strengthen Will', 'INSTANT', ofFriend], 'A friend regains 1 Will.', [[12, 4, 3]]),
  power(['Terrifying Aura', 'EXHAUSTION', ofCaster], 'The caster has Terror.', [['SELF', 3, 6]]),
  power(['Transfix', 'TEMPORARY'], 'The target does not activate, act, shoot or Strike.', [[12, 3, 18], [12, 4, 8], [12, 5, 4], [18, 3, 3]]),
  power(['Tremor', 'INSTANT', { ...prone, strength: 4, others: { reach: 'LINE' }, inches: d3And3 }], 'Along a line of D3+3" models suffer a Strength 4 hit and are Prone.', [['SELF', 5, 2]]),
  power(['Wither', 'INSTANT'], 'The target has 1 less Strength for the game.', [[12, 3, 1], [12, 4, 2], [12, 5, 1], [6, 5, 1]]),
  power(['Wrath of Bruinen', 'INSTANT', { ...prone, strength: 2, strengthInWater: 8, others: { reach: 'RANGE' } }], 'Enemies in range suffer a Strength 2 hit, in water Strength 8, and are Prone.', [[3, 4, 2]]),
  power(['Writhing Vines', 'TEMPORARY', ofCaster], 'A marker of 3" is difficult ground for enemies.', [['SELF', 4, 4], ['SELF', 5, 1]]),
  power(['Your Staff is Broken', 'INSTANT'], 'The target’s staff is gone.', [[12, 5, 6]]),
];
