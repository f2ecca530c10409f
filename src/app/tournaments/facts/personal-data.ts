import type { ChangeLog } from '../../../shared/change-log';
import type { Entrant, Tournament } from '../../../domain/tournaments/event/tournament';
import type { StoredContext } from '../../kernel/store/context';
import { getMany } from '../../kernel/store/get-many';
import { logOf } from '../../kernel/store/items';
import type { TournamentAddress } from '../../kernel/store/store';
import { type Answer, ok } from '../../kernel/use-case';
import { addressesOf } from '../armies/army-access';
import { armyRules, entrantRules } from './entrant';
import { headRules } from './head';
import { closingRules, resultRules, roundRules } from './round';
import { type ErasureRules, type Erasing, erased } from './rule';
import { type Person, forgetInLog, forgetting, forgettingNames } from './forget-person';
import { forgetFormerMembers } from '../../kernel/channels/members';
import { readTournament, armyKind } from '../store/read-tournament';

/** Everybody that the entrant is or was. The name of a team is nobody's, but it tells who its members are. */
export const personOf = ({ log }: Entrant): Person => {
  const members = log.flatMap(({ set }) => set.members ?? []);
  const names = log.flatMap(({ set }) => (set.name === undefined ? [] : [set.name]));
  return { names: [...names, ...members], ofPeople: members.length > 0 ? members : names };
};

export const erasingOf = (entrant: Entrant): Erasing => ({
  forget: forgetting(personOf(entrant)),
  forgetNames: forgettingNames(personOf(entrant)),
  number: entrant.number,
});

/** One thing of the tournament, and its history without the person. */
export interface Place {
  readonly address: TournamentAddress;
  readonly log: ChangeLog<unknown>;
  readonly clean: (log: ChangeLog<unknown>) => ChangeLog<unknown>;
}

/** A history of any facts as one of these: what its address says it is. */
const cleaning =
  <Facts extends object>(rules: ErasureRules<Facts>, erasing: Erasing) =>
  (log: ChangeLog<unknown>): ChangeLog<unknown> =>
    forgetInLog(log as ChangeLog<Facts>, (set) => erased(set, rules, erasing));

/** Every thing that somebody may have written about the person in, but its own. */
export const placesOf = (tournament: Tournament, entrant: Entrant): readonly Place[] => {
  const { id, head, entrants, rounds, closing } = tournament;
  const erasing = erasingOf(entrant);
  return [
    {
      address: { item: 'HEAD', tournament: id },
      log: head.log,
      clean: cleaning(headRules, erasing),
    },
    ...entrants
      .filter(({ number }) => number !== entrant.number)
      .map(({ number, log }): Place => ({
        address: { item: 'ENTRANT', tournament: id, number },
        log,
        clean: cleaning(entrantRules, erasing),
      })),
    ...rounds.flatMap(({ number: round, log, results, vacant }): readonly Place[] => [
      {
        address: { item: 'ROUND', tournament: id, round },
        log,
        clean: cleaning(roundRules, erasing),
      },
      ...[...results, ...vacant].map(([table, result]): Place => ({
        address: { item: 'RESULT', tournament: id, round, table },
        log: result.log,
        clean: cleaning(resultRules, erasing),
      })),
    ]),
    ...(closing
      ? [
          {
            address: { item: 'ROUND' as const, tournament: id, round: rounds.length + 1 },
            log: closing.log,
            clean: cleaning(closingRules, erasing),
          },
        ]
      : []),
  ];
};

export const isNamedIn = ({ log, clean }: Place): boolean =>
  clean(log).some((change, index) => change !== log[index]);

/** The lists of others about which an organiser has decided, where the words may name the person. */
export const decidedLists = async (
  { id, head, entrants }: Tournament,
  person: Entrant,
  { store }: StoredContext,
): Promise<Answer<readonly Place[]>> => {
  const others = entrants
    .filter(({ number }) => number !== person.number)
    .flatMap((entrant) => addressesOf(id, entrant, head.log));
  const clean = cleaning(armyRules, erasingOf(person));
  const items = await getMany(store, others);
  if (!items.ok) return items;
  return ok(
    others.flatMap((address, index) => {
      const item = items.value[index];
      return item ? [{ address, log: logOf(armyKind, item), clean }] : [];
    }),
  );
};

/** The answer to a change that took links back, once no Discord server knows a member any more who is no entrant now. */
export const afterForgettingMembers = async <Output>(
  answer: Answer<Output>,
  tournament: string,
  context: StoredContext,
): Promise<Answer<Output>> => {
  if (!answer.ok) return answer;
  const found = await readTournament(context.store, tournament);
  if (!found.ok) return found;
  const forgotten = await forgetFormerMembers(found.value, context);
  return forgotten.ok ? answer : forgotten;
};
