import { cite } from '../../../shared/source';
import { type Entries, entriesOf } from './entry';

const procedure = entriesOf<'PROCEDURE'>();
const phase = entriesOf<'TURN_PHASE'>();

/** The turn as a whole. */
export const turnProcedure: Entries<'PROCEDURE'> = {
  'turn-sequence': procedure('Turn sequence', {
    aliases: `turn order, order of a turn, phases, turn, phases of a turn, what are the phases,
      what happens in a turn, order of phases, sequence of play`,
    summary:
      'A turn has five phases: Priority, Move, Shoot, Fight, End. In each, the side with Priority does all of its actions first.',
    steps: [
      'Priority phase: both roll a D6 for Priority.',
      'Move phase: the side with Priority moves, then the other.',
      'Shoot phase: the side with Priority shoots, then the other.',
      'Fight phase: fights one at a time, in the order that the player with Priority picks.',
      'End phase: effects that last until now end.',
    ],
    sources: [cite('003', 'TURN SEQUENCE', 17), cite('004', 'TURN SEQUENCE'), cite('004', 'TURNS')],
    related: ['priority-phase', 'move-phase', 'shoot-phase', 'fight-phase', 'end-phase'],
  }),
};

/** The five phases of a turn, in order (B1). */
export const turnSequence: Entries<'TURN_PHASE'> = {
  'priority-phase': phase('Priority phase', {
    aliases: `priority, initiative, who goes first, turn phase 1, roll for priority, priority roll,
      win priority, priority tie, tied priority`,
    order: 1,
    phase: 'PRIORITY',
    summary:
      'Both players roll a D6; the higher has Priority this turn. In the first turn a tie is rolled again, later a tie gives Priority to the side that lacked it last turn.',
    steps: [
      'Each player rolls a D6.',
      'The higher score has Priority and acts first in the Move and Shoot phases, and orders the fights.',
      'First turn: roll ties again. Later turns: a tie goes to the player who did not have Priority.',
    ],
    sources: [cite('003', 'THE PRIORITY PHASE', 18), cite('004', 'PRIORITY PHASE')],
    related: ['calculation:priorityOdds', 'calculation:rollOffOdds'],
  }),
  'move-phase': phase('Move phase', {
    aliases: 'movement phase, moving, turn phase 2',
    order: 2,
    phase: 'MOVE',
    summary:
      'The side with Priority moves as many of its models as it likes, one after another; then the other side does. Charges, Magical Powers and Courage tests against Terror happen here, and at its end the fights are paired off.',
    steps: [
      'The side with Priority moves all, some or none of its models, finishing one before the next.',
      'The other side does the same.',
      'Engaged models are paired off into fights.',
    ],
    sources: [cite('003', 'THE MOVE PHASE', 20), cite('004', 'MOVE PHASE'), cite('004', 'PRIORITY')],
    related: ['moving-models', 'charging', 'control-zones', 'pairing-off-fights', 'terrain-and-obstacles'],
  }),
  'shoot-phase': phase('Shoot phase', {
    aliases: 'shooting phase, missile phase, turn phase 3, when do I shoot',
    order: 3,
    phase: 'SHOOT',
    summary:
      'The side with Priority makes all its shooting attacks, model by model; then the other side. A model normally shoots once a turn.',
    steps: [
      'Choose a model that may shoot, a target in sight and in range.',
      'Roll to hit against its Shoot value, then past anything In The Way.',
      'Roll To Wound with the weapon’s Strength against the target’s Defence.',
      'Go on with the next model; then the other side shoots.',
    ],
    sources: [cite('003', 'THE SHOOT PHASE', 31), cite('004', 'SHOOT PHASE')],
    related: ['who-can-shoot', 'how-to-shoot', 'moving-and-shooting', 'chart:in-the-way'],
  }),
  'fight-phase': phase('Fight phase', {
    aliases: 'combat phase, melee phase, close combat phase, turn phase 4, order of fights',
    order: 4,
    phase: 'FIGHT',
    summary:
      'Every fight is resolved, one at a time, in the order that the player with Priority picks: Duel roll, loser Backs Away 1", winner Strikes, casualties are removed.',
    steps: ['Duel roll.', 'The loser Backs Away 1".', 'The winner makes Strikes.', 'Casualties are removed.'],
    sources: [cite('003', 'THE FIGHT PHASE', 37), cite('004', 'FIGHT PHASE'), cite('004', 'WHEN TO FIGHT')],
    related: ['duel-roll', 'drawn-combat', 'backing-away', 'winner-makes-strikes'],
  }),
  'end-phase': phase('End phase', {
    aliases: 'end of turn, turn phase 5, what happens at the end of a turn',
    order: 5,
    phase: 'END',
    summary:
      'Effects that last until now run out (Temporary powers among them), a Sentry’s alarm is checked, and stray tokens and dice are cleared.',
    sources: [cite('003', 'TURN SEQUENCE', 17), cite('004', 'END PHASE'), cite('002', 'SENTRIES')],
    related: ['power-durations', 'sentries'],
  }),
};
