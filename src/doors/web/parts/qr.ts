import { encode } from 'uqr';
import type { Html } from '../html';
import { html } from '../html';

/** The dark runs of a row, each a rectangle of the path. */
const runsOf = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');

/** A QR code as a picture: one path, dark on light whatever the theme, with the quiet zone that readers need. */
export const qrCode = (text: string, title: string): Html => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return html`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label="${title}"
    shape-rendering="crispEdges"
  >
    <rect width="${size}" height="${size}" fill="#fff"></rect>
    <path d="${data.map(runsOf).join('')}" fill="#000"></path>
  </svg>`;
};
