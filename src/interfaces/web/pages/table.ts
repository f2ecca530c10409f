import { round } from '../../../app/tournaments/rounds/round';
import { call } from '../../../app/kernel/use-case';
import { refused } from '../../../shared/result';
import { html } from '../html';
import { messages } from '../messages';
import { addressOf, askTournament, nameOf, namesOf } from '../parts/event';
import { eventSocial } from '../parts/event-facts';
import { scoreText, vetoText } from '../parts/pairings-table';
import { roundClock } from '../parts/round-facts';
import { scenarioName } from '../parts/scenario-name';
import { type Page, livePage } from '../reply';

const texts = messages.table;

/** One table: who sits there, how it stands, and, for who holds a token, its result form. */
export const tablePage: Page = async ({ parameters }, context) => {
  const event = await askTournament(parameters['tournament'] ?? '', context);
  if (!event.ok) return event;
  const { id, name, version } = event.value;
  const drawn = await call(round, { tournament: id, round: Number(parameters['round']) }, context);
  if (!drawn.ok) return drawn;
  const number = Number(parameters['table']);
  const { tables, unpaired, state, clock, scenario } = drawn.value;
  const game =
    tables.find(({ table }) => table === number) ??
    (unpaired?.table === number ? { ...unpaired, entrants: [unpaired.entrant] } : undefined);
  if (!game) return refused({ code: 'NOT_FOUND', kind: 'table', id: parameters['table'] ?? '' });
  const names = namesOf(event.value);
  const played = vetoText(game.veto) ?? (scenario === null ? null : scenarioName(scenario));
  const [first = '', second] = game.entrants;
  return livePage(version, () => ({
    title: `${texts.title(number)}: ${name}`,
    scripts: ['play'],
    ...eventSocial(event.value),
    main: html`<p class="event-name">
        <a href="${addressOf(id, 'rounds', drawn.value.number)}"
          >${nameOf(name)} · ${messages.tournament.round(drawn.value.number)}</a
        >
      </p>
      <h1>${texts.title(number)}</h1>
      ${state === 'STARTED' && roundClock(clock)}
      <p class="versus">
        <b>${names(first)}</b> <span>${scoreText(game.result)}</span>
        <b>${second === undefined ? messages.pairings.spare : names(second)}</b>
      </p>
      ${
        played !== null &&
        html`<p>
          ${messages.pairings.scenario}: <b><bdi>${played}</bdi></b>
        </p>`
      }
      <div id="play" data-tournament="${id}" data-round="${drawn.value.number}" data-table="${number}">
        <noscript><p>${texts.noScript}</p></noscript>
      </div>`,
  }));
};
