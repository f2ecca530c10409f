import { entrantId } from '../../../domain/tournaments/event/record';
import { notCurrentPick, subjectOf } from '../../../domain/tournaments/changes/team-picks';
import { currentPick, dueAtMs, settled } from '../../../domain/tournaments/teams/team-match';
import { conflict, ok } from '../../kernel/use-case';
import { matchOperation } from './change-match';
import { pickNumber } from './seal-pick';

/**
 * Settles a pick that is late by the fallback that the event has published. Either captain may once the time is over; where no time
 * is set, a scorekeeper may. A lot is drawn from the seed of round 1, a line feed and the subject of the pick.
 */
export const settlePick = matchOperation({
  name: 'settlePick',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/tables/{table}/settle',

  fields: { pick: pickNumber },
  set: ({ facts, rules, startedAtMs, teams, tournament }, { input, actor, nowMs }) => {
    if (currentPick(facts).number !== input.pick) return notCurrentPick(input.pick);
    const due = dueAtMs(facts, rules, startedAtMs);
    if (due === null ? actor.role === 'PLAYER' : nowMs < due)
      return conflict(
        'PICK_NOT_DUE',
        due === null
          ? 'No time is set: ask the desk.'
          : `There is time until ${new Date(due).toISOString()}.`,
      );
    const { seed } = tournament.head.facts;
    const seedOf = (side: 0 | 1): string => `${seed}\n${subjectOf(input, input.pick, teams[side])}`;
    const set = settled(facts, rules, { seedOf, nowMs });
    return set
      ? ok(set)
      : conflict('NOT_CURRENT_PICK', `Everybody has an opponent: team ${entrantId(teams[0])} plays on.`);
  },
});
