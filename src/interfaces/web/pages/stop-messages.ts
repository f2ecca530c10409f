import { html } from '../html';
import { messages } from '../messages';
import { type Page, unstoredPage } from '../reply';

const texts = messages.stopMessages;

/**
 * The page to which each email to a player leads. Its button sends what a mail program sends with one click, so it works without the
 * script too; the script says in words that it is done. Nothing is stopped by opening it, as scanners of mail do.
 */
export const stopMessagesPage: Page = async ({ parameters }) => {
  const { tournament = '', entrant = '', code = '' } = parameters;
  const event = `/tournaments/${encodeURIComponent(tournament)}`;
  const action = `/v1${event}/entrants/${encodeURIComponent(entrant)}/messages/${encodeURIComponent(code)}/stop`;
  // The address holds the code.
  return unstoredPage(() => ({
    title: texts.title,
    scripts: ['stop-messages'],
    main: html`<h1>${texts.title}</h1>
      <form id="stop-messages" class="stack card" method="post" action="${action}">
        <p role="status">${texts.ask}</p>
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <button>${texts.stop}</button>
      </form>
      <p><a href="${event}">${texts.event}</a></p>`,
  }));
};
