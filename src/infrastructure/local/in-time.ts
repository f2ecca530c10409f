/** The value that is waited for; or what `late` gives, or throws, where it takes longer. */
export const inTime = async <T, Late>(
  waited: Promise<T>,
  longestMs: number,
  late: () => Late,
): Promise<T | Late> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestMs);
  });
  try {
    return await Promise.race([waited, tooLate.then(late)]);
  } finally {
    clearTimeout(timer);
  }
};
