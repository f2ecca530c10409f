import { type TemplateResult, html, nothing } from 'lit-html';
import type { JoinToken, RollPlayer } from '../../../../app/kernel/generated/answers';
import { cameraCode } from '../page-parts/camera-code';
import { newKey } from '../requests/api';
import { copyButton } from '../page-parts/copy-button';
import { button, submitted } from '../page-parts/form';
import { twoPhonesTexts as texts } from './two-phones-texts';

/** Rolls and fights of two phones: the link of each player, and the word that each locks. */

/** A player's place at the table, out of the link: it carries the place and the token behind the `#`. */
export interface Seat {
  readonly player: number;
  readonly token: string;
}

export const seatIn = (hash: string): Seat | null => {
  const [, player, token] = /^#(\d)\.(muster_\w+_[\w-]+)$/.exec(hash) ?? [];
  return player === undefined || token === undefined ? null : { player: Number(player), token };
};

const LINKS = 'muster.links.';

interface Link {
  readonly player: number;
  readonly name: string;
  readonly link: string;
}

/** Goes to the first player's page; the links of the others are kept in this tab, to be shown there. */
export const sitDown = (path: string, tokens: readonly JoinToken[]): void => {
  const links = tokens.map(({ player: name, token }, player): Link => {
    const link = `${location.origin}${path}#${player}.${token}`;
    return { player, name, link };
  });
  sessionStorage.setItem(LINKS + path, JSON.stringify(links.slice(1)));
  location.assign(links[0]?.link ?? path);
};

/** The links that this tab has made for the other players of this page. */
const linksHere = (): readonly Link[] => {
  try {
    return JSON.parse(sessionStorage.getItem(LINKS + location.pathname) ?? '[]') as readonly Link[];
  } catch {
    return [];
  }
};

const invitation = ({ name, link }: Link): TemplateResult =>
  html`<section class="invitation">
    <p>${texts.scan(name)}</p>
    ${cameraCode(link, texts.codeOf(name))}
    <p><a href=${link}>${name}</a> ${copyButton(link, texts)}</p>
  </section>`;

/** Kept for the page: a word that changes while one looks at it would not be trusted. */
const suggestion = newKey();

/** The field for the own word while it is not locked, who is waited for, and the codes for those who are not here yet. */
export const wordsView = (
  players: readonly RollPlayer[],
  seat: Seat | null,
  { lock, refusal }: { readonly lock: (word: string) => unknown; readonly refusal: unknown },
): TemplateResult => {
  const own = seat === null ? undefined : players[seat.player];
  const missing = players.filter(({ lockedAt }) => lockedAt === null).map(({ name }) => name);
  const absent = linksHere().filter(({ player }) => players[player]?.lockedAt === null);
  return html`${own ? nothing : html`<p>${texts.watching}</p>`}
  ${
    own?.lockedAt === null
      ? html`<form class="stack card" @submit=${submitted(({ word = '' }) => lock(word), true)}>
          <label for="word">${texts.wordLabel}</label>
          <input
            id="word"
            name="word"
            required
            maxlength="200"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            aria-describedby="word-help"
            value=${suggestion}
          />
          <small id="word-help">${texts.wordHelp}</small>
          <button>${texts.lock}</button>
        </form>`
      : html`<p role="status">${texts.waitsFor(missing)}</p>`
  }
  ${refusal} ${absent.map(invitation)}`;
};

export const giveUpButton = (giveUp: () => unknown): TemplateResult =>
  html`<p>
    ${button(texts.abandon, () => {
      if (confirm(texts.abandonSure)) giveUp();
    })}
  </p>`;

/** Takes the part of the page that the server makes from the page as it is now. */
export const renewShown = async (): Promise<void> => {
  const response = await fetch(location.pathname, { cache: 'no-store' });
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const shown = page.querySelector('[data-shown]');
  if (shown) document.querySelector('[data-shown]')?.replaceWith(document.adoptNode(shown));
};

const EVERY_MS = 1_500;

/** Asks again and again while somebody looks, until there is nothing more to come. */
export const follow = (look: () => Promise<boolean>): void => {
  const again = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || (await look())) setTimeout(() => void again(), EVERY_MS);
  };
  void again();
};
