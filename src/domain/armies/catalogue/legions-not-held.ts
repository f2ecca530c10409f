import { slug } from './slug';

/** Legions of the 2018 edition that the catalogue does not hold: an army of one is not judged as one of its parent list. */
export const legionsNotHeld = [
  ...["Arathorn's Stand", 'Army of Arnor', 'Battle of Fornost'],
  ...["Buhrdûr's Horde", 'Host of the Witch-king', 'Wolf Pack of Angmar', 'Army of Carn Dûm'],
] as const;

/** The Legion of this name among them, however it is written. */
export const legionNotHeldNamed = (name: string): string | undefined =>
  legionsNotHeld.find((legion) => slug(legion) === slug(name).replace(/^the-/, ''));
