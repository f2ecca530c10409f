import type { Question, Step } from './question';

const started: readonly Step[] = [
  { operation: 'createTournament', input: { name: 'Pelennor Cup', rounds: 3 } },
  {
    operation: 'registerEntrants',
    input: ({ tournament }) => ({
      tournament,
      entrants: ['Ann', 'Bert', 'Cleo', 'Dirk'].map((name) => ({ name })),
    }),
  },
  { operation: 'drawRound', input: ({ tournament }) => ({ tournament }) },
  { operation: 'startRound', input: ({ tournament }) => ({ tournament, round: 1 }) },
];
const announced: Step = {
  operation: 'setAwards',
  input: ({ tournament }) => ({
    tournament,
    awards: [
      { id: 'best-painted', name: 'Best painted', decidedBy: 'VOTES' },
      { id: 'sport', name: 'Sportsmanship', decidedBy: 'ORGANISER' },
      { id: 'lists', name: 'Best of each Army List', decidedBy: 'ARMY_LISTS' },
    ],
  }),
};
const voted: Step = {
  operation: 'voteForAward',
  input: ({ tournament }) => ({ tournament, entrant: 'e1', award: 'best-painted', choice: 'e2' }),
};
const given: Step = {
  operation: 'giveAward',
  input: ({ tournament }) => ({ tournament, award: 'best-painted' }),
};

export const awardQuestions: readonly Question[] = [
  { name: 'three awards', operation: 'setAwards', input: announced.input, given: started },
  {
    name: 'one twice',
    operation: 'setAwards',
    input: ({ tournament }) => ({
      tournament,
      awards: [1, 2].map((number) => ({ id: 'best', name: `Best ${number}`, decidedBy: 'VOTES' })),
    }),
    given: started,
    refusal: 'INVALID_INPUT',
  },
  { name: 'for another', operation: 'voteForAward', input: voted.input, given: [...started, announced] },
  {
    name: 'for an award without votes',
    operation: 'voteForAward',
    input: ({ tournament }) => ({ tournament, entrant: 'e1', award: 'sport', choice: 'e2' }),
    given: [...started, announced],
    refusal: 'NOT_FOUND',
  },
  { name: 'by votes', operation: 'giveAward', input: given.input, given: [...started, announced, voted] },
  {
    name: 'once one is given',
    operation: 'awards',
    input: ({ tournament }) => ({ tournament }),
    given: [...started, announced, voted, given],
    as: 'ANYBODY',
  },
];
