import { html } from '../html';
import { messages } from '../messages';
import { type Page, referencePage } from '../reply';

/** A person's own page over all events: it works with the key that this browser keeps. */
export const mePage: Page = async () =>
  referencePage(() => ({
    title: messages.me.title,
    section: 'PLAY',
    scripts: ['me'],
    main: html`<h1>${messages.me.title}</h1>
      <div id="me">
        <noscript><p>${messages.me.noScript}</p></noscript>
      </div>`,
  }));
