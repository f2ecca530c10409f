import type * as answers from '../../kernel/generated/answers';
import { deskRules } from '../../../domain/tournaments/event/army-desk';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import { isoTimeOrNull } from '../../kernel/iso-time';
import type { Logged } from '../../../shared/change-log';
import { settingsOf } from '../../../domain/tournaments/event/settings';
import type { ArmySlot, PackArmies } from '../../../domain/tournaments/pack/army-rules';
import type { ScoringRules } from '../../../domain/tournaments/pack/pack';
import { type PackVersions, currentPack } from '../../../domain/tournaments/pack/pack-versions';
import { spansOf } from '../../../domain/tournaments/pack/stage-span';
import { type TournamentCard, cardOf } from '../store/read-tournament';
import { packView, teamRulesView, tiebreakerView } from './pack-view';

/** As every interface shows it. */
export const armyDeskView = (facts: Pick<TournamentFacts, 'armyDesk'>): answers.ArmyDeskSettings => {
  const { deadlineMs, publishAtMs, catalogue = null } = deskRules(facts);
  return { catalogue, deadline: isoTimeOrNull(deadlineMs), publishAt: isoTimeOrNull(publishAtMs) };
};

/** One of several armies as every interface shows it. */
export const armySlotView = (slot: ArmySlot): answers.ArmySlot => slot;

const armiesView = (
  armies: PackArmies | undefined,
  published: readonly string[] = [],
): answers.PackArmies | null =>
  armies ? { chosen: armies.chosen, slots: armies.slots.map(armySlotView), slotsPublished: published } : null;

const reportsView = ({
  numbers = [],
  winner = 'VICTORY_POINTS',
  winnerNumber,
}: ScoringRules): answers.ReportRules => ({
  numbers: numbers.map(({ id, ...number }) => ({ number: id, ...number })),
  winner,
  winnerNumber: winnerNumber ?? null,
});

const stagesView = (packs: PackVersions): answers.TournamentSettings['stages'] =>
  spansOf(currentPack(packs).stages ?? []).map(({ stage: { name, by }, number, from, to }) => ({
    number,
    name,
    by,
    from,
    to,
  }));

/** The settings of a tournament as every interface shows them, out of what the list stores of it. */
export const settingsOfCard = (id: string, facts: TournamentCard): answers.TournamentSettings => ({
  id,
  name: facts.name,
  format: facts.format,
  rounds: facts.rounds,
  ...settingsOf(facts),
  tiebreakers: facts.tiebreakers.map(tiebreakerView),
  pack: packView(facts.packs ?? []),
  armies: armiesView(currentPack(facts.packs ?? []).armies, facts.armySlotsPublished),
  armyListsPublished: facts.armyListsPublished ?? false,
  armyDesk: armyDeskView(facts),
  changeReason: facts.changeReason ?? null,
  cancelled: facts.cancelled?.reason ?? null,
  teams: facts.teams ? teamRulesView(facts.teams) : null,
  reports: reportsView(currentPack(facts.packs ?? []).scoring),
  stages: stagesView(facts.packs ?? []),
  phase: facts.phase ?? 'REGISTRATION',
  seedCommitment: facts.seedCommitment,
  version: String(facts.version),
});

/** The settings of a tournament as every interface shows them. */
export const settingsView = (
  id: string,
  { facts, version }: Logged<TournamentFacts>,
): answers.TournamentSettings => settingsOfCard(id, cardOf(facts, version));
