import type { Keyring } from '../kernel/store/context';
import { isRecoveryCode, recoveryCodeOf, recoveryHashOf, shortId } from '../kernel/store/credentials';
import { everyKeyring, versionMark } from '../kernel/store/key-versions';

/** What a league hands out: derived like a tournament's tokens, and like them never stored. */

/** The id of the league that this creating request makes: the same for a repeated request. */
export const leagueIdOf = (keyring: Keyring, request: string): string =>
  shortId(keyring.derive('league', request));

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

export const organiserTokenOf = (keyring: Keyring, league: string, request: string): string =>
  `muster_league_organiser_${versionMark(keyring)}${keyring.derive('league organiser', league, request)}`;

export const playerTokenOf = (
  keyring: Keyring,
  of: { readonly league: string; readonly player: string; readonly request: string },
): string =>
  `muster_league_player_${versionMark(keyring)}${keyring.derive('league player token', of.league, of.player, of.request)}`;

export const leagueRecoveryCodeOf = (keyring: Keyring, league: string, request: string): string =>
  recoveryCodeOf(keyring, `league ${league}`, request);

/** Whom a player of a league can claim in a tournament: an entrant, and which member of a team. */
export interface ClaimedMember {
  readonly league: string;
  readonly tournament: string;
  readonly entrant: string;
  /** 1, or 2 for the second member of a team. */
  readonly member: number;
}

/** The organiser of the tournament hands it to the one who played as that member. */
export const claimCodeOf = (
  keyring: Keyring,
  { league, tournament, entrant, member }: ClaimedMember,
): string => recoveryCodeOf(keyring, `claim ${league} ${tournament} ${entrant} ${member}`, '');

/** Whether it is the code of that member, under whichever version of the secret it was shown. */
export const isClaimCode = (keyring: Keyring, claimed: ClaimedMember, code: string): boolean =>
  everyKeyring(keyring).some((one) => isRecoveryCode(code, recoveryHashOf(claimCodeOf(one, claimed))));
