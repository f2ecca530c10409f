import type * as z from 'zod/mini';
import type { LeagueFacts } from '../../domain/tournaments/league/facts';
import type { OwnedKind, OwnerSecrets } from '../kernel/store/creation';
import { addressOfLeague } from './change-league';
import { leagueRecoveryCodeOf, organiserTokenOf } from './credentials';
import type { rule } from './fields';
import { leagueKind } from './item-kinds';
import type { LeagueSettings } from './views';

/** A league, with the organiser's secrets: shown here only. */
export interface GrantedLeague extends OwnerSecrets {
  readonly league: LeagueSettings;
}

/** How a league belongs to its organiser. */
export const ownedLeague: OwnedKind<LeagueFacts> = {
  kind: leagueKind,
  addressOf: addressOfLeague,
  secretsOf: (keyring, league, request) => ({
    organiserToken: organiserTokenOf(keyring, league, request),
    recoveryCode: leagueRecoveryCodeOf(keyring, league, request),
  }),
};

export const ruleOf = (given: z.output<typeof rule>): LeagueFacts['rule'] => {
  const { scoring, placePoints, participationPoints, tiers, minimumEvents, decay, best } = given;
  return {
    scoring,
    placePoints,
    participationPoints,
    best: best ?? null,
    ...(tiers.length > 0 && { tiers }),
    ...(minimumEvents > 1 && { minimumEvents }),
    ...(decay && { decay }),
  };
};
