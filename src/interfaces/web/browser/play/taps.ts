import { type TemplateResult, html, nothing } from 'lit-html';
import { redraw } from '../page-parts/page';
import { createHeld } from './model';

/** Players to tap, in an order if there are several. */

/** The players that are tapped, by what they are tapped for: a repeated reading of the match loses none. */
const tapped = createHeld<readonly number[]>([]);

export const tappedIn = tapped.of;

const tap = (key: string, number: number, most: number): void => {
  const now = tappedIn(key);
  const without = now.filter((one) => one !== number);
  const isTaken = now.length > without.length;
  // With one choice a tap replaces it; of several, none is dropped unasked.
  const added = most === 1 ? [number] : [...now, number].slice(0, most);
  tapped.hold(key, isTaken ? without : added);
  redraw();
};

interface Tapping {
  readonly key: string;
  readonly label: string;
  readonly from: readonly number[];
  readonly most: number;
  readonly nameOf: (number: number) => string;
}

export const players = ({ key, label, from, most, nameOf }: Tapping): TemplateResult =>
  html`<div class="taps" role="group" aria-label=${label}>
    ${from.map((number) => {
      const place = tappedIn(key).indexOf(number) + 1;
      return html`<button
        class="quiet"
        type="button"
        aria-pressed=${place > 0}
        @click=${() => tap(key, number, most)}
      >
        ${place > 0 && most > 1 ? html`<b>${place}.</b> ` : nothing}<bdi>${nameOf(number)}</bdi>
      </button>`;
    })}
  </div>`;
