import { readStored } from '../requests/stored';
import { tokenFor } from '../requests/tokens';

/** The games whose sheets this browser keeps, with what opens them again. */

export interface KeptGame {
  readonly id: string;
  /** The token of a side of a casual game; null for somebody who watches, and at a table of an event. */
  readonly token: string | null;
  /** The link of the opponent, on the phone that made it. */
  readonly invitation: string | null;
  readonly name: string;
}

const KEY = 'muster.games';
/** Older sheets are forgotten: the service forgets them too. */
const MOST_KEPT = 20;

const isKept = (value: unknown): value is KeptGame => typeof (value as KeptGame | null)?.id === 'string';

export const keptGames = (): readonly KeptGame[] => {
  const kept = readStored(KEY);
  return Array.isArray(kept) ? kept.filter(isKept) : [];
};

/** The place of the sheet itself in this browser. */
export const sheetKey = (id: string): string => `muster.game.${id}`;

const unknown = { token: null, invitation: null, name: '' };

/** Keeps a game before all others; what is not said of it stays as it was. */
export const keepGame = (game: Partial<KeptGame> & { readonly id: string }): void => {
  const all = keptGames();
  const others = all.filter(({ id }) => id !== game.id);
  for (const { id } of others.slice(MOST_KEPT - 1)) localStorage.removeItem(sheetKey(id));
  const kept = { ...unknown, ...all.find(({ id }) => id === game.id), ...game };
  localStorage.setItem(KEY, JSON.stringify([kept, ...others.slice(0, MOST_KEPT - 1)]));
};

/** The event, round and table of a table's sheet, whose id says them, and the game of a team match; undefined for a casual game. */
export const tableOf = (id: string) => {
  const [, tournament, round, table, board] = /^([^-]+)-(\d+)-(\d+)(?:-(\d))?$/.exec(id) ?? [];
  return tournament === undefined ? undefined : { tournament, round, table, board };
};

/** The token of one's side: the game's own, or that of its event. */
export const tokenOfGame = (id: string): string | null => {
  const table = tableOf(id);
  return table ? tokenFor(table.tournament) : (keptGames().find((game) => game.id === id)?.token ?? null);
};
