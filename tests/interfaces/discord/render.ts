import type { ShownMessage } from './fake-discord';
import type { Seen } from './scene';

type Loose = Readonly<Record<string, unknown>>;

/** An answer as a player sees it, as plain text: what a golden file holds. */

/** A receipt is long, and each is another: only that it is there. */
const masked = (text: string): string =>
  text.replace(/muster1\.[\w-]+\.[\w-]+/g, 'muster1.(content).(signature)');

const indented = (text: string): readonly string[] => text.split('\n').map((line) => `  ${line}`);

const embedLines = (embed: Loose): readonly string[] => [
  `**${String(embed['title'])}**`,
  ...(embed['description'] === undefined ? [] : String(embed['description']).split('\n')),
  ...((embed['fields'] ?? []) as readonly Loose[]).flatMap((field) => [
    `${String(field['name'])}:`,
    ...indented(String(field['value'])),
  ]),
  ...(embed['footer'] === undefined ? [] : [`_${String((embed['footer'] as Loose)['text'])}_`]),
];

const buttonLine = (row: Loose): string =>
  (row['components'] as readonly Loose[])
    .map((button) => `[${String(button['label'])}${button['disabled'] === true ? ' (off)' : ''}]`)
    .join(' ');

export const messageLines = ({ payload, files }: ShownMessage): readonly string[] => [
  ...((payload['embeds'] ?? []) as readonly Loose[]).flatMap(embedLines),
  ...((payload['components'] ?? []) as readonly Loose[]).map(buttonLine),
  ...files.map((name) => `(file ${name})`),
];

const modalLines = (modal: Loose): readonly string[] => [
  `(window) ${String(modal['title'])}`,
  ...(modal['components'] as readonly Loose[]).map((label) => {
    const component = label['component'] as Loose;
    const options = (component['options'] ?? []) as readonly Loose[];
    const offered =
      options.length > 0 ? ` (${options.map((option) => String(option['label'])).join(' / ')})` : '';
    return `  ${String(label['label'])}${offered}`;
  }),
];

/** All that a player sees after having done something, a line for each line. */
export const seenLines = ({ modal, messages, inPlace, by }: Seen): readonly string[] =>
  [
    ...(modal === null ? [] : modalLines(modal)),
    ...messages.flatMap((message) => [
      ...(message.isPrivate ? [`(only ${by.name} sees this)`] : inPlace ? ['(the message changes)'] : []),
      ...messageLines(message),
    ]),
  ].flatMap((line) => masked(line).split('\n'));

/** The same as one text, to look something up in. */
export const seenText = (seen: Seen): string => seenLines(seen).join('\n');
