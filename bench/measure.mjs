// How every part of the bench measures: medians, CPU time.

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};

/** Half of the values lie this close to the median (in the same unit). */
export const spread = (values) => {
  const middle = median(values);
  return median(values.map((value) => Math.abs(value - middle)));
};

/** Milliseconds of CPU time (user and system) that `work` takes. */
export const cpuMs = (work) => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** Microseconds per call of an async function: the median over `rounds` of the median of `calls` single calls. */
export const callMicroseconds = async (call, { calls = 2000, rounds = 15, warmUp = 3000 } = {}) => {
  for (let i = 0; i < warmUp; i += 1) await call(i);
  const medians = [];
  for (let round = 0; round < rounds; round += 1) {
    const times = [];
    for (let i = 0; i < calls; i += 1) {
      const start = process.hrtime.bigint();
      await call(i);
      times.push(Number(process.hrtime.bigint() - start) / 1000);
    }
    medians.push(median(times));
  }
  return { p50: median(medians), spread: spread(medians) };
};

/** How long it takes, in milliseconds. */
export const milliseconds = async (work) => {
  const startedAt = process.hrtime.bigint();
  await work();
  return Number(process.hrtime.bigint() - startedAt) / 1e6;
};

/** A median in milliseconds, with its spread. */
export const milli = ({ p50, spread: half }) => `${p50.toFixed(2)} ms ± ${half.toFixed(2)}`;
