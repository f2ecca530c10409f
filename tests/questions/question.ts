import type { ErrorCode } from '../../src/app/kernel/errors';
import type { operationRoutes } from '../../src/interfaces/rest/routes';

/** What only REST has: GraphQL asks many questions with aliases, and its health is that of its address. */
export const restOnly = ['health', 'readiness', 'batch'] as const;

/** What only GraphQL has: anything by its global id; REST has an address for each. */
export const graphqlOnly = ['node', 'nodes'] as const;

/** An operation that every interface answers. */
export type SharedOperation = Exclude<
  (typeof operationRoutes)[number]['operation'],
  (typeof restOnly)[number]
>;

/** The one object of the use-case: path parameters, query and body together. */
export type Input = Readonly<Record<string, unknown>>;

/** What the steps before a question have made, and the tokens that came with it; empty where they have not. */
export interface World {
  readonly tournament: string;
  readonly organiserToken: string;
  readonly webhook: string;
  /** The code made for an entrant last. */
  readonly linkCode: string;
  readonly roll: string;
  readonly refereedFight: string;
  /** The tokens of the first and second player of the roll, the refereed fight or the game. */
  readonly joinTokens: readonly string[];
  readonly sealedChoice: string;
  readonly game: string;
  readonly league: string;
  readonly leagueToken: string;
  /** The league that was created before it, and its organiser's token. */
  readonly federation: string;
  readonly federationToken: string;
  readonly person: string;
  readonly personToken: string;
  readonly catalogue: string;
  readonly catalogueToken: string;
  /** The recovery code of the catalogue. */
  readonly catalogueCode: string;
  /** A token of the tournament's first entrant. */
  readonly entrantToken: string;
  /** The ids of the league's players, in the order in which they were added. */
  readonly players: readonly string[];
  /** The token given to one of them last. */
  readonly playerToken: string;
  /** The claim codes of the tournament's entrants. */
  readonly claimCodes: readonly string[];
}

/** Who asks; the first and the second player are those of the roll. */
export type Asker =
  | 'ORGANISER'
  | 'FIRST_PLAYER'
  | 'SECOND_PLAYER'
  | 'LEAGUE_ORGANISER'
  | 'FEDERATION_ORGANISER'
  | 'LEAGUE_PLAYER'
  | 'PERSON'
  | 'CATALOGUE_OWNER'
  | 'ANYBODY';

/** An input, or how to make it in the world as it then is. */
export type InputIn = Input | ((world: World) => Input);

/** What happens before a question, in each interface's world: the organiser asks through REST, and is not refused. */
export interface Step {
  readonly operation: SharedOperation;
  readonly input: InputIn;
  /** The organiser if omitted. */
  readonly as?: Asker;
}

/**
 * One question that is asked through every interface, each of which must give the same answer. `refusal` is the code expected;
 * without it an answer is.
 */
export interface Question {
  readonly name: string;
  readonly operation: SharedOperation;
  readonly input: InputIn;
  readonly refusal?: ErrorCode;
  /** What has happened before; nothing if omitted. */
  readonly given?: readonly Step[];
  /** Who asks, where something has happened before: the organiser if omitted. */
  readonly as?: Asker;
  /** Which request it is: the same for each retry. A fresh one if omitted, null for none. */
  readonly idempotencyKey?: string | null;
  /** The version the caller last saw; none if omitted. */
  readonly ifMatch?: string;
}

/** A question at the moment it is asked: everything known. */
export interface Asked {
  readonly operation: SharedOperation;
  readonly input: Input;
  readonly token?: string | undefined;
  readonly idempotencyKey?: string | null | undefined;
  readonly ifMatch?: string | undefined;
}
