/** Words for the end of an event, and for finding a name in a long table. */
export const eventEndTexts = {
  title: 'Result',
  podium: 'Podium',
  places: ['First', 'Second', 'Third'],
  card: 'Podium as a picture',
  awards: 'Awards',
  certificates: 'Certificates, to print',
  search: 'Find a name',
  found: (shown: number, all: number) => `${shown} of ${all}`,
};
