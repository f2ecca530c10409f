import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import type { RoundFacts } from '../../tournaments/event/facts';
import { unpairedKinds } from '../../tournaments/pairing/reasons';
import type { HandMade } from '../../tournaments/event/drawing';
import { activeEntrants, drawn, setByHand, swapped } from '../../tournaments/event/drawing';
import { entrantNumber } from '../../tournaments/event/record';
import type { Operation } from '../../tournaments/event/operations';
import { ready } from '../../tournaments/event/operations';
import type { Round, Tournament } from '../../tournaments/event/tournament';
import { optional, wholeNumber } from '../input';
import type { Answer } from '../use-case';
import { invalidInput, useCase } from '../use-case';
import type { StoredContext } from './context';
import { entrantIdText, LARGEST_CAP, reasonText, roundMinutes, roundNumber, tournamentId } from './fields';
import { checkHandMade } from './hand-made';
import { checkIfMatch } from './if-match';
import { readTournament } from './items';
import type { Decision, Target } from './mutation';
import { mutate } from './mutation';
import { digestOf, enoughEntrants } from './round-preview';
import type { RoundView } from './views';
import { drawnRoundView, roundView } from './views';

const LONGEST_EXTENSION = 300;

type Place = Target<RoundFacts>;

const placeOf = (tournament: string, { number, log }: Pick<Round, 'number' | 'log'>): Place => ({
  address: { item: 'ROUND', tournament, round: number },
  log,
});

const change = (
  what: {
    readonly operation: Operation;
    readonly target: string;
    readonly input: { readonly tournament: string };
  },
  decide: (tournament: Tournament) => Answer<Decision<RoundFacts>>,
  context: StoredContext,
): Promise<Answer<RoundView>> =>
  mutate(
    {
      ...what,
      read: () => readTournament(context.store, what.input.tournament),
      head: ({ head }) => head,
      places: ({ id, rounds }) => rounds.map((round) => placeOf(id, round)),
      decide,
      answer: ({ address, log }, { id }) =>
        drawnRoundView(id, address.item === 'ROUND' ? address.round : 0, log),
    },
    context,
  );

/** Refuses to publish a preview that was made of something else than what stands now. */
const sameAsPreviewed = (tournament: Tournament, digest: string | undefined): Answer<true> =>
  digest === undefined || digest === digestOf(tournament)
    ? ok(true)
    : refused({
        code: 'CONFLICT',
        detail: 'Something has changed since this preview was made: look at a new one.',
      });

/**
 * Draws and publishes the next round: what was previewed, where its digest is given, or nothing. The first round is drawn from
 * the committed seed, which is published with it; later ones by the standings.
 */
export const drawRound = useCase({
  input: z.strictObject({
    tournament: tournamentId,
    digest: optional(
      z
        .string()
        .check(
          z.minLength(1),
          z.maxLength(100),
          z.describe(
            'The digest of the preview that is to be published: refused where anything has changed since.',
          ),
        ),
    ),
  }),
  run: (input, context: StoredContext) =>
    change(
      { operation: 'drawRound', target: input.tournament, input },
      (tournament) => {
        const possible = ready(tournament, 'drawRound');
        if (!possible.ok) return possible;
        const enough = enoughEntrants(tournament);
        if (!enough.ok) return enough;
        const same = sameAsPreviewed(tournament, input.digest);
        if (!same.ok) return same;
        const number = tournament.rounds.length + 1;
        const facts = drawn(possible.value, number, { redraws: 0, note: null });
        return ok({ ...placeOf(tournament.id, { number, log: [] }), set: { ...facts, started: false } });
      },
      context,
    ),
});

type CurrentOperation = 'redrawRound' | 'startRound' | 'swapEntrants' | 'extendRound';

/** The current round, asked for by its number, where the operation is possible. */
const currentRound = (
  tournament: Tournament,
  { operation, number }: { readonly operation: CurrentOperation; readonly number: number },
  context: StoredContext,
): Answer<Round> => {
  const round = tournament.rounds[number - 1];
  if (!round) return refused({ code: 'NOT_FOUND', kind: 'round', id: String(number) });
  const possible = ready(tournament, operation);
  if (!possible.ok) return possible;
  if (possible.value.current.number !== number)
    return refused({ code: 'CONFLICT', detail: `Round ${number} has been started long ago.` });
  const view = roundView(tournament.id, round);
  const matches = checkIfMatch(context, [view.version], { now: view });
  return matches.ok ? ok(round) : matches;
};

const oneRound = { tournament: tournamentId, round: roundNumber };

/** Draws a round again that has not been started: after a withdrawal, a late entrant, or round 1 by its next seed. */
export const redrawRound = useCase({
  input: z.strictObject({ ...oneRound, reason: reasonText('Why it is drawn again; shown with the round.') }),
  run: (input, context: StoredContext) =>
    change(
      { operation: 'redrawRound', target: `${input.tournament}/${input.round}`, input },
      (tournament) => {
        const current = currentRound(tournament, { operation: 'redrawRound', number: input.round }, context);
        if (!current.ok) return current;
        const enough = enoughEntrants(tournament);
        if (!enough.ok) return enough;
        const redraws = current.value.log.filter(({ op }) => op === 'redrawRound').length + 1;
        return ok({
          ...placeOf(tournament.id, current.value),
          set: drawn(tournament, input.round, { redraws, note: input.reason }),
        });
      },
      context,
    ),
});

