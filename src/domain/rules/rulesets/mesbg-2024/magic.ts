import type { PowerRules } from '../ruleset';
import { type MagicalPower2024, magicalPowers2024, powersSource } from './reference/powers';

const lasting = {
  INSTANT: '',
  TEMPORARY: '; until the End phase',
  EXHAUSTION: '; until the caster has no Will left',
} as const;

const textOf = ({ effect, duration }: MagicalPower2024): string =>
  `${effect.charAt(0).toLowerCase()}${effect.slice(1, -1)}${lasting[duration]}`;

const transfix = magicalPowers2024.find(({ id }) => id === 'transfix');

/** The name that questions give a power. */
export const powerName = ({ id }: Pick<MagicalPower2024, 'id'>): string =>
  id.toUpperCase().replaceAll('-', '_');

/** The powers by the names that questions give them; Immobilise is another name of Transfix. */
export const powers2024: Readonly<Record<string, PowerRules>> = Object.fromEntries(
  [...magicalPowers2024, ...(transfix ? [{ ...transfix, id: 'immobilise' }] : [])].map((power) => [
    powerName(power),
    { text: textOf(power), source: powersSource, ...power.rules },
  ]),
);

/** The same names for those who ask; a question of its own tells their effects. */
export const powerNames2024: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(powers2024).map(([name, { text }]) => [
    name,
    `${text.charAt(0).toUpperCase()}${text.slice(1)}. In the 2024 edition.`,
  ]),
);
