import type { Tournament } from '../../../app/kernel/generated/answers';
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

/** The address of a picture of an event. That of a private event is asked for by a script, with the token this browser keeps. */
export const eventPictureSource = ({ visibility }: Pick<Tournament, 'visibility'>, source: string): Html =>
  visibility === 'PUBLIC' ? html`src="${source}"` : html`data-private="${source}"`;

/** A wide picture that stands by itself, with the attribute that says where it is; a table near it has its numbers. */
export const widePicture = (
  { title, width, height, description }: Omit<Picture, 'svg' | 'table'>,
  source: Html,
): Html =>
  scroll(
    title,
    html`<img
      class="picture"
      ${source}
      width="${width}"
      height="${height}"
      alt="${description} ${texts.alsoTable}"
    />`,
  );

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
