import type { HistoryEntry } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { type Answer, call, ok } from '../../../app/kernel/use-case';
import { history } from '../../../app/tournaments/history/history';
import { feedTexts as texts } from '../feed-texts';
import { addressOf, pageOfEvent } from '../parts/event';

const MOST_ENTRIES = 50;
const AT_ONCE = 500;

const xml = (text: string): string =>
  text
    // Characters that XML 1.0 has no place for.
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** An entry's title, and the page that it leads to below the tournament's own; undefined if nobody is told. */
const announced = ({
  operation,
  round,
  table,
  changes,
}: HistoryEntry): { readonly title: string; readonly to: readonly (string | number)[] } | undefined => {
  if (operation === 'finishTournament') return { title: texts.finishTournament, to: ['standings'] };
  if (round === null) return undefined;
  const to = ['rounds', round];
  if (table === null) {
    const title = texts.changes[operation]?.(round);
    return title === undefined ? undefined : { title, to };
  }
  const isCorrected = changes.some(({ field, from }) => field.startsWith('outcome') && from !== null);
  return isCorrected ? { title: texts.corrected(round, table), to } : undefined;
};

const wholeHistory = async (
  tournament: string,
  context: StoredContext,
): Promise<Answer<readonly HistoryEntry[]>> => {
  const entries: HistoryEntry[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const asked: object = { tournament, limit: AT_ONCE, ...(cursor !== '' && { cursor }) };
    const page: Awaited<ReturnType<typeof history.run>> = await call(history, asked, context);
    if (!page.ok) return page;
    entries.push(...page.value.items);
    cursor = page.value.nextCursor;
  }
  return ok(entries);
};

/** The announcements of a tournament as an Atom feed (RFC 4287), the newest first. */
export const feedPage = pageOfEvent(async ({ id, name, version }, { origin }, context) => {
  const all = await wholeHistory(id, context);
  if (!all.ok) return all;
  const home = `${origin}${addressOf(id)}`;
  const entries = all.value
    .flatMap((entry, index) => {
      const shown = announced(entry);
      return shown ? [{ ...shown, at: entry.at, index }] : [];
    })
    .toReversed()
    .slice(0, MOST_ENTRIES)
    .map(
      ({ title, to, at, index }) => `
  <entry>
    <id>${xml(`${home}#${index}`)}</id>
    <title>${xml(title)}</title>
    <updated>${at}</updated>
    <link href="${xml(`${origin}${addressOf(id, ...to)}`)}"/>
  </entry>`,
    );
  const updated = all.value.at(-1)?.at ?? new Date(0).toISOString();
  return ok({
    kind: 'FILE',
    cache: 'live',
    type: 'application/atom+xml; charset=utf-8',
    version,
    fileName: 'feed.atom',
    body: `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${xml(home)}</id>
  <title>${xml(name)}</title>
  <updated>${updated}</updated>
  <author><name>muster</name></author>
  <link rel="self" href="${xml(`${home}/feed.atom`)}"/>
  <link href="${xml(home)}"/>${entries.join('')}
</feed>
`,
  });
});
