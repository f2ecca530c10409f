import type { ArmySheet, SheetUnit } from './army-sheet';
import { allianceWord, bowWord, modelWord, sideFacts, unitWord, verdictWord } from './sheet-words';

/** How a kind of text writes what stands out. */
interface Writing {
  readonly strong: (text: string) => string;
  readonly quiet: (text: string) => string;
  /** Any text of the army, so that nothing in it is taken as markup. */
  readonly plain: (text: string) => string;
}

/** What Discord would take as markup, as a mention, or as a link. */
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
      `${strong(plain(force.name))}: ${force.points} points, ${modelWord(force.models)}, ${bowWord(force)}`,
      ...force.warbands.flatMap(({ units }) => units.map((unit) => unitLine(unit, writing))),
    ]),
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
