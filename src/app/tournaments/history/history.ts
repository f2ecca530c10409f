import { operation } from '../../kernel/operation';
import { tournamentRead } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { type ChangeLog, factsAt } from '../../../shared/change-log';
import type { ResultFacts } from '../../../domain/tournaments/event/facts';
import { entrantId } from '../../../domain/tournaments/event/record';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { shortText, optional, wholeNumber, withDefault } from '../../kernel/input';
import type { StoredContext } from '../../kernel/store/context';
import { tournamentId } from '../fields';
import { readableTournament } from '../store/read-tournament';
import { type ShownThing, isShown } from './shown-in-history';

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
  readonly kind: ShownThing;
  readonly log: ChangeLog<unknown>;
}

/** Whether somebody has done anything at a table without a result: vetoed a scenario, or taken a report back. */
const isInHistory = ({ vetoes, outcome }: Partial<ResultFacts>): boolean =>
  vetoes !== undefined || outcome === null;

const thingsOf = ({ head, entrants, rounds, closing }: Tournament): readonly Thing[] => [
  { key: 'head', kind: 'HEAD', log: head.log },
  ...entrants.map(({ number, log }): Thing => {
    const entrant = entrantId(number);
    return { key: entrant, kind: 'ENTRANT', log, entrant };
  }),
  ...rounds.flatMap(({ number, log, results, vacant }): readonly Thing[] => [
    { key: `r${number}`, kind: 'ROUND', log, round: number },
    ...[...results, ...[...vacant].filter(([, { facts }]) => isInHistory(facts))].map(
      ([table, result]): Thing => ({
        key: `r${number}t${table}`,
        kind: 'RESULT',
        log: result.log,
        round: number,
        table,
      }),
    ),
  ]),
  ...(closing ? [{ key: 'z', kind: 'CLOSING' as const, log: closing.log }] : []),
];

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** A list of which a few places are different is shown place by place: a swap moves two tables of a thousand. */
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

/** Every change of a thing in order; what it changed is worked out once it is asked for. */
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
        .filter(([field]) => isShown(thing.kind, field, isSeedOut))
        .flatMap(([field, to]: [string, unknown]) => fieldChanges(field, before[field], to));
      return { at: iso, by, operation: op, entrant, round, table, changes };
    };
    return {
      order: `${new Date(latest).toISOString()} ${thing.key} ${String(index).padStart(5, '0')}`,
      entry,
    };
  });
};

/** Who did what in a tournament, when, from what to what: every change, oldest first. */
export const history = operation({
  name: 'history',
  route: 'GET /v1/tournaments/{tournament}/history',
  ...tournamentRead,
  answers: 'HistoryPage',
  covers: ['F5'],

  input: z.strictObject({
    tournament: tournamentId,
    limit: withDefault(wholeNumber(1, 500, 'The most changes to answer.'), 100),
    cursor: optional(shortText('The `nextCursor` of the previous page.')),
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
