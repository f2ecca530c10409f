import { type TemplateResult, html, nothing } from 'lit-html';
import type { TournamentAwards } from '../../../../app/kernel/generated/answers';
import { ask } from '../api';
import { type Fields, field, needsPoints, submitted } from '../form';
import { requiredSelect } from '../form-parts';
import { change } from '../outbox';
import { playDetailsTexts as texts } from '../play-details-texts';
import { playTexts } from '../play-texts';
import { Resource } from '../requests';
import { gameFields, gamesIn, readMatch } from '../team-games';
import { teamGamesTexts } from '../team-games-texts';
import { army } from './army';
import { type Game, tablePath } from '../games';
import { gameHere, me, nameOf, onEvent, redraw, state } from './model';
import { messages } from './messages';
import { opponents } from './opponents';
import { own } from './own';
import { howItEnded, sendChange } from './report';
import { sheetOfTeamGame } from './sheet';
import { setTeamForm } from './table';

/** The parts of the player's page that come after the first view: the games of a team match, votes, rank and army. */

export { slipForm } from './slip';

/** The form of a team match: every game of it. Opening it reads who was paired. */
const teamReportForm = (game: Game): TemplateResult => {
  const { path, token } = onEvent(tablePath(game));
  const send = (fields: Fields): void => {
    const { kind = '' } = fields;
    const body =
      kind === '' ? { kind: 'PLAYED', games: gamesIn(fields) } : { kind: 'CONCESSION', concededBy: kind };
    sendChange(playTexts.report, game, ['PUT', 'result', body]);
  };
  return html`<details
    class="match card"
    @toggle=${({ target }: Event) => {
      if ((target as HTMLDetailsElement).open) void readMatch(path, token, redraw);
    }}
  >
    <summary>${teamGamesTexts.games}: ${game.result === null ? playTexts.report : playTexts.change}</summary>
    <form class="stack" @change=${needsPoints('')} @submit=${submitted(send, true)}>
      ${gameFields(path, game.result, sheetOfTeamGame(game))} ${howItEnded(game)}
      <button>${playTexts.send}</button>
    </form>
  </details>`;
};

setTeamForm(teamReportForm);

const awards = new Resource<TournamentAwards>(() => ask(onEvent('/awards')), redraw);

const sent = new Set<string>();

const vote = (award: string, choice: string): void => {
  if (state.id === null) return;
  sent.add(award);
  const label = texts.voteFor(nameOf(choice));
  const path = `/entrants/${me()}/votes/${award}`;
  change({ tournament: state.id, method: 'PUT', path, body: { choice }, ifMatch: null, label });
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
    ${shownAwards.map(({ award, name, isGiven, winners }) =>
      isGiven
        ? html`<p>
            <bdi>${name}</bdi>: <b><bdi>${winners.map(({ entrant }) => nameOf(entrant)).join(', ')}</bdi></b>
          </p>`
        : html`<form class="fields" @submit=${submitted(({ choice = '' }) => vote(award, choice), true)}>
            ${field(name, requiredSelect('choice', others))}
            <button class="quiet">${texts.vote}</button>
            <span role="status">${sent.has(award) ? texts.voteSent : ''}</span>
          </form>`,
    )}
  </section>`;
};

/** The sheet of the own table, while a game is played there. */
const gameSheet = (): TemplateResult | typeof nothing => {
  const game = state.round && gameHere(state.round);
  return game === null || game === undefined || state.event?.format === 'TEAMS' || game.state !== 'STARTED'
    ? nothing
    : html`<p>
        <a class="button quiet" href="/game#${[state.id, game.round, game.table].join('-')}"
          >${texts.gameSheet}</a
        >
      </p>`;
};

export const playDetails = (): TemplateResult =>
  html`${gameSheet()} ${own()} ${opponents()} ${votes()} ${army()} ${messages()}`;
