import type { ChangeLog } from '../../../shared/change-log';
import type {
  ArmyFacts,
  ClosingFacts,
  EntrantFacts,
  ResultFacts,
  RoundFacts,
  TournamentFacts,
} from '../../../domain/tournaments/event/facts';
import type { Outcome } from '../../../domain/tournaments/event/outcome';
import { entrantNumber } from '../../../domain/tournaments/event/record';
import { type Fault, fault } from '../../kernel/faults';
import { type Answer, checkInput, invalidInput, ok } from '../../kernel/use-case';
import { givenPairing, membersFaults } from '../../../domain/tournaments/changes/registration';
import { settled } from '../event/create-tournament';
import { type EventRecord, eventRecord } from './event-record';
import { type TournamentDocument, documentFaults } from './tournament-document';

const logOf = <Facts>(op: string, at: number, set: Partial<Facts>): ChangeLog<Facts> => [
  { op, by: 'IMPORTED', at, set, key: '', input: '' },
];

type Round = EventRecord['rounds'][number];
type Result = NonNullable<Round['tables'][number]['result']>;

const numberOf = (id: string): number => entrantNumber(id) ?? 0;

const outcomeOf = ({ kind, victoryPoints, leaderKilled, concededBy }: Result): Outcome => {
  if (kind === 'BOTH_LOST') return { kind };
  if (kind === 'CONCESSION') return { kind, concededBy: numberOf(concededBy ?? '') };
  return {
    kind,
    victoryPoints: [...(victoryPoints ?? [0, 0])],
    leaderKilled: leaderKilled ? [...leaderKilled] : null,
  };
};

const roundFacts = ({ scenario, tables, bye }: Round): RoundFacts => ({
  tables: tables.map(({ entrants: [first = '', second = ''] }) => [
    ...([numberOf(first), numberOf(second)] as const),
    ...(['MOVED_BY_ORGANISER', ''] as const),
  ]),
  unpaired: bye === undefined ? null : [numberOf(bye), 'BYE', 'MOVED_BY_ORGANISER', ''],
  seed: null,
  roundsWithoutRematch: 0,
  basis: '',
  note: 'From a record of the event.',
  started: true,
  ...(scenario !== undefined && { scenario }),
});

/** Members that the format needs, and the points of an army where the event has no limit. */
const entrantFaults = (
  { members, army }: EventRecord['entrants'][number],
  { format, pointsLimit }: EventRecord['settings'],
): readonly Fault[] => [
  ...membersFaults({ format }, members),
  ...(army && army.pointsLimit === undefined && pointsLimit === undefined
    ? [
        fault(
          'army.pointsLimit',
          'REQUIRED',
          'is required: a whole number, since the event has no points limit',
        ),
      ]
    : []),
];

const entrantFacts = ({ name, members, club, ...given }: EventRecord['entrants'][number]): EntrantFacts => ({
  ...{ name, members, club: club ?? null, withdrawn: false, reason: null },
  ...givenPairing(given),
});

/** Everybody who sits twice in a round, or sits and has its bye. */
const seatFaults = ({ tables, bye }: Round, at: string): readonly Fault[] => {
  const seated = new Map<string, number>();
  const seats = tables.flatMap(({ entrants: ids }, place) =>
    ids.map((id, side) => ({ id, table: place + 1, path: `${at}.tables[${place}].entrants[${side}]` })),
  );
  const all = bye === undefined ? seats : [...seats, { id: bye, table: 0, path: `${at}.bye` }];
  return all.flatMap(({ id, table, path }) => {
    const before = seated.get(id);
    seated.set(id, before ?? table);
    return before === undefined
      ? []
      : [fault(path, 'DUPLICATE', `names ${id}, who sits at table ${before} of this round`)];
  });
};

/** A result that is missing, or conceded by nobody at the table. */
const resultFaults = (
  { entrants: ids, result }: Round['tables'][number],
  { path, because }: { readonly path: string; readonly because: string | null },
): readonly Fault[] => {
  if (!result) return because === null ? [] : [fault(path, 'REQUIRED', `is required: ${because}`)];
  const { concededBy } = result;
  return concededBy === undefined || ids.includes(concededBy)
    ? []
    : [fault(`${path}.concededBy`, 'NOT_ALLOWED', `must be one of this table: ${ids.join(' or ')}`)];
};

