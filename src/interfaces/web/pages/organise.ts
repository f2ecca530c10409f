import { html } from '../html';
import { messages } from '../messages';
import { type Page, referencePage } from '../reply';

/** The organiser's console: everything in it is made by its script, in the browser that holds the token. */
export const organisePage: Page = async () =>
  referencePage(() => ({
    title: messages.organise.title,
    section: 'ORGANISE',
    scripts: ['organise'],
    main: html`<div id="organise">
      <h1>${messages.organise.title}</h1>
      <noscript><p>${messages.organise.noScript}</p></noscript>
    </div>`,
  }));
