import { round } from '../../../app/tournaments/rounds/round';
import { call } from '../../../app/kernel/use-case';
import { html } from '../html';
import { messages } from '../messages';
import { addressOf, askTournament, eventHeader, namesOf } from '../parts/event';
import { eventSocial } from '../parts/event-facts';
import { pairingsTable } from '../parts/pairings-table';
import { roundFacts } from '../parts/round-facts';
import { type Page, livePage } from '../reply';

const texts = messages.pairings;

/** A round: who meets whom, why, and how it ended. */
export const roundPage: Page = async ({ parameters }, context) => {
  const event = await askTournament(parameters['tournament'] ?? '', context);
  if (!event.ok) return event;
  const { id, name, version } = event.value;
  const drawn = await call(round, { tournament: id, round: Number(parameters['round']) }, context);
  if (!drawn.ok) return drawn;
  const { number, seed, roundsWithoutRematch } = drawn.value;
  return livePage(version, async () => ({
    title: `${messages.tournament.round(number)}: ${name}`,
    isLive: true,
    ...eventSocial(event.value),
    main: html`${eventHeader(event.value, number)} ${await roundFacts(drawn.value, context)}
      ${pairingsTable(drawn.value, namesOf(event.value))}
      <footer class="tools">
        <p>
          <a href="${addressOf(id, 'rounds', number, 'print')}">${messages.tournament.print}</a>
          <a href="${addressOf(id, 'rounds', number, 'slips')}">${messages.tournament.slips}</a>
        </p>
        <p>${texts.withoutRematch(roundsWithoutRematch)}</p>
        ${seed !== null && html`<p>${texts.seed} <code>${seed}</code></p>`}
      </footer>`,
  }));
};
