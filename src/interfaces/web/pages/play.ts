import { html } from '../html';
import { messages } from '../messages';
import { type Page, referencePage } from '../reply';

/** The player's page: it works with the token that the player's link carries behind the `#`, which is never sent to us. */
export const playPage: Page = async () =>
  referencePage(() => ({
    title: messages.play.title,
    section: 'PLAY',
    scripts: ['play'],
    main: html`<h1>${messages.play.title}</h1>
      <div id="play">
        <noscript><p>${messages.play.noScript}</p></noscript>
      </div>
      <p><a href="/me">${messages.me.link}</a></p>`,
  }));
