import { type TemplateResult, html, nothing } from 'lit-html';
import type { Game as Sheet, TournamentAwards } from '../../../../app/kernel/generated/answers';
import { ask } from '../requests/api';
import { type Fields, field, needsPoints, submitted } from '../page-parts/form';
import { details, requiredSelect } from '../page-parts/form-parts';
import { later } from '../page-parts/later';
import { playDetailsTexts as texts } from './details-texts';
import { playTexts } from './texts';
import { Resource } from '../requests/resource';
import { gameFields, gamesIn, keepEnded, matchAt, playedGames, readMatch } from '../reports/team-games';
import { teamGamesTexts } from '../reports/team-games-texts';
import { army } from './army';
import { type Game, tablePath } from '../reports/games';
import { favourite } from './favourite';
import { redraw } from '../page-parts/page';
import { gameHere, me, nameOf, onEvent, sendToEvent, state, token } from './model';
import { messages } from './messages';
import { opponents } from './opponents';
import { own } from './own';
import { ownLink, playLink } from '../page-parts/own-link';
import { ownLinkTexts } from '../page-parts/own-link-texts';
import { place, withdrawal } from './place';
import { theirArmy } from './their-army';
import { isDoubted, learnLimits } from './doubts';
import { howItEnded, sendChange } from './report';
import { sheetOfTeamGame } from './sheet';

/** The parts of the player's page that come after the first view: the games of a team match, votes, rank and army. */

export { problemSaid } from '../requests/requests';
export { isDoubted, learnLimits } from './doubts';
export { sheetBeside } from './sheet';
export { slipForm } from './slip';

/** Captains of teams pair their players on this page; nobody else needs it. */
const captain = later(() => import('./captain'), redraw);

/** Nothing is drawn below a captain's part until its height is known. */
const isPairingUnread = (game: Game): boolean =>
  state.event?.format === 'TEAMS' &&
  game.state === 'STARTED' &&
  game.result === null &&
  game.entrants.includes(me() ?? '') &&
  !state.isCut &&
  captain()?.isRead(game) !== true;

/** A report in words, with the points of the games: it may wait for the connection. */
const labelOf = (games: ReturnType<typeof gamesIn>): string =>
  [playTexts.report, games.map(({ victoryPoints }) => victoryPoints?.join('–') ?? '–').join(', ')]
    .filter((part) => part !== '')
    .join(': ');

/** The points of games that ended on their sheets stand in the form. */
const readSheets = async (path: string, { round, table }: Game): Promise<void> => {
  const sheets = await Promise.all(
    (matchAt(path)?.games ?? []).map((_, index) =>
      ask<Sheet>({
        path: `/v1/games/${[encodeURIComponent(state.id ?? ''), round, table, index + 1].join('-')}`,
        token: token(),
      }),
    ),
  );
  keepEnded(
    path,
    sheets.map((asked) => (asked.kind === 'OK' ? asked.value.endedWith : null)),
  );
  redraw();
};

/** The form of a team match: every game of it. Opening it reads who was paired. */
export const teamReportForm = (game: Game): TemplateResult => {
  const { path, token: secret } = onEvent(tablePath(game));
  const send = (fields: Fields): void => {
    const { kind = '' } = fields;
    const isPlayed = kind === '';
    const games = gamesIn(fields);
    const points = games.flatMap(({ victoryPoints = [] }) => victoryPoints.map(String));
    if (isPlayed && isDoubted(game, points)) return;
    const body = isPlayed ? { kind: 'PLAYED', games } : { kind: 'CONCESSION', concededBy: kind };
    sendChange(labelOf(isPlayed ? games : []), game, ['PUT', 'result', body]);
  };
  learnLimits(game);
  if (isPairingUnread(game)) return html`<section class="card captain loading"></section>`;
  return html`${captain()?.pairing(game)}
    <details
      class="match card"
      @toggle=${({ target }: Event) => {
        if ((target as HTMLDetailsElement).open)
          void readMatch(path, secret, redraw).then(() => readSheets(path, game));
      }}
    >
      <summary>
        ${teamGamesTexts.games}: ${game.result === null ? playTexts.report : playTexts.change}
      </summary>
      <form class="stack" @change=${needsPoints('')} @submit=${submitted(send, true)}>
        ${gameFields(path, game.result, sheetOfTeamGame(game))} ${howItEnded(game)}
        <button>${playTexts.send}</button>
      </form>
    </details>`;
};

const awards = new Resource<TournamentAwards>(() => ask(onEvent('/awards')), redraw);

const sent = new Set<string>();

const vote = (award: string, choice: string): void => {
  sent.add(award);
  sendToEvent(texts.voteFor(nameOf(choice)), ['PUT', `/entrants/${me()}/votes/${award}`, { choice }]);
};

/** Votes for the awards that players vote on, and the winners of awards. */
const votes = (): TemplateResult | typeof nothing => {
  const self = me();
  const { event } = state;
  const known = event === null ? null : awards.look(event.id, event.version);
  const isStarted = event?.roundsDrawn.some((round) => round.state !== 'DRAWN') ?? false;
  const shownAwards = (known?.awards ?? []).filter(
    ({ decidedBy, isGiven }) => isGiven || (decidedBy === 'VOTES' && isStarted),
  );
  if (self === null || event === null || shownAwards.length === 0) return nothing;
  const others = event.entrants.filter(({ id }) => id !== self).map(({ id, name }) => [id, name] as const);
  return html`<section aria-label=${texts.awards}>
    <h3>${texts.awards}</h3>
    ${shownAwards.map(({ id, name, isGiven, winners }) =>
      isGiven
        ? html`<p>
            <bdi>${name}</bdi>: <b><bdi>${winners.map(({ entrant }) => nameOf(entrant)).join(', ')}</bdi></b>
          </p>`
        : html`<form class="fields" @submit=${submitted(({ choice = '' }) => vote(id, choice), true)}>
            ${field(name, requiredSelect('choice', others))}
            <button class="quiet">${texts.vote}</button>
            <span role="status">${sent.has(id) ? texts.voteSent : ''}</span>
          </form>`,
    )}
  </section>`;
};

/** The sheet of the own table, while a game is played there. */
const gameSheet = (game: Game): TemplateResult | typeof nothing =>
  state.event?.format === 'TEAMS' || game.state !== 'STARTED'
    ? nothing
    : html`<p>
        <a class="button quiet" href="/game#${[state.id, game.round, game.table].join('-')}"
          >${texts.gameSheet}</a
        >
      </p>`;

const link = (): TemplateResult | typeof nothing => {
  const [id, secret] = [state.id, token()];
  return id === null || secret === null
    ? nothing
    : details(ownLinkTexts.title, ownLink(playLink(id, secret), state.event?.name ?? ''));
};

/** The games of a match that is reported: whoever confirms it looks at each of them. */
const matchGames = ({ entrants, result }: Game): TemplateResult | typeof nothing => {
  const known = state.event?.entrants ?? [];
  return result === null
    ? nothing
    : playedGames(
        entrants.map((id) => known.find((one) => one.id === id)),
        result,
      );
};

/** More about the own table, right below it. */
const besideTable = (game: Game): TemplateResult =>
  html`${matchGames(game)} ${theirArmy(game)} ${gameSheet(game)}`;

export const playDetails = (): TemplateResult | typeof nothing => {
  const game = state.round && gameHere(state.round);
  return game && isPairingUnread(game)
    ? nothing
    : html`${game ? besideTable(game) : nothing} ${place()} ${own()} ${opponents()} ${favourite()} ${votes()}
      ${army()} ${messages()} ${link()} ${withdrawal()}`;
};
