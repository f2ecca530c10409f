import { type TemplateResult, html, nothing } from 'lit-html';
import { LONGEST_NAME } from '../../../../app/kernel/limits';
import type { AwardsView, AwardView } from '../../../../app/tournaments/awards/awards-view';
import { awardsWords as words } from './awards-words';
import { submitted } from './form';
import { act, may, nameOf, read, redraw, shown } from './model';

/** The awards of the event: announced, given, printed. */

let known: AwardsView['awards'] = [];
/** The state of the event that they were read at. */
let readAt = '';

const look = (): void => {
  const { event } = shown;
  const at = `${event?.id} ${event?.version}`;
  if (event === null || at === readAt) return;
  readAt = at;
  void read<AwardsView>('/awards').then((view) => {
    known = view?.awards ?? [];
    redraw();
  });
};

/** Names an award within the event: the letters and digits of its name, and a number where that is taken. */
const newId = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 30);
  const id = plain === '' ? 'award' : plain;
  const isTaken = (one: string): boolean => known.some(({ award }) => award === one);
  if (!isTaken(id)) return id;
  const next = known.findIndex((_, index) => !isTaken(`${id}-${index + 2}`));
  return `${id}-${next + 2}`;
};

const announce = (label: string, awards: readonly object[]): void =>
  act(label, ['PUT', '/awards'], { body: { awards }, ifMatch: shown.event?.settingsVersion ?? null });

const asAnnounced = ({ award, name, decidedBy }: AwardView): object => ({ id: award, name, decidedBy });

const add = ({ name = '', decidedBy = '' }: Readonly<Record<string, string>>): void =>
  announce(words.added(name), [...known.map(asAnnounced), { id: newId(name), name, decidedBy }]);

const remove = ({ award, name }: AwardView): void => {
  if (confirm(words.removeSure(name)))
    announce(words.removed(name), known.filter((one) => one.award !== award).map(asAnnounced));
};

const give = ({ award, name }: AwardView, winner: string): void =>
  act(words.given(name), ['POST', `/awards/${award}/give`], {
    body: winner === '' ? {} : { winners: [winner] },
  });

const giving = (award: AwardView): TemplateResult =>
  html`<form class="inline" @submit=${submitted(({ winner = '' }) => give(award, winner))}>
    <select name="winner" aria-label=${words.winner(award.name)} ?required=${award.decidedBy === 'ORGANISER'}>
      <option value="">${award.decidedBy === 'VOTES' ? words.byVotes : ''}</option>
      ${(shown.event?.entrants ?? []).map(({ id, name }) => html`<option value=${id}>${name}</option>`)}
    </select>
    <button class="quiet">${words.give}</button>
  </form>`;

const row = (award: AwardView): TemplateResult => {
  const { name, decidedBy, winners, votes } = award;
  const decider = words.deciders.find(([id]) => id === decidedBy)?.[1];
  return html`<li>
    <b><bdi>${name}</bdi></b> <small>${decider}</small>:
    <bdi>${words.winners(winners.map(({ entrant }) => nameOf(entrant)))}</bdi>
    ${
      votes === null
        ? nothing
        : html`<small
            >${votes.map(({ entrant, votes: count }) => `${nameOf(entrant)}: ${words.votes(count)}`).join(', ')}</small
          >`
    }
    ${decidedBy !== 'ARMY_LISTS' && may('giveAward') ? giving(award) : nothing}
    ${
      may('setAwards')
        ? html`<button class="quiet" @click=${() => remove(award)}>${words.remove}</button>`
        : nothing
    }
  </li>`;
};

export const awards = (): TemplateResult => {
  const { event } = shown;
  look();
  if (event === null) return html``;
  return html`<section aria-labelledby="awards-title">
    <h2 id="awards-title">${words.title}</h2>
    ${
      known.length === 0
        ? html`<p>${words.none}</p>`
        : html`<ul class="awards">
            ${known.map(row)}
          </ul>`
    }
    ${
      may('setAwards')
        ? html`<form class="row" @submit=${submitted(add)}>
            <label class="field"
              ><span>${words.name}</span
              ><input name="name" required maxlength=${LONGEST_NAME} autocomplete="off"
            /></label>
            <label class="field"
              ><span>${words.decidedBy}</span
              ><select name="decidedBy">
                ${words.deciders.map(([id, text]) => html`<option value=${id}>${text}</option>`)}
              </select></label
            >
            <button>${words.add}</button>
          </form>`
        : nothing
    }
    <p>
      <a href="/tournaments/${encodeURIComponent(event.id)}/certificates">${words.certificates}</a>
    </p>
  </section>`;
};
