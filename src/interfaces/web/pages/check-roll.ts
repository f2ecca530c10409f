import { LONGEST_SHORT_TEXT } from '../../../app/kernel/limits';
import type { ReceiptCheck } from '../../../app/kernel/generated/answers';
import { call, ok } from '../../../app/kernel/use-case';
import { checkReceipt } from '../../../app/rolls/receipts/check-receipt';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { momentText } from '../parts/day';
import { diceRoller } from '../parts/dice-roller';
import { labelled } from '../parts/form';
import { terms } from '../parts/layout-parts';
import { type Page, referencePage } from '../reply';
import { rollOperationTexts } from '../roll-operation-texts';

const texts = messages.rolls;

const verdict = ({ valid, content }: ReceiptCheck): Html =>
  html`<section class="verdict" data-valid="${String(valid)}" role="status">
    <h2>${valid ? texts.valid : texts.invalid}</h2>
    ${
      content &&
      html`<dl>
        <dt>${texts.dice}</dt>
        <dd class="dice">${content.dice.map((die) => html`<span>${die}</span>`)}</dd>
        ${terms([
          [texts.operation, rollOperationTexts[content.operation] ?? content.operation],
          [texts.rolledAt, momentText(content.rolledAt)],
          [texts.asked, html`<code>${content.input}</code>`],
        ])}
      </dl>`
    }
  </section>`;

const receiptForm = (receipt: string): Html =>
  html`<form class="stack" method="get">
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
  </form>`;

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
      ${checked && verdict(checked.value)} ${receiptForm(receipt)}
      <form class="stack" method="get">
        <h3>${texts.byId}</h3>
        ${labelled(texts.byIdLabel, 'roll', html`maxlength="${LONGEST_SHORT_TEXT}" spellcheck="false" autocomplete="off" required`)}
        <button>${texts.check}</button>
      </form>`,
  }));
};
