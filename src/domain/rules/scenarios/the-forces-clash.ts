import { cite } from '../../../shared/source';
import type { Scenario } from './scenario';
import { HALVES } from './standing-text';

/** The introductory scenario: no Victory Points, a wipe-out decides. */
export const theForcesClash: Scenario = {
  id: 'the-forces-clash',
  name: 'The Forces Clash',
  aliases: ['introductory scenario', 'first game', 'battlehost scenario', 'quickstart scenario'],
  ruleset: 'MESBG_2018',
  format: 'SINGLES',
  summary: 'Two forces on the march run into each other: fight until one is gone.',
  armies: 'The forces of a Battlehost.',
  layout: 'No terrain. Any size of board that lets the forces start 12" apart.',
  objectives: [],
  deployment: [
    {
      who: 'BOTH',
      force: 'WHOLE_ARMY',
      text: 'Both players roll a D6; the higher chooses a half of the board.',
    },
    {
      who: 'TEAM_A',
      force: 'WHOLE_ARMY',
      withinInches: 6,
      text: 'The higher roller, in the chosen half, all Warriors within 6" of their Hero.',
    },
    {
      who: 'TEAM_B',
      force: 'WHOLE_ARMY',
      withinInches: 6,
      beyondInches: 12,
      text: 'The other, in the other half, not within 12" of an enemy, all Warriors within 6" of their Hero.',
    },
  ],
  zones: HALVES,
  initialPriority: 'Both players roll a D6, ties again; the higher has Priority in the first turn.',
  end: { condition: 'WIPED_OUT', text: 'The first side to wipe out the other wins.' },
  specialRules: [],
  scoring: [],
  sources: [cite('004', 'THE FORCES CLASH')],
};
