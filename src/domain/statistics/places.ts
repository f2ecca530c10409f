/** A list in which each value has its place, given at its first mention. */
export const places = <T>(keyOf: (value: T) => string) => {
  const known = new Map<string, number>();
  const values: T[] = [];
  const placeOf = (value: T): number => {
    const key = keyOf(value);
    const place = known.get(key) ?? values.push(value) - 1;
    known.set(key, place);
    return place;
  };
  return { values, placeOf };
};
