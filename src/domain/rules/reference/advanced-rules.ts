import { cite } from '../../../shared/source';
import { type Entries, entriesOf } from './entry';

const entry = entriesOf<'ADVANCED_RULE'>();

/** Water, burdens, passengers and Sentries: rules that only some games need. */
export const advancedRules: Entries<'ADVANCED_RULE'> = {
  'water-features': entry('Water features', {
    aliases: 'water, river, rivers, agree on water, river crossing, cross a river',
    summary:
      'Before the game, agree how each stretch of water is treated. Shallow: little risk to cross, as streams, small ponds and fords. Deep: a model could not stand on the bottom without drowning, which is less for Hobbits and Goblins.',
    sources: [cite('002', 'WATER FEATURES'), cite('002', 'SHALLOW WATER'), cite('002', 'DEEP WATER')],
    related: ['shallow-water', 'deep-water', 'chart:swim'],
  }),
  'shallow-water': entry('Shallow water', {
    aliases: 'stream, ford, pond, knocked prone in water, knocked prone in shallow water, wade',
    phase: 'MOVE',
    summary:
      'Streams, small ponds, fords: water that hardly endangers who crosses it. Difficult terrain, but open ground for horses, Wargs, Cavalry and Monsters. Any model knocked Prone in it takes a Swim test at the start of its next Move phase.',
    sources: [cite('002', 'SHALLOW WATER'), cite('003', 'THE MOVE PHASE', 20)],
    related: ['calculation:waterTest', 'chart:swim', 'ruling-7a'],
  }),
  'deep-water': entry('Deep water', {
    aliases: 'swimming, drown, drowning, lake, sea, drowned, knocked prone in deep water, fall into water',
    phase: 'MOVE',
    summary:
      'Water in which the model could not stand on the bottom without drowning. Swim test on entering and at the start of each Move phase begun in it. No shooting. Knocked Prone there: a Swim test at once, with a further -1.',
    sources: [cite('002', 'DEEP WATER'), cite('002', 'SWIM CHART'), cite('003', 'THE MOVE PHASE', 20)],
    related: ['calculation:waterTest', 'chart:swim', 'ruling-3'],
  }),
  'carrying-objects': entry('Carrying objects', {
    aliases: 'carry, carrying, burden, objective item',
    summary:
      'A burden is a Light Object, a Heavy Object or another model; how heavy decides how it is moved.',
    sources: [cite('002', 'CARRYING OBJECTS')],
    related: ['calculation:carrying', 'light-objects', 'heavy-objects', 'carrying-models'],
  }),
  'light-objects': entry('Light Objects', {
    aliases: 'light object, pick up item, ring, key, relay, pick up the ring, carry the ring, pass an object',
    phase: 'MOVE',
    summary:
      'Keys, rings, draughts: picked up or passed by base contact, moved once and passed once a Move phase. Not passed or dropped while Engaged.',
    steps: [
      'Pick up by moving into contact; cavalry dismounts first, unless it has Expert Rider.',
      'Pass to a model in contact. At most one move and one pass of the object each Move phase.',
      'An Engaged bearer neither passes nor drops it.',
      'Who slays the bearer in close combat takes it at once.',
    ],
    sources: [cite('002', 'LIGHT OBJECTS')],
    related: ['carrying-objects', 'heavy-objects'],
  }),
  'heavy-objects': entry('Heavy Objects', {
    aliases: 'heavy object, siege ladder, ladder, demolition charge, bomb, carry a ladder',
    phase: 'MOVE',
    summary:
      'Alone a bearer’s Move is halved; two or more bearers move together without penalty. Moved once a Move phase. Cavalry cannot carry them; for Monsters they are Light Objects.',
    steps: [
      'Taken up by base contact.',
      'Dropped before the bearer charges; when the bearer is charged it is laid in contact with him, out of the fight’s way.',
      'Two bearers, one charged: the other holds it alone from then on.',
      'Cavalry may only load an unconscious ally onto a horse as a passenger.',
    ],
    sources: [cite('002', 'HEAVY OBJECTS')],
    related: ['calculation:carrying', 'light-objects', 'carrying-models', 'ruling-7a'],
  }),
  'carrying-models': entry('Carrying other models', {
    aliases: `carry a model, prisoner, prisoners, unconscious ally, corpse, carry you, carry a friend,
      carry a wounded friend, carry a body, carry Frodo`,
    phase: 'MOVE',
    summary:
      'A carried model is a Light Object if its Defence is at most half the bearer’s Strength, otherwise a Heavy Object. Mostly for Narrative Play.',
    sources: [
      cite('002', 'CARRYING OTHER MODELS (PRISONERS, UNCONSCIOUS ALLIES AND CORPSES...)'),
      cite('002', 'CARRYING OTHER MODELS'),
    ],
    related: ['light-objects', 'heavy-objects'],
  }),
  passengers: entry('Passengers', {
    aliases: `passenger, mount up, mounting, dismounting, dismount, hitting passengers, ride behind,
      two riders on one horse, ride together, second rider, share a horse`,
    phase: 'MOVE',
    summary:
      'For Narrative Play rather than Matched Play. A model may ride behind a Cavalry model. It neither shoots nor fights, but may be struck; it mounts with a Jump test and may dismount at any point of the ride, moving no further that turn.',
    steps: [
      'On the table, swap the Cavalry model for one that shows both, or set the passenger on or beside the base of the mount.',
      'Mount by base contact and a D6: 1 fails, neither moves on; 2-5 mounted, neither moves on; 6 mounted, the Cavalry model moves on less what the passenger had moved.',
      'A shot that hits the rider may hit the passenger: 1-3 passenger, 4-6 rider. Strikes go at either, as the attacker picks.',
      'Rider thrown, killed or dismounted: the passenger is thrown and rolls on the Thrown Rider table.',
    ],
    sources: [
      cite('002', 'PASSENGERS'),
      cite('002', 'MOUNTING'),
      cite('002', 'DISMOUNTING'),
      cite('002', 'HITTING PASSENGERS', 61),
    ],
    related: [
      'chart:mount-as-passenger',
      'chart:passenger-hit',
      'calculation:passenger',
      'chart:thrown-rider',
      'ruling-7',
      'ruling-7a',
    ],
  }),
  sentries: entry('Sentries', {
    aliases: 'sentry, guard, guards, alarm, raise the alarm',
    phase: 'MOVE',
    summary:
      'Unaware models roll a D6 before each move: 1 no move; 2-3 the enemy moves them up to half; 4-5 their player up to 3"; 6 as normal. An unengaged Sentry within 3" and in sight of an enemy in the End phase raises the alarm, and all move normally from then on.',
    sources: [cite('002', 'SENTRIES'), cite('002', 'SENTRY CHART')],
    related: ['chart:sentry', 'calculation:sentryAlarm', 'ruling-16i'],
  }),
};
