import { areListsPublic } from '../../domain/tournaments/event/army-desk';
import { SPARE, type PlayerNumber, bothSides } from '../../domain/tournaments/event/numbers';
import { entrantId } from '../../domain/tournaments/event/record';
import { settingsOf } from '../../domain/tournaments/event/settings';
import { type Tournament, entrantsAt } from '../../domain/tournaments/event/tournament';
import type { MemberNumber } from '../../domain/tournaments/entrant';
import { type Pair, mapPair } from '../../shared/pair';
import { emptyState } from '../../domain/games/changes';
import type { GameEdition, GameSide } from '../../domain/games/sheet';
import { sideOfArmy } from '../../domain/games/side-of-army';
import { assembleArmy } from '../../domain/armies/validation/assemble-army';
import { getMany } from '../kernel/store/get-many';
import type { StoredContext } from '../kernel/operation';
import { type Answer, ok, refused } from '../kernel/use-case';
import { addressOf } from '../tournaments/armies/army-access';
import { armyRulesOf, loadCheck } from '../tournaments/armies/judge-army';
import { loggedOf } from '../kernel/store/items';
import type { GameFacts, GameTable, PlaceOfGame } from '../tournaments/store/game-item';
import { armyKind } from '../tournaments/store/read-tournament';
import { resultAtTable } from '../tournaments/views/round-view';
import { scenarioNamed } from './scenario-of-game';
import { emptySide } from './side-input';
import { fitsBoard, membersAt, playerName } from './team-board';

/** A table of an event as its sheet begins. */

const DAY_MS = 24 * 60 * 60 * 1000;

const nameOf = ({ entrants }: Tournament, number: PlayerNumber): string =>
  number === SPARE ? 'Spare Player' : (entrants[number - 1]?.facts.name ?? entrantId(number));

/** The entrants of the table, and the facts that are settled about its game. */
export const tableOf = (tournament: Tournament, { round, table }: PlaceOfGame) => {
  const drawn = tournament.rounds[round - 1];
  if (!drawn) return refused({ code: 'NOT_FOUND', kind: 'round', id: String(round) } as const);
  const entrants = entrantsAt(drawn.facts, table);
  if (!entrants) return refused({ code: 'NOT_FOUND', kind: 'table', id: String(table) } as const);
  const isSpare = table > drawn.facts.tables.length;
  const result = drawn.results.get(table) ?? drawn.vacant.get(table);
  const { armies, veto } = resultAtTable(drawn.facts, { table: isSpare ? null : table, entrants, result });
  const [first = SPARE, second = SPARE] = bothSides(entrants);
  return ok({
    entrants: [first, second] as const,
    slots: armies?.map(({ slot }) => slot) ?? [],
    scenario: veto === null ? (drawn.facts.scenario ?? null) : veto.next === null ? veto.scenario : null,
  });
};

interface Seated {
  readonly number: PlayerNumber;
  readonly name: string;
  readonly slot: string | null;
  /** In a team event the player of the team. */
  readonly member?: MemberNumber;
}

/** The sides with their armies, as far as the lists are public; without an army for a player who handed in none that can be read. */
const sidesWithArmies = async (
  tournament: Tournament,
  seated: readonly Seated[],
  { store, clock }: StoredContext,
): Promise<Answer<readonly GameSide[]>> => {
  const { id, head } = tournament;
  const addresses = seated.map(({ number, slot, member }) =>
    addressOf({ tournament: id, entrant: entrantId(number), member, ...(slot !== null && { slot }) }),
  );
  const items = await getMany(store, addresses);
  if (!items.ok) return items;
  const texts = seated.map(({ slot, number }, place) =>
    number !== SPARE && areListsPublic(head.facts, clock.nowMs(), slot)
      ? (loggedOf(armyKind, items.value[place])?.facts.army ?? null)
      : null,
  );
  const check = await loadCheck({ texts: texts.flatMap((text) => text ?? []), heads: [head.facts] }, store);
  if (!check.ok) return check;
  return ok(
    seated.map(({ name, slot }, place) => {
      const text = texts[place] ?? null;
      const checked = text === null ? undefined : check.value(text, armyRulesOf(head.facts, slot));
      if (!checked?.ok) return emptySide(name);
      const { draft, report, ...given } = checked.value;
      return sideOfArmy(name, assembleArmy(draft, given).army, report);
    }),
  );
};

/** The players there: the entrants, in a team event the players whom their captains have paired. */
const seatedAt = async (
  tournament: Tournament,
  place: PlaceOfGame,
  { store }: StoredContext,
): Promise<Answer<{ readonly seated: readonly Seated[]; readonly members?: Pair<MemberNumber> }>> => {
  const found = tableOf(tournament, place);
  if (!found.ok) return found;
  const fits = fitsBoard(tournament, place);
  if (!fits.ok) return fits;
  const { entrants, slots } = found.value;
  if (place.board === undefined)
    return ok({
      seated: entrants.map((number, side) => ({
        number,
        name: nameOf(tournament, number),
        slot: slots[side] ?? null,
      })),
    });
  const members = await membersAt(tournament, place, store);
  if (!members.ok) return members;
  return ok({
    seated: mapPair(members.value, (member, side) => {
      const number = entrants[side];
      return { number, name: playerName(tournament, number, member), slot: null, member };
    }),
    members: members.value,
  });
};

/** The sheet of a table, or of a game of a team match there, before anything has happened. */
export const factsOfTable = async (
  tournament: Tournament,
  place: PlaceOfGame,
  context: StoredContext,
): Promise<Answer<GameFacts & { readonly table: GameTable }>> => {
  const found = tableOf(tournament, place);
  if (!found.ok) return found;
  const { entrants, scenario } = found.value;
  const settings = settingsOf(tournament.head.facts);
  const edition: GameEdition = settings.edition === '2024' ? '2024' : '2018';
  const seats = await seatedAt(tournament, place, context);
  if (!seats.ok) return seats;
  const { seated, members } = seats.value;
  const sides = await sidesWithArmies(tournament, seated, context);
  if (!sides.ok) return sides;
  const [first = emptySide(''), second = emptySide('')] = sides.value;
  const named = scenarioNamed(edition, scenario);
  const lastDay = settings.endsOn ?? settings.startsOn;
  const { round, table, board } = place;
  return ok({
    setup: { edition, scenario: named.scenario, sides: [first, second] },
    scenarioName: named.scenarioName,
    state: emptyState,
    tokens: [],
    table: {
      tournament: tournament.id,
      round,
      table,
      ...(board !== undefined && { board }),
      ...(members && { members }),
      entrants,
      endsAtMs: lastDay === null ? null : Date.parse(lastDay) + DAY_MS,
    },
    secrets: [],
    finished: false,
    kept: false,
  });
};
