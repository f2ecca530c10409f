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
import { type Asked, type Problem, ask, newKey } from '../api';
import { readStored, storeIfRoom } from '../stored';
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

export const page = {
  id: null as string | null,
  isOffline: false,
  /** Why there is nothing to see, in words. */
  refusal: null as Problem | null,
  /** Why own changes were not counted. */
  refused: [] as readonly string[],
  /** The last change, for those who hear the page. */
  said: '',
};

let draw = (): void => undefined;
export const onDraw = (redraw: () => void): void => {
  draw = redraw;
};
export const redraw = (): void => draw();

let stored: Stored | null = null;

const read = (id: string): Stored | null => readStored(sheetKey(id));

const write = (next: Stored): void => {
  stored = next;
  merged = null;
  storeIfRoom(sheetKey(next.answer.id), next);
};

/** The sheet as it is kept: another page of this browser may have changed it. */
const latest = (): Stored | null => (page.id === null ? null : (read(page.id) ?? stored));

let merged: GameState | null = null;

/** The answer of the service with the own changes in it. */
export const game = (): { readonly answer: GameAnswer; readonly state: GameState } | null => {
  if (stored === null) return null;
  merged ??= mergeChanges(stateOf(stored.answer), stored.waiting);
  return { answer: stored.answer, state: merged };
};

export const token = (): string | null => (page.id === null ? null : tokenOfGame(page.id));
export const waitingCount = (): number => stored?.waiting.length ?? 0;
export const canUndo = (): boolean => (stored?.done.length ?? 0) > 0;

/** Takes an answer, and drops the own changes that it has. */
export const take = (answer: GameAnswer, etag: string | null = null): void => {
  const before = latest();
  const state = stateOf(answer);
  if (before !== null && Number(before.answer.version) > Number(answer.version)) return;
  write({
    device: before?.device ?? newKey().slice(0, 13),
    answer,
    etag,
    waiting: (before?.waiting ?? []).filter((change) => !isKnown(state, change)),
    done: before?.done ?? [],
  });
  page.refusal = null;
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
  page.refused = [...new Set([...page.refused, ...reasons])];
  write({ ...sheet, waiting: closedUp(sheet.waiting, refused), done: [] });
};

export const gamePath = (below = ''): string => `/v1/games/${encodeURIComponent(page.id ?? '')}${below}`;

let timer: ReturnType<typeof setTimeout> | undefined;
let sentAt = 0;
let wait = SEND_MS;

const sendOnce = async (): Promise<void> => {
  const sheet = latest();
  if (sheet === null || sheet.waiting.length === 0 || token() === null) return;
  sentAt = Date.now();
  const changes = sheet.waiting.slice(0, MOST_AT_ONCE);
  const asked = await ask<GameAnswer>({
    method: 'POST',
    path: gamePath('/changes'),
    body: { device: sheet.device, changes: changes.map(({ device: _, ...change }) => change) },
    token: token(),
    key: newKey(),
  });
  page.isOffline = asked.kind === 'OFFLINE';
  // The next look brings what would turn the game, which the answer to a change leaves out.
  if (asked.kind === 'OK') take(asked.value);
  const now = latest();
  if (asked.kind === 'REFUSED' && now !== null) dropRefused(now, asked.problem);
  wait = asked.kind === 'OFFLINE' ? Math.min(wait * 2, LONGEST_WAIT_MS) : SEND_MS;
};

/** Sends what waits, less than once a second; only one page of this browser does. */
export const send = (): void => {
  clearTimeout(timer);
  if (waitingCount() === 0) return;
  timer = setTimeout(
    () => {
      void navigator.locks
        .request(sheetKey(page.id ?? ''), { ifAvailable: true }, async (lock) => {
          if (lock) await sendOnce();
        })
        .then(() => {
          redraw();
          send();
        });
    },
    Math.max(0, sentAt + wait - Date.now()),
  );
};

const made = (what: Made, { isUndo = false } = {}): void => {
  const sheet = latest();
  if (sheet === null || token() === null) return;
  const state = mergeChanges(stateOf(sheet.answer), sheet.waiting);
  const change = nextChange(state, sheet.device, what);
  const faults = changeFaults(setupOf(sheet.answer), state, [change]);
  if (faults.length > 0) {
    page.refused = faults.map(({ message }) => message);
    return redraw();
  }
  const done = isUndo ? sheet.done : [...sheet.done, change].slice(-MOST_UNDONE);
  write({ ...sheet, waiting: [...sheet.waiting, change], done });
  redraw();
  send();
};

/** Counts up or down what a counter shows. `said` says how it stands then. */
export const count = (counter: string, by: number, said: string): void => {
  const now = game();
  if (now === null) return;
  page.said = said;
  made(shownStep(setupOf(now.answer), now.state, { counter, by }));
};

export const set = (register: string, value: string, said = ''): void => {
  page.said = said;
  made({ register, value });
};

/** Takes the newest own change back that still can be. */
export const undo = (say: (change: GameChange) => string): void => {
  const sheet = latest();
  const change = sheet?.done.at(-1);
  if (sheet === null || change === undefined) return;
  const state = mergeChanges(stateOf(sheet.answer), sheet.waiting);
  const inverse = inverseOf(state, change);
  write({ ...sheet, done: sheet.done.slice(0, -1) });
  if (inverse === null) return undo(say);
  page.said = say(change);
  made(
    isAddition(change) && 'counter' in inverse ? shownStep(setupOf(sheet.answer), state, inverse) : inverse,
    {
      isUndo: true,
    },
  );
};

const isMissing = (asked: Asked<GameAnswer>): boolean =>
  asked.kind === 'REFUSED' && asked.problem.code === 'NOT_FOUND';

/** Asks how the game stands, unless own changes wait: their answer says it too. */
const look = async (): Promise<void> => {
  if (page.id === null || (waitingCount() > 0 && !page.isOffline)) return;
  const found = await ask<GameAnswer>({
    path: gamePath(),
    token: token(),
    ifNoneMatch: latest()?.etag ?? null,
  });
  const isNew = isMissing(found) && tableOf(page.id) !== undefined && token() !== null;
  const asked = isNew ? await (await import('./at-table')).openTable(page.id) : found;
  page.isOffline = asked.kind === 'OFFLINE';
  if (asked.kind === 'OK') take(asked.value, asked.etag);
  if (asked.kind === 'REFUSED') page.refusal = asked.problem;
  redraw();
};

/** Opens a game, as it was shown last if it was. */
export const openGame = (id: string): void => {
  page.id = id;
  Object.assign(page, { refusal: null, refused: [], said: '' });
  stored = read(id);
  merged = null;
  keepGame({ id });
  redraw();
  void look().then(send);
};

setInterval(() => {
  if (document.visibilityState === 'visible') void look();
}, EVERY_MS);
addEventListener('online', () => {
  wait = SEND_MS;
  send();
});
addEventListener('storage', ({ key }) => {
  if (page.id === null || key !== sheetKey(page.id)) return;
  stored = read(page.id);
  merged = null;
  redraw();
});
