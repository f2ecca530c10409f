import type {
  EntrantArmy,
  Round,
  Tournament,
  TournamentStandings,
} from '../../../../app/kernel/generated/answers';
import { type Asked, ask } from '../requests/api';
import { type Game, gamesOf } from '../reports/games';
import { type Waiting, change, waitingFor } from '../requests/outbox';
import { createState, redraw } from '../page-parts/page';
import { playTexts as texts } from './texts';
import { readStored, storeIfRoom } from '../requests/stored';
import { forgetEvent, rememberName, tokenFor } from '../requests/tokens';

interface Seen {
  readonly event: Tournament | null;
  readonly round: Round | null;
  /** Every round that is drawn, for the player's own games. */
  readonly rounds: readonly Round[];
  readonly standings: TournamentStandings | null;
  /** The army lists that were handed in: in a team event one of each player. */
  readonly armies: readonly EntrantArmy[];
}

interface PlayState extends Seen {
  readonly id: string | null;
  /** When what is shown was saved, in milliseconds; null where it is as it stands. */
  readonly savedAt: number | null;
  /** Whether the last question was not answered. */
  readonly isCut: boolean;
  readonly isRevoked: boolean;
  /** The event, and the version of it, to which the rest belongs. */
  readonly version: string | null;
}

export const root = document.getElementById('play');

/** At a table's own address: that table. */
export const fixed = root?.dataset ?? {};

const nothingSeen: Seen = { event: null, round: null, rounds: [], standings: null, armies: [] };

export const [state, setState] = createState<PlayState>({
  ...nothingSeen,
  id: null,
  savedAt: null,
  isCut: false,
  isRevoked: false,
  version: null,
});

export const token = (): string | null => (state.id === null ? null : tokenFor(state.id));

/** A request about the event that is open. */
export const onEvent = (path: string) => ({
  path: `/v1/tournaments/${encodeURIComponent(state.id ?? '')}${path}`,
  token: token(),
});

/** Sends a change below the address of the event, even if the connection comes back later. */
export const sendToEvent = (
  label: string,
  [method, path, body]: readonly [method: string, path: string, body: object],
  ifMatch: Waiting['ifMatch'] = null,
): void => {
  if (state.id !== null) change({ tournament: state.id, method, path, body, ifMatch, label });
};

/** Whether a change of this path has not been answered yet. */
export const isOnItsWay = (path: string): boolean =>
  waitingFor(state.id).some((item) => item.problem === null && item.path === path);

/** A player's token says which entrant it is for; another duty's does not. */
export const me = (): string | null => /^muster_player_(e\d+)_/.exec(token() ?? '')?.[1] ?? null;

export const nameOf = (entrant: string | undefined): string =>
  entrant === undefined
    ? texts.spare
    : (state.event?.entrants.find(({ id }) => id === entrant)?.name ?? entrant);

interface TeamPlayer {
  readonly number: number;
  readonly name: string;
}

const playersIn = ({ entrants, teams }: Tournament, team: string | null): readonly TeamPlayer[] => {
  const { members = [], memberNumbers = [] } = entrants.find(({ id }) => id === team) ?? {};
  return teams === null
    ? []
    : members.map((name, index) => ({ number: memberNumbers[index] ?? index + 1, name }));
};

/** The players of the own team; none where it is no team event. */
export const playersOfTeam = (): readonly TeamPlayer[] =>
  state.event === null ? [] : playersIn(state.event, me());

const asked = <T>(path: string): Promise<Asked<T>> => ask<T>(onEvent(path));

const read = async <T>(path: string): Promise<T | null> => {
  const answer = await asked<T>(path);
  return answer.kind === 'OK' ? answer.value : null;
};

const isRefusedToken = (answer: Asked<unknown>): boolean =>
  answer.kind === 'REFUSED' && ['FORBIDDEN', 'UNAUTHENTICATED'].includes(answer.problem.code);

/** A copy of the data shown last opens the page without a connection. It is deleted once the link is revoked. */
const snapshotKey = (id: string): string => `muster.play.${id}`;

const saveSnapshot = (id: string, { event, round, rounds, standings, armies }: Seen): void =>
  storeIfRoom(snapshotKey(id), { event, round, rounds, standings, armies, savedAt: Date.now() });

