import { type TemplateResult, html, nothing } from 'lit-html';
import { playWords as words } from '../play-words';
import type { Game } from './game';
import { scenarioName } from '../scenario-name';
import { fixed, me, nameOf, redraw, shown } from './model';
import { act } from './report';

/** What is played at the table: the scenario of the round, or the choice of it by vetoes. */

const SPARE = 'SPARE';

const called = (scenario: string): string => scenarioName(scenario, redraw);

/** Whoever holds another duty's token vetoes for whoever's turn it is. */
const isMyVeto = (next: string): boolean => me() === null || me() === next;

const vetoes = (it: Game, { scenario, left, next }: NonNullable<Game['veto']>): TemplateResult => {
  if (next === null)
    return html`<p>
      ${words.scenario} <b><bdi>${called(scenario)}</bdi></b>
    </p>`;
  const isMine = isMyVeto(next);
  return html`<section class="card" aria-label=${words.vetoTitle}>
    <p>
      ${isMine && me() !== null ? words.yourVeto : words.theirVeto(nameOf(next === SPARE ? undefined : next))}
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
                    aria-label=${words.veto(called(one))}
                    @click=${() => act(words.veto(called(one)), it, ['POST', 'veto', { scenario: one }])}
                  >
                    ${words.vetoButton}
                  </button>`
                : nothing
            }
          </li>`,
      )}
    </ul>
    <small>${words.unlessVetoed(called(scenario))}</small>
  </section>`;
};

/** The scenario of a game of the round that is shown. */
export const scenarioOf = (it: Game): TemplateResult | typeof nothing => {
  if (it.veto) return vetoes(it, it.veto);
  const scenario = shown.round?.scenario ?? null;
  // The page of a table says it above.
  return scenario === null || fixed['table'] !== undefined
    ? nothing
    : html`<p>
        ${words.scenario} <b><bdi>${called(scenario)}</bdi></b>
      </p>`;
};
