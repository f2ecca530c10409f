import type { ChangeLog } from '../../../shared/change-log';
import type { EntrantFacts } from './facts';
import type { MemberNumber } from '../entrant';

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
