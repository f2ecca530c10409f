/**
 * The odds beside their form, worked out anew while one types. The calculation is loaded after the first view; without this
 * script the form's button does the same.
 */
const form = document.querySelector<HTMLFormElement>('.odds form');
const section = document.querySelector<HTMLElement>('[data-odds]');

const begin = (): void => {
  if (form && section)
    void import('./odds/follow').then(
      ({ follow }) => {
        follow(form, section);
      },
      () => undefined, // Without a connection the button asks again.
    );
};

if (document.readyState === 'complete') begin();
else addEventListener('load', begin, { once: true });
export {};
