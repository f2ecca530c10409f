import { factsOf } from './fact';

const known = factsOf('TESTS');

/** Tests and the end of an army: every fact with its grade. */
// prettier-ignore
export const testsFacts = [
  known('Courage and Intelligence are target numbers (6+)', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT', in2018: '2D6 and Courage, 10 or more', example: '3+ 35/36; 4+ 11/12; 5+ 5/6; 6+ 13/18; 7+ 7/12; 8+ 5/12; 9+ 5/18; 10+ 1/6' }),
  known('Courage and Intelligence tests: 2D6, the number or more', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: '2D6 and Courage, 10 or more', example: '6+ 13/18; 7+ 7/12; 8+ 5/12; 5+ 5/6; 4+ 11/12; 3+ 35/36; 9+ 5/18; 10+ 1/6' }),
  known('Will adds 1 a point, Might 1 a point, both mixed', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'the same', example: '8+ with one Will: 7/12' }),
  known('War horn: +1 in 24", once a game Stand Fast +3", counts as 2 models', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL', 'LIST_BUILDER'], kind: 'EXACT', in2018: 'silent', example: '8+ becomes 7/12' }),
  known('Harbinger of Evil: -1 in its range, not cumulative', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT', in2018: 'the same', example: '7+ becomes 5/12' }),
  known('Passing a test of one rule passes all of the same rule this turn', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED' }),
  known('Fearless passes; Fearful tests to charge', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT' }),
  known('Fearful against Terror: two tests', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', example: '7+ twice: 49/144' }),
  known('Terror: one test at the start of the move, failed: no move, may otherwise act', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'STATED' }),
  known('Terror (keyword): only for these', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'STATED' }),
  known('Break Point: more than half the starting models lost at the start of a turn', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL', 'ROSTERS'], kind: 'EXACT', in2018: 'the same number', example: '21 models: 11 lost; 50: 26; 13: 7' }),
  known('66 % lists', { grade: 'A', sources: ['HAPPYAUER', 'LIST_BUILDER', 'ADMIRAL', 'ROSTERS'], kind: 'EXACT', in2018: 'silent', example: '30 models: 20' }),
  known('From then every model tests when it activates (engaged models, transfixed and such do not); failed: removed', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'the same' }),
  known('Stand Fast: a Hero who passed calls it at the end of his activation; Warriors in 6" with line of sight to him pass', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'silent' }),
  known('Last Stand (Legend as General): first such test passed', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'silent' }),
  known('Quarter: at most floor(n/4) left', { grade: 'A', sources: ['ADMIRAL', 'ROSTERS'], kind: 'EXACT', in2018: 'the same', example: '22 -> 5' }),
  known('Survival Instinct: each unsaved wound a Courage test', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT' }),
  known('Dominant (n): counts as n for objectives, areas and escaping; General 3, horn 2; highest counts', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'STATED', in2018: 'silent' }),
];
