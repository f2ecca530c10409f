import { type TemplateResult, html, nothing } from 'lit-html';
import type {
  NextTeamPick,
  TeamMatch,
  TeamOfMatch,
  TeamPick,
  TeamPickSide,
} from '../../../../app/kernel/generated/answers';
import { button } from '../page-parts/form';
import { details, list } from '../page-parts/form-parts';
import { type Game, tablePath } from '../reports/games';
import { watchOutbox } from '../requests/outbox';
import { readStored, storeIfRoom } from '../requests/stored';
import { keepMatch, matchAt, readMatch } from '../reports/team-games';
import { captainTexts as texts } from './captain-texts';
import { redraw, whileSeen } from '../page-parts/page';
import { createHeld, gameHere, isOnItsWay, me, onEvent, sendToEvent, state, token } from './model';
import { players, tappedIn } from './taps';
import { type SealedChoice, choiceOf, fitsSeal, forgetChoice, sealChoice, sealedChoice } from './seals';

/** The pairing of a team match by its captains: line-up, sealed choices, showing. */

const EVERY_MS = 4_000;

/** A match as its captain sees it: the own side, the other, and what comes next. */
interface Mine {
  readonly game: Game;
  readonly match: TeamMatch;
  readonly at: 0 | 1;
  readonly own: TeamOfMatch;
  readonly other: TeamOfMatch;
}

const nameIn = ({ members, memberNumbers }: TeamOfMatch, number: number): string =>
  members[memberNumbers.indexOf(number)] ?? String(number);

const pathOf = (game: Game, path: string): string => `${tablePath(game)}/${path}`;

const send = (label: string, game: Game, [method, path, body]: readonly [string, string, object]): void =>
  sendToEvent(label, [method, pathOf(game, path), body]);

/** The players of the match, until the first choice is sealed; there is a choice only with substitutes. */
const lineup = ({ game, match, own }: Mine): TemplateResult | typeof nothing => {
  const size = own.lineup.length;
  const isBegun = match.picks.some(({ sides }) => sides.some(({ isSealed, isShown }) => isSealed || isShown));
  const names = own.lineup.map((number) => nameIn(own, number)).join(', ');
  if (isBegun || own.members.length <= size) return nothing;
  const key = `lineup ${match.round}/${match.table}`;
  const path = `lineups/${own.entrant}`;
  return details(
    `${texts.lineup}: ${names}`,
    html`<p>${texts.lineupHelp(size)}</p>
      ${players({
        key,
        label: texts.lineup,
        from: own.memberNumbers,
        most: size,
        nameOf: (number) => nameIn(own, number),
      })}
      <p class="buttons">
        <button
          ?disabled=${tappedIn(key).length < size || isOnItsWay(pathOf(game, path))}
          @click=${() => send(texts.saveLineup, game, ['PUT', path, { players: tappedIn(key) }])}
        >
          ${texts.saveLineup}
        </button>
      </p>`,
  );
};

const time = (at: string): string =>
  new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

/** How long there is time, and what either captain may do after. */
const due = (game: Game, { pick, dueAt }: NextTeamPick): TemplateResult | typeof nothing => {
  if (dueAt === null) return nothing;
  return Date.now() < Date.parse(dueAt)
    ? html`<p><small>${texts.due(time(dueAt))}</small></p>`
    : html`<p class="buttons">
        ${button(texts.settle, () => send(texts.settleOf(pick), game, ['POST', 'settle', { pick }]))}
      </p>`;
};

/** The players out of whom a side picks: the opponent's, where the own defender is challenged. */
const namesFor = ({ own, other }: Mine, { kind }: NextTeamPick) => {
  const team = kind === 'OPPONENT' ? other : own;
  return (number: number): string => nameIn(team, number);
};

const choosing = (mine: Mine, next: NextTeamPick, subject: string): TemplateResult => {
  const { game, at, own } = mine;
  const { pick, count } = next;
  const key = `${pick} ${subject}`;
  const seal = (): void => {
    const commitment = sealChoice(subject, tappedIn(key));
    send(texts.sealOf(pick), game, ['POST', 'seals', { entrant: own.entrant, pick, commitment }]);
  };
  return html`<p>${texts.kinds[next.kind]}</p>
    ${players({
      key,
      label: texts.step(pick),
      from: next.from[at] ?? [],
      most: count,
      nameOf: namesFor(mine, next),
    })}
    <p class="buttons">
      <button ?disabled=${tappedIn(key).length < count} @click=${seal}>${texts.seal}</button>
    </p>`;
};

const showing = ({ game, own }: Mine, { pick }: NextTeamPick, subject: string): TemplateResult => {
  const sealed = sealedChoice(subject);
  const body = { entrant: own.entrant, pick, players: sealed?.players, nonce: sealed?.nonce };
  return html`<p>${texts.bothSealed}</p>
    <p class="buttons">
      <button
        ?disabled=${isOnItsWay(pathOf(game, 'shown'))}
        @click=${() => send(texts.showOf(pick), game, ['POST', 'shown', body])}
      >
        ${texts.show}
      </button>
    </p>`;
};

/** The choice that is kept here, unless it is another than the team has sealed. */
const keptChoice = ({ subject, seal }: TeamPickSide): SealedChoice | null => {
  const kept = sealedChoice(subject);
  const isOther =
    kept !== null &&
    seal !== null &&
    !fitsSeal({ subject, seal, choice: choiceOf(kept.players), nonce: kept.nonce });
  return isOther ? null : kept;
};

