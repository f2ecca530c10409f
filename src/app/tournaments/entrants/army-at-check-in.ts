import { logged } from '../../../shared/change-log';
import { type ArmyStatus, teamArmyStatus } from '../../../domain/tournaments/event/army-desk';
import type { ArmyAtCheckIn, TournamentFacts } from '../../../domain/tournaments/event/facts';
import { entrantNumber } from '../../../domain/tournaments/event/record';
import type { StoredContext } from '../../kernel/store/context';
import { loggedOf } from '../../kernel/store/items';
import { type Answer, ok } from '../../kernel/use-case';
import { type ArmyPlace, addressOf, readTeam } from '../armies/army-access';
import { standingOfArmy } from '../armies/army-answer';
import { armyKind, entrantKind, headKind } from '../store/read-tournament';
import { loadJudge } from '../armies/judge-army';
import { type MemberArmy, foundFor, loadTeamJudge } from '../armies/judge-team';

type ArmyOf = (facts: TournamentFacts) => ArmyAtCheckIn;

const noted = (status: ArmyStatus): ArmyAtCheckIn => (status === 'MISSING' ? 'NONE' : status);

const statusOf = (
  log: MemberArmy['log'],
  facts: TournamentFacts,
  judges: Parameters<typeof standingOfArmy>[2],
): ArmyStatus =>
  log.length === 0 || logged(log).facts.army === null ? 'MISSING' : standingOfArmy(log, facts, judges).status;

/** How the army of an entrant stands, of a team those of its players together; by the settings that count when it is checked in. */
export const armyAtCheckIn = async (
  place: Pick<ArmyPlace, 'tournament' | 'entrant'>,
  context: StoredContext,
): Promise<Answer<ArmyOf>> => {
  const { tournament } = place;
  const number = entrantNumber(place.entrant) ?? 0;
  const items = await context.store.get([
    { item: 'HEAD', tournament },
    { item: 'ENTRANT', tournament, number },
    addressOf(place),
  ]);
  if (!items.ok) return items;
  const head = loggedOf(headKind, items.value[0]);
  const entrant = loggedOf(entrantKind, items.value[1]);
  if (!entrant || head?.facts.teams === undefined) {
    const army = loggedOf(armyKind, items.value[2]);
    const judge = await loadJudge(
      { texts: [army?.facts.army ?? '{}'], heads: head ? [head.facts] : [] },
      context.store,
    );
    if (!judge.ok) return judge;
    return ok((facts) => noted(statusOf(army?.log ?? [], facts, { judge: judge.value })));
  }
  const team = await readTeam(tournament, { ...entrant, number }, context);
  if (!team.ok) return team;
  const texts = team.value.map(({ log }) => (log.length > 0 ? logged(log).facts.army : null) ?? '{}');
  const judge = await loadJudge({ texts, heads: [head.facts] }, context.store);
  if (!judge.ok) return judge;
  const judgeTeam = await loadTeamJudge(head.facts, { texts, heads: [head.facts] }, context.store);
  if (!judgeTeam.ok) return judgeTeam;
  return ok((facts) => {
    const found = judgeTeam.value(entrant, team.value, facts);
    const statuses = team.value.map(({ member, log }) =>
      statusOf(log, facts, { judge: judge.value, teamFindings: foundFor(found, member) }),
    );
    return noted(teamArmyStatus(statuses, facts.teams?.size ?? 0));
  });
};
