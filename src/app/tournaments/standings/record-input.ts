import { directions } from '../../../domain/tournaments/pack/criterion-names';
import * as z from 'zod/mini';
import { asPair } from '../../../shared/pair';
import { IMPORT_BODY_LIMIT_BYTES, LONGEST_REASON } from '../../kernel/limits';
import type { OperationFacts } from '../../kernel/operation';
import {
  MOST_VICTORY_POINTS,
  LARGEST_SCORE,
  MOST_ADJUSTED_POINTS,
  MOST_CALCULATED_ROUNDS,
  LARGEST_CAP,
  MOST_GAME_NUMBERS,
  MOST_TIEBREAKERS,
  LARGEST_SEEDING,
} from '../../../domain/tournaments/limits';
import { type Game, gameKinds } from '../../../domain/tournaments/game';
import { alignments } from '../../../domain/tournaments/entrant';
import { unpairedKinds } from '../../../domain/tournaments/pairing/reasons';
import { packInput, packOfInput } from '../pack/pack-input';
import {
  ownIdText,
  shortText,
  optional,
  wholeNumber,
  withDefault,
  flag,
  oneOf,
  arrayOf,
  boundedText,
  inputObject,
} from '../../kernel/input';

/** The limits of the stateless questions. */
export const limits = {
  entrants: LARGEST_CAP,
  rounds: MOST_CALCULATED_ROUNDS,
  games: 65_536,
  adjustments: LARGEST_CAP,
  tiebreakers: MOST_TIEBREAKERS,
  victoryPoints: MOST_VICTORY_POINTS,
} as const;

/** A question about a record that the caller gives: nothing is stored. */
export const recordQuestion = {
  function: 'rules',
  bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
} as const satisfies Partial<OperationFacts>;

export const roundNumber = (description: string) => wholeNumber(1, limits.rounds, description);

const entrant = inputObject('EntrantInput', 'An entrant: a player, or in a doubles event a team.', {
  id: ownIdText('Id of the entrant, a player or a team; unique here.'),
  number: wholeNumber(1, 1_000_000, 'Player number given at registration; unique here.'),
  active: withDefault(flag('False leaves the entrant out of the draw.'), true),
  disqualified: withDefault(flag('Whether it is disqualified: listed last, without a rank.'), false),
  club: optional(shortText('Club, for keeping club-mates apart.')),
  region: optional(shortText('Region, for keeping entrants of one apart.')),
  household: optional(shortText('Household, for keeping its members apart.')),
  alignment: optional(oneOf('Alignment', alignments, 'Of its army, for pairing Good against Evil.')),
  seeding: optional(
    wholeNumber(0, LARGEST_SEEDING, 'Its place in the seeding list, or its rating, for a seeded round 1.'),
  ),
});

const victoryPoints = wholeNumber(0, limits.victoryPoints, 'Victory Points.');

export const gameNumbersInput = optional(
  arrayOf(
    inputObject('GameNumbersInput', 'A number of the pack as each side has it.', {
      number: shortText('Its name.'),
      values: arrayOf(wholeNumber(0, limits.victoryPoints, 'How much of it.'), [2, 2], 'In the order of the entrants.'), // prettier-ignore
    }),
    MOST_GAME_NUMBERS,
    'The numbers of the pack, for PLAYED and SPARE; 0 if one is left out.',
  ),
);

const game = inputObject('GameInput', 'A finished game.', {
  round: roundNumber('The round it belongs to.'),
  kind: oneOf(
    'GameKind',
    gameKinds,
    'PLAYED; CONCESSION (12-0); BYE (6-0); SPARE, against the Spare Player; BOTH_LOST, as a referee ruled.',
  ),
  entrants: arrayOf(ownIdText('Id of an entrant.'), [1, 2], 'The two entrants; one alone for BYE and SPARE.'),
  victoryPoints: optional(
    arrayOf(
      victoryPoints,
      [2, 2],
      'Victory Points of each side, for PLAYED and SPARE (there the Spare Player second).',
    ),
  ),
  leaderKilled: optional(
    arrayOf(
      z.boolean(),
      [2, 2],
      'Whether each side killed the enemy leader, for PLAYED and SPARE; left out if unknown.',
    ),
  ),
  numbers: gameNumbersInput,
  winner: optional(
    ownIdText(
      'The winner, "DRAW", or "SPARE" for the Spare Player: for PLAYED and SPARE, where the pack asks the players.',
    ),
  ),
  concededBy: optional(ownIdText('The entrant who conceded, for CONCESSION.')),
  requested: optional(flag('For BYE: whether it was asked for in advance.')),
});

const sinceRound = optional(roundNumber('The round from which it counts; from the start if omitted.'));

const adjustment = inputObject('AdjustmentInput', 'Points given or taken by the organiser.', {
  entrant: ownIdText('Id of the entrant.'),
  tournamentPoints: withDefault(
    wholeNumber(-MOST_ADJUSTED_POINTS, MOST_ADJUSTED_POINTS, 'Tournament Points given, negative when taken.'),
    0,
  ),
  victoryPoints: withDefault(
    wholeNumber(-limits.victoryPoints, limits.victoryPoints, 'Victory Points given, negative when taken.'),
    0,
  ),
  reason: boundedText([1, LONGEST_REASON], 'Why, in the words of the organiser.'),
  round: sinceRound,
});

