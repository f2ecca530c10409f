/** A module that comes with its first use; undefined until then. Without a connection the next look asks again. */
export const later = <Module>(
  load: () => Promise<Module>,
  redraw: () => void,
): (() => Module | undefined) => {
  let module: Module | undefined;
  return () => {
    if (module === undefined)
      void load().then(
        (loaded) => {
          module = loaded;
          redraw();
        },
        () => undefined,
      );
    return module;
  };
};
