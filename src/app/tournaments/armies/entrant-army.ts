import { referees } from '../../../domain/tournaments/event/role';
import { mapAnswer, refused } from '../../kernel/use-case';
import { notOfRole } from '../store/access';
import { readOperation } from '../change/read-operation';
import { knownEntrant } from '../change/change-entrant';
import { armyId, isWanted, maySeeArmy, oneArmy, readArmy } from './army-access';
import { judgedArmy } from './army-answer';
import { readJudges } from './judge-team';

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
    if (!maySeeArmy(tournament, input, context))
      return notOfRole(context.caller.token, 'entrantArmy', [...referees, 'PLAYER']);
    const { facts: head } = tournament.head;
    const wanted = isWanted(head, known.value, input);
    if (!wanted.ok) return wanted;
    const army = await readArmy(input, context);
    if (!army.ok) return army;
    const text = army.value?.facts.army ?? null;
    if (!army.value || text === null)
      return refused({ code: 'NOT_FOUND', kind: 'army of entrant', id: armyId(input) });
    const { log } = army.value;
    const entrant = known.value;
    const judged = await readJudges(tournament, { entrant, texts: [text], heads: [head] }, context);
    return mapAnswer(judged, (found) => judgedArmy(input, { log, head, entrant, ...found }));
  },
});
