import { demoTexts as texts } from './demo-texts';
import { keptDemo } from './kept-demo';

/** Offers a demo event where nothing is listed yet, on one's own computer alone: a public service is not the place for made-up events. */

const OWN_COMPUTER = ['localhost', '127.0.0.1', '[::1]'];

const offer = (place: HTMLElement): void => {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: texts.begin,
  });
  button.addEventListener(
    'click',
    () => {
      button.disabled = true;
      void import('./panel').then(({ begin }) => begin(place));
    },
    { once: true },
  );
  const about = Object.assign(document.createElement('p'), { textContent: texts.about });
  place.replaceChildren(button, about);
};

export const offerDemo = (): void => {
  const place = document.querySelector<HTMLElement>('[data-demo]');
  if (!place || !OWN_COMPUTER.includes(location.hostname)) return;
  const isEmpty = place.dataset['demo'] === 'empty';
  const hasDemo = keptDemo() !== undefined;
  const none = (): void => {
    if (isEmpty) offer(place);
    else place.hidden = true;
  };
  if (!isEmpty && !hasDemo) return;
  place.hidden = false;
  if (hasDemo) void import('./panel').then(({ showKept }) => showKept(place, none));
  else none();
};
