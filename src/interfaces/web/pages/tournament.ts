import type {
  Tournament,
  TournamentSettings,
  TournamentStandings,
} from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { call } from '../../../app/kernel/use-case';
import { houseText } from '../../../app/rules/asking/by-house-rulings';
import { signUpTerms } from '../../../app/tournaments/entrants/sign-up-terms';
import { standings } from '../../../app/tournaments/standings/standings';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { dayOf } from '../parts/day';
import { addressOf, eventHeader, eventPage, namesOf, pageOfEvent } from '../parts/event';
import { eventEnd } from '../parts/event-end';
import { list, terms } from '../parts/layout-parts';
import { liveGames, liveGameScripts } from '../parts/live-games';
import { pairingsTable } from '../parts/pairings-table';
import { roundFacts } from '../parts/round-facts';
import { askCurrentRound } from '../parts/rounds';
import { scenarioName } from '../parts/scenario-name';
import { isKnockOutNow, knockOutOf, stageBook } from '../parts/stage-book';
import { placesTable, stageSection } from '../parts/stages';
import { standingsBefore, standingsTable } from '../parts/standings-table';
import { livePage } from '../reply';

const texts = messages.tournament;

const lines = (text: string): readonly Html[] => text.split('\n').map((line) => html`<p>${line}</p>`);

const daysOf = ({ startsOn, endsOn }: TournamentSettings): Html | null =>
  startsOn === null || endsOn === null ? null : html`<p>${dayOf(startsOn)} – ${dayOf(endsOn)}</p>`;

/** That the event does not take place, and why. */
const cancelledNote = ({ cancelled }: TournamentSettings): Html | false =>
  cancelled !== null && html`<p class="lead"><strong>${texts.cancelled(cancelled)}</strong></p>`;

/** Details that the organiser gives of the event. */
const aboutEvent = (event: TournamentSettings): Html | false => {
  const { venue, address, description, schedule, entryFee, contact } = event;
  const { pointsLimit, roundMinutes, scenarios, houseRulings } = event;
  const days = daysOf(event);
  const parts = [
    [texts.aboutParts.place, [venue, address].filter((text) => text !== null).join(', ')],
    [texts.aboutParts.description, description],
    [texts.aboutParts.schedule, schedule],
    [texts.aboutParts.entryFee, entryFee],
    [texts.aboutParts.contact, contact],
    [messages.planner.points, pointsLimit === null ? null : texts.points(pointsLimit)],
    [texts.roundLength, roundMinutes === null ? null : texts.minutes(roundMinutes)],
    [
      texts.scenarios,
      scenarios
        .map((scenario, index) => `${index + 1}. ${scenario === null ? '–' : scenarioName(scenario)}`)
        .join('\n'),
    ],
    [texts.aboutParts.houseRulings, houseRulings.map(houseText).join('\n')],
  ].filter((part): part is [string, string] => typeof part[1] === 'string' && part[1] !== '');
  return (
    (days !== null || parts.length > 0) &&
    html`<section aria-label="${texts.about}">
      <dl class="about">
        ${days !== null && terms([[texts.aboutParts.days, days]])}
        ${terms(parts.map(([name, text]) => [name, lines(text)]))}
      </dl>
    </section>`
  );
};

/** The rules of the event in words, made from its pack. */
const packRules = ({ pack }: TournamentSettings): Html =>
  html`<details>
    <summary>${texts.packRules(pack.name)}</summary>
    <p>${texts.packSource(pack.source)}</p>
    ${pack.reason !== null && html`<p>${texts.packChanged(pack.reason)}</p>`}
    ${pack.sections.map(
      ({ heading, lines: of }) =>
        html`<h3>${heading}</h3>
          ${list(of)}`,
    )}
  </details>`;

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

const roundSection = async (event: Tournament, context: StoredContext): Promise<Html | false | null> => {
  const now = await askCurrentRound(event, context);
  return (
    now &&
    now.ok &&
    html`<section aria-label="${messages.pairings.title}">
      ${await roundFacts(now.value, context)}${liveGames(event, now.value)}${pairingsTable(now.value, namesOf(event), false)}
      <p><a href="${addressOf(event.id, 'rounds', now.value.number)}">${messages.pairings.whyThese}</a></p>
    </section>`
  );
};

const standingsSection = async (
  event: Tournament,
  found: TournamentStandings | null,
  context: StoredContext,
): Promise<Html | false> => {
  if (found === null || found.round === 0) return false;
  const { round } = found;
  return html`<section aria-label="${messages.standings.title}">
    ${standingsTable(event, found, {
      depth: 0,
      before: await standingsBefore(event.id, round, context),
      caption: messages.standings.after(round),
    })}
  </section>`;
};

/** In a knock-out its bracket and the places so far, which the standings of all rounds do not tell. */
const knockOutSection = async (event: Tournament, context: StoredContext): Promise<Html | false | null> => {
  const book = await stageBook(event, context);
  const stage = book.ok && knockOutOf(book.value);
  return (
    stage &&
    html`<section aria-label="${messages.stages.title}">
      ${stageSection(book.value, stage)} ${placesTable(book.value)}
      <p><a href="${addressOf(event.id, 'stages')}">${messages.stages.all}</a></p>
    </section>`
  );
};

/** A tournament as it stands now: the current round, and the standings or the bracket. Once it is over, it opens with who has won. */
export const tournamentPage = pageOfEvent((event, _, context) =>
  livePage(event.version, async () => {
    const isBegun = event.roundsDrawn.length > 0;
    const isOver = event.state === 'FINISHED';
    const found = isBegun ? await call(standings, { tournament: event.id }, context) : null;
    const table = found?.ok ? found.value : null;
    return eventPage(event, {
      title: event.name,
      isLive: true,
      scripts: liveGameScripts(event),
      main: html`${eventHeader(event, 'NOW')} ${cancelledNote(event)} ${await signUp(event, context)}
        ${
          !isBegun &&
          html`${aboutEvent(event)}
            <p class="lead">${texts.notBegun}</p>`
        }
        ${isOver && (await eventEnd(event, table?.standings ?? [], context))}
        <div class="now">
          ${!isOver && (await roundSection(event, context))}
          ${isKnockOutNow(event) ? await knockOutSection(event, context) : await standingsSection(event, table, context)}
        </div>
        ${isBegun && aboutEvent(event)} ${packRules(event)} ${tools(event)}`,
    });
  }),
);
