import type { ChangeLog, Logged } from '../../tournaments/event/change-log';
import { logged } from '../../tournaments/event/change-log';
import type { LeagueFacts, PlayerFacts } from '../../tournaments/league/facts';
import type { PointsRule } from '../../tournaments/league/points-rule';

/** What every door shows of a league; the shapes are those of the GraphQL types of the same names. */

/** What the organiser has settled about a league. */
export interface LeagueSettings {
  readonly id: string;
  readonly name: string;
  readonly rule: PointsRule;
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
  readonly version: string;
}

export const leagueSettings = (
  id: string,
  { facts: { name, rule }, version }: Logged<LeagueFacts>,
): LeagueSettings => ({
  id,
  name,
  rule: { ...rule, best: rule.best ?? null },
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
  version: String(version),
});

export const playerViewOf = (league: string, id: string, log: ChangeLog<PlayerFacts>): LeaguePlayerView =>
  playerView(league, id, logged(log));
