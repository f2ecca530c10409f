import type { WebhookEvent } from '../../../domain/tournaments/event/webhook';

/** The announcements that a Discord channel can choose, with the events that cause each. */
export const announcementEvents = {
  PAIRINGS: ['ROUND_DRAWN'],
  ROUND_STARTED: ['ROUND_STARTED'],
  TEN_MINUTES_LEFT: ['ROUND_STARTED', 'ROUND_EXTENDED', 'CLOCK_RESUMED'],
  CLOCK_CHANGED: ['ROUND_EXTENDED', 'CLOCK_PAUSED', 'CLOCK_RESUMED'],
  RESULT_CORRECTED: ['RESULT_REPORTED', 'RESULT_RULED'],
  FINAL_STANDINGS: ['TOURNAMENT_FINISHED'],
} as const satisfies Readonly<Record<string, readonly WebhookEvent[]>>;
export type AnnouncementKind = keyof typeof announcementEvents;

/** The meaning of each, for the contracts. */
export const announcementKinds: Readonly<Record<AnnouncementKind, string>> = {
  PAIRINGS: 'The tables of a round, when it is drawn or drawn again.',
  ROUND_STARTED: 'The start of a round, with its end.',
  TEN_MINUTES_LEFT: 'That ten minutes of a round are left.',
  CLOCK_CHANGED: 'That the clock of a round was paused, resumed or given more time, with its end.',
  RESULT_CORRECTED: 'A result that was corrected, and what it was before.',
  FINAL_STANDINGS: 'The standings at the end, with the podium.',
};

/** The events that these kinds follow from. */
export const eventsOfKinds = (kinds: readonly AnnouncementKind[]): readonly WebhookEvent[] => [
  ...new Set(kinds.flatMap((kind) => announcementEvents[kind])),
];

const HOSTS = new Set(['discord.com', 'ptb.discord.com', 'canary.discord.com', 'discordapp.com']);

/** A channel of a server, as its link names it. */
export interface DiscordChannel {
  readonly server: string;
  readonly channel: string;
}

const CHANNEL_PATH = /^\/channels\/(\d{1,20})\/(\d{1,20})$/;

/** The channel that a link to it names ("Copy Link" in Discord); undefined for any other address. */
export const channelOf = (text: string): DiscordChannel | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !HOSTS.has(url.hostname)) return undefined;
  const [, server, channel] = CHANNEL_PATH.exec(url.pathname) ?? [];
  return server === undefined || channel === undefined ? undefined : { server, channel };
};

const PATH = /^\/api(\/v\d{1,2})?\/webhooks\/\d{1,20}\/[\w-]{1,120}$/;

/** Whether the address is that of a Discord channel's webhook. */
export const isDiscordUrl = (text: string, isLoopback: (url: URL) => boolean): boolean => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (HOSTS.has(url.hostname) || isLoopback(url)) && PATH.test(url.pathname);
};
