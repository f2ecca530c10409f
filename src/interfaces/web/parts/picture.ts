import type { Picture } from '../../../domain/pictures';
import { type Html, html } from '../html';
import { messages } from '../messages';

const texts = messages.pictures;

/** A picture's numbers as a table, for who cannot see it. */
export const pictureTable = ({ title, table }: Pick<Picture, 'title' | 'table'>): Html =>
  html`<details>
    <summary>${texts.table}</summary>
    <div class="scroll" tabindex="0" role="region" aria-label="${title}">
      <table class="movement">
        <caption class="hidden">
          ${title}
        </caption>
        <thead>
          <tr>
            ${table.columns.map((column) => html`<th scope="col">${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${table.rows.map(
            ([first, ...cells]) =>
              html`<tr>
                <th scope="row"><bdi>${first}</bdi></th>
                ${cells.map((cell) => html`<td>${cell}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;

/** A picture out of a file of ours, what is to be seen in it in words, and its numbers as a table. */
export const figure = (
  picture: Pick<Picture, 'title' | 'description' | 'table' | 'width' | 'height'>,
  source: string,
): Html =>
  html`<figure>
    <div class="scroll" tabindex="0" role="region" aria-label="${picture.title}">
      <img
        class="picture"
        loading="lazy"
        src="${source}"
        width="${picture.width}"
        height="${picture.height}"
        alt="${picture.description} ${texts.alsoTable}"
      />
    </div>
    ${pictureTable(picture)}
  </figure>`;
