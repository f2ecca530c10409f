import type { demoLinks } from './make-demo';

const links: Readonly<Record<keyof ReturnType<typeof demoLinks>, readonly [name: string, about: string]>> = {
  event: ['The event', 'as everybody reads it'],
  hall: ['The hall', 'for a projector'],
  player: ['A player’s page', 'with a result to report'],
  console: ['The console', 'which runs the event'],
  league: ['The league', 'that counts the event once it is finished'],
};

export const demoTexts = {
  begin: 'Look at a demo event',
  about:
    'Sixteen made-up players in the third of four rounds. It is stored on this computer alone, and you can throw it away.',
  title: 'Your demo event',
  links,
  throwAway: 'Throw the demo away',
  steps: {
    EVENT: () => 'Creating the event…',
    PLAYERS: () => 'Registering 16 players…',
    ROUND: (round: number) => `Playing round ${round}…`,
  },
  gone: 'The demo is thrown away.',
  failed: (why: string) => `That did not work: ${why}`,
  noAnswer: 'the service does not answer.',
};
