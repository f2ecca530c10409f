import { textWidth } from '../../../src/domain/pictures/text-width';

/** A text of a picture and the box that it takes at most, read out of the SVG. */
export interface ShownText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

const decoded = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

/** Every text element of the picture. */
export const shownTexts = (svg: string): readonly ShownText[] =>
  [...svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].map(([, tag = '', content = '']) => {
    const text = decoded(content);
    const [x, y, size] = ['x', 'y', 'font-size'].map((name) => Number(attribute(tag, name))) as [
      number,
      number,
      number,
    ];
    const width = textWidth(text, size);
    const anchor = attribute(tag, 'text-anchor');
    const before = anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0;
    return attribute(tag, 'transform') === undefined
      ? { text, left: x - before, right: x - before + width, top: y - size, bottom: y + size * 0.25 }
      : { text, left: x - size, right: x + size * 0.25, top: y - (width - before), bottom: y + before };
  });
