import { entrantId } from '../../domain/tournaments/event/record';
import type { Logged } from '../../shared/change-log';
import { ok, refused } from '../../shared/result';
import type { PersonEntry, PersonSettings } from '../kernel/generated/answers';
import { idText } from '../kernel/input';
import type { OperationFacts } from '../kernel/operation';
import type { OwnedFacts } from '../kernel/owned/creation';
import { ownedRecords } from '../kernel/owned/owned-records';
import { itemKind } from '../kernel/store/items';
import { nameText } from '../kernel/text-fields';

export const personId = idText('The id of the person.');
export const personName = nameText(
  'What the person wants to be called; nobody else sees it unless its record is public.',
);

/** An entrant of a tournament, a player of a league, or a side of a casual game, that a person has bound with the token of this hash. */
export type Entry = { readonly hash: string } & (
  | { readonly tournament: string; readonly entrant: number }
  | { readonly league: string; readonly player: string }
  | { readonly game: string; readonly side: 0 | 1 }
);

/** Whether the entry's token still is one of its entrant or player: a binding ends with its token. */
export const isBoundTo = (
  { hash }: Entry,
  holder: { readonly tokenHash?: string | null; readonly links?: readonly string[] } | undefined,
): boolean => holder?.tokenHash === hash || holder?.links?.includes(hash) === true;

/** A person over many events. Only the holder of its token may read or change it. */
export interface PersonFacts extends OwnedFacts {
  /** Null once erased. */
  readonly name: string | null;
  /** In the order in which they were bound. */
  readonly entries: readonly Entry[];
  /** Whether everybody may read the record of games; absent: nobody else. */
  readonly recordIsPublic?: boolean;
  readonly erased: boolean;
}

/** Maximum number of entries of one person. */
export const MOST_ENTRIES = 60;

const NO_IDS: PersonEntry = { tournament: null, entrant: null, league: null, player: null, game: null };

/** An entry by its ids: a tournament and an entrant, a league and a player, or a game. */
export const entryView = (entry: Entry): PersonEntry => {
  if ('tournament' in entry)
    return { ...NO_IDS, tournament: entry.tournament, entrant: entrantId(entry.entrant) };
  return 'league' in entry
    ? { ...NO_IDS, league: entry.league, player: entry.player }
    : { ...NO_IDS, game: entry.game };
};

export const personSettings = (person: string, { facts, version }: Logged<PersonFacts>): PersonSettings => ({
  id: person,
  name: facts.name,
  entries: facts.entries.map(entryView),
  recordIsPublic: facts.recordIsPublic ?? false,
  version: String(version),
});

/** The facts that are left of a person: the hash of the token stays, so that a lost answer to the erasure can be repeated. */
export const erasedFacts = ({ grants, recordIsPublic }: PersonFacts): PersonFacts => ({
  name: null,
  entries: [],
  erased: true,
  grants,
  recoveryHash: '',
  ...(recordIsPublic !== undefined && { recordIsPublic: false }),
});

/** People: each may read and change itself alone. */
export const people = ownedRecords({
  name: 'person',
  role: 'PERSON',
  kind: itemKind<PersonFacts>(),
  addressOf: (person) => ({ item: 'PERSON', person }),
  token: { prefix: 'muster_person_', label: 'person token' },
  present: (id, record) => (record.facts.erased ? refused({ code: 'GONE', kind: 'person', id }) : ok(record)),
  view: personSettings,
  granted: (person, { organiserToken, recoveryCode }) => ({
    person,
    personToken: organiserToken,
    recoveryCode,
  }),
});

/** Changes a person under the condition of the version that the caller last saw; the request may be repeated. */
export const personChange = {
  function: 'leagues',
  idempotencyKey: true,
  ifMatch: true,
  reads: ['PERSON'],
  writes: ['PERSON'],
  covers: ['F16'],
} as const satisfies Partial<OperationFacts>;
