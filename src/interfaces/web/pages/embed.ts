import { standings } from '../../../app/tournaments/standings/standings';
import { call } from '../../../app/kernel/use-case';
import { html } from '../html';
import { messages } from '../messages';
import { askCurrentRound } from '../parts/current-round';
import { addressOf, askTournament, nameOf, namesOf, nearAddressOf } from '../parts/event';
import { pairingsTable } from '../parts/pairings-table';
import { standingsTable } from '../parts/standings-table';
import { type Page, livePage } from '../reply';
import { standingsCaption } from './standings';

/** Options of an embedding website: the parameter, the style variable, and the pattern of its value. */
const COLOUR = /^[0-9a-f]{3}(?:[0-9a-f]{3})?$/i;
const themable: readonly (readonly [parameter: string, variables: readonly string[]])[] = [
  ['accent', ['--accent']],
  ['ink', ['--ink', '--quiet']],
  ['paper', ['--paper', '--card']],
  ['line', ['--line']],
];

/** Only colours that are colours get into the style; anything else is as if it were not there. */
const styleOf = (query: URLSearchParams): string | undefined => {
  const set = themable.flatMap(([parameter, variables]) => {
    const value = query.get(parameter) ?? '';
    return COLOUR.test(value) ? variables.map((variable) => `${variable}:#${value}`) : [];
  });
  return set.length === 0 ? undefined : `:root{${set.join(';')}}`;
};

const themeOf = (query: URLSearchParams): { readonly theme?: 'light' | 'dark' } => {
  const theme = query.get('theme');
  return theme === 'light' || theme === 'dark' ? { theme } : {};
};

/** A frame for other websites: the standings, or the pairings of the round that is on. */
export const embedPage: Page = async ({ parameters, query }, context) => {
  const event = await askTournament(parameters['tournament'] ?? '', context);
  if (!event.ok) return event;
  const { id, name, version, state } = event.value;
  const style = styleOf(query);
  return livePage(version, async () => {
    const nameFor = namesOf(event.value);
    const now = query.get('show') === 'pairings' ? await askCurrentRound(event.value, context) : null;
    const table = await call(standings, { tournament: id }, context);
    return {
      title: name,
      shell: 'FRAME',
      isLive: true,
      scripts: ['frame'],
      ...themeOf(query),
      ...(style !== undefined && { style }),
      main: html`<h1 class="event-name">
          <a href="${addressOf(id)}" target="_blank" rel="noopener">${nameOf(name)}</a>
        </h1>
        ${
          now?.ok
            ? pairingsTable(now.value, nameFor, false)
            : table.ok &&
              standingsTable({
                ...table.value,
                before: [],
                nameOf: nameFor,
                linkOf: (entrant) => nearAddressOf(id, 1, 'entrants', entrant),
                caption: standingsCaption(table.value, state === 'FINISHED'),
              })
        }
        <p class="by"><a href="/" target="_blank" rel="noopener">${messages.brand}</a></p>`,
    };
  });
};
