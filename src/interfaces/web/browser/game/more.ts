import { type TemplateResult, html, nothing } from 'lit-html';
import type { Game, GameSecret } from '../../../../app/kernel/generated/answers';
import { sealOf } from '../../../../shared/sealing';
import { newKey } from '../requests/api';
import { cameraCode } from '../page-parts/camera-code';
import { copyButton } from '../page-parts/copy-button';
import { button, submitted } from '../page-parts/form';
import { details, list } from '../page-parts/form-parts';
import { SentForm, refusalOf } from '../requests/requests';
import { readStored } from '../requests/stored';
import { endView, reasonOf } from './end';
import { keptGames } from './kept-games';
import { redraw, refusedLine } from '../page-parts/page';
import { gamePath, set, take, token } from './model';
import { moreTexts as texts } from './more-texts';
import { earlierOf, shown, textOf } from './parts';

/** The parts of a sheet that come after its first view: the invitation, notes, hidden information, the end. */

/** The code for the opponent, on the phone that made the game. */
const invitation = (): TemplateResult => {
  const { id } = shown().answer;
  const kept = keptGames().find((game) => game.id === id);
  const link = kept?.invitation ?? null;
  const own = kept?.token ?? null;
  return html`${
    link === null
      ? nothing
      : html`<section class="invitation">
          <p>${texts.invite}</p>
          ${cameraCode(link, texts.inviteCode)}
          <p><a href=${link}>${texts.inviteLink}</a> ${copyButton(link, texts)}</p>
        </section>`
  }
  ${own === null ? nothing : html`<p>${texts.ownLink} ${copyButton(`${location.origin}/game#${id}.${own}`, texts)}</p>`}`;
};

const notes = (): TemplateResult | typeof nothing => {
  const { isMine } = shown();
  if (!isMine && textOf('note') === '') return nothing;
  return html`<form class="stack" @submit=${submitted(({ note = '' }) => set('note', note), true)}>
    <label for="note">${texts.note}</label>
    <textarea
      id="note"
      name="note"
      rows="3"
      maxlength="500"
      ?disabled=${!isMine}
      .value=${textOf('note')}
    ></textarea>
    ${earlierOf('note')} ${isMine ? html`<button class="quiet">${texts.keepNote}</button>` : nothing}
  </form>`;
};

/** Choices that this phone has sealed, by the seal. */
const SEALED = 'muster.sealed';

interface Sealed {
  readonly subject: string;
  readonly choice: string;
  readonly nonce: string;
}

const sealed = (): Readonly<Record<string, Sealed>> => readStored(SEALED) ?? {};

const form = new SentForm((asked) => refusalOf(asked, texts.offline));

const send = async (below: string, body: object): Promise<void> => {
  const answer = await form.send<Game>({ path: gamePath(below), body, token: token() });
  if (answer !== null) take(answer);
  redraw();
};

/** The choice stays on this phone; its seal alone is sent. */
const seal = async ({ subject = '', choice = '' }: Readonly<Record<string, string>>): Promise<void> => {
  const parts = { subject, choice, nonce: newKey() };
  const commitment = sealOf(parts);
  localStorage.setItem(SEALED, JSON.stringify({ ...sealed(), [commitment]: parts }));
  await send('/secrets', { subject, commitment });
};

const secretView = ({ secret, side, subject, commitment, choice }: GameSecret): TemplateResult => {
  const { answer, setup, isMine } = shown();
  const { name } = setup.sides[side === 1 ? 1 : 0];
  if (choice !== null) return html`${texts.shown(name, subject, choice)} <small>${texts.fits}</small>`;
  const own = sealed()[commitment];
  return html`<p>${texts.sealed(name, subject)}</p>
    ${
      answer.you !== side
        ? nothing
        : own === undefined
          ? html`<small>${texts.elsewhere}</small>`
          : html`${details(texts.peek, texts.yours(own.choice))}
            ${isMine ? button(texts.show, () => void send(`/secrets/${secret}/show`, { choice: own.choice, nonce: own.nonce })) : nothing}`
    }`;
};

const secrets = (): TemplateResult | typeof nothing => {
  const { answer, isMine } = shown();
  if (!isMine && answer.secrets.length === 0) return nothing;
  return html`<section aria-labelledby="secrets">
    <h3 id="secrets">${texts.secrets}</h3>
    ${answer.secrets.length === 0 ? nothing : list(answer.secrets.map(secretView), 'plain')}
    ${
      !isMine || answer.you === null
        ? nothing
        : details(
            texts.seal,
            html`<p><small>${texts.secretsLead}</small></p>
              <form class="stack" @submit=${submitted((fields) => void seal(fields))}>
                <label for="subject">${texts.subject}</label>
                <input
                  id="subject"
                  name="subject"
                  required
                  maxlength="100"
                  autocomplete="off"
                  placeholder=${texts.subjectExample}
                />
                <label for="choice">${texts.choice}</label>
                <input id="choice" name="choice" required maxlength="100" autocomplete="off" list="heroes" />
                <datalist id="heroes">
                  ${heroesOf(answer.you === 0 ? 1 : 0).map((name) => html`<option value=${name}></option>`)}
                </datalist>
                <button>${texts.seal}</button>
              </form>`,
          )
    }
    ${refusedLine(reasonOf(form))}
  </section>`;
};

const heroesOf = (side: 0 | 1): readonly string[] =>
  shown()
    .setup.sides[side].rows.filter(({ isHero }) => isHero)
    .map(({ name }) => name);

/** Until when the sheet is there, and the way to keep it. */
const keeping = (): TemplateResult => {
  const { kept, keptUntil } = shown().answer;
  if (kept || keptUntil === null) return html`<p><small>${texts.kept}</small></p>`;
  const day = new Date(keptUntil).toLocaleDateString([], { dateStyle: 'medium' });
  return html`<p>
    <small>${texts.keptUntil(day)}</small>
    ${token() === null ? nothing : button(texts.keep, () => void send('/keep', { kept: true }))}
  </p>`;
};

export const moreView = (): TemplateResult =>
  html`<h2>${texts.title}</h2>
    ${invitation()} ${secrets()} ${notes()} ${endView()} ${keeping()}`;
