import { type Asked, type Fault, type Problem, type Request, ask, newKey } from './api';

/** Requests of pages drawn in the browser: answers to show, and forms to send. */

export const faultsIn = (asked: Asked<unknown>): readonly Fault[] =>
  asked.kind === 'REFUSED' ? (asked.problem.errors ?? []) : [];

/** A fault by the label of its field on the page and the number of the line. Without such a field the path shows only inside a document. */
export const faultSaid = ({ path, message }: Fault): string => {
  const [, name = '', line] = /(\w+)(?:\[(\d+)])?$/.exec(path) ?? [];
  const label = document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.labels?.[0];
  const text = (label?.querySelector('span') ?? label)?.textContent.trim();
  const place = text ? `${text}${line ? ` ${Number(line) + 1}` : ''}` : path.includes('.') && path;
  return place ? `${place}: ${message}` : message;
};

/** Why a request was refused, without the names that fields have in requests. */
export const problemSaid = ({ detail, errors = [] }: Pick<Problem, 'detail' | 'errors'>): string =>
  errors.length > 0 ? errors.map(faultSaid).join('. ') : detail;

/** Why there is no answer; null where there is one. */
export const refusalOf = (asked: Asked<unknown>, offline: string): string | null =>
  asked.kind === 'REFUSED' ? problemSaid(asked.problem) : asked.kind === 'OFFLINE' ? offline : null;

/**
 * Sends the requests of a form, each under one Idempotency-Key until the service has answered: a second try after a lost answer is the
 * same request.
 */
export const createSender = () => {
  let key = newKey();
  return async <T>(request: Omit<Request, 'key'>): Promise<Asked<T>> => {
    const asked = await ask<T>({ method: 'POST', ...request, key });
    if (asked.kind !== 'OFFLINE') key = newKey();
    return asked;
  };
};

/** A form and its last answer: faults, a refusal without any, or that it was saved. */
export class SentForm {
  faults: readonly Fault[] = [];
  message: string | null = null;
  isSaved = false;
  readonly #send = createSender();

  constructor(private readonly reasonOf: (asked: Asked<unknown>) => string | null) {}

  /** Forgets the last answer. */
  clear(): void {
    this.faults = [];
    this.message = null;
    this.isSaved = false;
  }

  /** The answer; null where it was refused. */
  async send<T>(request: Omit<Request, 'key'>): Promise<T | null> {
    const asked = await this.#send<T>(request);
    this.faults = faultsIn(asked);
    this.message = this.faults.length > 0 ? null : this.reasonOf(asked);
    this.isSaved = asked.kind === 'OK';
    return asked.kind === 'OK' ? asked.value : null;
  }
}

/** The rest after something was lost: not every drawing of the page asks again. */
const RESTS_MS = 1_500;

/** An answer that a view shows, read once for each version of what it belongs to. */
export class Resource<T> {
  value: T | null = null;
  #owner = '';
  #version: string | null = null;
  #lostAtMs = 0;

  constructor(
    private readonly read: () => Promise<Asked<T>>,
    private readonly redraw: () => void,
  ) {}

  /** The answer for this owner as far as it is known. Without a connection a look asks again after a moment. */
  look(owner: string, version = ''): T | null {
    if (owner !== this.#owner) this.value = null;
    const isLost = this.#version === null && Date.now() < this.#lostAtMs + RESTS_MS;
    if (owner !== this.#owner || (version !== this.#version && !isLost)) {
      [this.#owner, this.#version] = [owner, version];
      void this.reload();
    }
    return this.value;
  }

  /** Reads again; an answer that comes after another was asked for is dropped. */
  async reload(): Promise<void> {
    const [owner, version] = [this.#owner, this.#version];
    const asked = await this.read();
    if (owner !== this.#owner || version !== this.#version) return;
    if (asked.kind === 'OFFLINE') {
      // Nothing is drawn now: that would be the next look.
      [this.#version, this.#lostAtMs] = [null, Date.now()];
      return;
    }
    if (asked.kind === 'OK') this.value = asked.value;
    this.redraw();
  }
}
