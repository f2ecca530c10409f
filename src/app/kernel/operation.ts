import type * as z from 'zod/mini';
import type { Role } from '../../domain/tournaments/event/role';
import type { TournamentState } from '../../domain/tournaments/event/tournament';
import type { WebhookEvent } from '../../domain/tournaments/event/webhook';
import type { RulesContext } from './ports';
import type { StoredContext } from './store/context';
import type { AnyUseCase, Answer, UseCase } from './use-case';

export type { StoredContext };

/** The Lambda functions that answer operations. */
export const operationFunctions = [
  'rules',
  'rolls',
  'fights',
  'pictures',
  'reference',
  'armies',
  'catalogues',
  'tournaments',
  'leagues',
  'batch',
  'fallback',
] as const;
export type OperationFunction = (typeof operationFunctions)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How long an answer may be cached. `reference`: it changes only with a release. `live`: a running tournament, for
 * seconds. `second`: what is asked again and again, for one. `never`: not at all. An answer to a request with a token is always `private, no-store`.
 */
export type CachePolicy = 'reference' | 'live' | 'second' | 'never';

/** When an address was deprecated, when it ends, and where to go instead. Days as `YYYY-MM-DD`, in UTC. */
export interface Deprecation {
  readonly since: string;
  readonly sunset?: string;
  /** The address to use instead, or a page that says more. */
  readonly instead: string;
}

/** A part of the table that an operation touches; the rights of its function follow from it. */
export type Partition =
  | 'TOURNAMENT'
  | 'LEAGUE'
  | 'ROLL'
  | 'REFEREED_FIGHT'
  | 'GAME'
  | 'SEALED_CHOICE'
  | 'STATISTICS'
  | 'LISTING'
  | 'RATE'
  | 'PERSON'
  | 'CATALOGUE';

/** How the operation stands in the GraphQL schema, where that does not follow from its address. */
export interface GraphqlField {
  /** Left out: `query` for GET, otherwise `mutation`. `none`: it is no field at all. */
  readonly kind?: 'query' | 'mutation' | 'none';
  /** The input type that holds all fields but those of the path. Left out: each field is an argument of its own. */
  readonly input?: string;
  /** The content of the `input` argument, in a sentence. */
  readonly inputDescription?: string;
  /** Whether `input` may be left out. */
  readonly inputIsOptional?: true;
  /** Fields that are arguments of their own beside `input`. */
  readonly beside?: readonly string[];
  /** Arguments whose name is not that of the field: field to argument. */
  readonly renamed?: Readonly<Record<string, string>>;
}

/** Roles and states in which something may be done to a tournament, and the webhook event that it is sent as. */
export interface TournamentOperationFacts {
  /** Left out: everybody who may read the tournament, or as the operation itself decides. */
  readonly who?: readonly Role[];
  /** Left out: in every state. */
  readonly when?: readonly TournamentState[];
  readonly event?: WebhookEvent;
}

/**
 * All that is declared about an operation besides what it does. The generator derives the REST route, the GraphQL field
 * and its input types, the OpenAPI document, the pages of roles and states, the coverage page and the rights of the
 * Lambda function from it. Its documentation is the comment above it.
 */
export interface OperationFacts extends TournamentOperationFacts {
  /** The GraphQL field and the name of the constant; with `verb` before it, the operationId and the client's method. */
  readonly name: string;
  /**
   * The verb of the operationId, where the name has none: `calculate` and `duelOdds` make `calculateDuelOdds`. Left out: `get` or
   * `list` for GET, otherwise `none`.
   */
  readonly verb?: 'ask' | 'calculate' | 'check' | 'draw' | 'none';
  /** Method and address; `{name}` is a field of the input. Other fields are in the query (GET, DELETE) or the body. */
  readonly route: `${Method} /${string}`;
  /** The Lambda function that answers it. */
  readonly function: OperationFunction;
  /** The GraphQL type of the answer, such as `ToWound` or `ChartList!`; left out where REST alone answers. */
  readonly answers?: string;
  readonly graphql?: GraphqlField;
  /** The status of a success; 200 if omitted. */
  readonly success?: 201 | 202;
  /** The address of what was made: each `{name}` is a field of the answer (`league.id` within it) or of the path. */
  readonly location?: `/${string}`;
  /** `never` if omitted. */
  readonly cache?: CachePolicy;
  /** The largest body in bytes; 1 MiB if omitted. */
  readonly bodyLimitBytes?: number;
  /** Further names by which query parameters are accepted, not documented: name to field. */
  readonly queryAliases?: Readonly<Record<string, string>>;
  readonly deprecated?: Deprecation;
  /** The answer shows more than its `version` covers: its ETag is the version and a hash of everything. */
  readonly showsMoreThanVersion?: true;
  /** A change: it needs an Idempotency-Key, and may be repeated with it. */
  readonly idempotencyKey?: true;
  /**
   * It takes `If-Match`, the version that the caller last saw. REQUIRED: it is refused without. ONCE_REPORTED: refused without, where
   * there is a result to be overwritten.
   */
  readonly ifMatch?: true | 'REQUIRED' | 'ONCE_REPORTED';
  /** Anybody may call it without a token and it stores something new: its rate is limited. */
  readonly createsAnonymously?: true;
  readonly reads?: readonly Partition[];
  /** Parts that it reads only where its input names something stored; a batch has no store and refuses such input. */
  readonly looksUp?: readonly Partition[];
  readonly writes?: readonly Partition[];
  /** Rows of `docs/coverage.md` that it belongs to. */
  readonly covers?: readonly string[];
}

