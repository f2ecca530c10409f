import { organisers } from '../../../domain/tournaments/event/role';
import { packInputOf } from '../../../domain/tournaments/pack/pack-from';
import { currentPack } from '../../../domain/tournaments/pack/pack-versions';
import type { TournamentPack } from '../../kernel/generated/answers';
import { ok } from '../../kernel/use-case';
import { readOperation } from '../change/read-operation';
import { actorOf } from '../store/access';
import { packView } from '../views/pack-view';

/** Says the rules of a tournament in words. Its organisers get them as data too, to change them and announce them again. */
export const eventPack = readOperation({
  name: 'eventPack',
  route: 'GET /v1/tournaments/{tournament}/pack',
  answers: 'TournamentPack',
  covers: ['F2', 'F6'],

  answer: ({ id, head: { facts } }, { context: { caller } }) => {
    const packs = facts.packs ?? [];
    const role = caller.token === null ? undefined : actorOf(facts, [], caller.token)?.role;
    return ok<TournamentPack>({
      tournament: id,
      ...packView(packs),
      rules: organisers.some((one) => one === role) ? packInputOf(currentPack(packs)) : null,
    });
  },
});
