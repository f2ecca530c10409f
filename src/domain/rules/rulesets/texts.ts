import { notes2024 } from './mesbg-2024/texts';

/** The English of a fight's steps, each text once. A step carries a message; only its wording here is for people. */

const plural = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** "6+ then 4+"; no dice cannot wound. */
const neededText = (dice: readonly number[]): string =>
  dice.length === 0 ? 'cannot wound' : dice.map((least) => `${least}+`).join(' then ');

const cellText = (cell: string): string => (cell === '-' || cell.includes('/') ? cell : `${cell}+`);

/** "LARGE_ROCK" as "large rock". */
export const idText = (id: string): string => id.toLowerCase().replaceAll('_', ' ');

interface FateFacts {
  readonly wounds: number;
  readonly fate: number;
  readonly rerollFate: boolean;
  readonly might: number;
}

/** The cell of the To Wound chart, and the least that each die must show. */
interface Needed {
  readonly cell: string;
  readonly dice: readonly number[];
}

/** Texts that become a sentence with a name before them: "Boromir spends 1 Might". */
const predicates = {
  supports: (weapon: string, fight: number) =>
    `supports with a ${weapon.toLowerCase()}: 1 die, own Fight ${fight}`,
  mayReroll: (count: number, hasPriority: boolean) =>
    `may re-roll ${count} of its dice once, ${hasPriority ? 'second (it has Priority)' : 'first (it is without Priority)'}`,
  specialInsteadOfStrikes: () => 'uses its special strike instead of Strikes',
  rolls: (dice: readonly number[], scores: readonly number[] | null) =>
    `rolls ${dice.join(', ')}${scores ? `, two-handed: ${scores.join(', ')}` : ''}`,
  rerolls: (before: readonly number[], after: readonly number[]) =>
    `re-rolls ${before.join(', ')}: ${after.join(', ')}`,
  spendsMight: (points: number, from: number, to: number) => `spends ${points} Might: ${from} becomes ${to}`,
  spendsOnMisses: (points: number) => `spends ${points} Might on the nearest misses`,
  spendsToWound: () => 'spends Might to wound',
  spendsPointsToWound: (points: number) => `spends ${points} Might to wound`,
  spendsToPass: (points: number) => `spends ${points} Might`,
  spendsOnFate: () => 'spends Might to raise its Fate to 4',
  keepsFate: () => 'keeps its Fate',
};

