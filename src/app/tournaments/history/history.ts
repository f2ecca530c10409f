import { ok } from '../../../shared/result';
import { type ChangeLog, factsAt } from '../../../shared/change-log';
import type { ResultFacts } from '../../../domain/tournaments/event/facts';
import { entrantId } from '../../../domain/tournaments/event/record';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { shortText, optional, wholeNumber, withDefault } from '../../kernel/input';
import { readOperation } from '../change/read-operation';
import type { FieldChange, HistoryEntry, HistoryPage } from '../../kernel/generated/answers';
import { entrantRules } from '../facts/entrant';
import { headRules } from '../facts/head';
import { closingRules, resultRules, roundRules } from '../facts/round';

const rules = {
  HEAD: headRules,
  ENTRANT: entrantRules,
  ROUND: roundRules,
  CLOSING: closingRules,
  RESULT: resultRules,
};

/** A record with a history that is shown. Army lists are not. */
export type ShownRecord = keyof typeof rules;

/** Whether the history shows this fact of a record: only what is listed. The seed is shown from the draw of round 1 on. */
export const isShown = (record: ShownRecord, field: string, isSeedOut: boolean): boolean => {
  if (field === 'seed') return isSeedOut && (record === 'HEAD' || record === 'ROUND');
  const byField = rules[record] as Readonly<Record<string, { readonly isShown: boolean }>>;
  return Object.hasOwn(byField, field) && byField[field]?.isShown === true;
};

/** A record with a history; `key` puts changes of one moment in order. */
type HistoryRecord = Partial<Pick<HistoryEntry, 'entrant' | 'round' | 'table'>> & {
  readonly key: string;
  readonly kind: ShownRecord;
  readonly log: ChangeLog<unknown>;
};

/** Whether somebody has done anything at a table without a result: vetoed a scenario, chosen an army, or taken a report back. */
const isInHistory = ({ vetoes, armyChoices, outcome }: Partial<ResultFacts>): boolean =>
  vetoes !== undefined || armyChoices !== undefined || outcome === null;

const recordsOf = ({ head, entrants, rounds, closing }: Tournament): readonly HistoryRecord[] => [
  { key: 'head', kind: 'HEAD', log: head.log },
  ...entrants.map(({ number, log }): HistoryRecord => {
    const entrant = entrantId(number);
    return { key: entrant, kind: 'ENTRANT', log, entrant };
  }),
  ...rounds.flatMap(({ number, log, results, vacant }): readonly HistoryRecord[] => [
    { key: `r${number}`, kind: 'ROUND', log, round: number },
    ...[...results, ...[...vacant].filter(([, { facts }]) => isInHistory(facts))].map(
      ([table, result]): HistoryRecord => ({
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

const change = (field: string, from: unknown, to: unknown): FieldChange => ({
  field,
  from: from ?? null,
  to: to ?? null,
});

/** A list of which a few places are different is shown place by place: a swap moves two tables of a thousand. */
const fieldChanges = (field: string, from: unknown, to: unknown): readonly FieldChange[] => {
  if (!Array.isArray(from) || !Array.isArray(to) || from.length !== to.length)
    return [change(field, from, to)];
  const different = to
    .map((value: unknown, index) => change(`${field}[${index}]`, from[index], value))
    .filter((place) => JSON.stringify(place.from) !== JSON.stringify(place.to));
  return different.length * 2 < to.length ? different : [change(field, from, to)];
};

/** Every change of a record in order; what it changed is worked out once it is asked for. */
const entriesOf = (record: HistoryRecord, isSeedOut: boolean) => {
  const { entrant = null, round = null, table = null } = record;
  let latest = 0;
  return record.log.map(({ at, by, op, set }, index) => {
    // The clocks of two computers may differ; what happened to one record stands in its order all the same.
    latest = Math.max(latest, at);
    const iso = new Date(at).toISOString();
    const entry = (): HistoryEntry => {
      const before = factsAt(record.log, index) as Readonly<Record<string, unknown>>;
      const changes = Object.entries(set as object)
        .filter(([field]) => isShown(record.kind, field, isSeedOut))
        .flatMap(([field, to]: [string, unknown]) => fieldChanges(field, before[field], to));
      return { at: iso, by, operation: op, entrant, round, table, changes };
    };
    return {
      order: `${new Date(latest).toISOString()} ${record.key} ${String(index).padStart(5, '0')}`,
      entry,
    };
  });
};

/** The history of a tournament: every change with its author, time, and old and new values, oldest first. */
export const history = readOperation({
  name: 'history',
  route: 'GET /v1/tournaments/{tournament}/history',
  answers: 'HistoryPage',
  covers: ['F5'],

  fields: {
    limit: withDefault(wholeNumber(1, 500, 'The most changes to answer.'), 100),
    cursor: optional(shortText('The `nextCursor` of the previous page.')),
  },
  answer: (tournament, { input: { limit, cursor = '' } }) => {
    const isSeedOut = tournament.rounds.length > 0;
    const entries = recordsOf(tournament)
      .flatMap((record) => entriesOf(record, isSeedOut))
      .filter(({ order }) => order > cursor)
      .sort((a, b) => (a.order < b.order ? -1 : 1));
    const page = entries.slice(0, limit);
    return ok<HistoryPage>({
      items: page.map(({ entry }) => entry()),
      nextCursor: entries.length > limit ? (page.at(-1)?.order ?? null) : null,
    });
  },
});
