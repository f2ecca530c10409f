import { cite } from '../../../shared/source';
import { type Entries, entriesOf } from './entry';

const entry = entriesOf<'WARGEAR'>();

/** Weapons and wargear with their effects (B3). */
export const wargear: Entries<'WARGEAR'> = {
  'single-handed-weapon': entry('Single-handed weapon', {
    aliases: 'one-handed weapon, single handed, hand weapon',
    handedness: 'SINGLE_HANDED',
    phase: 'FIGHT',
    summary: 'Any weapon not listed as hand-and-a-half or two-handed. No rules of its own.',
    sources: [cite('004', 'SINGLE-HANDED WEAPONS'), cite('003', 'THE FIGHT PHASE', 67)],
  }),
  'hand-and-a-half-weapon': entry('Hand-and-a-half weapon', {
    aliases: 'hand and a half, bastard sword, one and a half handed',
    handedness: 'HAND_AND_A_HALF',
    phase: 'FIGHT',
    summary: 'At the start of each fight choose: used as a single-handed or as a two-handed weapon.',
    sources: [cite('004', 'HAND-AND-A-HALF WEAPONS')],
    related: ['two-handed-weapon'],
  }),
  'two-handed-weapon': entry('Two-handed weapon', {
    aliases: `two hander, 2 handed, great weapon, two-handed axe, two handed penalty, great axe,
      two handed sword`,
    handedness: 'TWO_HANDED',
    duelModifier: -1,
    toWoundModifier: 1,
    phase: 'FIGHT',
    summary: '-1 to its Duel rolls, +1 To Wound on its Strikes. Declared before the dice are rolled.',
    sources: [cite('004', 'TWO-HANDED WEAPONS'), cite('004', 'RESOLVING A FIGHT')],
    related: ['duel-roll', 'ruling-9', 'ruling-10'],
  }),
  spear: entry('Spear', {
    aliases: 'spears, spear support, support, supporting, support with a spear, spear from behind',
    phase: 'FIGHT',
    summary:
      'An unengaged Infantry spearman touching a friend with the same or a smaller base adds one Attack to that friend’s fight, with his own Fight value and Strength.',
    steps: [
      'The supporter is not part of the fight: not struck, not knocked Prone by cavalry.',
      'A model gets support from one spear, and a spear supports one model a turn, even if moved to another.',
      'A Prone friend or one with a two-handed weapon may be supported; a Prone model never supports.',
      'If the friend loses, the supporter may be the one model that Makes Way.',
    ],
    sources: [cite('004', 'SPEARS')],
    related: ['pike', 'make-way'],
  }),
  pike: entry('Pike', {
    aliases: 'pikes, pike support, pike block, pikes three deep, two pikes',
    phase: 'FIGHT',
    summary:
      'As a spear, and a second pike may support through the first by touching it (both pikes, never a spear): two supporters for one fighter. Beware of being Trapped: only one model may Make Way.',
    sources: [cite('004', 'PIKES')],
    related: ['spear', 'trapped', 'make-way'],
  }),
  'elven-made-weapon': entry('Elven-made weapon', {
    aliases: 'elven made, elven blade, elf blade, elven sword, elven weapon',
    phase: 'FIGHT',
    summary:
      'Helps in a drawn combat’s roll-off: a Good side with one wins on 3-6, an Evil side with one on 1-4. When both sides have one, neither gains.',
    sources: [cite('004', 'ELVEN-MADE WEAPONS')],
    related: ['drawn-combat', 'ruling-12', 'ruling-16f'],
  }),
  lance: entry('Lance', {
    aliases: 'lances, couched lance, lance bonus, charging with a lance',
    toWoundModifier: 1,
    phase: 'FIGHT',
    summary: 'Cavalry: +1 To Wound on Strikes in a turn in which it charged, against cavalry too.',
    sources: [cite('004', 'LANCES')],
    related: ['cavalry-charge'],
  }),
  'staff-of-power': entry('Staff of Power', {
    aliases: 'wizard staff, free will, Gandalf staff',
    handedness: 'HAND_AND_A_HALF',
    summary:
      'A hand-and-a-half staff that pays 1 point of Will each turn without touching the bearer’s own store.',
    sources: [cite('004', 'STAFF OF POWER')],
    related: ['will', 'casting', 'ruling-16i'],
  }),
  bows: entry('Bows', {
    aliases: 'bow rules, shooting a bow, bows and moving, move and shoot a bow',
    moveLimit: 'HALF',
    phase: 'SHOOT',
    summary: 'A bow of any type may be shot after moving at most half the Move allowance.',
    sources: [cite('004', 'BOWS')],
    related: ['bow', 'orc-bow', 'uruk-hai-bow', 'moving-and-shooting'],
  }),
  armour: entry('Armour', {
    aliases: 'armor, mail',
    defenceModifier: 1,
    summary: '+1 Defence where taken as an upgrade.',
    sources: [cite('004', 'ARMOUR')],
  }),
  'heavy-armour': entry('Heavy armour', {
    aliases: 'heavy armor, plate',
    defenceModifier: 2,
    summary: '+2 Defence where taken as an upgrade. -1 to Swim tests.',
    sources: [cite('004', 'HEAVY ARMOUR'), cite('003', 'SWIM CHART', 85)],
    related: ['chart:swim'],
  }),
  'dwarf-armour': entry('Dwarf armour', {
    aliases: 'dwarf armor, heavy dwarf armour, dwarf heavy armour, heavy dwarf armor',
    summary:
      'Dwarf armour and Heavy Dwarf armour each give -1 to Swim tests; the documents print nothing else of them.',
    sources: [cite('003', 'SWIM CHART', 85), cite('002', 'SWIM CHART')],
    related: ['chart:swim', 'ruling-3'],
  }),
  shield: entry('Shield', {
    aliases: 'shields, shield bonus',
    defenceModifier: 1,
    summary: '+1 Defence, allows Shielding. -1 to Swim tests.',
    sources: [cite('004', 'SHIELDS'), cite('003', 'SWIM CHART', 85)],
    related: ['shielding', 'shieldwall', 'chart:swim'],
  }),
  shielding: entry('Shielding', {
    aliases: `shield fighting, defensive fighting, shield doubling attacks, double attacks with a shield,
      shielding cavalry, can cavalry shield`,
    duelAttacksFactor: 2,
    phase: 'FIGHT',
    summary:
      'Declared before the dice: the bearer doubles its Attacks for the Duel but makes no Strikes if its side wins. Not for cavalry.',
    sources: [cite('004', 'SHIELDS'), cite('003', 'THE FIGHT PHASE', 74)],
    related: ['shield', 'ruling-16b'],
  }),
  banner: entry('Banner', {
    aliases: 'banners, standard, flag, banner reroll',
    summary:
      'Carrying one gives -1 to Swim tests, and the doubles scenarios count banners left at the end. The documents print no other effect.',
    sources: [
      cite('003', 'SWIM CHART', 85),
      cite('002', 'SWIM CHART'),
      cite('000', 'SCORING VICTORY POINTS'),
    ],
    related: ['chart:swim', 'scenario:no-escape', 'scenario:cornered', 'scenario:duel-of-wits'],
  }),
};
