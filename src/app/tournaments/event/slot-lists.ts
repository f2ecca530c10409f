import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import { unsetSettings } from '../../../domain/tournaments/event/settings';
import type { EventPack } from '../../../domain/tournaments/pack/pack';
import { type Fault, fault } from '../../kernel/faults';

/** The army lists that the armies of a pack name, against the catalogue that the event's armies are judged by. */

/** The lists and Legions of an edition. */
export type ListsOf = (edition: string) => ReadonlySet<string>;

interface ArmiesGiven {
  readonly slots: readonly { readonly lists?: readonly string[] | null | undefined }[];
}

/** The catalogue that ships; undefined where no army of the input names a list, so that nothing need be read. */
export const listsFor = async ({
  pack,
  armies,
}: {
  readonly pack?: { readonly armies?: ArmiesGiven | null | undefined } | null | undefined;
  readonly armies?: ArmiesGiven | null | undefined;
}): Promise<ListsOf | undefined> => {
  const slots = [...(pack?.armies?.slots ?? []), ...(armies?.slots ?? [])];
  if (slots.every(({ lists }) => (lists ?? []).length === 0)) return undefined;
  const { shippedIndexOf } = await import('../../armies/lists/shipped-catalogue');
  return (edition) => {
    const { lists, legions } = shippedIndexOf(edition);
    return new Set([...lists, ...legions].map(({ id }) => id));
  };
};

/** Faults of lists that the catalogue does not have. A catalogue of the event's own is not looked into: its lists come and go with its versions. */
export const slotListFaults = (
  { armies }: Pick<EventPack, 'armies'>,
  { edition = unsetSettings.edition, armyDesk }: Pick<Partial<TournamentFacts>, 'edition' | 'armyDesk'>,
  listsOf: ListsOf | undefined,
): readonly Fault[] => {
  if (!armies || !listsOf || armyDesk?.catalogue) return [];
  const known = listsOf(edition);
  return armies.slots.flatMap(({ lists }, slot) =>
    lists.flatMap((id, index) =>
      known.has(id)
        ? []
        : [
            fault(
              `pack.armies.slots[${slot}].lists[${index}]`,
              'UNKNOWN_REFERENCE',
              `"${id}" is no army list or Legendary Legion of the edition ${edition}`,
            ),
          ],
    ),
  );
};
