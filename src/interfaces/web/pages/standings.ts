import { standings } from '../../../app/tournaments/standings/standings';
import { call } from '../../../app/kernel/use-case';
import { invariant } from '../../../shared/invariant';
import type { TournamentStandings } from '../../../app/kernel/generated/answers';
import { html } from '../html';
import { messages } from '../messages';
import { addressOf, askTournament, eventHeader, namesOf, nearAddressOf } from '../parts/event';
import { eventSocial } from '../parts/event-facts';
import { askCurrentRound } from '../parts/current-round';
import { adjustmentsList } from '../parts/adjustments';
import { progressText } from '../parts/pairings-table';
import { standingsTable } from '../parts/standings-table';
import { type Page, livePage } from '../reply';

const texts = messages.standings;

/** "After round 3", and whether that may still change. */
export const standingsCaption = (
  { round, complete }: Pick<TournamentStandings, 'round' | 'complete'>,
  isFinished: boolean,
) =>
  `${texts.after(round)}${round === 0 ? '' : !complete ? ` (${texts.incomplete})` : isFinished ? ` (${texts.final})` : ''}`;

/** The number in the query; undefined where there is none, text where it is no number. */
const asNumber = (text: string | null): unknown =>
  text === null || text === '' ? undefined : /^\d+$/.test(text) ? Number(text) : text;

/** The standings, after any round. */
export const standingsPage: Page = async ({ parameters, query }, context) => {
  const event = await askTournament(parameters['tournament'] ?? '', context);
  if (!event.ok) return event;
  const { id, name, version, state, roundsDrawn } = event.value;
  const asked = asNumber(query.get('round'));
  // A round that was asked for may be refused; without one nothing is counted before it is known that somebody needs it.
  const given = asked === undefined ? null : await call(standings, { tournament: id, round: asked }, context);
  if (given && !given.ok) return given;
  return livePage(version, async () => {
    const table = given ?? (await call(standings, { tournament: id }, context));
    invariant(table.ok, 'a tournament that was read has standings');
    const { round } = table.value;
    const now = await askCurrentRound(event.value, context);
    const before = round > 1 ? await call(standings, { tournament: id, round: round - 1 }, context) : null;
    const last = roundsDrawn.filter(({ state: its }) => its !== 'DRAWN').length;
    return {
      title: `${texts.title}: ${name}`,
      isLive: true,
      ...eventSocial(event.value),
      main: html`${eventHeader(event.value, 'STANDINGS')}
        ${now?.ok && now.value.state === 'STARTED' && html`<p class="live"><b>${texts.live(progressText(now.value))}</b></p>`}
        ${standingsTable({
          ...table.value,
          before: before?.ok ? before.value.standings : [],
          nameOf: namesOf(event.value),
          linkOf: (entrant) => nearAddressOf(id, 1, 'entrants', entrant),
          caption: standingsCaption(table.value, state === 'FINISHED' && round === last),
        })}
        ${adjustmentsList(event.value)}
        <p class="how-ranked">
          ${texts.howRanked(
            event.value.tiebreakers.map((one) => one.id),
            event.value.tiesByLot,
          )}
        </p>
        ${
          last > 1 &&
          html`<nav class="rounds" aria-label="${texts.chooseRound}">
            <span>${texts.chooseRound}</span>
            ${Array.from({ length: last }, (_, index) => index + 1).map(
              (number) =>
                html`<a
                  href="${addressOf(id, 'standings')}?round=${number}"
                  ${number === round && html`aria-current="true"`}
                  >${number}</a
                >`,
            )}
          </nav>`
        }`,
    };
  });
};
