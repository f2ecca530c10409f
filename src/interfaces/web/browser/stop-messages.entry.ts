import { ask } from './requests/api';
import { stopMessagesTexts as texts } from './stop-messages-texts';

/** Sends the form of the page that ends the messages to a player, and says in words how it ended. */

const form = document.querySelector<HTMLFormElement>('#stop-messages');
const status = form?.querySelector('[role=status]');

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void ask({ method: 'POST', path: new URL(form.action).pathname, body: {} }).then((asked) => {
    if (asked.kind === 'OK') form.querySelector('button')?.remove();
    if (status)
      status.textContent =
        asked.kind === 'OK' ? texts.done : asked.kind === 'REFUSED' ? asked.problem.detail : texts.offline;
  });
});
