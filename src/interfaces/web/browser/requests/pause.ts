/** Waits for a pause, such as in typing: runs the last of what it is given, and nothing once it is given nothing. */
export const createPause = (ms: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (run?: () => unknown): void => {
    clearTimeout(timer);
    if (run) timer = setTimeout(run, ms);
  };
};
