/** How far the bot of this service is set up, as `/discord/status` tells the page. It tells no secret. */

/** The application as Discord knows it; read with the bot's token. */
interface KnownApplication {
  readonly id: string;
  readonly name: string;
  readonly publicKey: string;
  /** The address that Discord sends commands to; null while none is set. */
  readonly endpoint: string | null;
  /** How many commands are registered everywhere, or in the server that the service was told of; null where Discord did not say. */
  readonly commands: number | null;
}

/** The application as Discord itself tells it: nothing without a token, `REFUSED` for a wrong one. */
export type AskedApplication = KnownApplication | 'REFUSED' | 'UNREACHABLE' | null;

export interface SetupStatus {
  /** The application's public key, which Discord itself publishes; null where none is set, or it is no key. */
  readonly publicKey: string | null;
  readonly publicKeyState: 'SET' | 'MISSING' | 'MALFORMED';
  /** The address that Discord fetches pictures from; null where none is set. */
  readonly publicUrl: string | null;
  /** ELSEWHERE: a deployed bot never holds it. */
  readonly botToken: 'SET' | 'MISSING' | 'ELSEWHERE';
  /** How many commands there are to be registered. */
  readonly commands: number;
  /** When this process last got a request that Discord had signed, ISO 8601; null for not yet. */
  readonly lastSignedAt: string | null;
  readonly application: AskedApplication;
}
