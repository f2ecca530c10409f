import type * as z from 'zod/mini';
import type { OperationFacts } from '../../app/kernel/operation';
import type { StoredContext } from '../../app/kernel/store/context';
import { type Answer, type UseCase, call, mapAnswer } from '../../app/kernel/use-case';
import { ok } from '../../shared/result';
import { askedHere, editionOption, eventHere, sayingRulings } from './edition';
import { citingHouse } from '../../app/rules/asking/by-house-rulings';
import type { EventRules } from '../../shared/house-ruling';
import { type Fields, type Option, filledIn, hasField, optionNamer } from './field';
import type { Options } from './interaction';
import type { Message, Modal } from './message';
import { type Asked, type World, nobody } from './world';

export { type Asked, type FileFault, type World, nobody } from './world';

export interface AskedCommand extends Asked {
  readonly options: Options;
}

export interface AskedAction extends Asked {
  readonly args: readonly string[];
  readonly typed: (name: string) => string;
}

type Run<A> = (asked: A, world: World) => Answer<Message> | Promise<Answer<Message>>;

/** How a row answers: at once, later (deferred), or with a window that asks for more. */
export type Way<A> =
  | { readonly answers: 'AT_ONCE' | 'LATER'; readonly run: Run<A> }
  | { readonly answers: 'MODAL'; readonly opens: (asked: A) => Modal };

/**
 * One slash command: the row that its definition, its answer and its page in the guide are made from. A name of two
 * words is a subcommand.
 */
export type Command = Way<AskedCommand> & {
  readonly name: string;
  readonly description: string;
  readonly options: readonly Option[];
  /** The operations it asks, as REST and GraphQL name them. */
  readonly operations: readonly string[];
  /** Only in a server, since it needs what the server is connected to. */
  readonly inServer?: true;
  /** Shown at first only to members who manage the server. */
  readonly forManagers?: true;
  /** Only the asker sees the answer. */
  readonly isPrivate?: true;
  /** The option that a path of the use-case's input comes from, for its faults. */
  readonly optionOf?: (path: string) => string;
};

/** The row of a button or a sent window. */
export type Action = Way<AskedAction> & {
  /** The first part of the button's id. */
  readonly id: string;
  /** Whether the answer takes the place of the message with the button, or is one of its own. */
  readonly shows: 'IN_PLACE' | 'NEW';
  readonly isPrivate?: true;
  readonly optionOf?: (path: string) => string;
};

/** A row that answers, as against one that opens a window. */
type Answering = Extract<Command, { readonly answers: 'AT_ONCE' | 'LATER' }>;

/** Most rows are this: one operation, asked with the options that were filled in. */
interface PlainCommand<Input extends z.ZodMiniType, Output> extends Pick<
  Command,
  'name' | 'description' | 'options' | 'optionOf'
> {
  readonly operation: UseCase<Input, Output, StoredContext> & Pick<OperationFacts, 'name'>;
  /** The operation's input out of the options, or why they make none; `given` has those options that are its fields. */
  readonly input?: (options: Options, given: Fields) => Answer<unknown>;
  readonly show: (output: Output, options: Options) => Message;
  /** The file of the picture that shows the same, or the path of one; none where it is undefined. */
  readonly picture?: string | ((question: Fields, output: Output) => string | undefined);
  readonly answers?: 'AT_ONCE' | 'LATER';
  /** How the operation takes an edition, where it answers in both without one. */
  readonly editionAs?: (edition: string) => string;
}

/** The path of the picture of a question. */
const picturePath = (file: string, question: unknown): string =>
  `/v1/pictures/${file}.png?question=${encodeURIComponent(JSON.stringify(question))}&theme=dark`;

/** A row that asks one operation. Options that are fields of its input fill it, and name its faults. */
export const plainCommand = <Input extends z.ZodMiniType, Output>({
  operation,
  input = (_, given) => ok(given),
  show,
  picture,
  answers = 'AT_ONCE',
  optionOf,
  editionAs,
  ...row
}: PlainCommand<Input, Output>): Answering => {
  const takesEdition = hasField(operation.input, 'edition');
  const ask = ({ id, options }: AskedCommand, world: World, event: EventRules | undefined) => {
    const raw = input(options, filledIn(row.options, options));
    if (!raw.ok) return raw;
    const edition = options.text('edition') ?? event?.edition;
    const inEdition =
      edition === undefined
        ? raw.value
        : { ...(raw.value as Fields), edition: editionAs?.(edition) ?? edition };
    const { input: question, followed } = askedHere(operation.input, inEdition, event);
    const pathOf = (output: Output): string | undefined =>
      typeof picture === 'function'
        ? picture(question as Fields, output)
        : picture && picturePath(picture, question);
    const shown = (answer: Answer<Output>): Answer<Message> =>
      mapAnswer(answer, (output) => {
        const [path, { publicUrl }] = [pathOf(output), world];
        return {
          ...sayingRulings(show(citingHouse(output, followed), options), followed),
          // Discord fetches it from outside.
          ...(path !== undefined && publicUrl !== undefined && { image: publicUrl + path }),
        };
      });
    const answer = call(operation, question, { ...world.context(nobody(id)), event });
    return answer instanceof Promise ? answer.then(shown) : shown(answer);
  };
  return {
    ...row,
    options: takesEdition ? [...row.options, editionOption(operation, editionAs && 'both')] : row.options,
    operations: [operation.name],
    answers,
    optionOf: optionOf ?? optionNamer(row.options),
    run: (asked, world) =>
      takesEdition && asked.asker.server !== null
        ? eventHere(asked, world).then((event) => ask(asked, world, event))
        : ask(asked, world, undefined),
  };
};
