import type { TournamentAwards } from '../../../../app/kernel/generated/answers';
import { type TemplateResult, html, nothing } from 'lit-html';
import { ask } from '../api';
import { Resource } from '../requests';
import { submitted } from '../organise/form';
import { change } from '../outbox';
import { playDetailsTexts as texts } from '../play-details-texts';
import { home, me, nameOf, redraw, state, token } from './model';
import { field } from '../parts';

/** Votes for the awards that players vote on, and who has been given one. */

const awards = new Resource<TournamentAwards>(
  () => ask<TournamentAwards>({ path: `${home()}/awards`, token: token() }),
  redraw,
);

/** The awards that this page has voted on. */
const sent = new Set<string>();

const vote = (award: string, choice: string): void => {
  if (state.id === null) return;
  sent.add(award);
  const label = texts.voteFor(nameOf(choice));
  const path = `/entrants/${me()}/votes/${award}`;
  change({ tournament: state.id, method: 'PUT', path, body: { choice }, ifMatch: null, label });
};

export const votes = (): TemplateResult | typeof nothing => {
  const own = me();
  const { event } = state;
  const known = event === null ? null : awards.look(event.id, event.version);
  const isStarted = event?.roundsDrawn.some(({ state }) => state !== 'DRAWN') ?? false;
  const shownAwards = (known?.awards ?? []).filter(
    ({ decidedBy, isGiven }) => isGiven || (decidedBy === 'VOTES' && isStarted),
  );
  if (own === null || event === null || shownAwards.length === 0) return nothing;
  return html`<section aria-label=${texts.awards}>
    <h3>${texts.awards}</h3>
    ${shownAwards.map(({ award, name, isGiven, winners }) =>
      isGiven
        ? html`<p>
            <bdi>${name}</bdi>: <b><bdi>${winners.map(({ entrant }) => nameOf(entrant)).join(', ')}</bdi></b>
          </p>`
        : html`<form class="fields" @submit=${submitted(({ choice = '' }) => vote(award, choice), true)}>
            ${field(
              name,
              html`<select name="choice" required>
                <option value=""></option>
                ${event.entrants
                  .filter(({ id }) => id !== own)
                  .map(({ id, name: other }) => html`<option value=${id}>${other}</option>`)}
              </select>`,
            )}
            <button class="quiet">${texts.vote}</button>
            <span role="status">${sent.has(award) ? texts.voteSent : ''}</span>
          </form>`,
    )}
  </section>`;
};
