/**
 * The points that the documents leave open and a question may decide otherwise, each with its ruling and what each of its values
 * means. Texts of docs/rulings.md, house rulings of events and forms are made from this table.
 */

interface RuleSwitch {
  /** The number of its ruling. */
  readonly ruling: string;
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

export const ruleSwitches = {
  mightCap: { ruling: '8', usual: '6', says: { ...caps, null: 'Might raises a die without limit.' } },
  duelFloor: {
    ruling: '9',
    usual: '1',
    says: {
      0: 'A Duel die may fall to 0.',
      1: 'A Duel die does not fall below 1.',
      null: 'A Duel die may fall without limit.',
    },
  },
  naturalSixStands: {
    ruling: '10',
    usual: 'false',
    says: {
      true: 'A natural 6 is not lowered by a two-handed weapon.',
      false: 'A two-handed weapon lowers a natural 6, too.',
    },
    only2018: true,
  },
  bashAndStunForgoStrikes: {
    ruling: '16a',
    usual: 'true',
    says: {
      true: 'A model that Bashes or Stuns makes no Strikes.',
      false: 'A model that Bashes or Stuns makes its Strikes as well.',
    },
    only2018: true,
  },
  shieldingStopsSide: {
    ruling: '16b',
    usual: 'false',
    says: {
      true: 'A shielding model’s victory stops its whole side from Striking.',
      false: 'Only the shielding model makes no Strikes.',
    },
    only2018: true,
  },
  strikesRolled: {
    ruling: '16c',
    usual: 'TOGETHER',
    says: {
      TOGETHER: 'Strikes at one model are rolled together.',
      ONE_BY_ONE: 'Strikes at one model are rolled one by one.',
    },
  },
  interveningModelIsHit: {
    ruling: '16h',
    usual: 'false',
    says: {
      true: 'A model in the way that stops a shot is hit by it.',
      false: 'A shot that a model in the way stops hits nobody.',
    },
    only2018: true,
  },
  minorHeroMayLead: {
    ruling: '24',
    usual: 'true',
    says: {
      true: 'A Minor Hero leads the army where no better Hero is.',
      false: 'A Minor Hero never leads the army.',
    },
  },
  monstersStand: {
    ruling: '42',
    usual: 'false',
    says: {
      true: 'A charge knocks down neither Monsters nor models of Strength 6 or more.',
      false: 'A Cavalry charge knocks down Monsters of the type Infantry.',
    },
    only2018: true,
  },
} as const satisfies Readonly<Record<string, RuleSwitch>>;

type SwitchName = keyof typeof ruleSwitches;

const rows: Readonly<Record<SwitchName, RuleSwitch>> = ruleSwitches;

/** The names of all switches, in the order of their rulings. */
export const switchNames = Object.keys(rows) as readonly SwitchName[];

/** The row of a switch; undefined where there is no such switch. */
export const switchRow = (name: string): RuleSwitch | undefined =>
  Object.hasOwn(rows, name) ? rows[name as SwitchName] : undefined;

/** What holds by this value of a switch, in words; undefined where it has no such value. */
export const saysOf = (name: string, value: string): string | undefined => {
  const says = switchRow(name)?.says ?? {};
  return Object.hasOwn(says, value) ? says[value] : undefined;
};

/** The switches by the number of their ruling. */
export const rulingSwitches: Readonly<Record<string, string>> = Object.fromEntries(
  switchNames.map((name) => [rows[name].ruling, name]),
);

const isNumber = (value: string): boolean => /^\d+$/.test(value);

/** Its values as JSON writes them, in words. */
export const valuesText = (name: string): string => {
  const values = Object.keys(switchRow(name)?.says ?? {});
  const numbers = values.filter(isNumber);
  if (numbers.length === 0) return values.join(', ');
  const range = numbers.length > 2 ? `${numbers[0]} to ${numbers.at(-1)}` : numbers.join(', ');
  return `${range}, or null for no limit`;
};

/** A value out of its text. */
export const switchValue = (value: string): string | number | boolean | null => {
  if (value === 'null') return null;
  if (value === 'true' || value === 'false') return value === 'true';
  return isNumber(value) ? Number(value) : value;
};

/** The switch of a ruling, as its chapter states it. */
export const switchOf = (name: SwitchName): { readonly name: string; readonly default: string; readonly values: string } => ({
  name,
  default: rows[name].usual,
  values: valuesText(name),
});

/** A choice of a switch that an event has made, with the organiser's words. */
export interface HouseRuling {
  /** The name of the switch. */
  readonly switch: string;
  /** As JSON writes it. */
  readonly value: string;
  readonly words: string;
}

/** The rules of an event that answers inside it follow. */
export interface EventRules {
  readonly edition: string;
  readonly houseRulings: readonly HouseRuling[];
}
