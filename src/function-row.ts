import type { FunctionName } from './interfaces/http/route';
import type { WokenBy } from './infrastructure/aws/table-stream';

/** The rights of a function on the table. `READ_AND_LEAGUES` and its like: read all, and write to those partitions. */
type TableRights =
  'NONE' | 'READ' | 'READ_AND_LEAGUES' | 'READ_AND_READERS' | 'READ_AND_STATISTICS' | 'WRITE';

/** The rights of a function on the files of bulk data. */
type FileRights = 'READ' | 'WRITE';

/** Which requests of a function derive keys from the service's secret, and wait for it: all of them, or those that are no GET. */
type KeyUse = 'ALL' | 'NOT_GET';

/** Functions that answer no request. */
export const backgroundNames = ['deliver', 'readers', 'publish'] as const;
export type BackgroundName = (typeof backgroundNames)[number];

/** A Lambda function: `serverless.yml` gets it with its routes and its role, and the build makes its bundle. */
export interface FunctionRow {
  readonly name: FunctionName | BackgroundName;
  readonly description: string;
  readonly table: TableRights;
  /** Absent where it has nothing to do with them. */
  readonly files?: FileRights;
  /** Absent where it derives none: then its role may not read the secret. */
  readonly keys?: KeyUse;
  /** The addresses that lead to it, each with all below it; where another function has a longer one, that wins. */
  readonly prefixes: readonly string[];
  /** One route of the gateway leads to it for all addresses of one word, unless the word is another function's prefix. */
  readonly words?: true;
  /** It answers operations through REST and nothing else. Without it, the handler is `handlers/{name}.ts`. */
  readonly rest?: true;
  /** 512 unless stated. */
  readonly memoryMb?: number;
  /** 10 unless stated. */
  readonly timeoutSeconds?: number;
  readonly environment?: Readonly<Record<string, unknown>>;
  /** Which writes to the table wake it. It gets their keys, never the items. */
  readonly wokenBy?: WokenBy;
  /** How often it is called without a request. */
  readonly schedule?: string;
  /** Calls to it that nobody waits for: how often each is tried again, and how long at most. */
  readonly asynchronous?: { readonly retries: number; readonly longestSeconds?: number };
  /** It writes to channels of Discord, with the bot's token. */
  readonly readsBotToken?: true;
  /** It sends emails to players. */
  readonly sendsMail?: true;
  /** It calls itself for what it answers later; what it gives up goes to the dead letters. */
  readonly callsItself?: true;
}
