import type { TournamentState } from '../../../domain/tournaments/event/tournament';
import { type Item, type ReaderAddress, type ReaderPart, READERS_LISTING } from '../../kernel/store/store';
import { isStale } from '../../kernel/store/derived';
import { packText, unpackText } from '../../kernel/store/packed-text';
import type {
  TournamentStandings,
  Round,
  RoundSummary,
  Tournament,
  TournamentSettings,
} from '../../kernel/generated/answers';

/**
 * The public projection of a tournament: a head and a few parts, each one item, made from the facts after each change and
 * read in their place. The head names the parts that belong to it; any other part is ignored.
 */

/** A projection is believed for so long after it was compared with the facts, in milliseconds. */
export const BELIEVED_MS = 120_000;
/** It is compared again so long after that, by the schedule. */
export const COMPARED_EVERY_MS = 20_000;
/** It is compared for so long after the last change; then readers take the facts until the next one. */
const COMPARED_FOR_MS = 12 * 60 * 60 * 1000;

/** The parts beside the head. */
export type BodyPart = Exclude<ReaderPart, 'HEAD'>;
export const bodyParts = ['EVENT', 'STANDINGS', 'BEFORE', 'ROUND'] as const satisfies readonly BodyPart[];

/** The content of each part, without the cursor, which the head has. */
export interface PartContents {
  readonly EVENT: Omit<Tournament, 'version'>;
  /** After the last started round. */
  readonly STANDINGS: Omit<TournamentStandings, 'version'>;
  /** After the round before that; null where there is none. */
  readonly BEFORE: Omit<TournamentStandings, 'version'> | null;
  /** The last drawn round; null before the first. */
  readonly ROUND: Round | null;
}

export interface ReaderHead {
  /** The sums of versions that it was made from. */
  readonly cursor: string;
  /** When these were last known to be those of the facts. */
  readonly comparedAtMs: number;
  /** When they last changed. */
  readonly changedAtMs: number;
  readonly settings: TournamentSettings;
  readonly state: TournamentState;
  readonly roundsDrawn: readonly RoundSummary[];
  /** How many entrants play; missing where release 0.1.0 has written it. */
  readonly entrantCount?: number;
  /** The round that the standings stand after. */
  readonly standingsAfter: number;
  /** The hash of each part that belongs to it, and the version under which it is stored. */
  readonly parts: { readonly [Part in BodyPart]: { readonly hash: string; readonly version: number } };
}

export const readerAddress = (tournament: string, part: ReaderPart): ReaderAddress => ({
  item: 'READERS',
  tournament,
  part,
});

const SCHEMA = 1;
const HASH_END = ':';

/** The item of a part. Its hash stands before what it holds. */
export const partItem = (
  address: ReaderAddress,
  { hash, text, version }: { readonly hash: string; readonly text: string; readonly version: number },
): Item => ({ address, version, schema: SCHEMA, body: `${hash}${HASH_END}${packText(text)}` });

/** The content of the part, if it has this hash. */
export const partIn = <Part extends BodyPart>(
  item: Item | null | undefined,
  hash: string,
): PartContents[Part] | undefined =>
  item?.schema === SCHEMA && item.body.startsWith(`${hash}${HASH_END}`)
    ? (JSON.parse(unpackText(item.body.slice(hash.length + 1))) as PartContents[Part])
    : undefined;

/** The item of a head: listed while it is to be compared with the facts. */
export const headItem = (tournament: string, head: ReaderHead, version: number): Item => {
  const isToBeCompared = head.comparedAtMs < head.changedAtMs + COMPARED_FOR_MS;
  const dueAt = new Date(head.comparedAtMs + COMPARED_EVERY_MS).toISOString();
  return {
    address: readerAddress(tournament, 'HEAD'),
    version,
    schema: SCHEMA,
    body: packText(JSON.stringify(head)),
    ...(isToBeCompared && { listing: { name: READERS_LISTING, order: `${dueAt}#${tournament}` } }),
  };
};

/** The head in an item; undefined where there is none or it was withdrawn. */
export const headIn = (item: Item | null | undefined): ReaderHead | undefined =>
  item?.schema === SCHEMA && !isStale(item) ? (JSON.parse(unpackText(item.body)) as ReaderHead) : undefined;
