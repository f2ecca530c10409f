/** Texts that several scenarios print alike. */

export const DOUBLES_ARMIES = 'Equal points on both sides (rules manual, p. 130); two forces a side.';
export const TERRAIN = 'Terrain as the rules manual says (p. 136).';
export const TEAM_A_ROLL = 'Both teams roll a D6, ties again; the higher is Team A and';
export const HIGHEST_HAS_PRIORITY =
  'Both teams roll a D6, ties again; the higher has Priority in the first turn.';

export const QUARTER_LEFT = {
  condition: 'QUARTER_LEFT',
  text: 'The game ends with the turn in which a side has a quarter of its starting models left, or fewer. Most Victory Points win; level is a draw.',
} as const;

export const SUDDEN_END = {
  condition: 'SUDDEN_END',
  text: 'Once a side is Broken, roll a D6 at the end of each turn: on 1-2 the game ends. Most Victory Points win; level is a draw.',
} as const;
