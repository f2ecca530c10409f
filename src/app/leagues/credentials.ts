import type { Keyring } from '../kernel/store/context';
import { isRecoveryCode, recoveryCodeOf, recoveryHashOf } from '../kernel/store/credentials';
import { everyKeyring, versionMark } from '../kernel/store/key-versions';

const LOWEST_NUMBER = 100_000;
const NUMBERS = 900_000;

/**
 * The number of the player that this request adds, six digits: it is the player's id and stays with it. It follows from the request, so
 * that adding reads no other player; where another has it already, the next attempt gives another.
 */
export const playerNumberOf = (
  keyring: Keyring,
  of: { readonly league: string; readonly request: string; readonly attempt: number },
): string => {
  const derived = keyring.derive('league player', of.league, of.request, String(of.attempt));
  return String(LOWEST_NUMBER + (Buffer.from(derived, 'base64url').readUInt32BE(0) % NUMBERS));
};

export const playerTokenOf = (
  keyring: Keyring,
  of: { readonly league: string; readonly player: string; readonly request: string },
): string =>
  `muster_league_player_${versionMark(keyring)}${keyring.derive('league player token', of.league, of.player, of.request)}`;

/** A member of an entrant, which a player of a league can claim. */
export interface ClaimedMember {
  readonly league: string;
  readonly tournament: string;
  readonly entrant: string;
  /** 1, or 2 for the second member of a team. */
  readonly member: number;
}

/** The code that the tournament's organiser hands to the person who played as that member. */
export const claimCodeOf = (
  keyring: Keyring,
  { league, tournament, entrant, member }: ClaimedMember,
): string => recoveryCodeOf(keyring, `claim ${league} ${tournament} ${entrant} ${member}`, '');

/** Whether it is the code of that member, under any version of the service's secret. */
export const isClaimCode = (keyring: Keyring, claimed: ClaimedMember, code: string): boolean =>
  everyKeyring(keyring).some((one) => isRecoveryCode(code, recoveryHashOf(claimCodeOf(one, claimed))));
