import { confirmResult } from '../../../app/tournaments/results/confirm-result';
import { disputeResult } from '../../../app/tournaments/results/dispute-result';
import { takeBackResult } from '../../../app/tournaments/results/take-back-result';
import type { Caller } from '../../../app/kernel/store/context';
import { type Answer, call, conflict, ok } from '../../../app/kernel/use-case';
import type { Action, Asked, AskedAction, World } from '../command';
import { type Button, type Message, type Modal, customId, colours } from '../message';
import { clip, escapeText } from '../../../shared/escape-text';
import { type OwnGame, type TournamentHome, gameOf, roundAt, tournamentHome } from '../home';
import type { ReportedTable, Round } from '../../../app/kernel/generated/answers';

/** A table with its result as players see it, and what the other side says to it. */

export const SPARE_PLAYER = 'the Spare Player';

type Result = Round['tables'][number]['result'];
type GivenResult = NonNullable<Result>;

/** How a table ended, in the order of its entrants: `7-4`, or what else it came to. */
export const resultText = (result: Result, entrants: readonly string[]): string => {
  if (result === null) return '';
  if (result.kind === 'PLAYED') return (result.victoryPoints ?? []).join('-');
  if (result.kind === 'BOTH_LOST') return 'both lost';
  return result.concededBy === entrants[0] ? '0-12 conceded' : '12-0 conceded';
};

/** Both names of a table, the Spare Player's where nobody else sits there. */
const namesAt = ({ nameOf }: TournamentHome, entrants: readonly string[]): readonly [string, string] => [
  escapeText(nameOf(entrants[0] ?? '')),
  entrants[1] === undefined ? SPARE_PLAYER : escapeText(nameOf(entrants[1])),
];

const killsText = ({ kind, leaderKilled }: GivenResult, names: readonly string[]): string | undefined => {
  if (kind !== 'PLAYED') return undefined;
  if (leaderKilled === null) return 'Leaders killed: not noted';
  const killers = names.filter((_, i) => leaderKilled[i] === true);
  return killers.length === 0 ? 'No leader was killed' : `Enemy leader killed by ${killers.join(' and ')}`;
};

const scoreLine = (
  { kind, victoryPoints, concededBy }: GivenResult,
  entrants: readonly string[],
  [first, second]: readonly [string, string],
): string => {
  if (kind === 'BOTH_LOST') return `**${first}** and **${second}** both lost`;
  if (kind === 'CONCESSION') return `**${concededBy === entrants[0] ? first : second}** concedes.`;
  const [own = 0, other = 0] = victoryPoints ?? [];
  return `**${first}** ${own} - ${other} **${second}**`;
};

const quoted = (reason: string | null): string =>
  reason === null ? '' : `: “${clip(escapeText(reason), 1000)}”`;

/** The status of the result, and whose turn it is to say something. */
const statusLine = (
  { status, reportedBy, reason }: GivenResult,
  entrants: readonly string[],
  [first, second]: readonly [string, string],
): string => {
  if (status === 'DISPUTED')
    return `Disputed${quoted(reason)}. A referee rules on it; until then the round stays open.`;
  if (status === 'RULED') return `A referee has ruled${quoted(reason)}. That is final.`;
  if (status === 'CONFIRMED') return 'Confirmed: the result counts.';
  const isFirst = reportedBy === entrants[0];
  return `Reported by **${isFirst ? first : second}**. It counts unless **${isFirst ? second : first}** objects.`;
};

/** A button about a table: it carries the table's place and the version that was seen. */
const tableButton =
  (action: string, label: string, style: Button['style']) =>
  ({ tournament }: TournamentHome, round: number, { table, version }: OwnGame): Button => ({
    id: customId(action, tournament.id, round, table, version),
    label,
    style,
  });

export const confirmButton = tableButton('confirm', 'Confirm', 'success');
export const disputeButton = tableButton('dispute', 'That is not right', 'danger');
export const takeBackButton = tableButton('take-back', 'Take it back', 'danger');

