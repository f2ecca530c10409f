import { type Change, logged } from '../../../shared/change-log';
import type { WebhookMessageType } from '../../../domain/tournaments/event/webhook';
import { shortHash } from '../store/credentials';
import { itemKind } from '../store/items';
import { type DeliveryAddress, type TournamentAddress, DELIVERIES_LISTING } from '../store/store';

/** Why a message did not arrive. */
export const sendingProblems = {
  NO_ADDRESS: 'The hostname does not resolve.',
  FORBIDDEN_ADDRESS: 'The hostname resolves to an address that is not public.',
  NO_CONNECTION: 'The connection was refused or lost.',
  BAD_CERTIFICATE: 'The certificate is not valid for this host.',
  TIMEOUT: 'There was no answer within ten seconds.',
  BAD_STATUS: 'The answer was not a 2xx; redirects are not followed.',
} as const;
export type SendingProblem = keyof typeof sendingProblems;

export const deliveryStates = {
  PENDING: 'It is being delivered.',
  DELIVERED: 'The receiver accepted it.',
  FAILED: 'The last attempt failed.',
  DROPPED: 'The webhook was paused or deleted before it arrived.',
} as const;

/** One message to one receiver, with every attempt to send it. */
export interface DeliveryFacts {
  readonly type: WebhookMessageType;
  /** The changed record, such as `ROUND 2`; absent in deliveries of an earlier release. */
  readonly thing?: string;
  /** The message is true only while this round ends at this moment; absent if it stays true. */
  readonly whileRoundEnds?: { readonly round: number; readonly atMs: number };
  /** The body of the message, the same in each attempt. */
  readonly payload: string;
  readonly state: keyof typeof deliveryStates;
  /** How many attempts have begun. */
  readonly attempts: number;
  /** When the next attempt is due. */
  readonly dueAtMs: number;
  readonly lastAttemptAtMs: number | null;
  readonly lastStatus: number | null;
  readonly lastProblem: SendingProblem | null;
}

/** The time for which a delivery is stored. */
const DELIVERY_LASTS_MS = 30 * 24 * 60 * 60 * 1000;

/** The name of a record within its tournament, such as `ROUND 2`. */
export const recordName = (address: TournamentAddress): string => {
  switch (address.item) {
    case 'ENTRANT':
      return `ENTRANT ${address.number}`;
    case 'ARMY':
      return `ARMY ${address.number}${address.member === undefined ? '' : ` ${address.member}`}`;
    case 'ROUND':
      return `ROUND ${address.round}`;
    case 'RESULT':
    case 'TEAM_MATCH':
      return `${address.item} ${address.round} ${address.table}`;
    case 'HEAD':
      return 'HEAD';
  }
};

/** The id of a delivery: always the same for this version of a record and this webhook. */
export const deliveryIdOf = (address: TournamentAddress, version: number, webhook: string): string =>
  shortHash(`delivery ${address.tournament} ${webhook} ${recordName(address)} ${version}`);

/** Pending deliveries are listed, the next due one first. */
export const deliveryKind = itemKind<DeliveryFacts, DeliveryAddress>({
  place: ({ tournament, webhook, atMs, id }, log) => {
    const { state, dueAtMs } = logged(log).facts;
    const order = [new Date(dueAtMs).toISOString(), tournament, webhook, atMs, id].join('#');
    return {
      ...(state === 'PENDING' && { listing: { name: DELIVERIES_LISTING, order } }),
      expiresAtMs: (log[0]?.at ?? 0) + DELIVERY_LASTS_MS,
    };
  },
});

/** A change that the service makes by itself, without a request. */
export const byService = <Facts>(op: string, at: number, set: Partial<Facts>): Change<Facts> => ({
  op,
  by: 'SERVICE',
  at,
  set,
  key: '',
  input: '',
});
