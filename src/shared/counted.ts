/** A number with its noun: "1 round", "3 rounds", "2 dice". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
