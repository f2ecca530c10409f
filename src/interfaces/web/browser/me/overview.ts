import { type TemplateResult, html, nothing } from 'lit-html';
import type {
  Person,
  PersonGame,
  PersonLeague,
  PersonTournament,
} from '../../../../app/kernel/generated/answers';
import { details, list } from '../page-parts/form-parts';
import { meTexts as texts } from './texts';
import { row, table } from '../page-parts/table';
import { tokenFor } from '../requests/tokens';

/** A person's games, played and coming. */

type Outcomes = Pick<Person, 'won' | 'drawn' | 'lost'>;

/** The games of two parts together. */
export const addedOutcomes = (first: Outcomes, other: Outcomes): Outcomes => ({
  won: first.won + other.won,
  drawn: first.drawn + other.drawn,
  lost: first.lost + other.lost,
});

export const isPlayersToken = (token: string | null): boolean => token?.startsWith('muster_player_') ?? false;

const isPlayerOf = (tournament: string): boolean => isPlayersToken(tokenFor(tournament));

const eventPath = (tournament: string): string => `/tournaments/${encodeURIComponent(tournament)}`;

const nextGame = ({ tournament, name, next }: PersonTournament): TemplateResult | typeof nothing =>
  next === null
    ? nothing
    : html`<a href="${eventPath(tournament)}/rounds/${next.round}/tables/${next.table}"
          ><b>${texts.nextGame(next.round, next.number)}</b></a
        >
        <bdi>${next.opponent === null ? texts.spare : texts.against(next.opponent.name)}</bdi>, ${name}`;

const record = (games: readonly PersonGame[]): string => {
  const met = games.filter(({ opponent }) => opponent !== null);
  const count = (wanted: PersonGame['result']): number =>
    met.filter(({ result }) => result === wanted).length;
  return texts.record(count('WON'), count('DRAWN'), count('LOST'));
};

export const gamesTable = (columns: readonly string[], rows: readonly TemplateResult[]): TemplateResult =>
  table({ className: 'games', columns, rows });

/** The player's page of an event of which this browser keeps the token. */
const ownPage = (tournament: string): TemplateResult | typeof nothing =>
  isPlayerOf(tournament)
    ? html`<a href="/play#${encodeURIComponent(tournament)}">${texts.play}</a>`
    : nothing;

const eventRow = ({ tournament, entrant, name, rank, tied, games }: PersonTournament): TemplateResult =>
  row(
    html`<a href="${eventPath(tournament)}/entrants/${entrant}">${name}</a> ${ownPage(tournament)}`,
    { number: texts.place(rank, tied) },
    record(games),
  );

const gameRow = ({ round, opponent, result, victoryPoints: [own, other] }: PersonGame): TemplateResult =>
  row(
    { number: round },
    html`<bdi>${opponent?.name ?? texts.nobody}</bdi>`,
    `${own}–${other} ${texts.results[result]}`,
  );

const games = ({ name, games: played }: PersonTournament): TemplateResult | typeof nothing =>
  played.length === 0
    ? nothing
    : details(`${name}: ${texts.games}`, gamesTable(texts.gameColumns, played.map(gameRow)));

const leagueRow = ({ league, name, page: { player, rank, tied, rating } }: PersonLeague): TemplateResult =>
  row(
    html`<a href="/leagues/${encodeURIComponent(league)}/players/${encodeURIComponent(player.id)}"
      >${name}</a
    >`,
    { number: texts.place(rank, tied) },
    { number: rating === null ? texts.nobody : Math.round(rating.rating) },
  );

/** A heading with its part; nothing without the part. */
const titled = (title: string, part: TemplateResult | false): TemplateResult | typeof nothing =>
  part === false
    ? nothing
    : html`<h2>${title}</h2>
        ${part}`;

/** Next games, events with their places, leagues with their ratings. */
export const overview = (own: Person): TemplateResult => {
  const { name, won, drawn, lost, tournaments, leagues } = own;
  const coming = tournaments.filter(({ next }) => next !== null);
  return html`<h2><bdi>${name}</bdi></h2>
    <p>${texts.eventColumns[2]}: <b>${texts.record(won, drawn, lost)}</b></p>
    ${titled(texts.next, coming.length > 0 && list(coming.map(nextGame), 'plain'))}
    ${tournaments.length + leagues.length === 0 ? html`<p>${texts.empty}</p>` : nothing}
    ${titled(texts.events, tournaments.length > 0 && gamesTable(texts.eventColumns, tournaments.map(eventRow)))}
    ${tournaments.map(games)}
    ${titled(texts.leagues, leagues.length > 0 && gamesTable(texts.leagueColumns, leagues.map(leagueRow)))}`;
};
