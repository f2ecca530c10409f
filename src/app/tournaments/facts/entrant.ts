import { type EntrantFacts, armyFields, entrantFields } from '../../../domain/tournaments/event/facts';
import { ERASED } from './forget-person';
import { type ErasureRules, hidden, inText, rulesOf, shown } from './rule';

/**
 * Of an entrant. Tokens and codes are secrets, a vote is the voter's own, and an email address is for organisers. Where somebody
 * else is erased, what organisers wrote goes; its own name and club are its own.
 */
export const entrantRules = rulesOf(entrantFields, {
  name: shown(),
  members: shown(),
  memberNumbers: shown(),
  club: shown(),
  region: shown(),
  household: hidden(),
  squad: shown(),
  fixedTable: shown(),
  alignment: shown(),
  seeding: shown(),
  withdrawn: shown(),
  reason: shown(inText),
  disqualified: shown(),
  checkedIn: shown(),
  armyAtCheckIn: shown(),
  late: shown(),
  adjustments: shown((all, { forget }) => all.map((one) => ({ ...one, reason: forget(one.reason) }))),
  scores: shown(),
  checks: shown((all, erasing) => all.map((one) => ({ ...one, note: inText(one.note, erasing) }))),
  approved: shown(),
  erased: shown(),
  tokenHash: hidden(),
  links: hidden(),
  linkCodes: hidden(),
  favourite: hidden(),
  given: hidden(),
  votes: hidden(),
  email: hidden(),
  messages: hidden(),
  consent: hidden(),
});

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
  fixedTable: nothing,
  email: nothing,
  messages: { erase: () => false },
  reason: nothing,
  links: none,
  linkCodes: none,
  adjustments: { erase: (all) => all.map((one) => ({ ...one, reason: ERASED })) },
  checks: { erase: (all) => all.map((one) => ({ ...one, note: null })) },
};

/** Of an army list, which no history shows, with why an organiser decided about it. */
export const armyRules = rulesOf(armyFields, {
  army: hidden(),
  override: hidden((override, { forget }) => override && { ...override, reason: forget(override.reason) }),
});
