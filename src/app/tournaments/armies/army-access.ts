import { MOST_MEMBER_NUMBER } from '../../../domain/tournaments/limits';
import type { ChangeLog, Logged } from '../../../shared/change-log';
import type { ArmyFacts, EntrantFacts, TournamentFacts } from '../../../domain/tournaments/event/facts';
import { areListsPublic, everySlot, slotsOf } from '../../../domain/tournaments/event/army-desk';
import { entrantId, entrantNumber } from '../../../domain/tournaments/event/record';
import { referees } from '../../../domain/tournaments/event/role';
import type { Entrant, Tournament } from '../../../domain/tournaments/event/tournament';
import type { MemberNumber } from '../../../domain/tournaments/entrant';
import { everyMember, memberNumbersOf } from '../../../domain/tournaments/changes/team-members';
import * as z from 'zod/mini';
import { armyForces, armyFormat, armyPoints, armySwitches } from '../../armies/army-fields';
import { inputObject, optional, wholeNumber } from '../../kernel/input';
import { type Answer, invalidField, mapAnswer, ok } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { loggedOf } from '../../kernel/store/items';
import type { TournamentAddress } from '../../kernel/store/store';
import { oneEntrant, slotId } from '../fields';
import { actorOf } from '../store/access';
import { armyKind } from '../store/read-tournament';

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
  slot: optional(
    slotId('Which army, by its id, where each entrant hands in several; left out in all other events.'),
  ),
};

/** An army list as it is handed in. */
export const entrantArmyInput = inputObject(
  'EntrantArmyInput',
  'The army of an entrant. It is checked against the event’s format, points limit, edition and catalogue.',
  {
    format: optional(armyFormat.check(z.describe('Left out or not, the event’s format counts.'))),
    pointsLimit: optional(
      armyPoints('The points limit, where the event has none; the event’s counts where it has one.'),
    ),
    forces: armyForces,
    switches: armySwitches,
  },
);

/** The place of an army list: in a team event each player has one. */
export interface ArmyPlace {
  readonly tournament: string;
  readonly entrant: string;
  readonly member?: MemberNumber | undefined;
  /** The slot, if each entrant hands in several armies. */
  readonly slot?: string | undefined;
}

type ArmyAddress = Extract<TournamentAddress, { readonly item: 'ARMY' }>;

export const addressOf = ({ tournament, entrant, member, slot }: ArmyPlace): ArmyAddress => ({
  item: 'ARMY',
  tournament,
  number: entrantNumber(entrant) ?? 0,
  ...(member !== undefined && { member }),
  ...(slot !== undefined && { slot }),
});

/** As a refusal names it. */
export const armyId = ({ entrant, member, slot }: ArmyPlace): string =>
  [
    entrant,
    ...(member === undefined ? [] : [`player ${member}`]),
    ...(slot === undefined ? [] : [slot]),
  ].join(', ');

/**
 * Every address at which an army list of this entrant may ever have been stored: its team may have had other players, and the event
 * other slots.
 */
export const addressesOf = (
  tournament: string,
  { number, log }: { readonly number: number; readonly log: ChangeLog<EntrantFacts> },
  head: ChangeLog<TournamentFacts>,
): readonly ArmyAddress[] => {
  const ofEntrant = { item: 'ARMY', tournament, number } as const;
  return [
    ofEntrant,
    ...[...everyMember(log).keys()].map((member) => ({ ...ofEntrant, member })),
    ...everySlot(head).map((slot) => ({ ...ofEntrant, slot })),
  ];
};

/** An army that the event wants of an entrant: of one of its players in a team event, for a slot where it has several. */
export interface WantedArmy {
  readonly member: MemberNumber | null;
  readonly slot: string | null;
}

/** The armies that the event wants of this entrant. */
export const armiesWanted = (
  head: Pick<TournamentFacts, 'teams' | 'packs'>,
  { facts }: Pick<Entrant, 'facts'>,
): readonly WantedArmy[] => {
  if (head.teams !== undefined) return memberNumbersOf(facts).map((member) => ({ member, slot: null }));
  const slots = slotsOf(head);
  return slots.length === 0
    ? [{ member: null, slot: null }]
    : slots.map(({ id }) => ({ member: null, slot: id }));
};

