import { factsOf } from './fact';

const known = factsOf('MAGIC');

/** Magic: every fact with its grade. */
// prettier-ignore
export const magicFacts = [
  known('One power an activation, at any point, also before, in or after the Move and with a charge; Will spent before rolling; any die at least the value', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'not with a charge', example: '4+: one die 1/2, two 3/4' }),
  known('Range and casting value are those of the profile', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'TABLE', in2018: 'silent', example: 'Gandalf the Grey: Transfix 12", 4+' }),
  known('Resist: any die at least the highest casting die', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT', in2018: 'the same', example: 'cast 4+ with one die resisted by one: 1/3 gets through; two dice each 241/648' }),
  known('Resist: a natural 6 of a die that cost Will gives the Will back', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'the same' }),
  known('No enemy target: no resist. Many targets: one chosen model resists for all', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'silent' }),
  known('Durations: Instant, Temporary (End phase), Exhaustion (till the caster has 0 Will)', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'TABLE' }),
  known('Good may not cast what could wound a friend; not Prone; flyer must land', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'the same' }),
  known('Resistant to Magic, Fortify Spirit, Resolve: free dice, cumulative', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT', in2018: 'the same', example: 'cast of 5, two free dice: 5/9 resisted' }),
  known('Staff of Power: free Will each turn', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT', in2018: 'the same' }),
  known('Will of Evil: one Will at the end of a turn with a fight; last point not to be spent', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'silent' }),
];
