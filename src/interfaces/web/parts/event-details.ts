import type { TournamentSettings } from '../../../app/kernel/generated/answers';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { dayOf } from './day';
import { list, terms } from './layout-parts';
import { scenarioName } from './scenario-name';

const texts = messages.tournament;

const lines = (text: string): readonly Html[] => text.split('\n').map((line) => html`<p>${line}</p>`);

const daysOf = ({ startsOn, endsOn }: TournamentSettings): Html | null =>
  startsOn === null || endsOn === null ? null : html`<p>${dayOf(startsOn)} – ${dayOf(endsOn)}</p>`;

/** That the event does not take place, and why. */
export const cancelledNote = ({ cancelled }: TournamentSettings): Html | false =>
  cancelled !== null && html`<p class="lead"><strong>${texts.cancelled(cancelled)}</strong></p>`;

/** Details that the organiser gives of the event. */
export const aboutEvent = (event: TournamentSettings): Html | false => {
  const { venue, address, description, schedule, entryFee, contact } = event;
  const { pointsLimit, roundMinutes, scenarios } = event;
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
export const packRules = ({ pack }: TournamentSettings): Html =>
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
