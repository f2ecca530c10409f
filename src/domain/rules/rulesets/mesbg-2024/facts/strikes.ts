import { factsOf } from './fact';

const known = factsOf('STRIKES');

/** To Wound and Strikes: every fact with its grade. */
// prettier-ignore
export const strikesFacts = [
  known('Chart: Defence minus Strength at most -2: 3+; -1, 0: 4+; 1, 2: 5+; 3, 4: 6+; 5: 6/4; 6: 6/5; 7: 6/6; 8+: cannot', { grade: 'A', sources: ['HAPPYAUER', 'OURZ'], kind: 'EXACT', in2018: 'the same', example: 'S4 v D9 1/12; S1 v D9 cannot; S9: seven 3+, two 4+, one 5+ by the formula' }),
  known('Both dice of a 6/x are separate, each may be re-rolled; +1 counts on both', { grade: 'A', sources: ['HAPPYAUER', 'OURZ'], kind: 'EXACT', in2018: 'the same', example: '6/4 with +1 2/9 ; re-roll failed 11/48' }),
  known('Might on the first die of a 6/x carries to the second', { grade: 'B', sources: ['HAPPYAUER', 'OURZ'], kind: 'EXACT', in2018: 'Might raises either die, each for itself (ruling 16c)', example: 'one Might, 6/4: 2/9' }),
  known('Trapped: two To Wound rolls for each Strike, both at the same target', { grade: 'A', sources: ['HAPPYAUER', 'OURZ'], kind: 'EXACT', in2018: 'the same', example: 'S4 v D5 (5+), one Strike: at least one wound 5/9' }),
  known('Prone model that loses is Trapped; one that wins stands up and does not Strike', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'the same' }),
  known('Whether a model knocked down by a charge after it lost is Trapped: not said outright (it was not Prone at the roll)', { grade: 'C', sources: [], kind: 'NOT_COVERED', in2018: 'it is Trapped (ruling 15)', example: 'both numbers (`fightReadings`), or one by the switch knockedDownIsTrapped' }),
  known('Re-roll of a natural 1 must (Ancient Enemies, Poisoned Attacks)', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT', in2018: 'the same (ruling 16d)', example: '5+ 7/18' }),
  known('Re-roll of failed (Venom, Bane of Kings, Enchant Blades)', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT', example: '5+ 5/9; 6/4 11/48' }),
  known('Hatred (keyword): +1 To Wound', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL', 'LIST_BUILDER'], kind: 'EXACT', in2018: 'Friendly Rivalry gives +1', example: '5+ becomes 4+, 1/2' }),
  known('Lance: +1 in a Combat it charged into, both dice; none in difficult ground; lost on foot. War spear: spear on foot, lance mounted', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT', in2018: 'the same', example: 'S3 v D5 (5+) charging 1/2' }),
  known('Mighty Blow: 2 Wounds for 1', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT', in2018: 'silent', example: 'one Strike 4+: 2 Wounds with 1/2' }),
  known('Backstabbers: +1 against Trapped', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT', in2018: 'silent', example: '5+ becomes 4+, two rolls: 3/4' }),
  known('Blades of the Dead: target’s Defence is 10 less its Courage number', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT', in2018: 'silent', example: 'S3 against Courage 8+: D2, 4+' }),
  known('Strike order: roll together or one by one, mount and rider freely chosen by the striker', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'either (ruling 16c)' }),
  known('Fate: 4+, one at a time, Might may raise; a wound that would do several is stopped by one success', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'the same', example: 'two points: 3/4; mithril re-roll of 1: 7/12 for one' }),
];
