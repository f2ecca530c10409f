import { armyListsSheet } from '../../../app/tournaments/army-desk/army-lists-sheet';
import type { StoredContext } from '../../../app/kernel/store/context';
import { call } from '../../../app/kernel/use-case';
import { ok } from '../../../shared/result';
import type { Page, PageRequest } from '../reply';

const FILE_TYPES = { html: 'text/html; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const;

/** `?from=201` goes on after the first 200 entrants. */
const sheetAs = async (
  { parameters, query }: PageRequest,
  context: StoredContext,
  form: keyof typeof FILE_TYPES,
) => {
  const from = query.get('from');
  const input = { tournament: parameters['tournament'] ?? '', ...(from !== null && { from: Number(from) }) };
  const sheet = await call(armyListsSheet, input, context);
  if (!sheet.ok) return sheet;
  return ok({
    kind: 'FILE' as const,
    cache: 'never' as const,
    type: FILE_TYPES[form],
    body: sheet.value[form],
    ...(form === 'csv' && { fileName: 'army-lists.csv' }),
  });
};

/** All army lists of an event on one page to print, once they are public. */
export const armyListsPage: Page = (request, context) => sheetAs(request, context, 'html');

/** The same for a spreadsheet. */
export const armyListsCsv: Page = (request, context) => sheetAs(request, context, 'csv');
