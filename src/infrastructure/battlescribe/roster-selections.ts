import { slug } from '../../domain/armies/catalogue/slug';
import type { XmlElement } from './read-xml';
import { attribute, inside } from './catalogue/system';

/** Beyond the link's and the entry's there are a few where links lead to links. */
const MOST_IDS = 8;

export const selectionsOf = (element: XmlElement): readonly XmlElement[] => inside(element, 'selections');

export const below = (element: XmlElement): readonly XmlElement[] =>
  selectionsOf(element).flatMap((selection) => [selection, ...below(selection)]);

/** The ids a selection may be known by: an imported catalogue keeps them. A link's stands before the entry's. */
export const entryIds = (selection: XmlElement): readonly string[] =>
  attribute(selection, 'entryId').split('::', MOST_IDS);

/** The files write "&" where lists write "and". */
const spelledOut = (name: string): string => slug(name.replaceAll('&', ' and '));

/** The profile or option that a selection is: by its id, else by its name. */
export const findIn = <T extends { readonly id: string; readonly name: string }>(
  candidates: readonly T[],
  selection: XmlElement,
): T | undefined => {
  const ids = entryIds(selection);
  const own = slug(attribute(selection, 'name'));
  const name = spelledOut(attribute(selection, 'name'));
  return (
    candidates.find(({ id }) => ids.includes(id)) ??
    candidates.find((one) => one.id === own || spelledOut(one.name) === name)
  );
};
