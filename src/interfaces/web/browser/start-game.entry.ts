import { html, render } from 'lit-html';
import type { CreatedGame } from '../../../app/kernel/generated/answers';
import { givenArmy, refusalView } from './game/given-army';
import { givenArmyTexts as texts } from './game/given-army-texts';
import { keepGame } from './game/kept-games';
import { createSender } from './requests/requests';
import { submitOnce } from './requests/submit-once';

/** Begins a game outside any event: both armies as a list, a share link or JSON, and a link for each side. */

const form = document.querySelector<HTMLFormElement>('form#start-game');
const place = form?.querySelector<HTMLElement>('[data-said]');

const say = (what: unknown): void => {
  if (place) render(what, place);
};

const send = createSender();

const start = async (fields: FormData): Promise<void> => {
  const text = (name: string): string => String(fields.get(name) ?? '').trim();
  const edition = text('edition');
  const scenario = text('scenario');
  const sides: object[] = [];
  say(html`<p>${texts.reading}</p>`);
  for (const side of [0, 1]) {
    const name = text(`name${side}`);
    const given = text(`army${side}`);
    const army = given === '' ? {} : await givenArmy(given, edition, name);
    if ('refused' in army) return say(army.refused);
    sides.push({ name, ...army });
  }
  const asked = await send<CreatedGame>({
    path: '/v1/games',
    body: { edition, ...(scenario !== '' && { scenario }), sides },
  });
  if (asked.kind !== 'OK') return say(refusalView(asked));
  const { game, joinTokens } = asked.value;
  const [own, other] = joinTokens;
  const link = `/game#${game.id}`;
  keepGame({
    id: game.id,
    token: own?.token ?? null,
    invitation: other ? `${location.origin}${link}.${other.token}` : null,
  });
  location.assign(link);
};

submitOnce(form, (sent) => start(new FormData(sent)));

/** Only scenarios of the edition can be chosen. */
const offer = (): void => {
  const edition = form?.querySelector<HTMLSelectElement>('[name=edition]')?.value;
  for (const group of form?.querySelectorAll<HTMLOptGroupElement>('optgroup') ?? []) {
    const isOther = group.dataset['edition'] !== edition;
    group.hidden = isOther;
    group.disabled = isOther;
    const select = group.closest('select');
    if (isOther && select && group.querySelector('option:checked')) select.value = '';
  }
};
form?.querySelector('[name=edition]')?.addEventListener('change', offer);
offer();
