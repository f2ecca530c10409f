import type { Asked } from './api';

/** Answers that views show, read again when they change. */

/** An answer that was put together from several. */
export const answered = <T>(value: T): Asked<T> => ({ kind: 'OK', value, etag: null });

/** The rest after something was lost: not every drawing of the page asks again. */
const RESTS_MS = 1_500;

/** An answer that a view shows, read once for each version of what it belongs to, and again after a while where it goes stale. */
export class Resource<T> {
  value: T | null = null;
  /** The event, address or other thing that the answer belongs to; empty before the first look. */
  owner = '';
  #version: string | null = null;
  #readAtMs = 0;

  constructor(
    private readonly read: (owner: string) => Promise<Asked<T>>,
    private readonly redraw: () => void,
    private readonly staleAfterMs = Infinity,
  ) {}

  /** The answer for this owner as far as it is known. Without a connection a look asks again after a moment. */
  look(owner: string, version = ''): T | null {
    const isOther = owner !== this.owner;
    if (isOther) this.value = null;
    if (isOther || Date.now() >= this.#readAtMs + this.#restMs(version)) {
      [this.owner, this.#version] = [owner, version];
      void this.reload();
    }
    return this.value;
  }

  /** Forgets the answer: the next look reads again. */
  close(): void {
    [this.owner, this.value] = ['', null];
  }

  /** The milliseconds for which the last reading is good. */
  #restMs(version: string): number {
    if (this.#version === null) return RESTS_MS;
    return version === this.#version ? this.staleAfterMs : 0;
  }

  /** Reads again; an answer that comes after another was asked for is dropped. */
  async reload(): Promise<void> {
    const [owner, version] = [this.owner, this.#version];
    this.#readAtMs = Date.now();
    const asked = await this.read(owner);
    if (owner !== this.owner || version !== this.#version) return;
    if (asked.kind === 'OFFLINE') {
      // Nothing is drawn now: that would be the next look.
      [this.#version, this.#readAtMs] = [null, Date.now()];
      return;
    }
    if (asked.kind === 'OK') this.value = asked.value;
    this.redraw();
  }
}