/** The choice that is on, by how far the own side has come with it. */
const step = (mine: Mine, next: NextTeamPick): TemplateResult | typeof nothing => {
  const { game, match, at, other } = mine;
  const sides = match.picks[next.pick - 1]?.sides;
  const [side, theirs] = [sides?.[at], sides?.[1 - at]];
  if (!side || !theirs) return nothing;
  const sealed = keptChoice(side);
  const isSealing = isOnItsWay(pathOf(game, 'seals'));
  const names = sealed?.players.map(namesFor(mine, next)) ?? [];
  const isWaiting = !next.isSealed && (side.isSealed || isSealing);
  return html`<h3>${texts.step(next.pick)}</h3>
    ${theirs.isSealed && !next.isSealed ? html`<p>${texts.theySealed(other.name)}</p>` : nothing}
    ${side.isSealed && sealed === null && !side.isShown ? html`<p class="notice">${texts.elsewhere}</p>` : nothing}
    ${(isWaiting || next.isSealed) && sealed ? html`<p class="said">${texts.sealed(names)}</p>` : nothing}
    ${
      side.isShown
        ? html`<p>${texts.shown(other.name)}</p>`
        : next.isSealed
          ? sealed
            ? showing(mine, next, side.subject)
            : nothing
          : isWaiting
            ? html`<p>${isSealing ? texts.onItsWay : texts.waitForSeal(other.name)}</p>
                <p><small>${texts.kept}</small></p>`
            : choosing(mine, next, side.subject)
    }
    ${due(game, next)}`;
};

/** Whether the choices of a step fit their seals; worked out here, so that nobody needs to believe us. */
const verdictOn = ({ sides }: TeamPick): string | null => {
  if (sides.some(({ players }) => players === null)) return null;
  if (sides.some(({ isLate }) => isLate)) return texts.replaced;
  return sides.every(fitsSeal) ? texts.checked : texts.broken;
};

/** The players of a game, and the way to its sheet. */
const pairedGame = ({ game, at, own, other }: Mine, members: readonly number[], board: number) => {
  const words = texts.meet(nameIn(own, members[at] ?? 0), nameIn(other, members[1 - at] ?? 0));
  return html`${words}
    <a
      class="button quiet"
      href="/game#${[state.id, game.round, game.table, board].join('-')}"
      aria-label="${texts.sheet}: ${words}"
      >${texts.sheet}</a
    >`;
};

const paired = (mine: Mine): TemplateResult | typeof nothing => {
  const { match } = mine;
  const verdicts = [...new Set(match.picks.flatMap((pick) => verdictOn(pick) ?? []))];
  return match.games.length === 0
    ? nothing
    : html`<h3>${match.next === null ? texts.paired : texts.soFar}</h3>
        ${list(
          match.games.map(({ members }, index) => pairedGame(mine, members, index + 1)),
          'plain',
        )}
        ${verdicts.map((verdict) => html`<p><small>${verdict}</small></p>`)}`;
};

/** Forgets the choices that both have shown. */
const forgetShown = ({ picks }: TeamMatch, at: 0 | 1): void => {
  for (const { sides } of picks) {
    const side = sides[at];
    if (side && side.players !== null && sealedChoice(side.subject)) forgetChoice(side.subject);
  }
};

const pathOfTable = (game: Game): string => onEvent(tablePath(game)).path;
const read = (game: Game): Promise<void> => readMatch(pathOfTable(game), token(), redraw);

/** The side of the reader in a match that may still be paired; -1 for a helper, and once the match has a result. */
const ownSide = ({ entrants, result }: Game): number =>
  result === null && entrants.length === 2 ? entrants.indexOf(me() ?? '') : -1;

/** Reads the own match again and again while it is paired. */
const readOwn = (): void => {
  const game = state.round && gameHere(state.round);
  if (game?.state !== 'STARTED' || ownSide(game) < 0) return;
  if (matchAt(pathOfTable(game))?.next !== null) void read(game);
};

whileSeen(readOwn, EVERY_MS);
watchOutbox((done) => {
  if (done) readOwn();
});

/** The match that was read last stays, so that the page is there at once when it is loaded again, and without a connection. */
const STORED = 'muster.match';

const restore = (path: string): void => {
  const kept = readStored<readonly [string, TeamMatch]>(STORED);
  if (kept?.[0] === path) keepMatch(path, kept[1]);
};

const isStored = createHeld(false);
const store = (path: string, match: TeamMatch): void => {
  if (isStored.of(match.version)) return;
  isStored.hold(match.version, true);
  storeIfRoom(STORED, [path, match]);
};

const isAsked = createHeld(false);

/** The match of a game, read once for each version of the game and again while it is paired. */
const matchOf = (game: Game): TeamMatch | undefined => {
  const path = pathOfTable(game);
  if (!matchAt(path)) restore(path);
  const match = matchAt(path);
  if (match) store(path, match);
  const wanted = `${path} ${game.version}`;
  if (!isAsked.of(wanted)) {
    isAsked.hold(wanted, true);
    void read(game);
  }
  return match;
};

/** Whether the match is known. */
export const isRead = (game: Game): boolean => matchOf(game) !== undefined;

/** The captain's part of a table: nothing for a helper, or once the match has a result. */
export const pairing = (game: Game): TemplateResult | typeof nothing => {
  const side = ownSide(game);
  if (side < 0) return nothing;
  const at = side === 0 ? 0 : 1;
  const match = matchOf(game);
  const [own, other] = [match?.teams[at], match?.teams[1 - at]];
  if (!match || !own || !other)
    return html`<section class="card captain loading"><p>${texts.loading}</p></section>`;
  forgetShown(match, at);
  const mine = { game, match, at, own, other } as const;
  return html`<section class="card captain" aria-labelledby="pairing">
    <h2 id="pairing">${texts.title}</h2>
    ${match.next === null ? nothing : html`<p><small>${texts.lead}</small></p>`} ${lineup(mine)}
    ${match.next === null ? nothing : step(mine, match.next)} ${paired(mine)}
  </section>`;
};
