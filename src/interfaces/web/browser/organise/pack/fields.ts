import { type TemplateResult, html, nothing } from 'lit-html';
import { LONGEST_NAME } from '../../../../../app/kernel/limits';
import {
  MOST_GAME_POINTS,
  MOST_PACK_POINTS,
  LEAST_PACK_POINTS,
  MOST_VICTORY_POINTS,
} from '../../../../../domain/tournaments/limits';
import { button, field } from '../../page-parts/form';
import { type Options, optionsOf } from '../../page-parts/form-parts';
import { messageInWords } from '../field-labels';
import type { Draft, Loose } from './draft';
import { packTexts as texts } from './texts';

/** Fields of a pack by their path. A fault stands beside its field. */

const valueOf = ({ target }: Event): string => (target as HTMLInputElement).value;

const idOf = (path: string): string => `fault-${path.replaceAll('.', '-')}`;

/** The faults at a path, read aloud where they appear. */
export const faultsOf = (draft: Draft, path: string): TemplateResult | typeof nothing => {
  const faults = draft.faultsAt(path);
  return faults.length === 0
    ? nothing
    : html`<span class="fault" id=${idOf(path)} role="alert"
        >${faults.map(({ message }) => messageInWords(message)).join('; ')}</span
      >`;
};

interface Control {
  readonly invalid: 'true' | typeof nothing;
  readonly described: string | typeof nothing;
}

const inField = (
  draft: Draft,
  [path, label]: readonly [path: string, label: string],
  control: (state: Control) => TemplateResult,
): TemplateResult => {
  const isFaulty = draft.faultsAt(path).length > 0;
  const state: Control = { invalid: isFaulty ? 'true' : nothing, described: isFaulty ? idOf(path) : nothing };
  return html`<div class="setting">${field(label, control(state))} ${faultsOf(draft, path)}</div>`;
};

export type At = readonly [path: string, label: string];
export type Limits = readonly [from: number, to: number, empty?: 'LEFT_OUT'];

export const tournamentPoints: Limits = [LEAST_PACK_POINTS, MOST_PACK_POINTS];
export const victoryPoints: Limits = [0, MOST_VICTORY_POINTS];
export const gamePoints: Limits = [-MOST_GAME_POINTS, MOST_GAME_POINTS];
export const fromOne: Limits = [1, MOST_VICTORY_POINTS];
export const fromOneOrNone: Limits = [1, MOST_VICTORY_POINTS, 'LEFT_OUT'];

/** A whole number; an empty field is null, or left out where the limits say so. */
export const numberAt = (draft: Draft, at: At, [from, to, empty]: Limits): TemplateResult => {
  const none = empty === 'LEFT_OUT' ? undefined : null;
  const change = (event: Event) => draft.set(at[0], valueOf(event) === '' ? none : Number(valueOf(event)));
  return inField(
    draft,
    at,
    ({ invalid, described }) =>
      html`<input
        type="number"
        inputmode=${from < 0 ? nothing : 'numeric'}
        min=${from}
        max=${to}
        aria-invalid=${invalid}
        aria-describedby=${described}
        .value=${String(draft.get(at[0]) ?? '')}
        @input=${change}
      />`,
  );
};

export const textAt = (draft: Draft, at: At): TemplateResult =>
  inField(
    draft,
    at,
    ({ invalid, described }) =>
      html`<input
        maxlength=${LONGEST_NAME}
        autocomplete="off"
        aria-invalid=${invalid}
        aria-describedby=${described}
        .value=${String(draft.get(at[0]) ?? '')}
        @input=${(event: Event) => draft.set(at[0], valueOf(event))}
      />`,
  );

/** A choice; `write` says what else changes with it. */
export const choiceAt = (
  draft: Draft,
  at: At,
  {
    options,
    unset = '',
    write,
  }: { readonly options: Options; readonly unset?: string; readonly write?: (value: string) => void },
): TemplateResult => {
  const now = String(draft.get(at[0]) ?? unset);
  const set = write ?? ((value: string) => draft.set(at[0], value));
  return inField(
    draft,
    at,
    ({ invalid, described }) =>
      html`<select
        aria-invalid=${invalid}
        aria-describedby=${described}
        .value=${now}
        @change=${(event: Event) => set(valueOf(event))}
      >
        ${optionsOf(options, now)}
      </select>`,
  );
};

export const checkAt = (draft: Draft, [path, label]: At): TemplateResult =>
  html`<label class="setting check"
    ><input
      type="checkbox"
      .checked=${draft.get(path) === true}
      @change=${({ target }: Event) => draft.set(path, (target as HTMLInputElement).checked)}
    />
    ${label}</label
  >`;

const moved = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const without = items.filter((_, index) => index !== from);
  return [...without.slice(0, to), items[from] as Item, ...without.slice(to)];
};

interface Rows<Item> {
  readonly items: readonly Item[];
  readonly set: (items: readonly Item[]) => void;
  /** The fields of a row. */
  readonly row: (index: number) => unknown;
  /** A new row; absent where none can be added. */
  readonly added?: () => Item;
  readonly addText: string;
  /** The name of a row, for its buttons. */
  readonly nameOf: (index: number) => string;
  readonly isOrdered?: boolean;
}

/** Rows that can be added, removed and, where their order counts, moved. */
export const rows = <Item>({
  items,
  set,
  row,
  added,
  addText,
  nameOf,
  isOrdered,
}: Rows<Item>): TemplateResult =>
  html`<ol class=${isOrdered ? 'pack-rows ordered' : 'pack-rows'}>
      ${items.map((_, index) => {
        const act = (text: string, mark: string, run: () => void) =>
          html`<button class="quiet" type="button" aria-label="${text} ${nameOf(index)}" @click=${run}>
            ${mark}
          </button>`;
        return html`<li>
          <div>
            <div class="setting-grid">${row(index)}</div>
            <span class="buttons">
              ${isOrdered && index > 0 ? act(texts.up, '↑', () => set(moved(items, index, index - 1))) : nothing}
              ${isOrdered && index < items.length - 1 ? act(texts.down, '↓', () => set(moved(items, index, index + 1))) : nothing}
              ${act(texts.remove, '×', () => set(items.filter((_one, at) => at !== index)))}
            </span>
          </div>
        </li>`;
      })}
    </ol>
    ${added === undefined ? nothing : button(addText, () => set([...items, added()]))}`;

/** The rows of a list at a path, each with its faults; a row gets its own path. */
export const rowsAt = (
  draft: Draft,
  path: string,
  { row, ...rest }: Omit<Rows<Loose>, 'items' | 'set' | 'row'> & { readonly row: (at: string) => unknown },
): TemplateResult =>
  html`${rows<Loose>({
    items: draft.items(path),
    set: (items) => draft.set(path, items),
    row: (index) => html`${row(`${path}.${index}`)} ${faultsOf(draft, `${path}.${index}`)}`,
    ...rest,
  })}
  ${faultsOf(draft, path)}`;
