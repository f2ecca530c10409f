import { sharedInProcess } from './shared-in-process';

/**
 * Waits until the bundle of a function is built. `npm start` serves while it builds; what a request waits for is urgent and comes first.
 * @throws Error in words for the one at the keyboard where the function cannot be built.
 */
export type UntilBuilt = (name: string, isUrgent: boolean) => Promise<void>;

/** Shared by the script that builds; without it every bundle is there. */
const { shared } = sharedInProcess<UntilBuilt>('until built');

/** Imports the bundle of a function: the very one that is deployed. */
export const loadBundle = async (name: string, isUrgent: boolean): Promise<unknown> => {
  await shared()?.(name, isUrgent);
  return import(new URL(`../functions/${name}/handler.mjs`, import.meta.url).href);
};
