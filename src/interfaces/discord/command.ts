import type * as z from 'zod/mini';
import type { Caller, StoredContext } from '../../app/kernel/store/context';
import { type Result, ok } from '../../shared/result';
import { type Answer, type UseCase, call } from '../../app/kernel/use-case';
import type { Asker, Options } from './interaction';
import type { Message } from './message';

/** What a choice or a suggestion offers. */
export interface Choice {
  readonly name: string;
  readonly value: string;
}

/** What could stand in an option, for what has been typed so far. */
export type Suggest = (typed: string) => readonly Choice[] | Promise<readonly Choice[]>;

interface OptionText {
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
}

/** A field of a use-case's input: its schema says the rest. */
export interface FieldOption {
  readonly kind: 'FIELD';
  readonly name: string;
  readonly input: z.ZodMiniType;
  /** Where it is in the input, such as `caster.will`. */
  readonly path: string;
  /** The schema's where it is left out. */
  readonly description?: string;
  readonly required?: boolean;
  readonly suggest?: Suggest;
  /** What values are called here; their own words where it is left out. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** One option of a command, in the order in which Discord shows them. */
export type Option = PlainOption | FieldOption;

/** An option that is no single field of an input: words that stand for several, files, members. */
export type PlainOption = OptionText &
  (
    | {
        readonly kind: 'TEXT';
        readonly choices?: readonly Choice[];
        /** What could stand here, for what has been typed so far. */
        readonly suggest?: Suggest;
        readonly longest?: number;
      }
    | { readonly kind: 'WHOLE' | 'NUMBER'; readonly least?: number; readonly most?: number }
    | { readonly kind: 'FLAG' | 'FILE' | 'USER' }
  );

/** Why a file could not be had. */
export type FileFault = 'FOREIGN_HOST' | 'TOO_LARGE' | 'NOT_THERE';

/** Where the world comes in. */
export interface World {
  /** What use-cases may use, for this caller. */
  readonly context: (caller: Caller) => StoredContext;
  /** Where the service is reached from outside, for pictures; undefined where it is not. */
  readonly publicUrl: string | undefined;
  /** An attached file; only from where Discord keeps them, and no larger than this. */
  readonly download: (url: string, mostBytes: number) => Promise<Result<Buffer, FileFault>>;
}

/** One interaction as a row gets it. */
export interface Asked {
  /** Discord's id of the interaction: a repeated one has the same. */
  readonly id: string;
  readonly asker: Asker;
}

export interface AskedCommand extends Asked {
  readonly options: Options;
}

export interface AskedAction extends Asked {
  readonly args: readonly string[];
  readonly typed: (name: string) => string;
}

/** One thing to fill in of a window: a line of text, or a choice. */
export interface ModalInput {
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  readonly longest?: number;
  readonly placeholder?: string;
  readonly choices?: readonly Choice[];
}

/** A window that asks for more. */
export interface Modal {
  readonly id: string;
  readonly title: string;
  readonly inputs: readonly ModalInput[];
}

type Run<A> = (asked: A, world: World) => Answer<Message> | Promise<Answer<Message>>;

/** How a row answers: at once, later (deferred), or with a window that asks for more. */
type Way<A> =
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

/** What a button or a sent window asks for. */
export type Action = Way<AskedAction> & {
  /** The first part of the button's id. */
  readonly id: string;
  /** Whether the answer takes the place of the message with the button, or is one of its own. */
  readonly shows: 'IN_PLACE' | 'NEW';
  readonly isPrivate?: true;
  readonly optionOf?: (path: string) => string;
};

/** Nobody in particular asks, for what anybody may. */
export const nobody = (id: string): Caller => ({
  token: null,
  idempotencyKey: `discord-${id}`,
  ifMatch: null,
});

/** What most rows are: one use-case, asked with what was filled in. */
export interface PlainCommand<Input extends z.ZodMiniType, Output> {
  readonly name: string;
  readonly description: string;
  readonly options: readonly Option[];
  readonly operation: string;
  readonly useCase: UseCase<Input, Output, StoredContext>;
  /** Its input out of the options, or why they make none. */
  readonly input: (options: Options) => Answer<unknown>;
  readonly show: (output: Output, options: Options) => Message;
  /** The picture that shows the same: its file, and what it is asked with. */
  readonly picture?: (input: unknown) => Picture;
  readonly answers?: 'AT_ONCE' | 'LATER';
  readonly optionOf?: (path: string) => string;
}

export interface Picture {
  readonly file: string;
  readonly question: unknown;
}

/** Where Discord fetches a picture. */
const pictureUrl = ({ publicUrl }: World, { file, question }: Picture): string | undefined =>
  publicUrl === undefined
    ? undefined
    : `${publicUrl}/v1/pictures/${file}.png?question=${encodeURIComponent(JSON.stringify(question))}&theme=dark`;

export const plainCommand = <Input extends z.ZodMiniType, Output>({
  operation,
  useCase,
  input,
  show,
  picture,
  answers = 'AT_ONCE',
  ...row
}: PlainCommand<Input, Output>): Command => ({
  ...row,
  operations: [operation],
  answers,
  run: ({ id, options }, world) => {
    const raw = input(options);
    if (!raw.ok) return raw;
    const shown = (answer: Answer<Output>): Answer<Message> =>
      answer.ok
        ? ok({
            ...show(answer.value, options),
            ...(picture && { image: pictureUrl(world, picture(raw.value)) }),
          })
        : answer;
    const answer = call(useCase, raw.value, world.context(nobody(id)));
    return answer instanceof Promise ? answer.then(shown) : shown(answer);
  },
});
