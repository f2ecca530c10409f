import { abandonRoll } from '../../../app/rolls/abandon-roll';
import { createRoll, joinToken } from '../../../app/rolls/create-roll';
import { joinRoll } from '../../../app/rolls/join-roll';
import type { RollView } from '../../../app/rolls/roll-view';
import { roll as rollUseCase } from '../../../app/rolls/rolls';
import type { Answer } from '../../../app/use-case';
import { call, invalidInput } from '../../../app/use-case';
import { ok, refused } from '../../../shared/result';
import { rollCommitment, verifiableDice } from '../../../shared/verifiable-dice';
import { charts } from '../../../rules/charts/charts';
import type { Action, AskedAction, AskedCommand, Command, Modal, World } from '../command';
import { nobody } from '../command';
import { customId } from '../custom-id';
import { clip, defused, defusedInCode } from '../defuse';
import type { Message } from '../message';
import { colours } from '../message';
import { nearest } from '../suggest';
import { counted } from '../text';

/**
 * A roll that neither of two players nor the service can steer: the service binds itself to a secret, each player locks a word,
 * and the dice follow from all three. The buttons carry the roll's id and who plays.
 */

const codeLine = (text: string): string => `\`${defusedInCode(text)}\``;

const buttonsOf = (id: string, players: readonly string[]) => [
  { id: customId('roll-join', id, ...players), label: 'Join with a word', style: 'primary' as const },
  { id: customId('roll-give-up', id, ...players), label: 'Give up', style: 'secondary' as const },
];

const diceText = ({ dice, total, sides }: RollView): string => {
  const shown = (dice ?? []).join(' ');
  return `**${shown}**${(dice ?? []).length > 1 ? ` (together ${total ?? 0})` : ''}${sides === 6 ? '' : ` of ${sides} sides`}`;
};

const titleOf = ({ reason, chart, count, sides }: RollView): string => {
  const what =
    chart === null
      ? counted(count ?? 0, sides === 6 ? 'die' : `D${sides}`, sides === 6 ? 'dice' : `D${sides}`)
      : (charts.find(({ id }) => id === chart.id)?.name ?? chart.id);
  return `Roll together: ${clip(defused(reason ?? what), 200)}`;
};

/** The roll as both players see it; `players` are the members, in the order of the roll's own players. */
const rollMessage = (roll: RollView, players: readonly string[]): Message => {
  const who = roll.players.map(
    ({ name, lockedAt, word }, i) =>
      `<@${players[i] ?? ''}> (${defused(name)}): ${word === null ? (lockedAt === null ? 'word to come' : 'word locked') : codeLine(word)}`,
  );
  const common = [{ name: 'Commitment', value: codeLine(roll.commitment) }];
  if (roll.state === 'OPEN')
    return {
      title: titleOf(roll),
      text: [
        ...who,
        '',
        'Note the commitment, then lock a word that nobody can guess. With the last word come the dice.',
      ].join('\n'),
      fields: common,
      footer: `Roll ${roll.id} · words until ${roll.joinableUntil.slice(0, 10)}`,
      buttons: buttonsOf(roll.id, players),
      colour: colours.roll,
    };
  const secret = [...common, { name: 'Secret', value: codeLine(roll.secret ?? '') }];
  if (roll.state === 'ABANDONED')
    return {
      title: titleOf(roll),
      text: [...who, '', `Given up by ${defused(roll.abandonedBy ?? 'nobody')}: no dice.`].join('\n'),
      fields: secret,
      footer: `Roll ${roll.id}`,
      colour: colours.refusal,
    };
  const { resolution } = roll;
  return {
    title: titleOf(roll),
    text: [
      diceText(roll),
      ...(resolution === null ? [] : [`${resolution.row.name}: ${resolution.row.effect}`]),
      '',
      ...who,
    ].join('\n'),
    fields: secret,
    footer: `Roll ${roll.id}`,
    buttons: [{ id: customId('roll-check', roll.id), label: 'Check it', style: 'secondary' }],
    colour: colours.roll,
  };
};

const open = async (asked: AskedCommand, world: World): Promise<Answer<Message>> => {
  const opponent = asked.options.user('opponent');
  const { asker } = asked;
  const fault = (message: string): Answer<never> =>
    invalidInput([{ path: 'opponent', code: 'NOT_ALLOWED', message }]);
  if (opponent === undefined) return fault('is required: a member to roll with');
  if (opponent.isBot) return fault('must be a player, not a bot');
  if (opponent.id === asker.user) return fault('must be somebody else');
  const chart = asked.options.text('chart');
  const created = await call(
    createRoll,
    {
      players: [asker.name, opponent.name],
      reason: asked.options.text('reason'),
      count: asked.options.number('count'),
      sides: asked.options.number('sides'),
      ...(chart !== undefined && { chart: { id: chart } }),
    },
    world.context({ ...nobody(asked.id), idempotencyKey: `discord-roll-together-${asked.id}` }),
  );
  return created.ok ? ok(rollMessage(created.value.roll, [asker.user, opponent.id])) : created;
};

