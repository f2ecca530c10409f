import type { Attributes } from './svg';
import type { Theme } from './picture';

/** The colours, light and dark. The pairs of series and of steps stay apart for every kind of colour blindness. */
const colours = {
  paper: ['#ffffff', '#14181f'],
  ink: ['#1b2430', '#eef1f5'],
  quiet: ['#566170', '#a6b0bd'],
  grid: ['#e4e8ec', '#2b323c'],
  axis: ['#aab3bd', '#566170'],
  pale: ['#c9d0d7', '#465160'],
  bar: ['#2f6fad', '#5ea2df'],
  line0: ['#1f5f9e', '#6bb0ee'],
  line1: ['#b8560a', '#f0a04b'],
  line2: ['#0b7a63', '#45c9a5'],
  line3: ['#8a3f93', '#d794df'],
  line4: ['#7a6a00', '#d6c545'],
  line5: ['#a8324a', '#f28a9c'],
  step0: ['#a34a05', '#f6a656'],
  step1: ['#b35c0c', '#d98a3d'],
  step2: ['#e39347', '#a4632a'],
  step3: ['#f2bc85', '#83511f'],
  step4: ['#f9e1c8', '#4f3a24'],
  step5: ['#f1f3f5', '#2e353f'],
  step6: ['#d3e4f3', '#233f58'],
  step7: ['#a0c8e6', '#285b88'],
  step8: ['#5c9ccf', '#3876ae'],
  step9: ['#2b6fb0', '#5d9dd6'],
  step10: ['#164f8a', '#86bff0'],
  onStep0: ['#ffffff', '#14181f'],
  onStep1: ['#ffffff', '#14181f'],
  onStep2: ['#1b2430', '#ffffff'],
  onStep3: ['#1b2430', '#ffffff'],
  onStep4: ['#1b2430', '#eef1f5'],
  onStep5: ['#1b2430', '#eef1f5'],
  onStep6: ['#1b2430', '#eef1f5'],
  onStep7: ['#1b2430', '#ffffff'],
  onStep8: ['#1b2430', '#ffffff'],
  onStep9: ['#ffffff', '#14181f'],
  onStep10: ['#ffffff', '#14181f'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

/** The role of something painted; the theme gives its colour. */
export type Role = keyof typeof colours;

const roles = Object.keys(colours) as readonly Role[];

/** The colour of a role in a fixed theme. */
export const colourOf = (role: Role, theme: 'LIGHT' | 'DARK'): string =>
  colours[role][theme === 'DARK' ? 1 : 0];

/** Paints with attributes, which stand where a page forbids styles; in AUTO a class lets the dark style change them. */
export interface Brush {
  readonly fill: (role: Role) => Attributes;
  readonly stroke: (role: Role) => Attributes;
}

export const brushOf = (theme: Theme): Brush => {
  const paint =
    (kind: 'fill' | 'stroke') =>
    (role: Role): Attributes => ({
      [kind]: colourOf(role, theme === 'DARK' ? 'DARK' : 'LIGHT'),
      ...(theme === 'AUTO' && { class: `muster-${kind}-${role}` }),
    });
  return { fill: paint('fill'), stroke: paint('stroke') };
};

/**
 * The style that turns an AUTO picture dark for readers who ask for it. Of a picture that stands within a page, the page can
 * hold it in its own stylesheet.
 */
export const darkStyle = (isUsed: (className: string) => boolean = () => true): string => {
  const rules = (['fill', 'stroke'] as const).flatMap((kind) =>
    roles
      .filter((role) => isUsed(`muster-${kind}-${role}`))
      .map((role) => `.muster-${kind}-${role}{${kind}:${colourOf(role, 'DARK')}}`),
  );
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
};

const LINES = 6;

/** The role of a line by its place; six differ. */
export const lineRole = (index: number): Role => `line${index % LINES}` as Role;

const STEPS = 10;

/** The roles of a cell and its text by chance: orange to 0, blue to 1, grey at a half. */
export const stepRoles = (chance: number): { readonly cell: Role; readonly text: Role } => {
  const step = Math.round(Math.min(1, Math.max(0, chance)) * STEPS);
  return { cell: `step${step}` as Role, text: `onStep${step}` as Role };
};
