/** Limits of the CSV files that are read. */

export const LARGEST_CSV = 200_000;
export const MOST_COLUMNS = 60;
