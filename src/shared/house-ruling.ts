/** A value of a switch, as questions take it. */
export type SwitchValue = string | number | boolean | null;

/** A choice of a switch that an event has made, with the organiser's words. */
export interface HouseRuling {
  /** The name of the switch. */
  readonly switch: string;
  /** A value of the switch. */
  readonly value: unknown;
  readonly words: string;
}

/** The rules of an event that answers inside it follow. */
export interface EventRules {
  readonly edition: string;
  readonly houseRulings: readonly HouseRuling[];
}
