import type { Store, StoreAnswer } from '../../kernel/store/store';
import { readTournament } from '../store/read-tournament';
import { type Answer, ok, refused } from '../../kernel/answer';
import { packFile } from './pack-file';
import { type PublishedTournament, publishedTournament, isPublic } from './published-tournament';
import { deskRules } from '../../../domain/tournaments/event/army-desk';
import { cursorOf } from '../../../domain/tournaments/event/tournament';
import { headIn, readerAddress } from '../public-projection/projection-items';

const AT_ONCE = 25;

/** A public tournament, and what says whether its data have changed: its cursor, and whether the day of its army lists has come. */
export interface Seen {
  readonly id: string;
  readonly cursor: string;
  readonly listsAreDue?: true;
}

const due = (publishAtMs: number | null, nowMs: number): Pick<Seen, 'listsAreDue'> =>
  publishAtMs !== null && publishAtMs <= nowMs ? { listsAreDue: true } : {};

/** The store, and the time by which what is public is decided. */
interface At {
  readonly store: Store;
  readonly nowMs: number;
}

/** The cursors of these tournaments: out of the projections for readers, else out of the facts. */
const cursorsOf = async ({ store, nowMs }: At, ids: readonly string[]): StoreAnswer<readonly Seen[]> => {
  const heads = await store.get(ids.map((id) => readerAddress(id, 'HEAD')));
  if (!heads.ok) return heads;
  const seen: Seen[] = [];
  for (const [index, id] of ids.entries()) {
    const head = headIn(heads.value[index]);
    if (head) {
      const { publishAt } = head.settings.armyDesk;
      seen.push({
        id,
        cursor: head.cursor,
        ...due(publishAt === null ? null : Date.parse(publishAt), nowMs),
      });
      continue;
    }
    const found = await readTournament(store, id);
    if (found.ok && isPublic(found.value))
      seen.push({
        id,
        cursor: cursorOf(found.value),
        ...due(deskRules(found.value.head.facts).publishAtMs, nowMs),
      });
    if (!found.ok && found.error.code === 'UNAVAILABLE') return refused(found.error);
  }
  return ok(seen);
};

/** The public tournaments of a month, in the order of the list. */
export const tournamentsIn = async (at: At, month: string): StoreAnswer<readonly Seen[]> => {
  const all: Seen[] = [];
  let after: string | undefined;
  do {
    const page = await at.store.listed(month, AT_ONCE, after);
    if (!page.ok) return page;
    const ids = page.value.lines.flatMap(({ address }) =>
      address.item === 'HEAD' ? [address.tournament] : [],
    );
    const seen = ids.length === 0 ? ok([]) : await cursorsOf(at, ids);
    if (!seen.ok) return seen;
    all.push(...seen.value);
    after = page.value.next ?? undefined;
  } while (after !== undefined);
  return ok(all);
};

/** So many tournaments stand in one file: 100 large ones are some megabytes packed. */
const MOST_IN_FILE = 100;
const NOTE =
  'Facts of public tournaments. Names of players are personal data: follow the index, and delete your copy of a file that it no longer names.';

/** A file of a month, packed. */
export type Packed = ReturnType<typeof packFile>;

/** The files of a month, each of some of its tournaments. */
export const filesOf = async (
  { store, nowMs }: At,
  { month, seen }: { readonly month: string; readonly seen: readonly Seen[] },
): Promise<Answer<readonly Packed[]>> => {
  // The reader of army lists is loaded with the first month that is made anew.
  const { publicSlots, publishedArmies } = await import('./published-armies');
  const tournaments: PublishedTournament[] = [];
  for (const { id } of seen) {
    const found = await readTournament(store, id);
    if (!found.ok && found.error.code === 'UNAVAILABLE') return found;
    if (!found.ok) continue;
    const armies = await publishedArmies(found.value, store, publicSlots(found.value, nowMs));
    if (!armies.ok) return armies;
    const published = publishedTournament(found.value, armies.value);
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