const tiebreaker = inputObject('TiebreakerInput', "One of the organiser's own tiebreakers.", {
  id: ownIdText('Its name, such as "painting"; unique here.'),
  better: withDefault(
    oneOf('TiebreakerOrder', directions, 'The value that ranks better: the higher or the lower.'),
    'HIGHER',
  ),
  values: arrayOf(
    inputObject('TiebreakerValueInput', "An entrant's value of a tiebreaker.", {
      entrant: ownIdText('Id of the entrant.'),
      value: wholeNumber(-LARGEST_SCORE, LARGEST_SCORE, 'Its value.'),
      round: sinceRound,
    }),
    limits.games,
    "At least one value for every entrant; an entrant's values are added up.",
  ),
});

const bonusFact = inputObject('BonusFactInput', 'A fact that earns a bonus.', {
  value: withDefault(wholeNumber(0, LARGEST_SCORE, 'For a bonus by VALUE: the value; 1 if omitted.'), 1),
  entrant: ownIdText('Id of the entrant that earned it.'),
  bonus: shortText('The id of the bonus.'),
  round: sinceRound,
});

const vote = inputObject('FavouriteVoteInput', 'Votes for a favourite opponent.', {
  entrant: ownIdText('Id of the entrant that was voted for.'),
  value: withDefault(wholeNumber(1, 1000, 'How many votes; 1 if omitted.'), 1),
  round: sinceRound,
});

/** The rules that the pack of a record sets, for the domain. */
export const packRules = (given: Parameters<typeof packOfInput>[0]) => {
  const { scoring, ranking, pairing } = packOfInput(given);
  return { scoring, ranking, pairing };
};

/** How a round is drawn: the fields of a draw beside its number and its record. */
export const drawFields = {
  rounds: roundNumber('How many rounds the event has; the last is drawn without swaps.'),
  unpaired: withDefault(
    oneOf(
      'UnpairedKind',
      unpairedKinds,
      'The game of the entrant left over from an odd number: a BYE, or one against the Spare Player.',
    ),
    'BYE',
  ),
  seed: optional(
    boundedText(
      [1, 200],
      'Any text; round 1 is shuffled by it, and the scenarios of a pool. Needed for round 1; later only scenarios are drawn by it.',
    ),
  ),
  clubMatesApart: withDefault(
    flag('Whether entrants of one club do not meet in this round if that costs no rematch.'),
    false,
  ),
};

/** Entrants, games and points: the fields that pairings and standings share. */
export const recordFields = {
  entrants: arrayOf(entrant, [1, limits.entrants], `Everyone registered, 1 to ${limits.entrants}.`),
  games: withDefault(arrayOf(game, limits.games, 'The games finished so far, in any order.'), []),
  adjustments: withDefault(
    arrayOf(adjustment, limits.adjustments, 'Points given or taken by the organiser.'),
    [],
  ),
  tiebreakers: withDefault(
    arrayOf(
      tiebreaker,
      limits.tiebreakers,
      "The organiser's own tiebreakers, in the order announced before round 1.",
    ),
    [],
  ),
  pack: optional(packInput),
  facts: withDefault(arrayOf(bonusFact, limits.games, 'Facts that earn bonuses of the pack.'), []),
  votes: withDefault(
    arrayOf(vote, limits.games, 'Votes for favourite opponents, for FAVOURITE_OPPONENT.'),
    [],
  ),
  lotSeed: optional(
    boundedText(
      [1, 200],
      'Settles full ties by the published lot of this seed; level entrants share a rank if omitted.',
    ),
  ),
};

/** A game as the input names it, once checked, as the one of its kind. */
export const gameOf = (given: z.output<typeof game>): Game => {
  const { round, kind, entrants, leaderKilled } = given;
  const both = () => asPair(entrants);
  const alone = [entrants[0] as string] as const;
  const points = () => asPair(given.victoryPoints ?? []);
  const kills = leaderKilled && asPair(leaderKilled);
  const rest = {
    leaderKilled: kills,
    ...(given.numbers && {
      numbers: given.numbers.map(({ number, values }) => ({ number, values: asPair(values) })),
    }),
    ...(given.winner !== undefined && {
      winner: given.winner === 'DRAW' ? null : given.winner === entrants[0] ? (0 as const) : (1 as const),
    }),
  };
  switch (kind) {
    case 'PLAYED':
      return { round, kind, entrants: both(), victoryPoints: points(), ...rest };
    case 'SPARE':
      return { round, kind, entrants: alone, victoryPoints: points(), ...rest };
    case 'CONCESSION':
      return { round, kind, entrants: both(), concededBy: given.concededBy as string };
    case 'BYE':
      return { round, kind, entrants: alone, ...(given.requested === true && { requested: true }) };
    case 'BOTH_LOST':
      return { round, kind, entrants: both() };
  }
};
