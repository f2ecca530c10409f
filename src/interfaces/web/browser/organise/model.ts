import type {
  OwnRole,
  ReportedTable,
  Round,
  RoundPreview,
  Tournament,
  TournamentStandings,
} from '../../../../app/kernel/generated/answers';
import { type TemplateResult, nothing } from 'lit-html';
import { type Asked, ask } from '../requests/api';
import { type Waiting, change, waitingFor } from '../requests/outbox';
import { redraw } from '../page-parts/page';
import type { Recovery } from '../page-parts/recovery';
import { tokenFor } from '../requests/tokens';
import { organiseTexts } from './texts';

export const viewNames = ['ROUND', 'ENTRANTS', 'ARMIES', 'STANDINGS', 'EVENT', 'SETTINGS'] as const;
export type View = (typeof viewNames)[number];

interface ConsoleState {
  id: string | null;
  view: View;
  event: Tournament | null;
  round: Round | null;
  /** The round that is looked at; null for the last. */
  number: number | null;
  standings: TournamentStandings | null;
  preview: RoundPreview | null;
  /** The rights of the token of this browser; null until they are read, and without a connection. */
  own: Pick<OwnRole, 'role' | 'operations'> | null;
  /** Whether everything was read once: a page that is drawn in one go does not move. */
  isRead: boolean;
  /** A message that is shown once, such as a refusal. */
  notice: string | null;
  /** A link to hand out, shown once. */
  link: string | null;
  /** The button of the next step takes no second half of a double click. */
  isTooSoon: boolean;
  /** The recovery code of a new key, until it is kept. */
  recovery: Recovery | null;
}

/** A secret link is for the event that it was made in. */
const nothingRead = {
  event: null,
  round: null,
  number: null,
  standings: null,
  preview: null,
  own: null,
  isRead: false,
  notice: null,
  link: null,
};

export const state: ConsoleState = {
  ...nothingRead,
  id: null,
  view: 'ROUND',
  isTooSoon: false,
  recovery: null,
};

const forgetters: (() => void)[] = [];

/** Forgets what a view keeps of one event as soon as another is opened. */
export const whenOpened = (forget: () => void): void => {
  forgetters.push(forget);
};

/** Keeps something of a view for the event that is open, such as a typed line: it begins anew with another event. */
export const keptOfEvent = <Kept extends object>(begin: () => Kept): Kept => {
  const kept = begin();
  whenOpened(() => Object.assign(kept, begin()));
  return kept;
};

export { redraw };

export const update = (changes: Partial<ConsoleState>): void => {
  Object.assign(state, changes);
  redraw();
};

/** Opens an event, or the start of the console. */
export const openEvent = (id: string | null): void => {
  for (const forget of forgetters) forget();
  update({ ...nothingRead, id });
  if (id !== null) void refresh();
};

/** A request about the event that is open. */
export const onEvent = (path: string) => {
  const id = state.id ?? '';
  return { path: `/v1/tournaments/${encodeURIComponent(id)}${path}`, token: tokenFor(id) };
};

/** Asks about the event that is open; a refusal becomes the notice. */
export const askEvent = async <T>(path: string): Promise<Asked<T>> => {
  if (state.id === null) return { kind: 'SAME' };
  const asked = await ask<T>(onEvent(path));
  if (asked.kind === 'REFUSED')
    state.notice = asked.problem.code === 'FORBIDDEN' ? organiseTexts.forbidden : asked.problem.detail;
  return asked;
};

export const read = async <T>(path: string): Promise<T | null> => {
  const asked = await askEvent<T>(path);
  return asked.kind === 'OK' ? asked.value : null;
};

/** The number of the last round that is drawn, as far as it is known. */
export const lastRound = (): number | undefined => state.event?.roundsDrawn.at(-1)?.number;

/** Reads the event again, and what follows from it where it has changed. */
export const refresh = async (): Promise<void> => {
  const { id } = state;
  const event = await read<Tournament>('');
  // Another event may have been opened meanwhile.
  if (event === null || id !== state.id) return redraw();
  const last = event.roundsDrawn.at(-1)?.number;
  if (event.version !== state.event?.version) {
    // A new round is shown at once, whatever was looked at. A previewed one is drawn, or may be another draw by now.
    if (last !== lastRound()) state.number = state.preview = null;
    if (state.preview) await previewNext();
    const [round, standings] = await Promise.all([
      last === undefined ? null : read<Round>(`/rounds/${state.number ?? last}`),
      read<TournamentStandings>('/standings'),
      readOwn(),
    ]);
    if (id !== state.id) return;
    // All three are of one version, and shown together.
    Object.assign(state, { event, round, standings });
  }
  update({ event, isRead: true });
};

/** Without a token one may look, as everybody may. */
const NOBODY: ConsoleState['own'] = { role: 'PLAYER', operations: [] };

/** A role keeps its rights: they are read once. */
const readOwn = async (): Promise<void> => {
  if (state.own !== null) return;
  const asked = await ask<OwnRole>(onEvent('/own-role'));
  if (asked.kind !== 'OFFLINE') state.own = asked.kind === 'OK' ? asked.value : NOBODY;
};

/** Looks at a round, to see it or correct it. */
export const lookAt = async (number: number): Promise<void> => {
  state.number = number === lastRound() ? null : number;
  update({ round: (await read<Round>(`/rounds/${number}`)) ?? state.round });
};

export const previewNext = async (): Promise<void> => {
  const asked = await askEvent<RoundPreview>('/next-round');
  if (asked.kind !== 'SAME') state.preview = asked.kind === 'OK' ? asked.value : null;
  redraw();
};

/** Makes a change of the event that is open. */
export const sendChange = (
  label: string,
  path: string,
  {
    method = 'POST',
    body = {},
    ifMatch = null,
  }: { readonly method?: string; readonly body?: unknown; readonly ifMatch?: string | null } = {},
): void => {
  if (state.id === null) return;
  state.notice = null;
  change({ tournament: state.id, method, path, body, ifMatch, label });
};

/** Whether the role of this browser’s token may do it, whatever the state of the event. */
export const mayDo = (operation: string): boolean => state.own?.operations.includes(operation) ?? true;

/** Whether the event, as it stands, and the role allow it. */
export const isAllowed = (operation: string): boolean =>
  (state.event?.allowed.includes(operation) ?? false) && mayDo(operation);

/** A part of the page that is shown while the operation is allowed. */
export const ifAllowed = (operation: string, part: () => TemplateResult): TemplateResult | typeof nothing =>
  isAllowed(operation) ? part() : nothing;

export const nameOf = (entrant: string): string =>
  state.event?.entrants.find(({ id }) => id === entrant)?.name ?? entrant;

/** The changes of the event that wait to be sent or were refused. */
export const ownWaiting = (): readonly Waiting[] => waitingFor(state.id);

/** The last change at this address that waits to be sent; undefined where none does. */
export const pendingAt = (path: string) => ownWaiting().findLast((item) => item.path === path);

export const standsNow = (now: unknown): ReportedTable | null =>
  typeof (now as ReportedTable | null)?.version === 'string' ? (now as ReportedTable) : null;
