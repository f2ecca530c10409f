import type { Webhook } from '../../../domain/tournaments/event/webhook';
import { type Answer, ok } from '../../kernel/use-case';
import { loggedOf } from '../../kernel/store/items';
import type { Store } from '../../kernel/store/store';
import { headKind } from '../store/item-kinds';

/** The registered receivers of these tournaments, as they are now: none for an unknown tournament. At most 25 tournaments. */
export const readReceivers = async (
  store: Store,
  tournaments: readonly string[],
): Promise<Answer<ReadonlyMap<string, readonly Webhook[]>>> => {
  const ids = [...new Set(tournaments)];
  if (ids.length === 0) return ok(new Map());
  const heads = await store.get(ids.map((tournament) => ({ item: 'HEAD', tournament })));
  if (!heads.ok) return heads;
  return ok(
    new Map(ids.map((id, index) => [id, loggedOf(headKind, heads.value[index])?.facts.webhooks ?? []])),
  );
};
