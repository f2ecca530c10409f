import { LARGEST_CAP } from '../../../domain/tournaments/limits';
import { type ChangeLog, logged } from '../../../shared/change-log';
import { areListsPublic, slotsOf } from '../../../domain/tournaments/event/army-desk';
import type { ArmyFacts, TournamentFacts } from '../../../domain/tournaments/event/facts';
import { entrantId } from '../../../domain/tournaments/event/record';
import { referees } from '../../../domain/tournaments/event/role';
import { type Entrant, type Tournament, cursorOf } from '../../../domain/tournaments/event/tournament';
import type { MemberNumber } from '../../../domain/tournaments/entrant';
import { memberName } from '../../../domain/tournaments/changes/team-members';
import type { TeamFinding } from '../../../domain/tournaments/teams/team-armies';
import { optional, wholeNumber, withDefault } from '../../kernel/input';
import { type StoredContext, operation, tournamentRead } from '../../kernel/operation';
import { getMany } from '../../kernel/store/get-many';
import { loggedOf } from '../../kernel/store/items';
import { actorOf, notOfRole } from '../store/access';
import { addressOf, armiesWanted, isKnownSlot, placeOf } from './army-access';
import { slotId, tournamentId } from '../fields';
import { type FamilyOperation, type Given, type NoFields, inputOf } from '../change/operation-family';
import type { ToJudge } from './judge-army';
import { foundFor, loadTeamJudge } from './judge-team';
import { readableTournament, armyKind } from '../store/read-tournament';
import { type Answer, ok } from '../../kernel/use-case';

/** Lists in one answer: with every finding they stay well below what a response may hold. */
const LISTS_IN_ANSWER = 200;
/** If teams are judged too, each list is read twice. */
const TEAM_LISTS_IN_ANSWER = 100;

const deskFields = {
  tournament: tournamentId,
  from: withDefault(
    wholeNumber(1, LARGEST_CAP, 'The player number to begin with: `next` of the answer before.'),
    1,
  ),
  slot: optional(slotId('The army to show, by its id, where each entrant has several; all if omitted.')),
};

/** Reading and judging 200 lists takes about so many units of work. */
const DESK_PRICE = 60;

export interface DeskEntry {
  readonly entrant: Entrant;
  /** In a team event the player's number; null in all others. */
  readonly member: MemberNumber | null;
  /** The player's name; null where it is no team event. */
  readonly player: string | null;
  /** Which of several armies; null where each entrant has one. */
  readonly slot: string | null;
  /** Empty where no list was handed in, or it is erased. */
  readonly log: ChangeLog<ArmyFacts>;
  /** Rules of the team that it breaks together with others of the team. */
  readonly teamFindings: readonly TeamFinding[];
}

/** The army lists as they are stored. */
const textsOf = (entries: readonly Pick<DeskEntry, 'log'>[]): readonly string[] =>
  entries.flatMap(({ log }) => (log.length > 0 ? (logged(log).facts.army ?? []) : []));

/** Some entrants of an event with their army lists. */
export interface Desk {
  readonly tournament: Tournament;
  readonly isPublic: boolean;
  readonly entries: readonly DeskEntry[];
  /** The player number with which the next answer begins; null after the last one. */
  readonly next: number | null;
  readonly version: string;
}

/** Entrants that have left submit nothing. */
const isThere = ({ facts }: Entrant): boolean =>
  !facts.erased && !facts.withdrawn && facts.disqualified !== true;

/** The armies that the caller may see; each entrant has one without an id where the event has no slots. */
interface Readable {
  readonly isPublic: boolean;
  readonly slots: readonly (string | null)[];
}

/** Before the lists are public they are for whoever checks them. Of several armies everybody sees those that are public. */
const mayReadDesk = (
  { head, entrants }: Tournament,
  slot: string | undefined,
  { caller: { token }, clock }: StoredContext,
): Answer<Readable> => {
  const ids = slotsOf(head.facts).map(({ id }) => id);
  const slots = ids.length === 0 ? [null] : ids.filter((id) => slot === undefined || id === slot);
  const open = slots.filter((id) => areListsPublic(head.facts, clock.nowMs(), id));
  const isPublic = open.length === slots.length;
  if (isPublic) return ok({ isPublic, slots });
  const role = token === null ? undefined : actorOf(head.facts, entrants, token)?.role;
  if (referees.some((one) => one === role)) return ok({ isPublic, slots });
  if (open.length > 0) return ok({ isPublic: true, slots: open });
  return notOfRole(token, 'armyDesk', referees);
};

type Listed = Omit<DeskEntry, 'teamFindings'>;

