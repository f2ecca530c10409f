import { type TemplateResult, html, nothing } from 'lit-html';
import { LARGEST_SCORE } from '../../../../domain/tournaments/limits';
import { type Fields, field, submitted } from '../page-parts/form';
import { requiredSelect } from '../page-parts/form-parts';
import { createState } from '../page-parts/page';
import { playDetailsTexts as texts } from './details-texts';
import { pointsInput } from '../reports/report-parts';
import { gameOf, me, nameOf, sendToEvent, sidesOf, state } from './model';

/** Scores that a player gives to opponents, such as for sportsmanship, where the event has announced them. */

/** Opponents met in rounds that have started. */
export const met = (own: string): readonly string[] => [
  ...new Set(
    state.rounds
      .filter((round) => round.state !== 'DRAWN')
      .flatMap((round) => {
        const game = gameOf(round, own);
        const opponent = game && sidesOf(game)[1];
        return opponent === undefined ? [] : [opponent];
      }),
  ),
];

const [status, set] = createState({ said: '' });

const give = (tiebreaker: string, { opponent = '', value }: Fields): void => {
  set({ said: texts.scoreSent(nameOf(opponent)) });
  sendToEvent(texts.scoreOf(tiebreaker, nameOf(opponent)), [
    'PUT',
    `/entrants/${me()}/opponent-scores`,
    { opponent, tiebreaker, value: Number(value) },
  ]);
};

export const opponents = (): TemplateResult | typeof nothing => {
  const self = me();
  const announced = (state.event?.tiebreakers ?? []).filter(({ counts }) => counts === 'OPPONENTS_SCORES');
  const names = self === null ? [] : met(self).map((id) => [id, nameOf(id)] as const);
  if (announced.length === 0 || names.length === 0) return nothing;
  return html`<section aria-label=${texts.opponents}>
    <h3>${texts.opponents}</h3>
    ${announced.map(({ id, most }) => {
      const largest = most ?? LARGEST_SCORE;
      return html`<form class="fields" @submit=${submitted((fields) => give(id, fields))}>
        ${field(texts.opponent, requiredSelect('opponent', names))}
        ${field(texts.scoreFor(id, largest), pointsInput('value', { most: largest }))}
        <button class="quiet">${texts.giveScore}</button>
        <span role="status">${status.said}</span>
      </form>`;
    })}
    <small>${texts.opponentsHelp}</small>
  </section>`;
};
