import type { RulesContext } from '../../app/ports';

/** What the log wants to hear of one request; the caller learns the request's id alone. */
export interface RequestObserver {
  readonly crashed: (crash: unknown) => void;
  /** `outcome` is the code of the first error, or OK. */
  readonly answered: (operationName: string | null, outcome: string) => void;
}

/** What the fields of one request may use. */
export interface GraphqlContext extends RulesContext {
  readonly requestId: string;
  readonly observer: RequestObserver;
}
