import type { TemplateResult } from 'lit-html';
import { html } from 'lit-html';
import type { HistoryEntry, HistoryPage } from '../../../../app/tournaments/history';
import { nameOf, read, redraw, shown } from './model';
import { viewWords as words } from './view-words';

/** Who did what, newest first. */

const MOST = 500;
let entries: readonly HistoryEntry[] = [];
let readFor = '';

const load = async (): Promise<void> => {
  let cursor: string | null = '';
  let all: readonly HistoryEntry[] = [];
  while (cursor !== null) {
    const page: HistoryPage | null = await read<HistoryPage>(
      `/history?limit=${MOST}${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    all = [...all, ...(page?.items ?? [])];
    cursor = page?.nextCursor ?? null;
  }
  entries = all.toReversed();
  redraw();
};

/** `reportResult` as "Report result". */
const plain = (operation: string): string => {
  const text = operation.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const what = ({ operation, entrant, round, table }: HistoryEntry): string =>
  [
    plain(operation),
    ...(entrant === null ? [] : [nameOf(entrant)]),
    ...(round === null ? [] : [words.logRound(round)]),
    ...(table === null ? [] : [words.logTable(table)]),
  ].join(', ');

const who = (by: string): string => {
  const [role = '', mark = ''] = by.split(':');
  const entrant = /^e\d+$/.test(role)
    ? nameOf(role)
    : (words.logRoles[role] ?? role.toLowerCase().replaceAll('_', ' '));
  return mark === '' ? entrant : `${entrant} ${mark.slice(0, 4)}`;
};

export const log = (): TemplateResult => {
  const version = `${shown.id} ${shown.event?.version}`;
  const open = (event: Event): void => {
    if (!(event.currentTarget as HTMLDetailsElement).open || readFor === version) return;
    readFor = version;
    void load();
  };
  return html`<details @toggle=${open}>
    <summary>${words.log}</summary>
    <ol class="log" reversed>
      ${entries.map(
        (entry) =>
          html`<li>
            <time datetime=${entry.at}
              >${new Date(entry.at).toLocaleString([], { dateStyle: 'short', timeStyle: 'short' })}</time
            >
            <b>${what(entry)}</b> <small>${who(entry.by)}</small>
          </li>`,
      )}
    </ol>
  </details>`;
};
