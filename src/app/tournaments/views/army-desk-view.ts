import { deskRules } from '../../../domain/tournaments/event/army-desk';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import { isoTimeOrNull } from '../../kernel/iso-time';
import type { ArmyDeskSettings } from '../../kernel/generated/answers';

/** As every interface shows it. */
export const armyDeskView = (facts: Pick<TournamentFacts, 'armyDesk'>): ArmyDeskSettings => {
  const { edition, deadlineMs, publishAtMs, catalogue = null } = deskRules(facts);
  return { edition, catalogue, deadline: isoTimeOrNull(deadlineMs), publishAt: isoTimeOrNull(publishAtMs) };
};
