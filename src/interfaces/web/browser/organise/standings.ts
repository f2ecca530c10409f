import { type TemplateResult, html, nothing } from 'lit-html';
import type { Award, TournamentAwards } from '../../../../app/kernel/generated/answers';
import { LONGEST_NAME } from '../../../../app/kernel/limits';
import { ownFigures } from '../../criterion-texts';
import { signed, unsigned } from '../../signed';
import { textOf } from '../page-parts/console-parts';
import { type Fields, button, field, submitted } from '../page-parts/form';
import { list, rowForm, section, select } from '../page-parts/form-parts';
import { Resource } from '../requests/resource';
import { table } from '../page-parts/table';
import { askEvent, ifAllowed, nameOf, redraw, sendChange, state } from './model';
import { viewTexts } from './view-texts';

/** The standings, and the awards: announced, given, printed. */

const texts = viewTexts.awards;
const MEDALS = 3;

const standingsTable = (): TemplateResult => {
  const lines = state.standings?.standings ?? [];
  return table({
    className: 'standings',
    caption: viewTexts.standingsAfter(state.standings?.round ?? 0),
    columns: [...viewTexts.columns, ...ownFigures(lines[0]).map(({ title }) => title)],
    rows: lines.map(
      (line) =>
        html`<tr data-rank=${line.rank !== null && line.rank <= MEDALS ? line.rank : nothing}>
          <td>${line.tied ? '=' : ''}${line.rank}</td>
          <th scope="row"><bdi>${nameOf(line.entrant)}</bdi></th>
          <td>${line.won}–${line.drawn}–${line.lost}</td>
          <td>${line.tournamentPoints}</td>
          <td>${signed(line.victoryPointDifference)}</td>
          <td>${unsigned(line.victoryPoints)}</td>
          <td>${line.leadersKilled}</td>
          ${ownFigures(line).map(({ value }) => html`<td>${value}</td>`)}
        </tr>`,
    ),
  });
};

const announcedAwards = new Resource<TournamentAwards>(() => askEvent('/awards'), redraw);
const known = (): TournamentAwards['awards'] => announcedAwards.value?.awards ?? [];

/** Names an award within the event: the letters and digits of its name, and a number where that is taken. */
const newId = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 30);
  const id = plain === '' ? 'award' : plain;
  const isTaken = (one: string): boolean => known().some((award) => award.id === one);
  if (!isTaken(id)) return id;
  const next = known().findIndex((_, index) => !isTaken(`${id}-${index + 2}`));
  return `${id}-${next + 2}`;
};

const announce = (label: string, kept: readonly Award[], added: readonly object[] = []): void => {
  const awards = [...kept.map(({ id, name, decidedBy }) => ({ id, name, decidedBy })), ...added];
  const ifMatch = state.event?.settingsVersion ?? null;
  sendChange(label, '/awards', { method: 'PUT', body: { awards }, ifMatch });
};

const add = ({ name = '', decidedBy = '' }: Fields): void =>
  announce(texts.added(name), known(), [{ id: newId(name), name, decidedBy }]);

const remove = ({ id, name }: Award): void => {
  const others = known().filter((one) => one.id !== id);
  if (confirm(texts.removeSure(name))) announce(texts.removed(name), others);
};

const giving = ({ id, name, decidedBy }: Award): TemplateResult => {
  const give = ({ winner }: Fields): void => {
    const body = winner ? { winners: [winner] } : {};
    sendChange(texts.given(name), `/awards/${id}/give`, { body });
  };
  return html`<form class="inline" @submit=${submitted(give)}>
    <select name="winner" aria-label=${texts.winner(name)} ?required=${decidedBy === 'ORGANISER'}>
      <option value="">${decidedBy === 'VOTES' ? texts.byVotes : ''}</option>
      ${(state.event?.entrants ?? []).map((one) => html`<option value=${one.id}>${one.name}</option>`)}
    </select>
    <button class="quiet">${texts.give}</button>
  </form>`;
};

const awardLine = (award: Award): TemplateResult => {
  const { name, decidedBy, winners, votes } = award;
  const counts = votes?.map(({ entrant, votes: count }) => `${nameOf(entrant)}: ${texts.votes(count)}`);
  return html`<b><bdi>${name}</bdi></b> <small>${textOf(texts.deciders, decidedBy)}</small>:
    <bdi>${texts.winners(winners.map(({ entrant }) => nameOf(entrant)))}</bdi>
    ${counts ? html`<small>${counts.join(', ')}</small>` : nothing}
    ${decidedBy === 'ARMY_LISTS' ? nothing : ifAllowed('giveAward', () => giving(award))}
    ${ifAllowed('setAwards', () => button(texts.remove, () => remove(award)))}`;
};

const addForm = (): TemplateResult =>
  rowForm(
    add,
    html`${field(texts.name, html`<input name="name" required maxlength=${LONGEST_NAME} autocomplete="off" />`)}
      ${field(texts.decidedBy, select('decidedBy', texts.deciders))} <button>${texts.add}</button>`,
  );

const awards = (): TemplateResult => {
  const { event } = state;
  if (event === null) return html``;
  announcedAwards.look(event.id, event.version);
  return section(
    'awards',
    texts.title,
    html`${known().length === 0 ? html`<p>${texts.none}</p>` : list(known().map(awardLine), 'awards')}
      ${ifAllowed('setAwards', addForm)}
      <p><a href="/tournaments/${encodeURIComponent(event.id)}/certificates">${texts.certificates}</a></p>`,
  );
};

const noStandings = (): TemplateResult =>
  html`<h2>${viewTexts.standingsAfter(0)}</h2>
    <p>${viewTexts.noStandings}</p>`;

export const standings = (): TemplateResult =>
  html`${(state.standings?.round ?? 0) === 0 ? noStandings() : standingsTable()} ${awards()}`;
