import { entrantId, entrantNumber } from '../../../domain/tournaments/event/record';
import type { WebhookMessageType } from '../../../domain/tournaments/event/webhook';
import { ok } from '../../../shared/result';
import { loggedOf } from '../../kernel/store/items';
import { entrantKind } from '../store/read-tournament';
import { signedHeaders } from '../webhooks/signature';
import type { Channel, OutboxChange } from './channel';

/**
 * A message to a webhook: the type of a change and the links to read it. It holds no names, points or army lists. An email address is
 * added on sending, for a webhook that may receive it.
 */
export interface WebhookPayload {
  readonly type: WebhookMessageType;
  /** When the change happened, ISO 8601 in UTC. */
  readonly timestamp: string;
  readonly data: {
    readonly tournament: string;
    readonly operation: string;
    /** The changed record, as far as these apply. */
    readonly entrant: string | null;
    readonly round: number | null;
    readonly table: number | null;
    /** The version of the changed record, which only grows. Null for a test. */
    readonly version: string | null;
    /** Relative to the URL of this service. */
    readonly links: { readonly changes: string; readonly self: string };
  };
}

type Place = Pick<WebhookPayload['data'], 'entrant' | 'round' | 'table'>;

const nowhere: Place = { entrant: null, round: null, table: null };

const ofClosing: readonly WebhookMessageType[] = ['TOURNAMENT_FINISHED', 'TOURNAMENT_REOPENED'];

const placeOf = ({ address, type }: OutboxChange): Place => {
  switch (address.item) {
    case 'HEAD':
      return nowhere;
    case 'ENTRANT':
    case 'ARMY':
      return { ...nowhere, entrant: entrantId(address.number) };
    case 'ROUND':
      // The closing of a tournament is stored at the address of the round after the last.
      return ofClosing.includes(type) ? nowhere : { ...nowhere, round: address.round };
    case 'RESULT':
    case 'TEAM_MATCH':
      return { ...nowhere, round: address.round, table: address.table };
  }
};

const payloadOf = (change: OutboxChange): WebhookPayload => {
  const { address, op, type, at, version } = change;
  const { tournament } = address;
  const place = placeOf(change);
  const tournamentPath = `/v1/tournaments/${tournament}`;
  return {
    type,
    timestamp: new Date(at).toISOString(),
    data: {
      tournament,
      operation: op,
      ...place,
      version: type === 'PING' ? null : String(version),
      links: {
        changes: `${tournamentPath}/changes`,
        self: place.round === null ? tournamentPath : `${tournamentPath}/rounds/${place.round}`,
      },
    },
  };
};

/** Messages to webhooks, signed as Standard Webhooks has it. */
export const webhookChannel: Channel = {
  kind: 'WEBHOOK',
  reaches: ({ announce }) => announce === undefined,
  wants: ({ events }, type) => events.some((event) => event === type),
  messagesOf: (change) => Promise.resolve(ok([{ payload: JSON.stringify(payloadOf(change)) }])),
  // The email address is read on sending, so that an erased one is never sent.
  bodyOf: async (payload, { receiver, tournament }, { store }) => {
    if (receiver.emails !== true) return ok(payload);
    const message = JSON.parse(payload) as WebhookPayload;
    const number = message.data.entrant === null ? undefined : entrantNumber(message.data.entrant);
    if (number === undefined) return ok(payload);
    const items = await store.get([{ item: 'ENTRANT', tournament, number }]);
    if (!items.ok) return items;
    const email = loggedOf(entrantKind, items.value[0])?.facts.email ?? null;
    return ok(JSON.stringify({ ...message, data: { ...message.data, email } }));
  },
  send: ({ receiver, address: { tournament, id }, body, atMs }, { keyring, sender }) => {
    const headers = signedHeaders(keyring, { tournament, webhook: receiver }, { id, atMs, body });
    return sender.send({ url: receiver.url, headers, body });
  },
  failureOf: (status) => (status === 410 ? 'GONE' : 'RETRY'),
  hostOf: ({ url }) => new URL(url).host,
  isOneByOne: false,
};
