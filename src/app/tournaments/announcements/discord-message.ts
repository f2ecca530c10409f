import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { clip, escapeText } from '../../../shared/escape-text';

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

/** Limits of Discord, in characters. */
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
  let used = announcementTexts.more(lines.length).length;
  const shown: string[] = [];
  for (const line of lines) {
    used += line.length + 1;
    if (used > LONGEST_TEXT)
      return [...shown, announcementTexts.more(lines.length - shown.length)].join('\n');
    shown.push(line);
  }
  return shown.join('\n');
};

export const nameIn =
  ({ entrants }: Tournament) =>
  (number: number): string =>
    escapeText(entrants[number - 1]?.facts.name ?? '');

/** The texts of announcements. Names are escaped before they come here. */
export const announcementTexts = {
  pairings: (round: number) => `Round ${round}: the tables`,
  redrawn: (round: number) => `Round ${round}: new tables`,
  table: (table: number, first: string, second: string) => `**${table}** ${first} – ${second}`,
  withArmy: (name: string, army: string) => `${name} (${army})`,
  scenario: (scenario: string) => `Scenario: ${scenario}`,
  vetoedFrom: (scenarios: string) => `Each table vetoes its scenario from ${scenarios}.`,
  bye: (name: string) => `${name} has a bye`,
  spare: (name: string) => `${name} plays the Spare Player`,
  part: (title: string, part: number, parts: number) => `${title} (${part} of ${parts})`,
  more: (count: number) => `… and ${count} more`,
  started: (round: number) => `Round ${round} has begun`,
  ends: (unixSeconds: number) => `It ends at <t:${unixSeconds}:t>, <t:${unixSeconds}:R>.`,
  paused: (round: number) => `Round ${round}: the clock is paused`,
  resumed: (round: number) => `Round ${round}: the clock runs again`,
  extended: (round: number) => `Round ${round} has a new end`,
  left: (minutes: number) => (minutes === 1 ? 'One minute is left.' : `${minutes} minutes are left.`),
  noEnd: 'It has no time limit.',
  tenMinutes: (round: number) => `Ten minutes are left of round ${round}`,
  corrected: (round: number, table: number) => `Round ${round}, table ${table}: the result was corrected`,
  wasAndIs: (names: string, was: string, is: string) => `${names}\n~~${was}~~ ${is}`,
  score: (first: number, second: number) => `${first}–${second}`,
  concession: 'conceded',
  bothLost: 'lost by both',
  final: (name: string) => `${name}: the final standings`,
  place: (rank: number, name: string) => `${['🥇', '🥈', '🥉'][rank - 1] ?? `${rank}.`} ${name}`,
  unranked: (name: string) => `– ${name}`,
  test: 'Announcements of this tournament come to this channel.',
} as const;
