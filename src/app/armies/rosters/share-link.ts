import numbersFile from '../../../../data/share-numbers.json';
import { withListOptions } from '../../../domain/armies/catalogue/army';
import { listName } from '../../../domain/armies/catalogue/names';
import type { SharedDraft, ShareNumbers } from '../../../domain/armies/share/army-bytes';
import { type NoShareText, armyOfShareText, shareText } from '../../../domain/armies/share/share-text';
import type { ArmyShare } from '../../kernel/generated/answers';
import { type Answer, invalidInput, invalidField, ok } from '../../kernel/use-case';
import { type ArmyInput, namedCatalogue } from '../army-input';
import { draftOf } from '../army-fields';
import { editionOf, shippedCatalogueOf, shippedIndexOf, usualEdition } from '../lists/shipped-catalogue';

const numbers: ShareNumbers = numbersFile;

/** Longer texts than any army's: one of 20,000 points in single models stays below. */
export const LONGEST_SHARE_TEXT = 16_000;

const REVISION_DIGITS = 6;

/** The revision of a list or Legion that ships; undefined for any other. */
const revisionOf = (list: string): number | undefined => {
  const { lists, legions } = shippedIndexOf(editionOf(list));
  const file = legions.find(({ id }) => id === list)?.file ?? list;
  return lists.find(({ id }) => id === file)?.revision;
};

/**
 * The share link of an army: the same army has always the same text. Refused where the army names what the catalogue of
 * this service does not have: a link holds no lists.
 */
export const shareOf = (input: ArmyInput): Answer<ArmyShare> => {
  if (namedCatalogue(input))
    return invalidField(
      'lists[0]',
      'NOT_ALLOWED',
      'names a stored catalogue: a share link holds armies of the lists that ship only',
    );
  const draft = draftOf(input);
  const shared: SharedDraft = {
    draft,
    edition: draft.edition ?? editionOf(draft.forces[0]?.list ?? usualEdition),
    minorHeroMayLead: input.switches?.minorHeroMayLead ?? true,
    lists: draft.forces.map(({ list }) => ({ id: list, revision: revisionOf(list) ?? 0 })),
  };
  const text = shareText(shared, numbers);
  if (!text.ok)
    return invalidInput(
      text.error.map(({ kind, id }) => ({
        path: 'forces',
        code: 'UNKNOWN_REFERENCE',
        message: `a share link holds ${kind} of this service's catalogue only, and "${id}" is none of them`,
      })),
    );
  return ok({ text: text.value, path: `/armies/${text.value}` });
};

/** The army of a share link as an operation takes it. */
export const inputOfShare = ({ draft, minorHeroMayLead }: SharedDraft) => ({
  ...draft,
  forces: withListOptions(draft.forces),
  switches: { minorHeroMayLead },
});

/** The edition of a share link, and each of its lists: its revision then, and whether it has changed since. */
export const listsOfShare = ({ edition, lists }: SharedDraft) => ({
  edition,
  lists: lists.map(({ id, revision }) => ({
    list: id,
    name: listName(id, shippedCatalogueOf([id]).directory),
    revision: revision.toString(16).padStart(REVISION_DIGITS, '0'),
    hasChanged: revision !== revisionOf(id),
  })),
});

const REASONS: Readonly<Record<NoShareText, string>> = {
  VERSION: 'is no share link that this release knows: it begins with 1',
  CHECKSUM: 'is not complete: its checksum is wrong, so a character is missing or changed',
  BROKEN: 'is no army: it holds letters, figures, - and _ only, and ends with its checksum',
  NEWER: 'names something that came after this release: a newer one reads it',
};

/** The army that a text holds, with the edition and the lists' revisions it was made with. */
export const armyOfShare = (text: string): Answer<SharedDraft> => {
  const read = armyOfShareText(text, numbers);
  return read.ok ? read : invalidField('text', 'WRONG_FORMAT', REASONS[read.error]);
};
