import { type TemplateResult, html, nothing } from 'lit-html';
import { overwritten, shownCount, valueOf } from '../../../../domain/games/changes';
import { type GamePhase, mostOf } from '../../../../domain/games/keys';
import { turnOf } from '../../../../domain/games/totals';
import { count, game, set, token } from './model';
import { setupOf } from '../../../../domain/games/from-answer';
import { sheetTexts as texts } from './texts';

/** Parts of all views of the sheet. */

/** The game that is shown; every view is drawn only where there is one. */
export const shown = () => {
  const now = game();
  if (now === null) throw new Error('no game is shown');
  const { answer, state } = now;
  return { answer, state, setup: setupOf(answer), isMine: token() !== null && answer.state === 'OPEN' };
};

export const textOf = (register: string): string => valueOf(shown().state, register);

export const phaseNow = (): GamePhase => (textOf('phase') || 'PRIORITY') as GamePhase;

/** The line above all parts of the sheet, such as "Turn 3 · Fight · Priority: Ann". */
export const turnLine = (): string => {
  const { setup, state } = shown();
  const priority = textOf('priority');
  return [
    texts.turn(turnOf(state)),
    texts.phases[phaseNow()],
    ...(priority === '' ? [] : [texts.priorityOf(setup.sides[Number(priority) as 0 | 1].name)]),
  ].join(' · ');
};

interface Pressing {
  /** Read out in place of the text. */
  readonly label?: string;
  readonly isPressed?: boolean;
  readonly isOff?: boolean;
}

/** A button of the sheet; whoever only watches cannot press it. */
export const sheetButton = (
  text: unknown,
  run: () => unknown,
  { label, isPressed, isOff = false }: Pressing = {},
): TemplateResult =>
  html`<button
    type="button"
    class="quiet"
    aria-label=${label ?? nothing}
    aria-pressed=${isPressed ?? nothing}
    ?disabled=${isOff || !shown().isMine}
    @click=${run}
  >
    ${text}
  </button>`;

/** A number between two buttons under one thumb, which count it down to nothing and up to the most. */
export const stepper = (
  [now, most]: readonly [now: number, most: number],
  step: (by: 1 | -1) => void,
  [what, of, number]: readonly [what: string, of: string, number: unknown],
): TemplateResult =>
  html`${sheetButton('−', () => step(-1), { label: texts.less(what, of), isOff: now <= 0 })}
    <span>${number}<small>${what}</small></span>
    ${sheetButton('+', () => step(1), { label: texts.more(what, of), isOff: now >= most })}`;

interface Counter {
  readonly counter: string;
  readonly what: string;
  readonly of: string;
  /** Whether the number shown is what is left of the most; otherwise it counts up. */
  readonly isLeft: boolean;
}

export const counterView = ({ counter, what, of, isLeft }: Counter): TemplateResult => {
  const { setup, state } = shown();
  const most = mostOf(setup, counter) ?? 0;
  const spent = shownCount(setup, state, counter);
  const now = isLeft ? most - spent : spent;
  const step = (by: 1 | -1): void => count(counter, isLeft ? -by : by, texts.now(what, of, [now + by, most]));
  const number = html`<b>${now}</b>${isLeft ? html`<i>/${most}</i>` : nothing}`;
  return html`<div class="counter" data-counter=${counter}>
    ${stepper([now, most], step, [what, of, number])}
  </div>`;
};

/** The value that another phone set at the same time, beside the one that holds. */
export const earlierOf = (
  register: string,
  say: (value: string) => string = (value) => value,
): TemplateResult | typeof nothing => {
  const before = overwritten(shown().state, register);
  return before === undefined || before.value === ''
    ? nothing
    : html`<small class="earlier">${texts.earlier(say(before.value))}</small>`;
};

/** A button of which one of a row is chosen. */
export const choice = (
  [register, value]: readonly [register: string, value: string],
  text: unknown,
  isChosen = textOf(register) === value,
): TemplateResult => sheetButton(text, () => set(register, isChosen ? '' : value), { isPressed: isChosen });
