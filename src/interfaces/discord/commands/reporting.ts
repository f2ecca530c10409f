import { reportResult } from '../../../app/tournaments/results/report-result';
import { MOST_VICTORY_POINTS } from '../../../domain/tournaments/limits';
import type { Fault } from '../../../app/kernel/faults';
import { type Answer, call, conflict, invalidInput, mapAnswer, ok } from '../../../app/kernel/use-case';
import type { Action, AskedAction, AskedCommand, Command, World } from '../command';
import { type Message, type Modal, customId } from '../message';
import { escapeText } from '../../../shared/escape-text';
import { type OpenGame, gameOf, ownRound } from '../home';
import { resultActions, tableMessage } from './results';

/** A linked player's own report: kept at once, as that player, and open to the other side's objection. */

/** The killers of the leaders, as the reporter says it. */
const leaderChoices = [
  { name: 'Nobody noted it', value: 'unknown' },
  { name: 'Neither leader was killed', value: 'none' },
  { name: 'I killed theirs', value: 'mine' },
  { name: 'They killed mine', value: 'theirs' },
  { name: 'Both leaders were killed', value: 'both' },
] as const;

/** The winner as the reporter says it, for events that ask the players. */
const winnerChoices = [
  { name: 'As the Victory Points say', value: 'points' },
  { name: 'I won', value: 'me' },
  { name: 'They won', value: 'them' },
  { name: 'A draw', value: 'draw' },
] as const;

/** One more digit than the largest number of Victory Points has, so that the API refuses a larger one by name. */
const MOST_DIGITS = String(MOST_VICTORY_POINTS).length + 1;

const reportModal: Modal = {
  id: 'report',
  title: 'Report your game',
  inputs: [
    { id: 'own', label: 'Your Victory Points', required: true, longest: MOST_DIGITS, placeholder: '7' },
    {
      id: 'other',
      label: 'Your opponent’s Victory Points',
      required: true,
      longest: MOST_DIGITS,
      placeholder: '4',
    },
    { id: 'leaders', label: 'Leaders killed', required: false, choices: leaderChoices },
    {
      id: 'numbers',
      label: 'What else your event counts: yours-theirs',
      required: false,
      longest: 100,
      placeholder: '12-9, 3-1',
    },
    { id: 'winner', label: 'Who won, if your event asks', required: false, choices: winnerChoices },
  ],
};

const pointsIn = (text: string, path: string, faults: Fault[]): number => {
  if (!/^\d{1,5}$/.test(text.trim()))
    faults.push({ path, code: 'WRONG_FORMAT', message: `must be a whole number, not "${text}"` });
  return Number(text.trim());
};

type NumberPair = readonly [own: number, other: number];

/** "12-9, 3-1" as pairs, the reporter's own first. */
const pairsIn = (text: string): readonly NumberPair[] | null => {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const pairs = parts.map((part) => /^(\d{1,6})[-–:](\d{1,6})$/.exec(part));
  return pairs.some((pair) => pair === null)
    ? null
    : pairs.map((pair): NumberPair => [Number(pair?.[1]), Number(pair?.[2])]);
};

const pairsOf = (names: readonly string[]): string =>
  names.map((name) => `yours-theirs for ${name}`).join(', ');

/** The numbers that the event counts with each game, in the order in which it announced them. */
const numbersIn = (
  text: string,
  announced: readonly string[],
): Answer<readonly { readonly number: string; readonly pair: NumberPair }[]> => {
  const pairs = pairsIn(text);
  if (pairs?.length === announced.length)
    return ok(announced.map((number, index) => ({ number, pair: pairs[index] ?? [0, 0] })));
  const message =
    announced.length === 0
      ? 'must be empty: this event counts nothing else'
      : `must be ${pairsOf(announced)}`;
  return invalidInput([{ path: 'numbers', code: 'WRONG_FORMAT', message }]);
};

/** The winner by word, as the API takes it; undefined where the points say it. */
const winnerIn = (said: string, { game, own }: OpenGame): string | undefined => {
  const other = game.entrants.find((entrant) => entrant !== own.entrant) ?? 'SPARE';
  const winners: Readonly<Record<string, string>> = { me: own.entrant, them: other, draw: 'DRAW' };
  return winners[said];
};

const kills: Readonly<Record<string, readonly [own: boolean, other: boolean]>> = {
  none: [false, false],
  mine: [true, false],
  theirs: [false, true],
  both: [true, true],
};

/** Why another report of this game is refused, if it is. */
const objection = ({ home, game, own }: OpenGame, table: string): Answer<null> => {
  const { result, entrants } = game;
  if (result === null || (result.status === 'REPORTED' && result.reportedBy === own.entrant)) return ok(null);
  if (result.status === 'DISPUTED')
    return conflict('RESULT_DISPUTED', `${table} is disputed: a referee rules on it.`);
  if (result.status === 'RULED')
    return conflict('RESULT_RULED', `${table} is settled: a referee has ruled, and that is final.`);
  if (result.status === 'CONFIRMED')
    return conflict('RESULT_SETTLED', `${table} is confirmed already: /my-game lets you object.`);
  const other = entrants.find((entrant) => entrant !== own.entrant);
  const reporter = other === undefined ? 'The Spare Player' : home.nameOf(other);
  return conflict(
    'REPORTED_BY_OTHER_SIDE',
    `${reporter} has reported ${table.toLowerCase()} already: /my-game lets you confirm it, or object.`,
  );
};

