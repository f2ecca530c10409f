import type { RoundPreview } from '../../../../app/tournaments/rounds/round-preview';
import type { StandingsView } from '../../../../app/tournaments/views/standings-answer';
import { ask } from '../api';
import { change, waiting } from '../outbox';
import { tokenFor } from '../tokens';
import type { ReportedTable, Round, Tournament } from '../../../../app/kernel/generated/answers';

/** What the console knows, and how it asks for more. */

export const views = ['ROUND', 'ENTRANTS', 'ARMIES', 'STANDINGS', 'EVENT', 'SETTINGS'] as const;
export type View = (typeof views)[number];

export interface Shown {
  id: string | null;
  view: View;
  event: Tournament | null;
  round: Round | null;
  /** The round that is looked at; null for the last. */
  number: number | null;
  standings: StandingsView | null;
  preview: RoundPreview | null;
  /** What to say once, such as a refusal or a token. */
  notice: string | null;
  /** A link to hand out, shown once. */
  link: string | null;
}

export const shown: Shown = {
  id: null,
  view: 'ROUND',
  event: null,
  round: null,
  number: null,
  standings: null,
  preview: null,
  notice: null,
  link: null,
};

let draw = (): void => undefined;
export const onChange = (redraw: () => void): void => {
  draw = redraw;
};
export const redraw = (): void => draw();

export const home = (id: string): string => `/v1/tournaments/${encodeURIComponent(id)}`;

export const read = async <T>(path: string): Promise<T | null> => {
  if (shown.id === null) return null;
  const asked = await ask<T>({ path: `${home(shown.id)}${path}`, token: tokenFor(shown.id) });
  if (asked.kind === 'REFUSED') shown.notice = asked.problem.detail;
  return asked.kind === 'OK' ? asked.value : null;
};

/** The last round that is known: a new one is shown at once, whatever was looked at. */
let drawn: number | undefined;

/** Reads the event again, and what follows from it where it has changed. */
export const refresh = async (): Promise<void> => {
  const event = await read<Tournament>('');
  if (event === null) return redraw();
  const isNew = event.version !== shown.event?.version;
  shown.event = event;
  const last = event.roundsDrawn.at(-1)?.number;
  if (isNew) {
    shown.preview = null;
    if (last !== drawn) shown.number = null;
    drawn = last;
    shown.round = last === undefined ? null : await read<Round>(`/rounds/${shown.number ?? last}`);
    shown.standings = await read<StandingsView>('/standings');
  }
  redraw();
};

/** Looks at a round, to see it or correct it. */
export const lookAt = async (number: number): Promise<void> => {
  shown.number = number === drawn ? null : number;
  shown.round = (await read<Round>(`/rounds/${number}`)) ?? shown.round;
  redraw();
};

export const previewNext = async (): Promise<void> => {
  shown.preview = await read<RoundPreview>('/next-round');
  redraw();
};

/** Makes a change of the event that is open. */
export const act = (
  label: string,
  [method, path]: readonly [string, string],
  { body, ifMatch = null }: { readonly body?: unknown; readonly ifMatch?: string | null } = {},
): void => {
  if (shown.id === null) return;
  shown.notice = null;
  change({ tournament: shown.id, method, path, body: body ?? {}, ifMatch, label });
};

/** Whether the state of the event allows the operation. */
export const may = (operation: string): boolean =>
  (shown.event?.allowed as readonly string[] | undefined)?.includes(operation) ?? false;

export const nameOf = (entrant: string): string =>
  shown.event?.entrants.find(({ id }) => id === entrant)?.name ?? entrant;

/** The result of a table that waits to be sent; undefined where none does. */
export const pendingAt = (path: string) =>
  waiting().findLast((item) => item.tournament === shown.id && item.path === path);

/** Whether a decision about an army list waits to be sent. */
export const pendingDecision = (): boolean =>
  waiting().some((item) => item.tournament === shown.id && item.path.endsWith('/army/override'));

export const standsNow = (now: unknown): ReportedTable | null =>
  typeof (now as ReportedTable | null)?.version === 'string' ? (now as ReportedTable) : null;
