import { numberOfTable } from '../../../domain/tournaments/event/table-numbers';
import type { PlayerNumber } from '../../../domain/tournaments/event/numbers';
import { armiesAtTable } from '../../../domain/tournaments/event/round-armies';
import type { Round, Tournament } from '../../../domain/tournaments/event/tournament';
import { escapeText } from '../../../shared/escape-text';
import type { MembersByEntrant } from '../../kernel/channels/members';
import {
  type DiscordMessage,
  LONGEST_TEXT,
  messageOf,
  nameIn,
  announcementTexts as words,
} from './discord-message';

/** Discord's limit for the text beside an embed, in characters. */
const LONGEST_CONTENT = 2_000;
const MOST_MENTIONS = 100;

/** A line of the tables, and who plays there. */
interface Line {
  readonly text: string;
  readonly users: readonly string[];
}

const mention = (user: string): string => `<@${user}>`;

const scenarioLines = ({ scenario, scenarioChoices = [] }: Round['facts']): readonly Line[] =>
  scenarioChoices.length > 0
    ? [{ text: words.vetoedFrom(escapeText(scenarioChoices.join(', '))), users: [] }]
    : scenario
      ? [{ text: words.scenario(escapeText(scenario)), users: [] }]
      : [];

/** A line for each table and for the unpaired entrant, with its users; a user who is linked twice is named with the first. */
const linesOf = (tournament: Tournament, { facts }: Round, members: MembersByEntrant): readonly Line[] => {
  const name = nameIn(tournament);
  const seen = new Set<string>();
  const usersOf = (entrants: readonly PlayerNumber[]): readonly string[] => {
    const users = [...new Set(entrants.flatMap((entrant) => members.get(entrant) ?? []))];
    const fresh = users.filter((user) => !seen.has(user));
    for (const user of fresh) seen.add(user);
    return fresh;
  };
  const { tables, unpaired, armies } = facts;
  // Choices are sealed as long as the round is only drawn, and vetoes may still decide the scenario.
  const withArmy = (entrants: readonly PlayerNumber[], table: number | null, side: number): string => {
    const own = armies
      ? armiesAtTable(armies, {
          table,
          entrants,
          scenario: (facts.scenarioChoices ?? []).length > 0 ? null : (facts.scenario ?? null),
          choices: undefined,
          isStarted: false,
        })[side]
      : undefined;
    const called = name(entrants[side] ?? 0);
    return own?.slot ? words.withArmy(called, escapeText(own.slot.name)) : called;
  };
  return [
    ...scenarioLines(facts),
    ...tables.map(([first, second], index) => ({
      text: words.table(
        numberOfTable(facts, index + 1),
        withArmy([first, second], index + 1, 0),
        withArmy([first, second], index + 1, 1),
      ),
      users: usersOf([first, second]),
    })),
    ...(unpaired === null
      ? []
      : [
          {
            text: words[unpaired[1] === 'BYE' ? 'bye' : 'spare'](name(unpaired[0])),
            users: usersOf([unpaired[0]]),
          },
        ]),
  ];
};

const sizeOf = (lines: readonly Line[]) => ({
  text: lines.reduce((sum, { text }) => sum + text.length + 1, 0),
  content: lines.reduce((sum, { users }) => sum + users.map(mention).join(' ').length + 1, 0),
  users: lines.reduce((sum, { users }) => sum + users.length, 0),
});

const fits = (lines: readonly Line[]): boolean => {
  const { text, content, users } = sizeOf(lines);
  return text <= LONGEST_TEXT && content <= LONGEST_CONTENT && users <= MOST_MENTIONS;
};

/** As many lines in each message as Discord takes. */
const inMessages = (lines: readonly Line[]): readonly (readonly Line[])[] => {
  const messages: Line[][] = [[]];
  for (const line of lines) {
    const last = messages.at(-1) ?? [];
    if (last.length === 0 || fits([...last, line])) last.push(line);
    else messages.push([line]);
  }
  return messages;
};

/** The tables of a round, in as few messages as they fit into. Every linked player is mentioned once, beside the tables it is among. */
export const pairingsMessages = (
  tournament: Tournament,
  round: Round,
  { isRedrawn, members }: { readonly isRedrawn: boolean; readonly members: MembersByEntrant },
): readonly DiscordMessage[] => {
  const messages = inMessages(linesOf(tournament, round, members));
  const title = isRedrawn ? words.redrawn(round.number) : words.pairings(round.number);
  return messages.map((lines, index) => {
    const users = lines.flatMap((line) => line.users);
    const message = messageOf(
      messages.length === 1 ? title : words.part(title, index + 1, messages.length),
      lines.map(({ text }) => text).join('\n'),
    );
    return users.length === 0
      ? message
      : { ...message, content: users.map(mention).join(' '), allowed_mentions: { parse: [], users } };
  });
};
