import { organisers } from '../../domain/tournaments/event/role';
import { operation } from '../operation';
import { tournamentRead } from '../operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import type { Answer } from '../use-case';
import type { StoredContext } from '../store/context';
import { authorise } from '../tournaments/access';
import { tournamentId } from '../tournaments/fields';
import { operationNamed } from '../tournaments/operation';
import { readTournament } from '../tournaments/read-tournament';
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
  run: async ({ tournament }, context: StoredContext): Promise<Answer<WebhookList>> => {
    const found = await readTournament(context.store, tournament);
    if (!found.ok) return found;
    const { head } = found.value;
    const actor = authorise(head.facts, operationNamed('webhooks'), context.caller);
    if (!actor.ok) return actor;
    return ok({
      tournament,
      items: webhooksOf(found.value).map((one) => webhookView(tournament, one)),
      version: String(head.version),
    });
  },
});
