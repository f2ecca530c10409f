import { readServer } from '../../kernel/channels/server-item';
import { type Answer, ok } from '../../kernel/use-case';
import { type AnnouncementKind, type DiscordChannel, channelOf } from '../announcements/kinds';
import { readTournament } from '../store/read-tournament';
import type { Channel, ChannelMessage, DeliveryParts, Message, OutboxChange, Outgoing } from './channel';

const JSON_TYPE = { 'content-type': 'application/json' };

/** With `wait`, Discord answers whether the message was posted, not only that it was received. */
const waitingUrl = (url: string): string => {
  const target = new URL(url);
  target.searchParams.set('wait', 'true');
  return target.href;
};

/** Whether the server is connected to this tournament now. Its managers can disconnect it at any time. */
const isConnected = async (
  server: string,
  tournament: string,
  { store }: DeliveryParts,
): Promise<boolean> => {
  const facts = await readServer({ store }, server);
  const connection = facts.ok ? facts.value.connection : null;
  return connection?.kind === 'TOURNAMENT' && connection.id === tournament;
};

/**
 * The request that posts a message as the bot; undefined if the service has no bot token or the server is no longer connected. Discord
 * recognises a repeated nonce within some minutes, so a repeated attempt posts nothing twice.
 */
const botMessage = async (
  { server, channel }: DiscordChannel,
  { address, body }: Outgoing,
  parts: DeliveryParts,
): Promise<Message | undefined> => {
  const { bot } = parts;
  const token = await bot?.token();
  if (bot === undefined || token === undefined) return undefined;
  if (!(await isConnected(server, address.tournament, parts))) return undefined;
  const content = { ...(JSON.parse(body) as object), nonce: address.id, enforce_nonce: true };
  return {
    url: `${bot.api}/channels/${channel}/messages`,
    headers: { ...JSON_TYPE, authorization: `Bot ${token}` },
    body: JSON.stringify(content),
  };
};

/** The announcements of a change: one or several messages for each kind that the channel receives. */
const announcements = async (
  { address, type, version }: OutboxChange,
  kinds: readonly AnnouncementKind[],
  { store, keyring, nowMs, publicUrl }: DeliveryParts,
): Promise<Answer<readonly ChannelMessage[]>> => {
  // Most tournaments announce nothing: this code is loaded for the first one that does.
  const [{ announcementsOf, testMessage }, { membersByEntrant }] = await Promise.all([
    import('../announcements/message'),
    import('../../kernel/channels/members'),
  ]);
  if (type === 'PING') return ok([{ payload: JSON.stringify(testMessage()) }]);
  const found = await readTournament(store, address.tournament);
  // A deleted tournament announces nothing.
  if (!found.ok) return found.error.code === 'UNAVAILABLE' ? found : ok([]);
  // Only pairings mention members.
  const members =
    type === 'ROUND_DRAWN' ? await membersByEntrant(found.value, { store, keyring }) : ok(new Map());
  if (!members.ok) return members;
  const about = { address, event: type, version, nowMs: nowMs(), publicUrl, members: members.value };
  return ok(
    kinds.flatMap((kind) =>
      announcementsOf(kind, found.value, about).map(({ message, dueAtMs, whileRoundEnds }, part) => ({
        name: part === 0 ? kind : `${kind} ${part + 1}`,
        part,
        payload: JSON.stringify(message),
        dueAtMs,
        ...(whileRoundEnds && { whileRoundEnds }),
      })),
    ),
  );
};

/** Announcements in a Discord channel, through its webhook or, in a connected server, by the bot. */
export const discordChannel: Channel = {
  kind: 'DISCORD',
  reaches: ({ announce }) => announce !== undefined,
  wants: ({ events }, type) => events.some((event) => event === type),
  messagesOf: (change, { announce }, parts) =>
    announcements(change, announce as readonly AnnouncementKind[], parts),
  bodyOf: (payload) => Promise.resolve(ok(payload)),
  send: async (outgoing, parts) => {
    const { receiver, body } = outgoing;
    const channel = channelOf(receiver.url);
    if (channel === undefined)
      return parts.sender.send({ url: waitingUrl(receiver.url), headers: JSON_TYPE, body });
    const message = await botMessage(channel, outgoing, parts);
    return message ? parts.sender.send(message) : { kind: 'ANSWERED', status: 401 };
  },
  // 404: the webhook was deleted. 401: its token is wrong. A message that Discord refuses once is refused for ever.
  failureOf: (status) =>
    [401, 403, 404, 410].includes(status) ? 'GONE' : status === 400 ? 'REFUSED' : 'RETRY',
  // Discord limits the rate of each webhook.
  hostOf: ({ url }) => url,
  isOneByOne: true,
};
