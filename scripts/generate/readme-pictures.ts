import event from '../../tests/golden/event-of-eight.json';
import { duelMatrixPicture } from '../../src/app/fights/pictures/duel-matrix-picture';
import { calculateStandings } from '../../src/app/tournaments/standings/calculate-standings';
import { type Answer, call } from '../../src/app/kernel/use-case';
import { drawStandingsMovement } from '../../src/domain/pictures';

const valueOf = async <T>(answer: Answer<T> | Promise<Answer<T>>): Promise<T> => {
  const given = await answer;
  if (!given.ok) throw new Error(JSON.stringify(given.error));
  return given.value;
};

const model = { attacks: 1, fight: 4 };

/** `docs/images/duel-matrix.svg`: what README.md shows, as anyone gets it from `POST /v1/pictures/duel-matrix`. */
export const duelMatrixFile = async (): Promise<string> => {
  const question = {
    sides: ['GOOD', 'EVIL'].map((alignment) => ({ alignment, models: [model] })),
    by: 'FIGHT',
    upTo: 4,
    sideNames: ['Gondor', 'Mordor'],
  };
  const { svg } = await valueOf(call(duelMatrixPicture, question, {}));
  return svg;
};

const named = (entrant: string): string => `Player ${entrant.toUpperCase()}`;

/** `docs/images/standings.svg`: the places in a real event of eight after each round, from its published results. */
export const standingsFile = async (): Promise<string> => {
  const entrants = event.published.table
    .map(({ entrant }) => entrant)
    .sort()
    .map((id, index) => ({ id, number: index + 1 }));
  const games = event.rounds.flatMap((tables, index) =>
    tables.map(({ entrants: pair, victoryPoints }) => ({
      round: index + 1,
      kind: 'PLAYED',
      entrants: pair,
      victoryPoints,
    })),
  );
  const rounds = event.rounds.map((_, index) => index + 1);
  const tables = await Promise.all(
    rounds.map((round) => valueOf(call(calculateStandings, { round, entrants, games }, {}))),
  );
  const rankOf = (entrant: string, round: number): number | null =>
    tables[round - 1]?.standings.find((one) => one.entrant === entrant)?.rank ?? null;
  return drawStandingsMovement(
    {
      title: 'A real event of eight',
      subtitle: 'Place after each round',
      rounds: rounds.map(String),
      entrants: entrants.map(({ id }) => ({
        name: named(id),
        ranks: rounds.map((round) => rankOf(id, round)),
        isHighlighted: false,
      })),
    },
    'AUTO',
  ).svg;
};
