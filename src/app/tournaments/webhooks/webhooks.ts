import { organisers } from '../../../domain/tournaments/event/role';
import { operation } from '../../kernel/operation';
import { tournamentRead } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import type { Answer } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { authorise } from '../store/access';
import { tournamentId } from '../fields';
import { readTournament } from '../store/read-tournament';
import { webhooksOf } from './webhook-change';
import { webhookView } from './webhook-view';
import type { WebhookList } from './find-webhook';

/** The webhooks of a tournament, without their secrets; for its organisers. */
export const webhooks = operation({
  name: 'webhooks',
  route: 'GET /v1/tournaments/{tournament}/webhooks',
  ...tournamentRead,
  answers: 'WebhookList',
  who: organisers,
  covers: ['F1'],

  input: z.strictObject({ tournament: tournamentId }),
  run: async ({ tournament }, context: StoredContext, self): Promise<Answer<WebhookList>> => {
    const found = await readTournament(context.store, tournament);
    if (!found.ok) return found;
    const { head } = found.value;
    const actor = authorise(head.facts, self, context.caller);
    if (!actor.ok) return actor;
    return ok({
      tournament,
      items: webhooksOf(found.value).map((one) => webhookView(tournament, one)),
      version: String(head.version),
    });
  },
});
