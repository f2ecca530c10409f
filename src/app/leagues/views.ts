import type { LeaguePlayer, LeagueSettings } from '../kernel/generated/answers';
import type { Logged } from '../../shared/change-log';
import type { LeagueFacts, PlayerFacts } from '../../domain/tournaments/league/facts';

export const leagueSettings = (
  id: string,
  {
    facts: { name, rule, federation = null, leagues = [], catalogue = null, merged = [] },
    version,
  }: Logged<LeagueFacts>,
): LeagueSettings => ({
  id,
  name,
  rule: {
    ...rule,
    best: rule.best ?? null,
    total: rule.total ?? 'SUM',
    tiers: rule.tiers ?? [],
    minimumEvents: rule.minimumEvents ?? 1,
    decay: rule.decay ?? null,
  },
  federation,
  leagues,
  catalogue,
  merged,
  version: String(version),
});

export const playerView = (
  league: string,
  id: string,
  { facts, version }: Logged<PlayerFacts>,
): LeaguePlayer => ({
  league,
  id,
  name: facts.name,
  erased: facts.erased,
  federationPlayer: facts.federationPlayer ?? null,
  version: String(version),
});
