import { type TemplateResult, html, nothing } from 'lit-html';
import { type GameChange, isAddition } from '../../../domain/games/changes';
import { button } from './page-parts/form';
import { later } from './page-parts/later';
import { createState, redraw, refusedLine, startPage } from './page-parts/page';
import { linkIn } from './requests/tokens';
import { armyView } from './game/army';
import { keepGame, keptGames } from './game/kept-games';
import { canUndo, game, openGame, page, send, setPage, undo, waitingCount } from './game/model';
import { sheetButton, shown, turnLine } from './game/parts';
import { sheetTexts as texts } from './game/texts';

/** The sheet of a game on a player's phone, or for somebody who watches. */

const root = document.querySelector<HTMLElement>('#game');

const turn = later(() => import('./game/turn'), redraw);
const score = later(() => import('./game/score'), redraw);
const more = later(() => import('./game/more'), redraw);

const ownSide = (): 0 | 1 => (shown().answer.you === 1 ? 1 : 0);

/** An army by whose it is for a player, by its name for somebody who watches. */
const armyText = (side: 0 | 1, text: string): string => {
  const { you, sides } = shown().answer;
  return you === null ? (sides[side]?.name ?? '') : text;
};

/** The parts of the sheet: the text of the tab, and the view. */
const tabs = {
  own: [() => armyText(0, texts.mine), () => armyView(ownSide())],
  other: [() => armyText(1, texts.theirs), () => armyView(ownSide() === 0 ? 1 : 0)],
  turn: [() => texts.turnTab, () => turn()?.turnView()],
  score: [() => texts.scoreTab, () => score()?.scoreView()],
  more: [() => texts.moreTab, () => more()?.moreView()],
} as const;
type Tab = keyof typeof tabs;
const [view, setView] = createState({ tab: 'own' as Tab });

const choose = (tab: Tab): void => {
  setView({ tab });
  scrollTo(0, 0);
};

/** The subject of a change, in words. */
const sayChange = (change: GameChange): string => {
  const { answer } = shown();
  if (!isAddition(change)) return texts.undone(change.register);
  const [side, row, kind] = change.counter.split('.');
  const name = answer.sides[Number(side)]?.rows[Number(row)]?.name ?? texts.own;
  const what = (texts.counters as Readonly<Record<string, string>>)[kind ?? ''] ?? '';
  return texts.undone(`${what} ${name}`.trim());
};

const bar = (): TemplateResult =>
  html`<nav class="game-bar" aria-label=${texts.tabs}>
    ${(Object.keys(tabs) as readonly Tab[]).map(
      (one) =>
        html`<button
          type="button"
          class="quiet"
          aria-current=${one === view.tab ? 'true' : nothing}
          @click=${() => choose(one)}
        >
          ${tabs[one][0]()}
        </button>`,
    )}
    ${sheetButton('↶', () => undo(sayChange), { label: texts.undo, isOff: !canUndo() })}
  </nav>`;

const notices = (): TemplateResult => {
  const count = waitingCount();
  return html`<div class="in-sight">
    <div class="outbox" role="status">
      ${
        page.isOffline
          ? html`<p class="offline">${texts.offline}</p>
              ${count > 0 ? html`<p>${texts.waiting(count)}</p>` : nothing}`
          : nothing
      }
    </div>
    ${
      page.refused.length === 0
        ? nothing
        : html`<div class="refused" role="alert">
            <p>
              ${texts.refused} ${page.refused.join('. ')}
              ${button(texts.dismiss, () => setPage({ refused: [] }))}
            </p>
          </div>`
    }
  </div>`;
};

const refusal = (): string | null =>
  page.refusal && (texts.refusals[page.refusal.code] ?? page.refusal.detail);

const sheet = (): TemplateResult => {
  const { answer, isMine } = shown();
  return html`<p class="game-turn"><b>${turnLine()}</b></p>
    ${refusedLine(refusal())}
    ${answer.state === 'FINISHED' ? html`<p class="notice">${texts.finished}</p>` : isMine ? nothing : html`<p>${texts.watching}</p>`}
    <div class="game-part">${tabs[view.tab][1]()}</div>
    ${notices()}
    <p class="hidden" role="status">${page.said}</p>
    ${bar()}`;
};

/** Before a game is there: why, and the games that this phone knows. */
const entry = (): TemplateResult => {
  const known = keptGames().filter(({ name }) => name !== '');
  const why = refusal() ?? (page.isOffline ? texts.unread : null);
  return html`<h2>${texts.title}</h2>
    ${why === null ? html`<p>${page.id === null ? texts.noGame : nothing}</p>` : html`<p class="notice" role="alert">${why}</p>`}
    <p><a class="button" href="/games">${texts.start}</a></p>
    ${
      known.length === 0
        ? nothing
        : html`<h2>${texts.yourGames}</h2>
            <ul class="plain">
              ${known.map(
                ({ id, name }) =>
                  html`<li>
                    <a href="/game#${id}"><bdi>${name}</bdi></a>
                  </li>`,
              )}
            </ul>`
    }`;
};

/** `#id.token` of a side; `#id` for a game that this phone knows, for the table of an event whose token it keeps, or to watch. */
const open = (hash: string): void => {
  const [id, token] = linkIn(hash);
  if (!/^[\w-]{8,60}$/.test(id)) {
    if (id !== '') setPage({ refusal: { code: 'BAD_LINK', detail: texts.badLink, status: 0 } });
    return;
  }
  keepGame({ id, ...(token !== undefined && { token }) });
  history.replaceState(null, '', `#${id}`);
  openGame(id);
};

addEventListener('hashchange', () => open(location.hash));
open(location.hash);
startPage(root, () => (game() === null ? entry() : sheet()));
send();

/** Opens without a connection from now on: the page and all of its parts stay in this browser. */
const WHEN_IDLE_MS = 2_000;
const keepThis = async (): Promise<void> => {
  await Promise.all([import('./game/turn'), import('./game/score'), import('./game/more')]);
  await (await import('./requests/keep-page')).keepPage('/game');
};
if ('serviceWorker' in navigator) setTimeout(() => void keepThis().catch(() => undefined), WHEN_IDLE_MS);
