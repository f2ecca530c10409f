import { ok } from '../../../shared/result';
import { html } from '../html';
import { messages } from '../messages';
import { addressOf, askTournament, eventHeader } from '../parts/event';
import { movementPicture } from '../parts/movement';
import type { Page } from '../reply';

const words = messages.movement;

/** Standings movement: the picture, and the same as a table. */
export const movementPage: Page = async ({ parameters }, context) => {
  const event = await askTournament(parameters['tournament'] ?? '', context);
  if (!event.ok) return event;
  const { id, name, version } = event.value;
  return ok({
    kind: 'PAGE',
    cache: 'live',
    version,
    page: async () => {
      const picture = await movementPicture(event.value, 'AUTO', context);
      return {
        title: `${words.title}: ${name}`,
        isLive: true,
        main: html`${eventHeader(event.value, 'MOVEMENT')}
        ${
          picture === null
            ? html`<p class="lead">${words.tooEarly}</p>`
            : html`<p class="lead">${words.lead}</p>
                <img
                  class="picture"
                  src="${addressOf(id, 'movement.svg')}?v=${encodeURIComponent(version)}"
                  width="${picture.width}"
                  height="${picture.height}"
                  alt="${picture.description} ${words.alsoTable}"
                />
                <p>
                  <a href="${addressOf(id, 'movement.svg')}">${words.asSvg}</a>
                  <a href="/movement/${encodeURIComponent(id)}.png">${words.asPng}</a>
                </p>
                <details>
                  <summary>${words.table}</summary>
                  <div class="scroll" tabindex="0" role="region" aria-label="${words.table}">
                    <table class="movement">
                      <caption class="hidden">
                        ${words.title}
                      </caption>
                      <thead>
                        <tr>
                          ${picture.table.columns.map((column) => html`<th scope="col">${column}</th>`)}
                        </tr>
                      </thead>
                      <tbody>
                        ${picture.table.rows.map(
                          ([first, ...cells]) =>
                            html`<tr>
                              <th scope="row"><bdi>${first}</bdi></th>
                              ${cells.map((cell) => html`<td>${cell}</td>`)}
                            </tr>`,
                        )}
                      </tbody>
                    </table>
                  </div>
                </details>`
        }`,
      };
    },
  });
};
