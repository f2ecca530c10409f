import type { Entrant, GrantedRole, LinkCode } from '../../../../app/kernel/generated/answers';
import { type TemplateResult, html } from 'lit-html';
import { encode } from 'uqr';
import { create, linkTo } from './links';
import { redraw, state } from './model';
import { viewTexts as texts } from './view-texts';
import { organiseTexts as common } from './texts';
import { button } from '../parts';

/**
 * A card for each player to take along: a camera opens the player's own page by it, and a code to type does the same once. Made
 * here, kept nowhere.
 */

interface Card {
  readonly name: string;
  readonly link: string;
  readonly code: LinkCode;
}

let cards: readonly Card[] = [];

const QUIET_ZONE = 4;

/** Text as a picture for a camera: the dark modules as one path, a run of each row at a time. */
export const cameraCode = (text: string, title: string): TemplateResult => {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
    )
    .join('');
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${title}>
    <rect width=${size} height=${size} fill="#fff"></rect>
    <path d=${path} fill="#000"></path>
  </svg>`;
};

const cardOf = async (entrant: Entrant): Promise<Card | null> => {
  const granted = await create<GrantedRole>('roles', { role: 'PLAYER', entrant: entrant.id });
  const code = granted && (await create<LinkCode>(`entrants/${entrant.id}/link-codes`));
  return code && { name: entrant.name, link: linkTo('play', granted.token), code };
};

const day = (moment: string): string => new Date(moment).toLocaleDateString([], { dateStyle: 'medium' });

const cardView = ({ name, link, code }: Card): TemplateResult => {
  const address = `${location.host}/play`;
  return html`<section class="slip">
    <header>
      <h3><bdi>${name}</bdi></h3>
      <p><bdi>${state.event?.name}</bdi></p>
    </header>
    <div>
      <p>${texts.cardHelp}</p>
      <p>
        ${texts.cardType}<br />
        ${texts.cardAddress} <code>${address}</code><br />
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
};

/** Gives everybody who plays a new token; the earlier ones stop working. */
export const makeCards = async (): Promise<void> => {
  const { event } = state;
  if (event === null || !confirm(texts.cardsSure)) return;
  const made: Card[] = [];
  for (const entrant of event.entrants.filter(
    ({ status }) => status !== 'WITHDRAWN' && status !== 'DISQUALIFIED',
  )) {
    const card = await cardOf(entrant);
    if (card === null) break;
    made.push(card);
    cards = [...made];
    redraw();
  }
  redraw();
};

export const cardSheet = (): TemplateResult =>
  cards.length === 0
    ? html``
    : html`<section aria-label=${texts.cards}>
        <p class="buttons">
          ${button(texts.cardsPrint, () => print())}
          ${button(common.dismiss, () => {
            cards = [];
            redraw();
          })}
        </p>
        <div class="slips cards-of-players">${cards.map(cardView)}</div>
      </section>`;
