import { cite } from '../../../shared/source';
import { type Entries, entriesOf } from './entry';

const entry = entriesOf<'MAGICAL_POWER'>();

/** Magical Powers: target, duration, effect (B5). Casting values and ranges stand in the caster's profile. */
export const magicalPowers: Entries<'MAGICAL_POWER'> = {
  'black-dart': entry('Black Dart', {
    aliases: 'dart',
    duration: 'INSTANT',
    target: 'ENEMY_MODEL',
    hits: [{ strength: 9, victim: 'TARGET' }],
    phase: 'MOVE',
    summary: 'One enemy model in range, engaged or not, takes one Strength 9 hit.',
    sources: [cite('004', 'BLACK DART')],
    related: ['casting', 'chart:to-wound'],
  }),
  'command-compel': entry('Command/Compel', {
    aliases: 'command, compel, compell, move an enemy model',
    duration: 'TEMPORARY',
    target: 'ENEMY_MODEL',
    hits: [],
    phase: 'MOVE',
    summary:
      'The caster moves one enemy model in range up to half its Move allowance, even if it has moved, into a charge if wished (no Courage test against Terror), but not out of combat. It moves no more that turn and is then Immobilised/Transfixed.',
    sources: [cite('004', 'COMMAND/COMPEL')],
    related: ['immobilise-transfix', 'terror'],
  }),
  'immobilise-transfix': entry('Immobilise/Transfix', {
    aliases: `immobilise, immobilize, transfix, transfixed, immobilised, how long does transfix last,
      freeze a model`,
    duration: 'TEMPORARY',
    target: 'ENEMY_MODEL',
    hits: [],
    phase: 'MOVE',
    summary:
      'One enemy model in range may not move (but Backs Away), shoot, cast or use Active rules, and does not Strike if it wins a Duel.',
    sources: [cite('004', 'IMMOBILISE/TRANSFIX')],
    related: ['active-and-passive', 'backing-away'],
  }),
  'sorcerous-blast': entry('Sorcerous Blast', {
    aliases: 'blast, sorcerors blast',
    duration: 'INSTANT',
    target: 'ENEMY_MODEL',
    hits: [
      { strength: 5, victim: 'TARGET' },
      { strength: 3, victim: 'OTHERS_KNOCKED_PRONE' },
    ],
    phase: 'MOVE',
    summary:
      'One enemy model in range flies D6" straight away from the caster and falls Prone, with a Strength 5 hit. Touching another model stops it and knocks that one Prone too; if any of them is engaged, everyone in that fight falls. Each other model knocked Prone takes a Strength 3 hit.',
    sources: [cite('004', 'SORCEROUS BLAST')],
    related: ['prone', 'casting'],
  }),
  'terrifying-aura': entry('Terrifying Aura', {
    aliases: 'aura of terror, terror aura',
    duration: 'EXHAUSTION',
    target: 'CASTER',
    hits: [],
    phase: 'MOVE',
    summary: 'The caster causes Terror while it lasts.',
    sources: [cite('004', 'TERRIFYING AURA')],
    related: ['terror'],
  }),
};
