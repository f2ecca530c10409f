import { type ChangeLog, type Logged, logged } from '../../shared/change-log';
import type { CatalogueVersionName } from '../../domain/tournaments/event/facts';
import type { FederationPlayer, LeagueFacts, PlayerFacts } from '../../domain/tournaments/league/facts';
import type { PointsRule } from '../../domain/tournaments/league/points-rule';

/** What every interface shows of a league; the shapes are those of the GraphQL types of the same names. */

/** What the organiser has settled about a league. */
export interface LeagueSettings {
  readonly id: string;
  readonly name: string;
  readonly rule: { readonly [Field in keyof PointsRule]-?: Exclude<PointsRule[Field], undefined> };
  /** The federation it wants to be part of. */
  readonly federation: string | null;
  /** The leagues it has accepted as a federation. */
  readonly leagues: readonly string[];
  /** The catalogue that tournaments take over when they are offered to it. */
  readonly catalogue: CatalogueVersionName | null;
  readonly version: string;
}

/** A player as everyone sees them; the name is null once erased. */
export interface LeaguePlayerName {
  readonly id: string;
  readonly name: string | null;
}

export interface LeaguePlayerView extends LeaguePlayerName {
  readonly league: string;
  readonly erased: boolean;
  /** Who it is in the league's federation; null where nobody has said. */
  readonly federationPlayer: FederationPlayer | null;
  readonly version: string;
}

export const leagueSettings = (
  id: string,
  { facts: { name, rule, federation = null, leagues = [], catalogue = null }, version }: Logged<LeagueFacts>,
): LeagueSettings => ({
  id,
  name,
  rule: {
    ...rule,
    best: rule.best ?? null,
    tiers: rule.tiers ?? [],
    minimumEvents: rule.minimumEvents ?? 1,
    decay: rule.decay ?? null,
  },
  federation,
  leagues,
  catalogue,
  version: String(version),
});

export const playerView = (
  league: string,
  id: string,
  { facts, version }: Logged<PlayerFacts>,
): LeaguePlayerView => ({
  league,
  id,
  name: facts.name,
  erased: facts.erased,
  federationPlayer: facts.federationPlayer ?? null,
  version: String(version),
});

export const playerViewOf = (league: string, id: string, log: ChangeLog<PlayerFacts>): LeaguePlayerView =>
  playerView(league, id, logged(log));
