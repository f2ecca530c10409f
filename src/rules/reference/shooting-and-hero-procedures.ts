import type { EntryOf } from './entry';

/** Shooting, Heroes, Courage tests and Magical Powers as procedures. */
export const shootingAndHeroProcedures: readonly EntryOf<'PROCEDURE'>[] = [
  {
    id: 'who-can-shoot',
    name: 'Who can shoot',
    aliases: ['may I shoot', 'can I shoot', 'shooting restrictions'],
    phase: 'SHOOT',
    summary:
      'A model with a missile weapon and a target, not Engaged, not Prone, that has not moved too far and has not jumped, leapt, climbed or swum. One shooting attack a turn unless a rule says more.',
    source: { document: '004', heading: 'WHO CAN SHOOT?' },
    furtherSources: [
      { document: '003', heading: 'THE SHOOT PHASE', page: 31 },
      { document: '002', heading: 'DEEP WATER' },
      { document: '002', heading: 'HITTING PASSENGERS' },
    ],
    related: ['calculation:mayShoot', 'moving-and-shooting', 'bows', 'throwing-spear'],
  },
  {
    id: 'how-to-shoot',
    name: 'How to shoot',
    aliases: ['shooting', 'shoot', 'shooting attack', 'to hit', 'roll to hit', 'fire'],
    phase: 'SHOOT',
    summary:
      'Target in Line of Sight and range; a D6 equal to or above the Shoot value hits; then To Wound with the weapon’s Strength.',
    steps: [
      'Choose the shooter, then a target in sight and in range.',
      'Roll a D6 against the Shoot value (one worse after moving; a 6 always hits).',
      'Pass an In The Way test for each obstruction.',
      'Roll To Wound; the target may spend Fate.',
    ],
    source: { document: '004', heading: 'HOW TO SHOOT' },
    furtherSources: [{ document: '003', heading: 'THE SHOOT PHASE', page: 31 }],
    related: ['calculation:volleyOdds', 'chart:in-the-way', 'chart:to-wound', 'shoot-value', 'ruling-6'],
  },
  {
    id: 'moving-and-shooting',
    name: 'Moving and shooting',
    aliases: ['shoot after moving', 'move and shoot', 'move then fire'],
    phase: 'SHOOT',
    summary:
      'Having moved at all makes the Shoot value one worse this turn; a 6 always hits. More than half the move forbids shooting, except with thrown weapons.',
    source: { document: '003', heading: 'MOVING AND SHOOTING', page: 34 },
    furtherSources: [{ document: '004', heading: 'MOVING AND SHOOTING' }],
    related: ['calculation:mayShoot', 'who-can-shoot', 'throwing-spear'],
  },
  {
    id: 'shooting-into-combat',
    name: 'Shooting into combat',
    aliases: [
      'shooting models in combat',
      'shoot into melee',
      'shooting at models in a fight',
      'fire into fight',
    ],
    phase: 'SHOOT',
    summary:
      'Evil models only. A D6 says who is hit: 1-3 the Evil model of that fight closest to the shooter, 4-6 the target.',
    source: { document: '003', heading: 'SHOOTING MODELS IN COMBAT', page: 34 },
    related: ['chart:shooting-into-a-fight', 'how-to-shoot'],
  },
  {
    id: 'heroes',
    name: 'Heroes',
    aliases: ['hero', 'hero keyword', 'might will and fate', 'MWF'],
    summary:
      'Models with the Hero keyword have Might, Will and Fate: stores that are used up, not regained unless a rule says so.',
    source: { document: '004', heading: 'HEROES' },
    furtherSources: [{ document: '004', heading: 'MIGHT, WILL AND FATE' }],
    related: ['might', 'will', 'fate'],
  },
  {
    id: 'courage-test',
    name: 'Courage test',
    aliases: ['courage tests', 'bravery test', 'break test', 'taking courage tests', 'morale test'],
    summary:
      '2D6 plus Courage: 10 or more passes, 9 or less fails. A Hero may raise a failed test with Will and Might, 1 a point.',
    source: { document: '004', heading: 'TAKING COURAGE TESTS' },
    furtherSources: [{ document: '004', heading: 'PASS A COURAGE TEST' }],
    related: ['calculation:courageOdds', 'courage', 'terror', 'harbinger-of-evil', 'will'],
  },
  {
    id: 'using-magical-powers',
    name: 'Using Magical Powers',
    aliases: ['magic', 'magical powers', 'spell', 'spells', 'wizard'],
    phase: 'MOVE',
    summary:
      'A Hero with powers and Will may try to cast one a Move phase, before, during or after moving, also when charging; not while Engaged or Prone. Needs Line of Sight, though others may partly hide the target. Ranges stand in the profile.',
    source: { document: '004', heading: 'USING MAGICAL POWERS' },
    related: ['calculation:mayCast', 'casting', 'resisting', 'power-durations'],
  },
  {
    id: 'casting',
    name: 'Casting roll',
    aliases: ['cast', 'casting', 'casting test', 'cast a spell', 'casting value', 'making a casting roll'],
    phase: 'MOVE',
    summary:
      'Name the power, spend Will, roll a D6 for each point: any die at or above the casting value succeeds. Might is added before the Resist test.',
    source: { document: '004', heading: 'MAKING A CASTING ROLL' },
    furtherSources: [{ document: '004', heading: 'CAST A MAGICAL POWER' }],
    related: ['calculation:castingOdds', 'will', 'resisting', 'staff-of-power'],
  },
  {
    id: 'resisting',
    name: 'Resist test',
    aliases: ['resist', 'resisting', 'resist magic', 'resisting a magical power', 'dispel'],
    phase: 'MOVE',
    summary:
      'The target chooses how much Will to spend and rolls a D6 for each: any die that equals or beats the casting roll resists. A natural 6 on a die paid with Will gives that point back; free dice do not.',
    source: { document: '004', heading: 'RESISTING A MAGICAL POWER' },
    furtherSources: [{ document: '004', heading: 'RESIST A MAGICAL POWER' }],
    related: ['calculation:castingOdds', 'will', 'resistant-to-magic', 'casting', 'ruling-16i'],
  },
  {
    id: 'power-durations',
    name: 'Magical Power durations',
    aliases: ['duration', 'instant', 'temporary', 'exhaustion', 'how long does a spell last'],
    summary:
      'Instant: at once, then over. Temporary: until the End phase of this turn. Exhaustion: until the caster has 0 Will.',
    source: { document: '004', heading: 'MAGICAL POWER DURATIONS' },
    related: ['using-magical-powers', 'end-phase'],
  },
  {
    id: 'active-and-passive',
    name: 'Active and passive special rules',
    aliases: ['active', 'passive', 'active ability', 'passive ability'],
    summary:
      'Passive rules always work. Active ones need the model to act, and are lost while something (Transfix, say) stops it from moving or acting.',
    source: { document: '004', heading: 'ACTIVE AND PASSIVE SPECIAL RULES' },
    related: ['immobilise-transfix', 'shieldwall'],
  },
  {
    id: 'profiles',
    name: 'Profiles',
    aliases: ['profile', 'stats', 'stat line', 'characteristics'],
    summary: 'The row of letters and numbers of a model: Mv, F, S, D, A, W, C, and for Heroes M, W, F.',
    source: { document: '004', heading: 'PROFILES' },
    related: [
      'move',
      'fight',
      'strength',
      'defence',
      'attacks',
      'wounds',
      'courage',
      'might',
      'will',
      'fate',
    ],
  },
  {
    id: 'teaching-game',
    name: 'Quickstart rules',
    aliases: ['quick start', 'simplified rules', 'battlehost', 'beginner rules'],
    summary:
      'Document 004 is cut down for first games: In The Way and riders separate from their mounts, among others, are left out on purpose.',
    source: { document: '004', heading: 'INTRODUCTION' },
    related: ['scenario:the-forces-clash', 'ruling-6'],
  },
];
