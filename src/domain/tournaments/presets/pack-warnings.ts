import type { AnnouncedTiebreaker, Format } from '../event/facts';
import type { EventPack, RankingRule, ScoringRules } from '../pack/pack';
import { pointsOfGame } from '../scoring/game-score';

/** Settings that are allowed and probably not meant: a sentence for each. */

interface EventOfPack {
  readonly format: Format;
  /** Null if it is not known yet. */
  readonly rounds: number | null;
  readonly tiebreakers: readonly AnnouncedTiebreaker[];
}

const gameWarnings = ({ games }: ScoringRules): readonly string[] => {
  const inOrder: readonly (readonly [string, number])[] =
    games.by === 'RESULT'
      ? [['win', games.win], ['draw', games.draw], ['loss', games.loss]] // prettier-ignore
      : games.by === 'GRADE'
        ? [
            ['Major win', games.majorWin],
            ['Minor win', games.minorWin],
            ['draw', games.draw],
            ['Minor loss', games.minorLoss],
            ['Major loss', games.majorLoss],
          ]
        : [];
  const results = inOrder.slice(1).flatMap(([worse, points], index): readonly string[] => {
    const [better, more] = inOrder[index] ?? [worse, points];
    return points > more ? [`A ${worse} brings more than a ${better}.`] : [];
  });
  if (games.by !== 'BANDS') return results;
  return games.bands.slice(1).flatMap(({ aheadBy, winner, loser }, index): readonly string[] => {
    const before = games.bands[index];
    return [
      ...(before && winner < before.winner ? [`A win from ${aheadBy} ahead brings less than a smaller one.`] : []), // prettier-ignore
      ...(loser > winner ? [`From ${aheadBy} ahead, the loser gets more than the winner.`] : []),
    ];
  });
};

const byeWarnings = ({ games, bye }: ScoringRules): readonly string[] => {
  if (bye.tournamentPoints === null) return [];
  const most = pointsOfGame(games, { scored: 9_999, conceded: 0 });
  return bye.tournamentPoints > most ? ['A bye brings more than the best win.'] : [];
};

const named = (ranking: readonly RankingRule[], source: 'GAME_NUMBER' | 'ORGANISER_TIEBREAKER') =>
  new Set(
    ranking.flatMap(({ number, tiebreaker, parts }) => [
      source === 'GAME_NUMBER' ? number : tiebreaker,
      ...(parts ?? []).map((part) => (part.source === source ? part.name : undefined)),
    ]),
  );

const unusedWarnings = (pack: EventPack, { tiebreakers }: EventOfPack): readonly string[] => {
  const { scoring, ranking } = pack;
  const numbers = named(ranking, 'GAME_NUMBER');
  const own = named(ranking, 'ORGANISER_TIEBREAKER');
  const countsAll = ranking.some(({ criterion }) => criterion === 'ORGANISER_TIEBREAKERS');
  const votes = ranking.some(({ criterion }) => criterion === 'FAVOURITE_OPPONENT');
  return [
    ...(scoring.numbers ?? [])
      .filter(
        ({ id, tournamentPoints }) =>
          tournamentPoints === 0 && scoring.winnerNumber !== id && !numbers.has(id),
      )
      .map(({ id }) => `Players report their ${id}, but nothing counts it.`),
    ...scoring.bonuses
      .filter(({ tournamentPoints, victoryPoints }) => tournamentPoints === 0 && victoryPoints === 0)
      .map(({ id }) => `The bonus "${id}" brings nothing.`),
    ...tiebreakers
      .filter(({ id, counts }) => !countsAll && !own.has(id) && !(votes && counts === 'FAVOURITE_OPPONENT'))
      .map(({ id }) => `"${id}" is announced, but the ranking does not count it.`),
  ];
};

/** The most Tournament Points of so many rounds, without bonuses. */
const mostPoints = ({ games, numbers = [] }: ScoringRules, rounds: number): number => {
  const best =
    games.by === 'RESULT' ? games.win : games.by === 'GRADE' ? games.majorWin : Math.max(...games.bands.map(({ winner }) => winner)); // prettier-ignore
  const counted = numbers.reduce((sum, { most, tournamentPoints }) => sum + most * Math.max(0, tournamentPoints), 0); // prettier-ignore
  return rounds * (best + counted);
};

const totalWarnings = ({ scoring, ranking }: EventPack, { rounds, tiebreakers }: EventOfPack) =>
  rounds === null
    ? []
    : ranking.flatMap(({ parts = [] }) =>
        parts.flatMap(({ source, name, outOf }): readonly string[] => {
          const asked = tiebreakers.find(({ id, counts }) => id === name && counts === 'OPPONENTS_SCORES');
          const most =
            source === 'TOURNAMENT_POINTS'
              ? mostPoints(scoring, rounds)
              : source === 'ORGANISER_TIEBREAKER' && asked?.most !== undefined
                ? rounds * asked.most
                : outOf;
          return most === outOf
            ? []
            : [`In ${rounds} rounds the most of ${name ?? 'Tournament Points'} is ${most}, but the total counts it out of ${outOf}.`]; // prettier-ignore
        }),
      );

const scenarioWarnings = ({ scenarios }: EventPack, { rounds }: EventOfPack): readonly string[] =>
  scenarios.by === 'DRAWN' && rounds !== null && scenarios.pool.length < rounds
    ? [`The pool has ${scenarios.pool.length} scenarios for ${rounds} rounds: some are played twice.`]
    : [];

const winnerWarnings = ({ winner = 'VICTORY_POINTS', games }: ScoringRules): readonly string[] =>
  games.by === 'BANDS' && winner !== 'VICTORY_POINTS'
    ? ["Bands look at the Victory Points alone: whoever wins by other means may get the loser's points."] // prettier-ignore
    : [];

/** Every warning about the pack in its event. */
export const packWarnings = (pack: EventPack, event: EventOfPack): readonly string[] => [
  ...gameWarnings(pack.scoring),
  ...byeWarnings(pack.scoring),
  ...winnerWarnings(pack.scoring),
  ...unusedWarnings(pack, event),
  ...totalWarnings(pack, event),
  ...scenarioWarnings(pack, event),
  ...(event.format === 'TEAMS' && pack.scoring.bye.victoryPoints < 20
    ? [`A bye scores ${pack.scoring.bye.victoryPoints}-0, but the Victory Points of a match are its Game Points: give it as many as a match.`] // prettier-ignore
    : []),
];
