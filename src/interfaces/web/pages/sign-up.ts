import { html } from '../html';
import { messages } from '../messages';
import { type Page, referencePage } from '../reply';

/**
 * The page on which players sign up. Its script asks for the terms: of a private event with the invitation, which stands behind the
 * `#` of the address and is not sent with the page.
 */
export const signUpPage: Page = async ({ parameters }) =>
  referencePage(() => ({
    title: messages.signUp.title,
    scripts: ['sign-up'],
    main: html`<h1>${messages.signUp.title}</h1>
      <div id="sign-up" data-tournament="${parameters['tournament'] ?? ''}">
        <noscript><p>${messages.signUp.noScript}</p></noscript>
      </div>`,
  }));
