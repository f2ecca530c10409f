import { game as gameUseCase } from '../../../app/games/game';
import { openTableGame } from '../../../app/games/open-table-game';
import type { Game, GameSide } from '../../../app/kernel/generated/answers';
import { type Answer, call, conflict, invalidField, mapAnswer, refused } from '../../../app/kernel/use-case';
import { tableGameId } from '../../../app/tournaments/store/game-item';
import { escapeText } from '../../../shared/escape-text';
import { fieldsOf } from '../field';
import type { AskedCommand, Command, World } from '../command';
import { type TournamentHome, gameOf, roundAt, tournamentHome } from '../home';
import type { Message } from '../message';

/** The sheet of a table's game: how both sides stand, and who wins now. */

const brokenText = ({ broken, brokenIn }: GameSide['totals']): string =>
  broken ? '**Broken**' : brokenIn === null ? 'Broken as its list says' : `Broken in ${brokenIn}`;

const sideLine = ({ name, army, models, totals }: GameSide): string => {
  const title = `**${escapeText(name)}**${army === '' ? '' : ` (${escapeText(army)})`}`;
  return models === 0
    ? `${title}: no army on the sheet`
    : `${title}: ${totals.modelsLeft} of ${models} models, ${brokenText(totals)}, Might ${totals.might}, Will ${totals.will}, Fate ${totals.fate}`;
};

const winnerText = ({ sides, score }: Game): readonly string[] => {
  if (score === null) return [];
  const [first = 0, second = 0] = score.victoryPoints;
  const leads =
    score.winner === 'DRAW'
      ? 'a draw as it stands'
      : `${escapeText(sides[score.winner === 'FIRST' ? 0 : 1]?.name ?? '')} wins as it stands`;
  return [`Score ${first} to ${second}: ${leads}`];
};

const sheetMessage = (game: Game): Message => {
  const { round, table, board, turn, scenarioName, sides, state } = game;
  const place = `Round ${round ?? ''}, table ${table ?? ''}${board === null ? '' : `, game ${board}`}`;
  return {
    title: `${place}: ${state === 'FINISHED' ? 'over' : `turn ${turn}`}`,
    text: [
      ...(scenarioName === null ? [] : [`Scenario: ${escapeText(scenarioName)}`]),
      ...sides.map(sideLine),
      ...winnerText(game),
    ].join('\n'),
  };
};

interface AtTable {
  readonly round: number;
  readonly table: number;
  /** In a team event the game of the match. */
  readonly board?: number;
  readonly entrants: readonly string[];
}

/** The sheet of a table: of its own a player opens it, another one everybody sees where the event shows scores live. */
const sheetAt = (
  { own, context, tournament }: TournamentHome,
  { entrants, ...place }: AtTable,
): Promise<Answer<Game>> | Answer<Game> => {
  const at = { tournament: tournament.id, ...place };
  if (own && entrants.includes(own.entrant))
    return call(openTableGame, at, { ...context, caller: own.caller });
  return tournament.liveScores
    ? call(gameUseCase, { id: tableGameId(at) }, context)
    : refused({ code: 'FORBIDDEN', operation: gameUseCase.name, allowedRoles: ['a side of this game'] });
};

const gameSheet = async (asked: AskedCommand, world: World): Promise<Answer<Message>> => {
  const home = await tournamentHome(asked, world);
  if (!home.ok) return home;
  const round = await roundAt(home.value, undefined);
  if (!round.ok) return round;
  const { own } = home.value;
  const wanted = asked.options.number('table') ?? (own && gameOf(round.value, own.entrant)?.table);
  if (wanted === undefined || wanted === null)
    return conflict('NO_GAME', `You have no game in round ${round.value.number}: name a table.`);
  const entrants = round.value.tables.find(({ table }) => table === wanted)?.entrants ?? [own?.entrant ?? ''];
  const board = asked.options.number('board');
  const { teams } = home.value.tournament;
  if (teams !== null && board === undefined)
    return invalidField('board', 'REQUIRED', `is required in a team event: 1 to ${teams.size}`);
  const at = { round: round.value.number, table: wanted, entrants, ...(board !== undefined && { board }) };
  return mapAnswer(await sheetAt(home.value, at), sheetMessage);
};

export const gameSheetCommands: readonly Command[] = [
  {
    name: 'game-sheet',
    description: 'The sheet of a game: casualties, who is Broken, the score',
    options: [
      fieldsOf(openTableGame)('table', { description: 'The table; yours if omitted', required: false }),
      fieldsOf(openTableGame)('board', { description: 'In a team event the game of the match, from 1' }),
    ],
    operations: [gameUseCase.name, openTableGame.name],
    inServer: true,
    isPrivate: true,
    answers: 'LATER',
    run: gameSheet,
  },
];
