/** Makes a value when it is first asked for, and keeps it. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

interface Kept<Key, Value> {
  readonly get: (key: Key) => Value | undefined;
  readonly has: (key: Key) => boolean;
  readonly set: (key: Key, value: Value) => unknown;
}

const keeping = <Key, Given extends unknown[], Value>(
  made: Kept<Key, Value>,
  make: (key: Key, ...given: Given) => Value,
): typeof make => {
  const makeNow = (key: Key, given: Given): Value => {
    const value = make(key, ...given);
    made.set(key, value);
    return value;
  };
  return (key, ...given) => {
    const known = made.get(key);
    return known !== undefined || made.has(key) ? (known as Value) : makeNow(key, given);
  };
};

/** Makes a value for an object when it is first asked for, and keeps it for as long as the object is there. */
export const oncePerObject = <Key extends object, Given extends unknown[], Value>(
  make: (key: Key, ...given: Given) => Value,
) => keeping(new WeakMap<Key, Value>(), make);

/** Makes a value for a name when it is first asked for, and keeps it. */
export const oncePerName = <Value>(make: (name: string) => Value) => keeping(new Map<string, Value>(), make);
