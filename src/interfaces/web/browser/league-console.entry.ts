import { type TemplateResult, html, noChange, nothing } from 'lit-html';
import { button } from './page-parts/form';
import { dismissable } from './page-parts/console-parts';
import { later } from './page-parts/later';
import {
  type View,
  keepLeague,
  keyOf,
  nothingRead,
  redraw,
  refresh,
  state,
  update,
  viewNames,
} from './league-console/model';
import { leagueTexts as texts } from './league-console/texts';
import { startPage } from './page-parts/page';
import { recoveryStep } from './page-parts/recovery';

/**
 * The console of a league. The part behind the `#` names it: `#id`, `#id.key` from a link that was handed out, `#id/accept/tournament`
 * and `#id/member/league` from somebody who asks, `#id/player/number.key` for a player who claims.
 */

const views: { readonly [V in View | 'START' | 'GUEST']: () => (() => TemplateResult) | undefined } = {
  START: later(async () => (await import('./league-console/start')).start, redraw),
  GUEST: later(async () => (await import('./league-console/guest')).guestView, redraw),
  TOURNAMENTS: later(async () => (await import('./league-console/tournaments')).tournamentsView, redraw),
  PLAYERS: later(async () => (await import('./league-console/players')).playersView, redraw),
  SEASONS: later(async () => (await import('./league-console/seasons')).seasonsView, redraw),
  MEMBERS: later(async () => (await import('./league-console/members')).membersView, redraw),
  SETTINGS: later(async () => (await import('./league-console/settings')).settingsView, redraw),
};
const draw = (view: keyof typeof views): TemplateResult => views[view]()?.() ?? html``;

const accept = async (): Promise<void> => {
  const { offer } = state;
  if (offer?.kind === 'TOURNAMENT') await (await import('./league-console/tournaments')).accept(offer.id);
  if (offer?.kind === 'LEAGUE') await (await import('./league-console/members')).acceptLeague(offer.id);
};

const offered = (): TemplateResult | typeof nothing => {
  const { offer } = state;
  if (offer === null || keyOf(state.id) === null) return nothing;
  const { asked, askedLeague, acceptButton, refuse } = texts.tournaments;
  return html`<div class="notice" role="status">
    <bdi>${(offer.kind === 'LEAGUE' ? askedLeague : asked)(offer.name)}</bdi>
    <button type="button" @click=${accept}>${acceptButton}</button>
    ${button(refuse, () => update({ offer: null }))}
  </div>`;
};

const messages = (): TemplateResult => {
  const { notice, link } = state;
  return html`${notice === null ? nothing : dismissable('alert', notice, [texts.dismiss, () => update({ notice: null })])}
  ${
    link === null
      ? nothing
      : dismissable('status', html`${link.note}<br /><code>${link.address}</code>`, [
          texts.dismiss,
          () => update({ link: null }),
        ])
  }
  ${offered()}`;
};

const tabs = (): TemplateResult =>
  html`<nav class="tabs" aria-label=${texts.title}>
    ${viewNames.map(
      (view) =>
        html`<button aria-pressed=${String(state.view === view)} @click=${() => update({ view })}>
          ${texts.views[view]}
        </button>`,
    )}
  </nav>`;

/** A view that was left stays as it is, with what was typed into it. */
const box = (view: View): TemplateResult =>
  html`<div ?hidden=${state.view !== view}>${state.view === view ? draw(view) : noChange}</div>`;

const workspace = (id: string): TemplateResult => {
  const isOrganiser = keyOf(id) !== null;
  return html`<p class="event-name"><a href="#">${texts.title}</a></p>
    <h1><bdi>${state.league?.name ?? '…'}</bdi></h1>
    <p><a href="/leagues/${encodeURIComponent(id)}">${texts.publicPage}</a></p>
    ${isOrganiser ? tabs() : nothing} ${messages()} ${isOrganiser ? viewNames.map(box) : draw('GUEST')}`;
};

const view = (): TemplateResult => {
  const { id, league, recovery } = state;
  document.title = league?.name ?? texts.title;
  if (recovery !== null)
    return html`<h1>${texts.title}</h1>
      ${recoveryStep(recovery, () => update({ recovery: null }))}`;
  return id === null
    ? html`<h1>${texts.title}</h1>
        ${messages()} ${draw('START')}`
    : workspace(id);
};

const decoded = (text = ''): string => decodeURIComponent(text);

const openFromAddress = (): void => {
  const [first = '', act = '', rest = ''] = location.hash.slice(1).split('/');
  const [id = '', token] = first.split('.').map(decoded);
  const [number = '', key] = rest.split('.').map(decoded);
  if (token !== undefined) keepLeague({ id, name: id, token, recoveryCode: null });
  // A key stays in no address.
  if (token !== undefined || act !== '') history.replaceState(null, '', `#${encodeURIComponent(id)}`);
  const { notice } = state;
  update({
    ...nothingRead,
    notice: (state.id ?? '') === id ? notice : null,
    id: id === '' ? null : id,
    player: act === 'player' && key !== undefined ? { number, token: key } : null,
  });
  if (id === '') return;
  void refresh();
  if (act === 'accept' || act === 'member')
    void import('./league-console/tournaments').then(({ readOffer }) =>
      readOffer(act === 'member' ? 'LEAGUE' : 'TOURNAMENT', number),
    );
};

addEventListener('hashchange', openFromAddress);
openFromAddress();
startPage(document.getElementById('league-console'), view);
