/** A card that a chat shows of a link to a page. */
export interface DrawnCard {
  readonly svg: string;
  /** Changes with what the card shows. */
  readonly version: string;
  /** Pixels to each of its own; 1 if omitted. */
  readonly scale?: number;
}
