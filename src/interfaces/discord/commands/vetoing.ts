import { vetoScenario } from '../../../app/tournaments/rounds/veto-scenario';
import { type Answer, call, mapAnswer } from '../../../app/kernel/use-case';
import type { AskedCommand, Command, World } from '../command';
import { escapeText } from '../../../shared/escape-text';
import { fieldsOf } from '../field';
import { type OwnGame, type TournamentHome, ownGame } from '../home';
import type { Message } from '../message';
import { SPARE_PLAYER } from './results';
import type { Round } from '../../../app/kernel/generated/answers';

/** The scenarios of a round, and how a linked player vetoes one. */

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

const veto = async (asked: AskedCommand, world: World): Promise<Answer<Message>> => {
  const asker = await ownGame(asked, world);
  if (!asker.ok) return asker;
  const {
    home,
    own: { entrant, caller },
    round: { number },
    game: { table, number: shown },
  } = asker.value;
  const done = await call(
    vetoScenario,
    { tournament: home.tournament.id, round: number, table, scenario: asked.options.text('scenario') },
    { ...home.context, caller },
  );
  return mapAnswer(done, (game) => ({
    title: `Round ${number}, table ${shown}`,
    text: tableScenarioLines(home, game, entrant).join('\n'),
  }));
};

export const vetoingCommands: readonly Command[] = [
  {
    name: 'veto',
    description: 'Veto one of the scenarios that your table chooses from',
    options: [
      fieldsOf(vetoScenario)('scenario', {
        description: 'The scenario that is not to be played, as /my-game names it',
      }),
    ],
    operations: ['vetoScenario'],
    inServer: true,
    answers: 'LATER',
    run: veto,
  },
];
