import type { AssembledArmy } from '../../../domain/armies/validation/assemble-army';
import { areListsPublic, slotsOf } from '../../../domain/tournaments/event/army-desk';
import { entrantId } from '../../../domain/tournaments/event/record';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { getMany } from '../../kernel/store/get-many';
import { loggedOf } from '../../kernel/store/items';
import type { Store } from '../../kernel/store/store';
import { type Answer, ok } from '../../kernel/use-case';
import { addressOf, armiesWanted, placeOf } from '../armies/army-access';
import { armyRulesOf, loadCheck } from '../armies/judge-army';
import { armyKind } from '../store/read-tournament';

/** An army list as bulk data hold it: whose it is only by the id of the entrant. */
export interface PublishedArmy {
  readonly entrant: string;
  /** In a team event the number of the player. */
  readonly member?: number;
  /** Which of several armies. */
  readonly slot?: string;
  readonly lists: readonly { readonly id: string; readonly name: string }[];
  readonly points: number;
  readonly units: readonly {
    readonly id: string;
    readonly name: string;
    readonly count: number;
    readonly points: number;
  }[];
}

/** The lists, the points and the units of an army. */
const inShort = ({ forces, units, nameOf }: AssembledArmy): Omit<PublishedArmy, 'entrant'> => ({
  lists: [...new Set(forces.map(({ list }) => list.id))].map((id) => ({ id, name: nameOf(id) })),
  points: units.reduce((sum, { points }) => sum + points, 0),
  units: units.map(({ profile: { id, name }, count, points }) => ({ id, name, count, points })),
});

/** Which army lists of an event everybody may read; null stands for the one army of an event without slots. */
export const publicSlots = (
  { head: { facts } }: Pick<Tournament, 'head'>,
  nowMs: number,
): readonly (string | null)[] => {
  const ids = slotsOf(facts).map(({ id }) => id);
  return (ids.length === 0 ? [null] : ids).filter((id) => areListsPublic(facts, nowMs, id));
};

/** The army lists of an event that everybody may read. A list that cannot be read, and that of an erased entrant, is left out. */
export const publishedArmies = async (
  { id: tournament, head, entrants }: Tournament,
  store: Store,
  slots: readonly (string | null)[],
): Promise<Answer<readonly PublishedArmy[]>> => {
  if (slots.length === 0) return ok([]);
  const wanted = entrants
    .filter(({ facts }) => !facts.erased)
    .flatMap((entrant) =>
      armiesWanted(head.facts, entrant)
        .filter(({ slot }) => slots.includes(slot))
        .map((army) => ({ entrant: entrantId(entrant.number), army })),
    );
  const items = await getMany(
    store,
    wanted.map(({ entrant, army }) => addressOf(placeOf({ tournament, entrant }, army))),
  );
  if (!items.ok) return items;
  const texts = items.value.map((item) => loggedOf(armyKind, item ?? undefined)?.facts.army ?? null);
  const given = texts.filter((text) => text !== null);
  if (given.length === 0) return ok([]);
  const [check, { assembleArmy }] = await Promise.all([
    loadCheck({ texts: given, heads: [head.facts] }, store),
    import('../../../domain/armies/validation/assemble-army'),
  ]);
  if (!check.ok) return check;
  return ok(
    wanted.flatMap(({ entrant, army: { member, slot } }, index): readonly PublishedArmy[] => {
      const text = texts[index];
      const checked = text ? check.value(text, armyRulesOf(head.facts, slot)) : undefined;
      if (!checked?.ok) return [];
      const { draft, ...context } = checked.value;
      return [
        {
          entrant,
          ...(member !== null && { member }),
          ...(slot !== null && { slot }),
          ...inShort(assembleArmy(draft, context).army),
        },
      ];
    }),
  );
};
