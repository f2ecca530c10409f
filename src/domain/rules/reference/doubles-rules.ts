import { cite } from '../../../shared/source';
import { type Entries, entriesOf } from './entry';

const entry = entriesOf<'DOUBLES_RULE'>();

/** Differences when two play as a team, besides the scenarios. */
export const doublesRules: Entries<'DOUBLES_RULE'> = {
  'doubles-events': entry('Doubles events', {
    aliases: 'doubles, team game, two players a side, doubles tournament',
    summary:
      'Run like any other tournament, but with the six doubles scenarios in place of the Scenario Pools.',
    sources: [cite('000', 'DOUBLES EVENTS')],
    related: [
      'doubles-army',
      'scenario:no-escape',
      'scenario:total-conquest',
      'scenario:take-and-hold',
      'scenario:clash-of-champions',
      'scenario:cornered',
      'scenario:duel-of-wits',
    ],
  }),
  'doubles-army': entry('Doubles army', {
    aliases: 'two forces, half the points, doubles force, leftover points, doubles list building',
    summary:
      'Two forces, one a player, each with half of the points; left-over points are not shared. A force is from one army list, the other may be from another; the bow limit counts for each force alone.',
    sources: [cite('000', 'THE ARMY')],
    related: ['primary-force', 'doubles-allies', 'ruling-20', 'ruling-27'],
  }),
  'doubles-allies': entry('Allies in doubles', {
    aliases: 'doubles alliance, army bonus, historical allies',
    summary:
      'Forces of the same army list, or Historical Allies, keep their army bonuses; the usual rules for allies apply.',
    sources: [cite('000', 'THE ARMY')],
    related: ['ruling-22'],
  }),
  'primary-force': entry('Primary and Secondary Force', {
    aliases: 'primary force, secondary force, primary roll-off',
    summary:
      'Before deployment the two players of a team roll off, ties again: the higher one’s force is Primary this game. A Legion’s fixed army leader makes his force Primary without a roll.',
    sources: [cite('000', 'THE ARMY'), cite('000', 'LEGENDARY LEGIONS')],
    related: ['calculation:rollOffOdds', 'doubles-leader', 'ruling-18a'],
  }),
  'doubles-legions': entry('Legendary Legions in doubles', {
    aliases: 'legendary legion, legion, legions',
    summary:
      'Both forces come from the same Legion. Its demands and restrictions are met by the whole army, a compulsory Hero is in one force only, and each force has its own warbands.',
    sources: [cite('000', 'LEGENDARY LEGIONS')],
    related: ['ruling-23', 'ruling-28'],
  }),
  'doubles-leader': entry('Leader in doubles', {
    aliases: 'army leader, who is the leader, team leader',
    summary: 'The Primary Force’s leader leads the whole army for the game.',
    sources: [cite('000', 'THE LEADER')],
    related: ['primary-force', 'ruling-24'],
  }),
  'doubles-breaking': entry('Breaking in doubles', {
    aliases: `break point, broken, breaking, break, doubles break point, when am I broken, broken army,
      half my army dead, half my models dead, broken force`,
    summary: 'The Break Point counts over the whole army, not over each force.',
    sources: [cite('000', 'BREAKING')],
    related: ['calculation:gameState', 'ruling-17'],
  }),
  'sudden-end': entry('Sudden end of the game', {
    aliases: `game might suddenly end, random game length, game end, game ends on a 1 or 2,
      does the game end`,
    phase: 'END',
    summary:
      'In Take and Hold, Cornered and Duel of Wits: once an army is Broken, roll a D6 at the end of each turn; on 1-2 the game ends.',
    sources: [cite('000', 'OBJECTIVES')],
    related: [
      'chart:sudden-end',
      'calculation:gameState',
      'ruling-18a',
      'scenario:take-and-hold',
      'scenario:cornered',
      'scenario:duel-of-wits',
    ],
  }),
  'quarter-end': entry('Reduced to a quarter', {
    aliases: `quartered, 25%, a quarter left, quarter of starting models, quarter of models,
      quarter of my models`,
    phase: 'END',
    summary:
      'No Escape, Total Conquest and Clash of Champions end with the turn in which a side has a quarter (25%) of its starting models left, or fewer.',
    sources: [cite('000', 'OBJECTIVES')],
    related: [
      'calculation:gameState',
      'ruling-17',
      'scenario:no-escape',
      'scenario:total-conquest',
      'scenario:clash-of-champions',
    ],
  }),
  'maelstrom-of-battle': entry('Maelstrom of Battle', {
    aliases: 'maelstrom, reinforcements, arrivals, warband arrival',
    phase: 'MOVE',
    summary:
      'Total Conquest: at the end of your Move phase roll a D6 for each of your warbands not yet on the board; the captain’s Might may raise or lower it. Arriving models may not charge, and warbands to come count as on the board for Broken.',
    steps: [
      '1: not yet.',
      '2: the opponent picks a point on the north or south edge; 3: on the east or west edge.',
      '4: you pick a point on the north or south edge; 5: on the east or west edge; 6: on any edge.',
      'A point is at least 6" from a corner. Place one warband before rolling for the next.',
    ],
    sources: [cite('000', 'SPECIAL RULES')],
    related: ['chart:maelstrom-of-battle', 'scenario:total-conquest'],
  }),
  'site-of-power': entry('Site of Power', {
    aliases: 'ancient place, reroll fate',
    rangeInches: 6,
    summary:
      'Take and Hold: within 6" of the objective a model is Resistant to Magic and may re-roll failed Fate rolls.',
    sources: [cite('000', 'SPECIAL RULES')],
    related: ['scenario:take-and-hold', 'resistant-to-magic', 'fate'],
  }),
  'friendly-rivalry': entry('Friendly Rivalry', {
    aliases: 'rivalry, kill count bonus',
    phase: 'FIGHT',
    summary:
      'Clash of Champions: of an army’s two leaders, the one with fewer kills in combat has +1 To Wound in fights until level with the other or ahead.',
    sources: [cite('000', 'SPECIAL RULES')],
    related: ['scenario:clash-of-champions'],
  }),
};
