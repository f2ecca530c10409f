import { factsOf } from './fact';

const known = factsOf('MONSTERS');

/** Monsters, Cavalry, War Beasts and siege: every fact with its grade. */
// prettier-ignore
export const monstersFacts = [
  known('Brutal power attack instead of Strikes, once a turn, before others’ Strikes, never when Prone or supporting', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'STATED', in2018: 'silent' }),
  known('Rend: as many rolls as Attacks, against the target’s Strength in place of Defence', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT', in2018: 'silent', example: 'S7, 3 Attacks, target S4: at least one 26/27, expected 2' }),
  known('Barge: enemies back off 3" (not 1"), those who cannot fall Prone; the Monster moves D3+3", may charge', { grade: 'A', sources: ['ADMIRAL', 'HAPPYAUER'], kind: 'EXACT', in2018: 'silent' }),
  known('Hurl: target weaker than the Monster; distance D3 + Strength difference; Intelligence test; two S6 hits on it, one on what it hits', { grade: 'A', sources: ['ADMIRAL', 'HAPPYAUER'], kind: 'EXACT', in2018: 'silent', example: 'S8 against S4: 5-7", test on 7+ passes 7/12' }),
  known('Monster slays a supported model: one extra Strike at each supporter', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'silent' }),
  known('Monstrous Charge: +1 Attack; wins: weaker foes Prone before Strikes', { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'EXACT', in2018: 'silent' }),
  known('Cavalry charge: +1 Attack and knock-down only against Infantry alone, not in difficult ground, not transfixed; S6+ and Monsters stand; Monsters that are Infantry give the Attack', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'all opponents fall, Monsters among them (ruling 42)', example: 'two dice against one, equal Fight 143/216' }),
  known('Fight, Strength and Attacks of mounts, by name', { grade: 'B', sources: ['HAPPYAUER'], kind: 'EXACT', in2018: 'not counted', example: 'Warg 3, 4, 1; horse 2, 3, 0; Fell Beast 5, 6, 2' }),
  known('Cavalry uses mount’s Fight, Strength, Attacks if higher; always the rider who fights', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'rider and mount apart' }),
  known('Kill of a model by a charging lancer, while it is open whether the knocked down are Trapped', { grade: 'C', sources: [], kind: 'NOT_COVERED', example: 'one D5 foot model, S3: trapped 715/1152, not trapped 143/288' }),
  known('Cavalry casualty counts when the rider is slain', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED' }),
  known('Mounts that are Heroes share Might, Will, Fate with the rider, not to cast', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'silent' }),
  known('War Beast (4 profiles): beast and commander two models; commander a Hero and captain; beast takes no place; Trample straight on, impact hits; Stampede test a Wound; neither flees', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'silent' }),
  known('Chariot (4): one model, pivots 45 degrees each 4", impact hits, +1 Attack on charge, never Prone; passes Broken tests', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'silent' }),
  known('Siege engine: crew and veteran, no model, no control zone, arc 45 degrees, moved or turned -1 to hit; target slain outright unless Defence or Wounds 10+ (then half its Wounds)', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'silent' }),
  known('Scatter: 1 opponent picks any battlefield target within 6"; 2-5 one of his own; 6 dead on', { grade: 'B', sources: ['HAPPYAUER'], kind: 'TABLE', in2018: 'silent', example: '1/6, 2/3, 1/6' }),
  known('Deploys first, alternating, within 6" of the edge', { grade: 'B', sources: ['HAPPYAUER'], kind: 'STATED', in2018: 'silent' }),
];
