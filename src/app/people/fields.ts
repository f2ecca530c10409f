import { idText } from '../input';
import { nameText } from '../tournaments/fields';

export const personId = idText('The id of the person.');
export const personName = nameText('What the person wants to be called; nobody else sees it.');
/** The most entries that one person binds. */
export const MOST_ENTRIES = 60;
