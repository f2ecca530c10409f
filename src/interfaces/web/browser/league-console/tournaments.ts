import { type TemplateResult, html, nothing } from 'lit-html';
import type {
  ClaimCode,
  LeagueTournamentSummary,
  TournamentSettings,
} from '../../../../app/kernel/generated/answers';
import { ask } from '../requests/api';
import { button } from '../page-parts/form';
import { details, emptiedOnceTaken, list, reasonForm } from '../page-parts/form-parts';
import { labelled } from '../page-parts/labelled';
import { idIn } from '../page-parts/recovery';
import { createSender } from '../requests/requests';
import { Resource, answered } from '../requests/resource';
import { row, table } from '../page-parts/table';
import { type KeptEvent, keptEvents, tokenFor } from '../requests/tokens';
import { claimsTable, openClaims } from './claims';
import {
  change,
  handOut,
  keyOf,
  linkTo,
  pathOf,
  readAll,
  reasonOf,
  redraw,
  state,
  tournamentPath,
  update,
} from './model';
import { isOpen } from './seats';
import { leagueTexts } from './texts';

/** The tournaments of a league: offered by their organisers, accepted by the league's. */

const texts = leagueTexts.tournaments;

/** The codes of one event, by its id. */
const codes = new Resource<readonly ClaimCode[]>(async (event) => {
  const path = pathOf(tournamentPath(event, '/claim-codes'));
  return answered(await readAll<ClaimCode>(path, tokenFor(event) ?? ''));
}, redraw);

const offer = async (event: KeptEvent): Promise<boolean> => {
  const { id: tournament, token } = event;
  const asked = await createSender()({ path: pathOf('/offers'), body: { tournament }, token });
  const isKnown = asked.kind === 'REFUSED' && asked.problem.reason === 'ALREADY_OFFERED';
  if (!isKnown) update({ notice: reasonOf(asked) });
  return isKnown || asked.kind === 'OK';
};

/** Null where it was refused. */
export const accept = async (tournament: string): Promise<unknown> => {
  const accepted = await change('/tournaments', { body: { tournament } });
  if (accepted !== null) update({ offer: null });
  return accepted;
};

const join = async (event: KeptEvent): Promise<void> => {
  if (await offer(event)) await accept(event.id);
};

const offerOnly = async (event: KeptEvent): Promise<void> => {
  if (await offer(event)) handOut(texts.offered, `/accept/${encodeURIComponent(event.id)}`);
};

const showCodes = async (event: KeptEvent): Promise<void> => {
  // The codes are there only for a tournament that was offered.
  if (await offer(event)) codes.look(event.id);
};

const codesTable = (): TemplateResult | typeof nothing => {
  if (codes.value === null) return nothing;
  const event = keptEvents().find(({ id }) => id === codes.owner);
  const close = (): void => {
    codes.close();
    redraw();
  };
  return html`<section class="card">
    <p>${texts.codesHelp}</p>
    ${table({
      className: 'codes',
      caption: `${texts.codes}: ${event?.name ?? codes.owner}`,
      columns: [texts.entrant, texts.code],
      rows: codes.value.map(({ name, code }) => row(html`<bdi>${name}</bdi>`, html`<code>${code}</code>`)),
    })}
    <p class="buttons">${button(texts.print, () => print())} ${button(texts.close, close)}</p>
  </section>`;
};

/** The tournaments that this browser organises. */
export const ownEvents = (): TemplateResult => {
  const own = keptEvents().filter(({ token }) => token.startsWith('muster_organiser_'));
  const isIn = ({ id }: KeptEvent) =>
    state.league?.tournaments.some(({ tournament }) => tournament === id) ?? false;
  const isOrganiser = keyOf(state.id) !== null;
  const add = (event: KeptEvent) =>
    isIn(event)
      ? nothing
      : isOrganiser
        ? button(texts.join, () => join(event))
        : button(texts.offer, () => offerOnly(event));
  return html`<h2>${texts.own}</h2>
    ${
      own.length === 0
        ? html`<p>${texts.noneOwn}</p>`
        : list(
            own.map(
              (event) =>
                html`<bdi>${event.name}</bdi>
                  <span class="buttons">${add(event)} ${button(texts.codes, () => showCodes(event))}</span>`,
            ),
            'plain events',
          )
    }
    ${codesTable()}`;
};

const facts = ({ startsOn, season, state: now, claimed, entrantCount }: LeagueTournamentSummary): string =>
  [
    ...(startsOn === null ? [] : [startsOn]),
    leagueTexts.states[now],
    ...(season === null ? [] : [state.league?.seasons[season - 1]?.name ?? '']),
    texts.claimed(claimed, entrantCount),
  ].join(' · ');

const tournamentItem = (one: LeagueTournamentSummary): TemplateResult => {
  const { tournament, name } = one;
  const remove = ({ reason }: { readonly reason?: string }) =>
    change(tournamentPath(tournament, '/remove'), { body: { reason } });
  return html`<section class="league-tournament">
    <h2>
      <a href="/tournaments/${encodeURIComponent(tournament)}"><bdi>${name}</bdi></a>
    </h2>
    <p><small>${facts(one)}</small></p>
    ${isOpen(tournament) ? claimsTable(tournament) : button(texts.who, () => openClaims(tournament))}
    ${details(texts.remove, reasonForm(remove, leagueTexts.reason, [texts.remove, 'danger']))}
  </section>`;
};

/** The tournament that a link asks to accept. */
export const readOffer = async (kind: 'TOURNAMENT' | 'LEAGUE', id: string): Promise<void> => {
  const path = kind === 'LEAGUE' ? pathOf('', id) : `/v1/tournaments/${encodeURIComponent(id)}`;
  const asked = await ask<Pick<TournamentSettings, 'name'>>({ path });
  // A private one is shown by its id: nobody but its own people may read its name.
  update({ offer: { kind, id, name: asked.kind === 'OK' ? asked.value.name : id } });
};

/** A link to accept names the league first. */
const tournamentIn = (text: string): string => /\/accept\/([^/?#]+)/.exec(text)?.[1] ?? idIn(text);

export const tournamentsView = (): TemplateResult => {
  const all = state.league?.tournaments ?? [];
  return html`${all.length === 0 ? html`<p>${texts.none}</p>` : all.toReversed().map(tournamentItem)}
    ${ownEvents()}
    <form class="stack" @submit=${emptiedOnceTaken(({ which = '' }) => accept(tournamentIn(which)))}>
      <h2>${texts.accept}</h2>
      ${labelled('which', texts.acceptWhich)}
      <button>${texts.acceptButton}</button>
    </form>
    <p>
      <small>${texts.howOffered}<br /><code>${linkTo('')}</code></small>
    </p>`;
};
