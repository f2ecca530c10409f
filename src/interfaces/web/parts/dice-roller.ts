import { type Html, html } from '../html';
import { rollTexts } from '../roll-texts';
import { choiceField, numberField } from './form';

const MOST_DICE = 50;

/** Throws D6 in the browser; its script fills the output. */
export const diceRoller = (): Html =>
  html`<div data-dice>
    <form class="row">
      ${numberField(rollTexts.rollerCount, { name: 'dice', value: 2, from: 1, to: MOST_DICE })}
      ${choiceField(rollTexts.rollerNeed, {
        name: 'need',
        value: '',
        options: [
          ['', rollTexts.rollerAny],
          ...[2, 3, 4, 5, 6].map((need) => [`${need}`, `${need}+`] as const),
        ],
      })}
      <button>${rollTexts.rollerButton}</button>
    </form>
    <div role="status"></div>
    <noscript><p>${rollTexts.rollerNoScript}</p></noscript>
  </div>`;