/** Texts that stand by themselves, after a name and a colon: "Boromir: Attacks 3: 3 in the Duel roll". */
const notes = {
  duelDice: (attacks: number, dice: number) => `Attacks ${attacks}: ${dice} in the Duel roll`,
  extraAttack: () => 'charging Cavalry against Infantry alone: 1 Attack more',
  chargedByCavalry: () => 'charged by Cavalry afterwards: no extra Attack',
  notOnlyInfantry: () => 'not only Infantry is against it: no extra Attack',
  shieldingDice: () => 'shielding: Duel dice doubled',
  twoHanded: (floor: number | null, sixStands: boolean) =>
    `two-handed: -1 to each die${floor === null ? '' : `, not below ${floor}`}${sixStands ? ', a natural 6 stands' : ''}`,
  duelMight: (might: number, cap: number | null) =>
    `${might} Might may raise its own dice${cap === null ? '' : `, to ${cap} at most`}`,
  whirlFight: (fight: number) => `Whirl: Fight ${fight} counts as 1`,
  whirlOverStrike: (fight: number) => `Whirl: Fight ${fight} counts as 1, whatever the Heroic Strike adds`,
  d3Thrown: () => 'a D3 is a D6 halved, rounded up: 1-2 is 1, 3-4 is 2, 5-6 is 3',
  strikeAndFeint: (fight: number) =>
    `Fight ${fight} + D6 for the Heroic Strike (10 at most) - D3 for the Feint`,
  heroicStrike: (fight: number) => `Heroic Strike: Fight ${fight} + D6, 10 at most`,
  heroicStrikeRolled: (fight: number, die: number, raised: number) =>
    `Heroic Strike: Fight ${fight} + ${die} is ${raised}`,
  feint: (fight: number) => `Feint: Fight ${fight} - D3`,
  feintRolled: (fight: number, d3: number) => `Feint: Fight ${fight} - ${d3}`,
  notPaired: () =>
    'several against several: the fight is worked out as asked; at the table such fights are paired off one against one where possible',
  oneAlignment: () =>
    'both sides are of one alignment: the only Elven-made weapon has its faces of the roll-off, otherwise the first side wins it on 4-6',
  supporterElven: () => 'a supporter’s Elven-made weapon does not count in the roll-off',
  tieByFight: () => 'its highest Fight is higher: it wins equal scores',
  tieByRollOff: (faces: number) =>
    `Fight values are level: the first side wins the roll-off on ${faces} faces of 6`,
  tieByRolls: (
    { higher, level, lower }: { readonly higher: bigint; readonly level: bigint; readonly lower: bigint },
    faces: number,
  ) =>
    `of ${higher + level + lower} rolls for Fight the first side's is higher in ${higher}, level in ${level}, lower in ${lower}; when level, the first side wins the roll-off on ${faces} faces of 6`,
  scoreWins: (own: number, enemy: number) => `${own} beats ${enemy}`,
  fightWins: (score: number, own: number, enemy: number) => `${score} each: Fight ${own} beats ${enemy}`,
  rollOff: (score: number, fight: number, die: number) =>
    `${score} each, Fight ${fight} each: the roll-off of ${die} goes to this side`,
  shieldingNoStrikes: () => 'shielding: no Strikes',
  sideShielding: () => 'a friend is shielding: the side makes no Strikes',
  immobilisedNoStrikes: () => 'Immobilised: no Strikes',
  proneNoStrikes: () => 'Prone: no Strikes, it may stand up',
  bash: () => 'Bash at the model aimed at: D6 + Strength against D6 + Strength knocks it Prone',
  stun: () =>
    'Stun: on a 4+ the model aimed at has Fight and Attacks 1 and Shoot 6+ until the end of the next turn',
  feintWon: () => 'Feint won: To Wound dice of 1 are re-rolled',
  piercingWon: () => 'Piercing Strike won: Strength + D3',
  whirl: () => 'Whirl: one Strike at every enemy',
  shieldwall: (defence: number) => `Shieldwall: Defence ${defence} + 1`,
  immobilisedShieldwall: () => 'Immobilised: its Shieldwall, an Active rule, adds nothing',
  mountedShieldwall: () => 'mounted: Shieldwall works on foot only',
  lanceWithoutCharge: () => 'its lance adds nothing: it has not charged this turn',
  lanceOnFoot: () => 'its lance adds nothing: only Cavalry uses one',
  knocksDown: () => 'charging Cavalry knocks all opponents to the ground: they are Trapped',
  knocksOthersDown: () => 'charging Cavalry knocks its other opponents to the ground: they are Trapped',
  monstersStand: () => 'Monsters and models of Strength 6 or more stay on their feet (`monstersStand`)',
  monstersFall: () =>
    'a Monster of the type Infantry counts as Infantry: the charge has its bonuses against it',
  knockedDown: () => 'the charge knocks its opponents to the ground',
  doubled: (prone: boolean) => `${prone ? 'Prone' : 'Trapped'}: each Attack at it is two Strikes`,
  piercingLost: (defence: number) => `Piercing Strike lost: Defence ${defence} - D3`,
  piercingLostRolled: (defence: number, d3: number) => `Piercing Strike lost: Defence ${defence} - ${d3}`,
  piercingRolled: (strength: number, d3: number) => `Piercing Strike: Strength ${strength} + ${d3}`,
  bashRolled: (own: number, enemy: number, victim: string) =>
    `Bash: ${own} against ${enemy} of ${victim}${own >= enemy ? ', knocked Prone' : ''}`,
  stunRolled: (die: number, takesHold: boolean) => `Stun: ${die}${takesHold ? ' takes hold' : ', 4+ needed'}`,
  strikesAt: (
    { attacks, whirls, strength, piercing, bonus }: StrikerFacts,
    {
      trapped,
      defence,
      name,
    }: { readonly trapped: boolean; readonly defence: number; readonly name: string | null },
    { cell, dice }: Needed,
  ) => {
    const doubled = trapped ? ', doubled against a Trapped model' : '';
    const strikes = whirls
      ? 'Whirl: 1 Strike'
      : `${plural(attacks, 'Attack')}${doubled}: ${plural(attacks * (trapped ? 2 : 1), 'Strike')}`;
    const at = name === null ? '' : ` at ${name}`;
    const bonusText = bonus === 0 ? '' : `, +${bonus}: ${neededText(dice)}`;
    return `${strikes}${at}, Strength ${strength}${piercing ? ' + D3' : ''} against Defence ${defence}: ${cellText(cell)}${bonusText}`;
  },
  onesAgain: () => 'To Wound dice showing 1 are rolled again',
  strikeMight: (might: number) => `${might} Might for its own To Wound dice`,
  fate: ({ wounds, fate, rerollFate, might }: FateFacts, withWounds: boolean) => {
    const lives = withWounds ? `${wounds} Wounds, ` : '';
    const again = rerollFate ? ', failed rolls made again' : '';
    const raised = might > 0 ? `, ${might} Might may raise them` : '';
    return `${lives}${fate} Fate: each 4+ prevents a Wound${again}${raised}`;
  },
  strikesInTurn: () =>
    'each Strike is seen before the next, the winner choosing its victim and his Might for the aim',
  strikesTogether: () => 'all Strikes are rolled together, Might going to the nearest misses',
  cannotWound: (strength: number, defence: number) =>
    `Strength ${strength} against Defence ${defence}: cannot wound`,
  toWoundRolled: (
    strength: number,
    defence: number,
    { dice, strikes }: { readonly dice: readonly number[]; readonly strikes: number },
  ) =>
    `Strength ${strength} against Defence ${defence}: ${neededText(dice)} for ${plural(strikes, 'Strike')}`,
  furtherRolled: (least: number, dice: number) =>
    `${dice} further ${dice === 1 ? 'die' : 'dice'} for what has succeeded: ${least}+`,
  onesRolled: (count: number) => `${count} dice of 1 rolled again`,
  failedRolled: (count: number) => `${count} failed dice rolled again`,
  fateRolled: (die: number, saved: boolean) =>
    saved ? `Fate ${die}: the Wound is prevented` : `Fate ${die}: 4+ needed`,
  slain: () => 'slain',
  losesWounds: (count: number) => `loses ${plural(count, 'Wound')}`,
  shots: (count: number, shoot: number, movedToHit: number | null) =>
    `${plural(count, 'shot')}, Shoot ${shoot}+${movedToHit === null ? '' : `, moved: ${movedToHit}+ to hit, a 6 always hits`}`,
  inTheWay: (obstruction: string, needed: number, isRerolled: boolean) =>
    `${idText(obstruction)}: ${needed}+ passes${isRerolled ? ', re-rolled once' : ''}`,
  shotToWound: (
    {
      strength,
      bonus,
      rerollOnes,
    }: { readonly strength: number; readonly bonus: number; readonly rerollOnes: boolean },
    defence: number,
    { cell, dice }: Needed,
  ) =>
    `Strength ${strength} against Defence ${defence}: ${cell}${bonus === 0 ? '' : `, +${bonus}`}; needs ${neededText(dice)}${rerollOnes ? ', 1s re-rolled' : ''}`,
  shotMight: (might: number) => `${might} Might for any die of the shot`,
  testRolled: (name: string, die: number, needed: number) => `${name}: ${die}, ${needed}+ needed`,
  riderOrPassenger: () => 'each hit: a D6, on 1-3 the passenger is hit, on 4-6 the rider',
  targetOrFriend: () =>
    'each hit: a D6, on 1-3 the closest Evil model of the Fight is hit, on 4-6 the target',
};

interface StrikerFacts {
  readonly attacks: number;
  readonly whirls: boolean;
  readonly strength: number;
  readonly piercing: boolean;
  readonly bonus: number;
}

const texts = { ...predicates, ...notes, ...notes2024 };
type Texts = typeof texts;

/** A text of a fight by its key, with what fills its gaps. */
export interface Message {
  readonly key: keyof Texts;
  readonly args: readonly unknown[];
}

/** A message: its key and the arguments of its text. */
export const message = <Key extends keyof Texts>(key: Key, ...args: Parameters<Texts[Key]>): Message => ({
  key,
  args,
});

/** The text of a message; with a name: "Boromir spends 1 Might: 5 becomes 6", "Boromir: Attacks 3: 3 in the Duel roll". */
export const textOf = ({ key, args }: Message, name: string | null = null): string => {
  const text = (texts[key] as (...given: never[]) => string)(...(args as never[]));
  if (name === null) return text;
  return key in predicates ? `${name} ${text}` : `${name}: ${text}`;
};
