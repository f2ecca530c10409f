import { call } from '../../../app/kernel/use-case';
import { standings } from '../../../app/tournaments/standings/standings';
import type { Tournament } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { addressOf, nameOf, namesOf, pageOfEvent } from '../parts/event';
import { pairingsTable } from '../parts/pairings-table';
import { askCurrentRound } from '../parts/rounds';
import { knockOutOf, stageBook } from '../parts/stage-book';
import { stageSection } from '../parts/stages';
import { standingsCaption, standingsTable } from '../parts/standings-table';
import { livePage } from '../reply';

/** Options of an embedding website: the parameter, the style variable, and the pattern of its value. */
const COLOUR = /^[0-9a-f]{3}(?:[0-9a-f]{3})?$/i;
const themable: readonly (readonly [parameter: string, variables: readonly string[]])[] = [
  ['accent', ['--accent']],
  ['ink', ['--ink', '--quiet']],
  ['paper', ['--paper', '--card']],
  ['line', ['--line']],
];

/** Only colours that are colours get into the style; anything else is as if it were not there. */
const styleOf = (query: URLSearchParams): { readonly style?: string } => {
  const set = themable.flatMap(([parameter, variables]) => {
    const value = query.get(parameter) ?? '';
    return COLOUR.test(value) ? variables.map((variable) => `${variable}:#${value}`) : [];
  });
  return set.length === 0 ? {} : { style: `:root{${set.join(';')}}` };
};

/** A website is light or dark whatever its reader has set, and most are light; only one that follows its reader asks for that. */
const themeOf = (query: URLSearchParams): { readonly theme?: 'light' | 'dark' } => {
  const theme = query.get('theme');
  return theme === 'auto' ? {} : { theme: theme === 'dark' ? 'dark' : 'light' };
};

/** The bracket, or the last stage before there is one; null in an event without stages. */
const stageFrame = async (event: Tournament, context: StoredContext): Promise<Html | null> => {
  const book = await stageBook(event, context);
  if (!book.ok) return null;
  const stage = knockOutOf(book.value) ?? book.value.stages.findLast(({ groups }) => groups.length > 0);
  return stage ? stageSection(book.value, stage) : null;
};

/** A frame for other websites: the standings, the pairings of the current round, or the bracket. */
export const embedPage = pageOfEvent((event, { query }, context) => {
  const { id, name, version, state } = event;
  return livePage(version, async () => {
    const now = query.get('show') === 'pairings' ? await askCurrentRound(event, context) : null;
    const table = await call(standings, { tournament: id }, context);
    const stage = query.get('show') === 'bracket' ? await stageFrame(event, context) : null;
    return {
      title: name,
      shell: 'FRAME',
      isLive: true,
      scripts: ['frame'],
      ...themeOf(query),
      ...styleOf(query),
      main: html`<h1 class="event-name">
          <a href="${addressOf(id)}" target="_blank" rel="noopener">${nameOf(name)}</a>
        </h1>
        ${
          now?.ok
            ? pairingsTable(now.value, namesOf(event), false)
            : (stage ??
              (table.ok &&
                standingsTable(event, table.value, {
                  depth: 1,
                  caption: standingsCaption(table.value, state === 'FINISHED'),
                })))
        }
        <p class="by"><a href="/" target="_blank" rel="noopener">${messages.brand}</a></p>`,
    };
  });
});
