import type { TemplateResult } from 'lit-html';
import { html } from 'lit-html';
import { encode } from 'uqr';
import type { GrantedRole } from '../../../../app/tournaments/roles';
import type { EntrantView } from '../../../../app/tournaments/views';
import { ask, newKey } from '../api';
import { tokenFor } from '../tokens';
import { home, redraw, shown } from './model';
import { viewWords as words } from './view-words';
import { organiseWords as common } from './words';

/** A card for each player to take along: its code opens the player's own page. Made here, kept nowhere. */

interface Card {
  readonly name: string;
  readonly link: string;
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

const cardOf = async (id: string, entrant: EntrantView): Promise<Card | null> => {
  const asked = await ask<GrantedRole>({
    method: 'POST',
    path: `${home(id)}/roles`,
    body: { role: 'PLAYER', entrant: entrant.id },
    token: tokenFor(id),
    key: newKey(),
  });
  if (asked.kind === 'OK')
    return {
      name: entrant.name,
      link: `${location.origin}/play#${encodeURIComponent(id)}.${asked.value.token}`,
    };
  shown.notice = asked.kind === 'REFUSED' ? asked.problem.detail : common.offline;
  return null;
};

/** Gives everybody who plays a new token; the earlier ones stop working. */
export const makeCards = async (): Promise<void> => {
  const { id, event } = shown;
  if (id === null || event === null || !confirm(words.cardsSure)) return;
  const made: Card[] = [];
  for (const entrant of event.entrants.filter(
    ({ status }) => status !== 'WITHDRAWN' && status !== 'DISQUALIFIED',
  )) {
    const card = await cardOf(id, entrant);
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
    : html`<section aria-label=${words.cards}>
        <p class="buttons">
          <button class="quiet" @click=${() => print()}>${words.cardsPrint}</button>
          <button
            class="quiet"
            @click=${() => {
              cards = [];
              redraw();
            }}
          >
            ${common.dismiss}
          </button>
        </p>
        <div class="slips cards-of-players">
          ${cards.map(
            ({ name, link }) =>
              html`<section class="slip">
                <header>
                  <h3><bdi>${name}</bdi></h3>
                  <p><bdi>${shown.event?.name}</bdi></p>
                </header>
                <p><small>${words.cardHelp}</small><br /><code>${link}</code></p>
                ${cameraCode(link, words.cardOf(name))}
              </section>`,
          )}
        </div>
      </section>`;