const readLists = async (
  { id, head }: Tournament,
  { entrants, slots }: { readonly entrants: readonly Entrant[]; readonly slots: Readable['slots'] },
  { store }: StoredContext,
): Promise<Answer<readonly Listed[]>> => {
  const wanted = entrants.flatMap((entrant) =>
    armiesWanted(head.facts, entrant)
      .filter(({ slot }) => slots.includes(slot))
      .map((army) => ({ entrant, army })),
  );
  const items = await getMany(
    store,
    wanted.map(({ entrant: { number }, army }) =>
      addressOf(placeOf({ tournament: id, entrant: entrantId(number) }, army)),
    ),
  );
  if (!items.ok) return items;
  return ok(
    wanted.map(({ entrant, army: { member, slot } }, index) => {
      const army = loggedOf(armyKind, items.value[index]);
      const player = member === null ? null : memberName(entrant.log, member);
      return { entrant, member, player, slot, log: army && army.facts.army !== null ? army.log : [] };
    }),
  );
};

/** The lists with what each breaks together with the others of its team. */
const withTeamFindings = async (
  { head: { facts } }: Tournament,
  listed: readonly Listed[],
  { store }: StoredContext,
): Promise<Answer<readonly DeskEntry[]>> => {
  const judge = await loadTeamJudge(facts, { texts: textsOf(listed), heads: [facts] }, store);
  if (!judge.ok) return judge;
  const entries = [...new Set(listed.map(({ entrant }) => entrant))].flatMap((entrant) => {
    const ofTeam = listed.filter((one) => one.entrant === entrant);
    const armies = ofTeam.flatMap(({ member, log }) => (member === null ? [] : [{ member, log }]));
    const found = judge.value(entrant, armies, facts);
    return ofTeam.map((one) => ({ ...one, teamFindings: foundFor(found, one.member) }));
  });
  return ok(entries);
};

/** The first of these entrants, as many as have this number of lists together, but one at least. */
const withLists = (head: TournamentFacts, entrants: readonly Entrant[], most: number): readonly Entrant[] => {
  let lists = 0;
  const count = entrants.findIndex((entrant) => {
    lists += armiesWanted(head, entrant).length;
    return lists > most;
  });
  return count < 0 ? entrants : entrants.slice(0, Math.max(1, count));
};

/** The desk from a player number on, for whoever may read it. */
const readDesk = async (
  { tournament: id, from, slot }: Given<typeof deskFields, NoFields>,
  context: StoredContext,
): Promise<Answer<Desk>> => {
  const found = await readableTournament(id, 'armyDesk', context);
  if (!found.ok) return found;
  const tournament = found.value;
  const known = isKnownSlot(tournament.head.facts, slot, { isRequired: false });
  if (!known.ok) return known;
  const may = mayReadDesk(tournament, slot, context);
  if (!may.ok) return may;
  const { isPublic, slots } = may.value;
  const there = tournament.entrants.filter((entrant) => isThere(entrant) && entrant.number >= from);
  const { facts } = tournament.head;
  const most = facts.teams?.armies === undefined ? LISTS_IN_ANSWER : TEAM_LISTS_IN_ANSWER;
  const answered = withLists(facts, there, most);
  const listed = await readLists(tournament, { entrants: answered, slots }, context);
  if (!listed.ok) return listed;
  const entries = await withTeamFindings(tournament, listed.value, context);
  if (!entries.ok) return entries;
  const versions = listed.value.reduce((sum, { log }) => sum + log.length, 0);
  return ok({
    tournament,
    isPublic,
    entries: entries.value,
    next: there[answered.length]?.number ?? null,
    version: `${cursorOf(tournament)}.${versions}`,
  });
};

/** Declares an operation that shows lists of the army desk. `readings`: how often it reads each. */
export const deskOperation = <Output>({
  readings,
  answer,
  ...facts
}: Omit<FamilyOperation<Given<typeof deskFields, NoFields>, NoFields, never>, 'when' | 'faults'> & {
  readonly readings: number;
  readonly answer: (
    desk: Desk & { readonly toJudge: ToJudge },
    context: StoredContext,
  ) => Promise<Answer<Output>>;
}) =>
  operation({
    ...tournamentRead,
    showsMoreThanVersion: true,
    covers: ['F11'],
    ...facts,
    input: inputOf(deskFields, undefined),
    price: () => readings * DESK_PRICE,
    run: async (input, context: StoredContext) => {
      const desk = await readDesk(input, context);
      if (!desk.ok) return desk;
      const { tournament, entries } = desk.value;
      const toJudge = { texts: textsOf(entries), heads: [tournament.head.facts] };
      return answer({ ...desk.value, toJudge }, context);
    },
  });
