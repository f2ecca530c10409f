import { leagueTable } from '../../../app/leagues/league-table';
import { standings as standingsUseCase } from '../../../app/tournaments/standings';
import type { RoundView } from '../../../app/tournaments/views';
import type { Answer } from '../../../app/use-case';
import { call } from '../../../app/use-case';
import { ok } from '../../../shared/result';
import type { Action, Asked, AskedAction, AskedCommand, Command, Modal, Option, World } from '../command';
import { customId } from '../custom-id';
import { clip, defused, defusedInCode } from '../defuse';
import type { Home, TournamentHome } from '../home';
import { connectedHome, gameOf, ownEntrant, roundAt, tournamentHome } from '../home';
import type { Button, Message } from '../message';
import { codeBlock, counted, wordsOf } from '../text';
import { keptButtons, reportModal } from './reporting';

const LONGEST_NAME = 20;
export const TABLES_ON_PAGE = 20;
export const LINES_ON_PAGE = 25;

const named = (name: string): string => clip(defusedInCode(name), LONGEST_NAME).padEnd(LONGEST_NAME);

const roundOption: Option = {
  kind: 'WHOLE',
  name: 'round',
  description: 'Which round; the last if left out',
  least: 1,
  most: 30,
};

type Result = RoundView['tables'][number]['result'];

/** How a table ended: `7-4`, or what else it came to. */
export const resultText = (result: Result, entrants: readonly string[]): string => {
  if (result === null) return '';
  if (result.kind === 'PLAYED') return (result.victoryPoints ?? []).join('-');
  if (result.kind === 'BOTH_LOST') return 'both lost';
  return result.concededBy === entrants[0] ? '0-12 conceded' : '12-0 conceded';
};

/** Which pages there are beside this one. */
const pageButtons = (
  action: string,
  { page, pages }: { readonly page: number; readonly pages: number },
  round: number,
): readonly Button[] =>
  pages <= 1
    ? []
    : [
        { id: customId(action, round, page - 1), label: 'Back', style: 'secondary', disabled: page <= 0 },
        {
          id: customId(action, round, page + 1),
          label: 'More',
          style: 'secondary',
          disabled: page >= pages - 1,
        },
      ];

const pageOf = (page: number, count: number, size: number) => {
  const pages = Math.max(1, Math.ceil(count / size));
  const shown = Math.min(Math.max(0, page), pages - 1);
  return { pages, shown, from: shown * size };
};

const roundStates = { DRAWN: 'drawn, not started', STARTED: 'being played', COMPLETE: 'complete' } as const;

const pairingsMessage = ({ tournament, nameOf }: TournamentHome, round: RoundView, page: number): Message => {
  const { pages, shown, from } = pageOf(page, round.tables.length, TABLES_ON_PAGE);
  const lines = round.tables
    .slice(from, from + TABLES_ON_PAGE)
    .map(({ table, entrants, result }) =>
      `${String(table).padStart(3)}  ${named(nameOf(entrants[0] ?? ''))} ${named(nameOf(entrants[1] ?? ''))} ${resultText(result, entrants)}`.trimEnd(),
    );
  const { unpaired } = round;
  return {
    title: `${clip(defused(tournament.name), 200)}: round ${round.number}`,
    text: [
      codeBlock(lines),
      ...(unpaired === null
        ? []
        : [
            unpaired.kind === 'BYE'
              ? `Bye: ${defused(nameOf(unpaired.entrant))}`
              : `Table ${unpaired.table ?? ''}, against the Spare Player: ${defused(nameOf(unpaired.entrant))} ${resultText(unpaired.result, [unpaired.entrant])}`,
          ]),
    ].join('\n'),
    footer: `${roundStates[round.state]}${pages > 1 ? ` · page ${shown + 1} of ${pages}` : ''}`,
    buttons: pageButtons('pairings', { page: shown, pages }, round.number),
  };
};

const pairings = async (
  asked: Asked,
  world: World,
  wanted: { round?: number; page: number },
): Promise<Answer<Message>> => {
  const home = await tournamentHome(asked, world);
  if (!home.ok) return home;
  const round = await roundAt(home.value, wanted.round);
  return round.ok ? ok(pairingsMessage(home.value, round.value, wanted.page)) : round;
};

const number = (value: number, width: number): string => String(value).padStart(width);

const tournamentStandings = async (
  home: TournamentHome,
  wanted: { readonly round?: number; readonly page: number },
): Promise<Answer<Message>> => {
  const { tournament, nameOf, context } = home;
  const found = await call(
    standingsUseCase,
    { tournament: tournament.id, ...(wanted.round !== undefined && { round: wanted.round }) },
    context,
  );
  if (!found.ok) return found;
  const { round, complete, standings } = found.value;
  const { pages, shown, from } = pageOf(wanted.page, standings.length, LINES_ON_PAGE);
  const lines = standings
    .slice(from, from + LINES_ON_PAGE)
    .map(
      (one) =>
        `${`${one.tied ? '=' : ''}${one.rank}`.padStart(5)} ${named(nameOf(one.entrant))}${number(one.tournamentPoints, 4)}${number(one.victoryPointDifference, 5)}${number(one.victoryPoints, 5)}${number(one.leadersKilled, 3)}  ${one.won}-${one.drawn}-${one.lost}`,
    );
  const header = `${' '.repeat(5)} ${' '.repeat(LONGEST_NAME)}  TP   VP+   VP LK  W-D-L`;
  return ok({
    title: `${clip(defused(tournament.name), 180)}: ${round === 0 ? 'before round 1' : `after round ${round}`}`,
    text: standings.length === 0 ? 'Nobody is registered yet.' : codeBlock([header, ...lines]),
    footer: [
      'TP Tournament Points · VP+ Victory Point difference · VP Victory Points · LK leaders killed',
      ...(complete ? [] : ['not every table is reported yet']),
      ...(pages > 1 ? [`page ${shown + 1} of ${pages}`] : []),
    ].join(' · '),
    buttons: pageButtons('standings', { page: shown, pages }, round),
  });
};

