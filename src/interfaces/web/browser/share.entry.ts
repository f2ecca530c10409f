/** Shares the address of a page: by the telephone's own dialogue, or into the clipboard. */
const button = document.querySelector<HTMLButtonElement>('button[data-share]');
if (button) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const url = new URL(button.dataset['share'] ?? '', location.href).href;
    const sharing =
      'share' in navigator
        ? navigator.share({ title: document.title, url })
        : (navigator as Navigator).clipboard.writeText(url).then(() => {
            button.textContent = button.dataset['said'] ?? '';
          });
    // The reader closed the dialogue: no link wanted.
    sharing.catch(() => undefined);
  });
}
export {};
