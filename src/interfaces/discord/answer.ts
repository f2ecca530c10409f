import type { AppError } from '../../app/kernel/errors';
import type { Answer } from '../../app/kernel/use-case';
import { createWorkBudget } from '../../app/kernel/work-budget';
import { refused } from '../../shared/result';
import type { Asked, World, Modal } from './command';
import { findAction, findCommand } from './commands';
import { type Interaction, askerOf, sentAction, sentCommand } from './interaction';
import type { Message } from './message';

/** What an interaction asks for, out of the tables. */
export type Task =
  | { readonly kind: 'UNKNOWN'; readonly error: AppError }
  | { readonly kind: 'MODAL'; readonly modal: () => Modal }
  | {
      readonly kind: 'RUN';
      readonly answers: 'AT_ONCE' | 'LATER';
      /** In the place of the message with the button, or a message of its own. */
      readonly shows: 'IN_PLACE' | 'NEW';
      readonly isPrivate: boolean;
      readonly run: (world: World) => Answer<Message> | Promise<Answer<Message>>;
      readonly optionOf: ((path: string) => string) | undefined;
    };

const unknown = (name: string): Task => ({
  kind: 'UNKNOWN',
  error: { code: 'ROUTE_NOT_FOUND', path: name },
});

const commandTask = (interaction: Interaction, asked: Asked): Task => {
  const sent = sentCommand(interaction);
  const row = sent && findCommand(sent.name);
  if (sent === undefined || row === undefined) return unknown(sent?.name ?? 'command');
  const whole = { ...asked, options: sent.options };
  if (row.inServer === true && asked.asker.server === null)
    return {
      kind: 'UNKNOWN',
      error: {
        code: 'CONFLICT',
        reason: 'SERVER_NEEDED',
        detail: 'This works in a server that is connected to a tournament.',
      },
    };
  if (row.answers === 'MODAL') return { kind: 'MODAL', modal: () => row.opens(whole) };
  return {
    kind: 'RUN',
    answers: row.answers,
    shows: 'NEW',
    isPrivate: row.isPrivate === true,
    run: (world) => row.run(whole, world),
    optionOf: row.optionOf,
  };
};

const actionTask = (interaction: Interaction, asked: Asked): Task => {
  const sent = sentAction(interaction);
  const row = sent && findAction(sent.action);
  if (sent === undefined || row === undefined) return unknown(sent?.action ?? 'button');
  const whole = { ...asked, args: sent.args, typed: sent.typed };
  if (row.answers === 'MODAL') return { kind: 'MODAL', modal: () => row.opens(whole) };
  return {
    kind: 'RUN',
    answers: row.answers,
    shows: row.shows,
    isPrivate: row.isPrivate === true,
    run: (world) => row.run(whole, world),
    optionOf: row.optionOf,
  };
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