const readSnapshot = (id: string): (Seen & { readonly savedAt: number }) | null =>
  readStored(snapshotKey(id));

/** The link no longer holds: what it showed is forgotten, and so is the link. */
const revoke = (): void => {
  if (state.id !== null) {
    localStorage.removeItem(snapshotKey(state.id));
    forgetEvent(state.id);
  }
  setState({ ...nothingSeen, isRevoked: true });
};

/** Begins with another event: as it was shown last, if it was. */
export const openEvent = (id: string): void => {
  setState({ ...nothingSeen, savedAt: null, ...readSnapshot(id), id, isRevoked: false });
};

const readRounds = async (event: Tournament): Promise<readonly Round[]> => {
  const rounds = await Promise.all(event.roundsDrawn.map(({ number }) => read<Round>(`/rounds/${number}`)));
  return rounds.flatMap((round) => round ?? []);
};

/** The page of a player: all of its rounds, its rank, its army. Null where the link no longer holds. */
const readOwn = async (own: string, event: Tournament): Promise<Seen | null> => {
  const slots = event.armies?.slots.map(({ id }) => `?slot=${id}`) ?? [''];
  const queries =
    event.teams === null ? slots : playersIn(event, own).map(({ number }) => `?member=${number}`);
  const answers = await Promise.all(
    queries.map((query) => asked<EntrantArmy>(`/entrants/${own}/army${query}`)),
  );
  if (answers.some(isRefusedToken)) return null;
  const isCut = answers.some(({ kind }) => kind === 'OFFLINE');
  const armies = answers.flatMap((answer) => (answer.kind === 'OK' ? [answer.value] : []));
  const standings = await read<TournamentStandings>('/standings');
  const rounds = await readRounds(event);
  const round = rounds.at(-1) ?? null;
  return { event, round, rounds, standings, armies: isCut ? state.armies : armies };
};

/** At a table's own address, and for whoever is no player: one round. */
const readTable = async (event: Tournament): Promise<Seen> => {
  const number = fixed['round'] ?? event.roundsDrawn.at(-1)?.number;
  const round = number === undefined ? null : await read<Round>(`/rounds/${number}`);
  return { ...nothingSeen, event, round };
};

/** The entrant whose own page this is. */
const ownEntrant = (): string | null => (fixed['table'] === undefined ? me() : null);

const readSeen = (event: Tournament): Promise<Seen | null> => {
  const own = ownEntrant();
  rememberName(event);
  return own === null ? readTable(event) : readOwn(own, event);
};

export const refresh = async (): Promise<void> => {
  if (state.id === null || state.isRevoked) return redraw();
  const { id } = state;
  const answer = await asked<Tournament>('');
  if (isRefusedToken(answer)) return revoke();
  if (answer.kind === 'OFFLINE')
    return setState({ isCut: true, savedAt: state.savedAt ?? readSnapshot(id)?.savedAt ?? null });
  if (answer.kind !== 'OK') return setState({ isCut: false });
  const version = `${id} ${answer.value.version}`;
  const isNew = version !== state.version || state.savedAt !== null;
  const seen = isNew ? await readSeen(answer.value) : state;
  if (seen === null) return revoke();
  setState({ ...seen, version, isCut: false, savedAt: null });
  if (ownEntrant() !== null) saveSnapshot(id, seen);
};

export const gameOf = (round: Round, entrant: string): Game | undefined =>
  gamesOf(round).find(({ entrants }) => entrants.includes(entrant));

/** The game that the page is about: that of the address, or one's own. */
export const gameHere = (round: Round): Game | undefined => {
  if (fixed['table'] !== undefined)
    return gamesOf(round).find(({ table }) => String(table) === fixed['table']);
  const own = me();
  return own === null ? undefined : gameOf(round, own);
};

/** The sides, the reader's own first; undefined for the Spare Player. */
export const sidesOf = ({ entrants }: Game): readonly [string | undefined, string | undefined] => {
  const [first, second] = entrants;
  return second !== undefined && second === me() ? [second, first] : [first, second];
};

/** A value that belongs to one thing, named by its key; every other thing has `none`. */
export const createHeld = <T>(none: T) => {
  let [heldFor, held] = ['', none];
  return {
    of: (key: string): T => (key === heldFor ? held : none),
    hold: (key: string, value: T): void => {
      [heldFor, held] = [key, value];
    },
  };
};
