import { sealOf } from '../../src/shared/sealing';
import type { Question, Step, World } from './question';

const created: Step = {
  operation: 'createTournament',
  input: { name: 'Pelennor Cup', rounds: 3, format: 'TEAMS', teams: { size: 2, protocol: ['ORDER'] } },
};
const team = (name: string): Step => ({
  operation: 'registerEntrant',
  input: ({ tournament }) => ({ tournament, name, members: [`${name} 1`, `${name} 2`] }),
});
export const startedMatch: readonly Step[] = [
  created,
  team('Rohan'),
  team('Gondor'),
  { operation: 'drawRound', input: ({ tournament }) => ({ tournament }) },
  { operation: 'startRound', input: ({ tournament }) => ({ tournament, round: 1 }) },
];
const at = ({ tournament }: World) => ({ tournament, round: 1, table: 1 });
const subject = ({ tournament }: World, entrant: string) =>
  `muster team pick: tournament ${tournament}, round 1, table 1, pick 1, team ${entrant}`;
const sealed = (entrant: string): Step => ({
  operation: 'sealPick',
  input: (world) => ({
    ...at(world),
    entrant,
    pick: 1,
    commitment: sealOf({ subject: subject(world, entrant), choice: '2 1', nonce: 'a long nonce' }),
  }),
});
const shown = (entrant: string): Step => ({
  operation: 'showPick',
  input: (world) => ({ ...at(world), entrant, pick: 1, players: [2, 1], nonce: 'a long nonce' }),
});
const played: Step = {
  operation: 'reportResult',
  input: (world) => ({
    ...at(world),
    kind: 'PLAYED',
    games: [1, 2].map((member) => ({ members: [member, member], victoryPoints: [7, member] })),
  }),
};
export const pairedMatch: readonly Step[] = [
  ...startedMatch,
  sealed('e1'),
  sealed('e2'),
  shown('e1'),
  shown('e2'),
];

export const teamQuestions: readonly Question[] = [
  { name: 'of teams', operation: 'createTournament', input: created.input },
  { name: 'before a pick', operation: 'teamMatch', input: at, given: startedMatch, as: 'ANYBODY' },
  { name: 'once all are paired', operation: 'teamMatch', input: at, given: pairedMatch, as: 'ANYBODY' },
  {
    name: 'of a team',
    operation: 'setLineup',
    input: (world) => ({ ...at(world), entrant: 'e1', players: [2, 1] }),
    given: startedMatch,
  },
  { name: 'of a captain', operation: 'sealPick', input: sealed('e1').input, given: startedMatch },
  {
    name: 'before both have sealed',
    operation: 'showPick',
    input: shown('e1').input,
    given: [...startedMatch, sealed('e1')],
    refusal: 'CONFLICT',
  },
  {
    name: 'by the first',
    operation: 'showPick',
    input: shown('e1').input,
    given: [...startedMatch, sealed('e1'), sealed('e2')],
  },
  {
    name: 'by the desk, where no time is set',
    operation: 'settlePick',
    input: (world) => ({ ...at(world), pick: 1 }),
    given: startedMatch,
  },
  { name: 'of a match', operation: 'reportResult', input: played.input, given: pairedMatch },
  {
    name: 'after a match',
    operation: 'individualStandings',
    input: ({ tournament }) => ({ tournament }),
    given: [...pairedMatch, played],
  },
];
