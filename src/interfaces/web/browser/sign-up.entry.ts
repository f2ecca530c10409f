import type { SignUpTerms, SignedUp, TournamentPack } from '../../../app/kernel/generated/answers';
import { LONGEST_NAME } from '../../../app/kernel/limits';
import { type TemplateResult, html, nothing } from 'lit-html';
import { type Asked, ask } from './requests/api';
import { clubForm, clubOutcome } from './sign-up/club';
import { ownLink } from './page-parts/own-link';
import { createState, redraw, refusedLine, startPage } from './page-parts/page';
import { Requester } from './page-parts/requester';
import { Resource } from './requests/resource';
import { type Fields, given, submitted } from './page-parts/form';
import { details, list } from './page-parts/form-parts';
import { signUpTexts as texts } from './sign-up/texts';
import { keepEvent, tokenFor } from './requests/tokens';

/** The page on which players sign up: the terms, the form, and what the player gets. */

const root = document.querySelector<HTMLElement>('#sign-up');
const tournament = root?.dataset['tournament'] ?? '';
const path = `/v1/tournaments/${encodeURIComponent(tournament)}`;

const requester = new Requester(texts.offline);
const [known, set] = createState({
  invitation: decodeURIComponent(location.hash.slice(1)),
  terms: null as Asked<SignUpTerms> | null,
  done: null as SignedUp | null,
});

/** The rules in words; null for whoever may not read them yet. */
const pack = new Resource<TournamentPack>(
  () => ask({ path: `${path}/pack`, token: tokenFor(tournament) }),
  redraw,
);

const read = async (invitation: string): Promise<void> => {
  const query = invitation === '' ? '' : `?invitation=${encodeURIComponent(invitation)}`;
  const terms = await ask<SignUpTerms>({ path: `${path}/sign-up${query}`, token: tokenFor(tournament) });
  set({ invitation, terms });
};

const numbersTo = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1);

const send = async (fields: Fields, { name, privacyDigest, mostMembers }: SignUpTerms): Promise<void> => {
  const members = numbersTo(mostMembers).flatMap((number) => given(fields[`member${number}`]) ?? []);
  const body = {
    name: fields['name'],
    ...(members.length > 0 && { members }),
    club: given(fields['club']),
    email: given(fields['email']),
    ...(fields['messages'] !== undefined && { wantsMessages: true }),
    consentTo: privacyDigest,
    ...(known.invitation !== '' && { invitation: known.invitation }),
  };
  const done = await requester.send<SignedUp>({ path: `${path}/sign-ups`, body, token: null });
  if (done === null) return;
  keepEvent({ id: tournament, name, token: done.playerToken, recoveryCode: null });
  set({ done });
};

const field = (
  name: string,
  label: string,
  more: { readonly type?: string; readonly isNeeded?: boolean } = {},
) =>
  html`<label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${more.type ?? 'text'}"
      maxlength=${LONGEST_NAME}
      ?required=${more.isNeeded ?? false}
    />`;

/** Messages need an address. */
const needsEmail = ({ target }: Event): void => {
  const email = root?.querySelector<HTMLInputElement>('#email');
  if (email) email.required = (target as HTMLInputElement).checked;
};

const memberField = (number: number, least: number): TemplateResult =>
  number <= least
    ? field(`member${number}`, texts.member(number), { isNeeded: true })
    : field(`member${number}`, texts.substitute);

const eventLink = ({ name }: SignUpTerms): TemplateResult =>
  html`<p class="event-name"><a href="/tournaments/${encodeURIComponent(tournament)}">${name}</a></p>`;

/** The rules that players sign up for. */
const rules = (): TemplateResult | typeof nothing =>
  pack.value === null
    ? nothing
    : details(
        texts.rules(pack.value.name),
        pack.value.sections.map(
          ({ heading, lines }) =>
            html`<h3>${heading}</h3>
              ${list(lines)}`,
        ),
      );

const form = (open: SignUpTerms): TemplateResult => {
  const { free, waiting } = open.places;
  const { leastMembers, mostMembers } = open;
  return html`${eventLink(open)}
    ${free === null ? nothing : html`<p>${free > 0 ? texts.free(free) : texts.full(waiting)}</p>`}
    ${open.needsApproval ? html`<p>${texts.approval}</p>` : nothing} ${rules()}
    <form class="stack card" @submit=${submitted((fields) => void send(fields, open), true)}>
      ${field('name', mostMembers > 0 ? texts.teamName : texts.name, { isNeeded: true })}
      ${numbersTo(mostMembers).map((number) => memberField(number, leastMembers))}
      ${field('club', texts.club)} ${field('email', texts.email, { type: 'email' })}
      <small>${texts.emailHelp}</small>
      ${open.messages ? html`<label><input type="checkbox" name="messages" @change=${needsEmail} /> ${texts.messages}</label>` : nothing}
      <h2>${texts.privacy}</h2>
      <p>${open.privacyText}</p>
      <label><input type="checkbox" name="consent" required /> ${texts.consent}</label>
      <button>${texts.send}</button>
      ${refusedLine(requester.refusal)}
    </form>
    ${mostMembers > 0 ? nothing : clubForm(open, { path, invitation: known.invitation })}`;
};

const welcome = ({ entrant, page, code }: SignedUp): TemplateResult =>
  html`<p role="status">
      ${entrant.status === 'WAITING' ? texts.waits : entrant.status === 'AWAITING_APPROVAL' ? texts.pending : texts.done}
    </p>
    <p><a class="button" href="${page}">${texts.page}</a></p>
    ${ownLink(`${location.origin}${page}`, texts.page)}
    <p>${texts.code}: <code>${code}</code></p>`;

const invited = (): TemplateResult =>
  html`<p>${texts.needsInvitation}</p>
    <form class="stack card" @submit=${submitted(({ code = '' }) => read(code))}>
      ${field('code', texts.invitation, { isNeeded: true })}
      <button>${texts.open}</button>
    </form>`;

const content = (): TemplateResult => {
  const { done, terms, invitation } = known;
  if (done !== null) return welcome(done);
  const ofClub = clubOutcome();
  if (ofClub !== null) return ofClub;
  if (terms === null) return html``;
  if (terms.kind === 'OK') {
    if (!terms.value.isOpen)
      return html`${eventLink(terms.value)}
        <p>${texts.closed}</p>`;
    return terms.value.needsInvitation && invitation === '' ? invited() : form(terms.value);
  }
  if (terms.kind === 'REFUSED' && terms.problem.status !== 404) return invited();
  return html`<p role="alert">${terms.kind === 'REFUSED' ? terms.problem.detail : texts.offline}</p>`;
};

startPage(root, content);
void read(known.invitation);
void pack.reload();
