import { type TemplateResult, html, nothing } from 'lit-html';
import { type GamePhase, gamePhases } from '../../../../domain/games/keys';
import { remindersOf } from '../../../../domain/games/reminders';
import { turnOf } from '../../../../domain/games/totals';
import { type Source, documents } from '../../../../shared/source';
import { list } from '../page-parts/form-parts';
import { set } from './model';
import { choice, earlierOf, phaseNow, shown } from './parts';
import { sheetTexts } from './texts';
import { turnTexts as texts } from './turn-texts';

/** The turn, its phase, who has Priority, and what the rules ask for now. */

const phases = Object.keys(gamePhases) as readonly GamePhase[];

/** The phase after this one; after the last the next turn begins. */
const goOn = (): void => {
  const next = phases[phases.indexOf(phaseNow()) + 1];
  if (next !== undefined) return set('phase', next, sheetTexts.phases[next]);
  beginTurn(turnOf(shown().state) + 1);
};

const beginTurn = (turn: number): void => {
  set('turn', String(turn), sheetTexts.turn(turn));
  set('phase', 'PRIORITY');
};

const turnButtons = (): TemplateResult | typeof nothing => {
  const { state, isMine } = shown();
  if (!isMine) return nothing;
  const turn = turnOf(state);
  const next = phases[phases.indexOf(phaseNow()) + 1];
  return html`<p class="buttons game-next">
    <button type="button" @click=${goOn}>
      ${next === undefined ? texts.nextTurn(turn + 1) : texts.nextPhase(sheetTexts.phases[next])}
    </button>
    ${
      turn > 1
        ? html`<button type="button" class="quiet" @click=${() => beginTurn(turn - 1)}>
            ${texts.turnBack(turn - 1)}
          </button>`
        : nothing
    }
  </p>`;
};

/** A ruling and a transcription name themselves; a heading is of a document. */
const sourceText = ({ document, heading, page }: Source): string =>
  document === 'RULING' || document === 'TRANSCRIPTION'
    ? heading
    : [documents[document], heading, ...(page === undefined ? [] : [texts.page(page)])].join(', ');

const reminders = (): TemplateResult => {
  const { setup, state } = shown();
  const due = remindersOf(setup, state, phaseNow());
  return html`<section aria-labelledby="reminders">
    <h3 id="reminders">${texts.reminders}</h3>
    ${
      due.length === 0
        ? html`<p>${texts.noReminders}</p>`
        : list(
            due.map(({ text, source }) => html`${text} <small>(${sourceText(source)})</small>`),
            'game-reminders',
          )
    }
  </section>`;
};

export const turnView = (): TemplateResult => {
  const { setup, state } = shown();
  const now = phaseNow();
  return html`<h2>
      ${sheetTexts.turn(turnOf(state))} ${earlierOf('turn', (turn) => sheetTexts.turn(Number(turn)))}
    </h2>
    <div class="choices" role="group" aria-label=${texts.phase}>
      ${phases.map((phase) => choice(['phase', phase], sheetTexts.phases[phase], phase === now))}
    </div>
    ${reminders()} ${turnButtons()}
    <h3>${texts.priority}</h3>
    <div class="choices" role="group" aria-label=${texts.priority}>
      ${setup.sides.map(({ name }, side) => choice(['priority', String(side)], html`<bdi>${name}</bdi>`))}
    </div>
    ${earlierOf('priority', (side) => setup.sides[Number(side) as 0 | 1].name)}`;
};
