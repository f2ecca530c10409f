import { localDates } from './page-parts/dates';
import { offerDemo } from './demo/offer';
import { startDice } from './dice';

/** The start page: what is typed into a tool goes along to the page that answers it. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-keep]'))
  form.addEventListener('submit', () => {
    const text = form.querySelector('textarea')?.value.trim() ?? '';
    if (text !== '') sessionStorage.setItem(form.dataset['keep'] ?? '', text);
  });

localDates();
startDice();
offerDemo();
