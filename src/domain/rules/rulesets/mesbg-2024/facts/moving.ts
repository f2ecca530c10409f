import { factsOf } from './fact';

const known = factsOf('MOVING');

/** Moving, Priority and terrain: every fact with its grade. */
// prettier-ignore
export const movingFacts = [
  known('Priority: higher die chooses who has it; first turn ties rolled again; later ties give the choice to the player who did not choose last turn', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'the higher die has Priority, a tie passes it on', example: 'the last chooser chooses again 5/12, the other 7/12' }),
  known('Activation one model at a time: start, start of move, move, end, end of activation', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED' }),
  known('Charge ends the activation, needs line of sight at the start of the move', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED' }),
  known('Control zone 1 inch, lost when engaged or Prone, may leave if no nearer', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'the same' }),
  known('Difficult: counts double; Cavalry four times and no charge bonus', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'double for all', example: '6" foot 3", to shoot 1.5"' }),
  known('Obstacle up to half height free, up to height Jump, more Climb', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'exactly half wants a Jump (ruling 7a)' }),
  known('Jump: 1 stays, activation ends; 2-5 over, engages if in a control zone, else ends; 6 goes on', { grade: 'B', sources: ['HAPPYAUER'], kind: 'TABLE', in2018: 'the same bands', example: '1/6, 2/3, 1/6' }),
  known('Jump over a Prone enemy: 1 charges it; 2-5 over, charge or end; 6 on', { grade: 'B', sources: ['HAPPYAUER'], kind: 'TABLE', in2018: '1 charges it, 2-6 clears it', example: '1/6, 2/3, 1/6' }),
  known('Leap (gap up to twice the height): 1 falls halfway, damage, Prone, ends; 2-5 over, as Jump; 6 on', { grade: 'B', sources: ['HAPPYAUER'], kind: 'TABLE', in2018: 'the same bands', example: '1/6, 2/3, 1/6' }),
  known('Climb: 1 falls to the bottom, Prone, damage if above ground; 2-5 up to the Move, at the top ends; 6 goes on; counts as difficult; Cavalry no', { grade: 'B', sources: ['HAPPYAUER'], kind: 'TABLE', in2018: 'the same bands', example: '1/6, 2/3, 1/6' }),
  known('Falling: beyond own height one S3 hit, one more a full inch beyond', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'the same', example: '5" fall, height 1": 1 + 4 = 5 hits; S3 v D4 (5+) each 1/3' }),
  known('Cavalry descending: mount S3 hit a inch beyond height', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'silent' }),
  known('Swim: 1 drowns; 2-5 half the rest; 6 all. Mounted +1; heavy or heavy Dwarf armour -1; shield (not light) -1; banner -1; knocked Prone in deep water -1', { grade: 'B', sources: ['HAPPYAUER'], kind: 'TABLE', in2018: 'the same list (ruling 3)', example: 'heavy armour and shield -2; if totals below 1 drown: 1/2' }),
  known('Shallow water: difficult, free for Cavalry, Monsters, War Beasts; Prone at start: Swim', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'the same' }),
  known('Thrown Rider: 1 S3 hit, Prone, out for the turn; 2-5 up but out for the turn; 6 acts', { grade: 'B', sources: ['HAPPYAUER'], kind: 'TABLE', in2018: 'the same bands', example: '1/6, 2/3, 1/6' }),
  known('Rider knocked Prone: as a 1. Mount without rider: Courage; Attacks 0 (horses) fail', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED' }),
  known('Prone: 1 inch crawl, half Move to stand or lie; cannot shoot, charge, cast', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'the same' }),
  known('Heavy object: half Move, two carriers full, no charge; light: passed once a turn, Cavalry dismount', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'the same' }),
  known('Maelstrom: 1 no; 2 opponent N/S; 3 opponent E/W; 4 you N/S; 5 you E/W; 6 you any; point 6" from corners; captain’s Might raises only; the rest of the army counts as there for Broken', { grade: 'B', sources: ['HAPPYAUER'], kind: 'TABLE', in2018: 'Might may raise or lower', example: 'own choice 1/2' }),
  known('Reinforcements arrive at the end, no charging; +1 if no room', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'silent' }),
  known('Night: 12 inches sight, +1 To Wound in the dark', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'silent', example: '5+ becomes 4+' }),
  known('Passengers: 1-3 passenger, 4+ rider; mounting only in narrative', { grade: 'B', sources: ['HAPPYAUER'], kind: 'TABLE', in2018: 'the same', example: '1/2' }),
  known('Sentries', { grade: 'C', sources: [], kind: 'NOT_COVERED', in2018: 'a Sentry chart (002)' }),
  known('Volley fire', { grade: 'C', sources: [], kind: 'NOT_COVERED' }),
];
