import { messages } from '../../messages';
import { impossibleFields, kindPrefixes, roomFor, sides } from '../../parts/fight-question';
import { createPause } from '../requests/pause';
import { offerSharing } from '../page-parts/share';
import { answerTo } from './answer';
import { parsed, Profiles } from './profiles';

/** Follows the form: what cannot be is not offered, the answer stands beside it, the address says the same. */

const texts = messages.odds;
const PICTURES_WAIT_MS = 700;
const CAN_BE_OFF = ['lance', 'shielding', 'shieldwall', 'support'];

const control = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`);

const queryOf = (form: HTMLFormElement, profiles: Profiles): URLSearchParams => {
  const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  // A name that is still being typed names nobody yet.
  for (const name of [...query.keys()])
    if (name.endsWith('.taken')) query.delete(name);
    else if (
      name.endsWith('.profile') &&
      !profiles.isKnown(name.slice(0, -'profile'.length), query.get(name) ?? '')
    )
      query.delete(name);
  return query;
};

/** Fields that cannot be are greyed, and no more models offered than a fight takes. */
const offer = (form: HTMLFormElement, profiles: Profiles): void => {
  const query = queryOf(form, profiles);
  for (const side of sides)
    for (const prefix of kindPrefixes(query, side)) {
      const off = impossibleFields(query, prefix, profiles.offersOf(prefix));
      for (const name of CAN_BE_OFF) {
        const field = control(form, prefix + name);
        if (field) field.disabled = off.has(prefix + name);
      }
      const count = control(form, `${prefix}count`);
      if (count) count.max = String(Math.max(1, roomFor(query, side, prefix)));
    }
};

/** Puts an answer in the place of the last one; what was opened stays open, the pictures of an answer stay until there are new ones. */
const show = (section: HTMLElement, answer: string): void => {
  const pictures = section.querySelector<HTMLElement>('[data-pictures]');
  const details = [...section.querySelectorAll<HTMLDetailsElement>(':scope > details')];
  const open = details.map((one) => one.open);
  section.replaceChildren(...parsed(answer), ...(pictures ? [pictures] : []));
  section.querySelectorAll<HTMLDetailsElement>(':scope > details').forEach((one, place) => {
    one.open = open[place] ?? false;
  });
  if (pictures) pictures.hidden = section.querySelector('.said') === null;
  shareAnswer(section);
};

const shareAnswer = (section: HTMLElement): void => {
  const button = section.querySelector<HTMLButtonElement>('[data-share]');
  if (button)
    offerSharing(button, {
      copied: texts.shared,
      text: section.querySelector('.said b')?.textContent ?? '',
    });
};

/** Pictures of the question come from the server; without a connection there are none. */
const drawPictures = async (section: HTMLElement, address: string): Promise<void> => {
  const before = section.querySelector('[data-pictures]');
  if (!before) return;
  try {
    const page = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
    const after = page.querySelector('[data-pictures]');
    if (location.href.endsWith(address) && after)
      before.replaceChildren(...document.adoptNode(after).childNodes);
  } catch {
    before.replaceChildren();
  }
};

/** Whether somebody changed a field. The value of a box is "on" whatever is ticked, and its default is none. */
const isTouched = ({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement): boolean =>
  type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;

export const follow = (form: HTMLFormElement, section: HTMLElement): void => {
  const pause = createPause(PICTURES_WAIT_MS);
  const update = (): void => {
    offer(form, profiles);
    const query = queryOf(form, profiles);
    const address = `/odds?${query.toString()}`;
    show(section, answerTo(query));
    history.replaceState(null, '', address);
    pause(() => drawPictures(section, address));
  };
  const profiles = new Profiles(form, update);
  form.addEventListener('input', ({ target }) => {
    if (!profiles.takes(target)) update();
  });
  offer(form, profiles);
  shareAnswer(section);
  // Input typed before this script was loaded.
  for (const field of form.querySelectorAll('input'))
    if (isTouched(field)) field.dispatchEvent(new Event('input', { bubbles: true }));
};
