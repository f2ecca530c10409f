import type { Change, ChangeLog } from '../../tournaments/event/change-log';
import { logged } from '../../tournaments/event/change-log';
import type { WebhookMessageType } from '../../tournaments/event/webhook';
import { shortHash } from '../tournaments/credentials';
import type { DeliveryAddress, Item, TournamentAddress } from '../tournaments/store';
import { DELIVERIES_LISTING } from '../tournaments/store';
import type { SendingProblem } from './sender';

/** One message to one webhook, with every attempt to bring it there. */

export const deliveryStates = ['PENDING', 'DELIVERED', 'FAILED', 'DROPPED'] as const;
/** PENDING until an attempt succeeds; FAILED after the last one; DROPPED where the webhook was paused or deleted meanwhile. */
export type DeliveryState = (typeof deliveryStates)[number];

export interface DeliveryFacts {
  readonly type: WebhookMessageType;
  /** The body of the message, the same in each attempt. */
  readonly payload: string;
  readonly state: DeliveryState;
  /** How many attempts have begun. */
  readonly attempts: number;
  /** When the next attempt is due. */
  readonly dueAtMs: number;
  readonly lastAttemptAtMs: number | null;
  readonly lastStatus: number | null;
  readonly lastProblem: SendingProblem | null;
}

/** A delivery is kept so long, to be looked at. */
export const DELIVERY_LASTS_MS = 30 * 24 * 60 * 60 * 1000;

const thingOf = (address: TournamentAddress): string => {
  switch (address.item) {
    case 'ENTRANT':
    case 'ARMY':
      return `${address.item} ${address.number}`;
    case 'ROUND':
      return `ROUND ${address.round}`;
    case 'RESULT':
      return `RESULT ${address.round} ${address.table}`;
    case 'HEAD':
      return 'HEAD';
  }
};

/** The id of the delivery that tells this webhook of this version of a thing: the same for ever, and nobody else's. */
export const deliveryIdOf = (address: TournamentAddress, version: number, webhook: string): string =>
  shortHash(`delivery ${address.tournament} ${webhook} ${thingOf(address)} ${version}`);

/** Where a delivery is listed while it is to be tried, and when it expires. */
export const deliveryPlacing = (
  { tournament, webhook, atMs, id }: DeliveryAddress,
  log: ChangeLog<DeliveryFacts>,
): Pick<Item, 'listing' | 'expiresAtMs'> => {
  const { state, dueAtMs } = logged(log).facts;
  const order = [new Date(dueAtMs).toISOString(), tournament, webhook, atMs, id].join('#');
  return {
    ...(state === 'PENDING' && { listing: { month: DELIVERIES_LISTING, order } }),
    expiresAtMs: (log[0]?.at ?? 0) + DELIVERY_LASTS_MS,
  };
};

/** What the service does by itself, without a request: in the history like everything else. */
export const byService = <Facts>(op: string, at: number, set: Partial<Facts>): Change<Facts> => ({
  op,
  by: 'SERVICE',
  at,
  set,
  key: '',
  input: '',
});
