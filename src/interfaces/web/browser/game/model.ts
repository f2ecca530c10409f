import {
  type GameChange,
  type GameState,
  changeFaults,
  inverseOf,
  isAddition,
  isKnown,
  mergeChanges,
  nextChange,
  shownStep,
} from '../../../../domain/games/changes';
import { type Problem, ask, newKey } from '../requests/api';
import { createState, whileSeen } from '../page-parts/page';
import { createPoller } from '../requests/poller';
import { readStored, storeIfRoom } from '../requests/stored';
import { keepGame, sheetKey, tableOf, tokenOfGame } from './kept-games';
import type { Game as GameAnswer } from '../../../../app/kernel/generated/answers';
import { setupOf, stateOf } from '../../../../domain/games/from-answer';

/**
 * The sheet as this phone has it: what the service said last, and the own changes that it has not acknowledged. Both are kept in this
 * browser after each tap, so that a closed page or a lost connection loses nothing; changes go out in batches, less than one a second.
 */

/** A change without its origin. */
type Made = Parameters<typeof nextChange>[2];

interface Stored {
  readonly device: string;
  readonly answer: GameAnswer;
  readonly etag: string | null;
  /** Own changes that the service has not acknowledged, in order. */
  readonly waiting: readonly GameChange[];
  /** Own changes that can be taken back, the newest last. */
  readonly done: readonly GameChange[];
}

const MOST_UNDONE = 50;
const MOST_AT_ONCE = 200;
const EVERY_MS = 2_500;
/** Two phones of players who tap fast write less than twice a second. */
const SEND_MS = 1_200;
const LONGEST_WAIT_MS = 15_000;

interface Page {
  readonly id: string | null;
  readonly isOffline: boolean;
  /** Why there is nothing to see, in words. */
  readonly refusal: Problem | null;
  /** Why own changes were not counted. */
  readonly refused: readonly string[];
  /** The last change, for those who hear the page. */
  readonly said: string;
  readonly stored: Stored | null;
  /** The answer of the service with the own changes in it. */
  readonly state: GameState | null;
}

export const [page, setPage] = createState<Page>({
  id: null,
  isOffline: false,
  refusal: null,
  refused: [],
  said: '',
  stored: null,
  state: null,
});

const stateIn = ({ answer, waiting }: Stored): GameState => mergeChanges(stateOf(answer), waiting);

const shownOf = (stored: Stored | null) => ({ stored, state: stored && stateIn(stored) });

const read = (id: string): Stored | null => readStored(sheetKey(id));

const write = (next: Stored, more: Partial<Page> = {}): void => {
  storeIfRoom(sheetKey(next.answer.id), next);
  setPage({ ...shownOf(next), ...more });
};

/** The sheet as it is kept: another page of this browser may have changed it. */
const latest = (): Stored | null => (page.id === null ? null : (read(page.id) ?? page.stored));

export const game = (): { readonly answer: GameAnswer; readonly state: GameState } | null => {
  const { stored, state } = page;
  return stored && state && { answer: stored.answer, state };
};

export const token = (): string | null => (page.id === null ? null : tokenOfGame(page.id));
export const waitingCount = (): number => page.stored?.waiting.length ?? 0;
export const canUndo = (): boolean => (page.stored?.done.length ?? 0) > 0;

/** Takes an answer, and drops the own changes that it has. */
export const take = (answer: GameAnswer, etag: string | null = null): void => {
  const before = latest();
  const state = stateOf(answer);
  if (before !== null && Number(before.answer.version) > Number(answer.version)) return;
  write(
    {
      device: before?.device ?? newKey().slice(0, 13),
      answer,
      etag,
      waiting: (before?.waiting ?? []).filter((change) => !isKnown(state, change)),
      done: before?.done ?? [],
    },
    { refusal: null },
  );
  keepGame({ id: answer.id, name: answer.sides.map(({ name }) => name).join(' – ') });
};

/** The changes that stay where some were refused: those after a gap move up, since none of them has arrived. */
const closedUp = (waiting: readonly GameChange[], refused: ReadonlySet<number>): readonly GameChange[] => {
  let gap = 0;
  return waiting.flatMap((change, place) => {
    if (refused.has(place)) {
      gap += 1;
      return [];
    }
    return [{ ...change, sequence: change.sequence - gap }];
  });
};

/** Refused changes are named and no longer wait. */
const dropRefused = (sheet: Stored, { detail, errors = [] }: Problem): void => {
  const places = errors.flatMap(({ path }) => /changes\[(\d+)\]/.exec(path)?.[1] ?? []).map(Number);
  const refused = new Set(places.length > 0 ? places : sheet.waiting.keys());
  const reasons = errors.length > 0 ? errors.map(({ message }) => message) : [detail];
  write(
    { ...sheet, waiting: closedUp(sheet.waiting, refused), done: [] },
    { refused: [...new Set([...page.refused, ...reasons])] },
  );
};

