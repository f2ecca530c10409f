import { type TemplateResult, html, nothing } from 'lit-html';
import type { Game } from '../reports/games';
import { playDetailsTexts as texts } from './details-texts';
import { playTexts } from './texts';
import { scenarioName } from '../page-parts/scenario-name';
import { redraw } from '../page-parts/page';
import { me, nameOf } from './model';
import { sendChange } from './report';

/** The scenarios of a table as long as its sides still veto some of them. */

const SPARE = 'SPARE';

const called = (scenario: string): string => scenarioName(scenario, redraw);

/** A helper's token vetoes for either side. */
const isMyVeto = (next: string): boolean => me() === null || me() === next;

/** The vetoes so far, with whose they are: who begins, and what they have decided. */
export const steps = ({ steps: made, first }: NonNullable<Game['veto']>): TemplateResult => {
  const who = (id: string): string => (id === me() ? playTexts.you : nameOf(id === SPARE ? undefined : id));
  const said = made.map(({ entrant, scenario }) => texts.vetoed(who(entrant), called(scenario)));
  return html`<p>
    <small>${[texts.begins(who(first)), ...said].join(' ')}</small>
  </p>`;
};

const vetoButton = (game: Game, scenario: string): TemplateResult =>
  html`<button
    class="quiet"
    aria-label=${texts.veto(called(scenario))}
    @click=${() => sendChange(texts.veto(called(scenario)), game, ['POST', 'veto', { scenario }])}
  >
    ${texts.vetoButton}
  </button>`;

export const vetoes = (game: Game, veto: NonNullable<Game['veto']>, next: string): TemplateResult => {
  const { scenario, left } = veto;
  const isMine = isMyVeto(next);
  return html`<section class="card" aria-label=${texts.vetoTitle}>
    <p>
      ${isMine && me() !== null ? texts.yourVeto : texts.theirVeto(nameOf(next === SPARE ? undefined : next))}
    </p>
    <ul class="plain">
      ${left.map(
        (one) =>
          html`<li class="row"><bdi>${called(one)}</bdi> ${isMine ? vetoButton(game, one) : nothing}</li>`,
      )}
    </ul>
    ${steps(veto)}
    <small>${texts.unlessVetoed(called(scenario))}</small>
  </section>`;
};
