import { customId } from '../custom-id';
import { clip, escapeInCode } from '../../../shared/escape-text';
import type { Button } from '../message';

/** Width of the column of names. */
export const LONGEST_NAME = 20;

export const named = (name: string): string => clip(escapeInCode(name), LONGEST_NAME).padEnd(LONGEST_NAME);

/** The buttons that lead to the pages beside this one. */
export const pageButtons = (
  action: string,
  { page, pages }: { readonly page: number; readonly pages: number },
  round: number,
): readonly Button[] =>
  pages <= 1
    ? []
    : (['Back', 'More'] as const).map((label, index) => {
        const other = page + (index === 0 ? -1 : 1);
        return {
          id: customId(action, round, other),
          label,
          style: 'secondary',
          disabled: other < 0 || other >= pages,
        };
      });

export const pageOf = (page: number, count: number, size: number) => {
  const pages = Math.max(1, Math.ceil(count / size));
  const shown = Math.min(Math.max(0, page), pages - 1);
  return { pages, shown, from: shown * size };
};
