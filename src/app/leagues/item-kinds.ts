import type { AcceptedFacts, LeagueFacts, PlayerFacts } from '../../domain/tournaments/league/facts';
import { itemKind } from '../kernel/store/items';

/** The kinds of items that a league is made of. */

export const leagueKind = itemKind<LeagueFacts>();
export const playerKind = itemKind<PlayerFacts>();
/** A tournament in its league. */
export const acceptedKind = itemKind<AcceptedFacts>();
