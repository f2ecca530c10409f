import { sharedArmy } from '../../../app/armies/rosters/shared-army';
import { armySheet } from '../../../app/armies/sheets/army-sheet';
import type { ArmySheet } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { call, ok } from '../../../app/kernel/use-case';
import { html } from '../html';
import { messages } from '../messages';
import { list } from '../parts/layout-parts';
import { figure } from '../parts/picture';
import { type Page, type PageRequest, unstoredPage } from '../reply';

const texts = messages.sharedArmy;

/** The army of a share link and its sheet, with the address by which we were asked in its code. */
const shared = async ({ parameters, origin }: PageRequest, context: StoredContext) => {
  const { text = '' } = parameters;
  const found = await call(sharedArmy, { text }, context);
  if (!found.ok) return found;
  const sheet = await call(armySheet, { ...found.value.army, site: origin }, context);
  return sheet.ok ? ok({ ...found.value, sheet: sheet.value, text }) : sheet;
};

/** An army that somebody shared: its verdict, what was found, and its sheet. */
export const sharedArmyPage: Page = async (request, context) => {
  const found = await shared(request, context);
  if (!found.ok) return found;
  const { sheet, report, lists, text } = found.value;
  const changed = lists.filter(({ hasChanged }) => hasChanged);
  // The code holds the address by which we were asked.
  return unstoredPage(() => ({
    title: sheet.picture.title,
    main: html`<h1>${sheet.picture.title}</h1>
      <p class="${report.verdict === 'LEGAL' ? 'legal' : 'illegal'}">${texts.verdicts[report.verdict]}</p>
      ${changed.map(({ name }) => html`<p>${texts.changed(name)}</p>`)}
      ${list(report.findings.map(({ message, fix }) => html`${message}. ${fix}`))}
      <p class="buttons">
        <a href="/armies/${text}/sheet">${texts.print}</a>
        <a href="/armies/against?a=${text}">${texts.against}</a>
      </p>
      ${figure(sheet.picture, `/armies/${text}/sheet.svg`)}
      <details>
        <summary>${texts.chat}</summary>
        <pre>${sheet.chat}</pre>
      </details>`,
  }));
};

const file =
  (type: string, bodyOf: (sheet: ArmySheet) => string): Page =>
  async (request, context) => {
    const found = await shared(request, context);
    return found.ok ? ok({ kind: 'FILE', cache: 'never', type, body: bodyOf(found.value.sheet) }) : found;
  };

/** The sheet for paper. */
export const sharedSheetPage = file('text/html; charset=utf-8', (sheet) => sheet.html);

/** The sheet as a picture. */
export const sharedSheetSvg = file('image/svg+xml', ({ picture }) => picture.svg);
