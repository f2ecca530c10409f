import { call } from '../../../app/kernel/use-case';
import { standings } from '../../../app/tournaments/standings/standings';
import type { Tournament } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { embedLook } from '../parts/embed-look';
import { addressOf, nameOf, namesOf, pageOfEvent } from '../parts/event';
import { pairingsTable } from '../parts/pairings-table';
import { askCurrentRound } from '../parts/rounds';
import { knockOutOf, stageBook } from '../parts/stage-book';
import { stageSection } from '../parts/stages';
import { standingsCaption, standingsTable } from '../parts/standings-table';
import { livePage } from '../reply';

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
      ...embedLook(query),
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
