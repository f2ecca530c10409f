import { cite } from '../../../shared/source';
import type { Ruling } from './entry';
import { switchOf } from '../switches';

const toWound = cite('003', 'TO WOUND CHART', 35);
const strikes = cite('003', 'SPECIAL STRIKES', 70);
const resolving = cite('004', 'RESOLVING A FIGHT');

/** Rulings 1-7a: charts and rolls. */
export const chartRulings: readonly Ruling[] = [
  {
    number: '1',
    about: 'To Wound by the difference',
    aliases: 'to wound outside the chart, strength above 10',
    text: 'A To Wound cell depends on Defence minus Strength alone: -2 or less 3+; -1 and 0 4+; 1 and 2 5+; 3 and 4 6+; 5 is 6/4; 6 is 6/5; 7 is 6/6; 8 or more cannot wound. Values outside 1-10 are refused. In fights, changed Strength and Defence stay within 1-10 and Fight within 0-10.',
    concerns: [toWound],
  },
  {
    number: '2',
    about: 'To Wound bonuses on two-step scores',
    aliases: 'bonus on 6/4, plus one to wound',
    text: 'A bonus counts on both dice of a 6/4, 6/5 or 6/6: with +1 a 6/4 is 5+ then 3+. No bonus makes "cannot wound" possible, and beyond the chart no natural 1 fails and no natural 6 succeeds.',
    concerns: [toWound, cite('004', 'HOW TO SHOOT')],
  },
  {
    number: '3',
    about: 'Swim modifiers',
    aliases: 'swim bonus, swim penalty, mounted swim',
    text: 'Mounted +1; heavy or Dwarf armour -1; Heavy Dwarf armour -1 (a model wears one armour); shield -1; banner -1; knocked Prone in deep water -1. A total of 1 or less sinks, 6 or more swims strongly. Document 002 lost the signs; 003 has them.',
    concerns: [cite('002', 'SWIM CHART'), cite('002', 'DEEP WATER'), cite('003', 'SWIM CHART', 85)],
  },
  {
    number: '4',
    about: 'Falling damage counts full inches',
    aliases: 'fall, fell, falling inches',
    text: 'One Strength 3 hit, and one more for each full inch fallen beyond the model’s height.',
    concerns: [cite('003', 'LEAP TABLE', 27), cite('003', 'CLIMB TABLE', 28)],
  },
  {
    number: '5',
    about: 'Moving on after jumping a Prone model',
    aliases: 'jump over prone move',
    text: 'Whether a model that cleared a Prone model may move on is not stated: the answer says so and cites the play sheet’s note.',
    concerns: [cite('003', 'JUMP OVER PRONE MODELS TABLE', 29)],
  },
  {
    number: '6',
    about: 'In The Way and the quickstart guide',
    aliases: 'obstructed shot, in the way quickstart',
    text: 'The quickstart guide leaves In The Way out to teach the game. Shooting here takes a list of obstructions, which may be empty.',
    concerns: [cite('004', 'INTRODUCTION'), cite('003', 'IN THE WAY CHART', 32)],
  },
  {
    number: '7',
    about: 'Mounting as a passenger',
    aliases: 'mount up test, passenger jump test',
    text: 'It is a Jump test with three results of its own, not those of the Jump table.',
    concerns: [cite('002', 'MOUNTING')],
  },
  {
    number: '7a',
    about: 'Movement left, exact half, Prone in shallow water, the Thrown Rider’s page',
    aliases: 'half the height, move left after jump, obstacle half height, thrown rider page',
    text: 'A Heavy Object alone halves what is left of the move. A 6 on Jump or Leap gives the rest of the move, no more. An obstacle of exactly half the model’s height wants a Jump. A model knocked Prone in shallow water takes a Swim test, although 003 says none. The Thrown Rider table is cited on p. 52 (003) and p. 61 (002) as each prints it.',
    concerns: [
      cite('002', 'CARRYING OTHER MODELS'),
      cite('003', 'JUMP TABLE', 26),
      cite('003', 'THE MOVE PHASE', 20),
      cite('002', 'SHALLOW WATER'),
      cite('003', 'THROWN RIDER TABLE', 52),
      cite('002', 'HITTING PASSENGERS', 61),
    ],
  },
];

