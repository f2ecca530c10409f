import { cite } from '../../../shared/source';
import { type Entries, entriesOf } from './entry';

const entry = entriesOf<'SPECIAL_RULE'>();

/** Special rules of models, active or passive (B6). */
export const specialRules: Entries<'SPECIAL_RULE'> = {
  'harbinger-of-evil': entry('Harbinger of Evil', {
    aliases: 'harbinger, courage minus 1',
    activation: 'PASSIVE',
    rangeInches: 12,
    summary: 'Enemies within 12" have -1 Courage.',
    sources: [cite('004', 'Harbinger of Evil')],
    related: ['courage-test', 'ruling-16i'],
  }),
  'resistant-to-magic': entry('Resistant to Magic', {
    aliases: 'magic resistance, free resist die',
    activation: 'PASSIVE',
    summary: 'One free die in every Resist test, even with no Will left or none spent.',
    sources: [cite('004', 'Resistant to Magic')],
    related: ['resisting', 'ruling-16i'],
  }),
  shieldwall: entry('Shieldwall', {
    aliases: 'shield wall',
    activation: 'ACTIVE',
    summary:
      '+1 Defence for a model on foot with a shield that touches two or more non-Prone models with a shield and this rule.',
    sources: [cite('004', 'Shieldwall')],
    related: ['shield'],
  }),
  terror: entry('Terror', {
    aliases: 'causes terror, fear, terrifying, terror test, charge a terrifying enemy',
    activation: 'PASSIVE',
    phase: 'MOVE',
    summary:
      'Who wants to charge this model takes a Courage test first, before anything else of its move. Passed: it may charge, or not. Failed: no charge and no move this turn.',
    sources: [cite('004', 'Terror')],
    related: ['courage-test', 'charging'],
  }),
  'will-of-evil': entry('Will of Evil', {
    aliases: 'banished, banish, ringwraith will, nazgul will, ringwraith loses will, ringwraith out of will',
    activation: 'PASSIVE',
    phase: 'FIGHT',
    summary:
      'Having fought, the model loses 1 Will at the end of the Fight phase. At 0 Will it is banished: removed as a casualty. It may not cast with its last point.',
    sources: [cite('004', 'Will of Evil')],
    related: ['will', 'ruling-18a'],
  }),
};
