import type { Tournament } from '../../../app/kernel/generated/answers';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { signed } from '../signed';
import { titledList } from './layout-parts';

const given = (value: number, unit: string): string => (value === 0 ? '' : `${signed(value)} ${unit}`);

/** Points that somebody was given or lost beside the games, with the reason. */
export const adjustmentsList = ({ entrants }: Tournament): Html | false => {
  const all = entrants.flatMap(({ name, adjustments }) =>
    adjustments.map(({ tournamentPoints, victoryPoints, reason }) =>
      messages.standings.adjusted(
        name,
        [
          given(tournamentPoints, messages.standings.points[1]),
          given(victoryPoints, messages.standings.victoryPoints[1]),
        ]
          .filter((text) => text !== '')
          .join(', '),
        reason,
      ),
    ),
  );
  return all.length > 0 && html`<section>${titledList(messages.standings.adjustments, all)}</section>`;
};
