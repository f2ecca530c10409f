import type { TournamentView } from '../../../app/tournaments/views';
import type { Html } from '../html';
import { html } from '../html';
import { messages } from '../messages';

const signed = (value: number, unit: string): string =>
  value === 0 ? '' : `${value > 0 ? '+' : '−'}${Math.abs(value)} ${unit}`;

/** Points that somebody was given or lost beside the games, with the reason. */
export const adjustmentsList = ({ entrants }: TournamentView): Html | false => {
  const all = entrants.flatMap(({ name, adjustments }) =>
    adjustments.map(({ tournamentPoints, victoryPoints, reason }) =>
      messages.standings.adjusted(
        name,
        [
          signed(tournamentPoints, messages.standings.points[1]),
          signed(victoryPoints, messages.standings.victoryPoints[1]),
        ]
          .filter((text) => text !== '')
          .join(', '),
        reason,
      ),
    ),
  );
  return (
    all.length > 0 &&
    html`<section>
      <h2>${messages.standings.adjustments}</h2>
      <ul>
        ${all.map((line) => html`<li>${line}</li>`)}
      </ul>
    </section>`
  );
};
