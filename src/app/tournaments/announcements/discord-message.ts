import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { clip, escapeText } from '../../../shared/escape-text';
import { announcementWords as words } from './texts';

/** A message as Discord takes it; nobody is pinged by it but those whose ids it names. */
export interface DiscordMessage {
  readonly content?: string;
  readonly embeds: readonly {
    readonly title: string;
    readonly description?: string;
    readonly image?: { readonly url: string };
  }[];
  readonly allowed_mentions: { readonly parse: readonly []; readonly users?: readonly string[] };
}

/** What Discord takes at most, in characters. */
const LONGEST_TITLE = 256;
export const LONGEST_TEXT = 4_096;

export const messageOf = (title: string, text?: string, picture?: string): DiscordMessage => ({
  embeds: [
    {
      title: clip(title, LONGEST_TITLE),
      ...(text !== undefined && text !== '' && { description: clip(text, LONGEST_TEXT) }),
      ...(picture !== undefined && { image: { url: picture } }),
    },
  ],
  allowed_mentions: { parse: [] },
});

/** As many lines as there is room for; the last says how many are left out. */
export const fitted = (lines: readonly string[]): string => {
  let used = words.more(lines.length).length;
  const shown: string[] = [];
  for (const line of lines) {
    used += line.length + 1;
    if (used > LONGEST_TEXT) return [...shown, words.more(lines.length - shown.length)].join('\n');
    shown.push(line);
  }
  return shown.join('\n');
};

export const nameIn =
  ({ entrants }: Tournament) =>
  (number: number): string =>
    escapeText(entrants[number - 1]?.facts.name ?? '');