/** The place of the asker among the two who roll. */
const placeOf = ({
  args,
  asker,
}: AskedAction): Answer<{ id: string; players: readonly string[]; place: number }> => {
  const [id = '', ...players] = args;
  const place = players.indexOf(asker.user);
  return place < 0
    ? refused({
        code: 'CONFLICT',
        detail: 'Only the two named in this roll take part: open your own with /roll-together.',
      })
    : ok({ id, players, place });
};

/** The context of one of the two: the token of the place, derived anew. */
const playerContext = (asked: AskedAction, world: World, { id, place }: { id: string; place: number }) => {
  const caller = nobody(asked.id);
  const { keyring } = world.context(caller);
  return world.context({ ...caller, token: joinToken(keyring, id, place) });
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

const lockWord = async (asked: AskedAction, world: World): Promise<Answer<Message>> => {
  const mine = placeOf(asked);
  if (!mine.ok) return mine;
  const joined = await call(
    joinRoll,
    { id: mine.value.id, word: asked.typed('word') },
    playerContext(asked, world, mine.value),
  );
  return joined.ok ? ok(rollMessage(joined.value, mine.value.players)) : joined;
};

const giveUp = async (asked: AskedAction, world: World): Promise<Answer<Message>> => {
  const mine = placeOf(asked);
  if (!mine.ok) return mine;
  const given = await call(abandonRoll, { id: mine.value.id }, playerContext(asked, world, mine.value));
  return given.ok ? ok(rollMessage(given.value, mine.value.players)) : given;
};

/** Works the roll out again from what is public, and hands over what anybody needs to do so without us. */
const check = async (asked: AskedAction, world: World): Promise<Answer<Message>> => {
  const found = await call(rollUseCase, { id: asked.args[0] ?? '' }, world.context(nobody(asked.id)));
  if (!found.ok) return found;
  const { id, terms, secret, commitment, players, dice, count, sides } = found.value;
  if (secret === null || dice === null)
    return refused({ code: 'CONFLICT', detail: 'This roll has no dice to check.' });
  const promise = { id, terms, secret };
  const sealFits = rollCommitment(promise) === commitment;
  const again = verifiableDice(
    promise,
    players.map(({ word }) => word ?? ''),
    { count: count ?? dice.length, sides },
  );
  const diceFit = again.length === dice.length && again.every((die, i) => die === dice[i]);
  return ok({
    title: sealFits && diceFit ? 'It fits' : 'It does not fit',
    text: [
      `${sealFits ? '✓' : '✗'} The secret and the terms are those of the commitment`,
      `${diceFit ? '✓' : '✗'} Secret and words give ${again.join(' ')}`,
      '',
      'Compare the commitment with the one you noted. To check it without us, run the script of docs/verifiable-rolls.md with the file.',
    ].join('\n'),
    fields: [{ name: 'Commitment', value: codeLine(commitment) }],
    files: [{ name: 'roll.json', text: JSON.stringify(found.value, null, 2) }],
    isPrivate: true,
    colour: sealFits && diceFit ? colours.answer : colours.refusal,
  });
};

export const rollTogetherCommands: readonly Command[] = [
  {
    name: 'roll-together',
    description: 'A roll with another player that neither of you, nor we, can steer',
    options: [
      { kind: 'USER', name: 'opponent', description: 'Who rolls with you', required: true },
      { kind: 'TEXT', name: 'reason', description: 'What is rolled for: Priority, turn 3', longest: 200 },
      { kind: 'WHOLE', name: 'count', description: 'How many dice; 1 if left out', least: 1, most: 100 },
      { kind: 'WHOLE', name: 'sides', description: 'Sides of each die; 6 if left out', least: 2, most: 1000 },
      {
        kind: 'TEXT',
        name: 'chart',
        description: 'A chart that the die is for, instead of plain dice',
        suggest: nearest(charts.map(({ id, name }) => ({ name, value: id }))),
        longest: 100,
      },
    ],
    operations: ['createRoll'],
    answers: 'LATER',
    run: open,
  },
];

export const rollTogetherActions: readonly Action[] = [
  { id: 'roll-join', answers: 'MODAL', shows: 'IN_PLACE', opens: wordModal },
  { id: 'roll-word', answers: 'LATER', shows: 'IN_PLACE', run: lockWord },
  { id: 'roll-give-up', answers: 'LATER', shows: 'IN_PLACE', run: giveUp },
  { id: 'roll-check', answers: 'LATER', shows: 'NEW', isPrivate: true, run: check },
];
