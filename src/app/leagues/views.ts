import type { LeaguePlayer, LeagueSettings, PointsRule as RuleView } from '../kernel/generated/answers';
import type { Logged } from '../../shared/change-log';
import type { LeagueFacts, PlayerFacts } from '../../domain/tournaments/league/facts';

const ruleView = (rule: LeagueFacts['rule']): RuleView => ({
  ...rule,
  best: rule.best ?? null,
  total: rule.total ?? 'SUM',
  tiers: rule.tiers ?? [],
  minimumEvents: rule.minimumEvents ?? 1,
  decay: rule.decay ?? null,
});

export const leagueSettings = (
  id: string,
  {
    facts: { name, rule, seasons = [], federation = null, leagues = [], catalogue = null, merged = [] },
    version,
  }: Logged<LeagueFacts>,
): LeagueSettings => ({
  id,
  name,
  rule: ruleView(rule),
  seasons: seasons.map((season, index) => ({
    number: index + 1,
    name: season.name,
    startsOn: season.startsOn ?? null,
    rule: ruleView(season.rule ?? rule),
  })),
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
