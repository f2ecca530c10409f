import { type TemplateResult, html, nothing } from 'lit-html';
import { type Fields, field, submitted } from '../page-parts/form';
import { optionsOf } from '../page-parts/form-parts';
import { type Done, watchOutbox } from '../requests/outbox';
import { playDetailsTexts as texts } from './details-texts';
import { me, nameOf, sendToEvent, state } from './model';
import { met } from './opponents';

/** The favourite opponent of the player, where a tiebreaker of the event counts the votes. */

/** The service shows nobody a choice: this browser keeps the last one that was taken. */
const keyOf = (tournament: string | null, own: string): string => `muster.favourite.${tournament}.${own}`;

const keep = ({ tournament, path, body }: Done): void => {
  const own = /^\/entrants\/(e\d+)\/favourite-opponent$/.exec(path)?.[1];
  if (own === undefined) return;
  try {
    localStorage.setItem(keyOf(tournament, own), (body as { readonly opponent: string }).opponent);
  } catch {
    // A full storage: the choice is taken all the same.
  }
};

watchOutbox((done) => {
  if (done) keep(done);
});

const choose = (own: string, { opponent = '' }: Fields): void =>
  sendToEvent(texts.favouriteIs(nameOf(opponent)), [
    'PUT',
    `/entrants/${own}/favourite-opponent`,
    { opponent },
  ]);

export const favourite = (): TemplateResult | typeof nothing => {
  const own = me();
  const { event, id } = state;
  const isCounted = event?.tiebreakers.some(({ counts }) => counts === 'FAVOURITE_OPPONENT') ?? false;
  const names = own === null || !isCounted ? [] : met(own).map((one) => [one, nameOf(one)] as const);
  if (own === null || names.length === 0 || !event?.allowed.includes('chooseFavouriteOpponent'))
    return nothing;
  const chosen = localStorage.getItem(keyOf(id, own));
  return html`<section aria-label=${texts.favourite}>
    <h3>${texts.favourite}</h3>
    <form class="fields" @submit=${submitted((fields) => choose(own, fields), true)}>
      ${field(
        texts.opponent,
        html`<select name="opponent" required>
          <option value=""></option>
          ${optionsOf(names, chosen ?? '')}
        </select>`,
      )}
      <button class="quiet">${texts.chooseFavourite}</button>
      <span role="status">${chosen === null ? '' : texts.favouriteChosen(nameOf(chosen))}</span>
    </form>
    <small>${texts.favouriteHelp}</small>
  </section>`;
};
