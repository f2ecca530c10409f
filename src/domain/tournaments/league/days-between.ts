/** Days from the first of March of year 0 in the Gregorian calendar (H. Hinnant's method). */
const dayNumber = (day: string): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const shiftedYear = month <= 2 ? year - 1 : year;
  const shiftedMonth = (month + 9) % 12;
  return (
    365 * shiftedYear +
    Math.floor(shiftedYear / 4) -
    Math.floor(shiftedYear / 100) +
    Math.floor(shiftedYear / 400) +
    Math.floor((153 * shiftedMonth + 2) / 5) +
    date -
    1
  );
};

/** How many days the second day (YYYY-MM-DD) is after the first; negative before it. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);
