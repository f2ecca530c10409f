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
import { type Fields, field, given, numberOf, submitted } from '../page-parts/form';
import { numberInput } from '../page-parts/console-parts';
import { select } from '../page-parts/form-parts';
import { keptKeys, openingForm } from '../page-parts/kept-keys';
import { recoveryForm, recoveryStep } from '../page-parts/recovery';
import { keepEvent } from '../requests/tokens';
import { banner } from './banner';
import { type View, redraw, state, update } from './model';
import { reportFile } from './exchange';
import { fieldTexts as labels } from './field-texts';
import { createDirectSender } from './links';
import {
  type NewEvent,
  forgetNew,
  newEvent,
  packChoice,
  packNumbers,
  packOfNew,
  setEvent,
} from './pack/creation';
import { viewTexts as texts } from './view-texts';

/** The start of the console: events of this browser, a new event, or one opened with its token. */

const send = createDirectSender();

/** Keeps a new key, and shows its recovery code; the event opens with the view once the code is kept elsewhere. */
const keepNew = ({ tournament, organiserToken, recoveryCode }: RecoveredTournament, view: View): void => {
  const { id, name } = tournament;
  keepEvent({ id, name, token: organiserToken, recoveryCode });
  update({ notice: null, recovery: { id, name, code: recoveryCode, page: '/organise' }, view });
};

const create = async (fields: Fields): Promise<void> => {
  const { name, unpaired, visibility, startsOn, protocol } = fields;
  const isTeams = fields['format'] === 'TEAMS';
  const { teams, ...pack } = packOfNew();
  const created = await send<CreatedTournament>({
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
  if (created === null) return;
  forgetNew();
  keepNew(created, 'ENTRANTS');
};

const recover = async (id: string, recoveryCode: string): Promise<void> => {
  const path = `/v1/tournaments/${encodeURIComponent(id)}/recover`;
  const recovered = await send<RecoveredTournament>({ path, body: { recoveryCode } });
  if (recovered) keepNew(recovered, 'ROUND');
};

const chooseFormat = ({ target }: Event): void => {
  setEvent({ format: (target as HTMLSelectElement).value as OfferedPack['format'] });
  redraw();
};

/** An empty field is no number of rounds: the last one stays. */
const setRounds = ({ target }: Event): void => {
  const rounds = Number((target as HTMLInputElement).value);
  if (rounds > 0) setEvent({ rounds });
};

const ofFormat = ({ format, teamSize }: NewEvent): TemplateResult =>
  format === 'TEAMS'
    ? html`${field(labels.size, numberInput('teamSize', teamSize, [SMALLEST_TEAM, LARGEST_TEAM, 'REQUIRED']))}
      ${field(labels.protocol, select('protocol', texts.protocols))}`
    : field(labels.unpaired, select('unpaired', texts.unpairedKinds));

const creation = (): TemplateResult => {
  const event = newEvent();
  return html`<form class="create" @submit=${submitted(create, true)}>
    <h2>${texts.create}</h2>
    ${field(labels.name, html`<input name="name" required maxlength=${LONGEST_NAME} autocomplete="off" />`)}
    <div class="fields">
      <div @input=${setRounds}>
        ${field(labels.rounds, numberInput('rounds', event.rounds, [1, MOST_ROUNDS, 'REQUIRED']))}
      </div>
      ${field(labels.startsOn, html`<input name="startsOn" type="date" />`)}
      ${field(labels.pointsLimit, numberInput('pointsLimit', null, [1, MOST_POINTS_LIMIT]))}
      ${field(labels.roundMinutes, numberInput('roundMinutes', null, [SHORTEST_ROUND_MINUTES, LONGEST_ROUND_MINUTES]))}
      ${field(labels.cap, numberInput('cap', null, [2, LARGEST_CAP]))}
      ${field(labels.visibility, select('visibility', texts.visibilities))}
      <div @change=${chooseFormat}>
        ${field(labels.format, select('format', texts.formats, event.format))}
      </div>
      ${ofFormat(event)} ${packChoice()}
    </div>
    ${packNumbers()} ${event.format === 'TEAMS' ? html`<p><small>${texts.teamsLater}</small></p>` : nothing}
    <button>${texts.createButton}</button>
    ${banner()}
  </form>`;
};

const goOn = (id: string): void => {
  state.recovery = null;
  location.hash = encodeURIComponent(id);
};

export const start = (): TemplateResult => {
  const { recovery } = state;
  return recovery === null
    ? html`${keptKeys(texts)} ${creation()} ${openingForm(texts)}
        <p><a href="/leagues/manage">${texts.league}</a> · <a href="/discord">${texts.discord}</a></p>
        ${recoveryForm(recover)} ${reportFile()}`
    : recoveryStep(recovery, () => goOn(recovery.id));
};
