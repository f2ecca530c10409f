import { cite } from '../../../shared/source';
import { type Entries, entriesOf } from './entry';

const entry = entriesOf<'PROCEDURE'>();

/** Shooting, Heroes, Courage tests and Magical Powers as procedures. */
export const shootingAndHeroProcedures: Entries<'PROCEDURE'> = {
  'who-can-shoot': entry('Who can shoot', {
    aliases: 'may I shoot, can I shoot, shooting restrictions',
    phase: 'SHOOT',
    summary:
      'A model with a missile weapon and a target, not Engaged, not Prone, that has not moved too far and has not jumped, leapt, climbed or swum. One shooting attack a turn unless a rule says more.',
    sources: [
      cite('004', 'WHO CAN SHOOT?'),
      cite('003', 'THE SHOOT PHASE', 31),
      cite('002', 'DEEP WATER'),
      cite('002', 'HITTING PASSENGERS'),
    ],
    related: ['calculation:mayShoot', 'moving-and-shooting', 'bows', 'throwing-spear'],
  }),
  'how-to-shoot': entry('How to shoot', {
    aliases: `shooting, shoot, shooting attack, to hit, roll to hit, fire, to hit roll, shooting roll,
      hidden by models, partly hidden target, target hidden`,
    phase: 'SHOOT',
    summary:
      'Target in Line of Sight and range; a D6 equal to or above the Shoot value hits; then To Wound with the weapon’s Strength.',
    steps: [
      'Choose the shooter, then a target in sight and in range.',
      'Roll a D6 against the Shoot value (one worse after moving; a 6 always hits).',
      'Pass an In The Way test for each obstruction.',
      'In the quickstart game, without In The Way: no shot at a target that other models partly hide; another target may be chosen.',
      'Roll To Wound; the target may spend Fate.',
    ],
    sources: [cite('004', 'HOW TO SHOOT'), cite('003', 'THE SHOOT PHASE', 31)],
    related: ['calculation:volleyOdds', 'chart:in-the-way', 'chart:to-wound', 'shoot-value', 'ruling-6'],
  }),
  'moving-and-shooting': entry('Moving and shooting', {
    aliases: `shoot after moving, move and shoot, move then fire, move and shoot penalty,
      shooting penalty for moving`,
    phase: 'SHOOT',
    summary:
      'Having moved at all makes the Shoot value one worse this turn; a 6 always hits. More than half the move forbids shooting, except with thrown weapons.',
    sources: [cite('003', 'MOVING AND SHOOTING', 34), cite('004', 'MOVING AND SHOOTING')],
    related: ['calculation:mayShoot', 'who-can-shoot', 'throwing-spear'],
  }),
  'shooting-into-combat': entry('Shooting into combat', {
    aliases: `shooting models in combat, shoot into melee, shooting at models in a fight, fire into fight,
      fire into melee, shoot into a fight, arrows into combat`,
    phase: 'SHOOT',
    summary:
      'Evil models only. A D6 says who is hit: 1-3 the Evil model of that fight closest to the shooter, 4-6 the target.',
    sources: [cite('003', 'SHOOTING MODELS IN COMBAT', 34)],
    related: ['chart:shooting-into-a-fight', 'how-to-shoot'],
  }),
  heroes: entry('Heroes', {
    aliases: 'hero, hero keyword, might will and fate, MWF',
    summary:
      'Models with the Hero keyword have Might, Will and Fate: stores that are used up, not regained unless a rule says so.',
    sources: [cite('004', 'HEROES'), cite('004', 'MIGHT, WILL AND FATE')],
    related: ['might', 'will', 'fate'],
  }),
  'courage-test': entry('Courage test', {
    aliases: `courage tests, bravery test, break test, taking courage tests, morale test, pass courage,
      roll courage`,
    summary:
      '2D6 plus Courage: 10 or more passes, 9 or less fails. A Hero may raise a failed test with Will and Might, 1 a point.',
    sources: [cite('004', 'TAKING COURAGE TESTS'), cite('004', 'PASS A COURAGE TEST')],
    related: ['calculation:courageOdds', 'courage', 'terror', 'harbinger-of-evil', 'will'],
  }),
  'using-magical-powers': entry('Using Magical Powers', {
    aliases: `magic, magical powers, spell, spells, wizard, magic in combat, magic while in combat,
      cast in combat, when can I cast`,
    phase: 'MOVE',
    summary:
      'A Hero with powers and Will may try to cast one a Move phase, before, during or after moving, also when charging; not while Engaged or Prone. Needs Line of Sight, though others may partly hide the target. Ranges stand in the profile.',
    sources: [cite('004', 'USING MAGICAL POWERS')],
    related: ['calculation:mayCast', 'casting', 'resisting', 'power-durations'],
  }),
  casting: entry('Casting roll', {
    aliases: `cast, casting, casting test, cast a spell, casting value, making a casting roll,
      how many dice to cast`,
    phase: 'MOVE',
    summary:
      'Name the power, spend Will, roll a D6 for each point: any die at or above the casting value succeeds. Might is added before the Resist test.',
    sources: [cite('004', 'MAKING A CASTING ROLL'), cite('004', 'CAST A MAGICAL POWER')],
    related: ['calculation:castingOdds', 'will', 'resisting', 'staff-of-power'],
  }),
  resisting: entry('Resist test', {
    aliases: `resist, resisting, resist magic, resisting a magical power, dispel, resist a spell,
      regain will on a 6, get will back`,
    phase: 'MOVE',
    summary:
      'The target chooses how much Will to spend and rolls a D6 for each: any die that equals or beats the casting roll resists. A natural 6 on a die paid with Will gives that point back; free dice do not.',
    sources: [cite('004', 'RESISTING A MAGICAL POWER'), cite('004', 'RESIST A MAGICAL POWER')],
    related: ['calculation:castingOdds', 'will', 'resistant-to-magic', 'casting', 'ruling-16i'],
  }),
  'power-durations': entry('Magical Power durations', {
    aliases: 'duration, instant, temporary, exhaustion, how long does a spell last',
    summary:
      'Instant: at once, then over. Temporary: until the End phase of this turn. Exhaustion: until the caster has 0 Will.',
    sources: [cite('004', 'MAGICAL POWER DURATIONS')],
    related: ['using-magical-powers', 'end-phase'],
  }),
  'active-and-passive': entry('Active and passive special rules', {
    aliases: 'active, passive, active ability, passive ability',
    summary:
      'Passive rules always work. Active ones need the model to act, and are lost while something (Transfix, say) stops it from moving or acting.',
    sources: [cite('004', 'ACTIVE AND PASSIVE SPECIAL RULES')],
    related: ['immobilise-transfix', 'shieldwall'],
  }),
  profiles: entry('Profiles', {
    aliases: 'profile, stats, stat line, characteristics',
    summary: 'The row of letters and numbers of a model: Mv, F, S, D, A, W, C, and for Heroes M, W, F.',
    sources: [cite('004', 'PROFILES')],
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
  }),
  'teaching-game': entry('Quickstart rules', {
    aliases: 'quick start, simplified rules, battlehost, beginner rules',
    summary:
      'Document 004 is cut down for first games: In The Way and riders separate from their mounts, among others, are left out on purpose. A target that other models partly hide may not be shot at.',
    sources: [cite('004', 'INTRODUCTION'), cite('004', 'HOW TO SHOOT')],
    related: ['scenario:the-forces-clash', 'ruling-6'],
  }),
};
