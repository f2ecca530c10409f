import type { EventStage } from '../../../app/kernel/generated/answers';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { bracketView } from './bracket';
import { crosstableView } from './crosstable';
import { addressOf, namesList } from './event';
import { type StageBook, plainNames } from './stage-book';
import { row, table } from './table';

/** A stage as a part of a page, and the places that the stages have come to. */

const texts = messages.stages;

/** The places by the last stage that has begun; nothing before the first. */
export const placesTable = ({ event, places }: StageBook): Html | false => {
  const names = plainNames(event);
  return (
    places.length > 0 &&
    table({
      className: 'places',
      caption: event.state === 'FINISHED' ? texts.finalPlaces : texts.placesSoFar,
      columns: [texts.place, texts.entrant],
      rows: places.map(({ place, entrants }) =>
        row(texts.samePlace(place, entrants.length), html`${namesList(entrants.map(names))}`),
      ),
    })
  );
};

/** The address of the picture of a stage. */
const stagePicture = (id: string, { by, number }: Pick<EventStage, 'by' | 'number'>): string =>
  `${addressOf(id, by === 'KNOCK_OUT' ? 'bracket.svg' : 'crosstable.svg')}?stage=${number}`;

const played = (book: StageBook, stage: EventStage): Html => {
  const { id, visibility } = book.event;
  return html`${
    stage.by === 'KNOCK_OUT'
      ? bracketView(book, stage)
      : stage.groups.map((group) => crosstableView(book, stage, group))
  }
  ${visibility === 'PUBLIC' && html`<p class="buttons"><a href="${stagePicture(id, stage)}">${texts.asPicture}</a> <a href="/cards/stages/${encodeURIComponent(id)}.${String(stage.number)}.png">${texts.asPng}</a></p>`}`;
};

/** One stage: how it is played, then its bracket or its crosstables. */
export const stageSection = (book: StageBook, stage: EventStage): Html => {
  const { name, by, from, to, fieldReason, groups } = stage;
  return html`<section class="stage" aria-label="${name}">
    <h2><bdi>${name}</bdi> <small>${texts.kinds[by]}, ${texts.rounds(from, to)}</small></h2>
    ${fieldReason !== null && html`<p class="note">${texts.fieldReason(fieldReason)}</p>`}
    ${groups.length === 0 ? html`<p>${texts.notBegun}</p>` : played(book, stage)}
  </section>`;
};
