import type { Asked, Request } from '../requests/api';
import { redraw } from './page';
import { createSender, refusalOf } from '../requests/requests';

/** Requests of one part of a page, and why the last one was refused. The page is drawn anew after each. */
export class Requester {
  refusal: string | null = null;
  readonly #send = createSender();

  constructor(private readonly offline: string) {}

  async send<T>(request: Omit<Request, 'key'>): Promise<T | null> {
    return this.answered(await this.#send<T>(request));
  }

  /** The answer; null where there is none. */
  answered<T>(asked: Asked<T>): T | null {
    this.refuse(refusalOf(asked, this.offline));
    return asked.kind === 'OK' ? asked.value : null;
  }

  /** Says why nothing is sent. */
  refuse(refusal: string | null): void {
    this.refusal = refusal;
    redraw();
  }
}
