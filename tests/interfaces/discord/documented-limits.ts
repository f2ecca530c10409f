/**
 * What Discord's documentation allows, typed off its pages and apart from the product: every fault of a payload, in words. Pages: Message
 * resource (embed limits), Components reference, Application commands, Receiving and responding.
 */

type Loose = Readonly<Record<string, unknown>>;

const objectsIn = (value: unknown): readonly Loose[] => (Array.isArray(value) ? (value as Loose[]) : []);
const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

/** A fault if the text is missing, empty or longer than `most`. */
const text = (value: unknown, most: number, what: string): readonly string[] => {
  if (typeof value !== 'string' || value.length === 0) return [`${what} is missing or empty`];
  return value.length > most ? [`${what} has ${value.length} characters, ${most} are allowed`] : [];
};

const optionalText = (value: unknown, most: number, what: string): readonly string[] =>
  value === undefined ? [] : text(value, most, what);

const count = (list: readonly unknown[], most: number, what: string): readonly string[] =>
  list.length > most ? [`${list.length} ${what}, ${most} are allowed`] : [];

const embedFaults = (embed: Loose): readonly string[] => {
  const fields = objectsIn(embed['fields']);
  return [
    ...optionalText(embed['title'], 256, 'embed title'),
    ...optionalText(embed['description'], 4096, 'embed description'),
    ...optionalText((embed['footer'] as Loose | undefined)?.['text'], 2048, 'footer'),
    ...optionalText((embed['image'] as Loose | undefined)?.['url'], 2048, 'address of the image'),
    ...count(fields, 25, 'fields'),
    ...fields.flatMap((field) => [
      ...text(field['name'], 256, 'field name'),
      ...text(field['value'], 1024, 'field value'),
    ]),
  ];
};

const embedLength = (embed: Loose): number =>
  lengthOf(embed['title']) +
  lengthOf(embed['description']) +
  lengthOf((embed['footer'] as Loose | undefined)?.['text']) +
  lengthOf((embed['author'] as Loose | undefined)?.['name']) +
  objectsIn(embed['fields']).reduce(
    (sum, field) => sum + lengthOf(field['name']) + lengthOf(field['value']),
    0,
  );

const buttonFaults = (button: Loose): readonly string[] => [
  ...(button['type'] === 2 ? [] : [`a row holds buttons, not type ${String(button['type'])}`]),
  ...text(button['custom_id'], 100, 'custom_id'),
  ...text(button['label'], 80, 'button label'),
  ...([1, 2, 3, 4].includes(button['style'] as number) ? [] : ['button style is not 1 to 4']),
];

const rowFaults = (row: Loose): readonly string[] => {
  const buttons = objectsIn(row['components']);
  return [
    ...(row['type'] === 1 ? [] : ['a component of a message stands in a row']),
    ...(buttons.length === 0 ? ['a row is empty'] : []),
    ...count(buttons, 5, 'buttons in a row'),
    ...buttons.flatMap(buttonFaults),
  ];
};

/** Every fault of a message; pings too, since nothing of ours may mention anybody but those it names one by one. */
export const messageFaults = (message: Loose): readonly string[] => {
  const embeds = objectsIn(message['embeds']);
  const rows = objectsIn(message['components']);
  const ids = rows.flatMap((row) => objectsIn(row['components']).map((button) => button['custom_id']));
  const total = embeds.reduce((sum, embed) => sum + embedLength(embed), 0);
  const { parse, users = [] } = (message['allowed_mentions'] ?? {}) as {
    parse?: unknown[];
    users?: unknown[];
  };
  const mentioned = [...String(message['content'] ?? '').matchAll(/<@!?(\d+)>/g)].map(([, user]) => user);
  return [
    ...optionalText(message['content'], 2000, 'content'),
    ...count(embeds, 10, 'embeds'),
    ...(embeds.length === 0 && message['content'] === undefined ? ['the message is empty'] : []),
    ...embeds.flatMap(embedFaults),
    ...(total > 6000 ? [`the embeds have ${total} characters together, 6000 are allowed`] : []),
    ...count(rows, 5, 'rows'),
    ...rows.flatMap(rowFaults),
    ...(new Set(ids).size === ids.length ? [] : ['custom_ids are not unique']),
    ...(Array.isArray(parse) && parse.length === 0 ? [] : ['it may ping somebody']),
    // Allowed mentions object: at most 100 users; who is mentioned but not allowed is not pinged.
    ...count(users, 100, 'users of allowed_mentions'),
    ...(new Set(users).size === users.length ? [] : ['a user stands in allowed_mentions twice']),
    ...(mentioned.join() === users.join() ? [] : ['those mentioned are not those allowed']),
    ...optionalText(message['nonce'], 25, 'nonce'),
  ];
};

