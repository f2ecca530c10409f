import type * as z from 'zod/mini';
import { chooseArmy } from '../../../app/tournaments/rounds/choose-army';
import { vetoScenario } from '../../../app/tournaments/rounds/veto-scenario';
import type { Round } from '../../../app/kernel/generated/answers';
import type { OperationFacts } from '../../../app/kernel/operation';
import type { StoredContext } from '../../../app/kernel/store/context';
import { type UseCase, call, mapAnswer } from '../../../app/kernel/use-case';
import { escapeText } from '../../../shared/escape-text';
import type { Command } from '../command';
import { type FieldOption, fieldsOf } from '../field';
import { type OwnGame, type TournamentHome, ownGame } from '../home';
import { SPARE_PLAYER } from './results';

/** The army that a linked player plays at its table, where everybody has several; the scenarios of a round; and how it chooses and vetoes. */

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

const listed = (scenarios: readonly string[]): string => scenarios.map(escapeText).join(', ');

/** The scenario of a round; no line where nothing is named. */
export const scenarioLines = ({ scenario, scenarioChoices }: Round): readonly string[] =>
  scenarioChoices.length > 0
    ? [`Scenario: each table vetoes from ${listed(scenarioChoices)}`]
    : scenario === null
      ? []
      : [`Scenario: ${escapeText(scenario)}`];

/** The scenario of a table, and whose turn it is to veto. */
export const tableScenarioLines = (
  { nameOf }: Pick<TournamentHome, 'nameOf'>,
  { veto }: Pick<OwnGame, 'veto'>,
  own: string,
): readonly string[] => {
  if (veto === null) return [];
  const { scenario, left, next } = veto;
  if (next === null) return [`Scenario: **${escapeText(scenario)}**`];
  const turn =
    next === own ? 'Your turn' : `The turn of ${next === 'SPARE' ? SPARE_PLAYER : escapeText(nameOf(next))}`;
  return [
    `${turn} to veto one of ${listed(left)}${next === own ? ', with `/veto`' : ''}.`,
    `${escapeText(scenario)} is played unless somebody vetoes it.`,
  ];
};

interface Decision<Input extends z.ZodMiniType, Output> extends Pick<Command, 'name' | 'description'> {
  readonly isPrivate?: true;
  readonly operation: UseCase<Input, Output, StoredContext> & Pick<OperationFacts, 'name'>;
  readonly option: FieldOption;
  /** How the table stands after it. */
  readonly lines: (home: TournamentHome, table: Output, own: string) => readonly string[];
}

/** A command with which a linked player decides something at its own table, in the round that is on. */
const decision = <Input extends z.ZodMiniType, Output>({
  operation,
  option,
  lines,
  ...row
}: Decision<Input, Output>): Command => ({
  ...row,
  options: [option],
  operations: [operation.name],
  inServer: true,
  answers: 'LATER',
  run: async (asked, world) => {
    const asker = await ownGame(asked, world);
    if (!asker.ok) return asker;
    const {
      home,
      own: { entrant, caller },
      round: { number },
      game: { table, number: shown },
    } = asker.value;
    const done = await call(
      operation,
      {
        tournament: home.tournament.id,
        round: number,
        table,
        [option.path]: asked.options.text(option.name),
      },
      { ...home.context, caller },
    );
    return mapAnswer(done, (now) => ({
      title: `Round ${number}, table ${shown}`,
      text: lines(home, now, entrant).join('\n'),
      ...(row.isPrivate && { isPrivate: true }),
    }));
  },
});

export const ownTableCommands: readonly Command[] = [
  decision({
    name: 'choose-army',
    description: 'Choose the army that you play; nobody sees it until both have chosen',
    operation: chooseArmy,
    option: fieldsOf(chooseArmy)('slot', {
      name: 'army',
      description: 'The id of the army, such as GOOD or EVIL',
      required: true,
    }),
    isPrivate: true,
    lines: tableArmyLines,
  }),
  decision({
    name: 'veto',
    description: 'Veto one of the scenarios that your table chooses from',
    operation: vetoScenario,
    option: fieldsOf(vetoScenario)('scenario', {
      description: 'The scenario that is not to be played, as /my-game names it',
    }),
    lines: tableScenarioLines,
  }),
];
