import type { GamePhase } from '../../../../domain/games/keys';
import { turnOf } from '../../../../domain/games/totals';
import { shown, textOf } from './parts';
import { sheetTexts as texts } from './texts';

/** The line above all parts of the sheet. */

export const phaseNow = (): GamePhase => (textOf('phase') || 'PRIORITY') as GamePhase;

/** "Turn 3 · Fight · Priority: Ann". */
export const turnLine = (): string => {
  const { setup, state } = shown();
  const priority = textOf('priority');
  return [
    texts.turn(turnOf(state)),
    texts.phases[phaseNow()],
    ...(priority === '' ? [] : [texts.priorityOf(setup.sides[Number(priority) as 0 | 1].name)]),
  ].join(' · ');
};
