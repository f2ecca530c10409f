import { encode } from 'uqr';
import type { Html } from '../html';
import { html } from '../html';

/** A QR code as a picture: one path, dark on light whatever the theme, with the quiet zone that readers need. */
export const qrCode = (text: string, title: string): Html => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return html`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label="${title}"
    shape-rendering="crispEdges"
  >
    <rect width="${size}" height="${size}" fill="#fff"></rect>
    <path d="${path}" fill="#000"></path>
  </svg>`;
};
