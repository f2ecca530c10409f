import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import type { ChangeLog, Logged } from '../../tournaments/event/change-log';
import type { ArmyFacts, EntrantFacts, HeadFacts } from '../../tournaments/event/facts';
import type { Entrant, Tournament } from '../../tournaments/event/tournament';
import type { Answer } from '../use-case';
import { useCase } from '../use-case';
import { authorise } from './access';
import type { StoredContext } from './context';
import { changeEntrants, knownEntrant } from './entrant-change';
import { entrantIdText, tournamentId } from './fields';
import type { Person } from './forget-person';
import {
  ERASED,
  forgetInEntrant,
  forgetInHead,
  forgetInLog,
  forgetInResult,
  forgetInRound,
  forgetting,
  withoutPerson,
} from './forget-person';
import { logOf, noTournament, readTournament, thingOf } from './items';
import { mutate } from './mutation';
import type { TournamentAddress } from './store';

interface Asked {
  readonly tournament: string;
  readonly entrant: string;
}

/** The same facts without what tells who somebody is, field by field: absent ones stay absent. */
const nameless = (set: Partial<EntrantFacts>): Partial<EntrantFacts> => ({
  ...set,
  ...(set.name !== undefined && { name: ERASED }),
  ...(set.members && { members: set.members.map(() => ERASED) }),
  ...(set.club !== undefined && { club: null }),
  ...(set.reason !== undefined && { reason: null }),
  ...(set.adjustments && { adjustments: set.adjustments.map((one) => ({ ...one, reason: ERASED })) }),
  ...(set.checks && { checks: set.checks.map((one) => ({ ...one, note: null })) }),
  ...(set.links && { links: [] }),
  ...(set.linkCodes && { linkCodes: [] }),
});

/** Everybody that the entrant is or was. The name of a team is nobody's, but it tells who its members are. */
const personOf = ({ log }: Entrant): Person => {
  const members = log.flatMap(({ set }) => set.members ?? []);
  const names = log.flatMap(({ set }) => (set.name === undefined ? [] : [set.name]));
  return { names: [...names, ...members], ofPeople: members.length > 0 ? members : names };
};

/** One thing of the tournament, and its history without the person. */
interface Place {
  readonly address: TournamentAddress;
  readonly log: ChangeLog<unknown>;
  readonly clean: (log: ChangeLog<unknown>) => ChangeLog<unknown>;
}

/** A history of any facts as one of these: what its address says it is. */
const cleaning =
  <Facts>(clean: (set: Partial<Facts>) => Partial<Facts>) =>
  (log: ChangeLog<unknown>): ChangeLog<unknown> =>
    forgetInLog(log as ChangeLog<Facts>, clean);

/** Every thing that somebody may have written about the person in, but its own. */
const placesOf = (tournament: Tournament, entrant: Entrant): readonly Place[] => {
  const { id, head, entrants, rounds } = tournament;
  const forget = forgetting(personOf(entrant));
  return [
    {
      address: { item: 'HEAD', tournament: id },
      log: head.log,
      clean: cleaning((set) => forgetInHead(set, forget, entrant.number)),
    },
    ...entrants
      .filter(({ number }) => number !== entrant.number)
      .map(({ number, log }): Place => ({
        address: { item: 'ENTRANT', tournament: id, number },
        log,
        clean: cleaning((set) => forgetInEntrant(set, forget)),
      })),
    ...rounds.flatMap(({ number: round, log, results }): readonly Place[] => [
      {
        address: { item: 'ROUND', tournament: id, round },
        log,
        clean: cleaning((set) => forgetInRound(set, forget)),
      },
      ...[...results].map(([table, result]): Place => ({
        address: { item: 'RESULT', tournament: id, round, table },
        log: result.log,
        clean: cleaning((set) => forgetInResult(set, forget)),
      })),
    ]),
  ];
};

