declare module 'dynalite' {
  import type { Server } from 'node:http';

  /** The part of dynalite's options that is used here; times in milliseconds. */
  interface DynaliteOptions {
    /** The folder of its LevelDB; in memory without one. */
    readonly path?: string;
    readonly createTableMs?: number;
    readonly deleteTableMs?: number;
    readonly updateTableMs?: number;
  }

  const dynalite: (options?: DynaliteOptions) => Server;
  export default dynalite;
}
