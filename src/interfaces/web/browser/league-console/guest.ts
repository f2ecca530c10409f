import { type TemplateResult, html, nothing } from 'lit-html';
import type { GrantedLeague } from '../../../../app/kernel/generated/answers';
import { type Fields, field, submitted } from '../page-parts/form';
import { type Options, requiredSelect } from '../page-parts/form-parts';
import { labelled } from '../page-parts/labelled';
import { recoveryForm } from '../page-parts/recovery';
import { createSender } from '../requests/requests';
import { pathOf, send, sendTo, state, tournamentPath, update } from './model';
import { keyOfSeat, openSeats, seats } from './seats';
import { keepGranted } from './settings';
import { leagueTexts } from './texts';
import { ownEvents } from './tournaments';

/** The console of a league for somebody without its key: offer a tournament, claim an entrant, bring the key back. */

const texts = leagueTexts.guest;
const sendForm = createSender();

export const recover = async (league: string, recoveryCode: string): Promise<void> => {
  const request = { path: pathOf('/recover', league), body: { recoveryCode } };
  const granted = await sendTo<GrantedLeague>(request, sendForm);
  if (granted) keepGranted(granted);
};

const choose = ({ target }: Event): void => {
  state.saved = null;
  openSeats((target as HTMLSelectElement).value);
};

const claim = async ({ tournament = '', seat = '', claimCode }: Fields): Promise<void> => {
  const { number = '', token = '' } = state.player ?? {};
  const [entrant, member] = seat.split('/');
  const body = { entrant, member: Number(member), player: number, code: claimCode };
  const claimed = await send(tournamentPath(tournament, '/claims/code'), { body, token });
  update({ saved: claimed === null ? null : 'CLAIM' });
};

/** The members who can be claimed and nobody has. */
const open = (): Options =>
  seats()
    .filter(({ player }) => player === null)
    .map((seat) => [keyOfSeat(seat), seat.team === null ? seat.name : `${seat.name} (${seat.team})`]);

const claiming = (): TemplateResult => {
  const { player, league } = state;
  const tournaments = (league?.tournaments ?? []).map((one) => [one.tournament, one.name] as const);
  return html`<h2>${texts.player}</h2>
    ${
      player === null
        ? html`<p>${texts.playerHelp}</p>`
        : html`<p>${texts.playerHere(player.number)}</p>
            <form class="stack" @submit=${submitted(claim, true)}>
              <div @change=${choose}>
                ${field(texts.tournament, requiredSelect('tournament', tournaments))}
              </div>
              ${field(texts.entrant, requiredSelect('seat', open()))}
              ${labelled('claimCode', texts.code, { capitals: 'characters' })}
              <button>${texts.claim}</button>
            </form>`
    }
    <p role="status">${state.saved === 'CLAIM' ? texts.claimed : nothing}</p>`;
};

export const guestView = (): TemplateResult =>
  state.player === null
    ? html`<p>${texts.noKey}</p>
        ${recoveryForm(recover, state.id ?? undefined)}
        <h2>${texts.organiser}</h2>
        ${ownEvents()} ${claiming()}`
    : claiming();
