import { type TemplateResult, html, nothing } from 'lit-html';
import type { Game } from '../../../../app/kernel/generated/answers';
import { submitted } from '../page-parts/form';
import { createSender } from '../requests/requests';
import { givenArmy, refusalView } from './given-army';
import { givenArmyTexts } from './given-army-texts';
import { createState } from '../page-parts/page';
import { gamePath, take, token } from './model';
import { moreTexts as texts } from './more-texts';
import { shown } from './parts';

/** The form for the army of a side that has none yet. */

const [status, set] = createState({ said: nothing as TemplateResult | typeof nothing });

const say = (said: typeof status.said): void => set({ said });

const send = createSender();

const add = async (side: 0 | 1, text: string): Promise<void> => {
  const { setup } = shown();
  say(html`<p>${givenArmyTexts.reading}</p>`);
  const army = await givenArmy(text, setup.edition, setup.sides[side].name);
  if ('refused' in army) return say(army.refused);
  const asked = await send<Game>({
    method: 'PUT',
    path: gamePath(`/sides/${side}/army`),
    body: army,
    token: token(),
  });
  if (asked.kind !== 'OK') return say(asked.kind === 'SAME' ? nothing : refusalView(asked));
  take(asked.value, asked.etag);
  say(nothing);
};

export const addArmy = (side: 0 | 1): TemplateResult =>
  html`<form class="stack" @submit=${submitted(({ text = '' }) => void add(side, text), true)}>
    <label for="army-text">${texts.army}</label>
    <textarea id="army-text" name="text" rows="5" required spellcheck="false"></textarea>
    <div role="status">${status.said}</div>
    <button>${texts.addArmy}</button>
  </form>`;
