import { LONGEST_SHORT_TEXT } from '../../../app/kernel/limits';
import { checkReceipt } from '../../../app/rolls/receipts/check-receipt';
import { call } from '../../../app/kernel/use-case';
import { ok } from '../../../shared/result';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { momentText } from '../parts/day';
import { diceRoller } from '../parts/dice-roller';
import { type Page, referencePage } from '../reply';
import { rollOperationTexts } from '../roll-operation-texts';

const texts = messages.rolls;

const verdict = (check: {
  readonly valid: boolean;
  readonly content: null | {
    readonly operation: string;
    readonly input: string;
    readonly dice: readonly number[];
    readonly rolledAt: string;
  };
}): Html =>
  html`<section class="verdict" data-valid="${String(check.valid)}" role="status">
    <h2>${check.valid ? texts.valid : texts.invalid}</h2>
    ${
      check.content &&
      html`<dl>
        <dt>${texts.dice}</dt>
        <dd class="dice">${check.content.dice.map((die) => html`<span>${die}</span>`)}</dd>
        <dt>${texts.operation}</dt>
        <dd>${rollOperationTexts[check.content.operation] ?? check.content.operation}</dd>
        <dt>${texts.rolledAt}</dt>
        <dd>${momentText(check.content.rolledAt)}</dd>
        <dt>${texts.asked}</dt>
        <dd><code>${check.content.input}</code></dd>
      </dl>`
    }
  </section>`;

/** Checks a receipt, or leads to a roll between players. */
export const checkRollPage: Page = async ({ query }, context) => {
  const id = (query.get('roll') ?? '').trim();
  if (id !== '') return ok({ kind: 'MOVED', to: `/rolls/${encodeURIComponent(id)}` });
  const receipt = (query.get('receipt') ?? '').trim();
  const checked = receipt === '' ? null : await call(checkReceipt, { receipt }, context);
  if (checked && !checked.ok) return checked;
  return referencePage(() => ({
    title: texts.title,
    section: 'ROLLS',
    scripts: ['dice'],
    main: html`<h1>${texts.title}</h1>
      <h2>${texts.roller}</h2>
      <p>${texts.rollerLead}</p>
      ${diceRoller()}
      <h2>${texts.checkTitle}</h2>
      <p class="lead">${texts.lead}</p>
      ${checked && verdict(checked.value)}
      <form class="stack" method="get">
        <h3>${texts.receipt}</h3>
        <label for="receipt">${texts.receiptLabel}</label>
        <textarea
          id="receipt"
          name="receipt"
          rows="4"
          required
          maxlength="6000"
          spellcheck="false"
          autocomplete="off"
        >
${receipt}</textarea>
        <button>${texts.check}</button>
      </form>
      <form class="stack" method="get">
        <h3>${texts.byId}</h3>
        <label for="roll">${texts.byIdLabel}</label>
        <input
          id="roll"
          name="roll"
          required
          maxlength="${LONGEST_SHORT_TEXT}"
          spellcheck="false"
          autocomplete="off"
        />
        <button>${texts.check}</button>
      </form>`,
  }));
};
