import { edition2018 } from '../catalogue/resolve';
import type { ArmySheet, SheetForce, SheetModel, SheetUnit } from './army-sheet';

export const characteristicHeads = ['Mv', 'F', 'S', 'D', 'A', 'W', 'C'] as const;

const VERDICTS: Readonly<Record<ArmySheet['verdict'], string>> = {
  LEGAL: 'Legal',
  ILLEGAL: 'Not legal',
  NOT_COVERED: 'Not covered by the catalogue',
};

const ALLIANCES: Readonly<Record<NonNullable<ArmySheet['allianceLevel']>, string>> = {
  HISTORICAL: 'Historical allies',
  CONVENIENT: 'Convenient allies',
  IMPOSSIBLE: 'Impossible allies',
};

export const verdictWord = ({ verdict }: ArmySheet): string => VERDICTS[verdict];

export const allianceWord = ({ allianceLevel }: ArmySheet): string | null =>
  allianceLevel && ALLIANCES[allianceLevel];

/** "1 model", "12 models". */
export const modelWord = (count: number): string => `${count} ${count === 1 ? 'model' : 'models'}`;

/** "8 casualties", or that no number says when. */
export const brokenWord = ({ brokenAt }: Pick<ArmySheet, 'brokenAt'>): string =>
  brokenAt === null
    ? 'as its list says, not by number'
    : `${brokenAt} ${brokenAt === 1 ? 'casualty' : 'casualties'}`;

/** The General and the number that he counts as at objectives; nothing where the edition says no number. */
const generalFacts = ({
  generals,
  generalCountsAs,
}: ArmySheet): readonly (readonly [name: string, value: string])[] =>
  generalCountsAs === null || generals.length === 0
    ? []
    : [['General', `${generals.join(' or ')}, counts as ${generalCountsAs} at objectives`]];

/** The edition, where it is another than the usual one. */
const editionFacts = ({ forces }: ArmySheet): readonly (readonly [name: string, value: string])[] =>
  [...new Set(forces.map(({ edition }) => edition))]
    .filter((edition) => edition !== edition2018.id)
    .map((edition) => ['Edition', edition]);

/** The counts of the whole side, in the order of a sheet. */
export const sideFacts = (side: ArmySheet): readonly (readonly [name: string, value: string])[] => [
  ...editionFacts(side),
  ['Points', `${side.points} of ${side.pointsLimit}`],
  ['Models', String(side.models)],
  ['Warbands', String(side.forces.flatMap(({ warbands }) => warbands).length)],
  ['Broken', brokenWord(side)],
  ['A quarter', `${side.quarterAt} left`],
  ['Might / Will / Fate', `${side.might} / ${side.will} / ${side.fate}`],
  ['Wounds', String(side.wounds)],
  ...generalFacts(side),
];

export const bowWord = ({ bows, throwing }: SheetForce): string =>
  [
    bows.allowed === null ? `${bows.used} bows, no limit` : `${bows.used} of ${bows.allowed} bows`,
    ...(throwing ? [`${throwing.used} of ${throwing.allowed} throwing weapons`] : []),
  ].join(', ');

/** Options bought for the whole force: "bought: Full Bellies (50)"; empty for nothing. */
export const boughtWords = ({ listOptions }: SheetForce): readonly string[] =>
  listOptions.length > 0
    ? [`bought: ${listOptions.map(({ name, points }) => `${name} (${points})`).join(', ')}`]
    : [];

/** "12 × Warrior of Rohan", or the name alone for one model; "Elrond (leader)". */
export const unitWord = ({ name, count, isGeneral }: SheetUnit): string =>
  `${count === 1 ? name : `${count} × ${name}`}${isGeneral ? ' (leader)' : ''}`;

/** The same for a model of a unit. */
export const memberWord = ({ name, count }: SheetModel): string => (count > 1 ? `${count} × ${name}` : name);

export const UNKNOWN_UNITS = 'Not in the catalogue';

/** The markup of a kind of text. */
interface Writing {
  readonly strong: (text: string) => string;
  readonly quiet: (text: string) => string;
  /** Any text of the army, so that nothing in it is taken as markup. */
  readonly plain: (text: string) => string;
}

/** Characters that Discord would take as markup, as a mention, or as a link. */
const DISCORD_MARKS = /[\\*_~`|>#@:[\]()<-]/g;

const discord: Writing = {
  strong: (text) => `**${text}**`,
  quiet: (text) => `*${text}*`,
  plain: (text) => text.replace(DISCORD_MARKS, (mark) => `\\${mark}`),
};

const chat: Writing = { strong: (text) => text, quiet: (text) => text, plain: (text) => text };

const unitLine = (unit: SheetUnit, { strong, plain }: Writing): string => {
  const name = plain(unitWord(unit));
  const options = unit.options.length > 0 ? ` (${plain(unit.options.join(', '))})` : '';
  return `${unit.isLeader ? strong(name) : `- ${name}`}${options}: ${unit.points}`;
};

const text = (sheet: ArmySheet, writing: Writing): string => {
  const { strong, quiet, plain } = writing;
  const alliance = allianceWord(sheet);
  const facts = sideFacts(sheet).map(([name, value]) => `${name}: ${value}`);
  return [
    strong(plain(sheet.title)),
    quiet([verdictWord(sheet), ...(alliance ? [alliance] : []), ...facts].join(', ')),
    ...sheet.faults.map((fault) => `! ${plain(fault)}`),
    ...sheet.forces.flatMap((force) => [
      '',
      `${strong(plain(force.name))}: ${force.points} points, ${[modelWord(force.models), bowWord(force), ...boughtWords(force).map(plain)].join(', ')}`,
      ...force.warbands.flatMap(({ units }) => units.map((unit) => unitLine(unit, writing))),
    ]),
    ...(sheet.unknown.length > 0 ? ['', strong(UNKNOWN_UNITS)] : []),
    ...sheet.unknown.map((unit) => `- ${plain(unit)}`),
  ].join('\n');
};

/** A Discord message holds 2,000 characters. */
const LONGEST_DISCORD_TEXT = 2000;
const CUT = '\n…';

const cut = (whole: string, longest: number): string => {
  if (whole.length <= longest) return whole;
  const kept = whole.slice(0, longest - CUT.length);
  return `${kept.slice(0, kept.lastIndexOf('\n'))}${CUT}`;
};

/** The sheet as a Discord message: its markup, and whole lines up to 2,000 characters. */
export const discordText = (sheet: ArmySheet): string => cut(text(sheet, discord), LONGEST_DISCORD_TEXT);

/** The sheet as plain text for any chat. */
export const chatText = (sheet: ArmySheet): string => text(sheet, chat);
