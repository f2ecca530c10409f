import { type TemplateResult, html } from 'lit-html';
import { MOST_VICTORY_POINTS } from '../../../../domain/tournaments/limits';
import { reasonField, submitted } from '../page-parts/form';
import { reportPartsTexts as texts } from './report-parts-texts';

/** Parts of a report that the player's page and the sheet of a game share. */

export const SIDES = ['first', 'second'] as const;
export type SideName = (typeof SIDES)[number];

/** A required number of points, as it was reported before if it was. */
export const pointsInput = (
  name: string,
  { most = MOST_VICTORY_POINTS, value = '' }: { readonly most?: number; readonly value?: string } = {},
): TemplateResult =>
  html`<input
    name=${name}
    type="number"
    inputmode="numeric"
    min="0"
    max=${most}
    required
    .defaultValue=${value}
  />`;

/** Whether a side killed the enemy's leader. */
export const killTick = (side: SideName, of: string, isKilled: boolean): TemplateResult =>
  html`<label class="tick"
    ><input type="checkbox" name="${side}Kill" .defaultChecked=${isKilled} /><span
      >${texts.killed(of)}</span
    ></label
  >`;

type Send = (label: string, change: readonly [method: string, path: string, body: object]) => unknown;

/** The answer to the report of the other side. */
export const answerToReport = (send: Send): TemplateResult =>
  html`<p class="buttons">
      <button type="button" @click=${() => send(texts.confirm, ['POST', 'confirm', {}])}>
        ${texts.confirm}
      </button>
    </p>
    <form
      class="row"
      @submit=${submitted(({ reason }) => send(texts.dispute, ['POST', 'dispute', { reason }]))}
    >
      ${reasonField(texts.disputeWhy)} <button class="danger">${texts.dispute}</button>
    </form>`;
