import { confirmResult, disputeResult, reportResult } from '../../../app/tournaments/report-result';
import type { RoundView } from '../../../app/tournaments/views';
import type { Fault } from '../../../app/faults';
import type { Answer } from '../../../app/use-case';
import { call, invalidInput } from '../../../app/use-case';
import { ok, refused } from '../../../shared/result';
import type { Action, AskedAction, AskedCommand, Command, Modal, World } from '../command';
import { customId } from '../custom-id';
import { defused } from '../defuse';
import type { OwnGame, TournamentHome } from '../home';
import { gameOf, ownEntrant, roundAt, tournamentHome } from '../home';
import type { Button, Message } from '../message';
import { colours } from '../message';

/**
 * A result in two steps: a player reports it, the opponent (or an organiser) confirms it, and only then is it kept. What is
 * reported travels in the ids of the buttons, which Discord hands back as we wrote them.
 */

/** Who killed the enemy leader, from the reporter's side. */
const leaderChoices = [
  { name: 'Nobody noted it', value: 'unknown' },
  { name: 'Neither leader was killed', value: 'none' },
  { name: 'I killed theirs', value: 'mine' },
  { name: 'They killed mine', value: 'theirs' },
  { name: 'Both leaders were killed', value: 'both' },
] as const;

export const reportModal: Modal = {
  id: 'report',
  title: 'Report your game',
  inputs: [
    { id: 'own', label: 'Your Victory Points', required: true, longest: 4, placeholder: '7' },
    { id: 'other', label: 'Your opponent’s Victory Points', required: true, longest: 4, placeholder: '4' },
    { id: 'leaders', label: 'Leaders killed', required: false, choices: leaderChoices },
  ],
};

const MOST_VICTORY_POINTS = 1000;

const pointsIn = (text: string, path: string, faults: Fault[]): number => {
  const value = Number(text.trim());
  if (!/^\d{1,4}$/.test(text.trim()) || value > MOST_VICTORY_POINTS)
    faults.push({
      path,
      code: 'WRONG_FORMAT',
      message: `must be a whole number from 0 to ${MOST_VICTORY_POINTS}, not "${text}"`,
    });
  return value;
};

/** Kills as they are written into an id: of the first and the second of the table; `x` where nobody noted them. */
const killsCode = (leaders: string, isFirst: boolean): string => {
  const kills: Readonly<Record<string, readonly [boolean, boolean]>> = {
    none: [false, false],
    mine: [true, false],
    theirs: [false, true],
    both: [true, true],
  };
  const [own, other] = kills[leaders] ?? [];
  if (own === undefined || other === undefined) return 'x';
  return (isFirst ? [own, other] : [other, own]).map(Number).join('');
};

const killsOf = (code: string): readonly boolean[] | undefined =>
  code === 'x' ? undefined : [...code].map((digit) => digit === '1');

/** The asker's game of the current round, which is still to be reported. */
const openGame = async (
  asked: AskedAction | AskedCommand,
  world: World,
): Promise<Answer<{ home: TournamentHome; round: RoundView; game: OwnGame; entrant: string }>> => {
  const home = await tournamentHome(asked, world);
  if (!home.ok) return home;
  const entrant = ownEntrant(home.value, asked);
  if (!entrant.ok) return entrant;
  const round = await roundAt(home.value, undefined);
  if (!round.ok) return round;
  const game = gameOf(round.value, entrant.value);
  if (game === null)
    return refused({
      code: 'CONFLICT',
      detail: `You have no game to report in round ${round.value.number}.`,
    });
  if (round.value.state === 'DRAWN')
    return refused({ code: 'CONFLICT', detail: `Round ${round.value.number} has not started yet.` });
  if (game.result !== null)
    return refused({
      code: 'CONFLICT',
      detail: `Table ${game.table} is reported already: the organiser corrects it where it is wrong.`,
    });
  return ok({ home: home.value, round: round.value, game, entrant: entrant.value });
};

const namesAt = ({ nameOf }: TournamentHome, entrants: readonly string[]): readonly [string, string] => [
  defused(nameOf(entrants[0] ?? '')),
  entrants[1] === undefined ? 'the Spare Player' : defused(nameOf(entrants[1])),
];

const killsText = (code: string, [first, second]: readonly [string, string]): string => {
  const kills = killsOf(code);
  if (kills === undefined) return 'Leaders killed: not noted';
  const killers = [first, second].filter((_, i) => kills[i] === true);
  return killers.length === 0 ? 'No leader was killed' : `Enemy leader killed by ${killers.join(' and ')}`;
};

