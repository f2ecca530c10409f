import { customId } from '../custom-id';
import { clip, escapeInCode } from '../../../shared/escape-text';
import type { Button } from '../message';

/** So wide is the column of names. */
export const LONGEST_NAME = 20;

export const named = (name: string): string => clip(escapeInCode(name), LONGEST_NAME).padEnd(LONGEST_NAME);

/** Which pages there are beside this one. */
export const pageButtons = (
  action: string,
  { page, pages }: { readonly page: number; readonly pages: number },
  round: number,
): readonly Button[] =>
  pages <= 1
    ? []
    : [
        { id: customId(action, round, page - 1), label: 'Back', style: 'secondary', disabled: page <= 0 },
        {
          id: customId(action, round, page + 1),
          label: 'More',
          style: 'secondary',
          disabled: page >= pages - 1,
        },
      ];

export const pageOf = (page: number, count: number, size: number) => {
  const pages = Math.max(1, Math.ceil(count / size));
  const shown = Math.min(Math.max(0, page), pages - 1);
  return { pages, shown, from: shown * size };
};
