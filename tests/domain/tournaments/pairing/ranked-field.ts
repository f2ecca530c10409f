import type { Game } from '../../../../src/domain/tournaments/game';
import {
  type DrawInput,
  type RoundDraw,
  drawRound,
} from '../../../../src/domain/tournaments/pairing/draw-round';

/** An event whose ranking is 1, 2, 3, ... by adjustments, in which the pairs given have met, whatever the games brought. */
export interface RankedEvent {
  readonly size: number;
  /** Pairs that have met, in round 1 unless a round stands third. */
  readonly met?: readonly (readonly [number, number, number?])[];
  /** Who has had a bye, once for each. */
  readonly byes?: readonly number[];
  readonly clubs?: Readonly<Record<number, string>>;
}

export const rankedInput = (event: RankedEvent, options: Partial<DrawInput> = {}): DrawInput => {
  const { size, met = [], byes = [], clubs = {} } = event;
  const places = Array.from({ length: size }, (_, index) => index + 1);
  const games: Game[] = [
    ...met.map(([a, b, round = 1]): Game => ({ round, kind: 'BOTH_LOST', entrants: [String(a), String(b)] })),
    ...byes.map((place): Game => ({ round: 1, kind: 'BYE', entrants: [String(place)] })),
  ];
  return {
    round: 5,
    rounds: 9,
    unpaired: 'BYE',
    entrants: places.map((place) => ({ id: String(place), number: place, club: clubs[place] })),
    games,
    adjustments: places.map((place) => ({
      entrant: String(place),
      tournamentPoints: 1000 * (size - place),
      victoryPoints: 0,
      reason: 'fixes the ranking for this test',
    })),
    ...options,
  };
};

export const drawRanked = (event: RankedEvent, options: Partial<DrawInput> = {}): RoundDraw =>
  drawRound(rankedInput(event, options));

/** "1-3, 2-4" as people write a draw. */
export const pairsText = ({ tables }: RoundDraw): string =>
  tables.map(({ entrants }) => entrants.join('-')).join(', ');

export const reasonTexts = ({ tables }: RoundDraw): readonly string[] =>
  tables.map(({ reason }) => `${reason.code} ${reason.text}`);
