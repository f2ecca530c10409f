import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import type { ChangeLog } from '../../tournaments/event/change-log';
import { logged } from '../../tournaments/event/change-log';
import type { EntrantFacts } from '../../tournaments/event/facts';
import type { Operation } from '../../tournaments/event/operations';
import { ready } from '../../tournaments/event/operations';
import { entrantNumber } from '../../tournaments/event/record';
import type { Entrant, Tournament } from '../../tournaments/event/tournament';
import { playing } from '../../tournaments/event/tournament';
import { optional, withDefault } from '../input';
import type { Answer } from '../use-case';
import { invalidInput, useCase } from '../use-case';
import type { StoredContext } from './context';
import { entrantIdText, LARGEST_CAP, nameText, reasonText, tournamentId } from './fields';
import { checkIfMatch } from './if-match';
import { readTournament } from './items';
import type { Decision, Target } from './mutation';
import { mutate } from './mutation';
import type { EntrantStatus, EntrantView } from './views';
import { entrantView } from './views';

type Place = Target<EntrantFacts>;
type Change = (tournament: Tournament) => Answer<Decision<EntrantFacts>>;

const placeOf = (tournament: string, { number, log }: Pick<Entrant, 'number' | 'log'>): Place => ({
  address: { item: 'ENTRANT', tournament, number },
  log,
});

/** Whether one more would have to wait. */
const isFull = ({ entrants, head }: Tournament, besides?: Entrant): boolean => {
  const { cap } = head.facts;
  if (cap === null) return false;
  const before = besides ? entrants.filter(({ number }) => number < besides.number) : entrants;
  return playing(before, null).active.length >= cap;
};

/** The answer to a change of an entrant. Who waits depends on the others, so it was noted with the change. */
const answer = ({ address, log }: Place): EntrantView => {
  const thing = logged(log);
  const waits = log.at(-1)?.told?.['waiting'] === true;
  const status: EntrantStatus = thing.facts.withdrawn ? 'WITHDRAWN' : waits ? 'WAITING' : 'ACTIVE';
  return entrantView(address.item === 'ENTRANT' ? address.number : 0, thing, status);
};

const change = (
  what: {
    readonly operation: Operation;
    readonly target: string;
    readonly input: { readonly tournament: string };
  },
  decide: Change,
  context: StoredContext,
): Promise<Answer<EntrantView>> =>
  mutate(
    {
      ...what,
      read: () => readTournament(context.store, what.input.tournament),
      head: ({ head }) => head,
      places: ({ id, entrants }) => entrants.map((entrant) => placeOf(id, entrant)),
      decide,
      answer,
    },
    context,
  );

/** The first number that nobody has: numbers are given without gaps, whoever comes first. */
const nextNumber = (entrants: readonly Entrant[]): number => {
  const gap = entrants.findIndex(({ number }, index) => number !== index + 1);
  return gap < 0 ? entrants.length + 1 : gap + 1;
};

const membersFault = (format: string, members: readonly string[]) =>
  (format === 'DOUBLES') === (members.length === 2)
    ? []
    : [
        {
          path: 'members',
          code: 'INCONSISTENT' as const,
          message:
            format === 'DOUBLES' ? 'must name the two players of the team' : 'is for doubles events only',
        },
      ];

/** Registers an entrant under the next player number. Beyond the cap it waits; after round 1 it joins from the next draw. */
export const registerEntrant = useCase({
  input: z.strictObject({
    tournament: tournamentId,
    name: nameText('The name of the player, or of the team in doubles.'),
    members: withDefault(
      z
        .array(nameText('The name of a player of the team.'))
        .check(z.maxLength(2), z.describe('The two players of a doubles team; empty in singles.')),
      [],
    ),
    club: optional(nameText('The club the entrant belongs to.')),
  }),
  run: (input, context: StoredContext) =>
    change(
      { operation: 'registerEntrant', target: input.tournament, input },
      (tournament) => {
        const open = ready(tournament, 'registerEntrant');
        if (!open.ok) return open;
        const faults = membersFault(tournament.head.facts.format, input.members);
        if (faults.length > 0) return invalidInput(faults);
        const number = nextNumber(tournament.entrants);
        if (number > LARGEST_CAP)
          return refused({ code: 'CONFLICT', detail: `A tournament takes ${LARGEST_CAP} entrants at most.` });
        const { name, members, club = null } = input;
        return ok({
          ...placeOf(tournament.id, { number, log: [] }),
          set: { name, members, club, withdrawn: false, reason: null },
          told: { waiting: isFull(tournament) },
        });
      },
      context,
    ),
});

const noEntrant = (id: string): Answer<never> => refused({ code: 'NOT_FOUND', kind: 'entrant', id });

const known = (tournament: Tournament, id: string): Answer<Entrant> => {
  const entrant = tournament.entrants[(entrantNumber(id) ?? 0) - 1];
  return entrant ? ok(entrant) : noEntrant(id);
};

const viewOf = (tournament: Tournament, entrant: Entrant): EntrantView =>
  entrantView(
    entrant.number,
    entrant,
    entrant.facts.withdrawn ? 'WITHDRAWN' : isFull(tournament, entrant) ? 'WAITING' : 'ACTIVE',
  );

const presence = z.strictObject({
  tournament: tournamentId,
  entrant: entrantIdText,
  reason: optional(reasonText('Why, in words for the history.')),
});

/** Leaving and coming back are the same change, one way or the other. */
const setWithdrawn = (operation: 'withdrawEntrant' | 'reinstateEntrant', withdrawn: boolean) =>
  useCase({
    input: presence,
    run: (input, context: StoredContext) =>
      change(
        { operation, target: `${input.tournament}/${input.entrant}`, input },
        (tournament) => {
          const possible = ready(tournament, operation);
          if (!possible.ok) return possible;
          const found = known(tournament, input.entrant);
          if (!found.ok) return found;
          const entrant = found.value;
          const matches = checkIfMatch(context, [String(entrant.version)], {
            now: viewOf(tournament, entrant),
          });
          if (!matches.ok) return matches;
          if (entrant.facts.withdrawn === withdrawn)
            return refused({
              code: 'CONFLICT',
              detail: withdrawn ? 'The entrant has withdrawn already.' : 'The entrant has not withdrawn.',
            });
          const log: ChangeLog<EntrantFacts> = entrant.log;
          return ok({
            ...placeOf(tournament.id, { number: entrant.number, log }),
            set: { withdrawn, reason: input.reason ?? null },
            told: { waiting: !withdrawn && isFull(tournament, entrant) },
          });
        },
        context,
      ),
  });

/** Takes an entrant out of all further draws; what it has played stays. */
export const withdrawEntrant = setWithdrawn('withdrawEntrant', true);

/** Takes a withdrawal back: the entrant is drawn again from the next round on. */
export const reinstateEntrant = setWithdrawn('reinstateEntrant', false);
