import { round as roundUseCase } from '../../../app/tournaments/rounds/round';
import { type Answer, mapAnswer, ok } from '../../../app/kernel/use-case';
import type { Action, AskedAction, AskedCommand, Command, World } from '../command';
import { type Button, type Message, customId } from '../message';
import { fieldsOf } from '../field';
import { clip, escapeText } from '../../../shared/escape-text';
import { type OwnGame, type TournamentHome, gameOf, ownRound, roundAt, tournamentHome } from '../home';
import { codeBlock } from '../text';
import { counted } from '../../../shared/counted';
import { type PagedAnswer, standings, named, pageButtons, pageOf } from './standings';
import {
  confirmButton,
  disputeButton,
  resultText,
  SPARE_PLAYER,
  tableMessage,
  takeBackButton,
} from './results';
import { scenarioLines, tableArmyLines, tableScenarioLines } from './own-table';
import type { Round } from '../../../app/kernel/generated/answers';

const TABLES_ON_PAGE = 20;

const roundOption = fieldsOf(roundUseCase)('round', {
  description: 'Which round; the last if omitted',
  required: false,
});

const roundStates = { DRAWN: 'drawn, not started', STARTED: 'being played', COMPLETE: 'complete' } as const;

/** The end of the round in the reader's own time zone, or the minutes that its paused clock has left. */
const clockLines = ({ state, clock }: Round): readonly string[] => {
  if (state !== 'STARTED' || clock === null) return [];
  if (clock.secondsLeft !== null)
    return [
      `The clock is paused with ${counted(Math.ceil(clock.secondsLeft / 60), 'minute')} left: ${escapeText(clock.reason ?? '')}`,
    ];
  return clock.endsAt === null ? [] : [`Ends <t:${Math.round(Date.parse(clock.endsAt) / 1000)}:R>`];
};

const pairingsMessage = ({ tournament, nameOf }: TournamentHome, round: Round, page: number): Message => {
  const { pages, shown, from } = pageOf(page, round.tables.length, TABLES_ON_PAGE);
  const lines = round.tables
    .slice(from, from + TABLES_ON_PAGE)
    .map(({ number: shown, entrants, result }) =>
      `${String(shown).padStart(3)}  ${named(nameOf(entrants[0] ?? ''))} ${named(nameOf(entrants[1] ?? ''))} ${resultText(result, entrants)}${result?.status === 'DISPUTED' ? ' disputed' : ''}`.trimEnd(),
    );
  const { unpaired } = round;
  return {
    title: `${clip(escapeText(tournament.name), 200)}: round ${round.number}`,
    text: [
      ...scenarioLines(round),
      ...clockLines(round),
      codeBlock(lines),
      ...(unpaired === null
        ? []
        : [
            unpaired.kind === 'BYE'
              ? `Bye: ${escapeText(nameOf(unpaired.entrant))}`
              : `Table ${unpaired.number ?? ''}, against the Spare Player: ${escapeText(nameOf(unpaired.entrant))} ${resultText(unpaired.result, [unpaired.entrant])}`,
          ]),
    ].join('\n'),
    footer: `${roundStates[round.state]}${pages > 1 ? ` · page ${shown + 1} of ${pages}` : ''}`,
    buttons: pageButtons('pairings', { page: shown, pages }, round.number),
  };
};

const pairings: PagedAnswer = async (asked, world, wanted) => {
  const home = await tournamentHome(asked, world);
  if (!home.ok) return home;
  return mapAnswer(await roundAt(home.value, wanted.round), (round) =>
    pairingsMessage(home.value, round, wanted.page),
  );
};

/** Games of earlier rounds for which the other side's report still waits for the asker. */
const waiting = async (home: TournamentHome, entrant: string, before: number) => {
  const found: { readonly round: number; readonly game: OwnGame }[] = [];
  for (let number = 1; number < before; number += 1) {
    const round = await roundAt(home, number);
    if (!round.ok) return round;
    const game = gameOf(round.value, entrant);
    if (game?.result?.status === 'REPORTED' && game.result.reportedBy !== entrant)
      found.push({ round: number, game });
  }
  return ok(found);
};

/** The buttons for the asker's own game now. */
const gameButtons = (
  home: TournamentHome,
  { round, game }: { readonly round: Round; readonly game: OwnGame },
  entrant: string,
): readonly Button[] => {
  const { result } = game;
  if (round.state === 'DRAWN') return [];
  const reporting = { id: customId('report-open'), style: 'primary' } as const;
  if (result === null) return [{ ...reporting, label: 'Report the result' }];
  if (result.status === 'REPORTED' && result.reportedBy === entrant)
    return [{ ...reporting, label: 'Report it anew' }, takeBackButton(home, round.number, game)];
  const dispute = disputeButton(home, round.number, game);
  if (result.status === 'REPORTED') return [confirmButton(home, round.number, game), dispute];
  return result.status === 'CONFIRMED' ? [dispute] : [];
};

