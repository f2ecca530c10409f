/** Names of rolls by their operation; another operation has its own name. */
export const rollOperationTexts: Partial<Readonly<Record<string, string>>> = {
  rollChart: 'a chart',
  rollFate: 'Fate',
  rollCourage: 'a Courage test',
  rollPriority: 'Priority',
  rollCasting: 'a Magical Power',
  rollSpecialStrike: 'a special strike',
  rollInTheWay: 'In The Way',
  rollRollOff: 'a roll-off',
  rollFight: 'a fight',
  rollVolley: 'a volley',
};
