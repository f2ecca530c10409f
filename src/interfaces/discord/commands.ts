import type { Action, Command } from './command';
import { armyCommands } from './commands/armies';
import { castingCommands } from './commands/casting';
import { chartCommands } from './commands/charts';
import { fightCommands } from './commands/fights';
import { permissionCommands } from './commands/permissions';
import { linkingActions, linkingCommands } from './commands/linking';
import { referenceCommands } from './commands/reference';
import { reportingActions, reportingCommands } from './commands/reporting';
import { rollTogetherActions, rollTogetherCommands } from './commands/roll-together';
import { scenarioCommands } from './commands/scenarios';
import { testCommands } from './commands/tests';
import { toWoundCommands } from './commands/to-wound';
import { terrainCommands } from './commands/terrain';
import { throwCommands } from './commands/throws';
import { tournamentActions, tournamentCommands } from './commands/tournaments';
import { vetoingCommands } from './commands/vetoing';
import { volleyCommands } from './commands/volleys';

/**
 * The table of commands: the one place that says what can be asked in Discord. Their definitions, their answers and the
 * list in the guide are made from it. To add one: write its row in `commands/`, list it here, run `npm run discord:register`.
 */
export const commands: readonly Command[] = [
  ...toWoundCommands,
  ...chartCommands,
  ...fightCommands,
  ...throwCommands,
  ...volleyCommands,
  ...permissionCommands,
  ...terrainCommands,
  ...testCommands,
  ...castingCommands,
  ...rollTogetherCommands,
  ...referenceCommands,
  ...scenarioCommands,
  ...tournamentCommands,
  ...reportingCommands,
  ...vetoingCommands,
  ...linkingCommands,
  ...armyCommands,
];

/** The rows of buttons and sent windows. */
export const actions: readonly Action[] = [
  ...tournamentActions,
  ...reportingActions,
  ...linkingActions,
  ...rollTogetherActions,
];

const commandsByName: ReadonlyMap<string, Command> = new Map(commands.map((row) => [row.name, row]));
const actionsById: ReadonlyMap<string, Action> = new Map(actions.map((row) => [row.id, row]));

export const findCommand = (name: string): Command | undefined => commandsByName.get(name);
export const findAction = (id: string): Action | undefined => actionsById.get(id);
