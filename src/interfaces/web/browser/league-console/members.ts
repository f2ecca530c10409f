import { type TemplateResult, html, nothing } from 'lit-html';
import type { LeagueSettings } from '../../../../app/kernel/generated/answers';
import { button, submitted } from '../page-parts/form';
import { list } from '../page-parts/form-parts';
import { labelled } from '../page-parts/labelled';
import { createLookup } from '../requests/lookup';
import { idIn } from '../page-parts/recovery';
import { change, handOut, pathOf, redraw, state, update } from './model';
import { leagueTexts } from './texts';

/** Leagues of a federation: what this league is part of, and what counts here. */

const texts = leagueTexts.members;

const readLeague = createLookup<LeagueSettings>();

/** The name of another league, as far as it is read. */
const nameOf = (id: string): string => readLeague(pathOf('', id), redraw)?.name ?? id;

const askFor = async (federation: string | null): Promise<void> => {
  const asked = await change('/federation', { method: 'PUT', body: { federation } });
  if (asked === null || federation === null) return;
  handOut(texts.askLink, `/member/${encodeURIComponent(state.id ?? '')}`, federation);
};

export const acceptLeague = async (member: string): Promise<void> => {
  if ((await change('/leagues', { body: { member } })) !== null) update({ offer: null });
};

const leagueLink = (id: string): TemplateResult =>
  html`<a href="/leagues/${encodeURIComponent(id)}"><bdi>${nameOf(id)}</bdi></a>`;

const above = (federation: string | null): TemplateResult =>
  federation === null
    ? html`<p>${texts.federationNone}</p>
        <form class="stack" @submit=${submitted(({ federation: which = '' }) => askFor(idIn(which)), true)}>
          ${labelled('federation', texts.which)}
          <button>${texts.join}</button>
        </form>`
    : html`<p>${leagueLink(federation)}</p>
        <p>${texts.federationNow(nameOf(federation))}</p>
        <p class="buttons">
          ${button(texts.join, () => askFor(federation))} ${button(texts.leave, () => askFor(null))}
        </p>`;

const memberIn = (text: string): string => /\/member\/([^/?#]+)/.exec(text)?.[1] ?? idIn(text);

export const membersView = (): TemplateResult => {
  const { federation = null, leagues: below = [] } = state.league ?? {};
  const remove = (id: string) => change(`/leagues/${encodeURIComponent(id)}/remove`);
  return html`<h2>${texts.below}</h2>
    ${
      below.length === 0
        ? html`<p>${texts.belowNone}</p>`
        : list(
            below.map((id) => html`${leagueLink(id)} ${button(texts.remove, () => remove(id))}`),
            'plain events',
          )
    }
    ${
      federation === null
        ? html`<form
            class="stack"
            @submit=${submitted(({ member = '' }) => acceptLeague(memberIn(member)), true)}
          >
            ${labelled('member', texts.acceptWhich)}
            <button>${texts.acceptButton}</button>
          </form>`
        : nothing
    }
    <h2>${texts.federation}</h2>
    ${above(federation)}`;
};
