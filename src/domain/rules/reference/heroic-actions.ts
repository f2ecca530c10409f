import { cite } from '../../../shared/source';
import { type Entries, entriesOf } from './entry';

const entry = entriesOf<'HEROIC_ACTION'>();

const source = cite('003', 'HEROIC ACTIONS', 57);

/** The seven heroic actions (B4). Each costs one Might (ruling 16i). */
export const heroicActions: Entries<'HEROIC_ACTION'> = {
  'heroic-move': entry('Heroic Move', {
    aliases: 'with me, heroic moving, call a heroic move',
    phase: 'MOVE',
    mightCost: 1,
    shout: 'With Me!',
    shoutRangeInches: 6,
    summary:
      'The Hero moves before an enemy that has Priority. Friends within 6" may move along at the shout; one that does not then may not move later in the phase.',
    sources: [source],
    related: ['ruling-16i'],
  }),
  'heroic-march': entry('Heroic March', {
    aliases: 'at the double, forced march, march extra inches, move further',
    phase: 'MOVE',
    mightCost: 1,
    shout: 'At the Double!',
    shoutRangeInches: 6,
    moveBonusOnFootInches: 3,
    moveBonusMountedInches: 5,
    summary:
      'A Hero on foot moves 3" further, a mounted one 5", and may not charge. Friends within 6" get the same (3" on foot, 5" mounted) and must end within 6" of the Hero; one that does not move then may not move later in the phase.',
    sources: [source],
    related: ['ruling-16i'],
  }),
  'heroic-channelling': entry('Heroic Channelling', {
    aliases: 'heroic channeling, channelled power, channel',
    phase: 'MOVE',
    mightCost: 1,
    summary: 'The Magical Powers that the Hero casts this turn take their Channelled form.',
    sources: [source, cite('003', 'HEROIC ACTIONS', 77)],
    related: ['casting', 'ruling-16i'],
  }),
  'heroic-shoot': entry('Heroic Shoot', {
    aliases: 'loose, heroic shooting',
    phase: 'SHOOT',
    mightCost: 1,
    shout: 'Loose!',
    shoutRangeInches: 6,
    summary: 'The Hero shoots before everyone else; friends within 6" may shoot then too.',
    sources: [source],
    related: ['ruling-16i'],
  }),
  'heroic-accuracy': entry('Heroic Accuracy', {
    aliases: 'take aim, aimed shot',
    phase: 'SHOOT',
    mightCost: 1,
    shout: 'Take Aim!',
    shoutRangeInches: 6,
    summary: 'The Hero re-rolls failed In The Way rolls; friends within 6" do too.',
    sources: [source],
    related: ['chart:in-the-way', 'ruling-16i'],
  }),
  'heroic-combat': entry('Heroic Combat', {
    aliases: 'heroic fight, second fight, fight twice',
    phase: 'FIGHT',
    mightCost: 1,
    summary:
      'The Hero’s fight goes first. If every enemy in it is slain, the Hero and the friends of that fight who touched the enemy may move, charge, and fight once more in the usual order.',
    sources: [source],
    related: ['ruling-16i'],
  }),
  'heroic-strike': entry('Heroic Strike', {
    aliases: 'fight plus d6, raise fight value',
    phase: 'FIGHT',
    mightCost: 1,
    summary: 'Add a D6 to the Hero’s Fight value for the phase, up to 10.',
    sources: [source],
    related: ['fight', 'ruling-1', 'ruling-16i'],
  }),
};
