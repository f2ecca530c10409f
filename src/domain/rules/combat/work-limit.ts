/** The most work done for one answer, in states worked through; more would take longer than a person waits. */
export const WORK_LIMIT = 8_000;
