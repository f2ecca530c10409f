import { messages } from '../messages';
import type { Social } from '../reply';
import { dayText } from './day';
import type { Tournament } from '../../../app/kernel/generated/answers';

/** Facts about an event, in lines for its card. */
export const eventFacts = ({
  startsOn,
  format,
  rounds,
  pointsLimit,
  entrants,
  state,
}: Tournament): readonly string[] => {
  const texts = messages.tournament;
  const playing = entrants.filter(({ status }) => status === 'ACTIVE').length;
  return [
    ...(startsOn === null ? [] : [dayText(startsOn)]),
    [
      texts.formats[format],
      texts.rounds(rounds),
      ...(pointsLimit === null ? [] : [texts.points(pointsLimit)]),
    ].join(' · '),
    [texts.entrantCount(playing), texts.states[state]].join(' · '),
  ];
};

/** The same in one sentence, for the description of its pages. */
const eventSentence = (event: Tournament): string => `${event.name}: ${eventFacts(event).join(', ')}.`;

/** The card of the pages of an event; a private one has no picture, as chats ask for it without a token. */
export const eventSocial = (event: Tournament): { readonly social: Social } => ({
  social: {
    description: eventSentence(event),
    ...(event.visibility === 'PUBLIC' && {
      picture: `/cards/tournaments/${encodeURIComponent(event.id)}.png`,
    }),
  },
});
