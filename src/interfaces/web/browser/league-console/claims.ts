import { type TemplateResult, html, nothing } from 'lit-html';
import type { LeaguePlayer } from '../../../../app/kernel/generated/answers';
import { button, reasonField } from '../page-parts/form';
import { details, optionsOf, rowForm } from '../page-parts/form-parts';
import { row, table } from '../page-parts/table';
import { playerName, redraw, refresh, send, state, tournamentPath } from './model';
import { type Seat, keyOfSeat, openSeats, readSeatsAgain, seats } from './seats';
import { leagueTexts } from './texts';

/** Which entrant of a tournament is which player: decided by the organiser, never by a name alone. */

const texts = leagueTexts.tournaments;
const NEW = '+';

/** The organiser's choices that are not saved yet, by seat. */
const choices = new Map<string, string>();

export const openClaims = (tournament: string | null): void => {
  choices.clear();
  openSeats(tournament);
};

/** Players who may still be chosen: not merged into another, not erased, and not in this tournament already. */
const free = (): readonly LeaguePlayer[] => {
  const taken = new Set(seats().flatMap(({ player }) => player ?? []));
  const merged = new Set(state.league?.merged.map(({ player }) => player));
  return state.players.filter(({ id, erased }) => !erased && !taken.has(id) && !merged.has(id));
};

/** One name that is the same is offered; whether it is the same person, the organiser decides. */
const suggestion = ({ name }: Seat, players: readonly LeaguePlayer[]): string => {
  const same = players.filter((player) => player.name === name);
  return same.length === 1 ? (same[0]?.id ?? '') : '';
};

const choiceOf = (seat: Seat, players: readonly LeaguePlayer[]): string =>
  choices.get(keyOfSeat(seat)) ?? suggestion(seat, players);

interface Wish {
  readonly entrant: string;
  readonly member: number;
  readonly player: string;
}

/** New players are added first: each needs its number. */
const wishOf = async (seat: Seat, choice: string): Promise<Wish | null> => {
  const { entrant, member, name } = seat;
  if (choice !== NEW) return { entrant, member, player: choice };
  const added = await send<LeaguePlayer>('/players', { body: { name } });
  if (added === null) return null;
  // A second try after a refusal must not add the player again.
  choices.set(keyOfSeat(seat), added.id);
  return { entrant, member, player: added.id };
};

const save = async (tournament: string): Promise<void> => {
  const players = free();
  const claims: Wish[] = [];
  for (const seat of seats()) {
    const choice = seat.player === null ? choiceOf(seat, players) : '';
    if (choice === '') continue;
    const wish = await wishOf(seat, choice);
    if (wish === null) return refresh();
    claims.push(wish);
  }
  const saved = await send(tournamentPath(tournament, '/claims'), { body: { claims } });
  if (saved !== null) choices.clear();
  await readSeatsAgain();
  await refresh();
};

const release = async (tournament: string, { entrant, member }: Seat, reason = ''): Promise<void> => {
  await send(tournamentPath(tournament, '/claims/release'), { body: { entrant, member, reason } });
  await readSeatsAgain();
  await refresh();
};

const decided = (tournament: string, seat: Seat): TemplateResult =>
  html`<bdi>${playerName(seat.player ?? '')}</bdi> <small>${seat.player}</small> ${details(
      texts.release,
      rowForm(
        ({ reason }) => release(tournament, seat, reason),
        html`${reasonField(leagueTexts.reason)}
          <button class="quiet" aria-label=${texts.releaseOf(seat.name)}>${texts.release}</button>`,
      ),
    )}`;

const undecided = (seat: Seat, players: readonly LeaguePlayer[]): TemplateResult => {
  const key = keyOfSeat(seat);
  const choose = ({ target }: Event): void => {
    choices.set(key, (target as HTMLSelectElement).value);
    redraw();
  };
  const options = [
    ['', texts.nobody],
    [NEW, texts.newPlayer(seat.name)],
    ...players.map(({ id, name }) => [id, texts.playerNumber(name ?? '', id)] as const),
  ] as const;
  const isSuggested = !choices.has(key) && suggestion(seat, players) !== '';
  return html`<select aria-label="${texts.player}: ${seat.name}" @change=${choose}>
      ${optionsOf(options, choiceOf(seat, players))}
    </select>
    ${isSuggested ? html`<small>${texts.sameName}</small>` : nothing}`;
};

/** The entrants of the tournament that is open, with the players that they are. */
export const claimsTable = (tournament: string): TemplateResult => {
  const players = free();
  const all = seats();
  const open = all.filter(({ player }) => player === null);
  const count = open.filter((seat) => choiceOf(seat, players) !== '').length;
  const allNew = (): void => {
    for (const seat of open) if (choiceOf(seat, players) === '') choices.set(keyOfSeat(seat), NEW);
    redraw();
  };
  return html`${table({
      className: 'claims',
      caption: texts.who,
      columns: [texts.entrant, texts.player],
      rows: all.map((seat) =>
        row(
          html`<bdi>${seat.name}</bdi>`,
          seat.player === null ? undecided(seat, players) : decided(tournament, seat),
        ),
      ),
    })}
    <p class="buttons">
      ${open.length > 0 ? button(texts.everybodyNew, allNew) : nothing}
      ${count > 0 ? html`<button type="button" @click=${() => save(tournament)}>${texts.saveClaims(count)}</button>` : nothing}
      ${button(texts.close, () => openClaims(null))}
    </p>`;
};
