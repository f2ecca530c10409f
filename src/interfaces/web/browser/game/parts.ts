import { type TemplateResult, html, nothing } from 'lit-html';
import { overwritten, shownCount, valueOf } from '../../../../domain/games/changes';
import { mostOf } from '../../../../domain/games/keys';
import type { GameSetup } from '../../../../domain/games/sheet';
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

interface Counter {
  readonly counter: string;
  readonly what: string;
  readonly of: string;
  /** Whether the number shown is what is left of the most; otherwise it counts up. */
  readonly isLeft: boolean;
}

/** The number that a counter shows, and its maximum. */
const numbersOf = (
  setup: GameSetup,
  { counter, isLeft }: Pick<Counter, 'counter' | 'isLeft'>,
): readonly [number, number] => {
  const most = mostOf(setup, counter) ?? 0;
  const spent = shownCount(setup, shown().state, counter);
  return [isLeft ? most - spent : spent, most];
};

/** A number between two buttons under one thumb. */
export const counterView = (of: Counter): TemplateResult => {
  const { setup, isMine } = shown();
  const [now, most] = numbersOf(setup, of);
  const step = (by: 1 | -1): void =>
    count(of.counter, of.isLeft ? -by : by, texts.now(of.what, of.of, [now + by, most]));
  return html`<div class="counter" data-counter=${of.counter}>
    <button
      type="button"
      class="quiet"
      aria-label=${texts.less(of.what, of.of)}
      ?disabled=${!isMine || now <= 0}
      @click=${() => step(-1)}
    >
      −
    </button>
    <span><b>${now}</b>${of.isLeft ? html`<i>/${most}</i>` : nothing}<small>${of.what}</small></span>
    <button
      type="button"
      class="quiet"
      aria-label=${texts.more(of.what, of.of)}
      ?disabled=${!isMine || now >= most}
      @click=${() => step(1)}
    >
      +
    </button>
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
): TemplateResult =>
  html`<button
    type="button"
    class="quiet"
    aria-pressed=${isChosen}
    ?disabled=${!shown().isMine}
    @click=${() => set(register, isChosen ? '' : value)}
  >
    ${text}
  </button>`;
