import { fightOdds } from '../../../src/domain/rules/combat/fight-odds';
import type { FightModel, FightSide, FightTrait } from '../../../src/domain/rules/rulesets/fight-model';
import { rulesetById } from '../../../src/domain/rules/rulesets/rulesets';
import { toDecimal } from '../../../src/shared/fraction';
import { seededDie } from '../../domain/rules/combat/simulated-fights';
import { type Team, type Thrower, throwerOf } from './thrown-fights-2024';

const ruleset = rulesetById('MESBG_2024');

const traits: Readonly<Record<string, FightTrait>> = {
  backstabber: 'BACKSTABBERS',
  banner: 'BANNER_BEARER',
  'blades of the dead': 'BLADES_OF_THE_DEAD',
  burly: 'BURLY',
  'failed again': 'REROLL_FAILED',
  'hindered pike': 'HINDERED_PIKE',
  knives: 'KNIFE_FIGHTER',
  'mighty blow': 'MIGHTY_BLOW',
  mithril: 'MITHRIL',
  'monstrous charge': 'MONSTROUS_CHARGE',
  unarmed: 'UNARMED',
};
const actions: Readonly<Record<string, string>> = {
  strike: 'STRIKE',
  challenge: 'CHALLENGE',
  'double strength': 'STRENGTH',
  'heroic defence': 'DEFENCE',
};

const modelOf = ({
  kind = 'INFANTRY' as never,
  is = [],
  hates,
  enemies,
  ...numbers
}: Thrower): FightModel => ({
  wounds: 1,
  fate: 0,
  might: 0,
  ...numbers,
  type: kind,
  twoHanded: is.includes('two-handed'),
  elvenMade: is.includes('elven'),
  supporting: is.includes('spear behind') ? 'SPEAR' : is.includes('pike behind') ? 'PIKE' : null,
  shielding: is.includes('shields'),
  charged: is.includes('charged'),
  chargedByCavalry: false,
  specialStrike: null,
  heroicActions: is.flatMap((word) => actions[word] ?? []),
  prone: false,
  immobilised: false,
  traits: is.flatMap((word) => traits[word] ?? []),
  hatred: hates,
  ancientEnemies: enemies,
  rerollFate: false,
  shieldwall: false,
  lance: is.includes('lance'),
  bonus: 0,
  rerollOnes: false,
  trapped: is.includes('trapped'),
});

const sideOf = ({ good, throwers }: Team): FightSide => ({
  alignment: good ? 'GOOD' : 'EVIL',
  models: throwers.map(modelOf),
  rerolls: 0,
  aim: 'KILL_MOST',
  aimedAt: 0,
});

const team = (good: boolean, ...throwers: readonly Thrower[]): Team => ({ good, throwers });

/** Large fights within the reach of the throws: one victim a side, a hero on one side, no Might where Fate is. */
const samples: readonly (readonly [Team, Team])[] = [
  [
    team(true, {
      attacks: 9,
      fight: 5,
      strength: 4,
      defence: 6,
      wounds: 3,
      fate: 2,
      is: ['elven', 'mithril'],
    }),
    team(false, { attacks: 10, fight: 5, strength: 5, defence: 7, wounds: 3, fate: 3, is: ['two-handed'] }),
  ],
  [
    team(
      false,
      { attacks: 4, fight: 6, strength: 5, defence: 6, wounds: 3, might: 3, is: ['strike'] },
      { attacks: 1, fight: 7, strength: 3, defence: 4, is: ['pike behind', 'hindered pike'] },
      { attacks: 1, fight: 3, strength: 4, defence: 4, is: ['pike behind'] },
    ),
    team(true, { attacks: 8, fight: 7, strength: 4, defence: 9, wounds: 4, is: ['trapped', 'banner'] }),
  ],
  [
    team(true, { kind: 'CAVALRY', attacks: 7, fight: 4, strength: 3, defence: 6, is: ['charged', 'lance'] }),
    team(false, { attacks: 8, fight: 4, strength: 4, defence: 6, wounds: 4, fate: 1, is: ['failed again'] }),
  ],
  [
    team(false, {
      attacks: 6,
      fight: 6,
      strength: 7,
      defence: 7,
      wounds: 4,
      is: ['charged', 'monstrous charge', 'mighty blow'],
    }),
    team(true, {
      attacks: 9,
      fight: 6,
      strength: 4,
      defence: 7,
      wounds: 5,
      fate: 2,
      keywords: ['Man', 'Rohan'],
      is: ['challenge'],
    }),
  ],
  [
    team(false, {
      attacks: 8,
      fight: 4,
      strength: 3,
      defence: 5,
      wounds: 3,
      fate: 2,
      hates: ['Rohan'],
      enemies: ['Man'],
      is: ['two-handed', 'burly', 'backstabber'],
    }),
    team(true, {
      attacks: 7,
      fight: 4,
      strength: 4,
      defence: 7,
      wounds: 4,
      keywords: ['Man', 'Rohan'],
      is: ['trapped', 'double strength'],
    }),
  ],
  [
    team(true, { attacks: 5, fight: 3, strength: 3, defence: 8, wounds: 2, fate: 2, is: ['shields'] }),
    team(false, { attacks: 10, fight: 4, strength: 4, defence: 5, might: 3, is: ['unarmed'] }),
  ],
  [
    team(true, { attacks: 6, fight: 5, strength: 3, defence: 8, wounds: 3, is: ['blades of the dead'] }),
    team(false, {
      attacks: 7,
      fight: 5,
      strength: 8,
      defence: 8,
      wounds: 4,
      courage: 6,
      is: ['heroic defence'],
    }),
  ],
  [
    team(false, { attacks: 3, fight: 4, strength: 4, defence: 5, wounds: 2, is: ['knives', 'elven'] }),
    team(true, { attacks: 9, fight: 4, strength: 3, defence: 6, wounds: 3, might: 2 }),
  ],
];

/** How many standard errors each frequency is off the exact chance. */
const deviations = (count: number, seed: number): readonly number[] => {
  const die = seededDie(seed);
  return samples.flatMap((teams, place) => {
    const knockedDownIsTrapped = place % 2 === 0;
    const odds = fightOdds({
      ruleset,
      sides: [sideOf(teams[0]), sideOf(teams[1])],
      priority: 0,
      switches: { ...ruleset.switches, knockedDownIsTrapped },
      keepsMight: null,
    });
    const thrown = throwerOf(teams, knockedDownIsTrapped, die);
    const lost = odds.models.map(([victim]) => victim!.wounds.map(() => 0));
    let wins = 0;
    for (let i = 0; i < count; i += 1) {
      const { winner, lost: wounds } = thrown();
      if (winner === 0) wins += 1;
      lost[winner]![0]! += 1;
      lost[1 - winner]![wounds]! += 1;
    }
    const off = (frequency: number, chance: number): number =>
      Math.abs(frequency / count - chance) / Math.sqrt(Math.max(1e-9, (chance * (1 - chance)) / count));
    return [
      off(wins, toDecimal(odds.win[0])),
      ...lost.flatMap((row, side) =>
        row.map((frequency, n) => off(frequency, toDecimal(odds.models[side as 0 | 1][0]!.wounds[n]!))),
      ),
    ];
  });
};

test('large fights of 2024 come out as thrown: a million fights, none of the frequencies 4.5 standard errors off', () => {
  const off = deviations(125_000, 2024);
  expect(off.length).toBeGreaterThan(50);
  expect(off.filter((each) => !(each < 4.5))).toEqual([]);
});
