import type { Action, Command } from './command';
import { type Interaction, sentAction, sentCommand } from './interaction';

/** Commands and actions that stand in one file and are loaded together. */
export interface CommandGroup {
  /** The beginnings of its commands' names. */
  readonly commands: readonly string[];
  /** The ids of its buttons and windows. */
  readonly actions?: readonly string[];
  readonly load: () => Promise<{
    readonly commands: readonly Command[];
    readonly actions?: readonly Action[];
  }>;
}

/** The groups of commands, by which the first command of a process loads its own group alone. The first that fits a name holds it. */
export const commandGroups: readonly CommandGroup[] = [
  {
    commands: ['win-rates'],
    load: async () => ({ commands: (await import('./commands/statistics')).statisticsCommands }),
  },
  {
    commands: ['to-wound'],
    load: async () => ({ commands: (await import('./commands/to-wound')).toWoundCommands }),
  },
  {
    commands: ['chart ', 'roll chart'],
    load: async () => ({ commands: (await import('./commands/charts')).chartCommands }),
  },
  {
    commands: ['fight throw'],
    load: async () => ({ commands: (await import('./commands/throws')).throwCommands }),
  },
  {
    commands: ['duel', 'strikes', 'fight ', 'roll fight'],
    load: async () => ({ commands: (await import('./commands/fights')).fightCommands }),
  },
  {
    commands: ['volley ', 'roll volley'],
    load: async () => ({ commands: (await import('./commands/volleys')).volleyCommands }),
  },
  {
    commands: ['may ', 'trapped'],
    load: async () => ({ commands: (await import('./commands/permissions')).permissionCommands }),
  },
  {
    commands: ['ground '],
    load: async () => ({ commands: (await import('./commands/terrain')).terrainCommands }),
  },
  {
    commands: ['courage ', 'roll courage', 'roll off', 'receipt'],
    load: async () => ({ commands: (await import('./commands/tests')).testCommands }),
  },
  {
    commands: ['cast ', 'roll cast'],
    load: async () => ({ commands: (await import('./commands/casting')).castingCommands }),
  },
  {
    commands: ['roll-together '],
    actions: ['roll-join', 'roll-word', 'roll-give-up', 'roll-check'],
    load: async () => {
      const group = await import('./commands/roll-together');
      return { commands: group.rollTogetherCommands, actions: group.rollTogetherActions };
    },
  },
  {
    commands: ['ask', 'rules '],
    load: async () => ({ commands: (await import('./commands/reference')).referenceCommands }),
  },
  {
    commands: ['scenario ', 'event-plan'],
    load: async () => ({ commands: (await import('./commands/scenarios')).scenarioCommands }),
  },
  {
    commands: ['pairings', 'standings', 'event', 'my-game'],
    actions: ['pairings', 'standings'],
    load: async () => {
      const group = await import('./commands/tournaments');
      return { commands: group.tournamentCommands, actions: group.tournamentActions };
    },
  },
  {
    commands: ['report', 'concede'],
    actions: ['confirm', 'take-back', 'dispute', 'reason', 'report', 'report-open', 'concede'],
    load: async () => {
      const group = await import('./commands/reporting');
      return { commands: group.reportingCommands, actions: group.reportingActions };
    },
  },
  {
    commands: ['choose-army', 'veto'],
    load: async () => ({ commands: (await import('./commands/own-table')).ownTableCommands }),
  },
  {
    commands: ['game-sheet'],
    load: async () => ({ commands: (await import('./commands/game-sheets')).gameSheetCommands }),
  },
  {
    commands: ['connect', 'disconnect', 'link-code', 'link', 'unlink'],
    actions: ['connect'],
    load: async () => {
      const group = await import('./commands/linking');
      return { commands: group.linkingCommands, actions: group.linkingActions };
    },
  },
  {
    commands: ['army-check'],
    load: async () => ({ commands: (await import('./commands/armies')).armyCommands }),
  },
];

const commandsByName = new Map<string, Command>();
const actionsById = new Map<string, Action>();

/** A command whose group is loaded. */
export const findCommand = (name: string): Command | undefined => commandsByName.get(name);
/** A button or a sent window whose group is loaded. */
export const findAction = (id: string): Action | undefined => actionsById.get(id);

const fits = (name: string) => (beginning: string) =>
  beginning.endsWith(' ') ? name.startsWith(beginning) : name === beginning;

/** The group that has what the interaction asks for; undefined if none has. */
export const groupOf = (interaction: Interaction): CommandGroup | undefined => {
  const command = sentCommand(interaction)?.name;
  if (command !== undefined) return commandGroups.find(({ commands }) => commands.some(fits(command)));
  const action = sentAction(interaction)?.action;
  return commandGroups.find(({ actions = [] }) => action !== undefined && actions.includes(action));
};

/** Loads the command or action that the interaction asks for, before it is looked for. */
export const loadCommand = async (interaction: Interaction): Promise<void> => {
  const group = await groupOf(interaction)?.load();
  for (const row of group?.commands ?? []) commandsByName.set(row.name, row);
  for (const row of group?.actions ?? []) actionsById.set(row.id, row);
};
