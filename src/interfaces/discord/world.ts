import type { Caller, StoredContext } from '../../app/kernel/store/context';
import type { Result } from '../../shared/result';
import type { Asker } from './interaction';

/** Why a file could not be fetched. */
export type FileFault = 'FOREIGN_HOST' | 'TOO_LARGE' | 'NOT_THERE';

/** The world around the commands. */
export interface World {
  /** The context of use-cases for this caller. */
  readonly context: (caller: Caller) => StoredContext;
  /** The service's address for the outside, for pictures; undefined where there is none. */
  readonly publicUrl: string | undefined;
  /** An attached file; only from where Discord keeps them, and no larger than this. */
  readonly download: (url: string, mostBytes: number) => Promise<Result<Buffer, FileFault>>;
}

/** One interaction as a row gets it. */
export interface Asked {
  /** Discord's id of the interaction: a repeated one has the same. */
  readonly id: string;
  readonly asker: Asker;
}

/** Nobody in particular asks, for what anybody may. */
export const nobody = (id: string): Caller => ({
  token: null,
  idempotencyKey: `discord-${id}`,
  ifMatch: null,
});
