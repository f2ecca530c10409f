import { type TemplateResult, html, nothing } from 'lit-html';
import { ask } from '../api';
import { submitted } from '../organise/form';
import { change } from '../outbox';
import { playDetailsTexts as texts } from '../play-details-texts';
import { home, me, nameOf, redraw, state, token } from './model';
import type { TournamentAwards } from '../../../../app/kernel/generated/answers';

/** Votes for the awards that players vote on, and who has been given one. */

let known: TournamentAwards['awards'] = [];
/** The state of the event that they were read at. */
let readAt = '';

const look = async (): Promise<void> => {
  const at = `${state.id} ${state.event?.version}`;
  if (state.id === null || state.event === null || at === readAt) return;
  readAt = at;
  const answer = await ask<TournamentAwards>({ path: `${home()}/awards`, token: token() });
  if (answer.kind === 'OFFLINE') {
    // The next look asks again. Nothing is drawn now: that would be the next look.
    readAt = '';
    return;
  }
  if (answer.kind === 'OK') known = answer.value.awards;
  redraw();
};

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
  void look();
  const own = me();
  const { event } = state;
  const isStarted = event?.roundsDrawn.some(({ state }) => state !== 'DRAWN') ?? false;
  const shownAwards = known.filter(
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
            <label class="field"
              ><span>${name}</span
              ><select name="choice" required>
                <option value=""></option>
                ${event.entrants
                  .filter(({ id }) => id !== own)
                  .map(({ id, name: other }) => html`<option value=${id}>${other}</option>`)}
              </select></label
            >
            <button class="quiet">${texts.vote}</button>
            <span role="status">${sent.has(award) ? texts.voteSent : ''}</span>
          </form>`,
    )}
  </section>`;
};
