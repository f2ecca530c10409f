import type { AppError } from '../../app/kernel/errors';
import type { LogEntry } from '../../app/kernel/ports';
import type { Caching } from './caching';
import type { CachePolicy, Deprecation } from './route';

/** Log fields: the text instead of the route's template, `OK` or the problem's code, and the request's id. */
export type LogLabel = Partial<Pick<LogEntry, 'route' | 'outcome' | 'requestId'>>;

/** The output of an operation, as JSON. Its ETag is its `version`, or a hash of it all. */
export interface OutputReply {
  readonly kind: 'OUTPUT';
  readonly value: unknown;
  readonly status: 200 | 201 | 202;
  readonly cache: CachePolicy;
  /** The answer shows more than its `version` covers: its ETag is the version and a hash of it all. */
  readonly showsMoreThanVersion?: boolean | undefined;
  readonly deprecated?: Deprecation | undefined;
  /** The address of what was made. */
  readonly location?: string | undefined;
  /** The answer to an earlier request with the same Idempotency-Key. */
  readonly isReplay?: boolean;
}

/** A refusal, as an RFC 9457 problem. */
export interface ProblemReply {
  readonly kind: 'PROBLEM';
  readonly error: AppError;
}

/** A text, bytes, or a file that lies there in both forms. */
export type Body = string | Uint8Array | { readonly file: (isGzipped: boolean) => Uint8Array };

/** A body that is made only if the client does not have it already, with the headers that follow from it. */
export interface Rendered {
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Anything else: a page, a picture, a file, a GraphQL answer. */
export interface ContentReply {
  readonly kind: 'CONTENT';
  readonly type: string;
  readonly cache: Caching;
  readonly body: Body | (() => Rendered | Promise<Rendered>);
  /** 200 unless stated. */
  readonly status?: number;
  /** In quotes. With it the client that has this version is answered 304. */
  readonly etag?: string | undefined;
  /** It is answered whatever `Accept` says, which chose its type already where there are several. */
  readonly isForAll?: boolean;
  /** Other sites may show it. */
  readonly isEmbeddable?: boolean;
  /** Further headers of this kind of content, such as its content security policy. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response as data; the edge turns it into a response. */
export type Reply = (
  OutputReply | ProblemReply | ContentReply | { readonly kind: 'REDIRECT'; readonly to: string }
) & { readonly log?: LogLabel };

/** A reply of a row, or of the edge itself. */
export type AnyReply =
  Reply | { readonly kind: 'PREFLIGHT'; readonly methods: readonly string[]; readonly log?: LogLabel };

/** A refusal as a reply. */
export const problemReply = (error: AppError): ProblemReply => ({ kind: 'PROBLEM', error });
