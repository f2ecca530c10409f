/** "1 round", "3 rounds". */
export const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