const myGame = async (asked: AskedCommand, world: World): Promise<Answer<Message>> => {
  const asker = await ownRound(asked, world);
  if (!asker.ok) return asker;
  const { home, own, round } = asker.value;
  const { entrant, name } = own;
  const { number, state, unpaired } = round;
  const earlier = await waiting(home, entrant, number);
  if (!earlier.ok) return earlier;
  const game = gameOf(round, entrant);
  const opponent = game?.entrants.find((other) => other !== entrant);
  const lines =
    game === null
      ? [
          unpaired?.entrant === entrant
            ? 'A bye: nothing to play or report this round.'
            : 'No game in this round.',
        ]
      : [
          `Table **${game.number}** against **${opponent === undefined ? SPARE_PLAYER : escapeText(home.nameOf(opponent))}**`,
          ...tableArmyLines(home, game, entrant),
          ...(game.veto ? tableScenarioLines(home, game, entrant) : scenarioLines(round)),
          ...(state === 'DRAWN' ? ['The round has not started yet.'] : []),
          ...(game.result === null ? [] : ['', tableMessage(home, number, game).text ?? '']),
        ];
  return ok({
    title: `${clip(escapeText(name), 150)}: round ${number} of ${home.tournament.rounds}`,
    text: lines.join('\n'),
    fields: earlier.value.map((one) => ({
      name: `Round ${one.round} waits for you`,
      value: clip(tableMessage(home, one.round, one.game).text ?? '', 1000),
    })),
    buttons: [
      ...(game === null ? [] : gameButtons(home, { round, game }, entrant)),
      ...earlier.value.map((one) => ({
        ...confirmButton(home, one.round, one.game),
        label: `Confirm round ${one.round}`,
      })),
    ],
    isPrivate: true,
  });
};

/** A field of an embed holds so much. */
const LONGEST_FIELD = 1000;

/** The event in its organiser's words, and its rules in words made from the pack. */
const eventMessage = async (asked: AskedCommand, world: World): Promise<Answer<Message>> => {
  const home = await tournamentHome(asked, world);
  if (!home.ok) return home;
  const { name, pack, startsOn, endsOn, ...about } = home.value.tournament;
  const day = startsOn === null ? null : endsOn === null ? startsOn : `${startsOn} to ${endsOn}`;
  const place = [about.venue, about.address].filter((text) => text !== null).join(', ');
  const details = [
    about.cancelled === null ? null : `Cancelled: ${about.cancelled}`,
    day,
    place === '' ? null : place,
    about.description,
    about.schedule,
    about.entryFee === null ? null : `Entry fee: ${about.entryFee}`,
    about.contact === null ? null : `Contact: ${about.contact}`,
    `Rules: ${pack.name} (${pack.source})`,
  ].flatMap((text) => (text === null ? [] : [escapeText(text)]));
  return ok({
    title: clip(escapeText(name), 200),
    text: details.join('\n'),
    fields: pack.sections.map(({ heading, lines }) => ({
      name: heading,
      value: clip(lines.map((line) => `• ${escapeText(line)}`).join('\n'), LONGEST_FIELD),
    })),
  });
};

/** The first page of the round that an option names. */
const firstPage =
  (answer: PagedAnswer) =>
  (asked: AskedCommand, world: World): Promise<Answer<Message>> => {
    const round = asked.options.number('round');
    return answer(asked, world, { ...(round !== undefined && { round }), page: 0 });
  };

/** The round and the page that a button names. */
const anyPage =
  (answer: PagedAnswer) =>
  (asked: AskedAction, world: World): Promise<Answer<Message>> => {
    const [round, page] = asked.args.map(Number);
    return answer(asked, world, { ...(round && { round }), page: page ?? 0 });
  };

export const tournamentCommands: readonly Command[] = [
  {
    name: 'pairings',
    description: 'Who meets whom, table by table, with results',
    options: [roundOption],
    operations: ['tournament', 'round'],
    inServer: true,
    answers: 'LATER',
    run: firstPage(pairings),
  },
  {
    name: 'standings',
    description: 'The standings, or the table of the league',
    options: [{ ...roundOption, description: 'After which round; the last if omitted' }],
    operations: ['standings', 'league', 'leagueTable'],
    inServer: true,
    answers: 'LATER',
    run: firstPage(standings),
  },
  {
    name: 'event',
    description: 'Where and when it is, and its rules in words',
    options: [],
    operations: ['tournament'],
    inServer: true,
    answers: 'LATER',
    run: eventMessage,
  },
  {
    name: 'my-game',
    description: 'Your table, your opponent, and what waits for your word',
    options: [],
    operations: ['tournament', 'round'],
    inServer: true,
    isPrivate: true,
    answers: 'LATER',
    run: myGame,
  },
];

export const tournamentActions: readonly Action[] = [
  { id: 'pairings', answers: 'LATER', shows: 'IN_PLACE', run: anyPage(pairings) },
  { id: 'standings', answers: 'LATER', shows: 'IN_PLACE', run: anyPage(standings) },
];
