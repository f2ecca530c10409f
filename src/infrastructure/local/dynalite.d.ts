/** The parts of dynalite that are used here: its database and its operations, without its server. */

declare module 'dynalite/db/index.js' {
  /** Times in milliseconds. */
  interface StoreOptions {
    /** The folder of its LevelDB; in memory without one. */
    readonly path?: string;
    readonly createTableMs?: number;
    readonly deleteTableMs?: number;
    readonly updateTableMs?: number;
  }

  /** Its own code calls `getTable` of this very object. */
  export interface Store {
    getTable: (name: string, ...more: unknown[]) => void;
    readonly getItemDb: (name: string) => {
      readonly lock: (
        keys: readonly string[],
        locked: (releaser: (done: () => void) => () => void) => void,
      ) => void;
    };
    /** LevelDB, whose keys begin with the name of a table or index. */
    readonly db: {
      readonly getSync: (key: string) => unknown;
      readonly iterator: (range: { readonly gte: string; readonly lte: string }) => {
        readonly nextv: (most: number) => Promise<readonly (readonly [key: string, value: object])[]>;
        readonly close: () => Promise<void>;
      };
      readonly batch: (
        puts: readonly { readonly type: string; readonly key: string; readonly value: object }[],
      ) => Promise<void>;
    };
    readonly lifecycleManager: {
      readonly gracefulClose: (done: (error: unknown) => void) => void;
      readonly forceClose: (done: (error: unknown) => void) => void;
    };
  }

  export interface Table {
    readonly GlobalSecondaryIndexes: unknown;
  }

  const db: {
    readonly create: (options: StoreOptions) => Store;
    readonly createKey: (item: object, table: Table) => string;
    /** The lines of indexes that an item makes where nothing was. */
    readonly getIndexActions: (...given: [indexes: unknown, before: null, item: object, table: Table]) => {
      readonly puts: readonly { readonly index: string; readonly key: string; readonly item: object }[];
    };
  };
  export default db;
}

declare module 'dynalite/validations/index.js' {
  /** A put, or another operation with a condition; checking it adds the condition as it is parsed. */
  export interface Checked {
    readonly ConditionExpression?: string;
    readonly ExpressionAttributeNames?: unknown;
    readonly ExpressionAttributeValues?: unknown;
    _condition?: unknown;
  }
  /** The fault, if there is one. */
  export type Check = (data: Checked, store: unknown) => string | undefined;

  const validations: {
    readonly checkTypes: (data: unknown, types: unknown) => unknown;
    readonly checkValidations: (
      ...given: [data: unknown, types: unknown, custom: unknown, store: unknown]
    ) => void;
  };
  export default validations;
}

declare module 'dynalite/validations/*' {
  import type { Check } from 'dynalite/validations/index.js';
  const validation: { readonly types: unknown; readonly custom: Check };
  export default validation;
}

declare module 'dynalite/actions/*' {
  const action: (store: unknown, data: unknown, done: (error: unknown, answer: unknown) => void) => void;
  export default action;
}
