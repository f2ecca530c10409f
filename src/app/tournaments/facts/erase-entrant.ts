import { organisers } from '../../../domain/tournaments/event/role';
import { always } from '../../../domain/tournaments/event/states';
import { type StoredContext, operation, tournamentChange } from '../../kernel/operation';
import * as z from 'zod/mini';
import type { ChangeLog, Logged } from '../../../shared/change-log';
import type { ArmyFacts, EntrantFacts, TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { Entrant, Tournament } from '../../../domain/tournaments/event/tournament';
import { type Answer, conflict, ok } from '../../kernel/use-case';
import { membersByEntrant } from '../../kernel/channels/members';
import { escapeText } from '../../../shared/escape-text';
import { type MentionedPerson, erasePersonInAnnouncements } from '../announcements/erase-person';
import { getMany } from '../../kernel/store/get-many';
import { logOf, loggedOf } from '../../kernel/store/items';
import { mutate } from '../../kernel/store/mutation';
import { type Actor, type TournamentOperation, authorise } from '../store/access';
import { authorAndHooks } from '../change/change-tournament';
import { changeEntrants, knownEntrant } from '../change/change-entrant';
import { oneEntrant } from '../fields';
import { ownEntrantRules } from './entrant';
import { eraseInGames } from './erase-games';
import { erased } from './rule';
import { forgetting, withoutPerson } from './forget-person';
import { addressesOf } from '../armies/army-access';
import { armyKind, headKind, kindAt, noTournament, readTournament } from '../store/read-tournament';
import {
  type Place,
  decidedLists,
  erasingOf,
  isNamedIn,
  personOf,
  placesOf,
  afterForgettingMembers,
} from './personal-data';

interface Asked {
  readonly tournament: string;
  readonly entrant: string;
}

const nameless =
  (entrant: Entrant) =>
  (set: Partial<EntrantFacts>): Partial<EntrantFacts> =>
    erased(set, ownEntrantRules, erasingOf(entrant));

/** The operation, and the context in which it runs. */
interface Erasure {
  readonly operation: TournamentOperation;
  readonly context: StoredContext;
}

interface SeenItem {
  readonly head: Logged<TournamentFacts>;
  readonly log: ChangeLog<unknown>;
}

/** Rewrites one item without the person, in one write; a repeated request finds that it has. */
const rewrite = (
  input: Asked,
  { address, clean }: Omit<Place, 'log'>,
  { operation, context }: Erasure,
): Promise<Answer<true>> => {
  const kind = kindAt(address);
  return mutate<unknown, SeenItem, true, Actor>(
    {
      ...authorAndHooks<SeenItem>(operation, { headOf: ({ head }) => head }, context),
      idempotencyScope: [input.tournament, input.entrant, JSON.stringify(address)],
      input,
      read: async () => {
        const items = await context.store.get([{ item: 'HEAD', tournament: input.tournament }, address]);
        if (!items.ok) return items;
        const head = loggedOf(headKind, items.value[0]);
        const item = items.value[1];
        return head ? ok({ head, log: item ? logOf(kind, item) : [] }) : noTournament(input.tournament);
      },
      places: ({ log }) => [{ kind, address, log }],
      decide: ({ log }) => ok({ kind, address, log: clean(log), set: {} }),
      answer: () => true,
    },
    context,
  );
};

const withoutArmy = (log: ChangeLog<unknown>): ChangeLog<unknown> =>
  (log as ChangeLog<ArmyFacts>).map((change) => withoutPerson(change, { army: null }));

/**
 * Records of an entrant beside its own: its army list, in a team each player's, texts in which others have named it, and
 * announcements.
 */
const elsewhere = async (input: Asked, { operation, context }: Erasure) => {
  const { store, caller } = context;
  const found = await readTournament(store, input.tournament);
  if (!found.ok) return found;
  const actor = authorise(found.value.head.facts, operation, caller);
  if (!actor.ok) return actor;
  const entrant = knownEntrant(found.value, input.entrant);
  if (!entrant.ok) return entrant;
  const forgottenInGames = await eraseInGames(found.value, entrant.value, {
    operation: operation.name,
    context,
  });
  if (!forgottenInGames.ok) return forgottenInGames;
  const armies = addressesOf(input.tournament, entrant.value, found.value.head.log);
  const items = await getMany(store, armies);
  if (!items.ok) return items;
  const own = armies
    .filter((_, index) => {
      const item = items.value[index];
      return item && logOf(armyKind, item).some(({ set }) => set.army !== null);
    })
    .map((address) => ({ address, clean: withoutArmy }));
  if (entrant.value.facts.erased) return ok({ places: own, forgetAnnounced: async () => ok(true) });
  const lists = await decidedLists(found.value, entrant.value, context);
  if (!lists.ok) return lists;
  const others = [...placesOf(found.value, entrant.value), ...lists.value];
  const announced = await announcedAs(found.value, entrant.value, context);
  if (!announced.ok) return announced;
  return ok({
    places: [...own, ...others.filter(isNamedIn)],
    forgetAnnounced: () => erasePersonInAnnouncements(found.value, announced.value, store),
  });
};

/** Announcements name entrants in full, and mention their members. */
const announcedAs = async (
  tournament: Tournament,
  entrant: Entrant,
  context: StoredContext,
): Promise<Answer<MentionedPerson>> => {
  const { names } = personOf(entrant);
  const members = await membersByEntrant(tournament, context);
  if (!members.ok) return members;
  const forget = forgetting({ names: [...names, ...names.map(escapeText)], ofPeople: [] });
  return ok({ forget, users: members.value.get(entrant.number) ?? [] });
};

/** Blanks a person's data, in the history too; the games stay. It cannot be undone. */
export const eraseEntrant = operation({
  name: 'eraseEntrant',
  route: 'POST /v1/tournaments/{tournament}/entrants/{entrant}/erase',
  ...tournamentChange,
  answers: 'Entrant',
  who: organisers,
  when: always,
  event: 'ENTRANT_CHANGED',
  covers: ['F1'],

  input: z.strictObject(oneEntrant),
  run: async (input, context: StoredContext, self) => {
    const erasure = { operation: self, context };
    const beside = await elsewhere(input, erasure);
    if (!beside.ok) return beside;
    const { places, forgetAnnounced } = beside.value;
    for (const place of places) {
      const done = await rewrite(input, place, erasure);
      if (!done.ok) return done;
    }
    const forgotten = await forgetAnnounced();
    if (!forgotten.ok) return forgotten;
    const entrant = await changeEntrants(
      {
        operation: self,
        input,
        decide: (tournament) => {
          const found = knownEntrant(tournament, input.entrant);
          if (!found.ok) return found;
          const { number, log, facts } = found.value;
          if (facts.erased) return conflict('ENTRANT_ERASED', 'The entrant has been erased already.');
          const own = nameless(found.value);
          return ok({
            number,
            log: log.map((change) => withoutPerson(change, own(change.set))),
            set: {
              ...own(facts),
              withdrawn: true,
              tokenHash: null,
              links: [],
              linkCodes: [],
              erased: true,
            },
          });
        },
      },
      context,
    );
    if (!entrant.ok) return entrant;
    // Announcements made while the entrant still had its name.
    const again = await forgetAnnounced();
    return again.ok ? afterForgettingMembers(entrant, input.tournament, context) : again;
  },
});
