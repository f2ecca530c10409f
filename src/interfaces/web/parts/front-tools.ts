import { type Html, html } from '../html';
import { messages } from '../messages';
import { diceRoller } from './dice-roller';
import { MOST_MODELS } from './fight-question';
import { numberField } from './form';

/** The tools of the start page: each asks right there, and answers on its own page. */

const texts = messages.home;
const numbers = messages.odds.numbers;

/** The four numbers that decide most fights; the others stand on the page of the odds. */
const sideFields = (side: 'a' | 'b', name: string, last: 'strength' | 'defence'): Html =>
  html`<div class="row" role="group" aria-label="${name}">
    <b>${name}</b>
    ${numberField(numbers['count'] ?? '', { name: `${side}.count`, value: 1, from: 1, to: MOST_MODELS })}
    ${numberField(numbers['fight'] ?? '', { name: `${side}.fight`, value: 4, from: 0, to: 10 })}
    ${numberField(numbers[last] ?? '', { name: `${side}.${last}`, value: last === 'strength' ? 3 : 5, from: 1, to: 10 })}
  </div>`;

const odds = (): Html =>
  html`<section class="tool" aria-labelledby="tool-odds">
    <h2 id="tool-odds">${texts.odds}</h2>
    <form action="/odds" method="get">
      ${sideFields('a', texts.ours, 'strength')} ${sideFields('b', texts.theirs, 'defence')}
      <button>${texts.oddsButton}</button>
    </form>
  </section>`;

const army = (): Html =>
  html`<section class="tool" aria-labelledby="tool-army">
    <h2 id="tool-army">${texts.army}</h2>
    <form class="stack" action="/armies" method="get" data-keep="muster.draft-army">
      <label for="army-text">${texts.armyLabel}</label>
      <textarea id="army-text" rows="3" spellcheck="false" aria-describedby="army-note"></textarea>
      <small id="army-note">${texts.armyNote}</small>
      <button>${texts.armyButton}</button>
    </form>
  </section>`;

export const tools = (): Html =>
  html`<div class="tools-grid">
    ${odds()} ${army()}
    <section class="tool" aria-labelledby="tool-dice">
      <h2 id="tool-dice">${texts.dice}</h2>
      ${diceRoller()}
    </section>
  </div>`;
