import { gameTexts as texts } from '../game-texts';
import { html } from '../html';
import { type Page, referencePage } from '../reply';

/**
 * The sheet of a game. Which game it is, and the token of a side, stand behind the `#` of the address and are never sent with the page:
 * so it is the same page for everybody, and a browser keeps it for a table without a connection.
 */
export const gamePage: Page = async () =>
  referencePage(() => ({
    title: texts.title,
    section: 'PLAY',
    scripts: ['game'],
    main: html`<div class="hidden"><h1>${texts.title}</h1></div>
      <div id="game" class="at-table">
        <p>${texts.loading}</p>
        <noscript><p>${texts.noScript}</p></noscript>
      </div>`,
  }));
