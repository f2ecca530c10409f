import { invariant } from '../../shared/invariant';
import { limits } from './limits';

/** The id of a button or window: which action, and its arguments. Discord hands it back as it was. */
export const customId = (action: string, ...args: readonly (string | number)[]): string => {
  const id = [action, ...args].join(':');
  invariant(id.length <= limits.customId, `the id of ${action} fits into Discord's limit`);
  return id;
};
