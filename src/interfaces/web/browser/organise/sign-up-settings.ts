import type { Invitation, SignUpTerms, Tournament } from '../../../../app/kernel/generated/answers';
import { LONGEST_PRIVACY_TEXT } from '../../../../app/kernel/limits';
import { type TemplateResult, html, nothing } from 'lit-html';
import type { Asked } from '../api';
import { Resource, createSender, faultsIn } from '../requests';
import { localTime, refusalOf } from './settings-form';
import { tokenFor } from '../tokens';
import { given, submitted } from './form';
import { askEvent, home, isAllowed, redraw, refresh, state } from './model';
import { settingsTexts } from './settings-texts';
import { signUpSettingsTexts as texts } from './sign-up-settings-texts';
import { button, field } from '../parts';

/** Whether players sign up by themselves, what they consent to, and the invitation. */

type Fields = Readonly<Record<string, string>>;

interface Terms extends SignUpTerms {
  /** The settings that they were read with. */
  readonly settingsVersion: string;
}

const terms = new Resource<Terms>(async () => {
  const settingsVersion = state.event?.settingsVersion ?? '';
  const asked = await askEvent<SignUpTerms>('/sign-up');
  return asked.kind === 'OK' ? { ...asked, value: { ...asked.value, settingsVersion } } : asked;
}, redraw);
let messages: readonly string[] = [];
let wasSaved = false;
const sendForm = createSender();

/** The moment that a field says; as it was where nobody changed the field. */
const momentOf = (text: string | undefined, before: string | null): string | undefined => {
  if (text === localTime(before)) return before ?? undefined;
  return given(text) === undefined ? undefined : new Date(text ?? '').toISOString();
};

const labels: Readonly<Record<string, unknown>> = texts;

const messagesOf = (asked: Asked<unknown>): readonly string[] => {
  const faults = faultsIn(asked).map(({ path, message }) => `${String(labels[path] ?? path)}: ${message}`);
  if (faults.length > 0) return faults;
  const refusal = refusalOf(asked, settingsTexts.offline);
  return refusal === null ? [] : [refusal];
};

const save = async (event: Tournament, now: Terms, fields: Fields): Promise<void> => {
  const asked = await sendForm<unknown>({
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
    ifMatch: now.settingsVersion,
  });
  messages = messagesOf(asked);
  wasSaved = asked.kind === 'OK';
  if (wasSaved) await refresh();
  redraw();
};

const invite = async (event: Tournament): Promise<void> => {
  const asked = await sendForm<Invitation>({
    path: `${home(event.id)}/invitation`,
    body: {},
    token: tokenFor(event.id),
  });
  messages = messagesOf(asked);
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
    ${field(
      texts[name],
      html`<select name=${name}>
        ${options.map(([one, text]) => html`<option value=${one} ?selected=${one === value}>${text}</option>`)}
      </select>`,
    )}
  </div>`;

const moment = (name: 'checkInFrom' | 'checkInUntil', value: string | null): TemplateResult =>
  html`<div class="setting">
    ${field(texts[name], html`<input name=${name} type="datetime-local" .defaultValue=${localTime(value)} />`)}
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
        ${field(
          texts.privacyText,
          html`<textarea
            name="privacyText"
            rows="3"
            required
            maxlength=${LONGEST_PRIVACY_TEXT}
            .defaultValue=${now.privacyText}
          ></textarea>`,
        )}
        <small>${texts.privacyHelp}</small>
      </div>
    </div>
    ${messages.length === 0 ? nothing : html`<div class="faults" role="alert">${messages.map((one) => html`<p>${one}</p>`)}</div>`}
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
  const now = terms.look(event.id, event.version);
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
                    ${button(texts.invite, () => void invite(event))}
                    <small>${texts.inviteHelp}</small>
                  </p>`
                : nothing
            }`
        : html`<p>${texts.over}</p>`
    }
  </section>`;
};
