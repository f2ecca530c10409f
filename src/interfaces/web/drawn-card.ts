import { createHash } from 'node:crypto';

/** A picture in SVG that is shown as PNG, such as the card that a chat shows of a link to a page. */
export interface DrawnCard {
  readonly svg: string;
  /** Changes with what the card shows. */
  readonly version: string;
  /** Pixels to each of its own; 1 if omitted. */
  readonly scale?: number;
}

/** A card whose version follows from the picture itself. */
export const drawnCard = (svg: string, scale = 1): DrawnCard => ({
  svg,
  version: createHash('sha256').update(svg).digest('base64url').slice(0, 12),
  scale,
});
