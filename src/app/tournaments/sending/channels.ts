import type { Webhook } from '../../../domain/tournaments/event/webhook';
import type { Channel } from './channel';
import { discordChannel } from './discord-channel';
import { playersChannel } from './players-channel';
import { webhookChannel } from './webhook-channel';

/** Every channel; the first one that reaches a receiver is used. */
const channels: readonly Channel[] = [playersChannel, discordChannel, webhookChannel];

export const channelFor = (receiver: Webhook): Channel =>
  channels.find(({ reaches }) => reaches(receiver)) ?? webhookChannel;
