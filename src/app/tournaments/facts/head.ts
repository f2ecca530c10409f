import { LONGEST_PRIVACY_TEXT } from '../../kernel/limits';
import { namesOf } from '../../../shared/names-of';
import {
  LARGEST_CAP,
  LARGEST_SCORE,
  MOST_ROUNDS,
  MOST_TIEBREAKERS,
  MOST_AWARD_WINNERS,
  MOST_AWARDS,
} from '../../../domain/tournaments/limits';
import * as z from 'zod/mini';
import { awardDeciders } from '../../../domain/tournaments/event/awards';
import {
  type TournamentFacts,
  formats,
  phases,
  signUpApprovals,
  tiebreakerCounts,
} from '../../../domain/tournaments/event/facts';
import { type EventSettings, unsetSettings } from '../../../domain/tournaments/event/settings';
import { LARGEST_TEAM, SMALLEST_TEAM } from '../../../domain/tournaments/teams/team-rules';
import { eachSetting } from './event-settings';
import { ERASED } from './forget-person';
import { isEventPack } from '../pack/pack-input';
import { isTeamRules } from '../pack/team-rules-input';
import {
  asStored,
  code,
  list,
  moment,
  name,
  orNull,
  player,
  reason,
  storable,
  whole,
} from './exported-fields';
import { type FactRule, type FactRules, hidden, inText, shown } from './rule';

const tiebreaker = z.strictObject({
  id: name,
  better: z.enum(['HIGHER', 'LOWER']),
  counts: z.optional(z.enum(namesOf(tiebreakerCounts))),
  most: z.optional(whole(1, LARGEST_SCORE)),
});

const packVersion = z.strictObject({
  pack: z
    .looseObject({ name: storable(500), source: storable(2_000) })
    .check(z.refine(isEventPack, 'must be the rules of an event')),
  afterRound: whole(0, MOST_ROUNDS),
  reason: orNull(reason),
});

const armyDesk = z.strictObject({
  deadlineMs: orNull(moment),
  publishAtMs: orNull(moment),
  catalogue: z.optional(orNull(z.strictObject({ catalogue: code, version: whole(1, 100_000) }))),
});

const teams = z
  .looseObject({ size: whole(SMALLEST_TEAM, LARGEST_TEAM) })
  .check(z.refine(isTeamRules, 'must be the rules of a team event'));

const award = z.strictObject({
  id: code,
  name,
  decidedBy: z.enum(namesOf(awardDeciders)),
  given: z.optional(
    z.strictObject({
      winners: list(player, MOST_AWARD_WINNERS),
      votes: list(z.strictObject({ entrant: player, votes: whole(1, LARGEST_CAP) }), LARGEST_CAP),
    }),
  ),
});

const signUp = z.strictObject({
  isOpen: z.boolean(),
  privacyText: storable(LONGEST_PRIVACY_TEXT),
  approval: z.enum(namesOf(signUpApprovals)),
  byInvitation: z.boolean(),
  checkInFromMs: orNull(moment),
  checkInUntilMs: orNull(moment),
  mostPerAddress: z.optional(orNull(whole(1, LARGEST_CAP))),
});

/** Of a tournament itself. Tokens, codes and webhooks are secrets; tokens were given to somebody by name. */
export const headRules: FactRules<TournamentFacts> = {
  name: shown(name),
  format: shown(z.enum(namesOf(formats))),
  rounds: shown(whole(1, MOST_ROUNDS)),
  tiebreakers: shown(list(tiebreaker, MOST_TIEBREAKERS)),
  ...eachSetting<{ readonly [Name in keyof EventSettings]: FactRule<EventSettings[Name]> }>(
    ({ field, erase }, name) =>
      shown(unsetSettings[name] === null ? orNull(asStored(field)) : asStored(field), erase),
  ),
  changeReason: shown(orNull(reason), inText),
  cancelled: shown(
    orNull(z.strictObject({ reason, atMs: moment })),
    (cancelled, { forget }) => cancelled && { ...cancelled, reason: forget(cancelled.reason) },
  ),
  deleted: shown(null),
  // Shown once round 1 is drawn, when it can be repeated.
  seed: hidden(storable(500)),
  grants: hidden(null, (grants, { forget, number }) =>
    grants.map((grant) =>
      typeof grant.holder === 'string'
        ? { ...grant, holder: grant.plays === number ? ERASED : forget(grant.holder) }
        : grant,
    ),
  ),
  phase: shown(z.enum(namesOf(phases))),
  packs: shown(list(packVersion, 200), (packs, erasing) =>
    packs.map((version) => ({ ...version, reason: inText(version.reason, erasing) })),
  ),
  armyListsPublished: shown(z.boolean()),
  armyDesk: shown(orNull(armyDesk)),
  leagues: shown(null),
  signUp: shown(signUp, (terms, { forgetNames }) => ({
    ...terms,
    privacyText: forgetNames(terms.privacyText),
  })),
  teams: shown(teams),
  awards: shown(list(award, MOST_AWARDS), (awards, { forget }) =>
    awards.map((one) => ({ ...one, name: forget(one.name) })),
  ),
  invitationHash: hidden(null),
  webhooks: hidden(null),
  recoveryHash: hidden(null),
};