/** The place of an army that the event wants. */
export const placeOf = (
  { tournament, entrant }: Pick<ArmyPlace, 'tournament' | 'entrant'>,
  { member, slot }: WantedArmy,
): ArmyPlace => ({ tournament, entrant, member: member ?? undefined, slot: slot ?? undefined });

/** Whether the event has such a slot; where it has none, nobody may name one. */
export const isKnownSlot = (
  head: Pick<TournamentFacts, 'packs'>,
  slot: string | undefined,
  { isRequired }: { readonly isRequired: boolean },
): Answer<true> => {
  const ids = slotsOf(head).map(({ id }) => id);
  if (ids.length === 0)
    return slot === undefined
      ? ok(true)
      : invalidField('slot', 'NOT_ALLOWED', 'must be left out: here each entrant has one army');
  if (slot === undefined)
    return isRequired ? invalidField('slot', 'REQUIRED', `is required: one of ${ids.join(', ')}`) : ok(true);
  return ids.includes(slot)
    ? ok(true)
    : invalidField('slot', 'NOT_ALLOWED', `must be one of ${ids.join(', ')}`);
};

/** Whether the event wants such an army of this entrant. */
export const isWanted = (
  head: Pick<TournamentFacts, 'teams' | 'packs'>,
  { facts }: Pick<Entrant, 'facts'>,
  { member, slot }: Pick<ArmyPlace, 'member' | 'slot'>,
): Answer<true> => {
  const fault = (
    code: 'REQUIRED' | 'NOT_ALLOWED' | 'TOO_LARGE' | 'INCONSISTENT',
    message: string,
  ): Answer<never> => invalidField('member', code, message);
  if (head.teams === undefined)
    return member === undefined
      ? isKnownSlot(head, slot, { isRequired: true })
      : fault('NOT_ALLOWED', 'is for team events only: here each entrant has one army');
  if (slot !== undefined)
    return invalidField('slot', 'NOT_ALLOWED', 'must be left out: in a team event each player has one army');
  const numbers = memberNumbersOf(facts);
  const allowed = `the number of a player of the team: ${numbers.join(', ')}`;
  if (member === undefined) return fault('REQUIRED', `is required in a team event: ${allowed}`);
  if (numbers.includes(member)) return ok(true);
  return fault(member > Math.max(...numbers) ? 'TOO_LARGE' : 'INCONSISTENT', `must be ${allowed}`);
};

/** Before the lists are published they are seen by whoever checks them, and each by its player. */
export const maySeeArmy = (
  { head, entrants }: Tournament,
  { entrant, slot }: Pick<ArmyPlace, 'entrant' | 'slot'>,
  { caller: { token }, clock }: StoredContext,
): boolean => {
  if (areListsPublic(head.facts, clock.nowMs(), slot)) return true;
  const actor = token === null ? undefined : actorOf(head.facts, entrants, token);
  return (
    actor !== undefined &&
    (referees.some((role) => role === actor.role) || actor.entrant === entrantNumber(entrant))
  );
};

export const readArmy = async (
  place: ArmyPlace,
  { store }: StoredContext,
): Promise<Answer<Logged<ArmyFacts> | undefined>> => {
  const items = await store.get([addressOf(place)]);
  return items.ok ? ok(loggedOf(armyKind, items.value[0])) : items;
};

/** The army list of one player of a team. */
export interface MemberArmy {
  readonly member: MemberNumber;
  readonly log: ChangeLog<ArmyFacts>;
}

/** The army lists of a team that were handed in, in the order of the team's list; the history of each, without what is erased. */
export const readTeam = async (
  tournament: string,
  entrant: Entrant,
  { store }: StoredContext,
): Promise<Answer<readonly MemberArmy[]>> => {
  const at = { tournament, entrant: entrantId(entrant.number) };
  const numbers = memberNumbersOf(entrant.facts);
  const items = await store.get(numbers.map((member) => addressOf({ ...at, member })));
  return mapAnswer(items, (found) =>
    numbers.map((member, index) => ({ member, log: loggedOf(armyKind, found[index])?.log ?? [] })),
  );
};
