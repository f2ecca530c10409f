import { type Result, ok, refused } from '../../../shared/result';
import { type Of, known, knownAs, nullable, object, whole } from '../../../shared/shape';
import { MOST_ROUNDS } from '../limits';
import type { EventPack } from './pack';
import { matchedPlayGuide } from './matched-play-guide';

/** A pack as it was announced; version 1 is the first. */
export const packVersion = object({
  pack: knownAs<EventPack>('PACK'),
  /** How many rounds had been drawn when it was announced. */
  afterRound: whole(0, MOST_ROUNDS),
  /** Why it was changed after round 1 had been drawn; null before that. */
  reason: nullable(known('REASON')),
});
export type PackVersion = Of<typeof packVersion>;

/** Every pack of an event, oldest first; none: document 001's rules. */
export type PackVersions = readonly PackVersion[];

/** The pack that is in force. */
export const currentPack = (versions: PackVersions): EventPack => versions.at(-1)?.pack ?? matchedPlayGuide;

/** Announces another pack. Once round 1 is drawn, that needs a reason (ruling 37). */
export const announcePack = (
  versions: PackVersions,
  next: PackVersion,
): Result<PackVersions, 'REASON_NEEDED'> =>
  next.afterRound > 0 && (next.reason ?? '').trim() === ''
    ? refused('REASON_NEEDED')
    : ok([...versions, next]);

/**
 * The packs under which the standings after `round` are shown: the one in force, and, where it was announced only after that
 * round had been drawn, the one that was in force then (ruling 37).
 */
export const packsOfRound = (
  versions: PackVersions,
  round: number,
): { readonly now: EventPack; readonly then: EventPack | null } => {
  const now = currentPack(versions);
  const last = versions.at(-1);
  if (last === undefined || last.afterRound < Math.max(round, 1)) return { now, then: null };
  const before = versions.filter(({ afterRound }) => afterRound < Math.max(round, 1));
  return { now, then: currentPack(before) };
};
