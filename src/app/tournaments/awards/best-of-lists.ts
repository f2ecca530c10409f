import { areListsPublic, slotsOf } from '../../../domain/tournaments/event/army-desk';
import { recordAfter } from '../../../domain/tournaments/event/record';
import { type Tournament, startedRounds } from '../../../domain/tournaments/event/tournament';
import { standingsAfter } from '../../../domain/tournaments/standings/standings';
import { individualTable } from '../../../domain/tournaments/teams/match-score';
import type { StoredContext } from '../../kernel/store/context';
import { getMany } from '../../kernel/store/get-many';
import { loggedOf } from '../../kernel/store/items';
import { matchesOf } from '../team-matches/match-view';
import { addressOf } from '../armies/army-access';
import { armyKind } from '../store/read-tournament';
import { type Answer, ok } from '../../kernel/use-case';
import type { AwardWinner } from '../../kernel/generated/answers';

/** The lists of an army, as its first force names them; undefined where the text names none. */
const listOf = (army: string): string | undefined => {
  const { forces } = JSON.parse(army) as { readonly forces?: readonly { readonly list?: unknown }[] };
  const list = forces?.[0]?.list;
  return typeof list === 'string' ? list : undefined;
};

type Placed = Pick<AwardWinner, 'entrant' | 'member'>;

/** The players with an army of their own, best first: entrants by the standings, players of teams by the individual standings. */
const placedIn = (tournament: Tournament, round: number): readonly Placed[] => {
  const { teams } = tournament.head.facts;
  return teams === undefined
    ? standingsAfter({ ...recordAfter(tournament, round), round })
        .filter(({ rank }) => rank !== null)
        .map(({ entrant }) => ({ entrant, member: null }))
    : individualTable(teams, matchesOf(tournament, round)).map(({ team, member }) => ({
        entrant: team,
        member,
      }));
};

/** The best placed with each army list, in the order of the table. Without published lists nobody is told who plays what. */
export const bestOfLists = async (
  tournament: Tournament,
  { store, clock }: StoredContext,
): Promise<Answer<readonly AwardWinner[]>> => {
  const round = startedRounds(tournament);
  const { facts } = tournament.head;
  const ids = slotsOf(facts).map(({ id }) => id);
  const slots = ids.length === 0 ? [undefined] : ids;
  if (!slots.every((slot) => areListsPublic(facts, clock.nowMs(), slot)) || round === 0) return ok([]);
  const placed = placedIn(tournament, round).flatMap((who) => slots.map((slot) => ({ who, slot })));
  const items = await getMany(
    store,
    placed.map(({ who: { entrant, member }, slot }) =>
      addressOf({ tournament: tournament.id, entrant, member: member ?? undefined, slot }),
    ),
  );
  if (!items.ok) return items;
  const best = new Map<string, Placed>();
  for (const [index, { who }] of placed.entries()) {
    const army = loggedOf(armyKind, items.value[index])?.facts.army;
    const list = army ? listOf(army) : undefined;
    if (list !== undefined && !best.has(list)) best.set(list, who);
  }
  return ok([...best].map(([armyList, who]) => ({ ...who, armyList })));
};