const leagueStandings = async ({ context }: Home, league: string): Promise<Answer<Message>> => {
  const found = await call(leagueTable, { league, limit: LINES_ON_PAGE }, context);
  if (!found.ok) return found;
  const { items, nextCursor } = found.value;
  const lines = items.map(
    (line) =>
      `${`${line.tied ? '=' : ''}${line.rank}`.padStart(5)} ${named(line.player.name ?? 'a former player')} ${String(line.points).padStart(8)}  ${counted(line.tournaments, 'event')}`,
  );
  return ok({
    title: 'League table',
    text: lines.length === 0 ? 'No finished tournament counts yet.' : codeBlock(lines),
    ...(nextCursor === null ? {} : { footer: `the first ${LINES_ON_PAGE}; the rest through the API` }),
  });
};

const standings = async (
  asked: Asked,
  world: World,
  wanted: { round?: number; page: number },
): Promise<Answer<Message>> => {
  const connected = await connectedHome(asked, world);
  if (!connected.ok) return connected;
  const { connection } = connected.value;
  if (connection.kind === 'LEAGUE') return leagueStandings(connected.value, connection.id);
  const home = await tournamentHome(asked, world);
  return home.ok ? tournamentStandings(home.value, wanted) : home;
};

const myGame = async (asked: AskedCommand, world: World): Promise<Answer<Message>> => {
  const home = await tournamentHome(asked, world);
  if (!home.ok) return home;
  const entrant = ownEntrant(home.value, asked);
  if (!entrant.ok) return entrant;
  const round = await roundAt(home.value, undefined);
  if (!round.ok) return round;
  const { nameOf, tournament } = home.value;
  const game = gameOf(round.value, entrant.value);
  const title = `${clip(defused(nameOf(entrant.value)), 150)}: round ${round.value.number} of ${tournament.rounds}`;
  if (game === null)
    return ok({
      title,
      text:
        round.value.unpaired?.entrant === entrant.value
          ? 'A bye: nothing to play or report this round.'
          : 'No game in this round.',
      isPrivate: true,
    });
  const opponent = game.entrants.find((other) => other !== entrant.value);
  const open = round.value.state !== 'DRAWN' && game.result === null;
  return ok({
    title,
    text: [
      `Table **${game.table}** against **${opponent === undefined ? 'the Spare Player' : defused(nameOf(opponent))}**`,
      ...(round.value.state === 'DRAWN' ? ['The round has not started yet.'] : []),
      ...(game.result === null
        ? []
        : [`Result: ${resultText(game.result, game.entrants)} (${wordsOf(game.result.status)})`]),
    ].join('\n'),
    buttons: open
      ? [{ id: customId('report-open'), label: 'Report the result', style: 'primary' as const }]
      : keptButtons(tournament.id, round.value.number, { game, entrant: entrant.value }),
    isPrivate: true,
  });
};

const wantedRound = (value: number | undefined): { readonly round?: number } =>
  value === undefined ? {} : { round: value };

export const tournamentCommands: readonly Command[] = [
  {
    name: 'pairings',
    description: 'Who meets whom, table by table, with results',
    options: [roundOption],
    operations: ['tournament', 'round'],
    inServer: true,
    answers: 'LATER',
    run: (asked, world) => pairings(asked, world, { ...wantedRound(asked.options.number('round')), page: 0 }),
  },
  {
    name: 'standings',
    description: 'The standings, or the table of the league',
    options: [{ ...roundOption, description: 'After which round; the last if left out' }],
    operations: ['standings', 'leagueTable'],
    inServer: true,
    answers: 'LATER',
    run: (asked, world) =>
      standings(asked, world, { ...wantedRound(asked.options.number('round')), page: 0 }),
  },
  {
    name: 'my-game',
    description: 'Your table and your opponent',
    options: [],
    operations: ['tournament', 'round'],
    inServer: true,
    isPrivate: true,
    answers: 'LATER',
    run: myGame,
  },
];

const paged = (asked: AskedAction) => ({
  ...(Number(asked.args[0]) > 0 && { round: Number(asked.args[0]) }),
  page: Number(asked.args[1] ?? 0),
});

export const tournamentActions: readonly Action[] = [
  {
    id: 'pairings',
    answers: 'LATER',
    shows: 'IN_PLACE',
    run: (asked, world) => pairings(asked, world, paged(asked)),
  },
  {
    id: 'standings',
    answers: 'LATER',
    shows: 'IN_PLACE',
    run: (asked, world) => standings(asked, world, paged(asked)),
  },
  { id: 'report-open', answers: 'MODAL', shows: 'NEW', opens: (): Modal => reportModal },
];
