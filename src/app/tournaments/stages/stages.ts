import {
  bracketInStage,
  fieldOfStage,
  finalPlaces,
  placesAfter,
  stagesIn,
  standingsInStage,
} from '../../../domain/tournaments/event/stages';
import { entrantId, gamesOf } from '../../../domain/tournaments/event/record';
import { type Tournament, cursorOf } from '../../../domain/tournaments/event/tournament';
import { currentPack } from '../../../domain/tournaments/pack/pack-versions';
import { scoreOf } from '../../../domain/tournaments/scoring/game-score';
import type { BracketGame, Place } from '../../../domain/tournaments/stages/bracket';
import type { StageSpan } from '../../../domain/tournaments/pack/stage-span';
import type {
  CrosstableRow,
  EventStage,
  EventStages,
  FinalPlace,
  StageBracketGame,
  StageGroup,
} from '../../kernel/generated/answers';
import { conflict, ok } from '../../kernel/use-case';
import { readOperation } from '../change/read-operation';

const placeView = ({ place, entrants }: Place<number>): FinalPlace => ({
  place,
  entrants: entrants.map(entrantId),
});

const idOf = (slot: number | null | undefined): string | null =>
  typeof slot === 'number' ? entrantId(slot) : null;

const gameView =
  (round: number) =>
  ({ entrants, winner }: BracketGame<number>): StageBracketGame => ({
    round,
    entrants: entrants.map(idOf),
    winner: idOf(winner),
  });

const crosstableOf = (
  { head, rounds }: Tournament,
  { from, to }: StageSpan,
  entrants: readonly string[],
): readonly CrosstableRow[] => {
  const { scoring } = currentPack(head.facts.packs ?? []);
  const games = gamesOf(rounds.filter(({ number }) => from <= number && number <= to));
  return entrants.map((entrant) => ({
    entrant,
    games: games.flatMap((game): CrosstableRow['games'] => {
      const sides: readonly string[] = game.entrants;
      const side = sides.indexOf(entrant) as 0 | 1 | -1;
      const opponent = sides[1 - side];
      if (side < 0 || opponent === undefined || !entrants.includes(opponent)) return [];
      const { result, scored, conceded, tournamentPoints } = scoreOf(scoring, game, side as 0 | 1);
      return [{ round: game.round, opponent, result, victoryPoints: [scored, conceded], tournamentPoints }];
    }),
  }));
};

const groupView = (tournament: Tournament, span: StageSpan, group: readonly number[]) => {
  const standings = standingsInStage(tournament, span, group);
  return {
    seeds: group.map(entrantId),
    standings,
    crosstable: crosstableOf(
      tournament,
      span,
      standings.map(({ entrant }) => entrant),
    ),
  };
};

const stageView = (tournament: Tournament, span: StageSpan): EventStage => {
  const { stage, number, from, to } = span;
  const field = fieldOfStage(tournament, span);
  const [seeds = []] = field;
  const bracket =
    stage.by === 'KNOCK_OUT' && seeds.length > 1 ? bracketInStage(tournament, span, seeds) : null;
  return {
    number,
    name: stage.name,
    by: stage.by,
    from,
    to,
    fieldReason: tournament.rounds[from - 1]?.facts.fieldReason ?? null,
    groups: field.map((group, index): StageGroup => ({
      number: index + 1,
      ...groupView(tournament, span, group),
    })),
    bracket: bracket ? bracket.rounds.map((games, index) => games.map(gameView(from + index))) : [],
    thirdPlace: bracket?.third ? gameView(to)(bracket.third) : null,
    places: field.length === 0 ? [] : placesAfter(tournament, span).map(placeView),
  };
};

/** The stages of an event: fields, standings, crosstables and brackets of each, and the final places so far. */
export const stages = readOperation({
  name: 'stages',
  route: 'GET /v1/tournaments/{tournament}/stages',
  answers: 'EventStages',
  covers: ['F6'],

  price: () => 10,
  answer: (tournament) => {
    const spans = stagesIn(tournament);
    if (spans.length === 0) return conflict('NO_STAGES', 'This event has no stages.');
    return ok<EventStages>({
      tournament: tournament.id,
      stages: spans.map((span) => stageView(tournament, span)),
      places: finalPlaces(tournament).map(placeView),
      version: cursorOf(tournament),
    });
  },
});
