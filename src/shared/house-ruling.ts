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
