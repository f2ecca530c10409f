import { areListsPublic } from '../../../domain/tournaments/event/army-desk';
import { ok, refused } from '../../../shared/result';
import { entrantNumber } from '../../../domain/tournaments/event/record';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import type { StoredContext } from '../../kernel/store/context';
import { actorOf } from '../store/access';
import { readOperation } from '../change/read-operation';
import { knownEntrant } from '../change/change-entrant';
import { type ArmyPlace, armyId, isWanted, oneArmy, readArmy, readTeam } from './army-access';
import { entrantArmyOf, standingOfArmy } from './army-answer';
import { loadJudge } from './judge-army';
import { foundFor, loadTeamJudge } from './judge-team';

const readers = ['ORGANISER', 'CO_ORGANISER', 'REFEREE'] as const;

/** Before the lists are published: whoever checks them, and the player itself. */
const maySee = (
  { head, entrants }: Tournament,
  { entrant, slot }: Pick<ArmyPlace, 'entrant' | 'slot'>,
  { caller, clock }: StoredContext,
): boolean => {
  const { token } = caller;
  if (areListsPublic(head.facts, clock.nowMs(), slot)) return true;
  const actor = token === null ? undefined : actorOf(head.facts, entrants, token);
  return (
    actor?.role !== undefined &&
    (readers.some((role) => role === actor.role) || actor.entrant === entrantNumber(entrant))
  );
};

/**
 * The army list of an entrant, in a team event of one of its players, with several armies one of them; until the lists are published for the player or captain and the
 * organisers.
 */
export const entrantArmy = readOperation({
  name: 'entrantArmy',
  route: 'GET /v1/tournaments/{tournament}/entrants/{entrant}/army',
  answers: 'EntrantArmy',
  showsMoreThanVersion: true,
  covers: ['F11'],

  fields: oneArmy,
  price: () => 10,
  answer: async (tournament, { input, context }) => {
    const known = knownEntrant(tournament, input.entrant);
    if (!known.ok) return known;
    if (!maySee(tournament, input, context))
      return context.caller.token === null
        ? refused({ code: 'UNAUTHENTICATED' })
        : refused({ code: 'FORBIDDEN', operation: 'entrantArmy', allowedRoles: [...readers, 'PLAYER'] });
    const { id, head } = tournament;
    const { member, slot } = input;
    const wanted = isWanted(head.facts, known.value, { member, slot });
    if (!wanted.ok) return wanted;
    const army = await readArmy(input, context);
    if (!army.ok) return army;
    const text = army.value?.facts.army ?? null;
    if (!army.value || text === null)
      return refused({ code: 'NOT_FOUND', kind: 'army of entrant', id: armyId(input) });
    const team = head.facts.teams?.armies ? await readTeam(id, known.value, context) : ok([]);
    if (!team.ok) return team;
    const [judge, judgeTeam] = await Promise.all([
      loadJudge({ texts: [text], heads: [head.facts] }, context.store),
      loadTeamJudge(
        head.facts,
        {
          texts: team.value.flatMap(({ log }) => log.flatMap(({ set }) => set.army ?? [])),
          heads: [head.facts],
        },
        context.store,
      ),
    ]);
    if (!judge.ok) return judge;
    if (!judgeTeam.ok) return judgeTeam;
    const teamFindings = foundFor(judgeTeam.value(known.value, team.value, head.facts), member ?? null);
    return ok(
      entrantArmyOf(
        input,
        standingOfArmy(army.value.log, head.facts, { judge: judge.value, teamFindings, slot }),
      ),
    );
  },
});
