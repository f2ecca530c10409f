import { type TemplateResult, html, nothing } from 'lit-html';
import { button, field } from './form';
import type { Options } from './form-parts';

/** Controls and readings of both consoles. */

/** A whole number between two limits; the second may be left out. */
export const numberInput = (
  name: string,
  value: number | null | undefined,
  [least, most, need]: readonly [least: number, most?: number, need?: 'REQUIRED'],
): TemplateResult =>
  html`<input
    name=${name}
    type="number"
    inputmode="numeric"
    min=${least}
    max=${most ?? nothing}
    ?required=${need === 'REQUIRED'}
    .value=${String(value ?? '')}
  />`;

/** A field in the grid of a form, with its help below. */
export const setting = (
  label: string,
  control: TemplateResult,
  { help, isWide = false }: { readonly help?: string | undefined; readonly isWide?: boolean } = {},
): TemplateResult =>
  html`<div class=${isWide ? 'setting wide' : 'setting'}>
    ${field(label, control)} ${help === undefined ? nothing : html`<small>${help}</small>`}
  </div>`;

/** The lines of a text, without the empty ones. */
export const linesIn = (text = ''): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The whole numbers in a text, whatever stands between them. */
export const numbersIn = (text = ''): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

/** Something to read until it is dismissed. */
export const dismissable = (
  role: 'alert' | 'status',
  body: unknown,
  [text, dismiss]: readonly [text: string, dismiss: () => void],
): TemplateResult => html`<p class="notice" role=${role}>${body} ${button(text, dismiss)}</p>`;

/** The line that shows a tournament or a league on another website, to copy. */
export const embedCode = (what: 'tournament' | 'league', id: string): TemplateResult => {
  const line = `<script async src="${location.origin}/embed.js" data-${what}="${id}"></script>`;
  return html`<textarea id="embed-code" class="wide" rows="2" readonly .value=${line}></textarea>`;
};

/** The text of a choice. */
export const textOf = (options: Options, value: string): string =>
  options.find(([one]) => one === value)?.[1] ?? value;

/** A moment of the last days, in short. */
export const shortMoment = (at: string): TemplateResult =>
  html`<time datetime=${at}
    >${new Date(at).toLocaleString([], { dateStyle: 'short', timeStyle: 'short' })}</time
  >`;

interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** Every item of a list, page by page; those before a page that is refused. */
export const readPages = async <Item>(
  read: (query: string) => Promise<Page<Item> | null>,
  itemsOfPage = 100,
): Promise<readonly Item[]> => {
  const all: Item[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const rest: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page: Page<Item> | null = await read(`?limit=${itemsOfPage}${rest}`);
    all.push(...(page?.items ?? []));
    cursor = page?.nextCursor ?? null;
  }
  return all;
};