const report = async (asked: AskedAction, world: World): Promise<Answer<Message>> => {
  const faults: Fault[] = [];
  const own = pointsIn(asked.typed('own'), 'Your Victory Points', faults);
  const other = pointsIn(asked.typed('other'), 'Your opponent’s Victory Points', faults);
  if (faults.length > 0) return invalidInput(faults);
  const open = await openGame(asked, world);
  if (!open.ok) return open;
  const { home, round, game, entrant } = open.value;
  const isFirst = game.entrants[0] === entrant;
  const points = isFirst ? [own, other] : [other, own];
  const kills = killsCode(asked.typed('leaders'), isFirst);
  const names = namesAt(home, game.entrants);
  const args = [home.tournament.id, round.number, game.table, ...points, kills, asked.asker.user];
  const opponent = isFirst ? names[1] : names[0];
  return ok({
    title: `Round ${round.number}, table ${game.table}: ${points.join(' - ')}`,
    text: [
      `**${names[0]}** ${points[0] ?? ''} - ${points[1] ?? ''} **${names[1]}**`,
      killsText(kills, names),
      '',
      `Reported by <@${asked.asker.user}>. It counts once ${game.entrants.length === 1 ? 'an organiser' : opponent} confirms it.`,
    ].join('\n'),
    buttons: [
      { id: customId('confirm', ...args), label: 'Confirm', style: 'success' },
      { id: customId('dispute', ...args), label: 'That is not right', style: 'danger' },
    ],
  });
};

/** What a button's id says of a report. */
interface Reported {
  readonly tournament: string;
  readonly round: number;
  readonly table: number;
  readonly points: readonly [number, number];
  readonly kills: string;
  readonly reporter: string;
}

const reportedIn = ([
  tournament = '',
  round,
  table,
  first,
  second,
  kills = 'x',
  reporter = '',
]: readonly string[]): Reported => ({
  tournament,
  round: Number(round),
  table: Number(table),
  points: [Number(first), Number(second)],
  kills,
  reporter,
});

interface Judged {
  readonly home: TournamentHome;
  readonly reported: Reported;
  readonly game: OwnGame;
}

/** The reported game, if the asker may judge it: the other side of the table, or an organiser. */
const judged = async (asked: AskedAction, world: World): Promise<Answer<Judged>> => {
  const reported = reportedIn(asked.args);
  const home = await tournamentHome(asked, world);
  if (!home.ok) return home;
  if (home.value.tournament.id !== reported.tournament)
    return refused({ code: 'CONFLICT', detail: 'This server is connected to another tournament by now.' });
  const round = await roundAt(home.value, reported.round);
  if (!round.ok) return round;
  const { tables, unpaired } = round.value;
  const entrants =
    tables.find(({ table }) => table === reported.table)?.entrants ??
    (unpaired?.table === reported.table ? [unpaired.entrant] : []);
  const game = gameOf(round.value, entrants[0] ?? '');
  if (game === null)
    return refused({ code: 'CONFLICT', detail: 'That table is not in this round any more.' });
  const { links, connection } = home.value.facts;
  const isOrganiser = connection?.organisers.includes(asked.asker.user) === true;
  const side = links[asked.asker.user];
  const isOther = side !== undefined && entrants.includes(side) && side !== links[reported.reporter];
  return isOrganiser || isOther
    ? ok({ home: home.value, reported, game })
    : refused({
        code: 'CONFLICT',
        detail: 'Only the other side of this table, linked with /link, or an organiser can say that.',
      });
};

const resultMessage = ({ home, reported, game }: Judged, state: string, colour: number): Message => {
  const names = namesAt(home, game.entrants);
  return {
    title: `Round ${reported.round}, table ${reported.table}: ${reported.points.join(' - ')}`,
    text: [
      `**${names[0]}** ${reported.points[0]} - ${reported.points[1]} **${names[1]}**`,
      killsText(reported.kills, names),
      '',
      state,
    ].join('\n'),
    colour,
  };
};

const confirm = async (asked: AskedAction, world: World): Promise<Answer<Message>> => {
  const seen = await judged(asked, world);
  if (!seen.ok) return seen;
  const { home, reported } = seen.value;
  const leaderKilled = killsOf(reported.kills);
  const kept = await call(
    reportResult,
    {
      tournament: reported.tournament,
      round: reported.round,
      table: reported.table,
      kind: 'PLAYED',
      victoryPoints: [...reported.points],
      ...(leaderKilled && { leaderKilled: [...leaderKilled] }),
    },
    home.context,
  );
  return kept.ok
    ? ok(
        resultMessage(
          seen.value,
          `Reported by <@${reported.reporter}>, confirmed by <@${asked.asker.user}>.`,
          colours.answer,
        ),
      )
    : kept;
};

const dispute = async (asked: AskedAction, world: World): Promise<Answer<Message>> => {
  const seen = await judged(asked, world);
  if (!seen.ok) return seen;
  return ok(
    resultMessage(
      seen.value,
      `Reported by <@${seen.value.reported.reporter}>, disputed by <@${asked.asker.user}>: it does not count. Report it again with /report, or call a referee.`,
      colours.refusal,
    ),
  );
};

