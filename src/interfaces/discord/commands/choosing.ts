import { chooseArmy } from '../../../app/tournaments/rounds/choose-army';
import { type Answer, call, mapAnswer } from '../../../app/kernel/use-case';
import type { AskedCommand, Command, World } from '../command';
import { escapeText } from '../../../shared/escape-text';
import { fieldsOf } from '../field';
import { type OwnGame, type TournamentHome, ownGame } from '../home';
import type { Message } from '../message';

/** The army that a linked player plays at its table, where everybody has several, and how it chooses one. */

/** The armies of a table, the asker's first; no line where everybody has one army. */
export const tableArmyLines = (
  { nameOf }: Pick<TournamentHome, 'nameOf'>,
  { armies }: Pick<OwnGame, 'armies'>,
  own: string,
): readonly string[] =>
  (armies ?? [])
    .toSorted((a, b) => Number(b.entrant === own) - Number(a.entrant === own))
    .map(({ entrant, name, hasChosen }) => {
      const isOwn = entrant === own;
      const who = isOwn ? 'You' : escapeText(nameOf(entrant));
      if (name !== null) return `${who} play${isOwn ? '' : 's'} **${escapeText(name)}**`;
      if (hasChosen === null) return `The scenario says which army ${isOwn ? 'you play' : `${who} plays`}.`;
      if (hasChosen) return `${who} ${isOwn ? 'have' : 'has'} chosen an army: it is shown once both have.`;
      return isOwn
        ? 'You have not chosen your army: choose it with `/choose-army`.'
        : `${who} has not chosen an army.`;
    });

const choose = async (asked: AskedCommand, world: World): Promise<Answer<Message>> => {
  const asker = await ownGame(asked, world);
  if (!asker.ok) return asker;
  const {
    home,
    own: { entrant, caller },
    round: { number },
    game: { table, number: shown },
  } = asker.value;
  const done = await call(
    chooseArmy,
    { tournament: home.tournament.id, round: number, table, slot: asked.options.text('army') },
    { ...home.context, caller },
  );
  return mapAnswer(done, (chosen) => ({
    title: `Round ${number}, table ${shown}`,
    text: tableArmyLines(home, chosen, entrant).join('\n'),
    isPrivate: true,
  }));
};

export const choosingCommands: readonly Command[] = [
  {
    name: 'choose-army',
    description: 'Choose the army that you play; nobody sees it until both have chosen',
    options: [
      fieldsOf(chooseArmy)('slot', {
        name: 'army',
        description: 'The id of the army, such as GOOD or EVIL',
        required: true,
      }),
    ],
    operations: ['chooseArmy'],
    inServer: true,
    isPrivate: true,
    answers: 'LATER',
    run: choose,
  },
];
