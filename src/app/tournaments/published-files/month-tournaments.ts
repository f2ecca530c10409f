import { cursorOf } from '../../../domain/tournaments/event/tournament';
import { ok, refused } from '../../../shared/result';
import type { Store, StoreAnswer } from '../../kernel/store/store';
import { headIn, readerAddress } from '../public-projection/projection-items';
import { readTournament } from '../store/read-tournament';
import { isPublic } from './published-tournament';

const AT_ONCE = 25;

/** A public tournament, and the cursor that says whether it has changed. */
export interface Seen {
  readonly id: string;
  readonly cursor: string;
}

/** The cursors of these tournaments: out of the projections for readers, else out of the facts. */
const cursorsOf = async (store: Store, ids: readonly string[]): StoreAnswer<readonly Seen[]> => {
  const heads = await store.get(ids.map((id) => readerAddress(id, 'HEAD')));
  if (!heads.ok) return heads;
  const seen: Seen[] = [];
  for (const [index, id] of ids.entries()) {
    const head = headIn(heads.value[index]);
    if (head) {
      seen.push({ id, cursor: head.cursor });
      continue;
    }
    const found = await readTournament(store, id);
    if (found.ok && isPublic(found.value)) seen.push({ id, cursor: cursorOf(found.value) });
    if (!found.ok && found.error.code === 'UNAVAILABLE') return refused(found.error);
  }
  return ok(seen);
};

/** The public tournaments of a month, in the order of the list. */
export const tournamentsIn = async (store: Store, month: string): StoreAnswer<readonly Seen[]> => {
  const all: Seen[] = [];
  let after: string | undefined;
  do {
    const page = await store.listed(month, AT_ONCE, after);
    if (!page.ok) return page;
    const ids = page.value.lines.flatMap(({ address }) =>
      address.item === 'HEAD' ? [address.tournament] : [],
    );
    const seen = ids.length === 0 ? ok([]) : await cursorsOf(store, ids);
    if (!seen.ok) return seen;
    all.push(...seen.value);
    after = page.value.next ?? undefined;
  } while (after !== undefined);
  return ok(all);
};
