import { type TemplateResult, html } from 'lit-html';
import type { HistoryEntry, HistoryPage } from '../../../../app/kernel/generated/answers';
import { nameOf, read, redraw, state } from './model';
import { viewTexts as texts } from './view-texts';

/** The history of the event, newest first. */

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
    ...(round === null ? [] : [texts.logRound(round)]),
    ...(table === null ? [] : [texts.logTable(table)]),
  ].join(', ');

const roleOf = (by: string): string => by.split(':')[0] ?? '';

/** Several of one duty are told apart by a number, in the order in which they first did something. */
const whoOf = (all: readonly HistoryEntry[]): ((by: string) => string) => {
  const everybody = [...new Set(all.map(({ by }) => by).toReversed())];
  return (by) => {
    const role = roleOf(by);
    if (/^e\d+$/.test(role)) return nameOf(role);
    const name = texts.logRoles[role] ?? role.toLowerCase().replaceAll('_', ' ');
    const alike = everybody.filter((one) => roleOf(one) === role);
    return alike.length > 1 ? `${name} ${alike.indexOf(by) + 1}` : name;
  };
};

export const log = (): TemplateResult => {
  const version = `${state.id} ${state.event?.version}`;
  const who = whoOf(entries);
  const open = (event: Event): void => {
    if (!(event.currentTarget as HTMLDetailsElement).open || readFor === version) return;
    readFor = version;
    void load();
  };
  return html`<details @toggle=${open}>
    <summary>${texts.log}</summary>
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
