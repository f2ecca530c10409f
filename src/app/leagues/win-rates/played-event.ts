import type { PlayedEvent, PlayedGame } from '../../../domain/statistics/make-book';
import type { BookArmy } from '../../../domain/statistics/game-book';
import { plainText } from '../../../shared/plain-text';
import { ERASED } from '../../tournaments/facts/forget-person';
import type { PublishedArmy } from '../../tournaments/bulk-data/published-armies';
import type { PublishedTournament } from '../../tournaments/bulk-data/published-tournament';

/** A public tournament of the files of a month as the games that win rates are counted from. */

type Table = PublishedTournament['results'][number]['tables'][number];

const HALF_POINTS = { WON: 2, DRAWN: 1, LOST: 0 } as const;

/** The lists of an army together; those of an alliance are one, in whichever order they are written. */
const bookArmy = ({ lists }: PublishedArmy): BookArmy => {
  const sorted = lists.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return { id: sorted.map(({ id }) => id).join('+'), name: sorted.map(({ name }) => name).join(' + ') };
};

const keyOf = (
  entrant: string,
  { member, slot }: { readonly member?: number | undefined; readonly slot?: string | null | undefined },
): string => `${entrant} ${member ?? ''} ${slot ?? ''}`;

/**
 * Players have no number that is the same at other events: whoever writes the same name is taken for the same person. All who were
 * erased bear one name, and are nobody elsewhere.
 */
const playersOf = ({ id, format, entrants }: PublishedTournament): ReadonlyMap<string, string> =>
  new Map(
    entrants.map((one) => {
      const isKnown = format === 'SINGLES' && one.name !== ERASED;
      return [one.id, isKnown ? plainText(one.name) : `${id} ${one.id}`] as const;
    }),
  );

const gamesAt = (
  { entrants, armies: slots, result }: Table,
  scenario: string | null,
  known: { readonly armyOf: (key: string) => BookArmy | null; readonly players: ReadonlyMap<string, string> },
): readonly PlayedGame[] => {
  const [first = '', second = ''] = entrants;
  if (result?.kind !== 'PLAYED' || !result.victoryPoints || second === '') return [];
  const playerOf = (entrant: string): string => known.players.get(entrant) ?? entrant;
  const [own = 0, other = 0] = result.victoryPoints;
  if (!result.games)
    return result.firstSide === null
      ? []
      : [
          {
            scenario,
            armies: [
              known.armyOf(keyOf(first, { slot: slots?.[0] })),
              known.armyOf(keyOf(second, { slot: slots?.[1] })),
            ],
            players: [playerOf(first), playerOf(second)],
            halfPoints: HALF_POINTS[result.firstSide],
            victoryPointDifference: own - other,
          },
        ];
  return result.games
    .filter(({ forfeit }) => forfeit === null)
    .map(({ members: [member = 0, against = 0], victoryPoints: [scored = 0, conceded = 0] }) => ({
      scenario,
      armies: [known.armyOf(keyOf(first, { member })), known.armyOf(keyOf(second, { member: against }))],
      players: [`${playerOf(first)} ${member}`, `${playerOf(second)} ${against}`],
      halfPoints: scored > conceded ? 2 : scored === conceded ? 1 : 0,
      victoryPointDifference: scored - conceded,
    }));
};

/** The games of a tournament that were played out; those of a cancelled event count too. */
export const playedEvent = (tournament: PublishedTournament, month: string): PlayedEvent => {
  const { id, edition, pointsLimit, results, armyLists = [] } = tournament;
  const armies = new Map(armyLists.map((army) => [keyOf(army.entrant, army), bookArmy(army)] as const));
  const known = {
    armyOf: (key: string): BookArmy | null => armies.get(key) ?? null,
    players: playersOf(tournament),
  };
  return {
    id,
    month,
    edition,
    points: pointsLimit,
    games: results.flatMap(({ scenario, tables }) =>
      tables.flatMap((table) =>
        gamesAt(table, ('scenario' in table ? table.scenario : null) ?? scenario, known),
      ),
    ),
  };
};