const isNamedIn = ({ log, clean }: Place): boolean =>
  clean(log).some((change, index) => change !== log[index]);

interface SeenItem {
  readonly head: Logged<HeadFacts>;
  readonly log: ChangeLog<unknown>;
}

/** Rewrites one item without the person, in one write; a repeated request finds that it has. */
const rewrite = (
  input: Asked,
  { address, clean }: Omit<Place, 'log'>,
  context: StoredContext,
): Promise<Answer<true>> =>
  mutate<unknown, SeenItem, true>(
    {
      operation: 'eraseEntrant',
      target: `${input.tournament}/${input.entrant}/${JSON.stringify(address)}`,
      input,
      read: async () => {
        const items = await context.store.get([{ item: 'HEAD', tournament: input.tournament }, address]);
        if (!items.ok) return items;
        const head = thingOf<HeadFacts>(items.value[0]);
        const item = items.value[1];
        return head ? ok({ head, log: item ? logOf(item) : [] }) : noTournament(input.tournament);
      },
      head: ({ head }) => head,
      places: ({ log }) => [{ address, log }],
      decide: ({ log }) => ok({ address, log: clean(log), set: {} }),
      answer: () => true,
    },
    context,
  );

const withoutArmy = (log: ChangeLog<unknown>): ChangeLog<unknown> =>
  (log as ChangeLog<ArmyFacts>).map((change) => withoutPerson(change, { army: null }));

/** What is to be rewritten beside the entrant itself: its army list, and where others have named it. */
const elsewhere = async (
  input: Asked,
  { store, caller }: StoredContext,
): Promise<Answer<readonly Omit<Place, 'log'>[]>> => {
  const found = await readTournament(store, input.tournament);
  if (!found.ok) return found;
  const actor = authorise(found.value.head.facts, 'eraseEntrant', caller);
  if (!actor.ok) return actor;
  const entrant = knownEntrant(found.value, input.entrant);
  if (!entrant.ok) return entrant;
  const army = { item: 'ARMY', tournament: input.tournament, number: entrant.value.number } as const;
  const items = await store.get([army]);
  if (!items.ok) return items;
  const [item] = items.value;
  const hasArmy = item && logOf<ArmyFacts>(item).some(({ set }) => set.army !== null);
  return ok([
    ...(hasArmy ? [{ address: army, clean: withoutArmy }] : []),
    ...(entrant.value.facts.erased ? [] : placesOf(found.value, entrant.value).filter(isNamedIn)),
  ]);
};

/**
 * Blanks a person's data, in the history too: name, members, club, army list and every word said of it; the name also where others
 * were written about, in rulings, notes, reasons and the holders of tokens, and e-mail addresses there. Its number, its games and what
 * they gave stay. It takes part no more, and it cannot be undone.
 *
 * Each item is one write and the entrant itself the last, since it knows what is to be forgotten: a crash before that leaves less to
 * do, and a repetition does it.
 */
export const eraseEntrant = useCase({
  input: z.strictObject({ tournament: tournamentId, entrant: entrantIdText }),
  run: async (input, context: StoredContext) => {
    const places = await elsewhere(input, context);
    if (!places.ok) return places;
    for (const place of places.value) {
      const done = await rewrite(input, place, context);
      if (!done.ok) return done;
    }
    return changeEntrants(
      { operation: 'eraseEntrant', target: `${input.tournament}/${input.entrant}`, input },
      (tournament) => {
        const found = knownEntrant(tournament, input.entrant);
        if (!found.ok) return found;
        const { number, log, facts } = found.value;
        if (facts.erased)
          return refused({ code: 'CONFLICT', detail: 'The entrant has been erased already.' });
        return ok({
          number,
          log: log.map((change) => withoutPerson(change, nameless(change.set))),
          set: {
            ...nameless(facts),
            withdrawn: true,
            tokenHash: null,
            links: [],
            linkCodes: [],
            erased: true,
          },
        });
      },
      context,
    );
  },
});
