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
