import * as z from 'zod/mini';
import {
  type ReferenceEntry,
  type ReferenceKind,
  findReferenceEntry,
  referenceEntries as allEntries,
  referenceKinds,
} from '../../domain/rules/reference';
import { type KindFields, phases } from '../../domain/rules/reference/entry';
import { invariant } from '../../shared/invariant';
import { sourceAnswer } from '../kernel/answers';
import { choice, idText, optional, shortText, wholeNumber, withDefault, oneOf } from '../kernel/input';
import { rulesetIdOf } from '../rules/edition';
import { nearestNames } from '../kernel/nearest';
import { operation } from '../kernel/operation';
import { ok, refused, invalidField } from '../kernel/use-case';
import { type SearchEntry, searchEntries } from './search-entries';

/** Reference ids stand as they are; what has an address of its own has its kind before it. */
const prefixes: Partial<Record<SearchEntry['kind'], string>> = {
  CHART: 'chart:',
  SCENARIO: 'scenario:',
  CALCULATION: 'calculation:',
};

const key = ({ kind, id }: SearchEntry): string => `${prefixes[kind] ?? ''}${id}`;

const byKey: ReadonlyMap<string, SearchEntry> = new Map(searchEntries.map((entry) => [key(entry), entry]));

/** A further entry to read: its kind, name and address. */
const relatedAnswer = (reference: string) => {
  const entry = byKey.get(reference);
  invariant(entry !== undefined, `"${reference}" is related to something that does not exist`);
  const { kind, id, name, path } = entry;
  return { kind, id, name, path };
};

/** The fields of any member of a union, each optional. */
type Merged<U> = {
  readonly [K in U extends U ? keyof U : never]?:
    (U extends U ? (K extends keyof U ? U[K] : never) : never) | undefined;
};

/** An entry of any kind: the text, and every structured field that some kind has. */
type AnyEntry = Merged<KindFields[ReferenceKind]> & Omit<ReferenceEntry, keyof KindFields[ReferenceKind]>;

/** An entry as every interface shows it: one shape for all kinds, null where the entry has no such thing. */
export const referenceAnswer = (fields: AnyEntry) => {
  return {
    kind: fields.kind,
    id: fields.id,
    name: fields.name,
    aliases: fields.aliases,
    ruleset: fields.ruleset,
    summary: fields.summary,
    steps: fields.steps ?? [],
    phase: fields.phase ?? null,
    rangeInches: fields.rangeInches ?? null,
    strength: fields.strength ?? null,
    moveLimit: fields.moveLimit ?? null,
    order: fields.order ?? null,
    abbreviation: fields.abbreviation ?? null,
    heroesOnly: fields.heroesOnly ?? null,
    handedness: fields.handedness ?? null,
    duelModifier: fields.duelModifier ?? null,
    duelAttacksFactor: fields.duelAttacksFactor ?? null,
    toWoundModifier: fields.toWoundModifier ?? null,
    defenceModifier: fields.defenceModifier ?? null,
    weapons: fields.weapons ?? [],
    mightCost: fields.mightCost ?? null,
    shout: fields.shout ?? null,
    shoutRangeInches: fields.shoutRangeInches ?? null,
    moveBonusOnFootInches: fields.moveBonusOnFootInches ?? null,
    moveBonusMountedInches: fields.moveBonusMountedInches ?? null,
    duration: fields.duration ?? null,
    target: fields.target ?? null,
    hits: fields.hits ?? [],
    activation: fields.activation ?? null,
    number: fields.number ?? null,
    switch: fields.switch ?? null,
    related: (fields.related ?? []).map(relatedAnswer),
    sources: [fields.source, ...fields.furtherSources].map(sourceAnswer),
  };
};

const MOST_AT_ONCE = 250;

/**
 * The reference: everything the documents state besides charts and scenarios, each with its source.
 */
export const referenceEntries = operation({
  name: 'referenceEntries',
  route: 'GET /v1/rules/reference',
  function: 'reference',
  answers: 'ReferenceEntryList',
  cache: 'reference',

  input: z.strictObject({
    kind: optional(oneOf('ReferenceKind', referenceKinds, 'Only entries of this kind; all if omitted.')),
    phase: optional(
      choice('Phase', phases, 'A phase of the turn.').check(
        z.describe('Only entries used in this phase of a turn; all if omitted.'),
      ),
    ),
    limit: withDefault(wholeNumber(1, MOST_AT_ONCE, 'The most entries to answer.'), 50),
    cursor: optional(shortText('The `nextCursor` of the previous page.')),
  }),
  run: ({ kind, phase, limit, cursor }) => {
    const matching = allEntries.filter(
      (entry) =>
        (kind === undefined || entry.kind === kind) && (phase === undefined || entry.phase === phase),
    );
    const start = cursor === undefined ? 0 : matching.findIndex(({ id }) => id === cursor);
    if (start < 0) return invalidField('cursor', 'UNKNOWN_REFERENCE', 'is not a nextCursor of this list');
    return ok({
      items: matching.slice(start, start + limit).map(referenceAnswer),
      nextCursor: matching[start + limit]?.id ?? null,
    });
  },
});

/** Kinds of entries that are read here; charts and scenarios have addresses of their own. */
const isReadHere = (kind: string): kind is ReferenceKind => kind in referenceKinds;

/** The entries of the 2024 edition, once a question about one has loaded them. */
let entriesOfToday: readonly SearchEntry[] = [];

const loadEntriesOfToday = async (): Promise<void> => {
  entriesOfToday = (await import('./edition-search-entries')).editionSearchEntries();
};

/** The entries that may be read in an edition, by name. */
export const referenceNames = async (
  edition: unknown,
): Promise<readonly Pick<SearchEntry, 'id' | 'name'>[]> => {
  if (rulesetIdOf(edition) === 'MESBG_2018') return allEntries;
  await loadEntriesOfToday();
  return entriesOfToday.filter(({ kind }) => isReadHere(kind));
};

/** An entry of the 2024 edition: its text and source, for the figures of its kind stand in the text. */
const entryOfToday = (wanted: string): AnyEntry | undefined => {
  const found = entriesOfToday.find(({ id }) => id === wanted);
  if (found === undefined || !isReadHere(found.kind)) return undefined;
  const { kind, id, name, aliases, summary, source } = found;
  return { kind, id, name, aliases, summary, source, furtherSources: [], ruleset: 'MESBG_2024' };
};

/** One entry of the reference; `2024-heroic-strike` is one of the 2024 edition. */
export const referenceEntry = operation({
  name: 'referenceEntry',
  route: 'GET /v1/rules/reference/{id}',
  function: 'reference',
  answers: 'ReferenceEntry',
  cache: 'reference',

  input: z.strictObject({ id: idText('Id of the entry, such as `heroic-combat`.') }),
  prepare: (raw) => {
    const { id } = (raw ?? {}) as { readonly id?: unknown };
    return typeof id === 'string' && id.startsWith('2024-') ? loadEntriesOfToday() : undefined;
  },
  run: ({ id }) => {
    const found = findReferenceEntry(id) ?? entryOfToday(id);
    if (found !== undefined) return ok(referenceAnswer(found));
    const nearest = nearestNames(
      id,
      allEntries.map((entry) => entry.id),
    );
    return refused({ code: 'NOT_FOUND', kind: 'reference entry', id, nearest });
  },
});
