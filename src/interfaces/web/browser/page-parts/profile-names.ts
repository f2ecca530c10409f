import type { SearchHitList } from '../../../../app/kernel/generated/answers';
import { ask } from '../requests/api';
import { createPause } from '../requests/pause';

/** The names of profiles, offered in the list of a form while one types. */

const PAUSE_MS = 150;
const FEWEST_LETTERS = 2;
const MOST_OFFERED = 12;

/** Profiles whose names have these letters; null without an answer. */
const offer = async (form: HTMLFormElement, text: string): Promise<SearchHitList['items'] | null> => {
  const edition = new FormData(form).get('edition');
  const asked = await ask<SearchHitList>({
    path: `/v1/rules/search?kinds=PROFILE&edition=MESBG_${String(edition)}&limit=${MOST_OFFERED}&query=${encodeURIComponent(text)}`,
  });
  if (asked.kind !== 'OK') return null;
  const { items } = asked.value;
  const options = items.map(({ name }) => Object.assign(document.createElement('option'), { value: name }));
  form.querySelector('datalist')?.replaceChildren(...options);
  return items;
};

/** Offers names for what is typed now, in place of what was typed before. */
export const createOffers = (form: HTMLFormElement) => {
  const pause = createPause(PAUSE_MS);
  return (typed: string, use: (items: SearchHitList['items']) => void = () => undefined): void => {
    const text = typed.trim();
    pause();
    if (text.length >= FEWEST_LETTERS)
      pause(() => void offer(form, text).then((items) => items && use(items)));
  };
};
