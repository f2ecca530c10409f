import { cite } from '../../../shared/source';
import type { Ruling } from './entry';
import { switchOf } from '../switches';

/** Rulings 40-46: fights as they are played and asked about. */
export const tableRulings: readonly Ruling[] = [
  {
    number: '40',
    about: 'When the further die is thrown',
    aliases: 'second die 6/4, further dice, might on 6/4',
    text: 'The second die of a 6/4, 6/5 or 6/6 is thrown only after the first has succeeded, with Might if the player spends it. Strikes rolled together throw all first dice, then all second dice; how much Might goes on first dice serves the aim best.',
    concerns: [cite('004', 'HOW TO SHOOT'), cite('003', 'TO WOUND CHART', 35)],
  },
  {
    number: '41',
    about: 'Several against several',
    aliases: 'two against two, pairing off, multiple combat both sides',
    text: 'Fights are paired off one against one where possible. A question with two models or more on both sides, supporters aside, is answered for the fight as asked, and says that nobody was paired off.',
    concerns: [cite('004', 'PAIRING OFF FIGHTS'), cite('004', 'MULTIPLE COMBATS')],
  },
  {
    number: '42',
    about: 'Monsters and a Cavalry charge',
    aliases: 'troll knocked down, monster infantry charge, knock monster prone',
    text: 'A Monster of the type Infantry counts as Infantry: Cavalry that charged it has its extra Attack and knocks it to the ground. Optionally Monsters, and models of Strength 6 or more, stay on their feet. A profile and the same numbers get the same answer.',
    switch: switchOf('monstersStand'),
    concerns: [cite('004', 'CAVALRY AND FIGHTS'), cite('004', 'KNOCK TO THE GROUND'), cite('004', 'SPEARS')],
  },
  {
    number: '43',
    about: 'What a profile may do',
    aliases: 'special strike weapon, might of a warrior',
    text: 'A model given by its profile does only what the profile may do: a special strike of a weapon that it carries, Might and heroic actions of a Hero, Shielding with a shield, Shieldwall with a shield and the rule. By plain numbers everything is allowed and nothing is assumed.',
    concerns: [
      cite('003', 'SPECIAL STRIKES', 70),
      cite('003', 'HEROIC ACTIONS', 57),
      cite('004', 'HEROES'),
      cite('004', 'SHIELDS'),
      cite('004', 'Shieldwall'),
    ],
  },
  {
    number: '44',
    about: 'Points are the player’s to spend',
    aliases: 'will unasked, might unasked, fate unasked, spend resources',
    text: 'Where dice are given or thrown for a single test, no Might, Will or Fate is spent: the result stands, and the answer lists each spending that would turn it. Odds count the points that the question gives, and say so.',
    concerns: [cite('004', 'MIGHT'), cite('004', 'PASS A COURAGE TEST'), cite('004', 'FATE')],
  },
  {
    number: '45',
    about: 'The only Elven-made weapon',
    aliases: 'elven made second side, same alignment elven blade',
    text: 'Between two sides of one alignment, the side with the only Elven-made weapon has its advantage, whichever is named first.',
    concerns: [cite('004', 'ELVEN-MADE WEAPONS')],
  },
  {
    number: '46',
    about: 'How a D3 is thrown',
    aliases: 'd3, half a die, three-sided die',
    text: 'A D3 is a D6 halved, rounded up: 1-2 is 1, 3-4 is 2, 5-6 is 3.',
    concerns: [cite('003', 'SPECIAL STRIKES', 70)],
  },
];
