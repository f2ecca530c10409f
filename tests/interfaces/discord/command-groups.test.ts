import {
  commandGroups,
  groupOf,
  findCommand,
  loadCommand,
} from '../../../src/interfaces/discord/command-groups';
import { actions, commands } from '../../../src/interfaces/discord/commands';
import type { Interaction } from '../../../src/interfaces/discord/interaction';

/** A command as Discord sends it: each word but the first is a subcommand. */
const commandOf = (name: string): Interaction => {
  const [first = '', ...rest] = name.split(' ');
  const options = rest.reduceRight<readonly object[]>(
    (inner, word) => [{ type: 1, name: word, options: inner }],
    [],
  );
  return { type: 2, data: { type: 1, name: first, options } } as unknown as Interaction;
};

it.each(commands.map(({ name }) => name))('loads /%s with its group', async (name) => {
  const group = await groupOf(commandOf(name))?.load();
  expect(group?.commands).toContain(commands.find((row) => row.name === name));
});

it.each(actions.map(({ id }) => id))('loads the action %s with its group', async (id) => {
  const group = await groupOf({ type: 3, data: { custom_id: `${id}:1` } } as unknown as Interaction)?.load();
  expect(group?.actions).toContain(actions.find((row) => row.id === id));
});

it('has every row in one group', async () => {
  const groups = await Promise.all(commandGroups.map(({ load }) => load()));
  expect(groups.flatMap((group) => group.commands)).toHaveLength(commands.length);
  expect(groups.flatMap((group) => group.actions ?? [])).toHaveLength(actions.length);
});

it('finds a command once its group is loaded, and none that is not there', async () => {
  expect(findCommand('veto')).toBeUndefined();
  await loadCommand(commandOf('veto'));
  expect(findCommand('veto')?.name).toBe('veto');
  await loadCommand(commandOf('balrog'));
  expect(findCommand('balrog')).toBeUndefined();
});