/** Rulings 8-16i: fights, shooting, magic. */
export const fightRulings: readonly Ruling[] = [
  {
    number: '8',
    about: 'Might stops at 6',
    aliases: 'might beyond 6, might above six',
    text: 'Might cannot raise a Duel die beyond 6.',
    switch: switchOf('mightCap'),
    concerns: [cite('004', 'MIGHT')],
  },
  {
    number: '9',
    about: 'A Duel die stops at 1',
    aliases: 'minimum duel die, die below 1',
    text: 'A modified Duel die cannot fall below 1.',
    switch: switchOf('duelFloor'),
    concerns: [cite('004', 'TWO-HANDED WEAPONS')],
  },
  {
    number: '10',
    about: 'Two-handed -1 on a natural 6',
    aliases: 'natural six two-handed, burly natural 6',
    text: 'A two-handed weapon’s -1 also lowers a natural 6.',
    switch: switchOf('naturalSixStands'),
    concerns: [cite('004', 'TWO-HANDED WEAPONS')],
  },
  {
    number: '11',
    about: 'What Might may not alter',
    aliases: 'might on roll-off, might for an ally',
    text: 'Might does not alter the drawn-combat roll-off, and raises the Hero’s own dice only.',
    concerns: [cite('004', 'MIGHT'), cite('004', 'DRAWN COMBATS')],
  },
  {
    number: '12',
    about: 'Elven-made weapons in the roll-off',
    aliases: 'elven made draw, same alignment roll-off',
    text: 'A Good side with one wins on 3-6, an Evil side with one on 1-4, both together cancel. Where both sides are of one alignment, the one named first wins on 4-6.',
    concerns: [cite('004', 'ELVEN-MADE WEAPONS'), cite('004', 'DRAWN COMBATS')],
  },
  {
    number: '13',
    about: 'Order of a Duel',
    aliases: 'sequence of a fight, when to use might',
    text: 'Gather dice, declare two-handed use, roll all, modify, re-roll, spend Might, Strike.',
    concerns: [resolving],
  },
  {
    number: '14',
    about: 'When Whirl and Feint change Fight',
    aliases: 'feint timing, whirl timing',
    text: 'Whirl’s Fight 1 and Feint’s -D3 are in force before the Duel compares Fight values.',
    concerns: [strikes],
  },
  {
    number: '15',
    about: 'Doubled Strikes share a target',
    aliases: 'trapped strikes split, double strikes',
    text: 'Trapped and Prone double each Attack’s Strikes, and both Strikes of a set go at the same model.',
    concerns: [cite('004', 'STRIKING A TRAPPED MODEL')],
  },
  {
    number: '16',
    about: 'Fate, a point at a time',
    aliases: 'fate might, fate one at a time',
    text: 'A point of Fate is spent on one unsaved Wound at a time and saves on 4+; Might may raise the roll.',
    concerns: [cite('004', 'FATE')],
  },
  {
    number: '16a',
    about: 'Bash and Stun instead of Strikes',
    aliases: 'does bash strike, stun strikes',
    text: 'A model that Bashes or Stuns makes no Strikes. The play sheet is silent; the community’s catalogue says it of Bash and period reviews say it of Stun.',
    switch: switchOf('bashAndStunForgoStrikes'),
    concerns: [strikes],
  },
  {
    number: '16b',
    about: 'Who forgoes Strikes when shielding',
    aliases: 'shielding friend strikes, shielding side',
    text: 'Only the shielding model makes no Strikes (004); the play sheet (003) says its whole side.',
    switch: switchOf('shieldingStopsSide'),
    concerns: [cite('003', 'THE FIGHT PHASE', 74), cite('004', 'SHIELDS')],
  },
  {
    number: '16c',
    about: 'Strikes together or one by one',
    aliases: 'roll strikes together, one at a time strikes',
    text: 'Either is allowed. A Hero’s Might then goes where it serves the stated aim best; together, to the nearest misses first; on a 6/4, 6/5 or 6/6 in the order of ruling 40.',
    switch: switchOf('strikesRolled'),
    concerns: [cite('004', 'MULTIPLE ATTACKS')],
  },
  {
    number: '16d',
    about: 'Re-rolled 1s on two-step scores',
    aliases: 'reroll ones 6/4, re-roll 1s',
    text: 'Re-rolls of 1 apply to each die of a 6/4, 6/5 or 6/6. A bonus never brings a die below 1+.',
    concerns: [strikes, toWound],
  },
  {
    number: '16e',
    about: 'Whirl against a Trapped model',
    aliases: 'whirl trapped, whirl strikes',
    text: 'Whirl makes a single Strike at each enemy, Trapped or not.',
    concerns: [strikes],
  },
  {
    number: '16f',
    about: 'A supporter’s Elven-made weapon',
    aliases: 'elven spear support, elven made support',
    text: 'One Elven-made weapon in the fight serves its side; a supporter’s does not count.',
    concerns: [cite('004', 'ELVEN-MADE WEAPONS'), cite('004', 'SPEARS')],
  },
  {
    number: '16g',
    about: 'Might into a roll-off',
    aliases: 'might to tie, spend might to draw',
    text: 'Might may be spent only to force a roll-off. With dice and Fight level, the side without Priority may spend first. The limit of ruling 8 holds for every single D6, casting included.',
    concerns: [cite('004', 'MIGHT')],
  },
  {
    number: '16h',
    about: 'A shot stopped by a model in the way',
    aliases: 'intervening model, hit the model in the way',
    text: 'A failed In The Way test ends the shot. Where a model stood in the way the answer names it; whether it is then hit is optional.',
    switch: switchOf('interveningModelIsHit'),
    concerns: [cite('003', 'IN THE WAY CHART', 32), cite('004', 'HOW TO SHOOT')],
  },
  {
    number: '16i',
    about: 'Cost of heroic actions, two Harbingers, free dice, Sentries',
    aliases: 'heroic action cost, two harbingers, natural 6 free die, sentry charge',
    text: 'A heroic action costs one Might. Two Harbingers of Evil do not add up. A natural 6 on a free die (Resistant to Magic, Staff of Power) regains no Will. A Sentry moving as normal may not charge before the alarm.',
    concerns: [
      cite('003', 'HEROIC ACTIONS', 57),
      cite('004', 'Harbinger of Evil'),
      cite('004', 'RESISTING A MAGICAL POWER'),
      cite('002', 'SENTRY CHART'),
    ],
  },
];
