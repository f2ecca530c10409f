import { type Html, html } from '../html';
import { messages } from '../messages';
import { choiceField, numberField } from './form';

const words = messages.rolls;
const MOST_DICE = 50;

/** Throws D6 in the browser; its script fills the output. */
export const diceRoller = (): Html =>
  html`<div data-dice>
    <form class="row">
      ${numberField(words.rollerCount, { name: 'dice', value: 2, from: 1, to: MOST_DICE })}
      ${choiceField(words.rollerNeed, {
        name: 'need',
        value: '',
        options: [['', words.rollerAny], ...[2, 3, 4, 5, 6].map((need) => [`${need}`, `${need}+`] as const)],
      })}
      <button>${words.rollerButton}</button>
    </form>
    <div role="status"></div>
    <noscript><p>${words.rollerNoScript}</p></noscript>
  </div>`;
