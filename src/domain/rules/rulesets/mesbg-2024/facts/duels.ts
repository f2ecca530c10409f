import { factsOf } from './fact';

const known = factsOf('DUELS');

/** Duels: every fact with its grade. */
// prettier-ignore
export const duelsFacts = [
  known('Highest die wins; a tie goes to the higher Fight of any model that contributes dice, a supporter among them; then a D6: 1-3 Evil, 4-6 Good', { grade: 'B', sources: ['HAPPYAUER', 'OURZ'], kind: 'EXACT', in2018: 'the same', example: 'one die each, equal Fight 1/2; higher Fight 7/12; two dice against one, equal Fight 143/216; two against two, higher Fight 791/1296 ; three against two 5593/7776' }),
  known('The die of a tie is rolled by the player with Priority; Might may not change it', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'the same' }),
  known('Elven weapon: Good wins the tie on 3+, Evil on 1-4; both sides: none', { grade: 'A', sources: ['HAPPYAUER', 'OURZ'], kind: 'EXACT', in2018: 'the same', example: 'equal Fight, two dice each, Good has one: 2087/3888' }),
  known('Same alignment on both sides: not found', { grade: 'C', sources: [], kind: 'NOT_COVERED', in2018: 'the side named first wins on 4-6 (ruling 12)', example: 'the odds are the same whoever wins high: 1/2 each; a played fight asks for the switch highFaces' }),
  known('Two-handed weapon: -1 to the Duel, a natural 6 keeps its 6; +1 To Wound on both dice', { grade: 'A', sources: ['HAPPYAUER', 'OURZ'], kind: 'EXACT', in2018: 'the -1 also lowers a natural 6 (ruling 10)', example: 'one die, higher Fight 17/36 against 4/9 in 2018; equal Fight 7/18 against 13/36' }),
  known('Hand-and-a-half: one way or the other, declared before the roll', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'the same' }),
  known('Unarmed: -1 to the Duel and -1 To Wound', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'silent', example: 'equal Fight 13/36 (no six rule), To Wound 5+ becomes 6+' }),
  known('Burly: no -1', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'silent', example: 'equal Fight 1/2' }),
  known('Banner: 3 inches and line of sight, one friendly die of the fight re-rolled, one a side; none if the bearer is Prone; not to lose a Duel one is winning', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL', 'HUKOSEFT'], kind: 'EXACT', in2018: 'one re-roll a banner', example: 'one die each, equal Fight, best choice 35/54 (a tied die may be re-rolled); with lower Fight 125/216' }),
  known('The bearer has -1 in Duels, also on a natural 6 (no exception is written)', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL', 'HUKOSEFT'], kind: 'EXACT', in2018: 'silent', example: 'equal Fight, one die 13/36' }),
  known('Shielding: Attacks doubled, no Strikes, whole side or nobody, not supported, not Cavalry; no gain from weapons', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'only the shielding model forgoes its Strikes (ruling 16b)', example: 'one Attack against one, equal Fight 143/216, no Strikes' }),
  known('Shield: +1 Defence, lost with bow, crossbow, two-handed or pike; light shield: only Shielding', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'the same' }),
  known('Spear: one supporter a model, one die and one Strike with own Fight and Strength, ally’s base same size or smaller; supporter may not be struck', { grade: 'A', sources: ['HAPPYAUER', 'OURZ'], kind: 'EXACT', in2018: 'the same', example: 'one supported by one against one, equal Fight 143/216' }),
  known('Pike: supports a pike too, so two support one model', { grade: 'A', sources: ['HAPPYAUER', 'OURZ'], kind: 'EXACT', in2018: 'supports a pike too; no -1 and no bonus', example: 'three dice against one, equal Fight 107/144; higher Fight 119/144' }),
  known('Pike: -1 in Duels if its bearer carries a shield or missile weapon; +1 To Wound against the Mount of Cavalry that charged it', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'supports a pike too; no -1 and no bonus', example: 'a pike beside a shield, one die each, equal Fight 13/36' }),
  known('Hero supporting may spend Might; with a Fight-phase heroic action he may not support', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT' }),
  known('Dice order: gather, declare, roll, modifiers, re-rolls (with modifiers again), Might, winner', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'the same' }),
  known('Fight 1-10, Strength up to 10 (0 is death), Defence 1-10, Shoot 2+ to 6+, Courage and Intelligence 3+ to 10+', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'Fight 0 to 10; Courage is added to 2D6' }),
  known('No special strikes (Bash, Feint, Piercing Strike, Stun, Whirl): the kind of a hand weapon has no rule', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL', 'HUKOSEFT'], kind: 'EXACT', in2018: 'five special strikes (A25)', example: 'a question with one is answered that it is of the 2018 edition' }),
  known('Knife Fighter: +1 Attack for each enemy beyond the first, at most +3', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'silent', example: 'three enemies: 1 Attack becomes 3' }),
];
