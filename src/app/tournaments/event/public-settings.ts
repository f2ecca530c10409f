import { readerHead } from '../public-projection/projection-parts';
import type { StoredContext } from '../../kernel/store/context';
import { loggedOf } from '../../kernel/store/items';
import { headKind } from '../store/read-tournament';
import { settingsView } from '../views/settings-view';
import type { TournamentSettings } from '../../kernel/generated/answers';

/**
 * The settings of a tournament that anybody may read, out of its head alone: one item. Undefined where there is none, or where
 * who may read it follows from more than the head.
 */
export const publicSettings = async (
  id: string,
  context: StoredContext,
): Promise<TournamentSettings | undefined> => {
  const given = await readerHead(id, { ...context, takesFacts: false });
  if (given) return given.settings;
  const { store } = context;
  const items = await store.get([{ item: 'HEAD', tournament: id }]);
  const head = items.ok ? loggedOf(headKind, items.value[0]) : undefined;
  return head && !head.facts.deleted && head.facts.visibility === 'PUBLIC' && head.facts.phase !== 'DRAFT'
    ? settingsView(id, head)
    : undefined;
};
