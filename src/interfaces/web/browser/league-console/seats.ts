import type { LeagueEntrant } from '../../../../app/kernel/generated/answers';
import { Resource, answered } from '../requests/resource';
import { pathOf, readAll, redraw, tournamentPath } from './model';

/** The seats of a tournament: everybody who played there, with the player of the league that it is. */

export interface Seat {
  readonly entrant: string;
  readonly member: number;
  readonly name: string;
  /** Null for who plays alone. */
  readonly team: string | null;
  readonly player: string | null;
}

export const keyOfSeat = ({ entrant, member }: Pick<Seat, 'entrant' | 'member'>): string =>
  `${entrant}/${member}`;

const seatsOf = ({ entrant, name, members, memberNumbers, players }: LeagueEntrant): readonly Seat[] =>
  players.map((player, index) => ({
    entrant,
    member: players.length === 1 ? 1 : (memberNumbers[index] ?? index + 1),
    name: players.length === 1 ? name : (members[index] ?? name),
    team: players.length === 1 ? null : name,
    player: player?.id ?? null,
  }));

const opened = new Resource<readonly LeagueEntrant[]>(
  async (path) => answered(await readAll<LeagueEntrant>(path)),
  redraw,
);

const pathTo = (tournament: string): string => pathOf(tournamentPath(tournament));

/** True while the seats of this tournament are shown. */
export const isOpen = (tournament: string): boolean => opened.owner === pathTo(tournament);

/** Reads the seats of a tournament; closes them where none is named. */
export const openSeats = (tournament: string | null): void => {
  if (tournament) opened.look(pathTo(tournament));
  else opened.close();
  redraw();
};

export const readSeatsAgain = (): Promise<void> => opened.reload();

/** The seats of the tournament that is open, as far as they are read. */
export const seats = (): readonly Seat[] => (opened.value ?? []).flatMap(seatsOf);
