import { type Canvas, type TextStyle, sizes } from './canvas';
import type { Scale } from './scales';

/** The part of a picture between its axes: its edges in pixels, and the scales of both axes. */
export interface Plot {
  readonly canvas: Canvas;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: Scale;
  readonly y: Scale;
}

/** How the numbers along an axis are written. */
export const QUIET = { role: 'quiet', size: sizes.small } as const satisfies TextStyle;
