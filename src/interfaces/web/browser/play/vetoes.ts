import { type TemplateResult, html, nothing } from 'lit-html';
import type { ScenarioVeto } from '../../../../app/kernel/generated/answers';
import type { Game } from '../games';
import { playDetailsTexts as texts } from '../play-details-texts';
import { playTexts } from '../play-texts';
import { scenarioName } from '../scenario-name';
import { me, nameOf, redraw } from './model';
import { sendChange } from './report';

/** The choice of a table's scenario by vetoes: whose turn it is, who began, and what was decided. */

const SPARE = 'SPARE';

const called = (scenario: string): string => scenarioName(scenario, redraw);

/** A helper's token vetoes for either side. */
const isMyVeto = (next: string): boolean => me() === null || me() === next;

/** The vetoes so far, with who made them: who began, and what they have decided. */
const steps = ({ steps: made, first }: ScenarioVeto): TemplateResult => {
  const who = (id: string): string => (id === me() ? playTexts.you : nameOf(id === SPARE ? undefined : id));
  return html`<p>
    <small
      >${[texts.begins(who(first)), ...made.map(({ entrant, scenario }) => texts.vetoed(who(entrant), called(scenario)))].join(' ')}</small
    >
  </p>`;
};

export const vetoesAt = (game: Game, veto: ScenarioVeto): TemplateResult => {
  const { scenario, left, next } = veto;
  if (next === null)
    return html`<p>
        ${playTexts.scenario} <b><bdi>${called(scenario)}</bdi></b>
      </p>
      ${steps(veto)}`;
  const isMine = isMyVeto(next);
  return html`<section class="card" aria-label=${texts.vetoTitle}>
    <p>
      ${isMine && me() !== null ? texts.yourVeto : texts.theirVeto(nameOf(next === SPARE ? undefined : next))}
    </p>
    <ul class="plain">
      ${left.map(
        (one) =>
          html`<li class="row">
            <bdi>${called(one)}</bdi>
            ${
              isMine
                ? html`<button
                    class="quiet"
                    aria-label=${texts.veto(called(one))}
                    @click=${() => sendChange(texts.veto(called(one)), game, ['POST', 'veto', { scenario: one }])}
                  >
                    ${texts.vetoButton}
                  </button>`
                : nothing
            }
          </li>`,
      )}
    </ul>
    ${steps(veto)}
    <small>${texts.unlessVetoed(called(scenario))}</small>
  </section>`;
};
