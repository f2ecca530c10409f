import { type TemplateResult, html, nothing } from 'lit-html';
import { playTexts as texts } from '../play-texts';
import type { Game } from '../games';
import { scenarioName } from '../scenario-name';
import { fixed, me, nameOf, redraw, state } from './model';
import { sendChange } from './report';

/** The scenario of the table: that of the round, or the choice of it by vetoes. */

const SPARE = 'SPARE';

const called = (scenario: string): string => scenarioName(scenario, redraw);

/** A helper's token vetoes for either side. */
const isMyVeto = (next: string): boolean => me() === null || me() === next;

const vetoes = (game: Game, { scenario, left, next }: NonNullable<Game['veto']>): TemplateResult => {
  if (next === null)
    return html`<p>
      ${texts.scenario} <b><bdi>${called(scenario)}</bdi></b>
    </p>`;
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
    <small>${texts.unlessVetoed(called(scenario))}</small>
  </section>`;
};

/** The scenario of a game of the round that is shown. */
export const scenarioOf = (game: Game): TemplateResult | typeof nothing => {
  if (game.veto) return vetoes(game, game.veto);
  const scenario = state.round?.scenario ?? null;
  // The page of a table says it above.
  return scenario === null || fixed['table'] !== undefined
    ? nothing
    : html`<p>
        ${texts.scenario} <b><bdi>${called(scenario)}</bdi></b>
      </p>`;
};
