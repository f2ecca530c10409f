import { type Pair, mapPair } from '../../../shared/pair';
import { ok } from '../../../shared/result';
import { sealOf } from '../../../shared/sealing';
import type { MemberNumber } from '../entrant';
import { conflict, invalidField } from '../../../shared/refusal';
import { pickFault } from '../teams/blind-pairing';
import { type TeamMatchFacts, currentPick, pairingOf, withPick } from '../teams/team-match';
import type { TeamRules } from '../teams/team-rules';
import type { PlayerNumber, RoundNumber, TableNumber } from '../event/numbers';
import { entrantId } from '../event/record';

/** The picks of a team match: each captain seals one, and shows it once both have sealed. */

export interface MatchPlace {
  readonly tournament: string;
  readonly round: RoundNumber;
  readonly table: TableNumber;
}

/** The subject of a seal, unique to the pick. */
export const subjectOf = (
  { tournament, round, table }: MatchPlace,
  pick: number,
  team: PlayerNumber,
): string =>
  `muster team pick: tournament ${tournament}, round ${round}, table ${table}, pick ${pick}, team ${entrantId(team)}`;

/** The text of a choice that is sealed. */
export const choiceOf = (players: readonly MemberNumber[]): string => players.join(' ');

/** A match as the captain of one side finds it. */
interface CaptainsMatch {
  readonly facts: TeamMatchFacts;
  readonly rules: TeamRules;
  readonly teams: Pair<PlayerNumber>;
  readonly side: 0 | 1;
}

/** Another pick is on than the one that was named. */
export const notCurrentPick = (pick: number) =>
  conflict('NOT_CURRENT_PICK', `Pick ${pick} is not on: read the match again.`);

/** The pick of this number with the fault of the pairing that it is for, if it is on. */
const openPick = ({ facts, rules }: CaptainsMatch, number: number) => {
  const { next } = pairingOf(facts, rules);
  const current = currentPick(facts);
  return next === null || current.number !== number
    ? notCurrentPick(number)
    : ok({ next, pick: current.pick });
};

/** The match with the seal of a captain. */
export const pickSealed = (
  match: CaptainsMatch,
  { pick: number, commitment }: { readonly pick: number; readonly commitment: string },
  nowMs: number,
) => {
  const open = openPick(match, number);
  if (!open.ok) return open;
  const { seals, shown } = open.value.pick;
  if (seals[match.side] !== null || shown[match.side] !== null)
    return conflict('PICK_SEALED', 'The team has sealed this pick already.');
  const sealed = mapPair(seals, (seal, at) => (at === match.side ? commitment.toLowerCase() : seal));
  return ok(withPick(match.facts, { seals: sealed, shown }, nowMs));
};

/** The pick of this number, if the captain can show it now. */
export const pickToShow = (match: CaptainsMatch, number: number) => {
  const open = openPick(match, number);
  if (!open.ok) return open;
  const { sealedAtMs, shown } = open.value.pick;
  if (sealedAtMs === null)
    return conflict('PICK_NOT_SEALED', 'Both captains seal first: keep yours until then.');
  return shown[match.side] === null ? open : conflict('PICK_SHOWN', 'The team has shown this pick already.');
};

interface Shown extends MatchPlace {
  readonly pick: number;
  readonly players: readonly MemberNumber[];
  readonly nonce: string;
}

/** The match with what a captain has sealed and shows now. */
export const pickShown = (match: CaptainsMatch, given: Shown, nowMs: number) => {
  const open = pickToShow(match, given.pick);
  if (!open.ok) return open;
  const { next, pick } = open.value;
  const { players, nonce } = given;
  const { facts, teams, side } = match;
  const subject = subjectOf(given, given.pick, teams[side]);
  const isSealed = sealOf({ subject, choice: choiceOf(players), nonce }) === pick.seals[side];
  const fault = isSealed
    ? pickFault(next, side, players)
    : `must fit the seal, with its subject "${subject}"`;
  if (fault !== undefined) return invalidField('players', 'INCONSISTENT', fault);
  const shown = mapPair(pick.shown, (one, at) => (at === side ? { players, nonce } : one));
  return ok(withPick(facts, { seals: pick.seals, shown }, nowMs));
};