const inputFaults = (label: Loose): readonly string[] => {
  const input = (label['component'] ?? {}) as Loose;
  const options = objectsIn(input['options']);
  return [
    ...(label['type'] === 18 ? [] : ['an input stands under a label']),
    ...text(label['label'], 45, 'label'),
    ...text(input['custom_id'], 100, 'custom_id of an input'),
    ...(input['type'] === 4 || input['type'] === 3 ? [] : ['an input is a text or a select']),
    ...(input['type'] === 4 && ![1, 2].includes(input['style'] as number)
      ? ['a text input has a style']
      : []),
    ...optionalText(input['placeholder'], input['type'] === 3 ? 150 : 100, 'placeholder'),
    ...(Number(input['max_length'] ?? 1) >= 1 && Number(input['max_length'] ?? 1) <= 4000
      ? []
      : ['max_length is not 1 to 4000']),
    ...(input['type'] === 3 && options.length === 0 ? ['a select has options'] : []),
    ...count(options, 25, 'options of a select'),
    ...options.flatMap((option) => [
      ...text(option['label'], 100, 'option label'),
      ...text(option['value'], 100, 'option value'),
    ]),
  ];
};

export const modalFaults = (modal: Loose): readonly string[] => {
  const inputs = objectsIn(modal['components']);
  return [
    ...text(modal['custom_id'], 100, 'custom_id of a window'),
    ...text(modal['title'], 45, 'window title'),
    ...(inputs.length === 0 ? ['a window has inputs'] : []),
    ...count(inputs, 5, 'inputs'),
    ...inputs.flatMap(inputFaults),
  ];
};

const choiceFaults = (choices: readonly Loose[]): readonly string[] => [
  ...count(choices, 25, 'choices'),
  ...choices.flatMap((choice) => [
    ...text(choice['name'], 100, 'choice name'),
    ...(typeof choice['value'] === 'number' ? [] : text(choice['value'], 100, 'choice value')),
  ]),
];

/** Which answers an interaction of a type may get. */
const allowedAnswers: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [4, 5, 9],
  3: [4, 5, 6, 7, 9],
  4: [8],
  5: [4, 5, 6, 7],
};

/** Every fault of the first answer to an interaction of this type. */
export const responseFaults = (interactionType: number, response: Loose): readonly string[] => {
  const type = response['type'] as number;
  const data = (response['data'] ?? {}) as Loose;
  const allowed = allowedAnswers[interactionType] ?? [];
  return [
    ...(allowed.includes(type)
      ? []
      : [`type ${type} is no answer to an interaction of type ${interactionType}`]),
    ...(type === 4 || type === 7 ? messageFaults(data) : []),
    ...(type === 9 ? modalFaults(data) : []),
    ...(type === 8 ? choiceFaults(objectsIn(data['choices'])) : []),
  ];
};

const NAME = /^[-_'\p{Ll}\p{Lm}\p{Lo}\p{N}]{1,32}$/u;

const nameFaults = ({ name, description }: Loose): readonly string[] => [
  ...(typeof name === 'string' && NAME.test(name) ? [] : [`"${String(name)}" is no name`]),
  ...text(description, 100, `description of ${String(name)}`),
];

const optionFaults = (option: Loose, depth: number): readonly string[] => {
  const options = objectsIn(option['options']);
  const isGroup = option['type'] === 1;
  return [
    ...nameFaults(option),
    ...(isGroup && depth > 0 ? ['a subcommand stands at the top'] : []),
    ...choiceFaults(objectsIn(option['choices'])),
    ...(option['autocomplete'] === true && option['choices'] !== undefined
      ? ['autocomplete and choices exclude each other']
      : []),
    ...optionsFaults(options, depth + 1),
  ];
};

const optionsFaults = (options: readonly Loose[], depth: number): readonly string[] => {
  const names = options.map(({ name }) => name);
  const required = options.map((option) => option['required'] === true);
  return [
    ...count(options, 25, 'options'),
    ...(new Set(names).size === names.length ? [] : [`option names repeat: ${names.join(', ')}`]),
    ...(required.lastIndexOf(true) > required.indexOf(false) && required.includes(false)
      ? ['required options stand first']
      : []),
    ...options.flatMap((option) => optionFaults(option, depth)),
  ];
};

/** Names, descriptions and values of a command, all together. */
const commandLength = (command: Loose): number =>
  lengthOf(command['name']) +
  lengthOf(command['description']) +
  objectsIn(command['choices']).reduce(
    (sum, choice) => sum + lengthOf(choice['name']) + lengthOf(choice['value']),
    0,
  ) +
  objectsIn(command['options']).reduce((sum, option) => sum + commandLength(option), 0);

/** Every fault of the commands as they are registered. */
export const commandsFaults = (commands: readonly Loose[]): readonly string[] => [
  ...count(commands, 100, 'commands'),
  ...(new Set(commands.map(({ name }) => name)).size === commands.length ? [] : ['command names repeat']),
  ...commands.flatMap((command) => [
    ...nameFaults(command),
    ...optionsFaults(objectsIn(command['options']), 0),
    ...(commandLength(command) > 8000
      ? [`${String(command['name'])} has ${commandLength(command)} characters, 8000 are allowed`]
      : []),
  ]),
];