export const gamePath = (below = ''): string => `/v1/games/${encodeURIComponent(page.id ?? '')}${below}`;

const sendOnce = async (): Promise<void> => {
  const sheet = latest();
  if (sheet === null || sheet.waiting.length === 0 || token() === null) return;
  const changes = sheet.waiting.slice(0, MOST_AT_ONCE);
  const asked = await ask<GameAnswer>({
    method: 'POST',
    path: gamePath('/changes'),
    body: { device: sheet.device, changes: changes.map(({ device: _, ...change }) => change) },
    token: token(),
    key: newKey(),
  });
  setPage({ isOffline: asked.kind === 'OFFLINE' });
  // The next look brings what would turn the game, which the answer to a change leaves out.
  if (asked.kind === 'OK') take(asked.value);
  const now = latest();
  if (asked.kind === 'REFUSED' && now !== null) dropRefused(now, asked.problem);
  sending.wait(asked.kind === 'OFFLINE' ? 'LONGER' : SEND_MS);
};

/** Only one page of this browser sends. */
const sending = createPoller(
  () => {
    void navigator.locks
      .request(sheetKey(page.id ?? ''), { ifAvailable: true }, async (lock) => {
        if (lock) await sendOnce();
      })
      .then(send);
  },
  { usualMs: SEND_MS, longestMs: LONGEST_WAIT_MS },
);

/** Sends what waits, less than once a second. */
export const send = (): void => {
  if (waitingCount() > 0) sending.start();
};

const made = (what: Made, said: string, { isUndo = false } = {}): void => {
  const sheet = latest();
  if (sheet === null || token() === null) return;
  const state = stateIn(sheet);
  const change = nextChange(state, sheet.device, what);
  const faults = changeFaults(setupOf(sheet.answer), state, [change]);
  if (faults.length > 0) return setPage({ said, refused: faults.map(({ message }) => message) });
  const done = isUndo ? sheet.done : [...sheet.done, change].slice(-MOST_UNDONE);
  write({ ...sheet, waiting: [...sheet.waiting, change], done }, { said });
  send();
};

/** Counts up or down what a counter shows. `said` says how it stands then. */
export const count = (counter: string, by: number, said: string): void => {
  const now = game();
  if (now !== null) made(shownStep(setupOf(now.answer), now.state, { counter, by }), said);
};

export const set = (register: string, value: string, said = ''): void => made({ register, value }, said);

/** Takes the newest own change back that still can be. */
export const undo = (say: (change: GameChange) => string): void => {
  const sheet = latest();
  const change = sheet?.done.at(-1);
  if (sheet === null || change === undefined) return;
  const state = stateIn(sheet);
  const inverse = inverseOf(state, change);
  write({ ...sheet, done: sheet.done.slice(0, -1) });
  if (inverse === null) return undo(say);
  made(
    isAddition(change) && 'counter' in inverse ? shownStep(setupOf(sheet.answer), state, inverse) : inverse,
    say(change),
    { isUndo: true },
  );
};

/** Asks how the game stands, unless own changes wait: their answer says it too. */
const look = async (): Promise<void> => {
  if (page.id === null || (waitingCount() > 0 && !page.isOffline)) return;
  const found = await ask<GameAnswer>({
    path: gamePath(),
    token: token(),
    ifNoneMatch: latest()?.etag ?? null,
  });
  const isMissing = found.kind === 'REFUSED' && found.problem.code === 'NOT_FOUND';
  const isNew = isMissing && tableOf(page.id) !== undefined && token() !== null;
  const asked = isNew ? await (await import('./at-table')).openTable(page.id) : found;
  if (asked.kind === 'OK') take(asked.value, asked.etag);
  setPage({
    isOffline: asked.kind === 'OFFLINE',
    ...(asked.kind === 'REFUSED' && { refusal: asked.problem }),
  });
};

/** Opens a game, as it was shown last if it was. */
export const openGame = (id: string): void => {
  keepGame({ id });
  setPage({ id, refusal: null, refused: [], said: '', ...shownOf(read(id)) });
  void look().then(send);
};

whileSeen(look, EVERY_MS);
addEventListener('online', () => {
  sending.wait();
  send();
});
addEventListener('storage', ({ key }) => {
  if (page.id !== null && key === sheetKey(page.id)) setPage(shownOf(read(page.id)));
});
