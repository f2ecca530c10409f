import type { ErrorCode } from '../../app/kernel/errors';
import type { Log } from '../../app/kernel/ports';
import { crashText } from '../http/crash-text';
import type { Measured } from '../http/request-meter';
import { findAction, findCommand } from './command-groups';
import { type Interaction, interactionTypes, sentAction, sentCommand } from './interaction';

/** The name of an interaction in the log: the row that answers it, never a text that was typed. */
export const nameOf = (interaction: Interaction): string => {
  if (interaction.type === interactionTypes.ping) return 'ping';
  try {
    const command = findCommand(sentCommand(interaction)?.name ?? '');
    const typing = interaction.type === interactionTypes.autocomplete ? ' (typing)' : '';
    if (command) return `/${command.name}${typing}`;
    return findAction(sentAction(interaction)?.action ?? '')?.id ?? 'unknown';
  } catch {
    return 'unknown';
  }
};

/** Writes the lines of interactions into the log. */
export const createJournal = (log: Log | undefined) => {
  const facts = (interaction: Interaction) => ({
    requestId: interaction.id,
    route: `discord ${nameOf(interaction)}`,
    status: 200,
  });
  return {
    written: (interaction: Interaction, outcome: ErrorCode | 'OK', measured: () => Measured): void =>
      log?.({ level: 'info', ...facts(interaction), outcome, ...measured() }),
    onCrash: (interaction: Interaction, measured: () => Measured) => (error: unknown) =>
      log?.({
        level: 'error',
        ...facts(interaction),
        outcome: 'INTERNAL',
        ...measured(),
        crash: crashText(error),
      }),
  };
};

export type Journal = ReturnType<typeof createJournal>;
