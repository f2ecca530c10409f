import { html } from '../html';
import { messages } from '../messages';
import { addressOf, eventHeader, eventPage, namesOf } from '../parts/event';
import { pairingsTable } from '../parts/pairings-table';
import { roundFacts } from '../parts/round-facts';
import { pageOfRound } from '../parts/rounds';
import { livePage } from '../reply';

const texts = messages.pairings;

/** A round: who meets whom, why, and how it ended. */
export const roundPage = pageOfRound(({ event, round }, _, context) => {
  const { id, name, version } = event;
  const { number, seed, roundsWithoutRematch } = round;
  return livePage(version, async () =>
    eventPage(event, {
      title: `${messages.tournament.round(number)}: ${name}`,
      isLive: true,
      main: html`${eventHeader(event, number)} ${await roundFacts(round, context)}
        ${pairingsTable(round, namesOf(event))}
        <footer class="tools">
          <p>
            <a href="${addressOf(id, 'rounds', number, 'print')}">${messages.tournament.print}</a>
            <a href="${addressOf(id, 'rounds', number, 'slips')}">${messages.tournament.slips}</a>
          </p>
          <p>${texts.withoutRematch(roundsWithoutRematch)}</p>
          ${seed !== null && html`<p>${texts.seed} <code>${seed}</code></p>`}
        </footer>`,
    }),
  );
});
