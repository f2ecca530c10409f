import { cite } from '../../../shared/source';
import { type Entries, entriesOf } from './entry';

const entry = entriesOf<'PROCEDURE'>();

/** Fights from the Duel roll to the last Strike (B7). */
export const fightingProcedures: Entries<'PROCEDURE'> = {
  'duel-roll': entry('Duel roll', {
    aliases: 'duel, to fight, roll to fight, winning a fight, resolving a fight',
    phase: 'FIGHT',
    summary: 'Each side rolls as many D6 as its models have Attacks; the highest single die wins.',
    steps: [
      'Gather the dice; mark those of models with modifiers or Might.',
      'Declare two-handed attacks (and Shielding).',
      'Roll all dice.',
      'Apply modifiers.',
      'Take re-rolls.',
      'Spend Might, the losing side first.',
      'The winner makes Strikes.',
    ],
    sources: [cite('004', 'RESOLVING A FIGHT'), cite('003', 'THE FIGHT PHASE', 37)],
    related: ['calculation:duelOdds', 'drawn-combat', 'might', 'two-handed-weapon', 'ruling-13'],
  }),
  'drawn-combat': entry('Drawn combat', {
    aliases: `draw, tied fight, tie, drawn duel, roll-off in a fight, drawn combats, tied duel, tied dice,
      same highest dice, both roll the same, same fight value`,
    phase: 'FIGHT',
    summary:
      'Highest dice level: the higher Fight value wins. Those level too: the player with Priority rolls a D6, 1-3 Evil wins, 4-6 Good wins.',
    sources: [cite('004', 'DRAWN COMBATS')],
    related: ['chart:drawn-combat', 'elven-made-weapon', 'fight', 'ruling-11', 'ruling-12'],
  }),
  'backing-away': entry('Backing Away', {
    aliases: 'back away, loser backs away, retreat, fall back, loser moves back, pushed back',
    phase: 'FIGHT',
    rangeInches: 1,
    summary:
      'The loser moves 1" straight away from the winner, the way its player chooses; into a Control Zone if need be, never into contact.',
    sources: [cite('004', 'LOSER BACKS AWAY'), cite('003', 'THE FIGHT PHASE', 37)],
    related: ['trapped', 'make-way'],
  }),
  trapped: entry('Trapped', {
    aliases: `trap, cannot back away, surrounded, striking a trapped model, trapped double strikes,
      double strikes, no way back, cannot retreat, am I trapped`,
    phase: 'FIGHT',
    summary:
      'A loser that cannot Back Away the full 1" stays where it is, and every Attack at it becomes two Strikes, both at the same model. Models are separated after the Strikes.',
    sources: [
      cite('004', 'TRAPPED'),
      cite('004', 'STRIKING A TRAPPED MODEL'),
      cite('003', 'THE FIGHT PHASE', 40),
    ],
    related: ['backing-away', 'make-way', 'ruling-15'],
  }),
  'prone-in-a-fight': entry('Prone models in a fight', {
    aliases: 'fighting while prone, prone fighting',
    phase: 'FIGHT',
    summary:
      'A charged Prone model fights as usual, but if it wins it makes no Strikes and may stand up instead. Strikes at a Prone model always count it as Trapped.',
    sources: [cite('004', 'PRONE MODELS'), cite('003', 'THE FIGHT PHASE', 40)],
    related: ['prone', 'trapped'],
  }),
  'make-way': entry('Make Way', {
    aliases: 'making way, step aside',
    phase: 'FIGHT',
    rangeInches: 1,
    summary:
      'One unengaged friend in the path of a defeated model may move up to 1", the shortest way that lets it Back Away; into a Control Zone, never into contact. If one friend is not enough, nobody moves and the loser is Trapped.',
    sources: [cite('004', 'MAKE WAY'), cite('003', 'THE FIGHT PHASE', 40)],
    related: ['backing-away', 'trapped', 'spear'],
  }),
  'winner-makes-strikes': entry('Winner makes Strikes', {
    aliases: `strike, strikes, striking, to strike, wounding in combat, hitting after winning,
      choosing targets for strikes`,
    phase: 'FIGHT',
    summary:
      'After the loser has Backed Away the winner rolls To Wound, its Strength against the loser’s Defence. Each success takes a Wound; at 0 the model is a casualty.',
    sources: [cite('004', 'WINNER MAKES STRIKES')],
    related: ['calculation:strikeOdds', 'chart:to-wound', 'multiple-attacks', 'trapped', 'fate'],
  }),
  'multiple-attacks': entry('Multiple Attacks', {
    aliases: 'several attacks, many attacks',
    phase: 'FIGHT',
    summary:
      'One Strike for each Attack of the winner, rolled one at a time or together as both players understand it.',
    sources: [cite('004', 'MULTIPLE ATTACKS')],
    related: ['attacks', 'ruling-16c'],
  }),
  'multiple-combat': entry('Multiple Combat', {
    aliases: `multiple combats, outnumbered fight, gang up, two against one, three against one, outnumbered,
      whom to strike, who strikes first`,
    phase: 'FIGHT',
    summary:
      'Several models against one: only each side’s highest die and highest Fight value count. A lone winner Strikes whom it likes and all enemies Back Away; a lone loser takes every winner’s Strikes in the order their player picks.',
    steps: [
      'Compare the highest die and, if level, the highest Fight value of each side.',
      'A lone winner with several Attacks may spread them, and may see one result before the next.',
      'All Strikes of one model are resolved before those of the next.',
    ],
    sources: [cite('004', 'MULTIPLE COMBATS')],
    related: ['calculation:fightOdds', 'pairing-off-fights', 'duel-roll'],
  }),
  'cavalry-charge': entry('Cavalry charge', {
    aliases: `charge bonus, extra attack, knock to the ground, cavalry and fights, knocked to the ground,
      cavalry charge bonus, mounted charge, extra attack on the charge, knocked prone by cavalry`,
    phase: 'FIGHT',
    summary:
      'Cavalry that charged only Infantry, and was not charged by enemy Cavalry since, gets an extra Attack in the Duel and the Strikes, and if it wins, all its opponents fall Prone after Backing Away, so they count as Trapped.',
    sources: [
      cite('004', 'CAVALRY AND FIGHTS'),
      cite('004', 'EXTRA ATTACK'),
      cite('004', 'KNOCK TO THE GROUND'),
    ],
    related: ['calculation:fightOdds', 'lance', 'prone', 'trapped'],
  }),
  'brutal-power-attacks': entry('Brutal Power Attacks', {
    aliases: 'brutal power attack, hurl, rend, barge, monster attacks, monster hurl, troll attacks',
    phase: 'FIGHT',
    summary:
      'Monsters have them; the documents only name them (p. 63) and say that kills by Hurl do not count in Clash of Champions.',
    sources: [cite('003', 'THE FIGHT PHASE', 63), cite('000', 'SCENARIO 4 — CLASH OF CHAMPIONS')],
    related: ['scenario:clash-of-champions'],
  }),
  'special-weapons': entry('Special weapons', {
    aliases: 'close combat weapons',
    phase: 'FIGHT',
    summary:
      'Where the play sheet points to: close combat weapons on p. 67, special weapons on p. 68, special strikes on p. 70.',
    sources: [cite('003', 'THE FIGHT PHASE', 68)],
    related: ['two-handed-weapon', 'bash'],
  }),
};
