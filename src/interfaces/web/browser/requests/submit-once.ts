/** Sends a form of the server's page, and lets nobody send it again before there is an answer. */
export const submitOnce = (
  form: HTMLFormElement | null,
  send: (form: HTMLFormElement) => Promise<void>,
): void => {
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const buttons = [...form.querySelectorAll('button')];
    for (const one of buttons) one.disabled = true;
    void send(form).finally(() => {
      for (const one of buttons) one.disabled = false;
    });
  });
};
