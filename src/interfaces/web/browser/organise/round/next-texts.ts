import { plural } from '../../../plural';

export const nextTexts = {
  next: (step: string) => `Next: ${step}`,
  register: 'register the entrants',
  openRegistration: 'open registration',
  draw: (number: number) => `preview round ${number}`,
  publish: (number: number) => `publish round ${number}`,
  start: (number: number, minutes: number | null) =>
    minutes === null ? `start round ${number}` : `start round ${number} for ${minutes} minutes`,
  goTo: (number: number) => `go to round ${number}`,
  results: (open: number, disputed: number) => {
    const results = plural(open, 'result to enter', 'results to enter');
    return disputed === 0 ? results : `${results}, ${plural(disputed, 'dispute', 'disputes')} to rule`;
  },
  disputes: (disputed: number) => plural(disputed, 'dispute to rule', 'disputes to rule'),
  finish: 'finish the tournament',
} as const;
