import { MOST_MEMBER_NUMBER } from '../../../domain/tournaments/limits';
import type { ChangeLog, Logged } from '../../../shared/change-log';
import type { ArmyFacts, EntrantFacts, TournamentFacts } from '../../../domain/tournaments/event/facts';
import { entrantId, entrantNumber } from '../../../domain/tournaments/event/record';
import type { Entrant } from '../../../domain/tournaments/event/tournament';
import type { MemberNumber } from '../../../domain/tournaments/entrant';
import { everyMember, memberNumbersOf } from '../../../domain/tournaments/event/team-members';
import { optional, wholeNumber } from '../../kernel/input';
import { type Answer, invalidField, ok } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { loggedOf } from '../../kernel/store/items';
import type { TournamentAddress } from '../../kernel/store/store';
import { oneEntrant } from '../fields';
import { armyKind } from '../store/read-tournament';
import type { MemberArmy } from './judge-team';

/** The storage of army lists. */

/** The fields that name an army list: of an entrant, or of a player in a team event. */
export const oneArmy = {
  ...oneEntrant,
  member: optional(
    wholeNumber(
      1,
      MOST_MEMBER_NUMBER,
      "In a team event the player's number in the team; left out in all others.",
    ),
  ),
};

/** The place of an army list: in a team event each player has one. */
export interface ArmyPlace {
  readonly tournament: string;
  readonly entrant: string;
  readonly member?: MemberNumber | undefined;
}

type ArmyAddress = Extract<TournamentAddress, { readonly item: 'ARMY' }>;

export const addressOf = ({ tournament, entrant, member }: ArmyPlace): ArmyAddress => ({
  item: 'ARMY',
  tournament,
  number: entrantNumber(entrant) ?? 0,
  ...(member !== undefined && { member }),
});

/** As a refusal names it. */
export const armyId = ({ entrant, member }: ArmyPlace): string =>
  member === undefined ? entrant : `${entrant}, player ${member}`;

/** Every address at which an army list of this entrant may ever have been stored: its team may have had other players. */
export const addressesOf = (
  tournament: string,
  { number, log }: { readonly number: number; readonly log: ChangeLog<EntrantFacts> },
): readonly ArmyAddress[] => {
  const ofEntrant = { item: 'ARMY', tournament, number } as const;
  return [ofEntrant, ...[...everyMember(log).keys()].map((member) => ({ ...ofEntrant, member }))];
};

/** The numbers of the players whose armies the event wants of this entrant; one without a number where it is no team event. */
export const armiesWanted = (
  { teams }: Pick<TournamentFacts, 'teams'>,
  { facts }: Pick<Entrant, 'facts'>,
): readonly (MemberNumber | null)[] => (teams === undefined ? [null] : memberNumbersOf(facts));

/** Whether the event wants such an army of this entrant. */
export const isWanted = (
  { teams }: Pick<TournamentFacts, 'teams'>,
  { facts }: Pick<Entrant, 'facts'>,
  member: MemberNumber | undefined,
): Answer<true> => {
  const fault = (
    code: 'REQUIRED' | 'NOT_ALLOWED' | 'TOO_LARGE' | 'INCONSISTENT',
    message: string,
  ): Answer<never> => invalidField('member', code, message);
  if (teams === undefined)
    return member === undefined
      ? ok(true)
      : fault('NOT_ALLOWED', 'is for team events only: here each entrant has one army');
  const numbers = memberNumbersOf(facts);
  const allowed = `the number of a player of the team: ${numbers.join(', ')}`;
  if (member === undefined) return fault('REQUIRED', `is required in a team event: ${allowed}`);
  if (numbers.includes(member)) return ok(true);
  return fault(member > Math.max(...numbers) ? 'TOO_LARGE' : 'INCONSISTENT', `must be ${allowed}`);
};

export const readArmy = async (
  place: ArmyPlace,
  { store }: StoredContext,
): Promise<Answer<Logged<ArmyFacts> | undefined>> => {
  const items = await store.get([addressOf(place)]);
  return items.ok ? ok(loggedOf(armyKind, items.value[0])) : items;
};

/** The army lists of a team that were handed in, in the order of the team's list; the history of each, without what is erased. */
export const readTeam = async (
  tournament: string,
  entrant: Entrant,
  { store }: StoredContext,
): Promise<Answer<readonly MemberArmy[]>> => {
  const at = { tournament, entrant: entrantId(entrant.number) };
  const numbers = memberNumbersOf(entrant.facts);
  const items = await store.get(numbers.map((member) => addressOf({ ...at, member })));
  return items.ok
    ? ok(numbers.map((member, index) => ({ member, log: loggedOf(armyKind, items.value[index])?.log ?? [] })))
    : items;
};
