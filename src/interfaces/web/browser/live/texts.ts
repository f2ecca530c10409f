/** How current a page is, in words. */
export const liveTexts = {
  live: 'Live',
  old: (minutes: number) => (minutes <= 1 ? 'A minute old' : `${minutes} minutes old`),
  offline: (time: string) => `Offline – as of ${time}`,
} as const;
