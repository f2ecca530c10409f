const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Puts every day of the page into the form that the reader's browser uses. */
export const localDates = (): void => {
  for (const time of document.querySelectorAll('time')) {
    if (!DAY.test(time.dateTime)) continue;
    const text = new Date(`${time.dateTime}T12:00:00`).toLocaleDateString([], { dateStyle: 'long' });
    if (time.textContent !== text) time.textContent = text;
  }
};
