import { html } from '../html';
import { messages } from '../messages';
import { addressOf, askTournament, eventHeader } from '../parts/event';
import { eventSocial } from '../parts/event-facts';
import { movementPicture } from '../parts/movement';
import { pictureTable } from '../parts/picture';
import { type Page, livePage } from '../reply';

const texts = messages.movement;

/** Standings movement: the picture, and the same as a table. */
export const movementPage: Page = async ({ parameters }, context) => {
  const event = await askTournament(parameters['tournament'] ?? '', context);
  if (!event.ok) return event;
  const { id, name, version, visibility } = event.value;
  const isOpen = visibility === 'PUBLIC';
  const source = `${addressOf(id, 'movement.svg')}?v=${encodeURIComponent(version)}`;
  return livePage(version, async () => {
    const picture = await movementPicture(event.value, 'AUTO', context);
    return {
      title: `${texts.title}: ${name}`,
      isLive: true,
      ...eventSocial(event.value),
      main: html`${eventHeader(event.value, 'MOVEMENT')}
      ${
        picture === null
          ? html`<p class="lead">${texts.tooEarly}</p>`
          : html`<p class="lead">${texts.lead}</p>
              <div class="scroll" tabindex="0" role="region" aria-label="${texts.title}">
                <img
                  class="picture"
                  ${isOpen ? html`src="${source}"` : html`data-private="${source}"`}
                  width="${picture.width}"
                  height="${picture.height}"
                  alt="${picture.description} ${messages.pictures.alsoTable}"
                />
              </div>
              ${
                isOpen &&
                html`<p class="buttons">
                  <a href="${addressOf(id, 'movement.svg')}">${texts.asSvg}</a>
                  <a href="/movement/${encodeURIComponent(id)}.png">${texts.asPng}</a>
                </p>`
              }
              ${pictureTable({ title: texts.title, table: picture.table })}`
      }`,
    };
  });
};