const concede = async (asked: AskedCommand, world: World): Promise<Answer<Message>> => {
  const open = await openGame(asked, world);
  if (!open.ok) return open;
  const { home, round, game, entrant } = open.value;
  const opponent = game.entrants.find((other) => other !== entrant);
  if (opponent === undefined)
    return refused({ code: 'CONFLICT', detail: 'A game against the Spare Player is played, not conceded.' });
  return ok({
    title: `Concede round ${round.number}, table ${game.table}?`,
    text: `${defused(home.nameOf(opponent))} then wins 12 - 0 with a leader kill.`,
    buttons: [
      {
        id: customId('concede', home.tournament.id, round.number, game.table, entrant),
        label: 'I concede',
        style: 'danger',
      },
    ],
    isPrivate: true,
  });
};

const conceded = async (asked: AskedAction, world: World): Promise<Answer<Message>> => {
  const [tournament = '', round, table, entrant = ''] = asked.args;
  const home = await tournamentHome(asked, world);
  if (!home.ok) return home;
  const own = ownEntrant(home.value, asked);
  if (!own.ok) return own;
  if (own.value !== entrant || home.value.tournament.id !== tournament)
    return refused({ code: 'CONFLICT', detail: 'This is not your game any more: send /concede again.' });
  const kept = await call(
    reportResult,
    { tournament, round: Number(round), table: Number(table), kind: 'CONCESSION', concededBy: entrant },
    home.value.context,
  );
  return kept.ok
    ? ok({
        title: `Round ${round ?? ''}, table ${table ?? ''}: conceded`,
        text: `${defused(home.value.nameOf(entrant))} concedes.`,
      })
    : kept;
};

/** For a result that the other side has reported elsewhere, through the API or a page: it is kept already and waits for us. */
export const keptButtons = (
  tournament: string,
  round: number,
  { game, entrant }: { readonly game: OwnGame; readonly entrant: string },
): readonly Button[] => {
  const { result, table, version } = game;
  if (result?.status !== 'REPORTED' || result.reportedBy === entrant) return [];
  const args = [tournament, round, table, version];
  return [
    { id: customId('confirm-kept', ...args), label: 'Confirm', style: 'success' },
    { id: customId('dispute-kept', ...args), label: 'That is not right', style: 'danger' },
  ];
};

const disputeModal = ({ args }: AskedAction): Modal => ({
  id: customId('dispute-why', ...args),
  title: 'What is wrong?',
  inputs: [{ id: 'reason', label: 'In your words, for the referee', required: true, longest: 500 }],
});

/** Confirms or disputes what is kept, as it was when the button was made. */
const judgeKept = async (
  asked: AskedAction,
  world: World,
  as: 'confirmed' | 'disputed',
): Promise<Answer<Message>> => {
  const [tournament = '', round = '', table = '', version = ''] = asked.args;
  const home = await tournamentHome(asked, world);
  if (!home.ok) return home;
  const entrant = ownEntrant(home.value, asked);
  if (!entrant.ok) return entrant;
  const now = await roundAt(home.value, Number(round));
  if (!now.ok) return now;
  const game = gameOf(now.value, entrant.value);
  if (home.value.tournament.id !== tournament || String(game?.table) !== table)
    return refused({ code: 'CONFLICT', detail: 'This is not your game any more: ask /my-game again.' });
  const { context } = home.value;
  const at = { tournament, round: Number(round), table: Number(table) };
  const seen = { ...context, caller: { ...context.caller, ifMatch: version } };
  const kept = await (as === 'confirmed'
    ? call(confirmResult, at, seen)
    : call(disputeResult, { ...at, reason: asked.typed('reason') }, seen));
  return kept.ok
    ? ok({
        title: `Round ${round}, table ${table}: ${as}`,
        text: as === 'confirmed' ? 'It stands.' : 'A referee rules on it; until then the round stays open.',
        isPrivate: true,
      })
    : kept;
};

export const reportingCommands: readonly Command[] = [
  {
    name: 'report',
    description: 'Report your game of this round; your opponent then confirms it',
    options: [],
    operations: ['reportResult', 'confirmResult', 'disputeResult'],
    inServer: true,
    answers: 'MODAL',
    opens: () => reportModal,
  },
  {
    name: 'concede',
    description: 'Concede your game of this round',
    options: [],
    operations: ['reportResult'],
    inServer: true,
    isPrivate: true,
    answers: 'LATER',
    run: concede,
  },
];

export const reportingActions: readonly Action[] = [
  { id: 'report', answers: 'LATER', shows: 'NEW', run: report, optionOf: (input) => input },
  { id: 'confirm', answers: 'LATER', shows: 'IN_PLACE', run: confirm },
  { id: 'dispute', answers: 'LATER', shows: 'IN_PLACE', run: dispute },
  { id: 'dispute-kept', answers: 'MODAL', shows: 'IN_PLACE', opens: disputeModal },
  {
    id: 'confirm-kept',
    answers: 'LATER',
    shows: 'IN_PLACE',
    run: (asked, world) => judgeKept(asked, world, 'confirmed'),
  },
  {
    id: 'dispute-why',
    answers: 'LATER',
    shows: 'IN_PLACE',
    run: (asked, world) => judgeKept(asked, world, 'disputed'),
  },
  { id: 'concede', answers: 'LATER', shows: 'IN_PLACE', run: conceded },
];
