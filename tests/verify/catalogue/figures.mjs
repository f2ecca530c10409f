// Reads the figures and words of a line as the files print them.
import { slug } from './names.mjs';

export const sortedWords = (text) =>
  [...new Set(slug(text ?? '').split('-'))].filter(Boolean).sort().join(' ');
const figure = (text) => Number(/-?\d+/.exec(text ?? '')?.[0] ?? NaN);
const orNull = (value) => (Number.isNaN(value) ? null : value);

/** Move, Fight, Shoot, Strength, Defence, Attacks, Wounds, Courage, Might, Will, Fate as the file prints them. */
export const lineOf = ({ text, type }) => {
  const [fight, shoot] = (text['Fight'] ?? '').split('/');
  const own = [
    text['Movement'],
    fight,
    shoot,
    text['Strength'],
    text['Defense'] ?? text['Defence'],
    ...['Attack', 'Wounds', 'Courage'].map((name) => text[name]),
  ];
  const pools = ['Might', 'Will', 'Fate'].map((name) => (type === 'Hero' ? text[name] : ''));
  return [...own, ...pools].map((value) => orNull(figure(value)));
};

const FIELDS = {
  move: 'Movement',
  strength: 'Strength',
  defence: 'Defense',
  attacks: 'Attack',
  wounds: 'Wounds',
  courage: 'Courage',
  might: 'Might',
  will: 'Will',
  fate: 'Fate',
};

export const addedBy = ({ adds }) => Object.fromEntries(Object.entries(adds).sort());

/** What an option does to the line of whoever takes it. */
export const difference = ({ before, after }) => {
  const fight = (text) => figure((text?.['Fight'] ?? '').split('/')[0]);
  const changes = [
    ['fight', fight(after) - fight(before)],
    ...Object.entries(FIELDS).map(([field, name]) => [field, figure(after?.[name]) - figure(before?.[name])]),
  ];
  return Object.fromEntries(changes.filter(([, by]) => by !== 0 && !Number.isNaN(by)).sort());
};

const TIERS = ['LEGEND', 'VALOUR', 'FORTITUDE', 'FORTITUTE', 'MINOR', 'INDEPENDENT'];
export const tierOf = (text) => {
  const tier = TIERS.find((one) => (text ?? '').toUpperCase().includes(one)) ?? null;
  return tier === 'FORTITUTE' ? 'FORTITUDE' : tier;
};

/** Spellings of the files that are not the books'. */
const SPELLINGS = [
  [/channell?ing/g, 'channelling'],
  [/defense/g, 'defence'],
];
export const spelled = (text) => SPELLINGS.reduce((all, [wrong, right]) => all.replace(wrong, right), text);
