import { type TemplateResult, html, nothing } from 'lit-html';
import type { Game } from '../games';
import { playDetailsTexts as texts } from '../play-details-texts';
import { scenarioName } from '../scenario-name';
import { me, nameOf, redraw } from './model';
import { sendChange } from './report';

/** The scenarios of a table as long as its sides still veto some of them. */

const SPARE = 'SPARE';

const called = (scenario: string): string => scenarioName(scenario, redraw);

/** A helper's token vetoes for either side. */
const isMyVeto = (next: string): boolean => me() === null || me() === next;

const vetoButton = (game: Game, scenario: string): TemplateResult =>
  html`<button
    class="quiet"
    aria-label=${texts.veto(called(scenario))}
    @click=${() => sendChange(texts.veto(called(scenario)), game, ['POST', 'veto', { scenario }])}
  >
    ${texts.vetoButton}
  </button>`;

export const vetoes = (
  game: Game,
  { scenario, left }: NonNullable<Game['veto']>,
  next: string,
): TemplateResult => {
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
    <small>${texts.unlessVetoed(called(scenario))}</small>
  </section>`;
};
