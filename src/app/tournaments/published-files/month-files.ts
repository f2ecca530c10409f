import type { Store } from '../../kernel/store/store';
import { readTournament } from '../store/read-tournament';
import { type Answer, ok } from '../../kernel/use-case';
import type { Seen } from './month-tournaments';
import { packFile } from './pack-file';
import { type PublishedTournament, publishedTournament } from './published-tournament';

/** So many tournaments stand in one file: 100 large ones are some megabytes packed. */
const MOST_IN_FILE = 100;
const NOTE =
  'Facts of public tournaments. Names of players are personal data: follow the index, and delete your copy of a file that it no longer names.';

/** A file of a month, packed. */
export type Packed = ReturnType<typeof packFile>;

/** The files of a month, each of some of its tournaments. */
export const filesOf = async (
  store: Store,
  { month, seen }: { readonly month: string; readonly seen: readonly Seen[] },
): Promise<Answer<readonly Packed[]>> => {
  const tournaments: PublishedTournament[] = [];
  for (const { id } of seen) {
    const found = await readTournament(store, id);
    if (!found.ok && found.error.code === 'UNAVAILABLE') return found;
    const published = found.ok ? publishedTournament(found.value) : undefined;
    if (published) tournaments.push(published);
  }
  const parts = Math.ceil(tournaments.length / MOST_IN_FILE);
  return ok(
    Array.from({ length: parts }, (_, part) =>
      packFile({
        name: parts === 1 ? `results-${month}` : `results-${month}-${part + 1}`,
        description: `Standings and results of the public tournaments of ${month}${parts === 1 ? '' : `, part ${part + 1} of ${parts}`}.`,
        from: `/v1/tournaments?month=${month}`,
        sources: 'Organisers and players of each tournament; its version is the cursor of its changes.',
        note: NOTE,
        data: tournaments.slice(part * MOST_IN_FILE, (part + 1) * MOST_IN_FILE),
      }),
    ),
  );
};