/** The table as everybody at it may see it; who has not reported finds the buttons. */
export const tableMessage = (home: TournamentHome, round: number, game: OwnGame): Message => {
  const { number, entrants, result } = game;
  const names = namesAt(home, entrants);
  if (result === null)
    return {
      title: `Round ${round}, table ${number}`,
      text: `**${names[0]}** against **${names[1]}**\n\nNo result yet.`,
    };
  const kills = killsText(result, names);
  return {
    title: `Round ${round}, table ${number}: ${resultText(result, entrants).replace('-', ' - ')}`,
    text: [
      scoreLine(result, entrants, names),
      ...(kills === undefined ? [] : [kills]),
      '',
      statusLine(result, entrants, names),
    ].join('\n'),
    colour: result.status === 'DISPUTED' ? colours.refusal : colours.answer,
    buttons:
      result.status === 'REPORTED'
        ? [confirmButton(home, round, game), disputeButton(home, round, game)]
        : [],
  };
};

type Judgement = 'CONFIRM' | 'DISPUTE' | 'TAKE_BACK';

/** As whom the asker speaks: as the side whose word it is, or as an organiser who connected the server. */
const voiceOf = (
  { facts, own, context }: TournamentHome,
  { asker }: Asked,
  { game: { entrants, result }, as }: { readonly game: OwnGame; readonly as: Judgement },
): Answer<Caller> => {
  const isReporter = result?.reportedBy === own?.entrant;
  if (own !== null && entrants.includes(own.entrant) && isReporter === (as === 'TAKE_BACK'))
    return ok(own.caller);
  return facts.connection?.organisers.includes(asker.user) === true
    ? ok(context.caller)
    : conflict(
        'NOT_A_PLAYER',
        as === 'TAKE_BACK'
          ? 'Only the side that reported, linked with /link, or an organiser can take that back.'
          : 'Only the other side of this table, linked with /link, or an organiser can say that.',
      );
};

const tableAt = (round: Round, table: number): OwnGame | null => {
  const { tables, unpaired } = round;
  const entrant =
    tables.find((one) => one.table === table)?.entrants[0] ??
    (unpaired?.table === table ? unpaired.entrant : '');
  return gameOf(round, entrant);
};

/**
 * Confirms, disputes or takes back a result as it was when the button was made. Where somebody was faster (or the button was pressed twice),
 * nothing is done, and the message shows what stands now.
 */
const judge =
  (as: Judgement) =>
  async (asked: AskedAction, world: World): Promise<Answer<Message>> => {
    const [tournament = '', round = '', table = '', version = ''] = asked.args;
    const home = await tournamentHome(asked, world);
    if (!home.ok) return home;
    if (home.value.tournament.id !== tournament)
      return conflict('OTHER_TOURNAMENT', 'This server is connected to another tournament by now.');
    const drawn = await roundAt(home.value, Number(round));
    if (!drawn.ok) return drawn;
    const game = tableAt(drawn.value, Number(table));
    if (game === null) return conflict('TABLE_CHANGED', 'That table is not in this round any more.');
    if (game.result === null) return ok(tableMessage(home.value, Number(round), game));
    const voice = voiceOf(home.value, asked, { game, as });
    if (!voice.ok) return voice;
    const context = { ...home.value.context, caller: { ...voice.value, ifMatch: version } };
    const at = { tournament, round: Number(round), table: Number(table) };
    const kept =
      as === 'DISPUTE'
        ? await call(disputeResult, { ...at, reason: asked.typed('reason') }, context)
        : await call(as === 'CONFIRM' ? confirmResult : takeBackResult, at, context);
    if (kept.ok) return ok(tableMessage(home.value, at.round, kept.value));
    if (kept.error.code !== 'VERSION_MISMATCH') return kept;
    const now = kept.error.now as ReportedTable;
    const message = tableMessage(home.value, at.round, now);
    return ok(
      now.result?.status === 'REPORTED'
        ? { ...message, footer: 'It was changed before you pressed the button. This is the current result.' }
        : message,
    );
  };

/** Its id is no longer than that of the button, so that it fits wherever that did. */
const disputeModal = ({ args }: AskedAction): Modal => ({
  id: customId('reason', ...args),
  title: 'What is wrong?',
  inputs: [{ id: 'reason', label: 'In your words, for the referee', required: true, longest: 500 }],
});

export const resultActions: readonly Action[] = [
  { id: 'confirm', answers: 'LATER', shows: 'IN_PLACE', run: judge('CONFIRM') },
  { id: 'take-back', answers: 'LATER', shows: 'IN_PLACE', run: judge('TAKE_BACK') },
  { id: 'dispute', answers: 'MODAL', shows: 'IN_PLACE', opens: disputeModal },
  {
    id: 'reason',
    answers: 'LATER',
    shows: 'IN_PLACE',
    run: judge('DISPUTE'),
    optionOf: () => 'What is wrong',
  },
];
