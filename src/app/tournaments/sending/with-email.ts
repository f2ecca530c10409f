import type { Webhook } from '../../../domain/tournaments/event/webhook';
import { entrantNumber } from '../../../domain/tournaments/event/record';
import { ok } from '../../../shared/result';
import { loggedOf } from '../../kernel/store/items';
import type { Store } from '../../kernel/store/store';
import { entrantKind } from '../store/item-kinds';
import type { Answer } from '../../kernel/use-case';
import type { WebhookPayload } from './payload';

/**
 * A message as this webhook gets it: about an entrant with the email address, where an organiser has allowed that. The address is read
 * when the message is sent and is not stored with it, so that one which was erased is never sent.
 */
export const withEmail = async (
  payload: string,
  webhook: Webhook,
  { store, tournament }: { readonly store: Store; readonly tournament: string },
): Promise<Answer<string>> => {
  if (webhook.emails !== true) return ok(payload);
  const message = JSON.parse(payload) as WebhookPayload;
  const number = message.data.entrant === null ? undefined : entrantNumber(message.data.entrant);
  if (number === undefined) return ok(payload);
  const items = await store.get([{ item: 'ENTRANT', tournament, number }]);
  if (!items.ok) return items;
  const email = loggedOf(entrantKind, items.value[0])?.facts.email ?? null;
  return ok(JSON.stringify({ ...message, data: { ...message.data, email } }));
};
