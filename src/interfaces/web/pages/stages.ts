import type { EventStage } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import type { Picture } from '../../../domain/pictures';
import { refused } from '../../../shared/result';
import { html } from '../html';
import { messages } from '../messages';
import { bracketPicture } from '../parts/bracket';
import { crosstablePicture } from '../parts/crosstable';
import { eventHeader, eventPage, pageOfEvent } from '../parts/event';
import { type StageBook, stageBook } from '../parts/stage-book';
import { placesTable, stageSection } from '../parts/stages';
import { livePage, svgFile } from '../reply';

const texts = messages.stages;

/** The stages of an event, the last one that has begun first: brackets, crosstables and the places so far. */
export const stagesPage = pageOfEvent((event, _, context) =>
  livePage(event.version, async () => {
    const book = await stageBook(event, context);
    const begun = book.ok ? book.value.stages.filter(({ groups }) => groups.length > 0).toReversed() : [];
    const ahead = book.ok ? book.value.stages.filter(({ groups }) => groups.length === 0) : [];
    return eventPage(event, {
      title: `${texts.title}: ${event.name}`,
      isLive: true,
      main: html`${eventHeader(event, 'STAGES')}
      ${
        book.ok
          ? html`${placesTable(book.value)}
            ${[...begun, ...ahead].map((stage) => stageSection(book.value, stage))}`
          : html`<p class="lead">${texts.none}</p>`
      }`,
    });
  }),
);

/** A picture of the stage that the query names by its number, or of the last one that has begun and that can be drawn so. */
const pictureOfStage = (
  isDrawn: (stage: EventStage) => boolean,
  draw: (book: StageBook, stage: EventStage) => Picture,
) =>
  pageOfEvent(async (event, { query }, context: StoredContext) => {
    const book = await stageBook(event, context);
    if (!book.ok) return book;
    const asked = query.get('stage');
    const stage = book.value.stages.findLast(
      (one) => isDrawn(one) && (asked === null || String(one.number) === asked),
    );
    if (!stage) return refused({ code: 'NOT_FOUND', kind: 'stage', id: asked ?? '1' });
    const { svg } = draw(book.value, stage);
    return svgFile(svg, { cache: 'live', version: `${event.version}.${stage.number}` });
  });

/** The bracket of a knock-out as a file. */
export const bracketSvg = pictureOfStage(
  ({ bracket }) => bracket.length > 0,
  (book, stage) => bracketPicture(book, stage, 'AUTO'),
);

/** The crosstables of a stage as a file. */
export const crosstableSvg = pictureOfStage(
  ({ by, groups }) => by !== 'KNOCK_OUT' && groups.length > 0,
  (book, stage) => crosstablePicture(book, stage, 'AUTO'),
);
