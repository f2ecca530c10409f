import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import type { ChangeLog, Logged } from '../../tournaments/event/change-log';
import { logged } from '../../tournaments/event/change-log';
import type { ArmyFacts } from '../../tournaments/event/facts';
import { ready } from '../../tournaments/event/operations';
import { entrantNumber } from '../../tournaments/event/record';
import type { Tournament } from '../../tournaments/event/tournament';
import type { Fault } from '../faults';
import type { Answer } from '../use-case';
import { checkInput, invalidInput, useCase } from '../use-case';
import { actorOf } from './access';
import type { StoredContext } from './context';
import { changeEntrant, knownEntrant } from './entrant-change';
import { entrantIdText, tournamentId } from './fields';
import { checkIfMatch } from './if-match';
import { readTournament, thingOf } from './items';
import { mutate } from './mutation';
import type { TournamentAddress } from './store';
import { readableTournament } from './tournament';

/** Army lists of entrants: kept apart from what standings read, and hidden until they are published. */

const LONGEST_ARMY = 100_000;
const oneEntrant = { tournament: tournamentId, entrant: entrantIdText };

/** What an army list is found to be. */
export interface ArmyVerdict {
  readonly legal: boolean;
  /** What is wrong or to be noted, in words. */
  readonly findings: readonly string[];
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Judges an army as `validateArmy` does. The catalogue is loaded with the first one. */
const judge = async (text: string): Promise<Answer<ArmyVerdict>> => {
  const [{ armyInput }, { checkArmy }] = await Promise.all([
    import('../armies/army-input'),
    import('../armies/check-army'),
  ]);
  const inArmy = (faults: readonly Fault[]): Answer<never> =>
    invalidInput(
      faults.map((fault) => ({ ...fault, path: fault.path === '' ? 'army' : `army.${fault.path}` })),
    );
  const raw = parsed(text);
  if (raw === undefined)
    return inArmy([{ path: '', code: 'WRONG_FORMAT', message: 'must be JSON, as validateArmy takes it' }]);
  const input = checkInput(armyInput, raw);
  if (!input.ok) return input.error.code === 'INVALID_INPUT' ? inArmy(input.error.faults) : input;
  const checked = checkArmy(input.value);
  if (!checked.ok) return inArmy(checked.error);
  const { legal, findings } = checked.value.report;
  return ok({ legal, findings: findings.map(({ message }) => message) });
};

/** An entrant's army list. */
export interface EntrantArmy extends ArmyVerdict {
  readonly tournament: string;
  readonly entrant: string;
  /** The army as `validateArmy` takes it, as JSON text; null once it is erased. */
  readonly army: string | null;
  readonly version: string;
}

const addressOf = (tournament: string, entrant: string): TournamentAddress => ({
  item: 'ARMY',
  tournament,
  number: entrantNumber(entrant) ?? 0,
});

const readArmy = async (
  tournament: string,
  entrant: string,
  { store }: StoredContext,
): Promise<Answer<Logged<ArmyFacts> | undefined>> => {
  const items = await store.get([addressOf(tournament, entrant)]);
  return items.ok ? ok(thingOf<ArmyFacts>(items.value[0])) : items;
};

interface Seen {
  readonly tournament: Tournament;
  readonly army: Logged<ArmyFacts> | undefined;
}

/** Submits an army list for an entrant, or another one in its place. A player can until the lists are published. */
export const submitArmy = useCase({
  input: z.strictObject({
    ...oneEntrant,
    army: z
      .string()
      .check(
        z.minLength(2),
        z.maxLength(LONGEST_ARMY),
        z.describe('The army as JSON text, as `validateArmy` takes it.'),
      ),
  }),
  run: async (input, context: StoredContext): Promise<Answer<EntrantArmy>> => {
    const verdict = await judge(input.army);
    if (!verdict.ok) return verdict;
    const { tournament: id, entrant } = input;
    const address = addressOf(id, entrant);
    const answer = (log: ChangeLog<ArmyFacts>): EntrantArmy => ({
      tournament: id,
      entrant,
      army: logged(log).facts.army,
      ...verdict.value,
      version: String(log.length),
    });
    return mutate<ArmyFacts, Seen, EntrantArmy>(
      {
        operation: 'submitArmy',
        target: `${id}/${entrant}`,
        input,
        read: async () => {
          const tournament = await readTournament(context.store, id);
          if (!tournament.ok) return tournament;
          const army = await readArmy(id, entrant, context);
          return army.ok ? ok({ tournament: tournament.value, army: army.value }) : army;
        },
        head: ({ tournament }) => tournament.head,
        ownership: ({ tournament }) => ({
          entrants: tournament.entrants,
          own: [entrantNumber(entrant) ?? -1],
        }),
        places: ({ army }) => (army ? [{ address, log: army.log }] : []),
        decide: ({ tournament, army }, actor) => {
          const possible = ready(tournament, 'submitArmy');
          if (!possible.ok) return possible;
          const found = knownEntrant(tournament, entrant);
          if (!found.ok) return found;
          if (found.value.facts.erased)
            return refused({ code: 'CONFLICT', detail: 'The entrant has been erased.' });
          if (actor.role === 'PLAYER' && tournament.head.facts.armyListsPublished)
            return refused({
              code: 'CONFLICT',
              detail: 'The army lists are published: only an organiser can replace one now.',
            });
          const log = army?.log ?? [];
          const now = army ? answer(log) : null;
          const matches = checkIfMatch(context, [String(log.length)], { now });
          if (!matches.ok) return matches;
          return ok({ address, log, set: { army: input.army } });
        },
        answer: ({ log }) => answer(log),
      },
      context,
    );
  },
});

const readers = ['ORGANISER', 'CO_ORGANISER', 'REFEREE'] as const;

/** Before the lists are published: whoever checks them, and the player itself. */
const maySee = ({ head, entrants }: Tournament, entrant: string, token: string | null): boolean => {
  if (head.facts.armyListsPublished) return true;
  const actor = token === null ? undefined : actorOf(head.facts, entrants, token);
  return (
    actor?.role !== undefined &&
    (readers.some((role) => role === actor.role) || actor.entrant === entrantNumber(entrant))
  );
};

/** The army list of an entrant and what is wrong with it. Until the lists are published it is for its player and the organisers. */
export const entrantArmy = useCase({
  input: z.strictObject(oneEntrant),
  run: async (input, context: StoredContext): Promise<Answer<EntrantArmy>> => {
    const found = await readableTournament(input.tournament, 'entrantArmy', context);
    if (!found.ok) return found;
    const known = knownEntrant(found.value, input.entrant);
    if (!known.ok) return known;
    if (!maySee(found.value, input.entrant, context.caller.token))
      return context.caller.token === null
        ? refused({ code: 'UNAUTHENTICATED' })
        : refused({ code: 'FORBIDDEN', operation: 'entrantArmy', allowedRoles: [...readers, 'PLAYER'] });
    const army = await readArmy(input.tournament, input.entrant, context);
    if (!army.ok) return army;
    const text = army.value?.facts.army ?? null;
    if (!army.value || text === null)
      return refused({ code: 'NOT_FOUND', kind: 'army of entrant', id: input.entrant });
    const verdict = await judge(text);
    if (!verdict.ok) return verdict;
    return ok({ ...input, army: text, ...verdict.value, version: String(army.value.version) });
  },
});

/** How an army list stood when its entrant was checked in. */
const verdictAtCheckIn = async (
  tournament: string,
  entrant: string,
  context: StoredContext,
): Promise<Answer<'NONE' | 'LEGAL' | 'ILLEGAL'>> => {
  const army = await readArmy(tournament, entrant, context);
  if (!army.ok) return army;
  const text = army.value?.facts.army ?? null;
  if (text === null) return ok('NONE');
  const verdict = await judge(text);
  return ok(verdict.ok && verdict.value.legal ? 'LEGAL' : 'ILLEGAL');
};

/** Checks in an entrant that has come, and says whether its army list is legal; it is drawn from the next round on. */
export const checkInEntrant = useCase({
  input: z.strictObject(oneEntrant),
  run: async (input, context: StoredContext) => {
    const army = await verdictAtCheckIn(input.tournament, input.entrant, context);
    if (!army.ok) return army;
    return changeEntrant(
      { operation: 'checkInEntrant', input },
      ({ facts }) => {
        if (facts.checkedIn)
          return refused({ code: 'CONFLICT', detail: 'The entrant is checked in already.' });
        if (facts.withdrawn || facts.disqualified)
          return refused({ code: 'CONFLICT', detail: 'The entrant has left: reinstate it first.' });
        return ok({ checkedIn: true, armyAtCheckIn: army.value });
      },
      context,
    );
  },
});
