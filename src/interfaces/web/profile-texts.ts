import { plural } from './plural';

export const profileTexts = {
  title: (name: string, list: string) => `${name}, ${list}`,
  lead: (is: string, points: number) => `${is}, ${plural(points, 'point', 'points')}`,
  describe: (name: string, list: string, lead: string) =>
    `${name} of ${list}, ${lead}: numbers, keywords, and options with their prices.`,
  numbers: 'Characteristics',
  member: (name: string, count: number) => (count === 1 ? name : `${count} × ${name}`),
  keywords: 'Keywords',
  wargear: 'Wargear',
  specialRules: 'Special rules',
  heroicActions: 'Heroic actions',
  magicalPowers: 'Magical powers',
  price: (points: number) => (points === 0 ? 'free' : plural(points, 'point', 'points')),
  while: (condition: string) => `while ${condition}`,
  onlyWhile: (condition: string) => `only while ${condition}`,
  mustWhile: (condition: string) => `must be taken while ${condition}`,
  upTo: (times: number) => `up to ${times} times`,
  inArmy: (times: number) => (times === 1 ? 'once in an army' : `${times} times in an army at most`),
  choice: (names: string, minimum: number, maximum: number) =>
    minimum === 0
      ? `At most ${maximum} of: ${names}.`
      : minimum === maximum
        ? `Exactly ${minimum} of: ${names}.`
        : `From ${minimum} to ${maximum} of: ${names}.`,
  unique: 'There is only one: at most once in an army.',
  onlyThere: (condition: string) => `May be taken only while ${condition}.`,
  leads: (warriors: number) => `Leads a warband of up to ${warriors} Warriors.`,
  leadsNobody: 'Leads nobody, and takes a place in the warband of another Hero.',
  leadsInstead: (warriors: number) => `Here it leads up to ${warriors} Warriors`,
  leadsMore: (warriors: number) => `Here it leads ${warriors} Warriors more`,
  mayFollow: (leaders: string) => `May stand in the warband of ${leaders}.`,
  carriesBow: 'Carries a bow, which counts for the bow limit.',
  mayTakeBow: (names: string) => `With ${names} it counts for the bow limit.`,
  noBow: 'Does not count for the bow limit',
  noBowLedBy: (leaders: string) => `Does not count for the bow limit in a warband led by ${leaders}`,
  countsAs: (models: number, warriors: number, places: number) =>
    `Counts as ${plural(models, 'model', 'models')} and ${plural(warriors, 'Warrior', 'Warriors')}, and takes ${plural(places, 'place', 'places')} in a warband.`,
  excludes: (names: string) => `Never in one army with: ${names}.`,
  fieldedBy: 'Who fields it',
  odds: 'Its odds in a fight',
} as const;
