import type { Source } from '../../../../shared/source';

/** How well a fact of the edition is known: A by two or more sources, B by one public transcription, C not at all. */
export const grades = ['A', 'B', 'C'] as const;
export type Grade = (typeof grades)[number];

/** A fact of grade A or B: the rule's name with the grade, and the book's page where a source gives it. */
export const transcribed = (rule: string, grade: Exclude<Grade, 'C'>, page?: number): Source => ({
  document: 'TRANSCRIPTION',
  heading: grade === 'A' ? `${rule} (grade A)` : `${rule} (public transcription, grade B)`,
  ...(page !== undefined && { page }),
});

/** The point about a charge that no source decides. */
export const knockedDownSource: Source = {
  document: 'TRANSCRIPTION',
  heading: 'Whether the knocked down are Trapped (grade C, not found)',
};

/** The place of each rule of a fight. */
export const sources2024 = {
  duelRoll: transcribed('Duel roll', 'B'),
  drawnCombat: transcribed('Drawn combats', 'B'),
  elvenMade: transcribed('Elven-made weapons', 'A'),
  twoHanded: transcribed('Two-handed weapons', 'A'),
  burly: transcribed('Burly', 'B'),
  banner: transcribed('Banners', 'A'),
  unarmed: transcribed('Unarmed', 'B'),
  knifeFighter: transcribed('Knife Fighter', 'B'),
  spear: transcribed('Spears', 'A'),
  pike: transcribed('Pikes', 'A'),
  hinderedPike: transcribed('Pikes with a shield or missile weapon', 'B'),
  shield: transcribed('Shielding', 'B'),
  lance: transcribed('Lances', 'A'),
  hatred: transcribed('Hatred', 'A'),
  mightyBlow: transcribed('Mighty Blow', 'A'),
  backstabbers: transcribed('Backstabbers', 'A'),
  bladesOfTheDead: transcribed('Blades of the Dead', 'A'),
  rerollFailed: transcribed('Re-rolls of failed To Wound rolls', 'A'),
  charge: transcribed('Cavalry charge', 'B'),
  monstrousCharge: transcribed('Monstrous Charge', 'A'),
  specialStrikes: transcribed('No special strikes', 'A'),
  heroicActions: transcribed('Heroic actions', 'A', 63),
  heroicStrike: transcribed('Heroic Strike', 'A'),
  heroicDefence: transcribed('Heroic Defence', 'A'),
  heroicStrength: transcribed('Heroic Strength', 'A'),
  heroicChallenge: transcribed('Heroic Challenge', 'A', 68),
  might: transcribed('Might', 'B'),
  fate: transcribed('Fate', 'B'),
  prone: transcribed('Prone models', 'B'),
  trapped: transcribed('Trapped models', 'A'),
  immobilised: transcribed('Transfix', 'A'),
  strikes: transcribed('Strikes', 'B'),
  knockToTheGround: transcribed('Cavalry charge', 'B'),
  multipleAttacks: transcribed('Order of Strikes', 'B'),
  multipleCombat: transcribed('Order of Strikes', 'B'),
  shooting: transcribed('Shooting', 'B'),
  movingAndShooting: transcribed('Moving and shooting', 'B'),
  inTheWay: transcribed('In The Way', 'B'),
  heroicAccuracy: transcribed('Heroic Accuracy', 'A', 67),
  falling: transcribed('Falling', 'B'),
  breaking: transcribed('Break Point', 'A'),
  quarter: transcribed('Quarter of the models', 'A'),
} as const satisfies Readonly<Record<string, Source>>;
