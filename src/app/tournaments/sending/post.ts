import type { Webhook } from '../../../domain/tournaments/event/webhook';
import { type DiscordChannel, channelOf } from '../announcements/kinds';
import { readServer } from '../../channels/server-item';
import type { DeliveryAddress } from '../../kernel/store/store';
import type { DeliveryParts } from './delivery-parts';
import type { Message, Sent } from './sender';
import { signedHeaders } from '../webhooks/signature';

/** One message on its way to one webhook. */
interface Outgoing {
  readonly webhook: Webhook;
  readonly address: DeliveryAddress;
  readonly body: string;
  readonly atMs: number;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** With `wait` Discord answers whether the message is there, and not only that it has been read. */
const waitingUrl = (url: string): string => {
  const target = new URL(url);
  target.searchParams.set('wait', 'true');
  return target.href;
};

/** Whether the server shows this tournament now: its managers can take that back at any time. */
const isShownAt = async (server: string, tournament: string, { store }: DeliveryParts): Promise<boolean> => {
  const facts = await readServer({ store }, server);
  const connection = facts.ok ? facts.value.connection : null;
  return connection?.kind === 'TOURNAMENT' && connection.id === tournament;
};

/**
 * The message as the bot sends it to a channel. Discord takes one with the nonce of a message of the last minutes for that message, so
 * that a repeated attempt shows nothing twice. Undefined where the service has no bot token, or the server is not connected any more.
 */
const botMessage = async (
  { server, channel }: DiscordChannel,
  { address, body }: Outgoing,
  parts: DeliveryParts,
): Promise<Message | undefined> => {
  const { bot } = parts;
  const token = await bot?.token();
  if (bot === undefined || token === undefined) return undefined;
  if (!(await isShownAt(server, address.tournament, parts))) return undefined;
  const content = { ...(JSON.parse(body) as object), nonce: address.id, enforce_nonce: true };
  return {
    url: `${bot.api}/channels/${channel}/messages`,
    headers: { ...JSON_TYPE, authorization: `Bot ${token}` },
    body: JSON.stringify(content),
  };
};

/** Sends a message once: signed, or to Discord as Discord takes it. What has no right to be sent counts as refused by Discord. */
export const post = async (parts: DeliveryParts, outgoing: Outgoing): Promise<Sent> => {
  const { webhook, address, body, atMs } = outgoing;
  const { tournament, id } = address;
  if (webhook.announce === undefined) {
    const headers = signedHeaders(parts.keyring, { tournament, webhook }, { id, atMs, body });
    return parts.sender.send({ url: webhook.url, headers, body });
  }
  const channel = channelOf(webhook.url);
  if (channel === undefined)
    return parts.sender.send({ url: waitingUrl(webhook.url), headers: JSON_TYPE, body });
  const message = await botMessage(channel, outgoing, parts);
  return message ? parts.sender.send(message) : { kind: 'ANSWERED', status: 401 };
};
