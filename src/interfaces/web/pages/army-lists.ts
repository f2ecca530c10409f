import { armyListsSheet } from '../../../app/tournaments/armies/army-lists-sheet';
import { call, ok } from '../../../app/kernel/use-case';
import type { Page } from '../reply';

/** `?from=201` goes on after the first 200 entrants. */
const sheetAs =
  (form: 'html' | 'csv', more: { readonly fileName?: string } = {}): Page =>
  async ({ parameters, query }, context) => {
    const from = query.get('from');
    const input = {
      tournament: parameters['tournament'] ?? '',
      ...(from !== null && { from: Number(from) }),
    };
    const sheet = await call(armyListsSheet, input, context);
    if (!sheet.ok) return sheet;
    const type = `text/${form}; charset=utf-8`;
    return ok({ kind: 'FILE', cache: 'never', type, body: sheet.value[form], ...more });
  };

/** All army lists of an event on one page to print, once they are public. */
export const armyListsPage = sheetAs('html');

/** The same for a spreadsheet. */
export const armyListsCsv = sheetAs('csv', { fileName: 'army-lists.csv' });
