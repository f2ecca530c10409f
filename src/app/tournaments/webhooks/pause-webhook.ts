import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import { logged } from '../../../shared/change-log';
import type { WebhookPause } from '../../../domain/tournaments/event/webhook';
import { type Answer, ok, refused } from '../../kernel/use-case';
import { itemOf, logOf } from '../../kernel/store/items';
import { type Store, LARGEST_BODY_BYTES } from '../../kernel/store/store';
import { headKind } from '../store/read-tournament';
import { byService } from '../../kernel/channels/delivery';

const MOST_ATTEMPTS = 20;

/** Pauses a webhook whose receiver is gone, unless it is paused or deleted already; in the tournament's history as SERVICE. */
export const pauseWebhook = async (
  store: Store,
  { tournament, webhook }: { readonly tournament: string; readonly webhook: string },
  { pause, nowMs }: { readonly pause: WebhookPause; readonly nowMs: number },
): Promise<Answer<true>> => {
  const address = { item: 'HEAD', tournament } as const;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const found = await store.get([address]);
    if (!found.ok) return found;
    const [item] = found.value;
    if (!item) return ok(true);
    const log = logOf(headKind, item);
    const { webhooks = [] } = logged(log).facts;
    if (!webhooks.some((one) => one.id === webhook && one.pause === null)) return ok(true);
    const set = { webhooks: webhooks.map((one) => (one.id === webhook ? { ...one, pause } : one)) };
    const paused = itemOf(headKind, address, [
      ...log,
      byService<TournamentFacts>('pauseWebhook', nowMs, set),
    ]);
    // A full history takes nothing more; each further message fails by itself.
    if (Buffer.byteLength(paused.body) > LARGEST_BODY_BYTES) return ok(true);
    const written = await store.write(paused);
    if (!written.ok) return written;
    if (written.value === 'WRITTEN') return ok(true);
  }
  return refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
};
