import type { Keyring } from '../tournaments/context';
import { isRecoveryCode, recoveryCodeOf, recoveryHashOf } from '../tournaments/credentials';

/** What a league hands out: derived like a tournament's tokens, and like them never stored. */

const shortId = (derived: string, length: number): string => derived.replaceAll(/[-_]/g, '').slice(0, length);

/** The id of the league that this creating request makes: the same for a repeated request. */
export const leagueIdOf = (keyring: Keyring, request: string): string =>
  shortId(keyring.derive('league', request), 20);

/** The id of the player that this request adds, so that adding needs to know of no other player. */
export const playerIdOf = (keyring: Keyring, league: string, request: string): string =>
  shortId(keyring.derive('league player', league, request), 12);

export const organiserTokenOf = (keyring: Keyring, league: string, request: string): string =>
  `muster_league_organiser_${keyring.derive('league organiser', league, request)}`;

export const playerTokenOf = (
  keyring: Keyring,
  of: { readonly league: string; readonly player: string; readonly request: string },
): string =>
  `muster_league_player_${keyring.derive('league player token', of.league, of.player, of.request)}`;

export const leagueRecoveryCodeOf = (keyring: Keyring, league: string, request: string): string =>
  recoveryCodeOf(keyring, `league ${league}`, request);

/** A place in a tournament that a player can claim: an entrant, and which member of a team. */
export interface Seat {
  readonly league: string;
  readonly tournament: string;
  readonly entrant: string;
  /** 1, or 2 for the second member of a team. */
  readonly member: number;
}

/** Who has this code was given it by the tournament's organiser, as the one who sat there. */
export const claimCodeOf = (keyring: Keyring, { league, tournament, entrant, member }: Seat): string =>
  recoveryCodeOf(keyring, `claim ${league} ${tournament} ${entrant} ${member}`, '');

export const isClaimCode = (keyring: Keyring, seat: Seat, code: string): boolean =>
  isRecoveryCode(code, recoveryHashOf(claimCodeOf(keyring, seat)));
