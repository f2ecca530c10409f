import { cite } from '../../../shared/source';
import { type Entries, entriesOf } from './entry';

const entry = entriesOf<'SPECIAL_STRIKE'>();

const source = cite('003', 'SPECIAL STRIKES', 70);

/** Actions that a weapon allows instead of plain Strikes. */
export const specialStrikes: Entries<'SPECIAL_STRIKE'> = {
  bash: entry('Bash', {
    aliases: 'hammer, mace, maul, hammers, maces, mauls, hammer special strike, mace special strike',
    weapons: ['hammer', 'mace', 'maul'],
    phase: 'FIGHT',
    summary:
      'When the Bashing side wins the Duel, both add a D6 to their Strength (+1 more for two-handed); if the Basher equals or beats the victim, the victim is knocked Prone.',
    sources: [source],
    related: ['calculation:specialStrikeOdds', 'ruling-16a', 'prone'],
  }),
  feint: entry('Feint', {
    aliases: 'dagger, sword, daggers, swords, sword special strike, dagger special strike',
    weapons: ['dagger', 'sword'],
    phase: 'FIGHT',
    summary: 'Fight value down by D3; if its side wins, it re-rolls To Wound rolls of 1.',
    sources: [source],
    related: ['calculation:specialStrikeOdds', 'ruling-14', 'ruling-16d'],
  }),
  'piercing-strike': entry('Piercing Strike', {
    aliases: 'axe, pick, axes, picks, pierce, axe special strike, axe special, pick special strike',
    weapons: ['axe', 'pick'],
    phase: 'FIGHT',
    summary: 'Side wins: +D3 Strength. Side loses: -D3 Defence.',
    sources: [source],
    related: ['calculation:specialStrikeOdds', 'ruling-1'],
  }),
  stun: entry('Stun', {
    aliases: 'club, staff, clubs, staffs, staves, staff special strike, club special strike',
    weapons: ['club', 'staff'],
    phase: 'FIGHT',
    summary:
      'Side wins: roll a D6, and on 4+ the victim has Fight 1, Attacks 1 and Shoot 6+ until the end of the following turn.',
    sources: [source],
    related: ['chart:stun', 'calculation:specialStrikeOdds', 'ruling-16a'],
  }),
  whirl: entry('Whirl', {
    aliases: `flail, scourge, whip, flails, scourges, whips, whirlwind, flail special strike,
      whip special strike`,
    weapons: ['flail', 'scourge', 'whip'],
    phase: 'FIGHT',
    summary: 'Fight value down to 1; if its side wins, one Strike at every enemy in the fight.',
    sources: [source],
    related: ['calculation:specialStrikeOdds', 'ruling-14', 'ruling-16e'],
  }),
};
