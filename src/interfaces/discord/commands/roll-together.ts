import { abandonRoll } from '../../../app/games/rolls/between-players/abandon-roll';
import { createRoll, joinToken } from '../../../app/games/rolls/between-players/create-roll';
import { joinRoll } from '../../../app/games/rolls/between-players/join-roll';
import { roll as rollUseCase } from '../../../app/games/rolls/between-players/roll';
import { type Answer, call, conflict, invalidInput, mapAnswer, ok } from '../../../app/kernel/use-case';
import {
  type Action,
  type AskedAction,
  type AskedCommand,
  type Command,
  type World,
  nobody,
} from '../command';
import { type Message, type Modal, customId } from '../message';
import { askedHere, editionOption, eventHere, sayingRulings } from '../edition';
import type * as z from 'zod/mini';
import type { EventRules, HouseRuling } from '../../../shared/house-ruling';
import { fieldsOf } from '../field';
import type { Options } from '../interaction';
import { rollFight } from '../../../app/fights/play/fight-play';
import { rollVolley } from '../../../app/fights/play/volley-play';
import { rollChart } from '../../../app/rules/charts/roll-chart';
import { fightWords } from '../notation/fight-words';
import { chartInput, chartOptionOf, factOptions, situationOptions } from './charts';
import { pieceOptionOf, sideOptionOf, sidesOf } from './fight-parts';
import { fightOptions } from './fights';
import { checkMessage, rollMessage } from './roll-message';
import { shooterOptions, volleyOf } from './volleys';
import type { Roll } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { everyKeyring } from '../../../app/kernel/store/key-versions';

/**
 * A roll that neither of two players nor the service can steer: the service binds itself to a secret, each player locks a word,
 * and the dice follow from all three. The buttons carry the roll's id and who plays.
 */

/** The operations whose questions the terms of a roll hold. */
const rolled: Readonly<Record<string, { readonly input: z.ZodMiniType }>> = {
  fight: rollFight,
  volley: rollVolley,
};

/** The terms with the edition in the question that they hold, if they hold one, and by the house rulings of the event. */
const decidedTerms = (terms: object, edition: string | undefined, event: EventRules | undefined) => {
  const followed: HouseRuling[] = [];
  const decided = Object.fromEntries(
    Object.entries(terms).map(([name, value]: readonly [string, unknown]) => {
      if (edition === undefined || typeof value !== 'object' || value === null) return [name, value];
      const question = { ...value, edition };
      const operation = rolled[name];
      if (operation === undefined) return [name, question];
      const here = askedHere(operation.input, question, event);
      followed.push(...here.followed);
      return [name, here.input];
    }),
  );
  return { decided, followed };
};

/** Opens a roll, on the terms that the options say, between the asker and another member. */
const openRoll =
  (termsOf: (options: Options) => Answer<object>) =>
  async (asked: AskedCommand, world: World): Promise<Answer<Message>> => {
    const { asker, options } = asked;
    const opponent = options.user('opponent');
    const fault = (message: string): Answer<never> =>
      invalidInput([{ path: 'opponent', code: 'NOT_ALLOWED', message }]);
    if (opponent === undefined) return fault('is required: a member to roll with');
    if (opponent.isBot) return fault('must be a player, not a bot');
    if (opponent.id === asker.user) return fault('must be somebody else');
    const terms = termsOf(options);
    if (!terms.ok) return terms;
    const event = await eventHere(asked, world);
    const { decided, followed } = decidedTerms(terms.value, options.text('edition') ?? event?.edition, event);
    const created = await call(
      createRoll,
      {
        players: [asker.name, opponent.name],
        reason: options.text('reason'),
        ...decided,
      },
      world.context({ ...nobody(asked.id), idempotencyKey: `discord-roll-together-${asked.id}` }),
    );
    return mapAnswer(created, ({ roll }) =>
      sayingRulings(rollMessage(roll, [asker.user, opponent.id], world), followed),
    );
  };

/** The place of the asker among the two who roll. */
const placeOf = ({
  args,
  asker,
}: AskedAction): Answer<{ id: string; players: readonly string[]; place: number }> => {
  const [id = '', ...players] = args;
  const place = players.indexOf(asker.user);
  return place < 0
    ? conflict(
        'NOT_A_PLAYER',
        'Only the two named in this roll take part: open your own with /roll-together.',
      )
    : ok({ id, players, place });
};

/**
 * Asks as one of the two: with the token of the place, derived anew. The roll may be older than a rotation of the service's secret, so
 * older versions are tried where the newest is not the one.
 */
