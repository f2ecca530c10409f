import { factsOf } from './fact';

const known = factsOf('SHOOTING');

/** Shooting: every fact with its grade. */
// prettier-ignore
export const shootingFacts = [
  known('Steps: line of sight, obstacles, to hit, In The Way, To Wound; natural 6 always hits', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'the same', example: 'Shoot 6+ moved: 1/6' }),
  known('More than half the Move: no shot; moved at all: Shoot worse by 1; no shot after jump, leap, climb or swim', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'the same', example: 'Shoot 4+ moved: 1/3' }),
  known('Crossbow: no shot after any move', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'STATED' }),
  known('In The Way: 4+ for anything, nearest first; failed: it hits the obstacle, a model is wounded as usual', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: '5+, 4+ or 3+ by kind; a switch decides whether a model in the way is hit', example: 'Shoot 3+, one: 1/3; two: 1/6' }),
  known('Good may not risk a friend; Evil may', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'the same' }),
  known('Evil into a fight: 4+ the target, 1-3 the friend nearest the shooter', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'the same', example: '1/2' }),
  known('Cavalry: 4+ the target, 1-3 the other; monstrous mount: 1-4 mount, 5+ rider', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'silent, but for passengers', example: '1/2; 1/3' }),
  known('Sharpshooter: chooses which of rider and mount is hit', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'STATED' }),
  known('Howdah In The Way for riders', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'silent', example: '1/2' }),
  known('Elven cloak: -1 to hit against foot, Stalk Unseen', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT', in2018: 'silent', example: '3+ becomes 4+' }),
  known('Large Target ignores all but Monsters, War Beasts, engines In The Way', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'silent' }),
  known('Expert Shot two shots, Protection of the Valar -1 to be hit', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT' }),
];
