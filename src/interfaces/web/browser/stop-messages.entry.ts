import { ask } from './api';

/** Sends the form of the page that ends the messages to a player, and says in words how it ended. */

const texts = {
  done: 'Done. You get no more emails about this event.',
  offline: 'No connection. Try again in a moment.',
};

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
