/** The functions of a local server are bundles of their own: they share a thing through the process, not through a module. */
export const sharedInProcess = <Thing>(name: string) => {
  const key = Symbol.for(`muster: ${name}`);
  return {
    share: (thing: Thing): void => void Reflect.set(globalThis, key, thing),
    /** The value shared last; undefined before. */
    shared: (): Thing | undefined => Reflect.get(globalThis, key) as Thing | undefined,
  };
};