/** A question that a batch may ask: every stateless one. */
export interface BatchQuestion {
  readonly function: OperationFunction;
  /** The GraphQL type of its answer. */
  readonly answers: string;
  readonly load: () => Promise<AnyUseCase<RulesContext>>;
}

/** Declares an operation. `run` is given the descriptor that it stands in, so that nothing is named twice. */
export const operation = <
  Input extends z.ZodMiniType,
  Output,
  Context,
  const Facts extends OperationFacts,
  const When extends readonly TournamentState[],
>(
  definition: Facts &
    Omit<UseCase<Input, Output, Context>, 'run'> & {
      readonly when?: When;
      readonly run: (
        input: z.output<Input>,
        context: Context,
        self: Omit<OperationFacts, 'when'> & { readonly when?: When },
      ) => Answer<Output> | Promise<Answer<Output>>;
    },
): Facts & UseCase<Input, Output, Context> => ({
  ...definition,
  run: (input, context) => definition.run(input, context, definition),
});

/** Declarations that operations of one kind share: an operation spreads one of these and adds its own. */

/** Anybody may create a record without a token: its id and its secrets follow from the Idempotency-Key. */
export const anonymousCreation = {
  success: 201,
  idempotencyKey: true,
  createsAnonymously: true,
} as const satisfies Partial<OperationFacts>;

/** Reads a stored catalogue. */
export const catalogueRead = {
  function: 'catalogues',
  cache: 'live',
  reads: ['CATALOGUE'],
  covers: ['E9'],
} as const satisfies Partial<OperationFacts>;

/** Writes a catalogue; the request may be repeated. */
export const catalogueChange = {
  function: 'catalogues',
  idempotencyKey: true,
  reads: ['CATALOGUE'],
  writes: ['CATALOGUE'],
  covers: ['E9'],
} as const satisfies Partial<OperationFacts>;

/** Reads a running tournament. */
export const tournamentRead = {
  function: 'tournaments',
  cache: 'live',
  reads: ['TOURNAMENT'],
} as const satisfies Partial<OperationFacts>;

/** Changes a tournament, and the tables of its leagues with it; the request may be repeated. */
export const tournamentChange = {
  function: 'tournaments',
  idempotencyKey: true,
  reads: ['TOURNAMENT'],
  writes: ['TOURNAMENT', 'LEAGUE'],
} as const satisfies Partial<OperationFacts>;

/** Changes a tournament by a code, or for anybody without a token: requests of one network address are counted. */
export const countedTournamentChange = {
  ...tournamentChange,
  reads: [...tournamentChange.reads, 'RATE'],
  writes: [...tournamentChange.writes, 'RATE'],
} as const satisfies Partial<OperationFacts>;

/** Changes a tournament under the condition of If-Match. */
export const versionedTournamentChange = {
  ...tournamentChange,
  ifMatch: true,
} as const satisfies Partial<OperationFacts>;

/** Reads a league, and its tournaments with it. */
export const leagueRead = {
  function: 'leagues',
  cache: 'live',
  reads: ['LEAGUE', 'TOURNAMENT'],
  covers: ['F9'],
} as const satisfies Partial<OperationFacts>;

/** Changes a league; the request may be repeated. */
export const leagueChange = {
  function: 'leagues',
  idempotencyKey: true,
  reads: ['LEAGUE', 'TOURNAMENT'],
  writes: ['LEAGUE', 'TOURNAMENT'],
  covers: ['F9'],
} as const satisfies Partial<OperationFacts>;

/** Changes a league by a code; wrong ones are counted. */
export const leagueCodeChange = {
  ...leagueChange,
  reads: [...leagueChange.reads, 'RATE'],
  writes: [...leagueChange.writes, 'RATE'],
} as const satisfies Partial<OperationFacts>;

/** Changes a league under the condition of If-Match. */
export const versionedLeagueChange = {
  ...leagueChange,
  ifMatch: true,
} as const satisfies Partial<OperationFacts>;
