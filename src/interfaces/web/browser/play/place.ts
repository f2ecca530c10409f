import { type TemplateResult, html, nothing } from 'lit-html';
import type { Entrant, SignUpTerms } from '../../../../app/kernel/generated/answers';
import { LONGEST_REASON } from '../../../../app/kernel/limits';
import { ask } from '../requests/api';
import { field, given, submitted } from '../page-parts/form';
import { details } from '../page-parts/form-parts';
import { Resource } from '../requests/resource';
import { redraw } from '../page-parts/page';
import { isOnItsWay, me, onEvent, sendToEvent, state } from './model';
import { placeTexts as texts } from './place-texts';

/** Whether the player has a place, with check-in and withdrawal. */

/** How players sign up and when they check in; nothing for an event without sign-up. */
export const terms = new Resource<SignUpTerms>(() => ask(onEvent('/sign-up')), redraw);

const pathOf = (act: string): string => `/entrants/${me()}/${act}`;

const send = (label: string, act: string, body: object): void =>
  sendToEvent(label, ['POST', pathOf(act), body]);

const moment = (at: string): string =>
  new Date(at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });

/** The button, or the time at which it is there. */
const checkIn = ({ checkInFrom = null, checkInUntil = null }: Partial<SignUpTerms>): TemplateResult => {
  const now = Date.now();
  if (checkInFrom !== null && now < Date.parse(checkInFrom))
    return html`<p>${texts.opens(moment(checkInFrom))}</p>`;
  if (checkInUntil !== null && now >= Date.parse(checkInUntil)) return html`<p>${texts.closed}</p>`;
  return html`${checkInUntil === null ? nothing : html`<p>${texts.until(moment(checkInUntil))}</p>`}
    <p class="buttons">
      <button ?disabled=${isOnItsWay(pathOf('check-in'))} @click=${() => send(texts.checkIn, 'check-in', {})}>
        ${texts.checkIn}
      </button>
    </p>`;
};

const mayLeave = (): boolean => {
  const { event } = state;
  const own = event?.entrants.find(({ id }) => id === me());
  return (
    own !== undefined &&
    !['WITHDRAWN', 'DISQUALIFIED'].includes(own.status) &&
    !!event?.allowed.includes('withdrawEntrant')
  );
};

/** The way out, at the end of the page. */
export const withdrawal = (): TemplateResult | typeof nothing =>
  mayLeave()
    ? details(
        texts.withdraw,
        html`<p>${texts.withdrawHelp}</p>
          <form
            class="row"
            @submit=${submitted(({ reason }) => {
              if (confirm(texts.withdrawSure))
                send(texts.withdraw, 'withdraw', given(reason) === undefined ? {} : { reason });
            })}
          >
            ${field(texts.why, html`<input name="reason" maxlength=${LONGEST_REASON} />`)}
            <button class="danger" ?disabled=${isOnItsWay(pathOf('withdraw'))}>${texts.withdraw}</button>
          </form>`,
      )
    : nothing;

/** Players check themselves in before round 1, and may do so whether or not the list of those with a place is full. */
const mayCheckIn = ({ checkedIn, status }: Entrant): boolean =>
  !checkedIn && ['NOT_CHECKED_IN', 'ACTIVE', 'WAITING'].includes(status);

export const place = (): TemplateResult | typeof nothing => {
  const { event } = state;
  const own = event?.entrants.find(({ id }) => id === me());
  if (!event || !own) return nothing;
  const isOpen = event.state === 'CHECK_IN';
  const known = terms.look(event.id, event.version) ?? {};
  const said =
    isOpen && own.checkedIn && own.status === 'ACTIVE' ? texts.checkedIn : texts.statuses[own.status];
  return html`<section aria-label=${texts.title}>
    ${event.roundsDrawn.length > 0 && own.status === 'ACTIVE' ? nothing : html`<p class="said place">${said}</p>`}
    ${isOpen && mayCheckIn(own) ? checkIn(known) : nothing}
  </section>`;
};
