import type { SwitchValue } from '../../shared/house-ruling';
import { switchRulings } from './switch-rulings';

/**
 * The points that the documents leave open and a question may decide otherwise, with what each of their values means. Texts of
 * docs/rulings.md, house rulings of events and forms are made from this table.
 */

interface Values {
  /** Its value where nobody decides otherwise. */
  readonly usual: string;
  /** Every value, as JSON writes it, with what then holds. */
  readonly says: Readonly<Record<string, string>>;
  /** Only the rules of 2018 leave it open. */
  readonly only2018?: true;
}

const [LEAST_CAP, MOST_CAP] = [6, 16];

const caps: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: MOST_CAP - LEAST_CAP + 1 }, (_, above) => {
    const cap = String(LEAST_CAP + above);
    return [cap, `Might raises no die beyond ${cap}.`];
  }),
);

const values: Readonly<Record<keyof typeof switchRulings, Values>> = {
  mightCap: { usual: '6', says: { ...caps, null: 'Might raises a die without limit.' } },
  duelFloor: {
    usual: '1',
    says: {
      0: 'A Duel die may fall to 0.',
      1: 'A Duel die does not fall below 1.',
      null: 'A Duel die may fall without limit.',
    },
  },
  naturalSixStands: {
    usual: 'false',
    says: {
      true: 'A natural 6 is not lowered by a two-handed weapon.',
      false: 'A two-handed weapon lowers a natural 6, too.',
    },
    only2018: true,
  },
  bashAndStunForgoStrikes: {
    usual: 'true',
    says: {
      true: 'A model that Bashes or Stuns makes no Strikes.',
      false: 'A model that Bashes or Stuns makes its Strikes as well.',
    },
    only2018: true,
  },
  shieldingStopsSide: {
    usual: 'false',
    says: {
      true: 'A shielding model’s victory stops its whole side from Striking.',
      false: 'Only the shielding model makes no Strikes.',
    },
    only2018: true,
  },
  strikesRolled: {
    usual: 'TOGETHER',
    says: {
      TOGETHER: 'Strikes at one model are rolled together.',
      ONE_BY_ONE: 'Strikes at one model are rolled one by one.',
    },
  },
  interveningModelIsHit: {
    usual: 'false',
    says: {
      true: 'A model in the way that stops a shot is hit by it.',
      false: 'A shot that a model in the way stops hits nobody.',
    },
    only2018: true,
  },
  minorHeroMayLead: {
    usual: 'true',
    says: {
      true: 'A Minor Hero leads the army where no better Hero is.',
      false: 'A Minor Hero never leads the army.',
    },
  },
  monstersStand: {
    usual: 'false',
    says: {
      true: 'A charge knocks down neither Monsters nor models of Strength 6 or more.',
      false: 'A Cavalry charge knocks down Monsters of the type Infantry.',
    },
    only2018: true,
  },
};

type SwitchName = keyof typeof switchRulings;

interface RuleSwitch extends Values {
  /** The number of its ruling. */
  readonly ruling: string;
}

/** The names of all switches, in the order of their rulings. */
export const switchNames = Object.keys(switchRulings) as readonly SwitchName[];

/** The row of a switch; undefined where there is no such switch. */
export const switchRow = (name: string): RuleSwitch | undefined =>
  Object.hasOwn(values, name)
    ? { ruling: switchRulings[name as SwitchName], ...values[name as SwitchName] }
    : undefined;

/** The meaning of a value of a switch, in words; undefined where it has no such value. */
export const saysOf = (name: string, value: unknown): string | undefined =>
  Object.entries(switchRow(name)?.says ?? {}).find(([text]) => switchValue(text) === value)?.[1];

const isNumber = (value: string): boolean => /^\d+$/.test(value);

/** Its values as JSON writes them, in words. */
export const valuesText = (name: string): string => {
  const texts = Object.keys(switchRow(name)?.says ?? {});
  const numbers = texts.filter(isNumber);
  if (numbers.length === 0) return texts.join(', ');
  const range = numbers.length > 2 ? `${numbers[0]} to ${numbers.at(-1)}` : numbers.join(', ');
  return `${range}, or null for no limit`;
};

/** A value out of its text. */
export const switchValue = (value: string): SwitchValue => {
  if (value === 'null') return null;
  if (value === 'true' || value === 'false') return value === 'true';
  return isNumber(value) ? Number(value) : value;
};

/** The switch of a ruling, as its chapter states it. */
export const switchOf = (
  name: SwitchName,
): { readonly name: string; readonly default: SwitchValue; readonly values: string } => ({
  name,
  default: switchValue(values[name].usual),
  values: valuesText(name),
});
