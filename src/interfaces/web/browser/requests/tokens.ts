import { readStored } from './stored';

/** The tokens that this browser keeps, by tournament or league: they never leave it but in requests to this service. */

/** A tournament, or a league under its own key of the storage. */
export interface KeptEvent {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  /** Brings a lost organiser's token back; null where this browser never saw it. */
  readonly recoveryCode: string | null;
}

const KEY = 'muster.events';
export const LEAGUES = 'muster.leagues';

const isKept = (value: unknown): value is KeptEvent =>
  typeof (value as KeptEvent | null)?.id === 'string' && typeof (value as KeptEvent).token === 'string';

export const keptEvents = (key = KEY): readonly KeptEvent[] => {
  const kept = readStored(key);
  return Array.isArray(kept) ? kept.filter(isKept) : [];
};

const write = (events: readonly KeptEvent[], key = KEY): void => {
  localStorage.setItem(key, JSON.stringify(events));
};

/** Keeps an event in the place of what was kept of it; a recovery code stays, because nobody can ask for it again. */
export const keepEvent = (event: KeptEvent, key?: string): void => {
  const before = keptEvents(key);
  const known = before.find(({ id }) => id === event.id)?.recoveryCode ?? null;
  const others = before.filter(({ id }) => id !== event.id);
  write([{ ...event, recoveryCode: event.recoveryCode ?? known }, ...others], key);
};

export const forgetEvent = (id: string, key?: string): void =>
  write(
    keptEvents(key).filter((event) => event.id !== id),
    key,
  );

/** The name of an event opened by its token is known only once the event is read. */
export const rememberName = ({ id, name }: Pick<KeptEvent, 'id' | 'name'>, key?: string): void => {
  const kept = keptEvents(key).find((event) => event.id === id);
  if (kept && kept.name !== name) keepEvent({ ...kept, name }, key);
};

export const tokenFor = (id: string): string | null =>
  keptEvents().find((event) => event.id === id)?.token ?? null;

/** Id and token in a link that was handed out, `…#id.token`, or in what stands behind its `#`. */
export const linkIn = (text: string): readonly [id: string, token: string | undefined] => {
  const [id = '', token] = (text.split('#').at(-1) ?? '').split('.').map(decodeURIComponent);
  return [id, token];
};
