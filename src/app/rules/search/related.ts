import { invariant } from '../../../shared/invariant';
import { type SearchEntry, type SearchKind, searchEntries } from './search-entries';

/** Reference ids stand as they are; what has an address of its own has its kind before it. */
const prefixes: Partial<Record<SearchKind, string>> = {
  CHART: 'chart:',
  SCENARIO: 'scenario:',
  CALCULATION: 'calculation:',
};

const key = ({ kind, id }: SearchEntry): string => `${prefixes[kind] ?? ''}${id}`;

const byKey: ReadonlyMap<string, SearchEntry> = new Map(searchEntries.map((entry) => [key(entry), entry]));

/** What to read next: what it is, and where it is answered. */
export const relatedAnswer = (reference: string) => {
  const entry = byKey.get(reference);
  invariant(entry !== undefined, `"${reference}" is related to something that does not exist`);
  const { kind, id, name, path } = entry;
  return { kind, id, name, path };
};
