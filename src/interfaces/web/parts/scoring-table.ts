import type { ScoringItem } from '../../../app/kernel/generated/answers';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { list } from './layout-parts';
import { row, table } from './table';

interface Line extends Pick<ScoringItem, 'name' | 'steps'> {
  /** How often it may be scored; once if absent. */
  readonly times?: number;
}

/** Victory Points line by line, each step with what earns it. */
export const scoringTable = (scoring: readonly Line[]): Html =>
  table({
    className: 'chart',
    caption: messages.rules.scoring,
    hasHiddenCaption: true,
    rows: scoring.map(({ name, steps, times = 1 }) =>
      row(
        times > 1 ? `${name} (${times}×)` : name,
        list(steps.map(({ when, points }) => html`<b>${points}</b> ${when}`)),
      ),
    ),
  });

/** A link to the form that scores a game of this scenario as it stands. */
export const whoWins = (scenario: string): Html =>
  html`<p><a class="button" href="/rules/ask?question=score-${scenario}">${messages.ask.whoWins}</a></p>`;
