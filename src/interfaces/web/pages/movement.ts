import { refused } from '../../../shared/result';
import { html } from '../html';
import { messages } from '../messages';
import { addressOf, eventHeader, eventPage, pageOfEvent } from '../parts/event';
import { movementPicture } from '../parts/movement';
import { eventPictureSource, pictureTable, widePicture } from '../parts/picture';
import { livePage, svgFile } from '../reply';

const texts = messages.movement;

/** The picture of the movement as a file. */
export const movementSvg = pageOfEvent(async (event, _, context) => {
  const picture = await movementPicture(event, 'AUTO', context);
  if (picture === null) return refused({ code: 'NOT_FOUND', kind: 'started round', id: '1' });
  return svgFile(picture.svg, { cache: 'live', version: event.version });
});

/** Standings movement: the picture, and the same as a table. */
export const movementPage = pageOfEvent((event, _, context) => {
  const { id, name, version, visibility } = event;
  const isOpen = visibility === 'PUBLIC';
  const source = `${addressOf(id, 'movement.svg')}?v=${encodeURIComponent(version)}`;
  return livePage(version, async () => {
    const picture = await movementPicture(event, 'AUTO', context);
    const shown =
      picture &&
      html`<p class="lead">${texts.lead}</p>
        ${widePicture({ ...picture, title: texts.title }, eventPictureSource(event, source))}
        ${
          isOpen &&
          html`<p class="buttons">
            <a href="${addressOf(id, 'movement.svg')}">${texts.asSvg}</a>
            <a href="/movement/${encodeURIComponent(id)}.png">${texts.asPng}</a>
          </p>`
        }
        ${pictureTable({ title: texts.title, table: picture.table })}`;
    return eventPage(event, {
      title: `${texts.title}: ${name}`,
      isLive: true,
      main: html`${eventHeader(event, 'MOVEMENT')} ${shown ?? html`<p class="lead">${texts.tooEarly}</p>`}`,
    });
  });
});
