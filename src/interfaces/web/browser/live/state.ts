import { liveTexts } from './texts';

/** Says on the page how current it is: no more than what is known. */

/** After so long without an answer the page is no longer called live. */
const LIVE_MS = 15_000;
const OFFLINE_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
/** An answer older than this may be behind the facts. */
const STALE_SECONDS = 100;
const EVERY_MS = 1_000;

/** When what is shown was last known to be current. */
let knownAtMs = Date.now();

const currency = (): { readonly state: 'live' | 'old' | 'offline'; readonly text: string } => {
  const age = Date.now() - knownAtMs;
  if (age < LIVE_MS) return { state: 'live', text: liveTexts.live };
  if (!navigator.onLine || age > OFFLINE_MS) {
    const time = new Date(knownAtMs).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
    return { state: 'offline', text: liveTexts.offline(time) };
  }
  return { state: 'old', text: liveTexts.old(Math.max(1, Math.round(age / MINUTE_MS))) };
};

const made = (): HTMLElement => {
  const line = document.createElement('p');
  line.id = 'live-state';
  line.setAttribute('role', 'status');
  document.body.append(line);
  return line;
};

const show = (): void => {
  const line = document.querySelector<HTMLElement>('#live-state') ?? made();
  const { state, text } = currency();
  if (line.textContent === text) return;
  line.dataset['state'] = state;
  line.textContent = text;
};

/** Records that the page was current `ageSeconds` ago, as the service says. */
export const wasCurrent = (ageSeconds: number): void => {
  knownAtMs = Date.now() - (ageSeconds < STALE_SECONDS ? 0 : ageSeconds * 1000);
  show();
};

export const startLiveState = (): void => {
  show();
  setInterval(show, EVERY_MS);
  addEventListener('offline', show);
};
