import { cite, ruling } from '../../../shared/source';
import { chart, rowsOnly } from './chart';

/** How a Sentry moves before the alarm; rolled for each before its move. */
export const sentry = chart({
  id: 'sentry',
  name: 'Sentry',
  aliases: ['sentry moves'],
  sources: [cite('002', 'SENTRY CHART')],
  rolledBy: 'the Sentry’s controlling player, before the Sentry moves',
  might: 'NONE',
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 1, outcome: 'SEARCHES',    name: 'Searches around',     effect: 'May not move this turn.', move: 'NONE' },
    { from: 2, to: 3, outcome: 'DISTRACTED',  name: 'Distracted',          effect: 'The opponent may move it up to half of its Move allowance in any direction.', move: 'HALF_OF_MOVE' },
    { from: 4, to: 5, outcome: 'WALKS',       name: 'Walks carefully',     effect: 'Its player may move it up to 3" in any direction.', move: 'THREE_INCHES' },
    { from: 6, to: 6, outcome: 'INVESTIGATES', name: 'Hurries to look',    effect: 'May move as normal.', move: 'FULL_MOVE' },
  ),
  facts: ['moveInches'],
  notes: [
    {
      text: 'The alarm is raised if in any End phase an unengaged Sentry stands within 3" and in Line of Sight of an enemy; Sentries then move by the normal rules for the rest of the game.',
      source: cite('002', 'SENTRIES'),
    },
    {
      text: 'A Sentry that moves as normal may still not charge before the alarm.',
      source: ruling('16i'),
      outcomes: ['INVESTIGATES'],
    },
  ],
});
