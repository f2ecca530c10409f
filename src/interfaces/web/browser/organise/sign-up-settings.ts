import { LONGEST_PRIVACY_TEXT } from '../../../../app/kernel/limits';
import { type TemplateResult, html, nothing } from 'lit-html';
import { type Asked, type Problem, ask, newKey } from '../api';
import { tokenFor } from '../tokens';
import { given, submitted } from './form';
import { home, isAllowed, read, redraw, refresh, state } from './model';
import { settingsTexts } from './settings-texts';
import { signUpSettingsTexts as texts } from './sign-up-settings-texts';
import { organiseTexts as common } from './texts';
import type { Invitation, SignUpTerms, Tournament } from '../../../../app/kernel/generated/answers';

/** Whether players sign up by themselves, what they consent to, and the invitation. */

type Fields = Readonly<Record<string, string>>;

interface Terms extends SignUpTerms {
  /** The settings that they were read with. */
  readonly settingsVersion: string;
}

let terms: Terms | null = null;
/** The event, as it was when the terms were asked for. */
let readFor = '';
let said: readonly string[] = [];
let wasSaved = false;
/** Until the answer is there: a second try after a lost answer is the same request. */
let key = newKey();

const versionOf = ({ id, version }: Tournament): string => `${id} ${version}`;

const reload = async (event: Tournament): Promise<void> => {
  readFor = versionOf(event);
  const found = await read<SignUpTerms>('/sign-up');
  if (readFor !== versionOf(event)) return;
  if (found === null) {
    // Without a connection; the next look asks again.
    readFor = '';
    return;
  }
  terms = { ...found, settingsVersion: event.settingsVersion };
  redraw();
};

