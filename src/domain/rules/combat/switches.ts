import type { Source } from '../../../shared/source';

/** What the documents leave open in a fight; each may be set per question (docs/rulings.md, Fights). */
export interface FightSwitches {
  /** Might cannot raise a die beyond this; null lifts the limit (ruling 8). */
  readonly mightCap: number | null;
  /** A modified Duel die cannot fall below this; null lifts the limit (ruling 9). */
  readonly duelFloor: number | null;
  /** A natural 6 is not lowered by a two-handed weapon (ruling 10). */
  readonly naturalSixStands: boolean;
  /** A model that Bashes or Stuns makes no Strikes (ruling 16a). */
  readonly bashAndStunForgoStrikes: boolean;
  /** A shielding model's victory stops its whole side from Striking (ruling 16b). */
  readonly shieldingStopsSide: boolean;
  /** Whether all Strikes are seen before Might is spent, or each for itself (ruling 16c). */
  readonly strikesRolled: 'TOGETHER' | 'ONE_BY_ONE';
  /** A model in the way that stops a shot is hit by it (ruling 16h). */
  readonly interveningModelIsHit: boolean;
}

export const defaultSwitches: FightSwitches = {
  mightCap: 6,
  duelFloor: 1,
  naturalSixStands: false,
  bashAndStunForgoStrikes: true,
  shieldingStopsSide: false,
  strikesRolled: 'TOGETHER',
  interveningModelIsHit: false,
};

/** Where each rule of a fight stands. */
export const combatSources = {
  duelRoll: { document: '004', heading: 'DUEL ROLL' },
  drawnCombat: { document: '004', heading: 'DRAWN COMBATS' },
  elvenMade: { document: '004', heading: 'ELVEN-MADE WEAPONS' },
  twoHanded: { document: '004', heading: 'TWO-HANDED WEAPONS' },
  spear: { document: '004', heading: 'SPEARS' },
  pike: { document: '004', heading: 'PIKES' },
  shield: { document: '004', heading: 'SHIELDS' },
  shieldingSide: { document: '003', heading: 'THE FIGHT PHASE', page: 37 },
  shieldwall: { document: '004', heading: 'Shieldwall' },
  active: { document: '004', heading: 'ACTIVE AND PASSIVE SPECIAL RULES' },
  lance: { document: '004', heading: 'LANCES' },
  extraAttack: { document: '004', heading: 'EXTRA ATTACK' },
  knockToTheGround: { document: '004', heading: 'KNOCK TO THE GROUND' },
  specialStrikes: { document: '003', heading: 'SPECIAL STRIKES', page: 70 },
  heroicActions: { document: '003', heading: 'HEROIC ACTIONS', page: 57 },
  might: { document: '004', heading: 'MIGHT' },
  fate: { document: '004', heading: 'FATE' },
  prone: { document: '004', heading: 'PRONE MODELS' },
  trapped: { document: '004', heading: 'STRIKING A TRAPPED MODEL' },
  immobilised: { document: '004', heading: 'IMMOBILISE/TRANSFIX' },
  strikes: { document: '004', heading: 'WINNER MAKES STRIKES' },
  multipleAttacks: { document: '004', heading: 'MULTIPLE ATTACKS' },
  multipleCombat: { document: '004', heading: 'MULTIPLE COMBATS' },
  shooting: { document: '004', heading: 'HOW TO SHOOT' },
  movingAndShooting: { document: '004', heading: 'MOVING AND SHOOTING' },
  inTheWay: { document: '003', heading: 'IN THE WAY CHART', page: 32 },
} as const satisfies Readonly<Record<string, Source>>;
