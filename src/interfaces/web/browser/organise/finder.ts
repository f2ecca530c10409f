import { type TemplateResult, html, nothing } from 'lit-html';
import { field } from '../page-parts/form';
import { organiseTexts as texts } from './texts';
import { whenOpened } from './model';

/** A search among the rows of a long list. */

/** A list that is seen at once needs no search. */
const FEWEST_ROWS = 16;

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface Finder {
  /** Whether one of the texts has what is looked for, whatever the case and the accents. A number is compared as a whole. */
  readonly matches: (...candidates: readonly string[]) => boolean;
  /** The field; nothing above a short list. */
  readonly field: (rows: number, redraw: () => void) => TemplateResult | typeof nothing;
}

export const finder = (name: string): Finder => {
  let wanted = '';
  whenOpened(() => {
    wanted = '';
  });
  return {
    matches: (...candidates) =>
      wanted === '' ||
      candidates.some((one) => (/^\d+$/.test(wanted) ? one === wanted : plain(one).includes(wanted))),
    field: (rows, redraw) =>
      rows < FEWEST_ROWS
        ? nothing
        : html`<search class="finder">
            ${field(
              texts.find,
              html`<input
                type="search"
                name="find-${name}"
                autocomplete="off"
                spellcheck="false"
                @input=${({ target }: Event) => {
                  wanted = plain((target as HTMLInputElement).value.trim());
                  redraw();
                }}
              />`,
            )}
          </search>`,
  };
};
