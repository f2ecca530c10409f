import { cite } from '../../../shared/source';
import { type Entries, entriesOf } from './entry';

const entry = entriesOf<'MISSILE_WEAPON'>();

const chart = cite('004', 'MISSILE WEAPON CHART');
const bows = cite('004', 'BOWS');
const playSheet = cite('003', 'THE SHOOT PHASE', 71);

/** Missile weapons with range and Strength (B3), laid out like the chart. */
export const missileWeapons: Entries<'MISSILE_WEAPON'> = {
  bow: entry('Bow', {
    aliases: 'bows, archer, archery, bow range, range of a bow, how far does a bow shoot, bow strength',
    rangeInches: 24,
    strength: 2,
    moveLimit: 'HALF',
    phase: 'SHOOT',
    summary: 'Range 24", Strength 2. Not after moving more than half the Move allowance.',
    sources: [chart, bows, playSheet],
    related: ['who-can-shoot', 'moving-and-shooting'],
  }),
  'orc-bow': entry('Orc bow', {
    aliases: 'orc archer, orc bow range, orc bow strength',
    rangeInches: 18,
    strength: 2,
    moveLimit: 'HALF',
    phase: 'SHOOT',
    summary: 'Range 18", Strength 2. Not after moving more than half the Move allowance.',
    sources: [chart, bows, playSheet],
    related: ['who-can-shoot', 'moving-and-shooting'],
  }),
  'throwing-spear': entry('Throwing spear', {
    aliases: `throwing spears, javelin, thrown weapon, throwing weapon, throwing spear range,
      throw a spear on the charge, throw before charging`,
    rangeInches: 8,
    strength: 3,
    moveLimit: 'FULL',
    phase: 'SHOOT',
    summary:
      'Range 8", Strength 3. May be thrown after any move, unless already thrown in that Move phase; once a turn it may be thrown on the charge, without the -1 for having moved.',
    steps: [
      'Move as if to charge, but stop 1" short.',
      'Throw at the model about to be charged, as a shot without the -1 for moving.',
      'If it lives, move into contact with it.',
      'If it is slain, finish the move as you like: stop, charge another, anything between.',
    ],
    sources: [cite('004', 'THROWING SPEARS'), chart, playSheet, cite('003', 'MOVING AND SHOOTING', 34)],
    related: ['moving-and-shooting', 'charging'],
  }),
  'uruk-hai-bow': entry('Uruk-hai bow', {
    aliases: 'uruk bow, uruk hai archer, uruk bow range, uruk bow strength',
    rangeInches: 18,
    strength: 3,
    moveLimit: 'HALF',
    phase: 'SHOOT',
    summary: 'Range 18", Strength 3. Not after moving more than half the Move allowance.',
    sources: [chart, bows, playSheet],
    related: ['who-can-shoot', 'moving-and-shooting'],
  }),
};