/** As the browser's field has a moment: in its own time, to the minute. */
const localTime = (moment: string | null): string => {
  if (moment === null) return '';
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** The moment that a field says; as it was where nobody changed the field. */
const momentOf = (text: string | undefined, before: string | null): string | undefined => {
  if (text === localTime(before)) return before ?? undefined;
  return given(text) === undefined ? undefined : new Date(text ?? '').toISOString();
};

const faultsIn = (problem: Problem): readonly string[] => {
  const { errors = [] } = problem as {
    readonly errors?: readonly { readonly path: string; readonly message: string }[];
  };
  const labels: Readonly<Record<string, unknown>> = texts;
  return errors.map(({ path, message }) => `${String(labels[path] ?? path)}: ${message}`);
};

const refusalOf = (asked: Asked<unknown>): readonly string[] => {
  if (asked.kind === 'OFFLINE') return [settingsTexts.offline];
  if (asked.kind !== 'REFUSED') return [];
  const faults = faultsIn(asked.problem);
  if (faults.length > 0) return faults;
  return [asked.problem.code === 'FORBIDDEN' ? common.forbidden : asked.problem.detail];
};

const save = async (event: Tournament, now: Terms, fields: Fields): Promise<void> => {
  const asked = await ask<unknown>({
    method: 'PUT',
    path: `${home(event.id)}/sign-up`,
    body: {
      isOpen: fields['isOpen'] === 'true',
      privacyText: fields['privacyText'],
      approval: fields['approval'],
      // A private event has no such field, and would keep its invitation if it became public.
      byInvitation:
        fields['byInvitation'] === undefined ? now.needsInvitation : fields['byInvitation'] === 'true',
      checkInFrom: momentOf(fields['checkInFrom'], now.checkInFrom),
      checkInUntil: momentOf(fields['checkInUntil'], now.checkInUntil),
    },
    token: tokenFor(event.id),
    key,
    ifMatch: now.settingsVersion,
  });
  if (asked.kind !== 'OFFLINE') key = newKey();
  said = refusalOf(asked);
  wasSaved = asked.kind === 'OK';
  if (wasSaved) await refresh();
  redraw();
};

const invite = async (event: Tournament): Promise<void> => {
  const asked = await ask<Invitation>({
    method: 'POST',
    path: `${home(event.id)}/invitation`,
    body: {},
    token: tokenFor(event.id),
    key,
  });
  if (asked.kind !== 'OFFLINE') key = newKey();
  said = refusalOf(asked);
  if (asked.kind === 'OK') {
    state.link = `${location.origin}${asked.value.page}`;
    await refresh();
  }
  redraw();
};

const choice = (
  name: 'isOpen' | 'approval' | 'byInvitation',
  options: readonly (readonly [string, string])[],
  value: string,
): TemplateResult =>
  html`<div class="setting">
    <label class="field"
      ><span>${texts[name]}</span
      ><select name=${name}>
        ${options.map(([one, text]) => html`<option value=${one} ?selected=${one === value}>${text}</option>`)}
      </select></label
    >
  </div>`;

const moment = (name: 'checkInFrom' | 'checkInUntil', value: string | null): TemplateResult =>
  html`<div class="setting">
    <label class="field"
      ><span>${texts[name]}</span><input name=${name} type="datetime-local" .defaultValue=${localTime(value)}
    /></label>
    <small>${texts.checkInHelp}</small>
  </div>`;

const form = (event: Tournament, now: Terms): TemplateResult =>
  html`<form
    class="settings"
    @input=${() => {
      wasSaved = false;
    }}
    @submit=${submitted((fields) => void save(event, now, fields), true)}
  >
    <div class="setting-grid">
      ${choice('isOpen', texts.states, now.isOpen ? 'true' : '')}
      ${choice('approval', texts.approvals, now.needsApproval ? 'ORGANISER' : 'NONE')}
      ${
        event.visibility === 'PRIVATE'
          ? html`<p class="setting">${texts.isPrivate}</p>`
          : choice('byInvitation', texts.invitations, now.needsInvitation ? 'true' : '')
      }
      ${moment('checkInFrom', now.checkInFrom)} ${moment('checkInUntil', now.checkInUntil)}
      <div class="setting wide">
        <label class="field"
          ><span>${texts.privacyText}</span
          ><textarea
            name="privacyText"
            rows="3"
            required
            maxlength=${LONGEST_PRIVACY_TEXT}
            .defaultValue=${now.privacyText}
          ></textarea>
        </label>
        <small>${texts.privacyHelp}</small>
      </div>
    </div>
    ${said.length === 0 ? nothing : html`<div class="faults" role="alert">${said.map((one) => html`<p>${one}</p>`)}</div>`}
    <p class="buttons">
      <button>${texts.save}</button> <span role="status">${wasSaved ? texts.saved : ''}</span>
    </p>
  </form>`;

const places = ({ places: { active, cap, waiting, awaitingApproval } }: SignUpTerms): TemplateResult =>
  html`<p>
    ${texts.places(active, cap)}
    ${waiting + awaitingApproval > 0 ? texts.queue(waiting, awaitingApproval) : nothing}
  </p>`;

export const signUpSettings = (): TemplateResult => {
  const { event } = state;
  if (event === null) return html``;
  if (readFor !== versionOf(event)) void reload(event);
  const now = terms?.tournament === event.id ? terms : null;
  return html`<section aria-labelledby="sign-up-title">
    <h2 id="sign-up-title">${texts.title}</h2>
    ${
      isAllowed('setSignUp')
        ? html`<p>
              ${texts.help}
              <a href="/tournaments/${encodeURIComponent(event.id)}/sign-up">${texts.page}</a>
            </p>
            ${now === null ? nothing : html`${places(now)} ${form(event, now)}`}
            ${
              now?.needsInvitation
                ? html`<p class="buttons">
                    <button class="quiet" @click=${() => void invite(event)}>${texts.invite}</button>
                    <small>${texts.inviteHelp}</small>
                  </p>`
                : nothing
            }`
        : html`<p>${texts.over}</p>`
    }
  </section>`;
};
