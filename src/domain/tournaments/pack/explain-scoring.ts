import type { GameNumber } from './game-numbers';
import type { Band, GamePoints, PointsByGrade, Bonus, FixedOutcome, ScoringRules } from './pack';

/** "1 Tournament Point", "3 Tournament Points". */
const points = (count: number, unit = 'Tournament Point'): string =>
  `${count} ${unit}${Math.abs(count) === 1 ? '' : 's'}`;

const majorText = ({ majorAheadBy, majorDoubleWithAtLeast }: PointsByGrade): string =>
  [
    ...(majorAheadBy === null ? [] : [`at least ${points(majorAheadBy, 'Victory Point')} ahead`]),
    ...(majorDoubleWithAtLeast === null
      ? []
      : [`at least ${points(majorDoubleWithAtLeast, 'Victory Point')} and at least twice the opponent's`]),
  ].join(', or ');

const bandText = ({ aheadBy, winner, loser }: Band, next: Band | undefined): string => {
  const to = next === undefined ? ' or more' : next.aheadBy - 1 === aheadBy ? '' : ` to ${next.aheadBy - 1}`;
  return `${aheadBy}${to}: ${winner}-${loser}`;
};

const gameLines = (games: GamePoints): readonly string[] => {
  switch (games.by) {
    case 'RESULT':
      return [`A win brings ${points(games.win)}, a draw ${games.draw}, a loss ${games.loss}.`];
    case 'GRADE':
      return [
        `A Major win brings ${points(games.majorWin)}, a Minor win ${games.minorWin}, a draw ${games.draw}, a Minor loss ${games.minorLoss}, a Major loss ${games.majorLoss}.`,
        `A win is Major with ${majorText(games)}.`,
      ];
    case 'BANDS':
      return [
        `Tournament Points follow from the difference in Victory Points. ${games.bands
          .map((band, index) => bandText(band, games.bands[index + 1]))
          .join('; ')}.`,
      ];
  }
};

const outcomeText = ({ victoryPoints, leaderKilled, tournamentPoints }: FixedOutcome): string => {
  const result = victoryPoints === 0 ? 'draw' : 'win';
  return [
    `a ${victoryPoints}-0 ${result}`,
    ...(leaderKilled ? [' with the enemy leader killed'] : []),
    tournamentPoints === null ? '' : `, for ${points(tournamentPoints)}`,
  ].join('');
};

const isSame = (a: FixedOutcome, b: FixedOutcome): boolean =>
  a.victoryPoints === b.victoryPoints &&
  a.leaderKilled === b.leaderKilled &&
  a.tournamentPoints === b.tournamentPoints;

const winnerLines = ({ winner, winnerNumber }: ScoringRules): readonly string[] => {
  switch (winner ?? 'VICTORY_POINTS') {
    case 'VICTORY_POINTS':
      return [];
    case 'NUMBER':
      return [`Whoever has more ${winnerNumber ?? ''} wins; as many is a draw.`];
    case 'REPORTED':
      return ['The players say who has won; where they do not, Victory Points decide.'];
  }
};

const numberLine = ({ id, most, tournamentPoints }: GameNumber): string =>
  `Both sides report their ${id}, 0 to ${most} in a game${tournamentPoints === 0 ? '' : `; each brings ${points(tournamentPoints)}`}.`;

const differenceLines = ({ differenceCap }: ScoringRules): readonly string[] =>
  differenceCap === undefined ? [] : [`At most ${points(differenceCap, 'Victory Point')} of a lead in a game count in the difference.`]; // prettier-ignore

const bonusLine = ({ id, fact, once, most, tournamentPoints, victoryPoints }: Bonus): string => {
  const worth = [
    ...(tournamentPoints === 0 ? [] : [points(tournamentPoints)]),
    ...(victoryPoints === 0 ? [] : [points(victoryPoints, 'Victory Point')]),
  ].join(' and ');
  if (fact === 'VALUE')
    return `Bonus "${id}": ${worth === '' ? 'nothing' : worth} for each point that the organiser notes${most === undefined ? '' : `, ${most} at most`}.`;
  const how = fact === 'LEADER_KILLED' ? 'for killing the enemy leader' : 'when the organiser notes it';
  return `Bonus "${id}": ${worth === '' ? 'nothing' : worth}, once in ${once === 'EVENT' ? 'the event' : 'each game'}, ${how}.`;
};

/** The scoring in words, a sentence for each rule. */
export const explainScoring = (scoring: ScoringRules): readonly string[] => [
  ...gameLines(scoring.games),
  ...winnerLines(scoring),
  ...(scoring.numbers ?? []).map(numberLine),
  ...(scoring.victoryPointCap === null
    ? []
    : [`At most ${points(scoring.victoryPointCap, 'Victory Point')} of a game count in totals; who won is decided without the limit.`]), // prettier-ignore
  ...differenceLines(scoring),
  ...scoring.bonuses.map(bonusLine),
  ...(scoring.byes === 'AVERAGE' ? ["A bye brings the mean of the entrant's other games so far, rounded to whole points; without another game, it counts as follows."] : []), // prettier-ignore
  `A bye counts as ${outcomeText(scoring.bye)}.`,
  ...(isSame(scoring.bye, scoring.requestedBye)
    ? []
    : [`A bye asked for in advance counts as ${outcomeText(scoring.requestedBye)}.`]),
  `A concession counts as ${outcomeText(scoring.concession)}; whoever concedes gets ${
    scoring.concession.concederPoints === null
      ? 'the points of such a loss'
      : points(scoring.concession.concederPoints)
  }.`,
  scoring.spare === 'AS_PLAYED'
    ? 'A game against the Spare Player counts like any other.'
    : 'A game against the Spare Player counts as a bye.',
  `A game lost by both brings each ${points(scoring.bothLost)}.`,
  scoring.disqualified === 'AS_PLAYED'
    ? 'A disqualified entrant is unranked; games against it count as played.'
    : 'A disqualified entrant is unranked; wins over it count as concessions.',
];
