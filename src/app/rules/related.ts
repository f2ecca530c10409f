import { invariant } from '../../shared/invariant';
import type { SearchEntry } from './search-entries';
import { searchEntries } from './search-entries';

/** Reference ids as they are; charts and scenarios behind `chart:` and `scenario:`. */
const key = ({ kind, id }: SearchEntry): string =>
  kind === 'CHART' ? `chart:${id}` : kind === 'SCENARIO' ? `scenario:${id}` : id;

const byKey: ReadonlyMap<string, SearchEntry> = new Map(searchEntries.map((entry) => [key(entry), entry]));

/** What to read next: what it is, and where it is answered. */
export const relatedAnswer = (reference: string) => {
  const entry = byKey.get(reference);
  invariant(entry !== undefined, `"${reference}" is related to something that does not exist`);
  const { kind, id, name, path } = entry;
  return { kind, id, name, path };
};
