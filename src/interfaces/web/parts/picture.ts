import type { Picture } from '../../../domain/pictures';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { scroll } from './layout-parts';
import { plainTable, row } from './table';

const texts = messages.pictures;

/** A picture's numbers as a table, for those who cannot see it. */
export const pictureTable = ({ title, table }: Pick<Picture, 'title' | 'table'>): Html =>
  html`<details>
    <summary>${texts.table}</summary>
    ${scroll(
      title,
      plainTable({
        className: 'movement',
        caption: title,
        hasHiddenCaption: true,
        columns: table.columns,
        rows: table.rows.map(([first, ...cells]) => row(html`<bdi>${first}</bdi>`, ...cells)),
      }),
    )}
  </details>`;

/** A picture as wide as a phone keeps its size on a wide screen, and never moves sideways. */
const NARROW = 400;

/** A picture out of a file of ours, its description, and its numbers as a table. */
export const figure = (picture: Omit<Picture, 'svg'>, source: string): Html =>
  html`<figure>
    ${scroll(
      picture.title,
      html`<img
        class="${picture.width > NARROW ? 'picture' : 'picture narrow'}"
        loading="lazy"
        src="${source}"
        width="${picture.width}"
        height="${picture.height}"
        alt="${picture.description} ${texts.alsoTable}"
      />`,
    )}
    ${pictureTable(picture)}
  </figure>`;
