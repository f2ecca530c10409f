import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import { asItStoodAfter } from '../../tournaments/event/as-it-stood';
import type { ChangeLog } from '../../tournaments/event/change-log';
import { factsAt } from '../../tournaments/event/change-log';
import { entrantId, recordAfter } from '../../tournaments/event/record';
import type { Tournament } from '../../tournaments/event/tournament';
import type { Standing } from '../../tournaments/standings/standings';
import { standingsAfter } from '../../tournaments/standings/standings';
import { idText, optional, wholeNumber, withDefault } from '../input';
import { useCase } from '../use-case';
import type { StoredContext } from './context';
import { roundNumber, tournamentId } from './fields';
import { readableTournament } from './tournament';
import type { RoundView, TournamentView } from './views';
import { roundView, tournamentView } from './views';

/** A field that a change changed; values as JSON text, null where there was nothing. */
export interface FieldChange {
  readonly field: string;
  readonly from: string | null;
  readonly to: string;
}

/** Who did what, when, to which thing, from what to what. */
export interface HistoryEntry {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
  readonly operation: string;
  readonly entrant: string | null;
  readonly round: number | null;
  readonly table: number | null;
  readonly changes: readonly FieldChange[];
}

export interface HistoryPage {
  readonly items: readonly HistoryEntry[];
  readonly nextCursor: string | null;
}

type Where = Pick<HistoryEntry, 'entrant' | 'round' | 'table'>;
interface Thing extends Partial<Where> {
  /** Puts changes of one moment in order. */
  readonly key: string;
  readonly log: ChangeLog<unknown>;
}

const thingsOf = ({ head, entrants, rounds, closing }: Tournament): readonly Thing[] => [
  { key: 'head', log: head.log },
  ...entrants.map(({ number, log }) => ({ key: entrantId(number), log, entrant: entrantId(number) })),
  ...rounds.flatMap(({ number, log, results }) => [
    { key: `r${number}`, log, round: number },
    ...[...results].map(([table, result]) => ({
      key: `r${number}t${table}`,
      log: result.log,
      round: number,
      table,
    })),
  ]),
  ...(closing ? [{ key: 'z', log: closing.log }] : []),
];

/** Secrets, votes, and what follows from the rest. */
const hidden = [
  'grants',
  'recoveryHash',
  'webhooks',
  'tokenHash',
  'links',
  'linkCodes',
  'favourite',
  'basis',
];

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** A list of which a few places are different is told place by place: a swap moves two tables of a thousand. */
const fieldChanges = (field: string, from: unknown, to: unknown): readonly FieldChange[] => {
  if (!Array.isArray(from) || !Array.isArray(to) || from.length !== to.length)
    return [{ field, from: json(from), to: json(to) ?? 'null' }];
  const places = to.map((value: unknown, index): FieldChange => ({
    field: `${field}[${index}]`,
    from: json(from[index]),
    to: json(value) ?? 'null',
  }));
  const different = places.filter((place) => place.from !== place.to);
  return different.length * 2 < places.length
    ? different
    : [{ field, from: json(from), to: json(to) ?? 'null' }];
};

/** Every change of a thing in order; what it changed is told once it is asked for. */
const entriesOf = (thing: Thing, isSeedOut: boolean) => {
  const { entrant = null, round = null, table = null } = thing;
  let latest = 0;
  return thing.log.map(({ at, by, op, set }, index) => {
    // The clocks of two computers may differ; what happened to one thing stands in its order all the same.
    latest = Math.max(latest, at);
    const iso = new Date(at).toISOString();
    const entry = (): HistoryEntry => {
      const before = factsAt(thing.log, index) as Readonly<Record<string, unknown>>;
      const changes = Object.entries(set as object)
        .filter(([field]) => !hidden.includes(field) && (field !== 'seed' || isSeedOut))
        .flatMap(([field, to]: [string, unknown]) => fieldChanges(field, before[field], to));
      return { at: iso, by, operation: op, entrant, round, table, changes };
    };
    return {
      order: `${new Date(latest).toISOString()} ${thing.key} ${String(index).padStart(5, '0')}`,
      entry,
    };
  });
};

/** Who did what, when, from what to what: every change, oldest first. Tokens, votes and army lists are not shown. */
export const history = useCase({
  input: z.strictObject({
    tournament: tournamentId,
    limit: withDefault(wholeNumber(1, 500, 'The most changes to answer, 1 to 500.'), 100),
    cursor: optional(idText('`nextCursor` of the answer before.')),
  }),
  run: async ({ tournament, limit, cursor = '' }, context: StoredContext) => {
    const found = await readableTournament(tournament, 'history', context);
    if (!found.ok) return found;
    const isSeedOut = found.value.rounds.length > 0;
    const entries = thingsOf(found.value)
      .flatMap((thing) => entriesOf(thing, isSeedOut))
      .filter(({ order }) => order > cursor)
      .sort((a, b) => (a.order < b.order ? -1 : 1));
    const page = entries.slice(0, limit);
    return ok<HistoryPage>({
      items: page.map(({ entry }) => entry()),
      nextCursor: entries.length > limit ? (page.at(-1)?.order ?? null) : null,
    });
  },
});

/** A tournament when a round was over. */
export interface PastTournament {
  readonly round: number;
  readonly tournament: TournamentView;
  readonly rounds: readonly RoundView[];
  readonly standings: readonly Standing[];
}

/** A tournament as it stood when the round after this one was drawn, later corrections left out. */
export const tournamentAfterRound = useCase({
  input: z.strictObject({ tournament: tournamentId, round: roundNumber }),
  run: async (input, context: StoredContext) => {
    const found = await readableTournament(input.tournament, 'tournamentAfterRound', context);
    if (!found.ok) return found;
    if (!found.value.rounds[input.round - 1]?.facts.started)
      return refused({ code: 'NOT_FOUND', kind: 'started round', id: String(input.round) });
    const then = asItStoodAfter(found.value, input.round);
    return ok<PastTournament>({
      round: input.round,
      tournament: tournamentView(then),
      rounds: then.rounds.map((round) => roundView(then.id, round)),
      standings: standingsAfter({ ...recordAfter(then, input.round), round: input.round }),
    });
  },
});
