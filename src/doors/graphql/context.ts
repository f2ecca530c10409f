import type { RulesContext } from '../../app/ports';

/** What the fields of one request may use. */
export interface GraphqlContext extends RulesContext {
  readonly requestId: string;
  /** Tells the log what broke; the caller learns the request's id alone. */
  readonly reportCrash: (crash: unknown) => void;
}
