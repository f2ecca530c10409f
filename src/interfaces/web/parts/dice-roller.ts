import { type Html, html } from '../html';
import { messages } from '../messages';
import { choiceField, numberField } from './form';

const texts = messages.rolls;
const MOST_DICE = 50;

/** Throws D6 in the browser; its script fills the output. */
export const diceRoller = (): Html =>
  html`<div data-dice>
    <form class="row">
      ${numberField(texts.rollerCount, { name: 'dice', value: 2, from: 1, to: MOST_DICE })}
      ${choiceField(texts.rollerNeed, {
        name: 'need',
        value: '',
        options: [['', texts.rollerAny], ...[2, 3, 4, 5, 6].map((need) => [`${need}`, `${need}+`] as const)],
      })}
      <button>${texts.rollerButton}</button>
    </form>
    <div role="status"></div>
    <noscript><p>${texts.rollerNoScript}</p></noscript>
  </div>`;
