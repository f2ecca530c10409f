import type { Award, TournamentAwards } from '../../../../app/kernel/generated/answers';
import { type TemplateResult, html, nothing } from 'lit-html';
import { LONGEST_NAME } from '../../../../app/kernel/limits';
import { awardsTexts as texts } from './awards-texts';
import { submitted } from './form';
import { askEvent, isAllowed, nameOf, redraw, sendChange, state } from './model';
import { Resource } from '../requests';
import { button, field } from '../parts';

/** The awards of the event: announced, given, printed. */

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
  const isTaken = (one: string): boolean => known().some(({ award }) => award === one);
  if (!isTaken(id)) return id;
  const next = known().findIndex((_, index) => !isTaken(`${id}-${index + 2}`));
  return `${id}-${next + 2}`;
};

const announce = (label: string, awards: readonly object[]): void =>
  sendChange(label, ['PUT', '/awards'], { body: { awards }, ifMatch: state.event?.settingsVersion ?? null });

const asAnnounced = ({ award, name, decidedBy }: Award): object => ({ id: award, name, decidedBy });

const add = ({ name = '', decidedBy = '' }: Readonly<Record<string, string>>): void =>
  announce(texts.added(name), [...known().map(asAnnounced), { id: newId(name), name, decidedBy }]);

const remove = ({ award, name }: Award): void => {
  if (confirm(texts.removeSure(name)))
    announce(
      texts.removed(name),
      known()
        .filter((one) => one.award !== award)
        .map(asAnnounced),
    );
};

const give = ({ award, name }: Award, winner: string): void =>
  sendChange(texts.given(name), ['POST', `/awards/${award}/give`], {
    body: winner === '' ? {} : { winners: [winner] },
  });

const giving = (award: Award): TemplateResult =>
  html`<form class="inline" @submit=${submitted(({ winner = '' }) => give(award, winner))}>
    <select name="winner" aria-label=${texts.winner(award.name)} ?required=${award.decidedBy === 'ORGANISER'}>
      <option value="">${award.decidedBy === 'VOTES' ? texts.byVotes : ''}</option>
      ${(state.event?.entrants ?? []).map(({ id, name }) => html`<option value=${id}>${name}</option>`)}
    </select>
    <button class="quiet">${texts.give}</button>
  </form>`;

const row = (award: Award): TemplateResult => {
  const { name, decidedBy, winners, votes } = award;
  const decider = texts.deciders.find(([id]) => id === decidedBy)?.[1];
  return html`<li>
    <b><bdi>${name}</bdi></b> <small>${decider}</small>:
    <bdi>${texts.winners(winners.map(({ entrant }) => nameOf(entrant)))}</bdi>
    ${
      votes === null
        ? nothing
        : html`<small
            >${votes.map(({ entrant, votes: count }) => `${nameOf(entrant)}: ${texts.votes(count)}`).join(', ')}</small
          >`
    }
    ${decidedBy !== 'ARMY_LISTS' && isAllowed('giveAward') ? giving(award) : nothing}
    ${isAllowed('setAwards') ? html`${button(texts.remove, () => remove(award))}` : nothing}
  </li>`;
};

export const awards = (): TemplateResult => {
  const { event } = state;
  if (event === null) return html``;
  announcedAwards.look(event.id, event.version);
  return html`<section aria-labelledby="awards-title">
    <h2 id="awards-title">${texts.title}</h2>
    ${
      known().length === 0
        ? html`<p>${texts.none}</p>`
        : html`<ul class="awards">
            ${known().map(row)}
          </ul>`
    }
    ${
      isAllowed('setAwards')
        ? html`<form class="row" @submit=${submitted(add)}>
            ${field(texts.name, html`<input name="name" required maxlength=${LONGEST_NAME} autocomplete="off" />`)}
            ${field(
              texts.decidedBy,
              html`<select name="decidedBy">
                ${texts.deciders.map(([id, text]) => html`<option value=${id}>${text}</option>`)}
              </select>`,
            )}
            <button>${texts.add}</button>
          </form>`
        : nothing
    }
    <p>
      <a href="/tournaments/${encodeURIComponent(event.id)}/certificates">${texts.certificates}</a>
    </p>
  </section>`;
};