/** Settings that do not fit the rounds, or that a record cannot hold. */
const settingsFaults = ({ settings, rounds }: EventRecord): readonly Fault[] => [
  ...(settings.rounds !== undefined && settings.rounds < rounds.length
    ? [
        fault(
          'rounds',
          'TOO_LONG',
          `has ${rounds.length} rounds, more than the ${settings.rounds} of settings.rounds`,
        ),
      ]
    : []),
  ...(settings.teams
    ? [fault('settings.teams', 'NOT_COVERED', 'is for team matches, which a record cannot hold')]
    : []),
  ...(settings.pack?.armies
    ? [
        fault(
          'settings.pack.armies',
          'NOT_COVERED',
          'has several armies for each entrant, which a record cannot hold',
        ),
      ]
    : []),
];

/** Faults that the schema cannot name: entrants that there are, members that the format needs, events that are not recorded so. */
const recordFaults = (record: EventRecord): readonly Fault[] => {
  const { settings, entrants, rounds, finished } = record;
  const isKnown = (id: string): boolean => {
    const number = entrantNumber(id);
    return number !== undefined && number >= 1 && number <= entrants.length;
  };
  const unknown = (id: string, path: string): readonly Fault[] =>
    isKnown(id)
      ? []
      : [
          fault(
            path,
            'UNKNOWN_REFERENCE',
            entrants.length === 0
              ? 'is no entrant: the record has none'
              : `is no entrant: there are e1 to e${entrants.length}`,
          ),
        ];
  const mayLack = (index: number): boolean => !finished && index === rounds.length - 1;
  const because = finished ? 'the event is over' : 'only the last round may lack results';
  return [
    ...settingsFaults(record),
    ...entrants.flatMap((entrant, index) =>
      entrantFaults(entrant, settings).map((one) => ({ ...one, path: `entrants[${index}].${one.path}` })),
    ),
    ...rounds.flatMap((round, index) => [
      ...round.tables.flatMap((table, place) => [
        ...table.entrants.flatMap((id, side) =>
          unknown(id, `rounds[${index}].tables[${place}].entrants[${side}]`),
        ),
        ...resultFaults(table, {
          path: `rounds[${index}].tables[${place}].result`,
          because: mayLack(index) ? null : because,
        }),
      ]),
      ...(round.bye === undefined ? [] : unknown(round.bye, `rounds[${index}].bye`)),
      ...seatFaults(round, `rounds[${index}]`),
    ]),
  ];
};

const under = (faults: readonly Fault[]): Answer<never> =>
  invalidInput(faults.slice(0, 50).map((one) => ({ ...one, path: `document${one.path && `.${one.path}`}` })));

/** A record of an event as a tournament with its history; refused with every fault. */
export const documentOfRecord = (raw: unknown, at: number): Answer<TournamentDocument> => {
  const checked = checkInput(eventRecord, raw);
  if (!checked.ok) return checked.error.code === 'INVALID_INPUT' ? under(checked.error.faults) : checked;
  const record = checked.value;
  const faults = recordFaults(record);
  if (faults.length > 0) return under(faults);
  const proposed = settled(record.settings);
  // A limit of points proposes rounds, but these were played.
  const settings = { ...proposed, rounds: Math.max(proposed.rounds, record.rounds.length) };
  const document: TournamentDocument = {
    format: 'muster-tournament',
    version: 1,
    head: logOf('createTournament', at, settings),
    entrants: record.entrants.map((entrant) => ({
      log: logOf<EntrantFacts>('registerEntrant', at, entrantFacts(entrant)),
      army: entrant.army ? logOf<ArmyFacts>('submitArmy', at, { army: JSON.stringify(entrant.army) }) : null,
    })),
    rounds: record.rounds.map((round) => ({
      log: logOf<RoundFacts>('setRoundTables', at, roundFacts(round)),
      results: round.tables.flatMap(({ result }, index) =>
        result
          ? [
              {
                table: index + 1,
                log: logOf<ResultFacts>('reportResult', at, { outcome: outcomeOf(result) }),
              },
            ]
          : [],
      ),
    })),
    closing: record.finished ? logOf<ClosingFacts>('finishTournament', at, { closed: true }) : null,
  };
  // The seed follows from the request.
  const seeded = logOf<TournamentFacts>('createTournament', at, { ...settings, seed: '' });
  const contradictions = documentFaults({ ...document, head: seeded });
  return contradictions.length === 0
    ? ok(document)
    : invalidInput(contradictions.map((message) => fault('document', 'INCONSISTENT', message)));
};
