import { namesOf } from '../../../shared/names-of';
import { obstructionScores } from '../../../domain/rules/charts/in-the-way';
import { missileKinds } from '../../../domain/rules/shooting/missile-weapons';
import { fightTraits, specialStrikeIds } from '../../../domain/rules/rulesets/fight-model';
import { newMissileKinds } from '../../../domain/rules/rulesets/mesbg-2024/reference/missile-weapons';
import { fightActions } from '../../../app/fights/questions/edition-fields';
import { profileWord } from './profile-words';
import type { Vocabulary } from './words';

/** The words for models in a fight and for those who shoot. */

const kebab = (code: string): string => code.toLowerCase().replaceAll('_', '-');

/** Words of the 2024 edition alone: traits, and heroic actions but the Strike, which both have. */
const editionFlags = Object.fromEntries([
  ...namesOf(fightTraits).map((trait) => [kebab(trait), { traits: [trait] }] as const),
  ...namesOf(fightActions)
    .filter((action) => action !== 'STRIKE')
    .map((action) => [`heroic-${kebab(action)}`, { heroicActions: [action] }] as const),
]);

const duelNumbers = {
  a: 'attacks',
  attacks: 'attacks',
  f: 'fight',
  fight: 'fight',
  m: 'might',
  might: 'might',
};

const duelFlags = {
  ...editionFlags,
  cavalry: { type: 'CAVALRY' },
  monster: { type: 'INFANTRY_MONSTER' },
  spear: { supporting: 'SPEAR' },
  pike: { supporting: 'PIKE' },
  'two-handed': { twoHanded: true },
  elven: { elvenMade: true },
  shielding: { shielding: true },
  charged: { charged: true },
  'charged-by-cavalry': { chargedByCavalry: true },
  'heroic-strike': { heroicStrike: true },
  prone: { prone: true },
  immobilised: { immobilised: true },
  ...Object.fromEntries(namesOf(specialStrikeIds).map((name) => [kebab(name), { specialStrike: name }])),
};

/** Models of a Duel. */
export const duelWords: Vocabulary = {
  numbers: duelNumbers,
  flags: duelFlags,
  times: 'REPEATS',
  special: profileWord,
};

const strengthWords = { s: 'strength', strength: 'strength', bonus: 'bonus', m: 'might', might: 'might' };
const targetNumbers = {
  d: 'defence',
  defence: 'defence',
  w: 'wounds',
  wounds: 'wounds',
  fate: 'fate',
  m: 'might',
  might: 'might',
};
const woundFlags = {
  lance: { lance: true },
  rivalry: { rivalry: true },
  'reroll-ones': { rerollOnes: true },
};
const targetFlags = { 'reroll-fate': { rerollFate: true } };
const victimFlags = { ...targetFlags, shieldwall: { shieldwall: true }, trapped: { trapped: true } };

/** Models of a whole fight: what a Duel asks, what strikes and what is struck. */
export const fightWords: Vocabulary = {
  numbers: { ...duelNumbers, ...targetNumbers, ...strengthWords },
  flags: { ...duelFlags, ...woundFlags, ...victimFlags },
  times: 'REPEATS',
  special: profileWord,
};

/** Strikers: `3x S4` is three Attacks of Strength 4. */
export const strikeWords: Vocabulary = {
  numbers: strengthWords,
  flags: {
    ...editionFlags,
    ...woundFlags,
    'two-handed': { twoHanded: true },
    whirl: { whirl: true },
    'piercing-strike': { piercingStrike: true },
  },
  times: 'COUNT',
  special: profileWord,
};

/** Targets of Strikes. */
export const victimWords: Vocabulary = {
  numbers: targetNumbers,
  flags: victimFlags,
  times: 'REPEATS',
  special: profileWord,
};

/** Targets of shots. */
export const targetWords: Vocabulary = {
  numbers: targetNumbers,
  flags: { ...targetFlags, shieldwall: { shieldwall: true } },
  times: 'REPEATS',
  special: profileWord,
};

/** Models that are hit instead on a 1-3: `passenger D4`, `closest-evil D5`. */
export const insteadWords: Vocabulary = {
  ...targetWords,
  flags: {
    ...targetWords.flags,
    passenger: { who: 'PASSENGER' },
    'closest-evil': { who: 'CLOSEST_EVIL_MODEL' },
    'rider-or-mount': { who: 'RIDER_OR_MOUNT' },
    'monstrous-mount': { who: 'MONSTROUS_MOUNT' },
  },
};

const shootValue = (word: string) => {
  const value = /^([2-6])\+$/.exec(word)?.[1];
  return value === undefined ? undefined : { shoot: Number(value) };
};

/** Shooters: `6x 4+ S2 moved wall`, `3x 4+ orc-bow`, `profile=lothlorien-warrior+bow`. Obstacles stand in the order in which the shot meets them. */
export const shooterWords: Vocabulary = {
  numbers: { ...strengthWords, shoot: 'shoot' },
  flags: {
    moved: { moved: true },
    'charging-throw': { chargingThrow: true, moved: true },
    'reroll-ones': { rerollOnes: true },
    'heroic-accuracy': { heroicAccuracy: true },
    ...Object.fromEntries(Object.keys(missileKinds).map((name) => [kebab(name), { weapon: name }])),
    ...Object.fromEntries(namesOf(newMissileKinds).map((name) => [kebab(name), { weapon2024: name }])),
    ...Object.fromEntries(namesOf(obstructionScores).map((name) => [kebab(name), { inTheWay: [name] }])),
  },
  times: 'COUNT',
  special: (word) => shootValue(word) ?? profileWord(word),
};
