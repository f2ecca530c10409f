import type { Sent } from '../sending/channel';

/** An email to one player. */
export interface Mail {
  /** The same in each attempt, so that a mail program can tell a repetition. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Plain text with line feeds. */
  readonly text: string;
  /** The address that ends the messages with one POST request, and with one click in a browser. */
  readonly unsubscribe: string;
  readonly atMs: number;
}

/** Sends emails; a service without one sends none. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<Sent>;
}