/** The asker's game of the current round, where a report of it is possible: the first one, or a better one of its own. */
const openGame = async (asked: AskedAction | AskedCommand, world: World): Promise<Answer<OpenGame>> => {
  const asker = await ownRound(asked, world);
  if (!asker.ok) return asker;
  const { own, round } = asker.value;
  const game = gameOf(round, own.entrant);
  if (game === null) return conflict('NO_GAME', `You have no game to report in round ${round.number}.`);
  if (round.state === 'DRAWN')
    return conflict('ROUND_NOT_STARTED', `Round ${round.number} has not started yet.`);
  const open = { ...asker.value, game };
  const against = objection(open, `Table ${game.number}`);
  return against.ok ? ok(open) : against;
};

/** Keeps a result as the player; a correction of the own report names the version that was read. */
const keep = async ({ home, round, game, own }: OpenGame, result: Readonly<Record<string, unknown>>) => {
  const ifMatch = game.result === null ? null : game.version;
  const kept = await call(
    reportResult,
    { tournament: home.tournament.id, round: round.number, table: game.table, ...result },
    { ...home.context, caller: { ...own.caller, ifMatch } },
  );
  return mapAnswer(kept, (table) => tableMessage(home, round.number, table));
};

const report = async (asked: AskedAction, world: World): Promise<Answer<Message>> => {
  const faults: Fault[] = [];
  const own = pointsIn(asked.typed('own'), 'Your Victory Points', faults);
  const other = pointsIn(asked.typed('other'), 'Your opponent’s Victory Points', faults);
  if (faults.length > 0) return invalidInput(faults);
  const open = await openGame(asked, world);
  if (!open.ok) return open;
  const isFirst = open.value.game.entrants[0] === open.value.own.entrant;
  const ordered = <T>(pair: readonly [T, T]): readonly T[] => (isFirst ? pair : [pair[1], pair[0]]);
  const announced = open.value.home.tournament.reports.numbers.map(({ number }) => number);
  const numbers = numbersIn(asked.typed('numbers'), announced);
  if (!numbers.ok) return numbers;
  const killed = kills[asked.typed('leaders')];
  const winner = winnerIn(asked.typed('winner'), open.value);
  return keep(open.value, {
    kind: 'PLAYED',
    victoryPoints: ordered([own, other]),
    ...(killed && { leaderKilled: ordered(killed) }),
    ...(numbers.value.length > 0 && {
      numbers: numbers.value.map(({ number, pair }) => ({ number, values: ordered(pair) })),
    }),
    ...(winner !== undefined && { winner }),
  });
};

const concede = async (asked: AskedCommand, world: World): Promise<Answer<Message>> => {
  const open = await openGame(asked, world);
  if (!open.ok) return open;
  const { home, round, game, own } = open.value;
  const opponent = game.entrants.find((other) => other !== own.entrant);
  if (opponent === undefined)
    return conflict('NOT_CONCEDABLE', 'A game against the Spare Player is played, not conceded.');
  return ok({
    title: `Concede round ${round.number}, table ${game.number}?`,
    text: `${escapeText(home.nameOf(opponent))} then wins 12 - 0 with a leader kill.`,
    buttons: [
      {
        id: customId('concede', home.tournament.id, round.number, game.table, own.entrant),
        label: 'I concede',
        style: 'danger',
      },
    ],
    isPrivate: true,
  });
};

const conceded = async (asked: AskedAction, world: World): Promise<Answer<Message>> => {
  const [tournament = '', round, table, entrant = ''] = asked.args;
  const open = await openGame(asked, world);
  if (!open.ok) return open;
  const { home, own, round: now, game } = open.value;
  const isSame =
    own.entrant === entrant &&
    home.tournament.id === tournament &&
    String(now.number) === round &&
    String(game.table) === table;
  if (!isSame) return conflict('TABLE_CHANGED', 'This is not your game any more: send /concede again.');
  // Pressed twice: it is conceded already.
  return game.result?.kind === 'CONCESSION'
    ? ok(tableMessage(home, now.number, game))
    : keep(open.value, { kind: 'CONCESSION', concededBy: entrant });
};

export const reportingCommands: readonly Command[] = [
  {
    name: 'report',
    description: 'Report your game of this round; your opponent confirms it, or objects',
    options: [],
    operations: ['reportResult', 'confirmResult', 'disputeResult', 'takeBackResult'],
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
  ...resultActions,
  {
    id: 'report',
    answers: 'LATER',
    shows: 'NEW',
    run: report,
    optionOf: (path) =>
      path.startsWith('victoryPoints')
        ? 'Victory Points'
        : path.startsWith('numbers')
          ? 'What else your event counts'
          : path,
  },
  { id: 'report-open', answers: 'MODAL', shows: 'NEW', opens: () => reportModal },
  { id: 'concede', answers: 'LATER', shows: 'NEW', run: conceded },
];
