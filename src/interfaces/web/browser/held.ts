/** A value that belongs to one thing, named by its key; every other thing has `none`. */
export const createHeld = <T>(none: T) => {
  let [heldFor, held] = ['', none];
  return {
    of: (key: string): T => (key === heldFor ? held : none),
    hold: (key: string, value: T): void => {
      [heldFor, held] = [key, value];
    },
  };
};
