import type { ChangeLog } from '../../../shared/change-log';
import type { MemberNumber } from '../entrant';
import { MOST_MEMBER_NUMBER } from '../limits';
import { type Fault, fault } from '../../../shared/refusal';
import type { EntrantFacts, TournamentFacts } from '../event/facts';

/**
 * The players of a team. A player's number is given once and stays, whatever the order of the list: armies, lineups, picks, games and
 * claims in leagues go by it.
 */

type Team = Pick<EntrantFacts, 'members' | 'memberNumbers'>;

/** The numbers of the players, in the order of the list. Where none are stored, a number is the place in the list, from 1. */
export const memberNumbersOf = ({ members, memberNumbers }: Team): readonly MemberNumber[] =>
  memberNumbers ?? members.map((_, index) => index + 1);

/** Whether a change of the list numbers each of its players, nobody twice; one without numbers numbers them by their places. */
export const fitsMembers = ({ members, memberNumbers }: Partial<Team>): boolean =>
  memberNumbers === undefined ||
  (members?.length === memberNumbers.length && new Set(memberNumbers).size === memberNumbers.length);

/** The list as it stood after each change of it, oldest first. */
const lists = (log: ChangeLog<EntrantFacts>): readonly Team[] =>
  log.flatMap(({ set: { members, memberNumbers } }) =>
    members === undefined ? [] : [{ members, ...(memberNumbers && { memberNumbers }) }],
  );

/** Everybody whom the team has ever named, by number, under the latest name. */
export const everyMember = (log: ChangeLog<EntrantFacts>): ReadonlyMap<MemberNumber, string> =>
  new Map(
    lists(log).flatMap((list) =>
      memberNumbersOf(list).map((number, index) => [number, list.members[index] ?? ''] as const),
    ),
  );

/** The name of a player; of one who has left the team too. */
export const memberName = (log: ChangeLog<EntrantFacts>, number: MemberNumber): string =>
  everyMember(log).get(number) ?? '';

/** The known number of each name: by the same place, else anywhere in the list, else among those who have left. */
const known = (
  log: ChangeLog<EntrantFacts>,
  now: Team,
  names: readonly string[],
): readonly (MemberNumber | null)[] => {
  const numbers = memberNumbersOf(now);
  const taken = new Set<MemberNumber>();
  const take = (number: MemberNumber | undefined): MemberNumber | null => {
    if (number === undefined) return null;
    taken.add(number);
    return number;
  };
  const inPlace = names.map((name, index) => take(name === now.members[index] ? numbers[index] : undefined));
  const left = [
    ...numbers.map((number, index) => [number, now.members[index]] as const),
    ...everyMember(log),
  ];
  return inPlace.map(
    (found, index) =>
      found ?? take(left.find(([number, name]) => name === names[index] && !taken.has(number))?.[0]),
  );
};

/**
 * The numbers of a new list of players. A name that the team has had keeps its number. A name that is new, in the place of one that
 * is gone, is the same player under a corrected name. Everybody else is new.
 */
export const numbersAfter = (
  log: ChangeLog<EntrantFacts>,
  now: Team,
  names: readonly string[],
): readonly MemberNumber[] => {
  const before = memberNumbersOf(now);
  const found = known(log, now, names);
  return withNewNumbers(
    log,
    found.map((number, index) => {
      const inPlace = before[index];
      return number ?? (inPlace === undefined || found.includes(inPlace) ? null : inPlace);
    }),
  );
};

/** Gives each player without a number the next one that nobody has had. */
export const withNewNumbers = (
  log: ChangeLog<EntrantFacts>,
  given: readonly (MemberNumber | null)[],
): readonly MemberNumber[] => {
  let last = Math.max(0, ...everyMember(log).keys());
  return given.map((number) => number ?? (last += 1));
};

/** A new list of a team, and which player is which: null for a new one; by their names if omitted. */
export interface GivenMembers {
  readonly members?: readonly string[] | undefined;
  readonly memberNumbers?: readonly (MemberNumber | null)[] | undefined;
}

interface LoggedTeam {
  readonly facts: Team;
  readonly log: ChangeLog<EntrantFacts>;
}

const numbersOf = ({ facts, log }: LoggedTeam, { members = [], memberNumbers }: GivenMembers) =>
  memberNumbers ? withNewNumbers(log, memberNumbers) : numbersAfter(log, facts, members);

/** The reasons why the numbers cannot be those of the new list. */
export const numbersFaults = (
  team: LoggedTeam,
  { format }: Pick<TournamentFacts, 'format'>,
  given: GivenMembers,
): readonly Fault[] => {
  const { members, memberNumbers } = given;
  const refusal = (code: Fault['code'], message: string) => [fault('memberNumbers', code, message)];
  if (memberNumbers !== undefined) {
    if (format === 'SINGLES') return refusal('NOT_ALLOWED', 'is for doubles and team events only');
    if (memberNumbers.length !== members?.length)
      return refusal('INCONSISTENT', 'must have one entry for each name of `members`');
    const numbers = memberNumbers.flatMap((number) => number ?? []);
    if (new Set(numbers).size < numbers.length) return refusal('DUPLICATE', 'must not name a number twice');
    const everybody = [...everyMember(team.log).keys()];
    const stranger = numbers.find((number) => !everybody.includes(number));
    if (stranger !== undefined)
      return refusal('UNKNOWN_REFERENCE', `must not name ${stranger}: the team has ${everybody.join(', ')}`);
  }
  return format !== 'SINGLES' &&
    members &&
    numbersOf(team, given).some((number) => number > MOST_MEMBER_NUMBER)
    ? [fault('members', 'TOO_LONG', `must not add anybody: the team has named ${MOST_MEMBER_NUMBER} players`)]
    : [];
};

/** The new list with the players' numbers; in singles there are none. */
export const teamAfter = (
  team: LoggedTeam,
  { format }: Pick<TournamentFacts, 'format'>,
  given: GivenMembers,
): Partial<Team> => ({
  members: given.members ?? [],
  ...(format !== 'SINGLES' && { memberNumbers: numbersOf(team, given) }),
});
