import type { ChangeLog } from '../../../shared/change-log';
import type { ArmyFacts, EntrantFacts } from '../../../domain/tournaments/event/facts';
import { type Answer, checkInput, invalidField, invalidInput, ok } from '../../kernel/use-case';
import { fromStored } from '../../kernel/store/items';
import { EVENT_FORMAT } from './event-record';
import { documentOfRecord } from './record-document';
import {
  TOURNAMENT_FORMAT,
  type TournamentDocument,
  documentFaults,
  tournamentDocument,
} from './tournament-document';

const parsed = (text: string): Answer<unknown> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    const message =
      'is not JSON: was it cut off? Send the whole text that exportTournament gave, or a record of an event';
    return invalidField('document', 'WRONG_FORMAT', message);
  }
};

/** The author of an imported history: its authors elsewhere cannot be verified. */
const IMPORTED = 'IMPORTED';

/** A log as this code names its fields, without its authors. */
const anonymous = <Facts>(log: ChangeLog<Facts>): ChangeLog<Facts> =>
  fromStored(log).map((change) => ({ ...change, by: IMPORTED }));

const checkedByNobody = (log: ChangeLog<EntrantFacts>): ChangeLog<EntrantFacts> =>
  anonymous(log).map((change) => {
    const { checks } = change.set;
    return checks
      ? { ...change, set: { ...change.set, checks: checks.map((check) => ({ ...check, by: IMPORTED })) } }
      : change;
  });

const decidedByNobody = (log: ChangeLog<ArmyFacts>): ChangeLog<ArmyFacts> =>
  anonymous(log).map((change) => {
    const { override } = change.set;
    return override ? { ...change, set: { ...change.set, override: { ...override, by: IMPORTED } } } : change;
  });

/** The document as it is written: its authors could be forged. */
const withoutAuthors = (document: TournamentDocument): TournamentDocument => ({
  ...document,
  head: anonymous(document.head),
  entrants: document.entrants.map(({ log, army, armies, slotArmies }) => ({
    log: checkedByNobody(log),
    army: army && decidedByNobody(army),
    ...(armies && { armies: armies.map((one) => ({ ...one, log: decidedByNobody(one.log) })) }),
    ...(slotArmies && {
      slotArmies: slotArmies.map((one) => ({ ...one, log: decidedByNobody(one.log) })),
    }),
  })),
  rounds: document.rounds.map(({ log, results }) => ({
    log: anonymous(log),
    results: results.map((result) => ({ ...result, log: anonymous(result.log) })),
  })),
  closing: document.closing && anonymous(document.closing),
});

/**
 * The document, if it is one whose parts fit together; otherwise every fault.
 * @param nowMs when a record of an event, which has no history, is taken.
 */
export const readDocument = (text: string, nowMs: number): Answer<TournamentDocument> => {
  const json = parsed(text);
  if (!json.ok) return json;
  const raw = json.value;
  const format = (raw as { readonly format?: unknown } | null)?.format;
  if (format === EVENT_FORMAT) return documentOfRecord(raw, nowMs);
  if (format !== undefined && format !== TOURNAMENT_FORMAT) {
    const message = `must be ${TOURNAMENT_FORMAT}, as exportTournament writes it, or ${EVENT_FORMAT}, a record of an event`;
    return invalidField('document.format', 'NOT_ALLOWED', message);
  }
  const checked = checkInput(tournamentDocument, raw);
  if (!checked.ok)
    return checked.error.code === 'INVALID_INPUT'
      ? invalidInput(
          checked.error.faults
            .slice(0, 50)
            .map((fault) => ({ ...fault, path: `document${fault.path && `.${fault.path}`}` })),
        )
      : checked;
  // As it was written, field for field: checking changes nothing, but would put the fields in another order.
  const document = raw as TournamentDocument;
  const faults = documentFaults(document);
  return faults.length === 0
    ? ok(withoutAuthors(document))
    : invalidInput(faults.map((message) => ({ path: 'document', code: 'INCONSISTENT', message })));
};
