import type { StoredContext } from '../../app/kernel/store/context';
import type { AnyUseCase } from '../../app/kernel/use-case';

/** An operation as an MCP tool, without its schema: what is needed to call it. */
export interface Tool {
  /** It stores something: only a request with a token may see or call it. */
  readonly isChange?: true;
  /** It needs an Idempotency-Key, as the argument `idempotencyKey`. */
  readonly needsKey?: true;
  /** It takes the version last seen, as the argument `ifMatch`. */
  readonly takesVersion?: true;
  /** The type of its answer, where that holds things with global ids. */
  readonly answers?: string;
  readonly load: () => Promise<AnyUseCase<StoredContext>>;
}

/** A tool as `tools/list` describes it. */
export interface ToolFacts {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly type: 'object'; readonly [keyword: string]: unknown };
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: false;
  };
}
