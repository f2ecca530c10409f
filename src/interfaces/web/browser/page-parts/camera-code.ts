import { type TemplateResult, html } from 'lit-html';
import { encode } from 'uqr';

const QUIET_ZONE = 4;

/** Text as a picture for a camera: the dark modules as one path, a run of each row at a time. */
export const cameraCode = (text: string, title: string): TemplateResult => {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET_ZONE });
  const runsOf = (row: readonly boolean[], y: number): readonly string[] =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
    );
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${title}>
    <rect width=${size} height=${size} fill="#fff"></rect>
    <path d=${data.flatMap(runsOf).join('')} fill="#000"></path>
  </svg>`;
};
