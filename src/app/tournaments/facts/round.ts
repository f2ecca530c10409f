import {
  type StoredUnpaired,
  closingFields,
  resultFields,
  roundFields,
} from '../../../domain/tournaments/event/facts';
import { type Erasing, hidden, inText, rulesOf, shown } from './rule';

const inReason = <T extends { readonly reason: string } | null>(value: T, { forget }: Erasing): T =>
  value && { ...value, reason: forget(value.reason) };

/** Of a round. What a draw was made from follows from the rest; what it says itself names nobody. */
export const roundRules = rulesOf(roundFields, {
  tables: shown((tables, { forget }) =>
    tables.map((table) =>
      table[2] === 'MOVED_BY_ORGANISER' ? [table[0], table[1], table[2], forget(table[3])] : table,
    ),
  ),
  unpaired: shown((unpaired, { forget }): StoredUnpaired | null =>
    unpaired?.[2] === 'MOVED_BY_ORGANISER'
      ? [unpaired[0], unpaired[1], unpaired[2], forget(unpaired[3])]
      : unpaired,
  ),
  numbers: shown(),
  requestedByes: shown(),
  field: shown(),
  fieldReason: shown(inText),
  sitsOut: shown(),
  byes: shown(),
  // Shown with the round that was drawn from it.
  seed: hidden(),
  roundsWithoutRematch: shown(),
  basis: hidden(),
  note: shown(inText),
  started: shown(),
  scenario: shown(),
  scenarioChoices: shown(),
  scenarioChange: shown(inReason),
  armies: shown(),
  startedAtMs: shown(),
  minutes: shown(),
  clockChange: shown(inReason),
  unstarted: shown(inReason),
  closed: shown(),
});

/** Of what stands in the place of a round while there is none: that the tournament was finished and reopened. */
export const closingRules = rulesOf(closingFields, {
  closed: shown(),
  basis: hidden(),
  reopened: shown(inText),
});

/** Of a result, with the words of disputes, rulings and corrections. */
export const resultRules = rulesOf(resultFields, {
  outcome: shown(),
  status: shown(),
  reportedBy: shown(),
  reason: shown(inText),
  unstarted: hidden(),
  vetoes: shown(),
  // Sealed until all have chosen; then the table shows them.
  armyChoices: hidden(),
});
