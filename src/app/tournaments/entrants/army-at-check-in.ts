import { logged } from '../../../shared/change-log';
import {
  type ArmyStatus,
  armiesStatus,
  slotsOf,
  teamArmyStatus,
} from '../../../domain/tournaments/event/army-desk';
import type { ArmyAtCheckIn, TournamentFacts } from '../../../domain/tournaments/event/facts';
import { entrantNumber } from '../../../domain/tournaments/event/record';
import type { StoredContext } from '../../kernel/store/context';
import { loggedOf } from '../../kernel/store/items';
import { type Answer, ok } from '../../kernel/use-case';
import { type ArmyPlace, type MemberArmy, addressOf, readTeam } from '../armies/army-access';
import { standingOfArmy } from '../armies/army-answer';
import { armyKind, entrantKind, headKind } from '../store/read-tournament';
import { loadJudge } from '../armies/judge-army';
import { foundFor, loadTeamJudge } from '../armies/judge-team';

const noted = (status: ArmyStatus): ArmyAtCheckIn => (status === 'MISSING' ? 'NONE' : status);

const statusOf = (
  log: MemberArmy['log'],
  facts: TournamentFacts,
  judges: Parameters<typeof standingOfArmy>[2],
): ArmyStatus =>
  log.length === 0 || logged(log).facts.army === null ? 'MISSING' : standingOfArmy(log, facts, judges).status;

/** How the army of an entrant stands, of a team those of its players together, of several armies all of them; by the settings that count when it is checked in. */
export const armyAtCheckIn = async (
  place: Pick<ArmyPlace, 'tournament' | 'entrant'>,
  context: StoredContext,
): Promise<Answer<(facts: TournamentFacts) => ArmyAtCheckIn>> => {
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
    const slots = head ? slotsOf(head.facts) : [];
    const others = await context.store.get(slots.map(({ id }) => addressOf({ ...place, slot: id })));
    if (!others.ok) return others;
    const armies =
      slots.length === 0
        ? [{ slot: null, army: loggedOf(armyKind, items.value[2]) }]
        : slots.map(({ id }, index) => ({ slot: id, army: loggedOf(armyKind, others.value[index]) }));
    const judge = await loadJudge(
      {
        texts: armies.map(({ army }) => army?.facts.army ?? '{}'),
        heads: head ? [head.facts] : [],
      },
      context.store,
    );
    if (!judge.ok) return judge;
    return ok((facts) =>
      noted(
        armiesStatus(
          armies.map(({ slot, army }) => statusOf(army?.log ?? [], facts, { judge: judge.value, slot })),
        ),
      ),
    );
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
