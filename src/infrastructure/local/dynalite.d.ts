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

  interface Store {
    readonly lifecycleManager: {
      readonly gracefulClose: (done: (error: unknown) => void) => void;
      readonly forceClose: (done: (error: unknown) => void) => void;
    };
  }

  const db: { readonly create: (options: StoreOptions) => Store };
  export default db;
}

declare module 'dynalite/validations/index.js' {
  const validations: {
    readonly checkTypes: (data: unknown, types: unknown) => unknown;
    readonly checkValidations: (
      ...given: [data: unknown, types: unknown, custom: unknown, store: unknown]
    ) => void;
  };
  export default validations;
}

declare module 'dynalite/validations/*' {
  const validation: { readonly types: unknown; readonly custom: unknown };
  export default validation;
}

declare module 'dynalite/actions/*' {
  const action: (store: unknown, data: unknown, done: (error: unknown, answer: unknown) => void) => void;
  export default action;
}
