import { type TemplateResult, html, nothing } from 'lit-html';
import type {
  CreatedTournament,
  OfferedPack,
  RecoveredTournament,
} from '../../../../app/kernel/generated/answers';
import { LONGEST_NAME } from '../../../../app/kernel/limits';
import {
  LARGEST_CAP,
  LARGEST_TEAM,
  LONGEST_ROUND_MINUTES,
  MOST_POINTS_LIMIT,
  MOST_ROUNDS,
  SHORTEST_ROUND_MINUTES,
  SMALLEST_TEAM,
} from '../../../../domain/tournaments/limits';
import { type Fields, button, field, given, numberOf, submitted } from '../form';
import { list, select } from '../form-parts';
import { type Recovery, recoveryForm, recoveryStep } from '../recovery';
import { createSender } from '../requests';
import { forgetEvent, keepEvent, keptEvents } from '../tokens';
import { banner } from './banner';
import { refusalInWords } from './field-labels';
import { type View, redraw, state, update } from './model';
import { reportFile } from './exchange';
import { forgetPack, packChoice, packNumbers, packOfNew, roundsOfStages, setEvent } from './pack/creation';
import { organiseTexts as common } from './texts';
import { viewTexts as texts } from './view-texts';

/** The start of the console: events of this browser, a new event, or one opened with its token. */

const sendForm = createSender();

/** The fields of the form for a new tournament depend on them; a pack sets them. */
let format = 'SINGLES';
let rounds = 4;
let teamSize = 5;

const open = (id: string): void => {
  location.hash = encodeURIComponent(id);
};

/** The event whose new recovery code is to be kept before one goes on, and the view that comes then. */
let fresh: { readonly recovery: Recovery; readonly view: View } | null = null;

const keepNew = ({ tournament, organiserToken, recoveryCode }: RecoveredTournament, view: View): void => {
  const { id, name } = tournament;
  keepEvent({ id, name, token: organiserToken, recoveryCode });
  fresh = { recovery: { id, name, code: recoveryCode, page: '/organise' }, view };
  update({ notice: null });
};

const goOn = (): void => {
  if (fresh === null) return;
  const { recovery, view } = fresh;
  fresh = null;
  state.view = view;
  open(recovery.id);
};

const create = async (fields: Fields): Promise<void> => {
  const { name, unpaired, visibility, startsOn, protocol } = fields;
  const isTeams = fields['format'] === 'TEAMS';
  const { teams, ...pack } = packOfNew();
  const asked = await sendForm<CreatedTournament>({
    path: '/v1/tournaments',
    body: {
      name,
      rounds: numberOf(fields['rounds']),
      format: fields['format'],
      // A team event asks for its rules instead: nobody can stand in for a whole team.
      unpaired,
      teams: isTeams ? { size: numberOf(fields['teamSize']), protocol: [protocol], ...teams } : undefined,
      visibility,
      startsOn: given(startsOn),
      cap: numberOf(fields['cap']),
      roundMinutes: numberOf(fields['roundMinutes']),
      pointsLimit: numberOf(fields['pointsLimit']),
      ...pack,
    },
  });
  if (asked.kind !== 'OK') return update({ notice: refusalInWords(asked, common.offline) });
  format = 'SINGLES';
  forgetPack();
  keepNew(asked.value, 'ENTRANTS');
};

const recover = async (id: string, recoveryCode: string): Promise<void> => {
  const path = `/v1/tournaments/${encodeURIComponent(id)}/recover`;
  const asked = await sendForm<RecoveredTournament>({ path, body: { recoveryCode } });
  if (asked.kind !== 'OK') return update({ notice: refusalInWords(asked, common.offline) });
  keepNew(asked.value, 'ROUND');
};

const chooseFormat = ({ target }: Event): void => {
  const value = (target as HTMLSelectElement).value as OfferedPack['format'];
  format = value;
  setEvent({ format: value });
  redraw();
};

const setRounds = ({ target }: Event): void =>
  setEvent({ rounds: Number((target as HTMLInputElement).value) });

/** A pack brings its format and rounds. */
const usePack = (pack: OfferedPack): void => {
  ({ format, rounds } = pack);
  teamSize = pack.teams?.size ?? teamSize;
  redraw();
};

const number = (name: string, from: number, to: number): TemplateResult =>
  html`<input name=${name} type="number" inputmode="numeric" min=${from} max=${to} />`;

const ofFormat = (): TemplateResult =>
  format === 'TEAMS'
    ? html`${field(texts.teamSize, html`<input name="teamSize" type="number" inputmode="numeric" min=${SMALLEST_TEAM} max=${LARGEST_TEAM} .value=${String(teamSize)} required />`)}
      ${field(texts.protocol, select('protocol', texts.protocols))}`
    : field(texts.unpaired, select('unpaired', texts.unpairedKinds));

const forget = (id: string): void => {
  if (confirm(texts.forgetSure)) forgetEvent(id);
  redraw();
};

const kept = (): TemplateResult =>
  html`<h2>${texts.yours}</h2>
    ${list(
      keptEvents().map(
        ({ id, name }) =>
          html`<a href="#${encodeURIComponent(id)}">${name}</a> ${button(texts.forget, () => forget(id))}`,
      ),
      'plain events',
    )}`;

const creation = (): TemplateResult =>
  html`<form class="create" @submit=${submitted(create, true)}>
    <h2>${texts.create}</h2>
    ${field(texts.name, html`<input name="name" required maxlength=${LONGEST_NAME} autocomplete="off" />`)}
    <div class="fields">
      ${field(texts.rounds, html`<input name="rounds" type="number" inputmode="numeric" min="1" max=${MOST_ROUNDS} .value=${String(roundsOfStages() ?? rounds)} required @input=${setRounds} />`)}
      ${field(texts.startsOn, html`<input name="startsOn" type="date" />`)}
      ${field(texts.pointsLimit, number('pointsLimit', 1, MOST_POINTS_LIMIT))}
      ${field(texts.roundMinutes, number('roundMinutes', SHORTEST_ROUND_MINUTES, LONGEST_ROUND_MINUTES))}
      ${field(texts.cap, number('cap', 2, LARGEST_CAP))}
      ${field(texts.visibility, select('visibility', texts.visibilities))}
      <div @change=${chooseFormat}>${field(texts.format, select('format', texts.formats, format))}</div>
      ${ofFormat()} ${packChoice(usePack)}
    </div>
    ${packNumbers()} ${format === 'TEAMS' ? html`<p><small>${texts.teamsLater}</small></p>` : nothing}
    <button>${texts.createButton}</button>
    ${banner()}
  </form>`;

const openKnown = ({ id = '', token = '' }: Fields): void => {
  keepEvent({ id, name: id, token, recoveryCode: null });
  open(id);
};

export const start = (): TemplateResult =>
  fresh === null
    ? html`${keptEvents().length > 0 ? kept() : nothing} ${creation()}
        <form class="stack" @submit=${submitted(openKnown)}>
          <h2>${texts.openOther}</h2>
          <label for="other-id">${texts.otherId}</label><input id="other-id" name="id" required />
          <label for="other-token">${texts.otherToken}</label
          ><input id="other-token" name="token" type="password" autocomplete="off" required />
          <button>${texts.openButton}</button>
        </form>
        <p><a href="/leagues/manage">${texts.league}</a> · <a href="/discord">${texts.discord}</a></p>
        ${recoveryForm(recover)} ${reportFile()}`
    : recoveryStep(fresh.recovery, { goOn, redraw });
