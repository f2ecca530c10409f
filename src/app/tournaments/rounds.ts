import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import type { RoundFacts } from '../../tournaments/event/facts';
import { unpairedKinds } from '../../tournaments/pairing/reasons';
import type { HandMade } from '../../tournaments/event/drawing';
import { activeEntrants, drawn, FEWEST_ENTRANTS, setByHand } from '../../tournaments/event/drawing';
import type { Operation } from '../../tournaments/event/operations';
import { ready } from '../../tournaments/event/operations';
import type { Round, Tournament } from '../../tournaments/event/tournament';
import { optional } from '../input';
import type { Answer } from '../use-case';
import { invalidInput, useCase } from '../use-case';
import type { StoredContext } from './context';
import { entrantIdText, LARGEST_CAP, reasonText, roundNumber, tournamentId } from './fields';
import { checkHandMade } from './hand-made';
import { checkIfMatch } from './if-match';
import { readTournament } from './items';
import type { Decision, Target } from './mutation';
import { mutate } from './mutation';
import type { RoundView } from './views';
import { drawnRoundView, roundView } from './views';

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

const enoughEntrants = (tournament: Tournament): Answer<true> => {
  const { length } = activeEntrants(tournament);
  return length >= FEWEST_ENTRANTS
    ? ok(true)
    : refused({
        code: 'CONFLICT',
        detail: `A round needs ${FEWEST_ENTRANTS} active entrants; there are ${length}.`,
      });
};

/** Draws the next round. The first from the committed seed, which is published with it; later ones by the standings. */
export const drawRound = useCase({
  input: z.strictObject({ tournament: tournamentId }),
  run: (input, context: StoredContext) =>
    change(
      { operation: 'drawRound', target: input.tournament, input },
      (tournament) => {
        const possible = ready(tournament, 'drawRound');
        if (!possible.ok) return possible;
        const enough = enoughEntrants(tournament);
        if (!enough.ok) return enough;
        const number = tournament.rounds.length + 1;
        const facts = drawn(possible.value, number, { redraws: 0, note: null });
        return ok({ ...placeOf(tournament.id, { number, log: [] }), set: { ...facts, started: false } });
      },
      context,
    ),
});

/** The current round, asked for by its number, where the operation is possible. */
const currentRound = (
  tournament: Tournament,
  { operation, number }: { readonly operation: 'redrawRound' | 'startRound'; readonly number: number },
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

/** Starts a drawn round: from now on it is reported, and no longer drawn. */
export const startRound = useCase({
  input: z.strictObject(oneRound),
  run: (input, context: StoredContext) =>
    change(
      { operation: 'startRound', target: `${input.tournament}/${input.round}`, input },
      (tournament) => {
        const current = currentRound(tournament, { operation: 'startRound', number: input.round }, context);
        return current.ok
          ? ok({ ...placeOf(tournament.id, current.value), set: { started: true } })
          : current;
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
