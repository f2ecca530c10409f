import { cite, ruling } from '../../../shared/source';
import { chart, rowsOnly } from './chart';

/** Whether a model keeps above water. Which water asks for the test, and when: `water.ts`. */
export const swim = chart({
  id: 'swim',
  name: 'Swim',
  aliases: ['swim in armour', 'swim test', 'swim with a shield', 'swim with a banner', 'swimming'],
  sources: [cite('003', 'SWIM CHART', 85), cite('002', 'SWIM CHART')],
  rolledBy: 'the model in the water',
  might: 'UP',
  // prettier-ignore
  modifiers: [
    { name: 'MOUNTED',                     value: +1, when: 'The model is mounted.' },
    { name: 'HEAVY_ARMOUR',                value: -1, when: 'It wears heavy armour.',       oneOf: 'armour' },
    { name: 'DWARF_ARMOUR',                value: -1, when: 'It wears Dwarf armour.',       oneOf: 'armour' },
    { name: 'HEAVY_DWARF_ARMOUR',          value: -1, when: 'It wears Heavy Dwarf armour.', oneOf: 'armour' },
    { name: 'SHIELD',                      value: -1, when: 'It carries a shield.' },
    { name: 'BANNER',                      value: -1, when: 'It carries a banner.' },
    { name: 'KNOCKED_PRONE_IN_DEEP_WATER', value: -1, when: 'It was knocked Prone in deep water and takes this test for that.' },
  ],
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 1, outcome: 'SINK',          name: 'Sinks',          effect: 'Drowns and is removed as a casualty.', slain: true, move: 'NONE' },
    { from: 2, to: 5, outcome: 'SWIM',          name: 'Swims',          effect: 'May move up to half of what is left of its move through the water.', move: 'HALF_OF_REST' },
    { from: 6, to: 6, outcome: 'SWIM_STRONGLY', name: 'Swims strongly', effect: 'May move what is left of its move through the water.', move: 'REST' },
  ),
  facts: ['remainingMoveInches'],
  notes: [
    {
      text: 'Knocked Prone in deep water, a model takes the test at once, at a further -1.',
      source: cite('002', 'DEEP WATER'),
    },
    {
      text: 'A total of 1 or less sinks, 6 or more swims strongly; a model has one armour.',
      source: ruling('3'),
    },
  ],
});
