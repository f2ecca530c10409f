/** Lets a button share the address that it carries: by the telephone's own dialogue, or into the clipboard, which it then says. */
export const offerSharing = (
  button: HTMLButtonElement,
  { copied, text }: { readonly copied: string; readonly text?: string },
): void => {
  button.hidden = false;
  button.addEventListener('click', () => {
    const url = new URL(button.dataset['share'] ?? '', location.href).href;
    const sharing =
      'share' in navigator
        ? navigator.share({ title: document.title, url, ...(text !== undefined && { text }) })
        : (navigator as Navigator).clipboard.writeText(url).then(() => {
            button.textContent = copied;
          });
    // The reader closed the dialogue: no link wanted.
    sharing.catch(() => undefined);
  });
};
