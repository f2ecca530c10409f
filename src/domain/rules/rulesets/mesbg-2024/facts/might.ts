import { factsOf } from './fact';

const known = factsOf('MIGHT');

/** Might and heroic actions: every fact with its grade. */
// prettier-ignore
export const mightFacts = [
  known('Might adds 1, never above 6, last of all; only own dice; not on rolls made for him indirectly', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'the same', example: 'one Might against a Warrior, one die each, equal Fight 23/36' }),
  known('In a Duel the side that loses bids first, then the other, alternating', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'the same, but for the tie (ruling 16g)' }),
  known('Score and Fight level, who bids first: not found', { grade: 'C', sources: [], kind: 'NOT_COVERED', in2018: 'the side without Priority (ruling 16g)', example: 'the odds are the same whoever bids first; players who choose are asked for the switch bidsFirst' }),
  known('One action a Hero and phase, paid in Might on declaring; players alternate, the one without Priority first, until both pass', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'silent' }),
  known('Order of Heroic Moves and Combats of two sides: D6 by the player with Priority, 1-3 Evil, 4+ Good, then alternating', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'one roll a round of actions' }),
  known('One of each type a turn for a model (Combat: may fight again once)', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED' }),
  known('Move (With Me 6"), Shoot (Loose 6"), Combat: all Heroes', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'STATED', in2018: 'the same' }),
  known('Channelling (Move): next cast counts as 6, one Will paid', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT', in2018: 'powers take their Channelled form', example: 'resisted by one die 1/6, two 11/36, three 91/216' }),
  known('March: +3 inches foot, chariot, war beast; +5 Cavalry or Fly; no charging; At the Double 6"', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'STATED', in2018: 'the same bonus, friends within 6" of the Hero at the end', example: '6" foot moves 9"' }),
  known('Resolve: friends in 6" a free resist die; the Hero passes Broken tests', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'STATED', in2018: 'silent', example: 'one free die against a cast of 5: 1/3' }),
  known('Accuracy: Sharpshooter, re-rolls failed In The Way; Take Aim 6"', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT', in2018: 're-rolls failed In The Way rolls', example: '3+ with one obstruction 1/2' }),
  known('Challenge: enemy Hero in 6" of same tier or higher: +1 Attack, +1 To Wound; 1 Might for the kill; may be declined', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT', in2018: 'silent', example: 'two dice against one, equal Fight 143/216; 5+ becomes 4+' }),
  known('Defence: wounded by natural 6 only; 6/x needs two natural 6s', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT', in2018: 'not modelled', example: 'S8 v D4: 1/6 instead of 2/3; 6/4: 1/36' }),
  known('Strength: Strength doubled, at most 10, Strikes only', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT', in2018: 'not modelled', example: 'S4 v D6: 2/3 instead of 1/3' }),
  known('Strike: +D3 Fight, at most 10, after other changes, rolled at the first fight', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT', in2018: 'D6 more Fight', example: 'Fight 4 against 6, one die each: 1/2 (2018 with D6: 13/24)' }),
  known('Master of Battle (n+): answers an enemy action within 6" on n+ free', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT', in2018: 'silent', example: '5+: 1/3' }),
  known('Mighty Hero: a free Might each turn', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'STATED', in2018: 'silent' }),
  known('Free dice or actions need no points left', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED' }),
];
