import { signUpTerms } from '../../../app/tournaments/sign-up/sign-up-terms';
import { standings } from '../../../app/tournaments/standings/standings';
import type { StoredContext } from '../../../app/kernel/store/context';
import { call } from '../../../app/kernel/use-case';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { askCurrentRound } from '../parts/current-round';
import { addressOf, askTournament, eventHeader, namesOf, nearAddressOf } from '../parts/event';
import { eventSocial } from '../parts/event-facts';
import { aboutEvent, cancelledNote, packRules } from '../parts/event-details';
import { pairingsTable } from '../parts/pairings-table';
import { roundFacts } from '../parts/round-facts';
import { standingsTable } from '../parts/standings-table';
import { type Page, livePage } from '../reply';
import type { Tournament } from '../../../app/kernel/generated/answers';

const texts = messages.tournament;

const tools = ({ id, roundsDrawn, seedCommitment }: Tournament): Html => {
  const current = roundsDrawn.at(-1);
  return html`<footer class="tools">
    <p>
      <a href="/play?tournament=${encodeURIComponent(id)}">${texts.haveCode}</a>
      <a href="${addressOf(id, 'hall')}">${texts.hall}</a>
      ${current && html`<a href="${addressOf(id, 'rounds', current.number, 'print')}">${texts.print}</a> <a href="${addressOf(id, 'rounds', current.number, 'slips')}">${texts.slips}</a>`}
    </p>
    <details>
      <summary>${texts.seedCommitment}</summary>
      <p>${texts.seedCommitmentNote}</p>
      <p><code>${seedCommitment}</code></p>
    </details>
  </footer>`;
};

/** The way in, before the first round, where players sign up by themselves. */
const signUp = async ({ id, roundsDrawn }: Tournament, context: StoredContext): Promise<Html | false> => {
  if (roundsDrawn.length > 0) return false;
  const terms = await call(signUpTerms, { tournament: id }, context);
  return (
    terms.ok &&
    terms.value.isOpen &&
    html`<p><a class="button" href="${addressOf(id, 'sign-up')}">${messages.signUp.title}</a></p>`
  );
};

/** A tournament as it stands now: the round that is on, and the standings. */
export const tournamentPage: Page = async ({ parameters }, context) => {
  const asked = { tournament: parameters['tournament'] };
  const event = await askTournament(parameters['tournament'] ?? '', context);
  if (!event.ok) return event;
  const { id, name, version, roundsDrawn } = event.value;
  return livePage(version, async () => {
    const current = roundsDrawn.at(-1);
    const nameOf = namesOf(event.value);
    const now = await askCurrentRound(event.value, context);
    const table = await call(standings, asked, context);
    const after = table.ok ? table.value.round : 0;
    const before = after > 1 ? await call(standings, { ...asked, round: after - 1 }, context) : null;
    return {
      title: name,
      isLive: true,
      ...eventSocial(event.value),
      main: html`${eventHeader(event.value, 'NOW')} ${cancelledNote(event.value)}
        ${await signUp(event.value, context)}
        ${
          current === undefined &&
          html`${aboutEvent(event.value)}
            <p class="lead">${texts.notBegun}</p>`
        }
        <div class="now">
          ${
            now?.ok &&
            html`<section aria-label="${messages.pairings.title}">
              ${await roundFacts(now.value, context)}${pairingsTable(now.value, nameOf, false)}
              <p>
                <a href="${addressOf(id, 'rounds', now.value.number)}">${messages.pairings.whyThese}</a>
              </p>
            </section>`
          }
          ${
            table.ok &&
            after > 0 &&
            html`<section aria-label="${messages.standings.title}">
              ${standingsTable({
                ...table.value,
                before: before?.ok ? before.value.standings : [],
                nameOf,
                linkOf: (entrant) => nearAddressOf(id, 0, 'entrants', entrant),
                caption: messages.standings.after(after),
              })}
            </section>`
          }
        </div>
        ${current !== undefined && aboutEvent(event.value)} ${packRules(event.value)} ${tools(event.value)}`,
    };
  });
};