/** Starts a drawn round and its clock: from now on it is reported, and no longer drawn. */
export const startRound = useCase({
  input: z.strictObject({ ...oneRound, minutes: optional(roundMinutes) }),
  run: (input, context: StoredContext) =>
    change(
      { operation: 'startRound', target: `${input.tournament}/${input.round}`, input },
      (tournament) => {
        const current = currentRound(tournament, { operation: 'startRound', number: input.round }, context);
        if (!current.ok) return current;
        const minutes = input.minutes ?? tournament.head.facts.roundMinutes ?? null;
        return ok({
          ...placeOf(tournament.id, current.value),
          set: { started: true, startedAtMs: context.clock.nowMs(), minutes },
        });
      },
      context,
    ),
});

/** Gives a running round more time, with a reason. */
export const extendRound = useCase({
  input: z.strictObject({
    ...oneRound,
    minutes: wholeNumber(
      -LONGEST_EXTENSION,
      LONGEST_EXTENSION,
      'How many minutes more, or less where negative.',
    ),
    reason: reasonText('Why; shown with the round.'),
  }),
  run: (input, context: StoredContext) =>
    change(
      { operation: 'extendRound', target: `${input.tournament}/${input.round}`, input },
      (tournament) => {
        const current = currentRound(tournament, { operation: 'extendRound', number: input.round }, context);
        if (!current.ok) return current;
        const { minutes = null } = current.value.facts;
        if (minutes === null)
          return refused({ code: 'CONFLICT', detail: 'The round was started without a length.' });
        return ok({
          ...placeOf(tournament.id, current.value),
          set: { minutes: Math.max(0, minutes + input.minutes), note: input.reason },
        });
      },
      context,
    ),
});

const seatOf = ({ facts: { tables, unpaired } }: Round, id: string): number | undefined => {
  const number = entrantNumber(id);
  return tables.some((table) => table[0] === number || table[1] === number) || unpaired?.[0] === number
    ? number
    : undefined;
};

/** Lets two entrants of a drawn round change places, with a reason that their tables then carry. */
export const swapEntrants = useCase({
  input: z.strictObject({
    ...oneRound,
    first: entrantIdText,
    second: entrantIdText,
    reason: reasonText('Why; shown with their tables.'),
  }),
  run: (input, context: StoredContext) =>
    change(
      { operation: 'swapEntrants', target: `${input.tournament}/${input.round}`, input },
      (tournament) => {
        const current = currentRound(tournament, { operation: 'swapEntrants', number: input.round }, context);
        if (!current.ok) return current;
        const [first, second] = [seatOf(current.value, input.first), seatOf(current.value, input.second)];
        const faults = [
          ...(first === undefined ? ['first'] : []),
          ...(second === undefined || second === first ? ['second'] : []),
        ].map((path) => ({
          path,
          code: 'UNKNOWN_REFERENCE' as const,
          message: 'must be an entrant of this round, and not the same one',
        }));
        if (first === undefined || second === undefined || faults.length > 0) return invalidInput(faults);
        return ok({
          ...placeOf(tournament.id, current.value),
          set: swapped(tournament, current.value, { first, second, reason: input.reason }),
        });
      },
      context,
    ),
});

const pair = z
  .array(entrantIdText)
  .check(z.length(2), z.describe('The two entrants of a table, the higher ranked first.'));

/** Sets the tables of the next round, or of the one that is drawn but not started, as the organiser says. */
export const setRoundTables = useCase({
  input: z.strictObject({
    ...oneRound,
    tables: z
      .array(pair)
      .check(z.minLength(1), z.maxLength(LARGEST_CAP / 2), z.describe('The tables in order, from table 1.')),
    unpaired: optional(
      z.strictObject({
        entrant: entrantIdText,
        kind: z.enum(unpairedKinds).check(z.describe('What the entrant left over gets.')),
      }),
    ),
    reason: reasonText('Why the tables are as they are; shown with each of them.'),
  }),
  run: (input, context: StoredContext) =>
    change(
      { operation: 'setRoundTables', target: `${input.tournament}/${input.round}`, input },
      (tournament) => {
        const possible = ready(tournament, 'setRoundTables');
        if (!possible.ok) return possible;
        const { state, rounds } = possible.value;
        const settable = state === 'ROUND_DRAWN' ? rounds.length : rounds.length + 1;
        if (input.round !== settable)
          return refused({
            code: 'CONFLICT',
            detail: `The round whose tables can be set now is ${settable}.`,
          });
        const round = rounds[settable - 1];
        const view = round ? roundView(tournament.id, round) : null;
        const matches = checkIfMatch(context, [view?.version ?? '0'], { now: view });
        if (!matches.ok) return matches;
        const checked = checkHandMade(input, activeEntrants(tournament));
        if (!checked.ok) return invalidInput(checked.error);
        const by: HandMade = { ...checked.value, reason: input.reason };
        return ok({
          ...placeOf(tournament.id, { number: settable, log: round?.log ?? [] }),
          set: { ...setByHand(tournament, settable, by), ...(round ? {} : { started: false }) },
        });
      },
      context,
    ),
});
