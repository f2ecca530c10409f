import { type ProneFacts, proneMoves } from '../../movement/prone';
import { sources2024 } from '../../rulesets/mesbg-2024/sources';
import { situationSources as sources } from './sources';

/** The options of a Prone model of the 2024 edition. */
export const proneMovement2024 = (facts: ProneFacts) => {
  const moves = proneMoves(facts);
  return {
    ...moves,
    may: [
      ...(moves.mayStandUp ? ['stand up for half of its Move'] : []),
      ...(facts.crawled ? [] : ['crawl 1"']),
      'stand up instead of Striking if it wins a fight',
    ],
    mayNot: [
      ...(moves.mayStandUp ? [] : ['stand up: what is left of its move does not pay for it']),
      'charge',
      'shoot',
      'cast a power',
      'have a control zone',
    ],
    sources: [sources2024.prone, sources.controlZone, sources.casting],
  };
};