const asPlayer = async <Output>(
  { asked, id, place }: { readonly asked: AskedAction; readonly id: string; readonly place: number },
  world: World,
  ask: (context: StoredContext) => Answer<Output> | Promise<Answer<Output>>,
): Promise<Answer<Output>> => {
  const caller = nobody(asked.id);
  const [newest, ...older] = everyKeyring(world.context(caller).keyring).map((keyring) =>
    joinToken(keyring, id, place),
  );
  let answer = await ask(world.context({ ...caller, token: newest ?? null }));
  for (const token of older) {
    if (answer.ok || answer.error.code !== 'FORBIDDEN') break;
    answer = await ask(world.context({ ...caller, token }));
  }
  return answer;
};

const wordModal = ({ args }: AskedAction): Modal => ({
  id: customId('roll-word', ...args),
  title: 'Lock your word',
  inputs: [
    {
      id: 'word',
      label: 'A word that nobody can guess',
      required: true,
      longest: 200,
      placeholder: 'hit the keys; it is shown when the dice are there',
    },
  ],
});

/** Has the asker take its part in the roll, and shows the roll as it is then. */
const partOf =
  (take: (asked: AskedAction, id: string, context: StoredContext) => Answer<Roll> | Promise<Answer<Roll>>) =>
  async (asked: AskedAction, world: World): Promise<Answer<Message>> => {
    const mine = placeOf(asked);
    if (!mine.ok) return mine;
    const { id, players, place } = mine.value;
    const taken = await asPlayer({ asked, id, place }, world, (context) => take(asked, id, context));
    return mapAnswer(taken, (roll) => rollMessage(roll, players, world));
  };

const lockWord = partOf((asked, id, context) => call(joinRoll, { id, word: asked.typed('word') }, context));
const giveUp = partOf((_, id, context) => call(abandonRoll, { id }, context));

/** Works the roll out again, for whoever presses. */
const check = async (asked: AskedAction, world: World): Promise<Answer<Message>> => {
  const found = await call(rollUseCase, { id: asked.args[0] ?? '' }, world.context(nobody(asked.id)));
  return found.ok ? checkMessage(found.value, world) : found;
};

const field = fieldsOf(createRoll);
const opponent = {
  kind: 'USER',
  name: 'opponent',
  description: 'Who rolls with you',
  required: true,
} as const;
const reason = field('reason');

/** A path of the roll's input as the option that it comes from: `fight.sides[0].models[1].fight` as `first, model 2, fight`. */
const optionOf = (path: string): string => {
  const [purpose = '', ...rest] = path.split('.');
  const inner = rest.join('.');
  if (inner === '') return path;
  if (purpose === 'fight') return sideOptionOf(inner);
  return purpose === 'chart' ? chartOptionOf(inner) : pieceOptionOf(inner);
};

const common = {
  operations: ['createRoll', 'joinRoll', 'abandonRoll', 'roll'],
  answers: 'LATER',
  optionOf,
} as const;

export const rollTogetherCommands: readonly Command[] = [
  {
    ...common,
    name: 'roll-together dice',
    description: 'Dice with another player that neither of you, nor we, can steer',
    options: [opponent, field('count'), field('sides'), reason],
    run: openRoll((options) => ok({ count: options.number('count'), sides: options.number('sides') })),
  },
  {
    ...common,
    name: 'roll-together chart',
    description: 'A die on a chart with another player, which nobody can steer',
    options: [opponent, ...situationOptions, ...factOptions, editionOption(rollChart), reason],
    run: openRoll((options) => ok({ chart: chartInput(options) })),
  },
  {
    ...common,
    name: 'roll-together fight',
    description: 'A whole fight with another player, Duel and Strikes, whose dice nobody can steer',
    options: [opponent, ...fightOptions, editionOption(rollFight), reason],
    run: openRoll((options) => mapAnswer(sidesOf(options, fightWords), (fight) => ({ fight }))),
  },
  {
    ...common,
    name: 'roll-together volley',
    description: 'A volley with another player whose dice nobody can steer',
    options: [opponent, ...shooterOptions, editionOption(rollVolley), reason],
    run: openRoll((options) => mapAnswer(volleyOf(options), (volley) => ({ volley }))),
  },
];

export const rollTogetherActions: readonly Action[] = [
  { id: 'roll-join', answers: 'MODAL', shows: 'IN_PLACE', opens: wordModal },
  { id: 'roll-word', answers: 'LATER', shows: 'IN_PLACE', run: lockWord },
  { id: 'roll-give-up', answers: 'LATER', shows: 'IN_PLACE', run: giveUp },
  { id: 'roll-check', answers: 'LATER', shows: 'NEW', isPrivate: true, run: check },
];
