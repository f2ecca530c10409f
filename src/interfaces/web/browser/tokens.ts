/** The tokens that this browser keeps, by tournament: they never leave it but in requests to this service. */

interface KeptEvent {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  /** Brings a lost organiser's token back; null where this browser never saw it. */
  readonly recoveryCode: string | null;
}

const KEY = 'muster.events';

const isKept = (value: unknown): value is KeptEvent =>
  typeof (value as KeptEvent | null)?.id === 'string' && typeof (value as KeptEvent).token === 'string';

export const keptEvents = (): readonly KeptEvent[] => {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isKept) : [];
  } catch {
    return [];
  }
};

const write = (events: readonly KeptEvent[]): void => {
  localStorage.setItem(KEY, JSON.stringify(events));
};

/** Keeps an event in the place of what was kept of it; a recovery code stays, because nobody can ask for it again. */
export const keepEvent = (event: KeptEvent): void => {
  const before = keptEvents();
  const known = before.find(({ id }) => id === event.id)?.recoveryCode ?? null;
  const others = before.filter(({ id }) => id !== event.id);
  write([{ ...event, recoveryCode: event.recoveryCode ?? known }, ...others]);
};

export const forgetEvent = (id: string): void => write(keptEvents().filter((event) => event.id !== id));

/** The name of an event opened by its token is known only once the event is read. */
export const rememberName = ({ id, name }: Pick<KeptEvent, 'id' | 'name'>): void => {
  const kept = keptEvents().find((event) => event.id === id);
  if (kept && kept.name !== name) keepEvent({ ...kept, name });
};

export const tokenFor = (id: string): string | null =>
  keptEvents().find((event) => event.id === id)?.token ?? null;

/** Id and token in a link that was handed out, `…#id.token`, or in what stands behind its `#`. */
export const linkIn = (text: string): readonly [id: string, token: string | undefined] => {
  const [id = '', token] = (text.split('#').at(-1) ?? '').split('.').map(decodeURIComponent);
  return [id, token];
};
