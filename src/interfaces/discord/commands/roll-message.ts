import { recomputeRoll } from '../../../app/games/rolls/between-players/recompute-roll';
import { termsOf } from '../../../app/games/rolls/roll-facts';
import type { Roll } from '../../../app/kernel/generated/answers';
import { type Answer, conflict, ok } from '../../../app/kernel/use-case';
import { charts } from '../../../domain/rules/charts/charts';
import type { World } from '../command';
import { type Field, type Message, customId, colours } from '../message';
import { clip, escapeText, escapeInCode } from '../../../shared/escape-text';
import { counted } from '../../../shared/counted';
import { playedLines, sideNameOf } from './fight-parts';
import { fightTitle } from './fights';
import { volleyTitle } from './volleys';

/** A roll of two players as they see it. */

const codeLine = (text: string): string => `\`${escapeInCode(text)}\``;

const subjectOf = (roll: Roll): string => {
  const { chart, count, sides } = roll;
  const { fight, volley } = termsOf(roll);
  if (fight) return 'a fight';
  if (volley) return 'a volley';
  if (chart !== null) return charts.find(({ id }) => id === chart.id)?.name ?? chart.id;
  return counted(count ?? 0, sides === 6 ? 'die' : `D${sides}`, sides === 6 ? 'dice' : `D${sides}`);
};

const titleOf = (roll: Roll): string =>
  `Roll together: ${clip(escapeText(roll.reason ?? subjectOf(roll)), 200)}`;

/** The address at which anybody can read the whole roll. */
const lookUp = ({ id }: Roll, { publicUrl }: World): readonly string[] =>
  publicUrl === undefined ? [] : [`Look it up: ${publicUrl}/rolls/${id}`];

const diceText = ({ dice, total, sides, fightPlay, volleyPlay }: Roll): string => {
  const shown = dice ?? [];
  const isPlay = fightPlay !== null || volleyPlay !== null;
  if (shown.length === 0) return 'No dice were needed';
  return `**${shown.join(' ')}**${shown.length > 1 && !isPlay ? ` (together ${total ?? 0})` : ''}${sides === 6 ? '' : ` of ${sides} sides`}`;
};

/** The outcome of the dice, as far as an answer has room for it. */
const outcomeLines = (roll: Roll): readonly string[] => {
  const { resolution, fightPlay, volleyPlay } = roll;
  if (resolution !== null)
    return [`${resolution.row.name}: ${resolution.row.effect}`, ...resolution.consequence.texts];
  if (fightPlay !== null) {
    const { winner } = fightPlay;
    const alignment = termsOf(roll).fight?.sides[winner]?.alignment ?? 'GOOD';
    return [
      `**${fightTitle(fightPlay, sideNameOf(winner, alignment))}**`,
      clip(playedLines(fightPlay.steps), 2500),
    ];
  }
  return volleyPlay === null
    ? []
    : [`**${volleyTitle(volleyPlay)}**`, clip(playedLines(volleyPlay.steps), 2500)];
};

const buttonsOf = (id: string, players: readonly string[]) => [
  { id: customId('roll-join', id, ...players), label: 'Join with a word', style: 'primary' as const },
  { id: customId('roll-give-up', id, ...players), label: 'Give up', style: 'secondary' as const },
];

/** The roll as both players see it; `players` are the members, in the order of the roll's own players. */
export const rollMessage = (roll: Roll, players: readonly string[], world: World): Message => {
  const who = roll.players.map(
    ({ name, lockedAt, word }, i) =>
      `<@${players[i] ?? ''}> (${escapeText(name)}): ${word === null ? (lockedAt === null ? 'word to come' : 'word locked') : codeLine(word)}`,
  );
  const commitment: Field = { name: 'Commitment', value: codeLine(roll.commitment) };
  const common = { title: titleOf(roll), footer: `Roll ${roll.id}`, colour: colours.roll };
  if (roll.state === 'OPEN')
    return {
      ...common,
      text: [
        ...who,
        '',
        'Note the commitment, then lock a word that nobody can guess. With the last word come the dice.',
      ].join('\n'),
      fields: [commitment],
      footer: `Roll ${roll.id} · words until ${roll.joinableUntil.slice(0, 10)}`,
      buttons: buttonsOf(roll.id, players),
    };
  const secret: Field = { name: 'Secret', value: codeLine(roll.secret ?? '') };
  if (roll.state === 'ABANDONED')
    return {
      ...common,
      text: [...who, '', `Given up by ${escapeText(roll.abandonedBy ?? 'nobody')}: no dice.`].join('\n'),
      fields: [commitment, secret],
      colour: colours.refusal,
    };
  return {
    ...common,
    text: [diceText(roll), ...outcomeLines(roll), '', ...who, ...lookUp(roll, world)].join('\n'),
    fields: [commitment, secret],
    buttons: [{ id: customId('roll-check', roll.id), label: 'Check it', style: 'secondary' }],
  };
};

const mark = (fits: boolean): string => (fits ? '✓' : '✗');

/** The roll worked out again from what is public, and what anybody needs to do so without us. */
export const checkMessage = async (roll: Roll, world: World): Promise<Answer<Message>> => {
  const again = await recomputeRoll(roll);
  if (again === null) return conflict('ROLL_WITHOUT_DICE', 'This roll has no dice to check.');
  const { sealFits, diceFit, outcomeFits, dice } = again;
  const fits = sealFits && diceFit && outcomeFits;
  const hasOutcome = outcomeLines(roll).length > 0;
  return ok({
    title: fits ? 'It fits' : 'It does not fit',
    text: [
      `${mark(sealFits)} The secret and the terms are those of the commitment`,
      `${mark(diceFit)} Secret and words give ${dice.length === 0 ? 'no dice, as none were needed' : dice.join(' ')}`,
      ...(hasOutcome ? [`${mark(outcomeFits)} These dice give what was shown`] : []),
      '',
      'Compare the commitment with the one you noted. The file has all that is needed to check it without us (docs/verifiable-rolls.md).',
      ...lookUp(roll, world),
    ].join('\n'),
    fields: [{ name: 'Commitment', value: codeLine(roll.commitment) }],
    footer: `Roll ${roll.id}`,
    files: [{ name: 'roll.json', text: JSON.stringify(roll, null, 2) }],
    isPrivate: true,
    colour: fits ? colours.answer : colours.refusal,
  });
};
