import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import { logged } from '../../tournaments/event/change-log';
import { activeEntrants, drawn, FEWEST_ENTRANTS } from '../../tournaments/event/drawing';
import type { RoundFacts } from '../../tournaments/event/facts';
import { ready } from '../../tournaments/event/operations';
import type { Tournament } from '../../tournaments/event/tournament';
import { roundOf } from '../../tournaments/event/tournament';
import type { Answer } from '../use-case';
import { useCase } from '../use-case';
import { authorise } from './access';
import type { StoredContext } from './context';
import { tournamentId } from './fields';
import { readTournament } from './items';
import type { TableView, UnpairedView } from './views';
import { roundView } from './views';

/** A round as it would be drawn now; nothing is written. */
export interface RoundPreview {
  readonly tournament: string;
  readonly number: number;
  readonly tables: readonly TableView[];
  readonly unpaired: UnpairedView | null;
  /** The seed of round 1: what it publishes. */
  readonly seed: string | null;
  readonly roundsWithoutRematch: number;
  readonly scenario: string | null;
  /** What publishing takes to be sure that it publishes this. */
  readonly digest: string;
}

/** Whether there is anything to draw. */
export const enoughEntrants = (tournament: Tournament): Answer<true> => {
  const { length } = activeEntrants(tournament);
  return length >= FEWEST_ENTRANTS
    ? ok(true)
    : refused({
        code: 'CONFLICT',
        detail: `A round needs ${FEWEST_ENTRANTS} active entrants; there are ${length}.`,
      });
};

/** A fingerprint of every thing of a tournament and its version: another one as soon as anything has changed. */
export const digestOf = ({ id, head, entrants, rounds, closing }: Tournament): string => {
  const versions = [
    ['head', head.version],
    ...entrants.map(({ number, version }) => [`entrant ${number}`, version]),
    ...rounds.flatMap(({ number, version, results }) => [
      [`round ${number}`, version],
      ...[...results].map(([table, result]) => [`result ${number}/${table}`, result.version]),
    ]),
    ['closing', closing?.version ?? 0],
  ];
  return createHash('sha256')
    .update(JSON.stringify([id, versions]))
    .digest('base64url');
};

/** The next round as it would be drawn. There must be enough entrants. */
export const previewOf = (tournament: Tournament): RoundPreview => {
  const number = tournament.rounds.length + 1;
  const facts: RoundFacts = { ...drawn(tournament, number, { redraws: 0, note: null }), started: false };
  const thing = { ...logged<RoundFacts>([]), facts };
  const view = roundView(tournament.id, roundOf(number, thing, new Map()));
  const { tables, unpaired, seed, roundsWithoutRematch, scenario } = view;
  return {
    tournament: tournament.id,
    number,
    tables,
    unpaired,
    seed,
    roundsWithoutRematch,
    scenario,
    digest: digestOf(tournament),
  };
};

/** Shows the next round as it would be drawn now, for whoever draws. */
export const previewRound = useCase({
  input: z.strictObject({ tournament: tournamentId }),
  run: async (input, context: StoredContext) => {
    const found = await readTournament(context.store, input.tournament);
    if (!found.ok) return found;
    const actor = authorise(found.value.head.facts, 'previewRound', context.caller);
    if (!actor.ok) return actor;
    const possible = ready(found.value, 'drawRound');
    if (!possible.ok) return possible;
    const enough = enoughEntrants(found.value);
    return enough.ok ? ok(previewOf(found.value)) : enough;
  },
});
