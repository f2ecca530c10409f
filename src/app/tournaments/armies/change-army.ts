import { type ChangeLog, type Logged, logged, loggedAt } from '../../../shared/change-log';
import { areListsPublic, deskRules, isPastDeadline } from '../../../domain/tournaments/event/army-desk';
import type { ArmyFacts, TournamentFacts } from '../../../domain/tournaments/event/facts';
import { entrantNumber } from '../../../domain/tournaments/event/record';
import type { Tournament, TournamentState } from '../../../domain/tournaments/event/tournament';
import { type Answer, conflict, mapAnswer, ok } from '../../kernel/use-case';
import { checkIfMatch } from '../../kernel/store/if-match';
import { type Target, mutate } from '../../kernel/store/mutation';
import { type Actor, inState } from '../store/access';
import { type ArmyPlace, type MemberArmy, addressOf, oneArmy, isWanted, readArmy } from './army-access';
import { judgedArmy } from './army-answer';
import { authorAndHooks } from '../change/change-tournament';
import { type StoredContext, operation, versionedTournamentChange } from '../../kernel/operation';
import {
  type ChangeRequest,
  type FamilyOperation,
  type Fields,
  type Given,
  type NoFields,
  inputOf,
} from '../change/operation-family';
import { knownEntrant } from '../change/change-entrant';
import { type Judges, readJudges } from './judge-team';
import { readTournament, armyKind } from '../store/read-tournament';
import type { EntrantArmy } from '../../kernel/generated/answers';

interface Seen {
  readonly tournament: Tournament;
  readonly army: Logged<ArmyFacts> | undefined;
  /** The army lists of the whole team; empty where it is no team event. */
  readonly team: readonly MemberArmy[];
  readonly judges: Judges;
}

/** The army list with what it was judged by. Of the team, whose lists change too, as it stood at this change. */
const answered = (
  log: ChangeLog<ArmyFacts>,
  { tournament: { head, entrants }, team, judges }: Seen,
  place: ArmyPlace,
): EntrantArmy => {
  const atMs = log.at(-1)?.at ?? 0;
  const then = loggedAt(head.log, atMs).facts;
  const { member = null } = place;
  const entrant = entrants[(entrantNumber(place.entrant) ?? 0) - 1];
  const armies = team.map((one) =>
    one.member === member ? { member, log } : { ...one, log: one.log.filter(({ at }) => at <= atMs) },
  );
  return judgedArmy(place, { log, head: then, entrant, team: armies, judges });
};

/** The settings that the event has had: a repeated request asks for those of then. */
const everyHead = ({ head: { log } }: Tournament): readonly TournamentFacts[] =>
  log.map((_, index) => logged(log.slice(0, index + 1)).facts);

const readSeen = async (place: ArmyPlace, context: StoredContext): Promise<Answer<Seen>> => {
  const tournament = await readTournament(context.store, place.tournament);
  if (!tournament.ok) return tournament;
  const { entrants } = tournament.value;
  const army = await readArmy(place, context);
  if (!army.ok) return army;
  const entrant = entrants[(entrantNumber(place.entrant) ?? 0) - 1];
  const given = JSON.stringify('army' in place ? place.army : {});
  const texts = [given, ...(army.value?.log ?? []).flatMap(({ set }) => set.army ?? [])];
  const heads = everyHead(tournament.value);
  const judged = await readJudges(tournament.value, { entrant, texts, heads }, context);
  return mapAnswer(judged, (found) => ({ tournament: tournament.value, army: army.value, ...found }));
};

/** The scope of an idempotency key: one army list. */
const scopeOf = ({ tournament, entrant, member, slot }: ArmyPlace): readonly (string | number)[] => [
  tournament,
  entrant,
  ...(member === undefined ? [] : [member]),
  ...(slot === undefined ? [] : [slot]),
];

/** The rights of a change of an army list: the organisers', and its player's. */
const rightsOf = (entrant: string) => ({
  headOf: ({ tournament }: Seen) => tournament.head,
  ownership: ({ tournament: { entrants } }: Seen) => ({ entrants, own: [entrantNumber(entrant) ?? -1] }),
});

/** Refuses a change of the army list of an entrant that is not there, was erased, or hands in none of this kind. */
const mayChange = (tournament: Tournament, { entrant, member, slot }: ArmyPlace): Answer<true> => {
  const found = knownEntrant(tournament, entrant);
  if (!found.ok) return found;
  if (found.value.facts.erased) return conflict('ENTRANT_ERASED', 'The entrant has been erased.');
  return isWanted(tournament.head.facts, found.value, { member, slot });
};

/** Whether a player can still hand in. An organiser always can. */
export const mayHandIn = (
  head: TournamentFacts,
  { role }: Pick<Actor, 'role'>,
  { nowMs, slot }: { readonly nowMs: number; readonly slot: string | undefined },
): Answer<true> => {
  if (role !== 'PLAYER') return ok(true);
  if (areListsPublic(head, nowMs, slot))
    return conflict(
      'ARMY_LISTS_PUBLISHED',
      'The army lists are published: only an organiser can replace one now.',
    );
  return isPastDeadline(head, nowMs)
    ? conflict(
        'ARMY_DEADLINE_PASSED',
        `The deadline for army lists was ${new Date(deskRules(head).deadlineMs ?? 0).toISOString()}: only an organiser can hand one in now.`,
      )
    : ok(true);
};

/**
 * Declares an operation that changes an army list, under the condition of If-Match, and judges it by the event's settings. A
 * repeated request is judged by the settings at its first time.
 */
export const armyOperation = <
  const State extends TournamentState = TournamentState,
  Own extends Fields = NoFields,
>({
  fields,
  set,
  ...facts
}: FamilyOperation<Given<typeof oneArmy, Own>, Own, State> & {
  readonly set: (
    army: ArmyFacts | undefined,
    request: ChangeRequest<Given<typeof oneArmy, Own>, State>,
  ) => Answer<Partial<ArmyFacts>>;
}) =>
  operation({
    ...versionedTournamentChange,
    answers: 'EntrantArmy',
    covers: ['F11'],
    price: () => 10,
    ...facts,
    input: inputOf(oneArmy, fields),
    run: (input, context: StoredContext, self) => {
      const { entrant } = input;
      const targetOf = (log: ChangeLog<ArmyFacts>): Target<ArmyFacts> => ({
        kind: armyKind,
        address: addressOf(input),
        log,
      });
      return mutate<ArmyFacts, Seen, EntrantArmy, Actor>(
        {
          ...authorAndHooks<Seen>(self, rightsOf(entrant), context),
          idempotencyScope: scopeOf(input),
          input,
          read: () => readSeen(input, context),
          places: ({ army }) => (army ? [targetOf(army.log)] : []),
          decide: (seen, actor) => {
            const { tournament, army } = seen;
            const possible = inState(tournament, self);
            if (!possible.ok) return possible;
            const may = mayChange(tournament, input);
            if (!may.ok) return may;
            const facts = set(army?.facts, {
              input,
              tournament: possible.value,
              actor,
              nowMs: context.clock.nowMs(),
            });
            if (!facts.ok) return facts;
            const log = army?.log ?? [];
            const matches = checkIfMatch(context, [String(log.length)], {
              now: army ? answered(log, seen, input) : null,
            });
            return matches.ok ? ok({ ...targetOf(log), set: facts.value }) : matches;
          },
          answer: ({ log }, seen) => answered(log, seen, input),
        },
        context,
      );
    },
  });
