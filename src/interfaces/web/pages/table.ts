import { refused } from '../../../shared/result';
import type { ScenarioVeto } from '../../../app/kernel/generated/answers';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { addressOf, eventPage, nameOf, namesOf } from '../parts/event';
import { scoreText, vetoText } from '../parts/pairings-table';
import { roundClock } from '../parts/round-facts';
import { pageOfRound } from '../parts/rounds';
import { scenarioName } from '../parts/scenario-name';
import { livePage } from '../reply';

const texts = messages.table;

/** The side that vetoes first, and the vetoes of each. */
const vetoSteps = ({ first, steps }: ScenarioVeto, names: (entrant: string) => Html): Html => {
  const who = (id: string): Html => (id === 'SPARE' ? html`${messages.pairings.spare}` : names(id));
  return html`${texts.vetoesFirst}: ${who(first)}.
  ${steps.map(({ entrant, scenario }) => html` ${texts.vetoed}: ${who(entrant)}, <bdi>${scenarioName(scenario)}</bdi>.`)}`;
};

/** One table: who sits there, how it stands, and, for holders of a token, its result form. */
export const tablePage = pageOfRound(({ event, round }, { parameters }) => {
  const { id, name, version } = event;
  const wanted = Number(parameters['table']);
  const { tables, unpaired, state, clock, scenario } = round;
  const game =
    tables.find(({ table }) => table === wanted) ??
    (unpaired?.table === wanted ? { ...unpaired, entrants: [unpaired.entrant] } : undefined);
  if (!game) return refused({ code: 'NOT_FOUND', kind: 'table', id: parameters['table'] ?? '' });
  const names = namesOf(event);
  const number = game.number ?? wanted;
  const played = vetoText(game.veto) ?? (scenario === null ? null : scenarioName(scenario));
  const [first = '', second] = game.entrants;
  return livePage(version, () =>
    eventPage(event, {
      title: `${texts.title(number)}: ${name}`,
      scripts: ['play'],
      main: html`<p class="event-name">
          <a href="${addressOf(id, 'rounds', round.number)}"
            >${nameOf(name)} · ${messages.tournament.round(round.number)}</a
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
        ${game.veto !== null && html`<p><small>${vetoSteps(game.veto, names)}</small></p>`}
        <div id="play" data-tournament="${id}" data-round="${round.number}" data-table="${wanted}">
          <noscript><p>${texts.noScript}</p></noscript>
        </div>`,
    }),
  );
});
