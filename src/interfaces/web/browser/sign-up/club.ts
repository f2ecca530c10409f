import type { ClubSignUps, SignUpTerms } from '../../../../app/kernel/generated/answers';
import { LONGEST_NAME, SIGN_UPS_PER_ADDRESS } from '../../../../app/kernel/limits';
import { type TemplateResult, html, nothing } from 'lit-html';
import { type Fields, button, field, given, submitted } from '../page-parts/form';
import { createState, refusedLine } from '../page-parts/page';
import { Requester } from '../page-parts/requester';
import { signUpTexts as texts } from './texts';

/** Several players of a club signed up by one of them: the form, and everyone's own link. */

interface Place {
  /** The address of the event. */
  readonly path: string;
  readonly invitation: string;
}

type Player = ClubSignUps['players'][number];

const requester = new Requester(texts.offline);
const [club, set] = createState({ done: null as ClubSignUps | null, said: '' });

const namesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const send = async (
  fields: Fields,
  { privacyDigest }: SignUpTerms,
  { path, invitation }: Place,
): Promise<void> => {
  const body = {
    names: namesIn(fields['names'] ?? ''),
    club: fields['clubName'],
    email: given(fields['clubEmail']),
    consentTo: privacyDigest,
    ...(invitation !== '' && { invitation }),
  };
  const done = await requester.send<ClubSignUps>({ path: `${path}/sign-ups/club`, body, token: null });
  if (done) set({ done });
};

/** The form for a whole club, behind the form for one player. */
export const clubForm = (terms: SignUpTerms, place: Place): TemplateResult =>
  html`<details ?open=${requester.refusal !== null}>
    <summary>${texts.clubTitle}</summary>
    <form class="stack card" @submit=${submitted((fields) => void send(fields, terms, place), true)}>
      ${field(texts.clubName, html`<input name="clubName" required maxlength=${LONGEST_NAME} />`)}
      ${field(texts.names, html`<textarea name="names" rows="6" required></textarea>`)}
      <small>${texts.namesHelp(SIGN_UPS_PER_ADDRESS)}</small>
      ${field(texts.clubEmail, html`<input name="clubEmail" type="email" />`)}
      <small>${texts.emailHelp}</small>
      <h2>${texts.privacy}</h2>
      <p>${terms.privacyText}</p>
      <label><input type="checkbox" name="clubConsent" required /> ${texts.clubConsent}</label>
      <button>${texts.sendClub}</button>
      ${refusedLine(requester.refusal)}
    </form>
  </details>`;

const linkOf = ({ signedUp }: Player): string | null =>
  signedUp === null ? null : `${location.origin}${signedUp.page}`;

const copy = (text: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => set({ said: texts.copied }),
    () => set({ said: texts.marked }),
  );

const playerRow = (player: Player): TemplateResult => {
  const { name, outcome, detail } = player;
  const link = linkOf(player);
  return html`<li>
    <p>
      <strong>${name}</strong>:
      ${texts.outcomes[outcome]}${outcome === 'REFUSED' ? html`. ${detail}` : nothing}
    </p>
    ${
      link === null
        ? nothing
        : html`${field(texts.linkOf(name), html`<input readonly .value=${link} />`)}
            <button type="button" aria-label=${texts.copyLinkOf(name)} @click=${() => void copy(link)}>
              ${texts.copy}
            </button>`
    }
  </li>`;
};

/** The outcome of every name; null before anybody was sent. */
export const clubOutcome = (): TemplateResult | null => {
  if (club.done === null) return null;
  const { players } = club.done;
  const lines = players.flatMap((player) => {
    const link = linkOf(player);
    return link === null ? [] : [`${player.name}: ${link}`];
  });
  return html`<p role="status">${texts.clubDone(lines.length, players.length)}</p>
    ${lines.length === 0 ? nothing : html`<p>${texts.clubKeep}</p>`}
    <ul class="stack">
      ${players.map(playerRow)}
    </ul>
    <p class="buttons">
      ${lines.length === 0 ? nothing : button(texts.copyAll, () => copy(lines.join('\n')))}
      ${button(texts.moreOfClub, () => set({ done: null, said: '' }))}
      <span role="status">${club.said}</span>
    </p>`;
};
