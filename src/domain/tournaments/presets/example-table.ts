import type { Pair } from '../../../shared/pair';
import type { AnnouncedTiebreaker, Format } from '../event/facts';
import type { Game, PlayedScore } from '../game';
import type { EventPack } from '../pack/pack';
import { type Standing, standingsAfter } from '../standings/standings';

/** A small event that shows what a pack makes of it: five players, three rounds, a bye in each, and a concession. */

const names = ['Ann', 'Ben', 'Cem', 'Dia', 'Eda'] as const;
const entrants = names.map((id, index) => ({ id, number: index + 1 }));

type Score = readonly [...Pair<number>, ...Pair<boolean>];
interface Scores {
  readonly large: Score;
  readonly close: Score;
  readonly drawn: Score;
  readonly narrow: Score;
  readonly clear: Score;
}

/** Victory Points of both sides, and whether each killed the enemy leader. */
const ofPlayers: Scores = {
  large: [12, 2, true, false],
  close: [6, 5, false, true],
  drawn: [5, 5, false, false],
  narrow: [7, 4, true, true],
  clear: [9, 3, true, false],
};

/** Game Points of a match of five tables. */
const ofTeams: Scores = {
  large: [81, 19, false, false],
  close: [53, 47, false, false],
  drawn: [50, 50, false, false],
  narrow: [56, 44, false, false],
  clear: [64, 36, false, false],
};

const scoresOf = (format: Format): Scores => (format === 'TEAMS' ? ofTeams : ofPlayers);

/** Each side's share of a number of the game: more for the first, but in a close game for the second. */
const numbersOf = ({ scoring: { numbers = [] } }: EventPack, isClose: boolean): PlayedScore['numbers'] =>
  numbers.map(({ id, most }) => {
    const [more, fewer] = [Math.min(most, 3), Math.min(most, 1)];
    return { number: id, values: isClose ? [fewer, more] : [more, fewer] };
  });

const scoreIn = (pack: EventPack, scores: Scores, name: keyof Scores): PlayedScore => {
  const [first, second, killed, lost] = scores[name];
  return {
    victoryPoints: [first, second],
    leaderKilled: [killed, lost],
    numbers: numbersOf(pack, name === 'close'),
  };
};

/** Single games to show the points of: from a large win to a draw. */
export const exampleScores = (pack: EventPack, format: Format): readonly PlayedScore[] =>
  (['large', 'clear', 'narrow', 'close', 'drawn'] as const).map((name) =>
    scoreIn(pack, scoresOf(format), name),
  );

const gamesOf = (pack: EventPack, format: Format): readonly Game[] => {
  const played = (round: number, sides: Pair<string>, name: keyof Scores): Game => ({
    round,
    kind: 'PLAYED',
    entrants: sides,
    ...scoreIn(pack, scoresOf(format), name),
  });
  return [
    played(1, ['Ann', 'Ben'], 'large'),
    played(1, ['Cem', 'Dia'], 'close'),
    { round: 1, kind: 'BYE', entrants: ['Eda'] },
    played(2, ['Ann', 'Cem'], 'drawn'),
    { round: 2, kind: 'CONCESSION', entrants: ['Eda', 'Ben'], concededBy: 'Ben' },
    { round: 2, kind: 'BYE', entrants: ['Dia'] },
    played(3, ['Eda', 'Ann'], 'narrow'),
    played(3, ['Dia', 'Ben'], 'clear'),
    { round: 3, kind: 'BYE', entrants: ['Cem'] },
  ];
};

const HALF = 2;

/** Ann has every bonus in full, Ben half of those by value, the others none. */
const factsOf = ({ scoring: { bonuses } }: EventPack) =>
  bonuses.flatMap(({ id, fact, most }) => {
    const whole = most ?? 10;
    const ben = { entrant: 'Ben', bonus: id, value: Math.floor(whole / HALF) };
    return fact === 'LEADER_KILLED'
      ? []
      : [
          { entrant: 'Ann', bonus: id, value: fact === 'VALUE' ? whole : 1 },
          ...(fact === 'VALUE' ? [ben] : []),
        ];
  });

/** The scores of the organiser's tiebreakers in the example: 10 for Ann, 8 for Ben and so on. */
const tiebreakersOf = (announced: readonly AnnouncedTiebreaker[]) =>
  announced.map(({ id, better }) => ({
    id,
    better,
    values: names.map((entrant, index) => ({ entrant, value: 10 - HALF * index })),
  }));

/** The standings of the example. */
export const exampleStandings = (
  pack: EventPack,
  { format, tiebreakers }: { readonly format: Format; readonly tiebreakers: readonly AnnouncedTiebreaker[] },
): readonly Standing[] =>
  standingsAfter({
    round: 3,
    entrants,
    games: gamesOf(pack, format),
    scoring: pack.scoring,
    ranking: pack.ranking,
    facts: factsOf(pack),
    tiebreakers: tiebreakersOf(tiebreakers),
    lotSeed: pack.ranking.some(({ criterion }) => criterion === 'LOT') ? 'example' : undefined,
  });
