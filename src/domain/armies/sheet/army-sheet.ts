import { type Unit, unitsOf } from '../catalogue/army';
import { type CharacteristicName, type Characteristics, characteristicNames } from '../catalogue/vocabulary';
import type { ArmyFacts, ForceFacts, Pools, WarbandFacts } from '../validation/army-facts';
import type {
  ArmyDraft,
  AssembledArmy,
  AssembledUnit,
  AssembledWarband,
  MusteredOption,
} from '../validation/assemble-army';
import type { ArmyReport } from '../validation/validate-army';

export interface SheetModel {
  readonly name: string;
  readonly count: number;
  /** As the books print it: Move, Fight/Shoot, Strength, Defence, Attacks, Wounds, Courage. */
  readonly line: readonly string[];
  readonly pools: Pools;
  /** Whether each of these models has boxes to tick: Heroes, and models with more than one Wound. */
  readonly hasBoxes: boolean;
}

export type SheetUnit = ReturnType<typeof sheetUnit>;

export interface SheetWarband extends Omit<WarbandFacts, 'units'> {
  readonly units: readonly SheetUnit[];
}

export interface SheetForce extends Omit<ForceFacts, 'warbands'> {
  readonly warbands: readonly SheetWarband[];
}

/** An army laid out for play. */
export interface ArmySheet extends Omit<ArmyFacts, 'forces'>, Pick<ArmyDraft, 'format' | 'pointsLimit'> {
  readonly title: string;
  readonly verdict: ArmyReport['verdict'];
  /** The messages of all errors. */
  readonly faults: readonly string[];
  /** The General by name, or those of whom one may be it. */
  readonly generals: readonly string[];
  readonly forces: readonly SheetForce[];
  /** Units in words that the catalogue does not know: whoever decides about the army must see them. */
  readonly unknown: readonly string[];
}

/** Characteristics with the options that every model of the unit has, each as often as one model has it. */
const withOptions = (
  own: Characteristics,
  options: readonly MusteredOption[],
  count: number,
): Characteristics => {
  const taken = options.flatMap(({ option, count: all }) =>
    Array.from({ length: Math.floor(all / count) }, () => option),
  );
  const value = (name: CharacteristicName): number | null => {
    const set = taken.reduce<number | null>((last, { sets }) => sets[name] ?? last, own[name]);
    return set === null ? null : taken.reduce((sum, { adds }) => sum + (adds[name] ?? 0), set);
  };
  return Object.fromEntries(characteristicNames.map((name) => [name, value(name)])) as Characteristics;
};

const NONE = '–';

const shown = (value: number | null): string => (value === null ? NONE : String(value));

/** An edition with Intelligence prints both as the score needed. */
const courageOf = ({ courage, intelligence }: Characteristics): string =>
  intelligence === null ? shown(courage) : `${shown(courage)}+, I ${intelligence}+`;

const lineOf = (values: Characteristics): readonly string[] => [
  values.move === null ? NONE : `${values.move}"`,
  values.shoot === null ? shown(values.fight) : `${shown(values.fight)}/${values.shoot}+`,
  ...[values.strength, values.defence, values.attacks, values.wounds].map(shown),
  courageOf(values),
];

const sheetModel = (
  { name, count }: Pick<SheetModel, 'name' | 'count'>,
  values: Characteristics,
  isHero: boolean,
): SheetModel => {
  const { might, will, fate, wounds } = values;
  const pools = { might: might ?? 0, will: will ?? 0, fate: fate ?? 0, wounds: wounds ?? 0 };
  const hasBoxes = isHero || pools.wounds > 1 || pools.might + pools.will + pools.fate > 0;
  return { name, count, line: lineOf(values), pools, hasBoxes };
};

const modelsOf = ({ profile, count, options, tier }: AssembledUnit): readonly SheetModel[] => {
  const isHero = tier !== null && profile.kind === 'HERO';
  if (profile.members.length === 0)
    return [
      sheetModel({ name: profile.name, count }, withOptions(profile.characteristics, options, count), isHero),
    ];
  const members = profile.members.map((member, index) =>
    sheetModel(
      { name: member.name, count: member.count * count },
      // An option changes the first model.
      index === 0 ? withOptions(member.characteristics, options, count) : member.characteristics,
      // Of several alike, nobody ticks off the only Wound of one.
      isHero && member.count === 1,
    ),
  );
  const own = sheetModel({ name: profile.name, count }, profile.characteristics, isHero);
  // A siege engine or a drum has a line beside those of its crew.
  return members.some(({ line }) => line.join() === own.line.join()) ? members : [own, ...members];
};

