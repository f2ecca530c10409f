import { cite } from '../../../shared/source';
import { type Entries, entriesOf } from './entry';

const entry = entriesOf<'CHARACTERISTIC'>();

const profiles = cite('004', 'PROFILES');

/** The numbers of a profile and what each means (B2). */
export const characteristics: Entries<'CHARACTERISTIC'> = {
  move: entry('Move', {
    aliases: 'Mv, move allowance, movement',
    abbreviation: 'Mv',
    heroesOnly: false,
    phase: 'MOVE',
    summary: 'How many inches the model may go in each Move phase.',
    sources: [profiles],
    related: ['moving-models'],
  }),
  fight: entry('Fight', {
    aliases: 'F, Fight value, fighting skill',
    abbreviation: 'F',
    heroesOnly: false,
    phase: 'FIGHT',
    summary:
      'Skill in a Duel: the number before the slash. The higher Fight value wins a Duel whose highest dice tie.',
    sources: [profiles],
    related: ['drawn-combat', 'shoot-value'],
  }),
  'shoot-value': entry('Shoot value', {
    aliases: 'Shoot, ballistic skill, number after the slash, hit on',
    abbreviation: 'F',
    heroesOnly: false,
    phase: 'SHOOT',
    summary:
      'The number after the slash of Fight, with a +: the D6 score that hits with a missile weapon. Lower is better.',
    sources: [profiles],
    related: ['how-to-shoot', 'moving-and-shooting'],
  }),
  strength: entry('Strength', {
    aliases: 'S',
    abbreviation: 'S',
    heroesOnly: false,
    summary:
      'How hard the model hits: compared with Defence on the To Wound chart. Higher wounds more easily.',
    sources: [profiles],
    related: ['chart:to-wound', 'defence'],
  }),
  defence: entry('Defence', {
    aliases: 'D, defense',
    abbreviation: 'D',
    heroesOnly: false,
    summary: 'How hard the model is to wound: compared with the Strength of a hit on the To Wound chart.',
    sources: [profiles],
    related: ['chart:to-wound', 'strength'],
  }),
  attacks: entry('Attacks', {
    aliases: 'A, attack',
    abbreviation: 'A',
    heroesOnly: false,
    phase: 'FIGHT',
    summary: 'Dice the model rolls in a Duel, and Strikes it makes when its side wins.',
    sources: [profiles],
    related: ['duel-roll', 'multiple-attacks'],
  }),
  wounds: entry('Wounds', {
    aliases: 'W, wound, hit points, health',
    abbreviation: 'W',
    heroesOnly: false,
    summary: 'Injuries the model can take. At 0 it is removed as a casualty at once.',
    sources: [profiles],
    related: ['winner-makes-strikes', 'fate'],
  }),
  courage: entry('Courage', {
    aliases: 'C, bravery, morale',
    abbreviation: 'C',
    heroesOnly: false,
    summary: 'Bravery: added to 2D6 in a Courage test, which passes on 10 or more.',
    sources: [profiles],
    related: ['courage-test', 'terror', 'harbinger-of-evil'],
  }),
  might: entry('Might', {
    aliases: 'M, might points, spend might, how to use might, use might',
    abbreviation: 'M',
    heroesOnly: true,
    summary:
      'A Hero’s store of points. Each raises one of the Hero’s own dice by 1, after the roll, its re-rolls and modifiers, to succeed. It also pays for heroic actions.',
    steps: [
      'Spend it after the roll, the re-rolls and the modifiers.',
      'Each point adds 1 to a die rolled for that Hero, never for an ally.',
      'When Heroes fight each other, the losing side may spend first, then the chance goes back and forth until both stop.',
    ],
    sources: [cite('004', 'MIGHT'), profiles, cite('004', 'MIGHT, WILL AND FATE')],
    related: ['calculation:mightAdvice', 'heroes', 'duel-roll', 'ruling-8', 'ruling-11', 'ruling-16i'],
  }),
  will: entry('Will', {
    aliases: 'will points, spend will',
    abbreviation: 'W',
    heroesOnly: true,
    summary:
      'A Hero’s store of points: dice to cast a Magical Power, dice to resist one, or +1 Courage each for a Courage test already failed.',
    steps: [
      'Casting: choose how many points to spend, roll a D6 for each.',
      'Resisting: choose how many points to spend, roll a D6 for each.',
      'Courage: after a failed test each point adds 1, and Might may be mixed in.',
    ],
    sources: [
      cite('004', 'WILL'),
      cite('004', 'CAST A MAGICAL POWER'),
      cite('004', 'RESIST A MAGICAL POWER'),
      cite('004', 'PASS A COURAGE TEST'),
    ],
    related: ['casting', 'resisting', 'courage-test'],
  }),
  fate: entry('Fate', {
    aliases: 'fate points, fate roll, fate save, save a wound',
    abbreviation: 'F',
    heroesOnly: true,
    summary:
      'A Hero’s store of points. When wounded, spend one and roll a D6: 4+ and the Wound has no effect. Another point may follow a failure; Might may raise a roll before the next point is spent.',
    sources: [cite('004', 'FATE')],
    related: ['chart:fate', 'calculation:fateOdds', 'might', 'wounds', 'ruling-16'],
  }),
};
