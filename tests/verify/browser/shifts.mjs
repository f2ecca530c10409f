/** Runs in a page, before its own scripts: `shift` says how far things have moved by themselves. */
export const noteShifts = () => {
  globalThis.shift = 0;
  let [window, begun, last] = [0, 0, 0];
  // As browsers count it: the worst window of at most 5 s in which no second passes without a shift.
  const add = ({ value, startTime }) => {
    const isNew = startTime - last > 1000 || startTime - begun > 5000;
    window = isNew ? value : window + value;
    begun = isNew ? startTime : begun;
    last = startTime;
    globalThis.shift = Math.max(globalThis.shift, window);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) add(entry);
  }).observe({ type: 'layout-shift', buffered: true });
};
