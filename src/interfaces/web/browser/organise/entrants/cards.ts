import type { Entrant, GrantedRole, LinkCode } from '../../../../../app/kernel/generated/answers';
import { type TemplateResult, html, render } from 'lit-html';
import { cameraCode } from '../../page-parts/camera-code';
import { button } from '../../page-parts/form';
import { create, createDirectSender, linkTo } from '../links';
import { keptOfEvent, redraw, state } from '../model';
import { organiseTexts as common } from '../texts';
import { viewTexts as texts } from '../view-texts';

/** Cards and codes with which players open their own pages. */

/** A card for a player to take along: its picture and its code open the player's page. Made here, kept nowhere. */
interface Card {
  readonly name: string;
  readonly link: string;
  readonly code: LinkCode;
}

const made = keptOfEvent<{ cards: readonly Card[] }>(() => ({ cards: [] }));

const cardOf = async (entrant: Entrant): Promise<Card | null> => {
  const granted = await create<GrantedRole>('/roles', { role: 'PLAYER', entrant: entrant.id });
  const code = granted && (await create<LinkCode>(`/entrants/${entrant.id}/link-codes`));
  return code && { name: entrant.name, link: linkTo('play', granted.token), code };
};

const day = (moment: string): string => new Date(moment).toLocaleDateString([], { dateStyle: 'medium' });

const cardView = ({ name, link, code }: Card): TemplateResult =>
  html`<section class="slip">
    <header>
      <h3><bdi>${name}</bdi></h3>
      <p><bdi>${state.event?.name}</bdi></p>
    </header>
    <div>
      <p>${texts.cardHelp}</p>
      <p>
        ${texts.cardType}<br />
        ${texts.cardAddress} <code>${`${location.host}/play`}</code><br />
        ${texts.cardEvent} <code>${code.tournament}</code><br />
        ${texts.cardCode} <code class="code">${code.code}</code>
      </p>
      <p><small>${texts.cardLasts(day(code.expiresAt))}</small></p>
    </div>
    <figure>
      ${cameraCode(link, texts.cardOf(name))}
      <figcaption>${texts.cardScan}</figcaption>
    </figure>
  </section>`;

const show = (shown: readonly Card[]): void => {
  made.cards = shown;
  redraw();
};

/** Gives everybody who plays a new token; the earlier ones stop working. */
export const makeCards = async (): Promise<void> => {
  const { event } = state;
  if (event === null || !confirm(texts.cardsSure)) return;
  const all: Card[] = [];
  for (const entrant of event.entrants) {
    if (entrant.status === 'WITHDRAWN' || entrant.status === 'DISQUALIFIED') continue;
    const card = await cardOf(entrant);
    if (card === null) break;
    all.push(card);
    show([...all]);
  }
  redraw();
};

export const cardSheet = (): TemplateResult =>
  made.cards.length === 0
    ? html``
    : html`<section aria-label=${texts.cards}>
        <p class="buttons">
          ${button(texts.cardsPrint, () => print())} ${button(common.dismiss, () => show([]))}
        </p>
        <div class="slips cards-of-players">${made.cards.map(cardView)}</div>
      </section>`;

/** By entrant: a second try after a lost answer makes no second code. */
const senders = new Map<string, ReturnType<typeof createDirectSender>>();

/** A code to read out or hold up, with the address at which the player types it. */
const showCode = ({ tournament, code, expiresAt }: LinkCode, name: string): void => {
  const dialog = document.createElement('dialog');
  dialog.className = 'player-code';
  dialog.setAttribute('aria-labelledby', 'player-code-title');
  const address = `${location.origin}/play?tournament=${encodeURIComponent(tournament)}`;
  const until = new Date(expiresAt).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
  render(
    html`<h2 id="player-code-title"><bdi>${texts.codeTitle(name)}</bdi></h2>
      <p class="code">${code}</p>
      <p>${texts.codeLasts(until)}</p>
      <p>${texts.codeUse}</p>
      <p><code>${address}</code></p>
      ${cameraCode(address, texts.codeCamera)}
      <form method="dialog"><button>${texts.codeClose}</button></form>`,
    dialog,
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
};

export const makeCode = async ({ id: entrant, name }: Entrant): Promise<void> => {
  const target = `${state.id}/${entrant}`;
  const send = senders.get(target) ?? createDirectSender();
  senders.set(target, send);
  const code = await create<LinkCode>(`/entrants/${entrant}/link-codes`, undefined, send);
  if (code !== null) showCode(code, name);
};
