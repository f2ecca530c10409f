import { legionNotHeldNamed } from '../../domain/armies/catalogue/legions-not-held';
import { allLists } from '../../domain/armies/catalogue/names';
import type { AnyList, ArmyList, Catalogue } from '../../domain/armies/catalogue/model';
import { slug } from '../../domain/armies/catalogue/slug';
import type { XmlElement } from './read-xml';
import { attribute } from './catalogue/system';
import { below, entryIds, findIn, selectionsOf } from './roster-selections';

/** Names that the files write in another way than the books. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  'dark-denezins-of-mirkwood': 'dark-denizens-of-mirkwood',
  beornings: 'the-beornings',
  'theodens-riders': 'the-riders-of-theoden',
};

const nameOf = (element: XmlElement, field: string): string => {
  const name = slug(attribute(element, field));
  return OWN_NAMES[name] ?? name;
};

/** The one of these lists that fields the most of the force. */
const fieldingMost = (lists: readonly ArmyList[], force: XmlElement): ArmyList | undefined => {
  const chosen = below(force);
  const fielded = ({ profiles }: AnyList): number =>
    chosen.filter((selection) => findIn(profiles, selection)).length;
  const [first, ...others] = lists;
  return others.reduce((best, list) => (best && fielded(list) > fielded(best) ? list : best), first);
};

/** Of two lists that the files hold as one, the one that fields the most of the force. */
const halfOf = (name: string, force: XmlElement, { armyLists }: Catalogue): ArmyList | undefined =>
  name === ''
    ? undefined
    : fieldingMost(
        armyLists.filter((list) => slug(list.name).startsWith(`${name}-`)),
        force,
      );

/** The army list or Legion that a force is of. */
export const listOf = (force: XmlElement, catalogue: Catalogue): AnyList | undefined => {
  const selections = selectionsOf(force);
  const legion = catalogue.legions.find((candidate) =>
    selections.some(
      (selection) =>
        entryIds(selection).includes(candidate.id) || nameOf(selection, 'name') === slug(candidate.name),
    ),
  );
  if (legion) return legion;
  const [id, name] = [attribute(force, 'catalogueId'), nameOf(force, 'catalogueName')];
  return (
    catalogue.armyLists.find((list) => list.id === id) ??
    catalogue.armyLists.find((list) => slug(list.name) === name) ??
    halfOf(name, force, catalogue) ??
    // A force of a Legion that is not held has units of the list that the Legion is drawn from.
    (legionNotHeldIn(force, catalogue) === undefined ? undefined : fieldingMost(catalogue.armyLists, force))
  );
};

/** The Legion that a force names, where the catalogue does not hold it: its units stand in the parent list's file. */
export const legionNotHeldIn = (force: XmlElement, catalogue: Catalogue): string | undefined =>
  [force, ...selectionsOf(force)]
    .flatMap((element) => [attribute(element, 'catalogueName'), attribute(element, 'name')])
    .flatMap((name) => legionNotHeldNamed(name) ?? [])
    .find((name) => allLists(catalogue).every((list) => slug(list.name) !== slug(name)));

/** Choices of a force that bear the name of a Legion among other words, and are none that is known. */
export const likeLegions = (force: XmlElement, { legions }: Catalogue): readonly string[] =>
  selectionsOf(force)
    .filter((selection) => selectionsOf(selection).length === 0)
    .map((selection) => attribute(selection, 'name'))
    .filter((name) =>
      legions.some((legion) => slug(name).includes(slug(legion.name)) && slug(name) !== slug(legion.name)),
    );
