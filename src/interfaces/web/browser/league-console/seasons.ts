import { type TemplateResult, html, nothing } from 'lit-html';
import type { LeagueSeason } from '../../../../app/kernel/generated/answers';
import { LONGEST_NAME } from '../../../../app/kernel/limits';
import { type Fields, button, field } from '../page-parts/form';
import { details, emptiedOnceTaken, rowForm } from '../page-parts/form-parts';
import { change, state } from './model';
import { leagueTexts } from './texts';

/** The seasons of a league: each ends with the first day of the next. */

const texts = leagueTexts.seasons;

type Wanted = Pick<LeagueSeason, 'name' | 'startsOn'>;

const set = (seasons: readonly Wanted[]) =>
  change('/seasons', {
    method: 'PUT',
    body: {
      seasons: seasons.map(({ name, startsOn }) => ({ name, ...(startsOn !== null && { startsOn }) })),
    },
  });

const begin = ({ ended = '', name = '', startsOn = '' }: Fields): Promise<unknown> => {
  const seasons = state.league?.seasons ?? [];
  const before = seasons.length === 0 ? [{ name: ended, startsOn: null }] : seasons;
  return set([...before, { name, startsOn }]);
};

const nameInput = (name: string, value = ''): TemplateResult =>
  html`<input name=${name} required maxlength=${LONGEST_NAME} autocomplete="off" .value=${value} />`;

const addressOf = (number: number, count: number): string => {
  const home = `/leagues/${encodeURIComponent(state.id ?? '')}`;
  return number === count ? home : `${home}/seasons/${number}`;
};

const seasonItem = (
  { number, name, startsOn }: LeagueSeason,
  all: readonly LeagueSeason[],
): TemplateResult => {
  const next = all[number]?.startsOn;
  const rename = (fields: Fields) =>
    set(all.map((one) => (one.number === number ? { ...one, name: fields['name'] ?? name } : one)));
  return html`<li>
    <a href=${addressOf(number, all.length)}><bdi>${name}</bdi></a>
    <small>
      ${startsOn === null ? nothing : texts.from(startsOn)}
      ${next === undefined || next === null ? texts.current : texts.until(next)}
    </small>
    ${details(
      html`${texts.rename} <span class="hidden">${name}</span>`,
      rowForm(
        rename,
        html`${field(leagueTexts.fields.name, nameInput('name', name))}
          <button class="quiet">${texts.rename}</button>`,
        true,
      ),
    )}
  </li>`;
};

/** Takes the last season back; of two, both: then there is one table again. */
const undo = (all: readonly LeagueSeason[]): unknown => {
  const last = all.at(-1);
  return last && confirm(texts.undoSure(last.name)) && set(all.length === 2 ? [] : all.slice(0, -1));
};

export const seasonsView = (): TemplateResult => {
  const all = state.league?.seasons ?? [];
  return html`${
      all.length === 0
        ? html`<p>${texts.none}</p>`
        : html`<ul class="plain">
              ${all.toReversed().map((season) => seasonItem(season, all))}
            </ul>
            ${all.length > 1 ? button(texts.undo, () => undo(all)) : nothing}`
    }
    <form class="stack" @submit=${emptiedOnceTaken(begin)}>
      <h2>${texts.begin}</h2>
      ${all.length === 0 ? field(texts.ended, nameInput('ended')) : nothing}
      ${field(texts.next, nameInput('name'))}
      ${field(texts.startsOn, html`<input name="startsOn" type="date" required />`)}
      <button>${texts.beginButton}</button>
    </form>`;
};
