import type { CreatedTournament } from '../../../../app/kernel/generated/answers';
import { LARGEST_TEAM, SMALLEST_TEAM } from '../../../../domain/tournaments/teams/team-rules';
import { LONGEST_NAME } from '../../../../app/kernel/limits';
import {
  LARGEST_CAP,
  LONGEST_ROUND_MINUTES,
  MOST_POINTS_LIMIT,
  MOST_ROUNDS,
  SHORTEST_ROUND_MINUTES,
} from '../../../../domain/tournaments/limits';
import { type TemplateResult, html, nothing } from 'lit-html';
import { createSender, refusalOf } from '../requests';
import { forgetEvent, keepEvent, keptEvents } from '../tokens';
import { numberOf, submitted, given } from './form';
import { redraw, state } from './model';
import { viewTexts as texts } from './view-texts';
import { organiseTexts as common } from './texts';
import { button, field } from '../parts';
import { select } from '../form-parts';

/** The start of the console: events of this browser, a new event, or one opened with its token. */

const sendForm = createSender();

/** The fields of the form for a new tournament depend on it. */
let format = 'SINGLES';

export const open = (id: string): void => {
  location.hash = encodeURIComponent(id);
};

const create = async (fields: Readonly<Record<string, string>>): Promise<void> => {
  const asked = await sendForm<CreatedTournament>({
    path: '/v1/tournaments',
    token: null,
    body: {
      name: fields['name'],
      rounds: numberOf(fields['rounds']),
      format: fields['format'],
      // A team event asks for its rules instead: nobody can stand in for a whole team.
      unpaired: fields['unpaired'],
      teams:
        fields['format'] === 'TEAMS'
          ? { size: numberOf(fields['teamSize']), protocol: [fields['protocol']] }
          : undefined,
      visibility: fields['visibility'],
      startsOn: given(fields['startsOn']),
      cap: numberOf(fields['cap']),
      roundMinutes: numberOf(fields['roundMinutes']),
      pointsLimit: numberOf(fields['pointsLimit']),
    },
  });
  if (asked.kind === 'OK') {
    const { tournament, organiserToken, recoveryCode } = asked.value;
    keepEvent({ id: tournament.id, name: tournament.name, token: organiserToken, recoveryCode });
    state.view = 'ENTRANTS';
    format = 'SINGLES';
    open(tournament.id);
    return;
  }
  state.notice = refusalOf(asked, common.offline);
  redraw();
};

const chooseFormat = ({ target }: Event): void => {
  format = (target as HTMLSelectElement).value;
  redraw();
};

/** Fields of some formats. */
const ofFormat = (): TemplateResult =>
  format === 'TEAMS'
    ? html`${field(texts.teamSize, html`<input name="teamSize" type="number" min=${SMALLEST_TEAM} max=${LARGEST_TEAM} value="5" required />`)}
      ${field(texts.protocol, select('protocol', texts.protocols))}`
    : field(texts.unpaired, select('unpaired', texts.unpairedKinds));

export const start = (): TemplateResult =>
  html`${
      keptEvents().length > 0
        ? html`<h2>${texts.yours}</h2>
            <ul class="plain events">
              ${keptEvents().map(
                ({ id, name }) =>
                  html`<li>
                    <a href="#${encodeURIComponent(id)}">${name}</a>
                    ${button(texts.forget, () => {
                      if (confirm(texts.forgetSure)) forgetEvent(id);
                      redraw();
                    })}
                  </li>`,
              )}
            </ul>`
        : ''
    }
    <form class="create" @submit=${submitted((fields) => void create(fields), true)}>
      <h2>${texts.create}</h2>
      ${field(texts.name, html`<input name="name" required maxlength=${LONGEST_NAME} autocomplete="off" />`)}
      <div class="fields">
        ${field(texts.rounds, html`<input name="rounds" type="number" min="1" max=${MOST_ROUNDS} value="4" required />`)}
        ${field(texts.startsOn, html`<input name="startsOn" type="date" />`)}
        ${field(texts.pointsLimit, html`<input name="pointsLimit" type="number" min="1" max=${MOST_POINTS_LIMIT} />`)}
        ${field(texts.roundMinutes, html`<input name="roundMinutes" type="number" min=${SHORTEST_ROUND_MINUTES} max=${LONGEST_ROUND_MINUTES} />`)}
        ${field(texts.cap, html`<input name="cap" type="number" min="2" max=${LARGEST_CAP} />`)}
        ${field(texts.visibility, select('visibility', texts.visibilities))}
        <div @change=${chooseFormat}>${field(texts.format, select('format', texts.formats))}</div>
        ${ofFormat()}
      </div>
      ${format === 'TEAMS' ? html`<p><small>${texts.teamsLater}</small></p>` : nothing}
      <button>${texts.createButton}</button>
    </form>
    <form
      class="stack"
      @submit=${submitted(({ id = '', token = '' }) => {
        keepEvent({ id, name: id, token, recoveryCode: null });
        open(id);
      })}
    >
      <h2>${texts.openOther}</h2>
      <label for="other-id">${texts.otherId}</label><input id="other-id" name="id" required />
      <label for="other-token">${texts.otherToken}</label
      ><input id="other-token" name="token" type="password" autocomplete="off" required />
      <button>${texts.openButton}</button>
    </form>`;
