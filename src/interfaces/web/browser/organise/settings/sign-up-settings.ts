import { type TemplateResult, html, nothing } from 'lit-html';
import type { Invitation, SignUpTerms, Tournament } from '../../../../../app/kernel/generated/answers';
import { LONGEST_PRIVACY_TEXT } from '../../../../../app/kernel/limits';
import { setting } from '../../page-parts/console-parts';
import { type Fields, button, given, submitted } from '../../page-parts/form';
import { type Options, localTime, section, select } from '../../page-parts/form-parts';
import { Resource } from '../../requests/resource';
import { askEvent, isAllowed, onEvent, redraw, refresh, state } from '../model';
import { fieldTexts as labels } from '../field-texts';
import { SettingsForm } from '../settings-form';
import { settingsTexts } from '../settings-texts';

/** Whether players sign up by themselves, what they consent to, and the invitation. */

const texts = settingsTexts.signUp;

/** The terms, with the version of the settings that they were read with. */
interface Terms extends SignUpTerms {
  readonly settingsVersion: string;
}

const terms = new Resource<Terms>(async () => {
  const settingsVersion = state.event?.settingsVersion ?? '';
  const asked = await askEvent<SignUpTerms>('/sign-up');
  return asked.kind === 'OK' ? { ...asked, value: { ...asked.value, settingsVersion } } : asked;
}, redraw);

const form = new SettingsForm();

/** The moment that a field says; as it was where nobody changed the field. */
const momentOf = (text: string | undefined, before: string | null): string | undefined => {
  if (text === localTime(before)) return before ?? undefined;
  return given(text) === undefined ? undefined : new Date(text ?? '').toISOString();
};

const save = async (now: Terms, fields: Fields): Promise<void> => {
  const { isOpen, privacyText, approval, byInvitation, checkInFrom, checkInUntil, mostPerAddress, messages } =
    fields;
  const body = {
    isOpen: isOpen === 'true',
    privacyText,
    approval,
    // A private event has no such field, and would keep its invitation if it became public.
    byInvitation: byInvitation === undefined ? now.needsInvitation : byInvitation === 'true',
    checkInFrom: momentOf(checkInFrom, now.checkInFrom),
    checkInUntil: momentOf(checkInUntil, now.checkInUntil),
    mostPerAddress: given(mostPerAddress) === undefined ? undefined : Number(mostPerAddress),
    ...(messages === 'true' && { messages: true }),
  };
  await form.save(body, now, { path: '/sign-up', method: 'PUT' });
};

const invite = async (): Promise<void> => {
  const invitation = await form.send<Invitation>({ ...onEvent('/invitation'), body: {} });
  form.isSaved = false;
  if (invitation !== null) {
    state.link = `${location.origin}${invitation.page}`;
    await refresh();
  }
  redraw();
};

const choice = (name: 'isOpen' | 'approval' | 'byInvitation', options: Options, value: string) =>
  setting(texts[name], select(name, options, value));

const moment = (name: 'checkInFrom' | 'checkInUntil', value: string | null): TemplateResult =>
  setting(
    labels[name],
    html`<input name=${name} type="datetime-local" .defaultValue=${localTime(value)} />`,
    { help: texts.checkInHelp },
  );

const termsForm = (event: Tournament, now: Terms): TemplateResult =>
  html`<form
    class="settings"
    @input=${() => {
      form.isSaved = false;
    }}
    @submit=${submitted((fields) => save(now, fields), true)}
  >
    <div class="setting-grid">
      ${choice('isOpen', texts.states, now.isOpen ? 'true' : '')}
      ${choice('approval', texts.approvals, now.needsApproval ? 'ORGANISER' : 'NONE')}
      ${event.visibility === 'PRIVATE' ? html`<p class="setting">${texts.isPrivate}</p>` : choice('byInvitation', texts.invitations, now.needsInvitation ? 'true' : '')}
      ${moment('checkInFrom', now.checkInFrom)} ${moment('checkInUntil', now.checkInUntil)}
      ${setting(texts.messages, select('messages', texts.messageChoices, now.messages ? 'true' : ''), { help: texts.messagesHelp })}
      ${setting(
        labels.mostPerAddress,
        html`<input
          name="mostPerAddress"
          type="number"
          inputmode="numeric"
          min="1"
          .defaultValue=${String(now.mostPerAddress ?? '')}
        />`,
        { help: texts.mostPerAddressHelp },
      )}
      ${setting(
        labels.privacyText,
        html`<textarea
          name="privacyText"
          rows="3"
          required
          maxlength=${LONGEST_PRIVACY_TEXT}
          .defaultValue=${now.privacyText}
        ></textarea>`,
        { help: texts.privacyHelp, isWide: true },
      )}
    </div>
    ${form.refusals()} ${form.saveButton(texts.save)}
  </form>`;

const places = ({ places: { active, cap, waiting, awaitingApproval } }: SignUpTerms): TemplateResult =>
  html`<p>
    ${texts.places(active, cap)}
    ${waiting + awaitingApproval > 0 ? texts.queue(waiting, awaitingApproval) : nothing}
  </p>`;

const current = (event: Tournament, now: Terms | null): TemplateResult =>
  html`<p>${texts.help} <a href="/tournaments/${encodeURIComponent(event.id)}/sign-up">${texts.page}</a></p>
    ${now === null ? nothing : html`${places(now)} ${termsForm(event, now)}`}
    ${
      now?.needsInvitation
        ? html`<p class="buttons">${button(texts.invite, invite)} <small>${texts.inviteHelp}</small></p>`
        : nothing
    }`;

export const signUpSettings = (): TemplateResult => {
  const { event } = state;
  if (event === null) return html``;
  const now = terms.look(event.id, event.version);
  return section(
    'sign-up',
    texts.title,
    isAllowed('setSignUp') ? current(event, now) : html`<p>${texts.over}</p>`,
  );
};
