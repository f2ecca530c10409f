import type { AppError } from '../../app/kernel/errors';
import type { RequestMeter } from '../http/request-meter';
import { type Task, runTask, taskOf } from './answer';
import type { World } from './command';
import type { DiscordApi } from './discord-api';
import type { Interaction } from './interaction';
import type { Journal } from './journal';
import { refusalMessage } from './refusal';

/** What completes deferred answers. */
export interface CompleteParts {
  readonly world: (interactionId: string) => World;
  readonly api: DiscordApi;
  readonly journal: Journal;
  readonly meter: RequestMeter;
}

/** Gives the second half of an answer that was deferred, through Discord's API. */
export const createComplete = ({ world, api, journal, meter }: CompleteParts) => {
  const refuse = async (
    interaction: Interaction,
    task: Extract<Task, { kind: 'RUN' }>,
    error: AppError,
  ): Promise<void> => {
    const message = refusalMessage(error, task.optionOf);
    if (task.shows === 'NEW' && task.isPrivate) return api.editAnswer(interaction, message);
    // What was deferred for all cannot become private: it goes, and the refusal is a message of its own.
    if (task.shows === 'NEW') await api.deleteAnswer(interaction);
    return api.followUp(interaction, message);
  };

  return async (interaction: Interaction): Promise<void> => {
    const measured = meter();
    const task = taskOf(interaction);
    if (task.kind !== 'RUN') return;
    const { id } = interaction;
    const onCrash = journal.onCrash(interaction, measured);
    const answer = await runTask(task, { world: world(id), id, onCrash });
    try {
      await (answer.ok ? api.editAnswer(interaction, answer.value) : refuse(interaction, task, answer.error));
      journal.written(interaction, answer.ok ? 'OK' : answer.error.code, measured);
    } catch (error) {
      // Nobody is left waiting: what Discord would not take is answered with why there is no answer.
      onCrash(error);
      await refuse(interaction, task, { code: 'INTERNAL', requestId: id });
    }
  };
};
