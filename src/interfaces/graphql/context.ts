import type { StoredContext } from '../../app/kernel/store/context';

/** Facts of one request for the log; the caller learns the request's id alone. */
export interface RequestObserver {
  readonly crashed: (crash: unknown) => void;
  /** `fields` are those asked of the schema itself; `outcome` is the code of the first error, or OK. */
  readonly answered: (fields: readonly string[], outcome: string) => void;
}

/** The fields, by the names that they have in the answer, that repeat the answer to an earlier request with the same key. */
export interface Replays {
  readonly add: (field: string) => void;
  readonly all: () => readonly string[];
}

/** Dependencies of the fields of one request. The store behind it is loaded by the first field that needs it. */
export interface GraphqlContext extends StoredContext {
  readonly requestId: string;
  readonly observer: RequestObserver;
  readonly replays: Replays;
}
