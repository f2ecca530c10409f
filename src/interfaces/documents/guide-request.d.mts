/** A request that an example makes; `options` are those of `fetch`. */
export interface ExampleRequest {
  readonly path: string;
  readonly options: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  };
}

export function requestIn(command: string): ExampleRequest | null;
