import { MOST_MEMBERS, MOST_MEMBER_NUMBER } from '../../../domain/tournaments/limits';
import { arrayOf } from '../../kernel/input';
import * as z from 'zod/mini';
import type { EntrantFacts, TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { Entrant } from '../../../domain/tournaments/event/tournament';
import { everyMember, numbersAfter, withNewNumbers } from '../../../domain/tournaments/event/team-members';
import type { Fault } from '../../kernel/faults';

/** How a change of a team's list says which player is which. */

export const givenNumbers = arrayOf(
  z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_MEMBER_NUMBER))),
  MOST_MEMBERS,
  'In doubles and team events the number of each player in `members`, null for a new one; by their names if omitted.',
);

interface Given {
  readonly members?: readonly string[] | undefined;
  readonly memberNumbers?: readonly (number | null)[] | undefined;
}

type Team = Pick<Entrant, 'facts' | 'log'>;

const numbersOf = ({ facts, log }: Team, { members = [], memberNumbers }: Given): readonly number[] =>
  memberNumbers ? withNewNumbers(log, memberNumbers) : numbersAfter(log, facts, members);

/** Why the numbers cannot be those of the new list. */
export const numbersFault = (
  team: Team,
  { format }: Pick<TournamentFacts, 'format'>,
  given: Given,
): readonly Fault[] => {
  const { members, memberNumbers } = given;
  const fault = (code: Fault['code'], message: string, path = 'memberNumbers'): readonly Fault[] => [
    { path, code, message },
  ];
  if (memberNumbers !== undefined) {
    if (format === 'SINGLES') return fault('NOT_ALLOWED', 'is for doubles and team events only');
    if (memberNumbers.length !== members?.length)
      return fault('INCONSISTENT', 'must have one entry for each name of `members`');
    const numbers = memberNumbers.flatMap((number) => number ?? []);
    if (new Set(numbers).size < numbers.length) return fault('DUPLICATE', 'must not name a number twice');
    const known = [...everyMember(team.log).keys()];
    const stranger = numbers.find((number) => !known.includes(number));
    if (stranger !== undefined)
      return fault('UNKNOWN_REFERENCE', `must not name ${stranger}: the team has ${known.join(', ')}`);
  }
  return format !== 'SINGLES' &&
    members &&
    numbersOf(team, given).some((number) => number > MOST_MEMBER_NUMBER)
    ? fault('TOO_LONG', `must not add anybody: the team has named ${MOST_MEMBER_NUMBER} players`, 'members')
    : [];
};

/** The new list with the players' numbers; in singles there are none. */
export const teamAfter = (
  team: Team,
  { format }: Pick<TournamentFacts, 'format'>,
  given: Given,
): Partial<EntrantFacts> => ({
  members: given.members ?? [],
  ...(format !== 'SINGLES' && { memberNumbers: numbersOf(team, given) }),
});
