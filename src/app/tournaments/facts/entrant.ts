import { namesOf } from '../../../shared/names-of';
import {
  LARGEST_SCORE,
  LARGEST_SEEDING,
  MOST_ADJUSTMENTS,
  MOST_AWARDS,
} from '../../../domain/tournaments/limits';
import * as z from 'zod/mini';
import { alignments } from '../../../domain/tournaments/entrant';
import {
  type EntrantFacts,
  armiesAtCheckIn,
  checkKinds,
  type ArmyFacts,
} from '../../../domain/tournaments/event/facts';
import { MOST_MEMBER_NUMBER } from '../../../domain/tournaments/event/team-members';
import { ERASED } from './forget-person';
import { MOST_MEMBERS } from '../pack/team-rules-input';
import {
  anyRound,
  code,
  list,
  moment,
  name,
  orNull,
  player,
  points,
  reason,
  storable,
  whole,
  text,
} from './exported-fields';
import { type ErasureRules, type FactRules, hidden, inText, shown } from './rule';

const adjustment = z.strictObject({
  tournamentPoints: points,
  victoryPoints: points,
  round: anyRound,
  reason,
});
const score = z.strictObject({
  tiebreaker: name,
  round: anyRound,
  value: whole(-LARGEST_SCORE, LARGEST_SCORE),
});
const check = z.strictObject({
  check: z.enum(namesOf(checkKinds)),
  passed: z.boolean(),
  note: orNull(reason),
  by: code,
  atMs: moment,
});

/**
 * Of an entrant. Tokens and codes are secrets, a vote is the voter's own, and an email address is for organisers. Where somebody
 * else is erased, what organisers wrote goes; its own name and club are its own.
 */
export const entrantRules: FactRules<EntrantFacts> = {
  name: shown(name),
  members: shown(list(name, MOST_MEMBERS)),
  memberNumbers: shown(list(whole(1, MOST_MEMBER_NUMBER), MOST_MEMBERS)),
  club: shown(orNull(name)),
  region: shown(orNull(name)),
  household: hidden(orNull(name)),
  squad: shown(orNull(name)),
  alignment: shown(orNull(z.enum(alignments))),
  seeding: shown(orNull(whole(0, LARGEST_SEEDING))),
  withdrawn: shown(z.boolean()),
  reason: shown(orNull(reason), inText),
  disqualified: shown(z.boolean()),
  checkedIn: shown(z.boolean()),
  armyAtCheckIn: shown(orNull(z.enum(namesOf(armiesAtCheckIn)))),
  late: shown(z.boolean()),
  adjustments: shown(list(adjustment, MOST_ADJUSTMENTS), (all, { forget }) =>
    all.map((one) => ({ ...one, reason: forget(one.reason) })),
  ),
  scores: shown(list(score, 400)),
  checks: shown(list(check, namesOf(checkKinds).length), (all, erasing) =>
    all.map((one) => ({ ...one, note: inText(one.note, erasing) })),
  ),
  approved: shown(z.boolean()),
  erased: shown(z.literal(true)),
  tokenHash: hidden(null),
  links: hidden(null),
  linkCodes: hidden(null),
  favourite: hidden(orNull(z.strictObject({ opponent: player, round: anyRound }))),
  given: hidden(
    list(
      z.strictObject({
        tiebreaker: name,
        opponent: player,
        round: anyRound,
        value: whole(0, LARGEST_SCORE),
      }),
      400,
    ),
  ),
  votes: hidden(list(z.strictObject({ award: code, choice: player }), MOST_AWARDS)),
  email: hidden(orNull(storable(254))),
  consent: hidden(orNull(z.strictObject({ digest: code, atMs: moment }))),
};

const nothing = { erase: (): null => null };
const none = { erase: (): readonly [] => [] };

/** The person's own entrant: the number, the games and what they gave stay, but nothing that says who somebody is. */
export const ownEntrantRules: ErasureRules<EntrantFacts> = {
  ...entrantRules,
  name: { erase: () => ERASED },
  members: { erase: (members) => members.map(() => ERASED) },
  club: nothing,
  region: nothing,
  household: nothing,
  squad: nothing,
  email: nothing,
  reason: nothing,
  links: none,
  linkCodes: none,
  adjustments: { erase: (all) => all.map((one) => ({ ...one, reason: ERASED })) },
  checks: { erase: (all) => all.map((one) => ({ ...one, note: null })) },
};

/** Of an army list, which no history shows, with why an organiser decided about it. */
export const armyRules: FactRules<ArmyFacts> = {
  army: hidden(orNull(text)),
  override: hidden(
    orNull(z.strictObject({ legal: z.boolean(), reason, by: code, atMs: moment })),
    (override, { forget }) => override && { ...override, reason: forget(override.reason) },
  ),
};
