import { LONGEST_NAME, LONGEST_REASON } from '../../../app/kernel/limits';
import type { ReceiptCheck } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { call, ok } from '../../../app/kernel/use-case';
import { charts } from '../../../app/rules/charts/charts';
import { checkReceipt } from '../../../app/games/rolls/check-receipt';
import { refereedFight } from '../../../app/games/rolls/refereed-fights/refereed-fight';
import { type Html, html } from '../html';
import { rollOperationTexts, rollTexts } from '../roll-texts';
import { momentText } from '../parts/day';
import { diceRoller } from '../parts/dice-roller';
import { choiceField, labelled, numberField } from '../parts/form';
import { terms } from '../parts/layout-parts';
import { followingEvents } from '../parts/in-event';
import { editionIn, inEdition } from '../parts/edition';
import { type Page, referencePage } from '../reply';

const MOST_DICE = 100;

const verdict = ({ valid, content }: ReceiptCheck): Html =>
  html`<section class="verdict" data-valid="${String(valid)}" role="status">
    <h2>${valid ? rollTexts.valid : rollTexts.invalid}</h2>
    ${
      content &&
      html`<dl>
        <dt>${rollTexts.dice}</dt>
        <dd class="dice">${content.dice.map((die) => html`<span>${die}</span>`)}</dd>
        ${terms([
          [rollTexts.operation, rollOperationTexts[content.operation] ?? content.operation],
          [rollTexts.rolledAt, momentText(content.rolledAt)],
          [rollTexts.asked, html`<code>${content.input}</code>`],
        ])}
      </dl>`
    }
  </section>`;

const checkForm = (given: string): Html =>
  html`<form class="stack at-table" method="get">
    <label for="check">${rollTexts.checkLabel}</label>
    <textarea
      id="check"
      name="check"
      rows="4"
      required
      maxlength="6000"
      spellcheck="false"
      autocomplete="off"
    >
${given}</textarea>
    <button>${rollTexts.check}</button>
  </form>`;

const startForm = (): Html =>
  html`<form id="start-roll" class="stack at-table">
    ${labelled(rollTexts.yourName, 'you', html`maxlength="${LONGEST_NAME}" autocomplete="off" required`)}
    ${labelled(rollTexts.opponentName, 'opponent', html`maxlength="${LONGEST_NAME}" autocomplete="off" required`)}
    ${labelled(rollTexts.reason, 'reason', html`maxlength="${LONGEST_REASON}" autocomplete="off"`)}
    ${numberField(rollTexts.count, { name: 'count', value: 1, from: 1, to: MOST_DICE })}
    <div role="status" data-said></div>
    <button>${rollTexts.startButton}</button>
    <noscript><p>${rollTexts.startNoScript}</p></noscript>
  </form>`;

const chartForm = (names: readonly { readonly id: string; readonly name: string }[], edition: string): Html =>
  html`<form id="chart-roll" class="stack at-table">
    <input type="hidden" name="edition" value="${edition}" />
    ${choiceField(rollTexts.chartLabel, { name: 'chart', value: '', options: names.map(({ id, name }) => [id, name] as const) })}
    <div data-situation></div>
    <button>${rollTexts.chartButton}</button>
    <div role="status" data-said></div>
    <noscript><p>${rollTexts.rollerNoScript}</p></noscript>
  </form>`;

const ID = /^[A-Za-z0-9]{20}$/;

/** The page of the roll or fight that a link or an id means; null where the text is neither. */
const pageMeant = async (given: string, context: StoredContext): Promise<string | null> => {
  const [, kind, linked] = /\/rolls\/(fights\/)?([A-Za-z0-9]{20})(?![A-Za-z0-9])/.exec(given) ?? [];
  if (linked !== undefined) return `/rolls/${kind ?? ''}${linked}`;
  if (!ID.test(given)) return null;
  const found = await call(refereedFight, { id: given }, context);
  return `/rolls/${found.ok ? 'fights/' : ''}${given}`;
};

/** The receipt in a text: the text itself, or what a link to this page has of it. */
const receiptIn = (given: string): string =>
  decodeURIComponent(/[?&](?:receipt|check)=(muster1[^&#\s]*)/.exec(given)?.[1] ?? given);

/** Throws dice, begins rolls between players, and checks a receipt or leads to the roll or fight that a link means. */
export const checkRollPage: Page = followingEvents(async ({ query }, context) => {
  const id = (query.get('roll') ?? '').trim();
  if (id !== '') return ok({ kind: 'MOVED', to: `/rolls/${encodeURIComponent(id)}` });
  const given = (query.get('check') ?? query.get('receipt') ?? '').trim();
  const meant = given === '' ? null : await pageMeant(given, context);
  if (meant !== null) return ok({ kind: 'MOVED', to: meant });
  const checked = given === '' ? null : await call(checkReceipt, { receipt: receiptIn(given) }, context);
  if (checked && !checked.ok) return checked;
  const edition = editionIn(query);
  const known = await call(charts, { edition }, context);
  if (!known.ok) return known;
  return referencePage(() => ({
    title: rollTexts.title,
    section: 'ROLLS',
    edition: { shown: edition, query },
    scripts: ['dice', 'rolls'],
    main: html`<h1>${rollTexts.title}</h1>
      ${checked && verdict(checked.value)}
      <h2>${rollTexts.roller}</h2>
      <p>${rollTexts.rollerLead}</p>
      ${diceRoller()}
      <h2>${rollTexts.start}</h2>
      <p>${rollTexts.startLead}</p>
      ${startForm()}
      <p><a class="button quiet" href="${inEdition('/rolls/fights', edition)}">${rollTexts.fightLink}</a></p>
      <h2>${rollTexts.chart}</h2>
      <p>${rollTexts.chartLead}</p>
      ${chartForm(known.value.items, edition)}
      <details ${given !== '' && html`open`}>
        <summary>${rollTexts.checkTitle}</summary>
        <p class="lead">${rollTexts.lead}</p>
        ${checkForm(given)}
      </details>`,
  }));
});
