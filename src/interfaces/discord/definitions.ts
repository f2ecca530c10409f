import type {
  APIApplicationCommandBasicOption,
  APIApplicationCommandSubcommandOption,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Command } from './command';
import { commands } from './commands';
import { type Option, type PlainOption, plainOption } from './field';
import { MANAGE_SERVER } from './interaction';

/** The table of commands as Discord wants it registered. */

const types = { TEXT: 3, WHOLE: 4, FLAG: 5, USER: 6, NUMBER: 10, FILE: 11 } as const;

const rangeOf = ({ least, most }: { readonly least?: number; readonly most?: number }) => ({
  ...(least !== undefined && { min_value: least }),
  ...(most !== undefined && { max_value: most }),
});

const optionDefinition = (option: PlainOption): APIApplicationCommandBasicOption => {
  const { name, description, required = false } = option;
  const common = { name, description, required };
  switch (option.kind) {
    case 'TEXT':
      if (option.suggest) return { type: types.TEXT, ...common, autocomplete: true };
      return {
        type: types.TEXT,
        ...common,
        ...(option.choices && { choices: [...option.choices] }),
        ...(option.longest !== undefined && { max_length: option.longest }),
      };
    case 'WHOLE':
      return { type: types.WHOLE, ...common, ...rangeOf(option) };
    case 'NUMBER':
      return { type: types.NUMBER, ...common, ...rangeOf(option) };
    default:
      return { type: types[option.kind], ...common };
  }
};

/** Discord wants what is required first. */
const optionDefinitions = (options: readonly Option[]): APIApplicationCommandBasicOption[] =>
  options
    .map(plainOption)
    .sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false))
    .map(optionDefinition);

/** Descriptions of commands with subcommands. */
const groupDescriptions: Readonly<Record<string, string>> = {
  chart: 'The roll tables: as printed, their odds, your own die',
  roll: 'We throw the dice, with a signed receipt',
  fight: 'A whole fight: exact odds, or your own dice',
  volley: 'A volley: exact odds, or your own dice',
  courage: 'Courage tests: exact odds, or your own dice',
  'roll-together': 'A roll with another player that neither of you, nor we, can steer',
  cast: 'Magical Powers: exact odds, or your own dice',
  rules: 'The reference: search it, or read an entry',
  scenario: 'The scenarios and their Victory Points',
};

/** In servers and direct messages; in servers alone where it stands on what the server is connected to. */
const places = (rows: readonly Command[]) =>
  rows.every(({ inServer }) => inServer === true)
    ? { contexts: [0], integration_types: [0] }
    : { contexts: [0, 1, 2], integration_types: [0, 1] };

const definitionOf = (name: string, rows: readonly Command[]) => {
  const [first] = rows;
  const isGroup = rows.some((row) => row.name !== name);
  const common = {
    type: 1,
    name,
    ...places(rows),
    ...(rows.every(({ forManagers }) => forManagers === true) && {
      default_member_permissions: String(MANAGE_SERVER),
    }),
  } as const;
  return isGroup
    ? {
        ...common,
        description: groupDescriptions[name] ?? name,
        options: rows.map((row): APIApplicationCommandSubcommandOption => ({
          type: 1,
          name: row.name.slice(name.length + 1),
          description: row.description,
          options: optionDefinitions(row.options),
        })),
      }
    : {
        ...common,
        description: first?.description ?? name,
        options: optionDefinitions(first?.options ?? []),
      };
};

/** The body of the request that registers every command, in place of all registered before. */
export const commandDefinitions = (
  rows: readonly Command[],
): readonly RESTPostAPIChatInputApplicationCommandsJSONBody[] => {
  const groups = new Map<string, Command[]>();
  for (const row of rows) {
    const [name = ''] = row.name.split(' ');
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return [...groups].map(([name, rows]) => definitionOf(name, rows));
};

/** The body that `npm run discord:register` sends. */
export const registeredCommands = (): ReturnType<typeof commandDefinitions> => commandDefinitions(commands);
