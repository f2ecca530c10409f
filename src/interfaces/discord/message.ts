import type {
  APIActionRowComponent,
  APIButtonComponentWithCustomId,
  APIEmbed,
  RESTPatchAPIWebhookWithTokenMessageJSONBody,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import { clip } from '../../shared/escape-text';
import { limits } from './limits';
import { invariant } from '../../shared/invariant';

const inputOf = ({ id, required, longest, placeholder, choices }: ModalInput) =>
  choices
    ? ({
        type: 3,
        custom_id: id,
        required,
        options: choices.map(({ name, value }) => ({ label: name, value })),
      } as const)
    : ({
        type: 4,
        custom_id: id,
        style: 1,
        required,
        ...(longest !== undefined && { max_length: longest }),
        ...(placeholder !== undefined && { placeholder }),
      } as const);

/** A window as Discord takes it: each input under a label. */
export const modalData = ({ id, title, inputs }: Modal): APIModalInteractionResponseCallbackData => ({
  custom_id: id,
  title,
  components: inputs.map((input) => ({ type: 18, label: input.label, component: inputOf(input) })),
});

/** The id of a button or window: which action, and its arguments. Discord hands it back as it was. */
export const customId = (action: string, ...args: readonly (string | number)[]): string => {
  const id = [action, ...args].join(':');
  invariant(id.length <= limits.customId, `the id of ${action} fits into Discord's limit`);
  return id;
};

/** One thing to fill in of a window: a line of text, or a choice. */
export interface ModalInput {
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  readonly longest?: number;
  readonly placeholder?: string;
  readonly choices?: readonly Pick<Field, 'name' | 'value'>[];
}

/** A window that asks for more. */
export interface Modal {
  readonly id: string;
  readonly title: string;
  readonly inputs: readonly ModalInput[];
}

/** A line of an answer with a heading of its own. */
export interface Field {
  readonly name: string;
  readonly value: string;
  /** Stands beside its neighbours. */
  readonly inline?: boolean;
}

export const buttonStyles = { primary: 1, secondary: 2, success: 3, danger: 4 } as const;

export interface Button {
  /** Which action it asks for, with its arguments; see `actions.ts`. */
  readonly id: string;
  readonly label: string;
  readonly style: keyof typeof buttonStyles;
  readonly disabled?: boolean;
}

/** An answer as a player sees it. Texts of people in it are escapeText already. */
export interface Message {
  readonly title: string;
  readonly text?: string;
  readonly fields?: readonly Field[];
  /** Its places in the documents, or another remark. */
  readonly footer?: string;
  readonly buttons?: readonly Button[];
  /** Address of a picture that Discord can fetch. */
  readonly image?: string | undefined;
  readonly colour?: number;
  /** Only the asker sees it. */
  readonly isPrivate?: boolean;
  /** Text too long for an answer, as files; only where the answer comes later. */
  readonly files?: readonly { readonly name: string; readonly text: string }[];
}

export const colours = { answer: 0x2f6f4f, roll: 0x7a5c1e, refusal: 0x9b2c2c } as const;

const lengthOf = ({ name, value }: Field): number => name.length + value.length;

/** As many fields as there is room for; the last place says how many are left out. */
const fitting = (fields: readonly Field[], room: number): readonly Field[] => {
  const clipped = fields.map(({ name, value, inline = false }): Field => ({
    name: clip(name, limits.fieldName),
    value: clip(value, limits.fieldValue),
    inline,
  }));
  const total = clipped.reduce((sum, field) => sum + lengthOf(field), 0);
  if (clipped.length <= limits.embedFields && total <= room) return clipped;
  const kept: Field[] = [];
  const note = (left: number): Field => ({ name: '…', value: `${left} more left out`, inline: false });
  let used = lengthOf(note(fields.length));
  for (const field of clipped) {
    used += lengthOf(field);
    if (used > room || kept.length === limits.embedFields - 1) break;
    kept.push(field);
  }
  return [...kept, note(clipped.length - kept.length)];
};

const embedOf = ({ title, text, fields = [], footer, image, colour = colours.answer }: Message): APIEmbed => {
  const shownTitle = clip(title, limits.embedTitle);
  const shownFooter = footer === undefined ? '' : clip(footer, Math.min(limits.footer, 1000));
  const shownText = text === undefined ? '' : clip(text, limits.embedText);
  const room = limits.embedTotal - shownTitle.length - shownFooter.length - shownText.length;
  const shown = fitting(fields, room);
  return {
    title: shownTitle,
    color: colour,
    ...(shownText !== '' && { description: shownText }),
    ...(shown.length > 0 && { fields: [...shown] }),
    ...(shownFooter !== '' && { footer: { text: shownFooter } }),
    ...(image !== undefined && image.length <= limits.address && { image: { url: image } }),
  };
};

const rowsOf = (buttons: readonly Button[]): APIActionRowComponent<APIButtonComponentWithCustomId>[] => {
  const shown = buttons.slice(0, limits.buttonRows * limits.buttonsInRow);
  const rows = Math.ceil(shown.length / limits.buttonsInRow);
  return Array.from({ length: rows }, (_, row) => ({
    type: 1,
    components: shown
      .slice(row * limits.buttonsInRow, (row + 1) * limits.buttonsInRow)
      .map(({ id, label, style, disabled = false }) => ({
        type: 2,
        custom_id: id,
        label: clip(label, limits.buttonLabel),
        style: buttonStyles[style],
        disabled,
      })),
  }));
};

/** The message as Discord takes it: within its limits, and pinging nobody. */
export const payloadOf = (message: Message) =>
  ({
    embeds: [embedOf(message)],
    components: rowsOf(message.buttons ?? []),
    allowed_mentions: { parse: [] },
  }) satisfies RESTPatchAPIWebhookWithTokenMessageJSONBody;
