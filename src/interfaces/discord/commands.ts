import type { Action, Command } from './command';
import { armyCommands } from './commands/armies';
import { castingCommands } from './commands/casting';
import { chartCommands } from './commands/charts';
import { fightCommands } from './commands/fights';
import { gameSheetCommands } from './commands/game-sheets';
import { ownTableCommands } from './commands/own-table';
import { permissionCommands } from './commands/permissions';
import { linkingActions, linkingCommands } from './commands/linking';
import { referenceCommands } from './commands/reference';
import { reportingActions, reportingCommands } from './commands/reporting';
import { rollTogetherActions, rollTogetherCommands } from './commands/roll-together';
import { scenarioCommands } from './commands/scenarios';
import { statisticsCommands } from './commands/statistics';
import { testCommands } from './commands/tests';
import { toWoundCommands } from './commands/to-wound';
import { terrainCommands } from './commands/terrain';
import { throwCommands } from './commands/throws';
import { tournamentActions, tournamentCommands } from './commands/tournaments';
import { volleyCommands } from './commands/volleys';

/**
 * The table of commands, whole: what can be asked in Discord. Their definitions and the list in the guide are made from it. The bot loads a
 * command with its group alone (`command-groups.ts`). To add one: write its row in `commands/`, run `npm run discord:register`; a new file is
 * listed in both.
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
  ...ownTableCommands,
  ...gameSheetCommands,
  ...linkingCommands,
  ...armyCommands,
  ...statisticsCommands,
];

/** The rows of buttons and sent windows. */
export const actions: readonly Action[] = [
  ...tournamentActions,
  ...reportingActions,
  ...linkingActions,
  ...rollTogetherActions,
];
