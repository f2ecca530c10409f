import { idText } from '../kernel/input';
import { nameText } from '../kernel/text-fields';

export const personId = idText('The id of the person.');
export const personName = nameText('What the person wants to be called; nobody else sees it.');
/** The most entries that one person binds. */
export const MOST_ENTRIES = 60;