/** Names beside the line: what it carries and rides, and the rules and powers to look up. */
const notesOf = ({ profile, options }: AssembledUnit): readonly string[] => {
  const mounts = options.filter(({ option, count }) => option.kind === 'MOUNT' && count > 0);
  const notes = {
    Mount: mounts.map(({ option }) => option.name),
    Wargear: profile.wargear,
    'Special rules': profile.specialRules,
    'Heroic actions': profile.heroicActions,
    'Magical powers': profile.magicalPowers,
  };
  return Object.entries(notes).flatMap(([kind, names]) =>
    names.length > 0 ? [`${kind}: ${names.join(', ')}`] : [],
  );
};

const sheetUnit = (unit: AssembledUnit, isLeader: boolean, isGeneral = false) => ({
  name: unit.profile.name,
  count: unit.count,
  points: unit.points,
  isLeader,
  /** Whether it leads the army, or in doubles its force: named by the player, or the only one who may. */
  isGeneral,
  notes: notesOf(unit),
  /** Options in words: "Shield", "3 × Bow". */
  options: unit.options
    .filter(({ count }) => count > 0)
    .map(({ option, count }) => (count === unit.count ? option.name : `${count} × ${option.name}`)),
  models: modelsOf(unit),
});

const sheetWarband = (
  { leader, followers }: AssembledWarband,
  { facts, general }: { readonly facts: WarbandFacts; readonly general: string | null },
): SheetWarband => ({
  ...facts,
  units: [
    ...(leader ? [sheetUnit(leader, true, leader.profile.id === general)] : []),
    ...followers.map((unit) => sheetUnit(unit, false, unit.profile.id === general)),
  ],
});

/** The Hero whom the player names, or else all who may lead. */
const generalsOf = ({ forces }: ArmyDraft, { leaderCandidates }: ArmyFacts): readonly string[] => {
  const named = leaderCandidates.filter(({ force, profile }) => forces[force]?.leader === profile);
  return (named.length > 0 ? named : leaderCandidates).map(({ name }) => name);
};

/** The leader of a force: whom the player names, else the only one who may be it. */
const generalOf = (
  { draft }: AssembledArmy,
  { leaderCandidates }: ArmyFacts,
  force: number,
): string | null => {
  const named = draft.forces[force]?.leader;
  const may = leaderCandidates.filter((one) => draft.format === 'SINGLES' || one.force === force);
  return named ?? (may.length === 1 && may[0]?.force === force ? may[0].profile : null);
};

const words = (id: string): string => id.replaceAll('-', ' ');

const unitInWords = ({ profile, count, options }: Unit, name = words(profile)): string => {
  const taken = options.map((option) => `${option.count} × ${words(option.option)}`).join(', ');
  return `${count} × ${name}${taken === '' ? '' : ` (${taken})`}`;
};

/** Every unit of an army whose catalogue is gone: whoever decides about it must see it. */
export const draftInWords = ({ forces }: Pick<ArmyDraft, 'forces'>): readonly string[] =>
  forces.flatMap(({ list, warbands }) =>
    warbands.flatMap((warband) => unitsOf(warband)).map((unit) => `${words(list)}: ${unitInWords(unit)}`),
  );

/** Drafted units that could not be looked up. */
const unknownUnits = ({ draft, forces, units, catalogue }: AssembledArmy): readonly string[] => {
  const known = new Set(units.map(({ where }) => JSON.stringify(where)));
  return draft.forces.flatMap(({ list, warbands }, force) => {
    const all = warbands.flatMap(({ leader, followers }, warband) =>
      [leader, ...followers].flatMap((unit, place) =>
        unit && !known.has(JSON.stringify({ force, warband, unit: place })) ? [unit] : [],
      ),
    );
    const of = forces.some(({ index }) => index === force) ? '' : `${words(list)}: `;
    return all.map((unit) => `${of}${unitInWords(unit, catalogue.directory.profileName(unit.profile))}`);
  });
};

/** The sheet of an army, from its report. Units that the catalogue does not know are among the faults. */
export const armySheet = (
  army: AssembledArmy,
  { verdict, findings, facts }: ArmyReport,
  title: string | undefined,
): ArmySheet => {
  const general = (force: number) => generalOf(army, facts, army.forces[force]?.index ?? force);
  return {
    ...facts,
    title: title ?? facts.forces.map(({ name }) => name).join(' & '),
    format: army.draft.format,
    pointsLimit: army.draft.pointsLimit,
    verdict,
    generals: generalsOf(army.draft, facts),
    faults: findings.filter(({ severity }) => severity === 'ERROR').map(({ message }) => message),
    forces: facts.forces.map((force, index) => ({
      ...force,
      warbands: force.warbands.flatMap((numbers, place) => {
        const warband = army.forces[index]?.warbands[place];
        return warband ? sheetWarband(warband, { facts: numbers, general: general(index) }) : [];
      }),
    })),
    unknown: unknownUnits(army),
  };
};
