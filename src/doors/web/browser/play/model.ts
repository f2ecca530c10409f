import type { EntrantArmy } from '../../../../app/tournaments/entrant-army';
import type { RoundView, TournamentView } from '../../../../app/tournaments/views';
import { ask } from '../api';
import { playWords as words } from '../play-words';
import { keepEvent, keptEvents, tokenFor } from '../tokens';

/** What the player's page knows, and how it asks for more. */

export interface Shown {
  id: string | null;
  event: TournamentView | null;
  round: RoundView | null;
  army: EntrantArmy | null;
}

export const root = document.getElementById('play');

/** At a table's own address: that table. */
export const fixed = root?.dataset ?? {};

export const shown: Shown = { id: null, event: null, round: null, army: null };

let draw = (): void => undefined;
export const onChange = (redraw: () => void): void => {
  draw = redraw;
};
export const redraw = (): void => draw();

export const home = (): string => `/v1/tournaments/${encodeURIComponent(shown.id ?? '')}`;
export const token = (): string | null => (shown.id === null ? null : tokenFor(shown.id));

/** A player's token says which entrant it is for; another duty's does not. */
export const me = (): string | null => /^muster_player_(e\d+)_/.exec(token() ?? '')?.[1] ?? null;

export const nameOf = (entrant: string | undefined): string =>
  entrant === undefined
    ? words.spare
    : (shown.event?.entrants.find(({ id }) => id === entrant)?.name ?? entrant);

const read = async <T>(path: string): Promise<T | null> => {
  const asked = await ask<T>({ path: `${home()}${path}`, token: token() });
  return asked.kind === 'OK' ? asked.value : null;
};

export const refresh = async (): Promise<void> => {
  if (shown.id === null) return redraw();
  const event = await read<TournamentView>('');
  if (event && event.version !== shown.event?.version) {
    const isFirst = shown.event === null;
    shown.event = event;
    const kept = keptEvents().find(({ id }) => id === event.id);
    if (kept && kept.name !== event.name) keepEvent({ ...kept, name: event.name });
    const number = fixed['round'] ?? event.roundsDrawn.at(-1)?.number;
    shown.round = number === undefined ? null : await read<RoundView>(`/rounds/${number}`);
    const own = me();
    if (isFirst && own !== null && fixed['table'] === undefined)
      shown.army = await read<EntrantArmy>(`/entrants/${own}/army`);
  }
  redraw();
};
