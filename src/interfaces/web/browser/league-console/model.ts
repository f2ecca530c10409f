import type { League, LeaguePlayer, PointsRule } from '../../../../app/kernel/generated/answers';
import { type Asked, type Request, ask } from '../requests/api';
import { readPages } from '../page-parts/console-parts';
import { redraw } from '../page-parts/page';
import type { Recovery } from '../page-parts/recovery';
import { createSender, faultSaid, refusalOf } from '../requests/requests';
import { type KeptEvent, LEAGUES, keepEvent, keptEvents, rememberName } from '../requests/tokens';
import { leagueTexts as texts } from './texts';

export const viewNames = ['TOURNAMENTS', 'PLAYERS', 'SEASONS', 'MEMBERS', 'SETTINGS'] as const;
export type View = (typeof viewNames)[number];

/** The league with its key, where this browser holds it. */
export const keptLeague = (id: string | null): KeptEvent | undefined =>
  keptEvents(LEAGUES).find((one) => one.id === id);
export const keepLeague = (league: KeptEvent): void => keepEvent(league, LEAGUES);

/** A decision that a link asks of the organiser. */
interface Offer {
  readonly kind: 'TOURNAMENT' | 'LEAGUE';
  readonly id: string;
  readonly name: string;
}

interface ConsoleState {
  id: string | null;
  view: View;
  league: League | null;
  players: readonly LeaguePlayer[];
  /** A player's key, out of the link that the organiser handed out. */
  player: { readonly number: string; readonly token: string } | null;
  offer: Offer | null;
  /** The way of counting that the form of the rule shows; null for the league's own. */
  scoring: PointsRule['scoring'] | null;
  /** The form that was saved last. */
  saved: 'SETTINGS' | 'CLAIM' | null;
  /** The recovery code of a new key, until it is kept. */
  recovery: Recovery | null;
  notice: string | null;
  /** A link to hand out, with what to say about it. */
  link: { readonly note: string; readonly address: string } | null;
}

export const nothingRead = {
  league: null,
  players: [],
  player: null,
  offer: null,
  link: null,
  notice: null,
  scoring: null,
  saved: null,
};
export const state: ConsoleState = { ...nothingRead, id: null, view: 'TOURNAMENTS', recovery: null };

export { redraw };
export const update = (changes: Partial<ConsoleState>): void => {
  Object.assign(state, changes);
  redraw();
};

/** The address of a league, of the open one if none is named, and of what is below it. */
export const pathOf = (path: string, league = state.id ?? ''): string =>
  `/v1/leagues/${encodeURIComponent(league)}${path}`;
export const keyOf = (id: string | null): string | null => keptLeague(id)?.token ?? null;
/** Below the address of the league: a tournament that joined it, or what is asked about one. */
export const tournamentPath = (tournament: string, rest = ''): string =>
  `/tournaments/${encodeURIComponent(tournament)}${rest}`;
/** The address of the console for a league, with what a link adds. */
export const linkTo = (rest: string, league = state.id ?? ''): string =>
  `${location.origin}/leagues/manage#${encodeURIComponent(league)}${rest}`;
export const handOut = (note: string, rest: string, league?: string): void =>
  update({ link: { note, address: linkTo(rest, league) } });

const fieldNames: Readonly<Record<string, string>> = texts.fields;
const nameOfField = (path: string): string | undefined =>
  fieldNames[
    path
      .replaceAll(/\[\d+\]/g, '')
      .split('.')
      .at(-1) ?? ''
  ];

/** Why it was refused, with every fault in the words of the form. */
export const reasonOf = (asked: Asked<unknown>): string | null => {
  const faults = asked.kind === 'REFUSED' ? (asked.problem.errors ?? []) : [];
  return faults.length > 0
    ? faults
        .map((fault) => `${nameOfField(fault.path)?.concat(': ', fault.message) ?? faultSaid(fault)}.`)
        .join(' ')
    : refusalOf(asked, texts.offline);
};

/** Reads an answer; a refusal becomes the notice. */
const read = async <T>(path: string, token: string | null = keyOf(state.id)): Promise<T | null> => {
  const asked = await ask<T>({ path, token });
  if (asked.kind === 'OK') return asked.value;
  state.notice = reasonOf(asked);
  return null;
};

/** Reads a list page by page. */
export const readAll = <T>(path: string, token?: string): Promise<readonly T[]> =>
  readPages((query) => read(path + query, token));

export const refresh = async (): Promise<void> => {
  const { id } = state;
  if (id === null) return;
  const league = await read<League>(pathOf(''));
  const players = await readAll<LeaguePlayer>(pathOf('/players'));
  if (id !== state.id) return;
  if (league) rememberName(league, LEAGUES);
  update({ league: league ?? state.league, players });
};

/** The answer; null, and a notice, where it was refused. */
export const sendTo = async <T>(
  request: Omit<Request, 'key'>,
  sender = createSender(),
): Promise<T | null> => {
  const asked = await sender<T>(request);
  state.notice = reasonOf(asked);
  if (asked.kind === 'OK') return asked.value;
  redraw();
  return null;
};

/** A change of the league that is open. */
export const send = <T>(
  path: string,
  { token = keyOf(state.id), ...request }: Omit<Request, 'path' | 'key'> = {},
): Promise<T | null> => sendTo<T>({ body: {}, ...request, token, path: pathOf(path) });

/** The same, and what follows from it is read anew. */
export const change = async <T>(
  path: string,
  request: Omit<Request, 'path' | 'key'> = {},
): Promise<T | null> => {
  const answer = await send<T>(path, request);
  if (answer !== null) await refresh();
  return answer;
};

export const playerName = (id: string): string => {
  const player = state.players.find((one) => one.id === id);
  return player?.name ?? texts.players.unnamed;
};
