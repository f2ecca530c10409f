import { slotsOf } from '../../domain/tournaments/event/army-desk';
import { entrantId } from '../../domain/tournaments/event/record';
import type { Entrant, Round, Tournament } from '../../domain/tournaments/event/tournament';
import { settingsOf } from '../../domain/tournaments/event/settings';
import type { RecordGame } from '../kernel/generated/answers';
import type { StoredContext } from '../kernel/store/context';
import { scenarioNamed } from '../games/scenario-of-game';
import { isEdition } from '../rules/edition-names';
import { type Answer, ok } from '../kernel/use-case';
import { type PublishedArmy, publicSlots, publishedArmies } from '../tournaments/bulk-data/published-armies';
import { roundView } from '../tournaments/views/round-view';
import { ownGames } from './entrant-record';

/** Reading a list against its catalogue, in units of work. */
const LIST_UNITS = 15;

/** The army slots of an event; null stands for the one army of an event without slots. */
const everySlotOf = ({ head: { facts } }: Tournament): readonly (string | null)[] => {
  const ids = slotsOf(facts).map(({ id }) => id);
  return ids.length === 0 ? [null] : ids;
};

/** The scenario and the own army of an entrant in a round: at its table, else what the round has for all. */
const playedIn = (tournament: Tournament, round: Round, entrant: string) => {
  const { tables, scenario } = roundView(tournament.id, round);
  const table = tables.find(({ entrants }) => entrants.includes(entrant));
  const slot = table?.armies?.find((army) => army.entrant === entrant)?.slot ?? null;
  const { edition } = settingsOf(tournament.head.facts);
  const named = table?.veto ? table.veto.scenario : scenario;
  return { scenario: isEdition(edition) ? scenarioNamed(edition, named).scenarioName : named, slot };
};

const listName = (army: PublishedArmy | undefined): string | null =>
  army === undefined || army.lists.length === 0
    ? null
    : army.lists
        .map(({ name }) => name)
        .toSorted()
        .join(' + ');

/** The finished games of an entrant with their event, scenario and own list; for others only the lists that are published. */
export const eventGames = async (
  tournament: Tournament,
  entrant: Entrant,
  { isOwn, context }: { readonly isOwn: boolean; readonly context: StoredContext },
): Promise<Answer<readonly RecordGame[]>> => {
  const { id, head, rounds } = tournament;
  const own = entrantId(entrant.number);
  const games = ownGames(tournament, own);
  // In a team event each player has a list, and the entrant is the team.
  const hasOwnLists = games.length > 0 && head.facts.teams === undefined;
  const slots = isOwn ? everySlotOf(tournament) : publicSlots(tournament, context.clock.nowMs());
  if (hasOwnLists) context.work?.spend(Math.min(LIST_UNITS, context.work.left()));
  const armies = hasOwnLists
    ? await publishedArmies({ ...tournament, entrants: [entrant] }, context.store, slots)
    : ok([]);
  if (!armies.ok) return armies;
  const { edition } = settingsOf(head.facts);
  return ok(
    games.map((game): RecordGame => {
      const round = rounds[game.round - 1];
      const { scenario, slot } = round ? playedIn(tournament, round, own) : { scenario: null, slot: null };
      return {
        ...game,
        tournament: id,
        game: null,
        event: head.facts.name,
        day: head.facts.startsOn,
        edition,
        entrant: own,
        scenario,
        list: listName(armies.value.find((army) => (army.slot ?? null) === slot)),
      };
    }),
  );
};
