import type { AppError } from '../../app/kernel/errors';
import { type Answer, refused } from '../../app/kernel/use-case';
import { createWorkBudget } from '../../app/kernel/work-budget';
import type { Action, Asked, Command, Way, World } from './command';
import { findAction, findCommand } from './command-groups';
import { type Interaction, askerOf, sentAction, sentCommand } from './interaction';
import type { Message, Modal } from './message';
import { serverNeeded } from './refusal';

/** An interaction's task, out of the tables. */
export type Task =
  | { readonly kind: 'UNKNOWN'; readonly error: AppError }
  | { readonly kind: 'MODAL'; readonly modal: () => Modal }
  | {
      readonly kind: 'RUN';
      readonly answers: 'AT_ONCE' | 'LATER';
      readonly shows: Action['shows'];
      readonly isPrivate: boolean;
      readonly run: (world: World) => Answer<Message> | Promise<Answer<Message>>;
      readonly optionOf: Command['optionOf'] | undefined;
    };

const unknown = (name: string): Task => ({
  kind: 'UNKNOWN',
  error: { code: 'ROUTE_NOT_FOUND', path: name },
});

const taskFor = <A extends Asked>(
  row: Way<A> & Pick<Command, 'isPrivate' | 'optionOf'>,
  asked: A,
  shows: Action['shows'],
): Task =>
  row.answers === 'MODAL'
    ? { kind: 'MODAL', modal: () => row.opens(asked) }
    : {
        kind: 'RUN',
        answers: row.answers,
        shows,
        isPrivate: row.isPrivate === true,
        run: (world) => row.run(asked, world),
        optionOf: row.optionOf,
      };

const commandTask = (interaction: Interaction, asked: Asked): Task => {
  const sent = sentCommand(interaction);
  const row = sent && findCommand(sent.name);
  if (sent === undefined || row === undefined) return unknown(sent?.name ?? 'command');
  if (row.inServer === true && asked.asker.server === null) return { kind: 'UNKNOWN', error: serverNeeded };
  return taskFor(row, { ...asked, options: sent.options }, 'NEW');
};

const actionTask = (interaction: Interaction, asked: Asked): Task => {
  const sent = sentAction(interaction);
  const row = sent && findAction(sent.action);
  if (sent === undefined || row === undefined) return unknown(sent?.action ?? 'button');
  return taskFor(row, { ...asked, args: sent.args, typed: sent.typed }, row.shows);
};

/** Finds the row that answers the interaction. */
export const taskOf = (interaction: Interaction): Task => {
  const asked: Asked = { id: interaction.id, asker: askerOf(interaction) };
  return interaction.type === 2 ? commandTask(interaction, asked) : actionTask(interaction, asked);
};

/** All questions of one interaction are paid for out of one budget. */
const budgeted = (world: World): World => {
  const work = createWorkBudget();
  return { ...world, context: (caller) => ({ ...world.context(caller), work }) };
};

/** Runs it; a crash becomes a refusal without inner words, told to `onCrash`. */
export const runTask = async (
  task: Extract<Task, { kind: 'RUN' }>,
  {
    world,
    id,
    onCrash,
  }: { readonly world: World; readonly id: string; readonly onCrash: (error: unknown) => void },
): Promise<Answer<Message>> => {
  try {
    return await task.run(budgeted(world));
  } catch (error) {
    onCrash(error);
    return refused({ code: 'INTERNAL', requestId: id });
  }
};
